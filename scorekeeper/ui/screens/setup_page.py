"""What is written on the page of a new match: names, the table from above, scores from paper."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import quiet_button
from scorekeeper.ui.components.known_people import known_people
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.opening_panel import opening_panel
from scorekeeper.ui.components.seat_line import seat_line
from scorekeeper.ui.components.table_picture import table_picture
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.reading.rules import side_letters
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.screens.setup_acts import SetupActs
from scorekeeper.ui.words import seating

PICTURE = 420
"""The picture of the table is never wider than this."""


def setup_page(
    table: NewTable, widest: float, screen: Screen, acts: SetupActs
) -> tuple[ft.Control, ...]:
    """The names, and below or beside them the table."""
    room = min(screen.width - (2 * theme.WIDE if screen.large else 0), widest)
    half = (room - 3 * theme.GAP) / 2 if screen.wide else room - 2 * theme.GAP
    names = _names(table, screen, acts)
    around = _around(table, min(half, PICTURE), screen, acts)
    inside: ft.Control = (
        ft.Row(
            spacing=theme.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[ft.Container(expand=1, content=one) for one in (names, around)],
        )
        if screen.wide
        else ft.Column(spacing=theme.WIDE, controls=[names, around])
    )
    opening = opening_panel(
        table.side_names,
        table.scores,
        table.played,
        acts.carry,
        acts.score,
        acts.played,
        unfolded=table.carried,
    )
    return (
        *((_as_left(screen, acts),) if table.resumed else ()),
        ft.Container(padding=ft.Padding.all(theme.GAP), content=inside),
        ft.Container(
            border=ft.Border(top=ft.BorderSide(1, theme.RULE)),
            content=opening,
        ),
    )


def _as_left(screen: Screen, acts: SetupActs) -> ft.Control:
    """What is here was set before; whoever wants none of it begins with an empty table."""
    return ft.Container(
        bgcolor=theme.CARD,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.HAIR),
        content=ft.Row(
            spacing=theme.SMALL,
            controls=[
                plain(seating.AS_LEFT, size=15, color=theme.PENCIL, expand=1),
                quiet_button(ids.SETUP_AFRESH, seating.AFRESH, acts.afresh, screen),
            ],
        ),
    )


def _names(table: NewTable, screen: Screen, acts: SetupActs) -> ft.Control:
    """A line for each seat, and who may sit there."""
    letters = side_letters(table.seats)
    offered = tuple(name for name in table.known if name not in table.names)
    seating_someone = not all(table.names) or table.lifted is not None
    return ft.Column(
        spacing=theme.SMALL,
        controls=[
            plain(seating.HOW[table.rules.sides], size=15, color=theme.PENCIL),
            *(
                seat_line(
                    seat + 1,
                    name,
                    letters[seat] if letters else "",
                    screen,
                    acts.lines,
                    acts.name,
                    acts.deal,
                    acts.next_line,
                    deals=seat == table.dealer,
                )
                for seat, name in enumerate(table.names)
            ),
            *([known_people(offered, screen, acts.seat)] if offered and seating_someone else ()),
        ],
    )


def _around(table: NewTable, width: float, screen: Screen, acts: SetupActs) -> ft.Control:
    """The table from above, and the cards that may decide who sits where."""
    players = table.players
    lifted = table.lifted
    hint = seating.TO_SWAP if lifted is None else seating.swap_with(players[lifted])
    draws = [
        quiet_button(identifier, text, act, screen, expand=1 if screen.text < LARGE_TEXT else None)
        for identifier, text, act in (
            (ids.SETUP_DRAW_SEATS, seating.DRAW_SEATS, acts.draw_seats),
            (ids.SETUP_DRAW_DEAL, seating.DRAW_DEAL, acts.draw_deal),
        )
    ]
    return ft.Column(
        spacing=theme.SMALL,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            table_picture(
                players,
                side_letters(table.seats),
                tuple(cut.cards[-1] for cut in table.drawn),
                table.dealer,
                lifted,
                width,
                screen,
                acts.touch,
                acts.drop,
            ),
            plain(hint, size=15, color=theme.PENCIL, align=ft.TextAlign.CENTER),
            ft.Row(spacing=theme.SMALL, controls=list(draws))
            if screen.text < LARGE_TEXT
            else ft.Column(
                spacing=theme.SMALL,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=list(draws),
            ),
            *([_drawn(table)] if table.drawn else ()),
        ],
    )


def _drawn(table: NewTable) -> ft.Control:
    """What everybody drew, the lowest first."""
    lowest_first = sorted(
        zip(table.players, table.drawn, strict=True), key=lambda one: one[1].order
    )
    return ft.Semantics(
        identifier=ids.SETUP_DRAWN,
        container=True,
        live_region=True,
        content=plain(
            seating.drawn([(name, cut.cards) for name, cut in lowest_first]), size=15, strong=True
        ),
    )
