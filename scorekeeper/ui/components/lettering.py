"""Writing on the pad: the slab hand for titles and totals, the plain one for the rest."""

from __future__ import annotations

import re

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.writing import drawable, sized, writing

SUITS = re.compile("([♠♣♦♥])")
TWO_COLORS: dict[str, ft.ColorValue] = {"♥": theme.RED, "♦": theme.RED}
FOUR_COLORS = TWO_COLORS | {"♦": theme.BLUE, "♣": theme.GREEN}
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
    shown = drawable(text)
    return ft.Text(
        shown,
        spans=more,
        semantics_label=_read_out(text, shown, more),
        size=sized(size),
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
    shown = drawable(text)
    return ft.Text(
        shown,
        semantics_label=_read_out(text, shown),
        size=sized(size),
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
    """A sentence with the suits in it coloured."""
    if not any(suit in text for suit in _suit_colors()):
        return plain(text, size=size, color=color, strong=strong, lines=lines, align=align)
    return ft.Text(
        spans=spans_of(text, size, color, theme.STRONG if strong else theme.SANS),
        semantics_label=text,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
    )


def span(text: str, size: float, color: ft.ColorValue, family: str = theme.SANS) -> ft.TextSpan:
    """A part of a text, in a hand of its own."""
    return ft.TextSpan(
        drawable(text), style=ft.TextStyle(size=sized(size), color=color, font_family=family)
    )


def spans_of(
    text: str, size: float, color: ft.ColorValue, family: str = theme.SANS
) -> list[ft.TextSpan]:
    """A text in parts, the suits in it coloured."""
    colors = _suit_colors()
    return [
        span(part, size, colors.get(part, color), family) for part in SUITS.split(text) if part
    ]


def suit_color(contract: str, color: ft.ColorValue) -> ft.ColorValue:
    """A contract is written in its suit's colour, like the index of its cards."""
    return _suit_colors().get(contract[-1:], color)


def _read_out(text: str, shown: str, more: list[ft.TextSpan] | None = None) -> str | None:
    """What is read out where it is not what is drawn."""
    if shown == text:
        return None
    return text + "".join(span.text or "" for span in more or ())


def _suit_colors() -> dict[str, ft.ColorValue]:
    """The suits that are not written in black."""
    return FOUR_COLORS if writing().four else TWO_COLORS


def _overflow(lines: int | None) -> ft.TextOverflow:
    """Too long a text ends in dots; one that may take any number of lines never is."""
    return ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.VISIBLE
