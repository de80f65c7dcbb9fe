"""The named rule sets to choose from."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.other_panel import panel_title
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import RulesChoice
from scorekeeper.ui.screen import Screen


@piece
def rules_choice(
    choices: tuple[RulesChoice, ...],
    chosen: str,
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
    on_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """One a line; the one chosen is ticked."""
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(words.WHICH_RULES),
            *(
                choice_line(
                    ids.setup_preset(choice.preset_id),
                    choice.title,
                    choice.detail,
                    on_tap,
                    data=choice.preset_id,
                    chosen=choice.preset_id == chosen,
                )
                for choice in choices
            ),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=quiet_button(ids.SETUP_RULES_BACK, words.BACK, on_back, screen),
            ),
        ],
    )
