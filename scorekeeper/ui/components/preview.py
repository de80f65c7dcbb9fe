"""What the hand would give, before it is saved; or what to tap next."""

from __future__ import annotations

from textwrap import wrap

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import sentence

TWO_LINES, THREE_LOW = 36, 48
"""How high it is; on a phone lying down it is smaller, and narrower."""

EM = 0.5
"""How wide a letter of it is, in sizes of type."""


def preview(said: str, warning: str, lines: int, width: float) -> ft.Control:
    """On so many lines, or as many as it takes where `lines` is 0.

    Where not all has room, how the hand may end the match goes before what each number of tricks
    shows anyway; a screen reader is told both.
    """
    three = lines > 2  # noqa: PLR2004
    size = theme.CAPTION if three else theme.BODY - 2
    whole = drawn = f"{said} {warning}".strip()
    if lines and warning and len(wrap(whole, int(width / (size * EM)))) > lines:
        drawn = warning
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
