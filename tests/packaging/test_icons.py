"""The icons: of the sizes and kinds that each platform asks for."""

import json
from pathlib import Path

import pytest
from PIL import Image

ASSETS = Path(__file__).parents[2] / "assets"
MANIFEST = json.loads((ASSETS / "manifest.json").read_text("utf-8"))
SMALL_SIZES_OF_WINDOWS = {(n, n) for n in (16, 24, 32, 48, 64, 128, 256)}


@pytest.mark.parametrize("name", ["icon.png", "icon_android.png", "icon_ios.png", "splash.png"])
def test_what_is_scaled_down_is_large_and_square(name: str) -> None:
    with Image.open(ASSETS / name) as icon:
        assert icon.format == "PNG"
        assert icon.width == icon.height >= 1024


def test_the_icon_of_an_iphone_fills_its_square() -> None:
    with Image.open(ASSETS / "icon_ios.png") as icon:
        assert "A" not in icon.getbands()


def test_windows_finds_each_size_it_shows() -> None:
    with Image.open(ASSETS / "icon_windows.ico") as icon:
        assert icon.info["sizes"] >= SMALL_SIZES_OF_WINDOWS


@pytest.mark.parametrize("entry", MANIFEST["icons"], ids=lambda entry: entry["src"])
def test_the_browsers_icons_are_as_large_as_they_say(entry: dict[str, str]) -> None:
    with Image.open(ASSETS / entry["src"]) as icon:
        assert f"{icon.width}x{icon.height}" == entry["sizes"]
        assert icon.get_format_mimetype() == entry["type"]


def test_a_browser_can_install_the_app() -> None:
    assert {entry["sizes"] for entry in MANIFEST["icons"]} >= {"192x192", "512x512"}
    assert any(entry.get("purpose") == "maskable" for entry in MANIFEST["icons"])
    assert (ASSETS / "favicon.png").is_file()


def test_nothing_of_flets_own_is_left_to_see() -> None:
    """The client falls back to its own picture where ours is missing."""
    import flet_web  # noqa: PLC0415

    web = Path(flet_web.get_package_web_dir())
    theirs = {path.relative_to(web) for path in (web / "icons").iterdir()}
    assert {path for path in theirs if not (ASSETS / path).is_file()} == set()
