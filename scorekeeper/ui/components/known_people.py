"""People who have played before: a tap seats one in the next empty seat."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import QUIET


@piece
def known_people(
    names: tuple[str, ...], screen: Screen, on_tap: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """Their names, the last seated first."""
    return ft.Column(
        spacing=theme.SMALL,
        controls=[
            plain(words.PLAYED_BEFORE, size=15, color=theme.PENCIL),
            ft.Row(
                wrap=True,
                spacing=theme.SMALL,
                run_spacing=theme.SMALL,
                controls=[
                    tap(
                        ids.setup_known(number),
                        words.seat_someone(name),
                        plain(name, lines=1),
                        on_tap,
                        style=QUIET,
                        data=name,
                        height=screen.line(theme.TARGET),
                    )
                    for number, name in enumerate(names, start=1)
                ],
            ),
        ],
    )
