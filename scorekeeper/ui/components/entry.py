"""Recording a hand: the contract, who played it, the tricks. Three taps, and it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.contract_grid import ROOMY, contract_grid
from scorekeeper.ui.components.lettering import sentence
from scorekeeper.ui.components.players_row import players_row
from scorekeeper.ui.components.tricks_pad import tricks_pad
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import EntryForm
from scorekeeper.ui.screen import Screen


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryTaps:
    """What taps on the entry do; the same from one drawing to the next."""

    contract: Callable[[ft.ControlEvent], None]
    player: Callable[[ft.ControlEvent], None]
    tricks: Callable[[ft.ControlEvent], None]
    other: Callable[[ft.ControlEvent], None]


GRID = 256
"""How wide the contracts are on a phone lying down."""

TRICK = 70
"""How wide a number of tricks is to be, at normal text size."""

PLAYER = 72
"""How wide a player's name is to be, likewise."""


@piece
def entry(form: EntryForm, width: float, screen: Screen, taps: EntryTaps) -> ft.Control:
    """The whole entry on one screen; on a phone lying down, in two columns."""
    tight = screen.low and screen.wide
    edge = 2 if tight else theme.SMALL - 2
    inner = width - 2 * edge
    if tight:
        rest = inner - GRID - theme.SMALL
        plan = _plan(form, rest, screen)
        columns: list[ft.Control] = [
            ft.Container(width=GRID, content=_contracts(form, GRID, screen, plan.height, taps)),
            ft.Container(expand=1, content=_who_and_tricks(form, plan, taps, gap=3)),
        ]
        content: ft.Control = ft.Row(
            spacing=theme.SMALL,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=columns[::-1] if screen.lefty else columns,
        )
    else:
        plan = _plan(form, inner, screen)
        content = ft.Column(
            spacing=theme.SMALL,
            controls=[
                _contracts(form, inner, screen, plan.height, taps),
                _who_and_tricks(form, plan, taps, gap=theme.SMALL - 2),
            ],
        )
    return ft.Column(
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        controls=[ft.Container(padding=ft.Padding.all(edge), content=content)],
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """How the entry is laid out: players and tricks side by side, and how high a line is.

    Attributes:
        name: how much room there is for a player's name, at normal text size.
    """

    players: int
    name: float
    tricks: int
    height: float
    letters: float
    preview: float | None


def _plan(form: EntryForm, width: float, screen: Screen) -> _Plan:
    fits = max(1, int(width // (PLAYER * screen.text)))
    count = len(form.players)
    players = count if count <= fits else max(1, -(-count // -(-count // fits)))
    tricks = min(4, max(2, int(width // (TRICK * screen.text))))
    lines = len(form.rows) + 1 + -(-count // players) + -(-12 // tricks)
    height, cell = screen.entry_row(lines), width / tricks / screen.text
    letters = 13 if cell < 82 else 15 if height > ROOMY and cell > 92 else 14  # noqa: PLR2004
    return _Plan(
        players=players,
        name=round((width / players - theme.SMALL) / screen.text),
        tricks=tricks,
        height=height,
        letters=letters,
        preview=None if screen.text > 1.1 else 36,  # noqa: PLR2004
    )


def _contracts(
    form: EntryForm, width: float, screen: Screen, height: float, taps: EntryTaps
) -> ft.Control:
    return contract_grid(form.rows, form.specials, form.bid, width, screen, height, taps.contract)


def _who_and_tricks(form: EntryForm, plan: _Plan, taps: EntryTaps, *, gap: float) -> ft.Control:
    return ft.Column(
        spacing=gap,
        controls=[
            players_row(
                form.players, form.contractor, plan.players, plan.name, plan.height, taps.player
            ),
            _preview(form, plan),
            tricks_pad(
                form.tricks,
                plan.tricks,
                plan.height,
                plan.letters,
                taps.tricks,
                taps.other,
            ),
        ],
    )


def _preview(form: EntryForm, plan: _Plan) -> ft.Control:
    return ft.Container(
        height=plan.preview,
        alignment=ft.Alignment.CENTER_LEFT,
        content=ft.Semantics(
            identifier=ids.RECORD_PREVIEW,
            container=True,
            live_region=True,
            content=sentence(
                f"{form.preview} {form.warning}".strip(),
                size=14,
                strong=bool(form.warning),
                lines=2 if plan.preview else None,
            ),
        ),
    )
