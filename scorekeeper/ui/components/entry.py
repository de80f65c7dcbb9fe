"""Recording a hand: the contract, who played it, the tricks. Three taps, and it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.asked_pad import asked_cells, asked_line, card_fields
from scorekeeper.ui.components.contract_grid import (
    ROOMY,
    Column,
    contract_grid,
    lines_below,
    stand_below,
    stand_beside,
)
from scorekeeper.ui.components.next_step import (
    CONTRACT,
    PARTNER,
    TRICKS,
    WHO,
    marked,
    use_next_step,
)
from scorekeeper.ui.components.players_row import partners_row, players_row, whole
from scorekeeper.ui.components.preview import preview
from scorekeeper.ui.components.tricks_pad import tricks_pad
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import Asked, EntryForm
from scorekeeper.ui.screen import LARGE_TEXT, Screen

Handler: TypeAlias = Callable[[ft.ControlEvent], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryTaps:
    """What taps on the entry do; the same from one drawing to the next."""

    contract: Handler
    player: Handler
    partner: Handler
    tricks: Handler
    other: Handler
    sans_kitty: Handler
    slot: Handler
    answer: Handler
    card_points: Handler
    rest: Handler
    save: Handler


GRID, GRID_WIDE = 256, 298
"""How wide the contracts are on a phone lying down, with the special ones below or beside."""

LINES_LOW = 6
"""So many lines fit on it with a space below each, one for the special contracts among them."""

TRICK = 70
"""How wide a number of tricks is to be, at normal text size."""

PLAYER = 66
"""How wide a player's name is to be, likewise."""

PLAYER_LOW = 54
"""The same below the contracts on a phone lying down."""


@piece
def entry(form: EntryForm, width: float, screen: Screen, taps: EntryTaps) -> ft.Control:
    """The whole entry on one screen; on a phone lying down, in two columns.

    Where the text is too large for that, what is asked next is brought in sight.
    """
    tight = screen.columns
    paper = use_next_step(form, scrolls=not tight and (screen.low or screen.text > LARGE_TEXT))
    edge = 2 if tight else theme.SMALL - 2
    inner = width - 2 * edge
    if tight and form.rows:
        grid = _grid_low(form, screen)
        plan = _plan(form, inner - grid - theme.SMALL, grid, screen)
        contracts, who = _contracts(form, grid, screen, plan, taps), _who(form, plan, taps)
        rest = [
            _preview(form, plan),
            *_questions(form, plan, screen, taps),
        ]
        # Two lines of players fill the column of the tricks; they stand below the contracts.
        left = [contracts, *who] if form.partners else [contracts]
        right = rest if form.partners else [*who, *rest]
        columns: list[ft.Control] = [
            ft.Container(width=grid, content=ft.Column(spacing=screen.gap, controls=left)),
            ft.Container(expand=1, content=ft.Column(spacing=screen.gap, controls=right)),
        ]
        content: ft.Control = ft.Row(
            spacing=theme.SMALL,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=columns[::-1] if screen.lefty else columns,
        )
    else:
        plan = _plan(form, inner, inner, screen)
        who = _who(form, plan, taps)
        content = ft.Column(
            spacing=theme.SMALL,
            controls=[
                *(
                    [marked(CONTRACT, _contracts(form, inner, screen, plan, taps))]
                    if form.rows
                    else ()
                ),
                ft.Column(
                    spacing=theme.SMALL - 2,
                    controls=[
                        *map(marked, (WHO, PARTNER), who),
                        marked(TRICKS, _preview(form, plan)),
                        *_questions(form, plan, screen, taps),
                    ],
                ),
            ],
        )
    paper.current = ft.Column(
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        controls=[ft.Container(padding=ft.Padding.all(edge), content=content)],
    )
    return paper.current


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """How the entry is laid out: players and tricks side by side, and how high a line is.

    Attributes:
        width: of what stands beside or below the contracts.
        column: the special contracts beside the numbered ones.
        below: the others.
        gap: between what is tapped.
        preview: on how many lines stands what the hand would give; 0 is as many as it takes.
        name: how much room there is for a player's name, at normal text size.
    """

    width: float
    column: Column
    below: Column
    gap: float
    players: int
    name: float
    tricks: int
    height: float
    letters: float
    preview: int


