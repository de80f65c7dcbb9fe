"""What `flet build` reads, so far as it can be judged without its SDK."""

import re
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CONFIG: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FLET: dict[str, Any] = CONFIG["tool"]["flet"]
SHIPPED = {"LICENSE", "assets", "main.py", "scorekeeper"}


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """Every package that installing this one brings along."""
    found: set[str] = set()
    to_do = [(name, extras)]
    while to_do:
        package, wanted = to_do.pop()
        for line in requires(package) or []:
            requirement = Requirement(line)
            environments = [{"extra": extra} for extra in ("", *wanted)]
            marker = requirement.marker
            if marker and not any(marker.evaluate(where) for where in environments):
                continue
            dependency = canonicalize_name(requirement.name)
            if dependency not in found:
                found.add(dependency)
                to_do.append((dependency, frozenset(requirement.extras)))
    return found


def test_the_app_begins_at_a_file_that_is_there() -> None:
    assert (ROOT / f"{FLET['app']['module']}.py").is_file()


def test_the_names_are_a_persons_and_a_systems() -> None:
    assert FLET["product"] == "500 Scorekeeper"
    assert re.fullmatch(r"[a-z]+(\.[a-z]+){2,}", FLET["bundle_id"])
    assert FLET["bundle_id"].startswith(FLET["org"] + ".")
    assert re.fullmatch(r"[a-z]+", FLET["artifact"])


def test_the_app_asks_for_no_permission() -> None:
    assert FLET["permissions"] == []
    assert "permission" not in FLET.get("android", {})
    assert "info" not in FLET.get("ios", {})


@pytest.mark.parametrize(
    "colour", [FLET["icon_background"], FLET["splash"]["color"], FLET["splash"]["dark_color"]]
)
def test_colours_are_colours(colour: str) -> None:
    assert re.fullmatch(r"#[0-9A-Fa-f]{6}", colour)


def test_only_the_app_is_shipped() -> None:
    at_the_top = {path.partition("/")[0] for path in tracked()}
    seen = {name for name in at_the_top if not name.startswith(".")}
    assert seen - set(FLET["app"]["exclude"]) == SHIPPED


def test_a_phone_carries_no_client_for_desktop_or_browser() -> None:
    carried = needed(CONFIG["project"]["name"])
    assert "flet" in carried
    assert not carried & {"flet-cli", "flet-desktop", "flet-web", "fastapi", "uvicorn"}


def test_the_app_extra_brings_both_clients() -> None:
    assert {"flet-desktop", "flet-web"} <= needed(CONFIG["project"]["name"], frozenset({"app"}))


def test_every_package_of_a_checkout_is_pinned() -> None:
    pinned = {
        canonicalize_name(Requirement(line).name)
        for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    }
    assert needed(CONFIG["project"]["name"], frozenset({"dev"})) - pinned == set()
