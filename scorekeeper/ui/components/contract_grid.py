"""The contracts that can be played, each with its value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import flet as ft

from scorekeeper.rules.terms import Terms
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, slab, span, suit_color
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.dress import LEADING
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import ContractChoice
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import FRAMED, INKED
from scorekeeper.ui.words import recording
from scorekeeper.ui.writing import writing

LEAST = 46
"""Narrower than this, at normal text size, no contract's cell is."""

LEAST_LARGE = 66
"""The same with large text: rather than break, a row of five on a small phone grows no further."""

SPECIAL = 104
"""The same for a special contract's."""

SPECIAL_LOW = 80
"""The same where lines are scarcer than letters are small: lying down, and with large text."""

SMALLEST = 12
"""No special contract below the others is written smaller."""

EM = 0.57
"""How wide a letter of a special contract's name is, at most, in sizes of type."""

SYMBOL = 4
"""A numbered contract is written in so many letters at most, ``10NT``."""

LONGEST = 2.7
"""How many times as wide as its type is large the longest contract is, ``10NT``."""

ROOMY = 58
"""Cells higher than this have larger letters."""


Column: TypeAlias = tuple[ContractChoice | None, ...]

MOST_BESIDE = 15
"""The largest type of a special contract beside the numbered ones."""

LEAST_BESIDE = 11
"""The smallest; a longer name stands in a line of its own."""


def stand_beside(
    rows: tuple[tuple[ContractChoice, ...], ...],
    specials: tuple[ContractChoice, ...],
    width: float,
    text: float,
    *,
    free: bool = False,
) -> tuple[Column, Column]:
    """The special contracts in a column of their own, each at the end of the row it comes after.

    With `free` a place is left among them. Those for which there is no room there, too many or
    too long, come second, for lines of their own; the column is empty where none would fit.
    """
    across = max((len(row) for row in rows), default=0) + 1
    if not rows or not (specials or free) or width / across < LEAST * text:
        return (), stand_below(specials, free=free)
    room = (width / across - theme.SMALL) / text
    short = [one for one in specials if _fits(one.title, room)][: len(rows) - free]
    if not short and not free:
        return (), specials
    top, standing, before = rows[0][0].level, {}, len(rows)
    for left, one in zip(reversed(range(len(short))), reversed(short), strict=True):
        before = max(left, min(one.level - top, before - 1))
        standing[before] = one
    column = tuple(standing.get(row) for row in range(len(rows)))
    return column, tuple(one for one in specials if one not in short)


def stand_below(specials: tuple[ContractChoice, ...], *, free: bool) -> Column:
    """All of them in lines of their own; with `free` a place is left after the last."""
    return (*specials, None) if free else specials


def _fits(title: str, room: float) -> bool:
    """Whether a name is written whole in two lines."""
    words = title.split()
    return len(words) <= 2 and max(map(len, words)) * EM * LEAST_BESIDE <= room  # noqa: PLR2004


@piece
def contract_grid(
    rows: tuple[tuple[ContractChoice, ...], ...],
    column: Column,
    below: Column,
    chosen: str | None,
    width: float,
    screen: Screen,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
    on_sans_kitty: Callable[[ft.ControlEvent], None],
    *,
    sans_kitty: bool | None,
) -> ft.Control:
    """The printed table of bids, to tap, with the special contracts at its edge or below it.

    With large text the cells are no higher than what is written in them, and a row breaks only
    where it has no room. Where a contract without the kitty is noted, that stands in the first
    free place.
    """
    terms = writing().terms
    across = max((len(row) for row in rows), default=1) + bool(column)
    if width / across < min(LEAST * screen.text, LEAST_LARGE):
        across = 3 if width >= 3 * LEAST * screen.text else 2
    wide = special_across(below, width, screen)
    gap = screen.gap
    room = width / across - theme.SMALL
    size = min(22 if height > ROOMY else 19, room / LONGEST / screen.text)
    letters = max((len(one.title) for one in below if one), default=1)
    fits = (width / wide - theme.SMALL) / (letters * EM) / screen.text
    named = max(SMALLEST, min(size, fits))
    if screen.text > LARGE_TEXT and named <= fits:
        beside = 2 * LEAST_BESIDE if column else 0
        written = LEADING * screen.text * (max(size, named, beside) + value_size(height))
        height = max(theme.TARGET, min(height, round(written) + theme.SMALL))
    slim = size_beside(column, room, height, screen.text)
    lines = [
        ([*part, *column[number : number + 1]], across)
        for number, row in enumerate(rows)
        for part in _broken(row, across)
    ]
    lines += [([*part], wide) for part in _broken(below, wide)]

    places = [row for row, (line, _) in enumerate(lines) if None in line]
    free = places[0] if sans_kitty is not None and places else None

    def cell(choice: ContractChoice | None, row: int) -> ft.Control:
        if choice is None:
            return ft.Container(expand=1) if row != free else sans
        letter = size
        if len(choice.title) > SYMBOL:
            letter = slim if choice in column else named
        return keyed(
            choice.code,
            contract_cell,
            choice,
            round(letter, 1),
            height,
            on_tap,
            chosen=choice.code == chosen,
        )

    sans = _sans_kitty(terms, slim, height, on_sans_kitty, chosen=bool(sans_kitty))
    return ft.Column(
        spacing=gap,
        controls=[
            ft.Row(
                spacing=gap,
                controls=[
                    *(cell(choice, row) for choice in line),
                    *(ft.Container(expand=1) for _ in range(full - len(line))),
                ],
            )
            for row, (line, full) in enumerate(lines)
        ],
    )


def _sans_kitty(
    terms: Terms,
    size: float,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
    *,
    chosen: bool,
) -> ft.Control:
    return tap(
        ids.RECORD_SANS_KITTY,
        terms.say(recording.SANS_KITTY_LABEL),
        plain(
            terms.say(recording.SANS_KITTY).replace(" ", "\n"),
            size=max(theme.CAPTION - 1, min(theme.CAPTION, size)),
            color=theme.PAPER if chosen else theme.INK,
            lines=2,
            align=ft.TextAlign.CENTER,
        ),
        on_tap,
        style=INKED if chosen else FRAMED,
        chosen=chosen,
        expand=1,
        height=height,
    )


def lines_below(below: Column, width: float, screen: Screen) -> int:
    """How many lines of their own special contracts have."""
    return -(-len(below) // special_across(below, width, screen))


def special_across(below: Column, width: float, screen: Screen) -> int:
    """How many of them stand in a line."""
    least = SPECIAL_LOW if screen.low or screen.text >= LARGE_TEXT else SPECIAL
    return min(3, max(1, int(width // (least * screen.text))), len(below) or 1)


def _broken(row: Column, across: int) -> list[Column]:
    return [row[first : first + across] for first in range(0, len(row), across)]


def size_beside(column: Column, room: float, height: float, text: float) -> float:
    """How large special contracts are written beside the others: on two lines, and their value."""
    longest = max((len(word) for one in column if one for word in one.title.split()), default=1)
    most = ((height - 1) / (LEADING * text) - value_size(height)) / 2
    return min(MOST_BESIDE, most, room / (longest * EM) / text)


def value_size(height: float) -> float:
    """How large a contract's value is written."""
    return theme.CAPTION + (height > ROOMY)


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
    small, pencil = value_size(height), ink if chosen else theme.PENCIL
    if len(choice.title) > SYMBOL:
        # Whatever it is called, its value stays in sight.
        written: ft.Control = ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                slab(
                    choice.title,
                    size=size,
                    color=ink,
                    lines=2,
                    align=ft.TextAlign.CENTER,
                ),
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
