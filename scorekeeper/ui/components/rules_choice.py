"""The list of rules to choose from, and the row that shortens it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.kept_scroll import OFTEN, use_kept_scroll
from scorekeeper.ui.components.leaf import heading, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import RulesGroup
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import INKED
from scorekeeper.ui.words import house

ANY_NUMBER = (None, 2, 3, 4, 5, 6)


@piece
def rules_choice(
    groups: tuple[RulesGroup, ...],
    doors: tuple[tuple[str, str, str], ...],
    identify: Callable[[str], str],
    on_tap: Callable[[ft.ControlEvent], None],
    on_door: Callable[[ft.ControlEvent], None],
    name: str,
) -> ft.Control:
    """The doors that lead on, as identifier, title and detail; then the rules, one a line.

    The list keeps its place, under its name, while one of its lines is looked at.
    """
    kept = use_kept_scroll(name)
    lines: list[ft.Control] = [
        choice_line(identifier, title, detail, on_door, data=identifier)
        for identifier, title, detail in doors
    ]
    for group in groups:
        lines.append(written(heading(group.title)))
        lines += [
            choice_line(
                identify(choice.rules_id),
                choice.title,
                choice.detail,
                on_tap,
                data=choice.rules_id,
                chosen=choice.chosen,
            )
            for choice in group.choices
        ]
    if not groups:
        lines.append(written(plain(house.NO_RULES_FOR, color=theme.PENCIL)))
    kept.paper.current = ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        on_scroll=kept.on_scroll,
        scroll_interval=OFTEN,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=lines,
    )
    return kept.paper.current


@piece
def players_filter(
    players: int | None, screen: Screen, on_tap: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """For how many players; stays in sight above the list."""
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(bottom=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Column(
            spacing=theme.HAIR,
            controls=[
                heading(house.HOW_MANY),
                ft.Row(
                    spacing=theme.HAIR,
                    controls=[
                        tap(
                            ids.rules_players(number),
                            house.players_label(number),
                            plain(
                                house.ALL if number is None else str(number),
                                strong=True,
                                lines=1,
                                align=ft.TextAlign.CENTER,
                                color=theme.PAPER if number == players else theme.INK,
                            ),
                            on_tap,
                            style=INKED if number == players else None,
                            data=number,
                            chosen=number == players,
                            expand=1,
                            height=screen.line(theme.TARGET),
                        )
                        for number in ANY_NUMBER
                    ],
                ),
            ],
        ),
    )
