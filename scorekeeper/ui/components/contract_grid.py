"""The contracts that can be played, each with its value."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import slab, span, suit_color
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import ContractChoice
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import INKED

LEAST = 46
"""Narrower than this, at normal text size, no contract's cell is."""

SPECIAL = 104
"""The same for a special contract's."""

LONGEST = 2.7
"""How many times as wide as its type is large the longest contract is, ``10NT``."""

ROOMY = 58
"""Cells higher than this have larger letters."""


@piece
def contract_grid(
    rows: tuple[tuple[ContractChoice, ...], ...],
    specials: tuple[ContractChoice, ...],
    chosen: str | None,
    width: float,
    screen: Screen,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The printed table of bids, to tap; the special contracts in lines of their own below.

    Where large text leaves no room for five in a row, the rows break.
    """
    across = max((len(row) for row in rows), default=1)
    if width / across < LEAST * screen.text:
        across = 3 if width >= 3 * LEAST * screen.text else 2
    wide = min(3, max(1, int(width // (SPECIAL * screen.text))), len(specials) or 1)
    room = width / across - theme.SMALL
    size = min(22 if height > ROOMY else 19, room / LONGEST / screen.text)
    lines = [(part, across) for row in rows for part in _broken(row, across)]
    lines += [(part, wide) for part in _broken(specials, wide)]
    return ft.Column(
        spacing=theme.HAIR,
        controls=[
            ft.Row(
                spacing=theme.HAIR,
                controls=[
                    *(
                        keyed(
                            choice.code,
                            contract_cell,
                            choice,
                            round(size, 1),
                            height,
                            on_tap,
                            chosen=choice.code == chosen,
                        )
                        for choice in line
                    ),
                    *(ft.Container(expand=1) for _ in range(full - len(line))),
                ],
            )
            for line, full in lines
        ],
    )


def _broken(row: tuple[ContractChoice, ...], across: int) -> list[tuple[ContractChoice, ...]]:
    return [row[first : first + across] for first in range(0, len(row), across)]


@piece
def contract_cell(
    choice: ContractChoice,
    size: float,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
    *,
    chosen: bool,
) -> ft.Control:
    """One contract; inked over when it is chosen."""
    ink = theme.PAPER if chosen else theme.INK
    value = span(
        f"\n{choice.value}",
        theme.CAPTION + (1 if height > ROOMY else 0),
        ink if chosen else theme.PENCIL,
    )
    return tap(
        ids.record_contract(choice.code),
        choice.label,
        slab(
            choice.title,
            size=size,
            color=ink if chosen else suit_color(choice.title, ink),
            lines=2,
            align=ft.TextAlign.CENTER,
            more=[value],
        ),
        on_tap,
        style=INKED if chosen else None,
        data=choice.code,
        chosen=chosen,
        expand=1,
        height=height,
    )
