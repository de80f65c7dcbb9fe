"""Names, to be put right at any time."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.panel import saving_panel, trouble_line
from scorekeeper.ui.hooks import data_of, text_of, use_latest, use_value
from scorekeeper.ui.screen import Screen


@ft.component
def names_panel(
    players: tuple[str, ...],
    sides: tuple[str, ...],
    trouble: str,
    screen: Screen,
    on_save: Callable[[tuple[str, ...], tuple[str, ...]], None],
    on_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """A line for each player and, where they play in pairs, for each side."""
    written, write = use_value(lambda: (players, sides))
    latest = use_latest(written)

    def wrote(event: ft.ControlEvent) -> None:
        group, number = data_of(event)
        text = text_of(event)

        def put(before: tuple[tuple[str, ...], tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
            names = list(before[group])
            names[number] = text
            return (tuple(names), before[1]) if group == 0 else (before[0], tuple(names))

        write(put)  # type: ignore[arg-type]

    def save(_: ft.ControlEvent) -> None:
        on_save(*latest.current)

    lines = [
        field(
            ids.name_field(kind, number + 1),
            label(number + 1),
            name,
            wrote,
            data=(group, number),
        )
        for group, (kind, label) in enumerate((("player", words.seat), ("side", words.side_field)))
        for number, name in enumerate(written[group])
    ]
    return saving_panel(
        words.NAMES,
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=list(lines),
        ),
        trouble_line(ids.NAMES_TROUBLE, trouble),
        screen,
        back=(ids.MENU_CLOSE, on_back),
        save=(ids.NAMES_SAVE, save),
    )
