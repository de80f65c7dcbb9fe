"""What can be done with a hand opened on the sheet."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.hooks import data_of
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import QUIET
from scorekeeper.ui.words import mending

DOORS = (
    ("correct", ids.HAND_CORRECT, mending.CORRECT),
    ("insert", ids.HAND_INSERT_BEFORE, mending.INSERT),
    ("move", ids.HAND_MOVE, mending.MOVE),
    ("note", ids.HAND_NOTE, mending.NOTE),
    ("story", ids.HAND_STORY, mending.STORY),
    ("remove", ids.HAND_REMOVE, mending.REMOVE),
)
"""What each leads to; removing stands last, away from the others."""


@piece
def hand_doors(number: int, screen: Screen) -> ft.Control:
    """A slip for each; none of them changes anything yet."""
    page = ft.context.page

    def go(event: ft.ControlEvent) -> None:
        # The sheet's own address says which match: a row that is drawn alone, as one is when it
        # is opened, has no router around it to ask.
        match_id = (page.route or "").split("/")[2]
        page.navigate(addresses.hand(match_id, number, data_of(event)))

    return ft.Row(
        wrap=True,
        spacing=theme.SMALL,
        run_spacing=theme.SMALL,
        controls=[
            tap(
                identifier,
                mending.door(text, number),
                plain(
                    text,
                    lines=1,
                    strong=True,
                    size=15,
                    color=theme.RED if deed == "remove" else theme.INK,
                ),
                go,
                style=QUIET,
                data=deed,
                height=screen.line(theme.TARGET),
            )
            for deed, identifier, text in DOORS
        ],
    )
