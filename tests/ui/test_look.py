"""The parts of a theme that we set are Flet's own, and no others are imported."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.messaging.protocol import configure_encode_object_for_msgpack

from scorekeeper.ui import look
from scorekeeper.ui.dress import room
from scorekeeper.ui.palette import DAY, LAMP, Palette

PLAIN = {"color_scheme": ft.ColorScheme, "page_transitions": ft.PageTransitionsTheme}
"""The parts that are plain names and values here, and classes of Flet's."""

DRESSED = """
import sys
from scorekeeper.ui.dress import room
from scorekeeper.ui.palette import DAY
room(DAY)
assert "flet.controls.theme" not in sys.modules
"""


@pytest.mark.parametrize("palette", [DAY, LAMP])
def test_a_client_is_told_the_same_as_of_flets_own_theme(palette: Palette) -> None:
    ours = room(palette)
    flets = in_flets_own(ours)
    assert isinstance(flets, ft.Theme)
    assert told(ours) == told(flets)


def test_dressing_imports_no_theme_of_flets() -> None:
    subprocess.run([sys.executable, "-c", DRESSED], check=True)


def in_flets_own(value: Any) -> Any:  # noqa: ANN401 - whatever a theme is made of
    """The same theme, made of Flet's own classes of the same names."""
    if type(value).__module__ != look.__name__:
        return value
    parts = {part.name: in_flets_own(getattr(value, part.name)) for part in fields(value)}
    plain = {name: kind(**parts[name]) for name, kind in PLAIN.items() if name in parts}
    return getattr(ft, type(value).__name__)(**parts | plain)


def told(value: object) -> Any:  # noqa: ANN401 - what a client reads
    """What a client is told of it."""
    encode = configure_encode_object_for_msgpack(ft.BaseControl)  # type: ignore[no-untyped-call]
    return msgpack.unpackb(msgpack.packb(value, default=encode), strict_map_key=False)
