"""A hand as it will be saved, and the button that saves it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.other_panel import panel_title, trouble_line
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.confirming import Confirmation
from scorekeeper.ui.screen import Screen


@piece
def confirm_panel(
    shown: Confirmation,
    trouble: str,
    screen: Screen,
    on_save: Callable[[ft.ControlEvent], None],
    on_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """What happened, what it gives, and what is to be known before it is saved."""
    told: list[ft.Control] = [plain(shown.gives)]
    if shown.warning:
        told.append(plain(shown.warning, color=theme.RED, strong=True))
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(shown.title),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=ft.Semantics(
                    identifier=ids.RECORD_PREVIEW,
                    container=True,
                    live_region=True,
                    content=ft.Column(spacing=theme.SMALL, controls=told),
                ),
            ),
            *trouble_line(ids.RECORD_TROUBLE, trouble),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=ft.Row(
                    spacing=theme.GAP,
                    controls=[
                        quiet_button(
                            ids.RECORD_BACK, words.BACK, on_back, screen, expand=1, height=56
                        ),
                        main_button(ids.RECORD_SAVE, words.SAVE, on_save, screen, expand=2),
                    ],
                ),
            ),
        ],
    )
