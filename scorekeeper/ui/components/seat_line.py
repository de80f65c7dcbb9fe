"""One seat of the table while a match is set up: who sits there, whether they deal first."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.hooks import Latest
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import INKED

SIDE_COLORS = {"A": theme.GREEN, "B": theme.BLUE, "C": theme.RED}
"""Beside its letter a side has a colour, where several play for one."""


@piece
def seat_line(
    number: int,
    name: str,
    side: str,
    screen: Screen,
    lines: Latest[dict[int, ft.TextField]],
    on_name: Callable[[ft.ControlEvent], None],
    on_dealer: Callable[[ft.ControlEvent], None],
    on_next: Callable[[ft.ControlEvent], None],
    *,
    deals: bool,
) -> ft.Control:
    """The seat's side where several share one, a line for the name, and the dealer's button.

    Args:
        number: the seat, from 1.
        name: who sits there, as typed.
        side: the letter of the side; empty where everyone has a score.
        screen: what it is looked at on.
        lines: where the line is put, by seat from 0, to be found from the seat before it.
        on_name: takes what is typed.
        on_dealer: makes this player the dealer.
        on_next: goes on from here.
        deals: whether this player deals first.
    """

    def keep(line: ft.TextField) -> None:
        lines.current[number - 1] = line

    line = field(
        ids.setup_player(number),
        words.seat(number),
        name,
        on_name,
        data=number - 1,
        on_submit=on_next,
        expand=1,
        keep=keep,
    )
    dealer = tap(
        ids.setup_dealer(number),
        words.deals_first(name or words.seat(number)),
        plain(
            words.DEALS,
            size=theme.BODY - 1 if screen.text < LARGE_TEXT else theme.CAPTION,
            strong=True,
            color=theme.PAPER if deals else theme.INK,
            lines=1,
        ),
        on_dealer,
        style=INKED if deals else None,
        data=number - 1,
        chosen=deals,
        width=max(76, 44 * screen.text),
        height=screen.line(theme.TARGET),
    )
    return ft.Row(
        spacing=theme.GAP if screen.text < LARGE_TEXT else theme.SMALL,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[*([_letter(side, screen)] if side else ()), line, dealer],
    )


def _letter(side: str, screen: Screen) -> ft.Control:
    return ft.Semantics(
        label=words.side_letter(side),
        exclude_semantics=True,
        content=ft.Container(
            width=30 * min(1.3, screen.text),
            alignment=ft.Alignment.CENTER,
            border=ft.Border(right=ft.BorderSide(1.5, theme.MARGIN)),
            height=screen.line(theme.TARGET),
            content=slab(side, size=theme.LEAD, color=SIDE_COLORS.get(side, theme.INK)),
        ),
    )
