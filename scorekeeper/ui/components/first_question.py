"""Who got to the target first: what totals cannot show, and the match waits to be told."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import quiet_button
from scorekeeper.ui.components.lettering import sentence, slab
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import SideTotal
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.words import sheet as said

ABREAST = 3
"""So many answers stand side by side."""


@piece
def first_question(
    status: str,
    sides: tuple[SideTotal, ...],
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The question, and a slip for each side it may have been."""
    abreast = len(sides) <= ABREAST and screen.text < LARGE_TEXT
    answers = [
        quiet_button(
            ids.sheet_first(side.number),
            side.name,
            on_tap,
            screen,
            label=said.got_there_first(side.name),
            data=side.number - 1,
            expand=1 if abreast else None,
            height=56,
        )
        for side in sides
    ]
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(top=ft.BorderSide(2, theme.RED), bottom=ft.BorderSide(2, theme.RED)),
        content=ft.Column(
            spacing=theme.SMALL,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Semantics(
                    identifier=ids.SHEET_STATUS,
                    container=True,
                    live_region=True,
                    content=ft.Column(
                        spacing=2,
                        controls=[slab(said.WAITING), sentence(f"{status} {said.WAITING_HOW}")],
                    ),
                ),
                ft.Row(spacing=theme.SMALL, controls=list(answers))
                if abreast
                else ft.Column(
                    spacing=theme.SMALL,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=list(answers),
                ),
            ],
        ),
    )
