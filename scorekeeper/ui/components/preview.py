"""What the hand would give, before it is saved; or what to tap next."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import sentence

TWO_LINES, THREE_LOW = 36, 48
"""How high it is; on a phone lying down it is smaller, and narrower."""

EM = 0.5
"""How wide a letter of it is, in sizes of type."""


def preview(
    said: str, warning: str, names: tuple[tuple[str, str], ...], lines: int, width: float
) -> ft.Control:
    """On so many lines, or as many as it takes where `lines` is 0.

    Where not all has room, how the hand may end the match goes before what each number of tricks
    shows anyway, and then long names are shortened; a screen reader is told everything.
    """
    three = lines > 2  # noqa: PLR2004
    size = theme.CAPTION if three else theme.BODY - 2
    whole = drawn = f"{said} {warning}".strip()
    if lines:
        drawn = _fitting((whole, warning or whole), names, lines, int(width / (size * EM)))
    return ft.Container(
        height=(THREE_LOW if three else TWO_LINES) if lines else None,
        alignment=ft.Alignment.CENTER_LEFT,
        content=ft.Semantics(
            identifier=ids.RECORD_PREVIEW,
            container=True,
            live_region=True,
            label=None if drawn == whole else whole,
            exclude_semantics=drawn != whole,
            content=sentence(drawn, size=size, strong=bool(warning), lines=lines or None),
        ),
    )


def _fitting(
    ways: Iterable[str], names: tuple[tuple[str, str], ...], lines: int, letters: int
) -> str:
    """The first of these texts for which there is room; else the last with its names shortened."""
    text = ""
    for text in ways:
        if len(wrap(text, letters)) <= lines:
            return text
    for name, short in names:
        if len(wrap(text, letters)) > lines:
            text = text.replace(name, short)
    return text
