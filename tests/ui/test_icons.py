"""The icons are Flet's own, and no others are asked of it."""

from pathlib import Path

import flet as ft
import pytest

import scorekeeper.ui
from scorekeeper.ui.icons import Icons


@pytest.mark.parametrize("icon", Icons)
def test_an_icon_is_the_one_of_its_name(icon: Icons) -> None:
    assert icon.value == getattr(ft.Icons, icon.name).value


def test_flet_is_never_made_to_read_all_its_icons() -> None:
    folder = Path(next(iter(scorekeeper.ui.__path__)))
    sources = {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert [name for name, source in sources.items() if "ft.Icons" in source] == []
