"""The totals, small, on the binding: kept in sight while a hand is entered."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.board import Board
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen

AROUND = 56
"""What stands beside the totals: the way back."""

EM, NARROW = 0.66, 0.54
"""How wide a figure of a total is, and a letter of a name, in sizes of type."""

LEAST, CROWDED = 11, 10
"""No total is written smaller; with less room than that there is less between them."""


@piece
def strip_totals(board: Board, screen: Screen) -> ft.Control:
    """A column a side: its name, its total below."""
    longest = max(len(words.number(side.total)) for side in board.sides)
    largest = 19 if screen.text < 1.5 else 16  # noqa: PLR2004
    share, edge, least = (screen.width - AROUND) / len(board.sides), theme.SMALL, LEAST
    if (share - 2 * edge) / (longest * EM) / screen.text < least:
        edge, least = 2, CROWDED
    room = share - 2 * edge
    size = round(max(least, min(largest, room / (longest * EM) / screen.text)), 1)
    letters = int(room / (theme.CAPTION * NARROW) / screen.text)
    return ft.Row(
        spacing=edge,
        controls=[
            ft.Container(
                expand=1,
                padding=ft.Padding.only(left=edge),
                border=ft.Border(
                    left=ft.BorderSide(1, ft.Colors.with_opacity(0.35, theme.ON_BINDING))
                ),
                content=ft.Semantics(
                    identifier=ids.sheet_total(side.number),
                    label=words.total(side.name, side.total),
                    exclude_semantics=True,
                    content=ft.Column(
                        spacing=0,
                        tight=True,
                        controls=[
                            plain(
                                words.fitting(side.name, letters),
                                size=theme.CAPTION,
                                color=theme.ON_BINDING,
                                lines=1,
                            ),
                            slab(
                                words.number(side.total),
                                size=size,
                                color=theme.ON_BINDING,
                                lines=1,
                            ),
                        ],
                    ),
                ),
            )
            for side in board.sides
        ],
    )
