"""One hand on the sheet."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.columns import NUMBER, in_lines, number_width
from scorekeeper.ui.components.hand_doors import hand_doors
from scorekeeper.ui.components.hand_in_lines import hand_in_lines, lines_height
from scorekeeper.ui.components.lettering import plain, sentence, slab, span, suit_color
from scorekeeper.ui.components.opened_hand import Resized
from scorekeeper.ui.components.points_cell import points_cell, size_in
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import HandLine
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import LINE
from scorekeeper.ui.words import sheet as said

HEIGHT = 52

BEFELL = 18
"""How much higher a row is that has a line more, for what befell the hand."""

LONG = 8
"""A title of so many letters, ``Open Misère``, is written smaller."""

NARROW = 0.5
"""How wide a letter of a name is, in sizes of type."""


@piece
def ledger_row(
    line: HandLine,
    screen: Screen,
    share: float,
    across: int,
    on_tap: Callable[[ft.ControlEvent], None],
    on_open: Resized,
    *,
    why: tuple[str, ...],
) -> ft.Control:
    """A hand's row; when it is opened, what can be done with it, and why it scored so.

    Args:
        line: the hand.
        screen: what it is looked at on.
        share: how wide a side's column is, at normal text size.
        across: how many totals stand side by side above.
        on_tap: opens it, or closes it.
        on_open: is told how high it lies below the row, once that is drawn.
        why: the sentences that explain it, when it is open.
    """
    row = tap(
        ids.sheet_hand(line.number),
        line.label,
        ft.Row(
            spacing=0,
            controls=[
                plain(
                    str(line.number),
                    size=theme.CAPTION,
                    color=theme.PENCIL,
                    align=ft.TextAlign.CENTER,
                    width=number_width(screen),
                ),
                *_content(line, screen, share, across, theme.CARD if why else theme.PAPER),
            ],
        ),
        on_tap,
        style=LINE,
        data=line.number,
        height=None if screen.text >= LARGE_TEXT else row_height(line, screen, across),
        expanded=bool(why),
    )
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        bgcolor=theme.CARD if why else None,
        content=ft.Column(spacing=0, controls=[row, _opened(line, screen, why, on_open)])
        if why
        else row,
    )


def _content(
    line: HandLine, screen: Screen, share: float, across: int, paper: ft.ColorValue
) -> tuple[ft.Control, ...]:
    """What was played and the points: in columns, or in lines as the totals stand."""
    if in_lines(len(line.totals)):
        return (hand_in_lines(line, across, share * across * screen.text, screen, paper),)
    return (
        _what(line, screen, share),
        *(
            points_cell(points, beside, total, share, counts=line.counts)
            for points, beside, total in zip(line.points, line.beside, line.totals, strict=True)
        ),
    )


def row_height(line: HandLine, screen: Screen, across: int) -> float:
    """How high a hand's row is."""
    sides = len(line.totals)
    if in_lines(sides):
        return screen.line(lines_height(sides, across, screen))
    return screen.line(HEIGHT + BEFELL if line.mishaps else HEIGHT)


def hand_share(sides: int) -> int:
    """How wide the hand's column is, against 2 for each side's."""
    return 3 if sides == 2 else 2 + sides // 2  # noqa: PLR2004


def _what(line: HandLine, screen: Screen, share: float) -> ft.Control:
    ink = theme.INK if line.counts else theme.PENCIL
    small = theme.CAPTION + 1
    size = size_in(share) if len(line.title) < LONG else min(size_in(share), theme.BODY - 1)
    mark = {True: f" ✓ {line.taken}", False: f" × {line.taken}", None: ""}[line.made]
    return ft.Container(
        expand=hand_share(len(line.totals)),
        padding=ft.Padding.only(left=theme.SMALL),
        content=slab(
            line.title,
            size=size,
            color=suit_color(line.title, ink),
            lines=(2 if screen.text < LARGE_TEXT else 3) + bool(line.mishaps),
            more=[
                span(mark, small + 1, theme.GREEN if line.made else theme.RED, theme.STRONG),
                span(f"\n{_who(line, small, share)}", small, theme.PENCIL),
            ],
        ),
    )


def _who(line: HandLine, size: float, share: float) -> str:
    """Who played, as there is room for it: a long name would break inside a word."""
    room = share * hand_share(len(line.totals)) / 2 - theme.SMALL
    letters = int(room / (size * NARROW))
    who = said.together_in(line.who, letters, alone=line.alone)
    return f"{who}\n{said.befell_in(line.mishaps, letters)}" if line.mishaps else who


def _opened(
    line: HandLine,
    screen: Screen,
    why: tuple[str, ...],
    on_open: Resized,
) -> ft.Control:
    # The doors first: an explanation can be longer than the sheet is high.
    return ft.Container(
        on_size_change=on_open,
        content=ft.Column(spacing=0, controls=[_doors(line, screen), _why(why)]),
    )


def _why(reasons: tuple[str, ...]) -> ft.Control:
    return ft.Semantics(
        identifier=ids.HAND_EXPLAIN,
        live_region=True,
        container=True,
        content=ft.Container(
            bgcolor=theme.CARD,
            padding=ft.Padding.only(left=NUMBER + 12, right=theme.GAP, bottom=theme.GAP),
            content=ft.Column(
                spacing=theme.HAIR,
                controls=[sentence(reason) for reason in reasons],
            ),
        ),
    )


def _doors(line: HandLine, screen: Screen) -> ft.Control:
    return ft.Container(
        bgcolor=theme.CARD,
        padding=ft.Padding.only(left=theme.SMALL, right=theme.SMALL, top=2, bottom=theme.SMALL),
        content=hand_doors(line.number, screen),
    )
