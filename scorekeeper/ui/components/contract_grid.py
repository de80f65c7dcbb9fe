"""The contracts that can be played, each with its value."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, slab, span, suit_color
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import ContractChoice
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import INKED

LEAST = 46
"""Narrower than this, at normal text size, no contract's cell is."""

SPECIAL = 104
"""The same for a special contract's."""

SPECIAL_LOW = 80
"""The same on a phone lying down, where lines are scarcer than letters are small."""

EM = 0.57
"""How wide a letter of a special contract's name is, at most, in sizes of type."""

SYMBOL = 4
"""A numbered contract is written in so many letters at most, ``10NT``."""

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
    least = SPECIAL_LOW if screen.low else SPECIAL
    wide = min(3, max(1, int(width // (least * screen.text))), len(specials) or 1)
    room = width / across - theme.SMALL
    size = min(22 if height > ROOMY else 19, room / LONGEST / screen.text)
    letters = max((len(one.title) for one in specials), default=1)
    named = min(size, (width / wide - theme.SMALL) / (letters * EM) / screen.text)
    lines = [(part, across, size) for row in rows for part in _broken(row, across)]
    lines += [(part, wide, max(theme.CAPTION - 1, named)) for part in _broken(specials, wide)]
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
                            round(letter, 1),
                            height,
                            on_tap,
                            chosen=choice.code == chosen,
                        )
                        for choice in line
                    ),
                    *(ft.Container(expand=1) for _ in range(full - len(line))),
                ],
            )
            for line, full, letter in lines
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
    small, pencil = theme.CAPTION + (height > ROOMY), ink if chosen else theme.PENCIL
    if len(choice.title) > SYMBOL:
        # Whatever it is called, its value stays in sight.
        written: ft.Control = ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                slab(choice.title, size=size, color=ink, lines=1),
                plain(choice.value, size=small, color=pencil, lines=1),
            ],
        )
    else:
        written = slab(
            choice.title,
            size=size,
            color=ink if chosen else suit_color(choice.title, ink),
            lines=2,
            align=ft.TextAlign.CENTER,
            more=[span(f"\n{choice.value}", small, pencil)],
        )
    return tap(
        ids.record_contract(choice.code),
        choice.label,
        written,
        on_tap,
        style=INKED if chosen else None,
        data=choice.code,
        chosen=chosen,
        expand=1,
        height=height,
    )
