"""Who played the contract, and five-handed with whom."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import PlayerChoice
from scorekeeper.ui.styles import FAINT, INKED
from scorekeeper.ui.words.grammar import divided

EM = 0.55
"""How wide a letter of a name is, in sizes of type."""

LEAST = 11
"""No name is written smaller; one that is still too long for its place ends in dots."""


@piece
def players_row(
    players: tuple[PlayerChoice, ...],
    across: int,
    room: float,
    height: float,
    gap: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The players in seat order; `across` of them side by side, with so much room for a name."""
    named = [ids.record_player(seat + 1) for seat in range(len(players))]
    return _row(players, named, across, room, height, gap, on_tap)


@piece
def partners_row(
    players: tuple[PlayerChoice, ...],
    alone: int | None,
    across: int,
    room: float,
    height: float,
    gap: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The same as partners; below the contractor stands playing alone."""
    named = [
        ids.RECORD_ALONE if seat == alone else ids.record_partner(seat + 1)
        for seat in range(len(players))
    ]
    return _row(players, named, across, room, height, gap, on_tap)


def _row(
    players: tuple[PlayerChoice, ...],
    identifiers: list[str],
    across: int,
    room: float,
    height: float,
    gap: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    seats = tuple(enumerate(players))
    lines = [seats[first : first + across] for first in range(0, len(seats), across)]
    return ft.Column(
        spacing=gap,
        controls=[
            ft.Row(
                spacing=gap,
                controls=[
                    *(
                        _player(one, identifiers[seat], seat, room, height, on_tap)
                        for seat, one in line
                    ),
                    *(ft.Container(expand=1) for _ in range(across - len(line))),
                ],
            )
            for line in lines
        ],
    )


def _player(
    one: PlayerChoice,
    identifier: str,
    seat: int,
    room: float,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    ink = theme.PAPER if one.chosen else theme.INK if one.able else theme.PENCIL
    name = one.name
    if _longest(name) * EM * LEAST > room:
        name = divided(name, int(room / (EM * LEAST)))
    return tap(
        identifier,
        one.label,
        plain(
            name,
            size=size_of(name, room),
            strong=True,
            color=ink,
            # At a hyphen or a space it goes on below, even if that is a little too long.
            lines=2 if "-" in name or " " in name or _longest(name) * EM * LEAST <= room else 1,
            align=ft.TextAlign.CENTER,
        ),
        # Always: it may be tapped before the tap on the player has been drawn.
        None if one.out else on_tap,
        style=INKED if one.chosen else None if one.able else FAINT,
        data=seat,
        chosen=one.chosen,
        expand=1,
        height=height,
    )


def whole(players: tuple[PlayerChoice, ...], room: float) -> bool:
    """Whether each name has room for its words, in small type at least."""
    return all(_longest(one.name) * EM * LEAST <= room for one in players)


def size_of(name: str, room: float) -> float:
    """The size of type in which no word of a name is broken, if there is one."""
    fits = room / (_longest(name) * EM)
    return round(max(LEAST, min(theme.BODY - 1, fits)), 1)


def _longest(name: str) -> int:
    words = name.replace("-", "- ").replace("\n", " ").split(" ")  # not at a space that holds
    return max((len(word) for word in words), default=1)
