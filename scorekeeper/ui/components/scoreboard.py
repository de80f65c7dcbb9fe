"""Each side's total, to be read from across the table."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.board import Board
from scorekeeper.ui.components.lettering import slab
from scorekeeper.ui.components.ring import ringed
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import SideTotal
from scorekeeper.ui.screen import LARGE_TEXT, Screen


@piece
def scoreboard(board: Board, width: float, screen: Screen) -> ft.Control:
    """The totals, large; below zero ringed, as on paper."""
    sides = board.sides
    across = per_row(len(sides), width / screen.text)
    room = width / across - theme.WIDE
    size = min(
        screen.fit(
            theme.TOTAL if not screen.low else 44,
            max(4, len(words.number(side.total)) + (1 if side.total < 0 else 0)),
            room * 0.9,
        )
        for side in sides
    )
    decided = any(side.won for side in sides)
    rows = [sides[first : first + across] for first in range(0, len(sides), across)]
    return ft.Column(
        spacing=0,
        controls=[
            ft.Row(
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                intrinsic_height=True,
                controls=[
                    _total(side, size, screen, first=side is row[0], decided=decided)
                    for side in row
                ],
            )
            for row in rows
        ],
    )


def per_row(sides: int, width: float) -> int:
    """How many totals stand side by side."""
    if sides <= 3 or width >= 560:  # noqa: PLR2004
        return sides
    return 2 if sides == 4 else 3  # noqa: PLR2004


def _total(
    side: SideTotal, size: float, screen: Screen, *, first: bool, decided: bool
) -> ft.Control:
    drawn = words.number(side.total)
    color = theme.RED if side.total < 0 else theme.INK
    number: ft.Control = slab(drawn, size=size, color=color, lines=1)
    tall = size * screen.text
    if side.total < 0:
        number = ringed(
            number,
            height=tall * 1.24,
            width=tall * (0.66 * len(drawn) + 0.5),
            pen=max(2, tall / 22),
        )
    return ft.Container(
        expand=1,
        padding=ft.Padding.symmetric(horizontal=theme.SMALL, vertical=theme.HAIR),
        border=None if first else ft.Border(left=ft.BorderSide(1, theme.RULE)),
        content=ft.Semantics(
            identifier=ids.sheet_total(side.number),
            label=words.total(side.name, side.total),
            exclude_semantics=True,
            content=ft.Column(
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                spacing=2,
                controls=[
                    slab(
                        side.name,
                        size=theme.LEAD if not screen.low else theme.BODY,
                        lines=1 if screen.low and screen.text < LARGE_TEXT else 2,
                        align=ft.TextAlign.CENTER,
                    ),
                    ft.Column(
                        spacing=3,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            ft.Container(
                                height=tall * 1.3,
                                alignment=ft.Alignment.CENTER,
                                content=number,
                            ),
                            *(_underline(tall, drawn=side.won) if decided else ()),
                        ],
                    ),
                ],
            ),
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
