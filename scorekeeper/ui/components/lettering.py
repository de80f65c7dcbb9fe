"""Writing on the pad: the slab hand for titles and totals, the plain one for the rest."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import theme

SUITS = {"♠": theme.INK, "♣": theme.INK, "♦": theme.RED, "♥": theme.RED}


def _overflow(lines: int | None) -> ft.TextOverflow:
    """Too long a text ends in dots; one that may take any number of lines never is."""
    return ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.VISIBLE


def slab(
    text: str,
    *,
    size: float = theme.TITLE,
    color: ft.ColorValue = theme.INK,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    spoken: str | None = None,
) -> ft.Text:
    """A title, a name on the sheet, a total."""
    return ft.Text(
        text,
        size=size,
        color=color,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
        semantics_label=spoken,
        style=ft.TextStyle(
            font_family=theme.SLAB, font_family_fallback=[theme.STRONG], height=1.1
        ),
    )


def plain(
    text: str,
    *,
    size: float = theme.BODY,
    color: ft.ColorValue = theme.INK,
    strong: bool = False,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    spoken: str | None = None,
) -> ft.Text:
    """Everything else that is written."""
    return ft.Text(
        text,
        size=size,
        color=color,
        max_lines=lines,
        text_align=align,
        overflow=_overflow(lines),
        semantics_label=spoken,
        style=ft.TextStyle(font_family=theme.STRONG if strong else theme.SANS, height=1.25),
    )


def suited(
    text: str,
    *,
    size: float = theme.TITLE,
    color: ft.ColorValue = theme.INK,
    red: ft.ColorValue = theme.RED,
    more: tuple[ft.TextSpan, ...] = (),
    lines: int | None = 1,
    align: ft.TextAlign = ft.TextAlign.START,
    letters: Callable[[float, ft.ColorValue], ft.TextStyle] | None = None,
) -> ft.Text:
    """Words with suits among them, the red ones red; `more` follows in its own styles."""
    written = letters or slab_style
    spans: list[ft.TextSpan] = []
    run = ""
    for sign in text:
        if sign not in SUITS:
            run += sign
            continue
        if run:
            spans.append(ft.TextSpan(run, style=written(size, color)))
            run = ""
        ink = red if sign in "♦♥" else color
        spans.append(ft.TextSpan(sign, style=suit_style(size, ink)))
    if run:
        spans.append(ft.TextSpan(run, style=written(size, color)))
    return ft.Text(
        spans=[*spans, *more],
        semantics_label=text,
        max_lines=lines,
        overflow=_overflow(lines),
        text_align=align,
        style=written(size, color),
    )


def slab_style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    """The slab hand, for part of a line."""
    return ft.TextStyle(
        size=size,
        color=color,
        font_family=theme.SLAB,
        font_family_fallback=[theme.STRONG],
        height=1.1,
    )


def sans_style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    """The plain hand, strong, for part of a line."""
    return ft.TextStyle(size=size, color=color, font_family=theme.STRONG, height=1.1)


def suit_style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    """A suit among letters, never higher than their line."""
    return ft.TextStyle(size=size, color=color, font_family=theme.STRONG, height=0.9)


def strong_style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    """The plain hand, strong, in sentences."""
    return ft.TextStyle(size=size, color=color, font_family=theme.STRONG, height=1.25)


def body_style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    """The plain hand, for part of a line."""
    return ft.TextStyle(size=size, color=color, font_family=theme.SANS, height=1.25)


def sentence(
    text: str,
    *,
    size: float = theme.BODY,
    color: ft.ColorValue = theme.INK,
    strong: bool = False,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Text:
    """A sentence with its suits in their colours."""
    letters = strong_style if strong else body_style
    return suited(text, size=size, color=color, lines=lines, align=align, letters=letters)
