"""The package as it is shipped: compiled files alone, or read from a zip."""

import compileall
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.build import build_wheel

ROOT = Path(__file__).parents[2]

LOOK = """
import pkgutil, sys
from importlib import import_module

import scorekeeper
assert scorekeeper.__file__.startswith(sys.argv[1]), scorekeeper.__file__
for module in pkgutil.walk_packages(scorekeeper.__path__, "scorekeeper."):
    if not module.name.endswith("__main__"):
        import_module(module.name)

from scorekeeper.shipped import assets_folder
from scorekeeper.ui.host.first_page import open_history
open_history()
print(*sorted(path.name for path in assets_folder().iterdir()), sep="\\n")
"""


def run_in(layout: Path, *arguments: str) -> str:
    """Run Python with the package from there and nowhere else, and answer what it said."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=layout.parent,
        env={**os.environ, "PYTHONPATH": str(layout), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        yield folder / build_wheel(str(folder))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its assets as `flet build` stages them."""
    staged = tmp_path_factory.mktemp("staged")
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "scorekeeper", staged / "scorekeeper", ignore=unwanted)
    shutil.copytree(ROOT / "assets", staged / "assets")
    assert compileall.compile_dir(staged, legacy=True, quiet=1)
    for source in staged.rglob("*.py"):
        source.unlink()
    return staged


@pytest.mark.parametrize("layout", ["compiled", "wheel"])
def test_everything_is_found(layout: str, request: pytest.FixtureRequest) -> None:
    place: Path = request.getfixturevalue(layout)
    found = run_in(place, "-c", LOOK, str(place)).splitlines()
    assert set(found) == {path.name for path in (ROOT / "assets").iterdir()}


@pytest.mark.parametrize("layout", ["compiled", "wheel"])
def test_the_command_line_answers(layout: str, request: pytest.FixtureRequest) -> None:
    place: Path = request.getfixturevalue(layout)
    assert "au_pagat" in run_in(place, "-m", "scorekeeper", "presets")


def test_the_wheel_has_the_licences_and_the_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "scorekeeper/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests", "docs"))]
