"""Who played the contract."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.styles import INKED

EM = 0.55
"""How wide a letter of a name is, in sizes of type."""

LEAST = 11
"""No name is written smaller; one that is still too long for its place ends in dots."""


@piece
def players_row(
    names: tuple[str, ...],
    chosen: int | None,
    across: int,
    room: float,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The players in seat order; `across` of them side by side, with so much room for a name."""
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
                            size=size_of(name, room),
                            strong=True,
                            color=theme.PAPER if seat == chosen else theme.INK,
                            lines=2 if _longest(name) * EM * LEAST <= room else 1,
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


def size_of(name: str, room: float) -> float:
    """The size of type in which no word of a name is broken, if there is one."""
    fits = room / (_longest(name) * EM)
    return round(max(LEAST, min(theme.BODY - 1, fits)), 1)


def _longest(name: str) -> int:
    return max((len(word) for word in name.replace("-", "- ").split()), default=1)
