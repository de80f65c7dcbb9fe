"""Each side's total, to be read from across the table."""

from __future__ import annotations

from textwrap import wrap

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.board import Board
from scorekeeper.ui.components.columns import below_totals, number_width, per_row
from scorekeeper.ui.components.lettering import sentence, slab
from scorekeeper.ui.components.ring import ringed
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import SideTotal
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.words import sheet as said

SEVERAL = 3
"""From so many sides on, what the next hand could do for each stands below its total."""

LOW = 40
"""The largest a total is on a phone lying down."""

SMALLER, SMALLER_LOW = 46, 26
"""The same where they stand in two rows; on any other screen, and there."""

EM, LEAST = 0.62, 11
"""How wide a letter of a name is, in sizes of type; and the least of these."""

FIGURE, RING = 0.66, 0.6
"""How wide a figure of a total is, and the ring round them, likewise."""

LETTER = 6.1
"""How wide a letter of what a side may hope for is."""

HOPES_LOW = 4
"""So many lines of it have room on a phone lying down; the status says what needs more."""


@piece
def scoreboard(board: Board, width: float, screen: Screen) -> ft.Control:
    """The totals, large; below zero ringed, as on paper."""
    sides = board.sides
    across = per_row(len(sides), width / screen.text)
    lined = below_totals(len(sides), screen)
    left = number_width(screen) if lined else 0
    rows = [sides[first : first + across] for first in range(0, len(sides), across)]
    column = (width - left) / across
    room = column - (2 * theme.HAIR if lined else theme.WIDE)
    largest = (
        (LOW if screen.low else theme.TOTAL)
        if len(rows) == 1
        else (SMALLER_LOW if screen.low else SMALLER)
    )
    size = min(_fitting(side, largest, room, screen, lined=lined) for side in sides)
    decided = any(side.won for side in sides)
    hoping = (
        len(sides) >= SEVERAL and screen.text < LARGE_TEXT and not (screen.low and len(rows) > 1)
    )
    return ft.Column(
        spacing=0,
        controls=[
            ft.Row(
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                intrinsic_height=True,
                controls=[
                    *([_margin(left)] if lined else ()),
                    *(
                        _total(
                            side,
                            size,
                            (column if lined else width / len(row)) - 2 * theme.HAIR,
                            _lines(
                                row, (column if lined else width / len(row)) - theme.SMALL, screen
                            )
                            if hoping
                            else 0,
                            screen,
                            first=side is row[0],
                            decided=decided,
                        )
                        for side in row
                    ),
                    # A column goes on below its total: the last row has as many as the first.
                    *(
                        ft.Container(expand=1, border=ft.Border(left=ft.BorderSide(1, theme.RULE)))
                        for _ in range(across - len(row) if lined else 0)
                    ),
                ],
            )
            for row in rows
        ],
    )


def _fitting(
    side: SideTotal, largest: float, room: float, screen: Screen, *, lined: bool
) -> float:
    """How large a total may be, ring and all."""
    letters = len(words.number(side.total))
    if not lined:
        return screen.fit(largest, max(4, letters + (side.total < 0)), room * 0.9)
    ring = RING / FIGURE if side.total < 0 else 0
    return screen.fit(largest, max(3, letters) + ring, room, em=FIGURE)


def _margin(width: float) -> ft.Control:
    """The sheet's red margin, where its columns begin here."""
    edge = ft.Border(right=ft.BorderSide(1.5, theme.MARGIN))
    return ft.Container(width=width, border=edge)


def _lines(row: tuple[SideTotal, ...], room: float, screen: Screen) -> int:
    """How many lines are kept free in a row for what its sides may hope for."""
    letters = int(room / LETTER)
    lines = max(sum(len(wrap(part, letters)) for part in _hope(side).split("\n")) for side in row)
    return 0 if screen.low and lines > HOPES_LOW else lines


def _hope(side: SideTotal) -> str:
    return words.capital(said.OUT) if side.out else side.chance


def _total(
    side: SideTotal,
    size: float,
    room: float,
    hope_lines: int,
    screen: Screen,
    *,
    first: bool,
    decided: bool,
) -> ft.Control:
    return ft.Container(
        expand=1,
        padding=ft.Padding.symmetric(horizontal=theme.HAIR, vertical=theme.HAIR),
        border=None if first else ft.Border(left=ft.BorderSide(1, theme.RULE)),
        content=ft.Semantics(
            identifier=ids.sheet_total(side.number),
            label=said.total_label(side.name, side.total, out=side.out),
            exclude_semantics=True,
            content=ft.Column(
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                spacing=2,
                controls=[
                    _name(side.name, room, screen),
                    ft.Column(
                        spacing=3 if decided else 0,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            *_number(side, size * screen.text, size, decided=decided),
                            *([_below(side, hope_lines)] if hope_lines else ()),
                        ],
                    ),
                ],
            ),
        ),
    )


def _name(name: str, room: float, screen: Screen) -> ft.Text:
    """A side's name, written so that no word of it breaks."""
    largest = theme.BODY if screen.low else theme.LEAD
    one_line = screen.low and screen.text < LARGE_TEXT
    if one_line and len(name) * EM * LEAST > room:
        name = words.initials(name)
    letters = int(room / (EM * LEAST) / screen.text)
    if one_line and "&" not in name and len(name) > letters:
        name = words.fitting(name, letters)
    elif not one_line and _longest(name, one_line=False) > letters:
        name = words.fitting_each(name, letters)
    longest = _longest(name, one_line=one_line)
    fits = room / (longest * EM) / screen.text
    return slab(
        name,
        size=round(max(LEAST, min(largest, fits)), 1),
        lines=1 if one_line else 3 if "&" in name else 2,
        align=ft.TextAlign.CENTER,
    )


def _longest(name: str, *, one_line: bool) -> int:
    """How many letters stand on a line that cannot be broken."""
    return len(name) if one_line else max(map(len, name.replace("-", "- ").split()))


def _number(side: SideTotal, tall: float, size: float, *, decided: bool) -> tuple[ft.Control, ...]:
    """The total, ringed below zero; underlined twice where the side has won."""
    drawn = words.number(side.total)
    color = theme.PENCIL if side.out else theme.RED if side.total < 0 else theme.INK
    number: ft.Control = slab(drawn, size=size, color=color, lines=1)
    if side.total < 0:
        number = ringed(
            number,
            height=tall * 1.24,
            width=tall * (0.66 * len(drawn) + 0.5),
            pen=max(2, tall / 22),
        )
    return (
        ft.Container(height=tall * 1.3, alignment=ft.Alignment.CENTER, content=number),
        *(_underline(tall, drawn=side.won) if decided else ()),
    )


def _below(side: SideTotal, lines: int) -> ft.Control:
    """What the next hand could do for a side, or that it has dropped out."""
    return ft.Container(
        height=lines * theme.CAPTION * 1.4,
        alignment=ft.Alignment.TOP_CENTER,
        content=sentence(
            _hope(side),
            size=theme.CAPTION,
            color=theme.PENCIL,
            lines=lines,
            align=ft.TextAlign.CENTER,
        ),
    )


def _underline(tall: float, *, drawn: bool) -> tuple[ft.Control, ft.Control]:
    """Two strokes of the pen: the sum is done, and this side has won."""
    return tuple(  # type: ignore[return-value]
        ft.Container(
            width=tall * wide,
            height=max(2, tall / 20),
            bgcolor=theme.RED if drawn else None,
            border_radius=ft.BorderRadius.all(3),
            rotate=-0.02,
        )
        for wide in (2.1, 1.8)
    )
