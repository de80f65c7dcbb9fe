"""The question who reached the target first."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import panel_title, trouble_line
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import recording


@piece
def first_panel(
    target: int | None,
    choices: tuple[tuple[int, str], ...],
    chosen: int | None,
    trouble: str,
    screen: Screen,
    on_first: Callable[[ft.ControlEvent], None],
    on_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """Those who reached it, one a line; and that nobody knows. A tap saves the hand."""
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(recording.who_was_first(target)),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=plain(recording.first_how([name for _, name in choices], target)),
            ),
            *(
                choice_line(
                    ids.record_first(side + 1),
                    name,
                    "",
                    on_first,
                    data=side,
                    chosen=side == chosen,
                )
                for side, name in choices
            ),
            choice_line(
                ids.RECORD_FIRST_UNKNOWN,
                recording.NOBODY_KNOWS,
                recording.NOBODY_KNOWS_HOW,
                on_first,
                data=None,
            ),
            *trouble_line(ids.RECORD_TROUBLE, trouble),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=ft.Row(
                    controls=[
                        quiet_button(
                            ids.RECORD_BACK, words.BACK, on_back, screen, expand=1, height=56
                        ),
                    ],
                ),
            ),
        ],
    )
