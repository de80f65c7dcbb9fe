"""An address that leads nowhere, and the way home from it."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.following import why_not
from scorekeeper.ui.hooks import use_once

WIDEST = 480


@ft.component
def lost() -> ft.View:
    """Nothing is here."""
    return lost_view(use_desk(), ft.use_route_location(), words.LOST)


@ft.component
def no_match(match_id: str, route: str) -> ft.View:
    """A match that is not there, or that cannot be read now."""
    desk = use_desk()
    return lost_view(desk, route, use_once(lambda: why_not(desk.book, match_id)))


def lost_view(desk: Desk, route: str, why: str) -> ft.View:
    """Say what was not found, and offer the way home."""
    page = ft.context.page
    screen = desk.screen
    body = ft.Container(
        padding=ft.Padding.all(theme.WIDE),
        content=ft.Column(
            spacing=theme.WIDE,
            controls=[
                plain(why, size=theme.LEAD),
                ft.Row(
                    controls=[
                        main_button(
                            ids.LOST_HOME,
                            words.HOME,
                            lambda: page.navigate(addresses.HOME),
                            screen,
                            expand=1,
                        )
                    ]
                ),
            ],
        ),
    )
    return on_table(
        desk,
        route,
        [Laid(pad=pad(binding(screen, title=words.APP), body))],
        widest=WIDEST,
    )