def _grid_low(form: EntryForm, screen: Screen) -> float:
    """How wide the contracts are on a phone lying down.

    The special ones stand below, where that is one line and there is one to spare: the tricks
    have more room then. The partners take that line, and many special ones more than it.
    """
    below = lines_below(_specials(form, GRID, screen)[1], GRID, screen)
    if not form.partners and len(form.rows) + below <= LINES_LOW:
        return GRID
    return GRID_WIDE if _specials(form, GRID_WIDE, screen)[0] else GRID


def _specials(form: EntryForm, width: float, screen: Screen) -> tuple[Column, Column]:
    free = form.sans_kitty is not None
    if screen.columns and width <= GRID:
        return (), stand_below(form.specials, free=free)
    return stand_beside(form.rows, form.specials, width, screen.text, free=free)


def _plan(form: EntryForm, width: float, grid: float, screen: Screen) -> _Plan:
    column, rest = _specials(form, grid, screen)
    below = lines_below(rest, grid, screen)
    below_grid = width != grid and bool(form.partners)
    among = grid if below_grid else width
    fits = max(1, int(among // ((PLAYER_LOW if below_grid else PLAYER) * screen.text)))
    count = len(form.players) or 1
    players = count if count <= fits else max(1, -(-count // -(-count // fits)))
    tricks = min(4, max(2, int(width // (TRICK * screen.text))))
    twice = 2 if form.partners else 1
    lines = len(form.rows) + below + -(-count // players) * twice + -(-12 // tricks)
    lines += form.asked is not None and form.asked.rich and bool(form.asked.slots)
    roomy = screen.text <= LARGE_TEXT and screen.entry_row(lines + twice) > ROOMY
    if players == count and roomy and not whole(form.players, among / players - theme.SMALL):
        # A line more is high enough still, and no name is divided.
        players, lines = -(-count // 2), lines + twice
    height, cell = screen.entry_row(lines), width / tricks / screen.text
    letters = 12 if cell < 82 else 15 if height > ROOMY and cell > 92 else 14  # noqa: PLR2004
    return _Plan(
        width=width,
        column=column,
        below=rest,
        gap=screen.gap,
        players=players,
        name=round((among / players - theme.SMALL) / screen.text),
        tricks=tricks,
        height=height,
        letters=letters,
        preview=0 if screen.text > 1.1 else 3 if screen.columns else 2,  # noqa: PLR2004
    )


def _contracts(
    form: EntryForm, width: float, screen: Screen, plan: _Plan, taps: EntryTaps
) -> ft.Control:
    return contract_grid(
        form.rows,
        plan.column,
        plan.below,
        form.bid,
        width,
        screen,
        plan.height,
        taps.contract,
        taps.sans_kitty,
        sans_kitty=form.sans_kitty,
    )


def _who(form: EntryForm, plan: _Plan, taps: EntryTaps) -> list[ft.Control]:
    who: list[ft.Control] = []
    if form.players:
        who.append(
            players_row(form.players, plan.players, plan.name, plan.height, plan.gap, taps.player)
        )
    if form.partners:
        who.append(
            partners_row(
                form.partners,
                form.alone,
                plan.players,
                plan.name,
                plan.height,
                plan.gap,
                taps.partner,
            )
        )
    return who


def _questions(form: EntryForm, plan: _Plan, screen: Screen, taps: EntryTaps) -> list[ft.Control]:
    asked, width, text = form.asked, plan.width, screen.text
    if asked is None:
        return [_tricks(form, plan, taps)]
    drawn: list[ft.Control] = []
    if asked.slots:
        drawn.append(asked_line(asked.slots, width, text, plan.height, taps.slot))
    if asked.fields:
        drawn.append(card_fields(asked, plan.height, taps.card_points, taps.rest, taps.save))
    elif asked.rich:
        drawn.append(_tricks(form, plan, taps))
    else:
        drawn.append(asked_cells(asked, width, text, plan.height, taps.answer, taps.save))
    return drawn


def _tricks(form: EntryForm, plan: _Plan, taps: EntryTaps) -> ft.Control:
    asked = form.asked or Asked()
    to_save = form.to_save or asked.ready
    return tricks_pad(
        form.tricks,
        plan.tricks,
        plan.height,
        plan.letters,
        plan.gap,
        form.took,
        taps.tricks,
        taps.save if to_save else taps.slot if asked.corner else taps.other,
        asked.corner,
        plan.width / plan.tricks - theme.SMALL,
        to_save=to_save,
    )


def _preview(form: EntryForm, plan: _Plan) -> ft.Control:
    return preview(form.preview, form.warning, form.names, plan.preview, plan.width)
