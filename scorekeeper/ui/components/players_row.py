"""Who played the contract."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.styles import INKED

LONG = 11
"""A name of so many letters is written smaller."""


@piece
def players_row(
    names: tuple[str, ...],
    chosen: int | None,
    across: int,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The players in seat order; `across` of them side by side."""
    seats = tuple(enumerate(names))
    lines = [seats[first : first + across] for first in range(0, len(seats), across)]
    return ft.Column(
        spacing=theme.HAIR,
        controls=[
            ft.Row(
                spacing=theme.HAIR,
                controls=[
                    tap(
                        ids.record_player(seat + 1),
                        name,
                        plain(
                            name,
                            size=theme.BODY - 1 if len(name) < LONG else theme.CAPTION,
                            strong=True,
                            color=theme.PAPER if seat == chosen else theme.INK,
                            lines=2,
                            align=ft.TextAlign.CENTER,
                        ),
                        on_tap,
                        style=INKED if seat == chosen else None,
                        data=seat,
                        chosen=seat == chosen,
                        expand=1,
                        height=height,
                    )
                    for seat, name in line
                ],
            )
            for line in lines
        ],
    )
