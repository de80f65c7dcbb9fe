"""The hands that were not simply played."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.panel import panel_title, trouble_line
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import OtherChoice
from scorekeeper.ui.screen import Screen


@piece
def other_panel(
    choices: tuple[OtherChoice, ...],
    trouble: str,
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
    on_back: Callable[[ft.ControlEvent], None],
    *,
    back: str,
) -> ft.Control:
    """The choices, one a line, each saying what it does before it is tapped.

    Args:
        choices: what else can happen.
        trouble: why something could not be done.
        screen: what it is looked at on.
        on_tap: says that it happened.
        on_back: goes back to where one came from.
        back: where that is.
    """
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(words.SOMETHING_ELSE),
            *(
                choice_line(
                    ids.record_other(choice.kind),
                    choice.title,
                    choice.detail,
                    on_tap,
                    data=choice.kind,
                    chosen=choice.chosen or None,
                )
                for choice in choices
            ),
            *trouble_line(ids.RECORD_TROUBLE, trouble),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=quiet_button(ids.RECORD_BACK, back, on_back, screen),
            ),
        ],
    )
