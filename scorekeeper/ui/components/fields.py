"""Fields to write in, ruled like the rest of the pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import FALLBACK, plain
from scorekeeper.ui.drawable import can_draw, letters
from scorekeeper.ui.words import naming
from scorekeeper.ui.writing import sized, writing

BORDER: dict[ft.ControlState, ft.InputBorder] = {
    ft.ControlState.FOCUSED: ft.UnderlineInputBorder(side=ft.BorderSide(3, theme.FOCUS)),
    ft.ControlState.DEFAULT: ft.UnderlineInputBorder(side=ft.BorderSide(1, theme.PENCIL)),
}


def field(
    identifier: str,
    label: str,
    value: str,
    on_change: Callable[[ft.ControlEvent], None],
    *,
    data: object = None,
    hint: str | None = None,
    number: bool = False,
    names: bool = True,
    longest: int = 40,
    on_submit: Callable[[ft.ControlEvent], None] | None = None,
    expand: int | bool | None = None,
    keep: Callable[[ft.TextField], None] | None = None,
) -> ft.Control:
    """One line to write on; `keep` is given the field, for whoever sends the keyboard there."""
    line = ft.TextField(
        label=label,
        value=value,
        data=data,
        hint_text=hint,
        on_change=cast("Any", on_change),
        on_submit=cast("Any", on_submit),
        max_length=longest,
        helper=_beside(value, longest, number=number),
        # A container in its place would push what is said beside the field out of sight.
        counter="",
        # A phone's keyboard for numbers has no minus; the one for dates has, and figures.
        keyboard_type=(
            ft.KeyboardType.DATETIME
            if number
            else ft.KeyboardType.NAME
            if names
            else ft.KeyboardType.TEXT
        ),
        capitalization=ft.TextCapitalization.WORDS if names else ft.TextCapitalization.SENTENCES,
        autocorrect=False,
        border=BORDER,
        text_style=ft.TextStyle(
            font_family=theme.SLAB,
            font_family_fallback=FALLBACK,
            size=sized(theme.LEAD),
            color=theme.INK,
        ),
        label_style=ft.TextStyle(
            font_family=theme.SANS, size=sized(theme.BODY), color=theme.PENCIL
        ),
        cursor_color=theme.INK,
        content_padding=ft.Padding.only(top=theme.GAP, bottom=theme.SMALL, left=4),
    )
    if keep is not None:
        keep(line)
    return ft.MergeSemantics(
        expand=expand, content=ft.Semantics(identifier=identifier, content=line)
    )


def _beside(value: str, longest: int, *, number: bool) -> ft.Text | None:
    """What is to be said of a text that is written here."""
    if number:
        return None
    said = [
        *([naming.UNDRAWN] if writing().poor and not can_draw(value) else ()),
        *([naming.full(longest)] if letters(value) >= longest else ()),
    ]
    return plain(" ".join(said), size=theme.CAPTION, color=theme.PENCIL) if said else None
