"""Writing on the pad: the slab hand for titles and totals, the plain one for the rest."""

from __future__ import annotations

import re

import flet as ft

from scorekeeper.ui import theme

SUITS = re.compile("([♠♣♦♥])")
RED_SUITS = "♦♥"
FALLBACK = [theme.STRONG]
"""The slab hand has no suits; the strong plain one has."""


def slab(
    text: str,
    *,
    size: float = theme.TITLE,
    color: ft.ColorValue = theme.INK,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    more: list[ft.TextSpan] | None = None,
    expand: int | None = None,
    width: float | None = None,
) -> ft.Text:
    """A title, a name on the sheet, a total; `more` goes on in another hand."""
    return ft.Text(
        text,
        spans=more,
        size=size,
        color=color,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
        font_family=theme.SLAB,
        font_family_fallback=FALLBACK,
        expand=expand,
        width=width,
    )


def plain(
    text: str,
    *,
    size: float = theme.BODY,
    color: ft.ColorValue = theme.INK,
    strong: bool = False,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: int | None = None,
    width: float | None = None,
) -> ft.Text:
    """Everything else that is written."""
    return ft.Text(
        text,
        size=size,
        color=color,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
        font_family=theme.STRONG if strong else theme.SANS,
        expand=expand,
        width=width,
    )


def sentence(
    text: str,
    *,
    size: float = theme.BODY,
    color: ft.ColorValue = theme.INK,
    strong: bool = False,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Text:
    """A sentence with the red suits in it red."""
    if not any(suit in text for suit in RED_SUITS):
        return plain(text, size=size, color=color, strong=strong, lines=lines, align=align)
    family = theme.STRONG if strong else theme.SANS
    return ft.Text(
        spans=[
            span(part, size, theme.RED if part in RED_SUITS else color, family)
            for part in SUITS.split(text)
            if part
        ],
        semantics_label=text,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
    )


def span(text: str, size: float, color: ft.ColorValue, family: str = theme.SANS) -> ft.TextSpan:
    """A part of a text, in a hand of its own."""
    return ft.TextSpan(text, style=ft.TextStyle(size=size, color=color, font_family=family))


def suit_color(contract: str, color: ft.ColorValue) -> ft.ColorValue:
    """Red for a contract in a red suit, like the index of its cards."""
    return theme.RED if contract[-1:] in RED_SUITS else color


def _overflow(lines: int | None) -> ft.TextOverflow:
    """Too long a text ends in dots; one that may take any number of lines never is."""
    return ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.VISIBLE
