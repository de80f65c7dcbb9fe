"""Names, to be put right at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
    on_save: Callable[[Mapping[int, str], Mapping[int, str]], None],
    on_back: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """A line for each player and, where they play in pairs, for each side."""
    names = (players, sides)
    written, write = use_value(dict[tuple[int, int], str])
    latest = use_latest((names, written))

    def wrote(event: ft.ControlEvent) -> None:
        place, text = data_of(event), text_of(event)
        write(lambda before: before | {place: text})

    def save(_: ft.ControlEvent) -> None:
        names, written = latest.current
        # A name that was not touched stays, whoever changes it meanwhile.
        changed = {
            (group, number): text
            for (group, number), text in written.items()
            if text.strip() != names[group][number]
        }
        on_save(*({at: text for (of, at), text in changed.items() if of == one} for one in (0, 1)))

    lines = [
        field(
            ids.name_field(kind, number + 1),
            label(number + 1),
            written.get((group, number), name),
            wrote,
            data=(group, number),
        )
        for group, (kind, label) in enumerate((("player", words.seat), ("side", words.side_field)))
        for number, name in enumerate(names[group])
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
