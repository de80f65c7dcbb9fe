"""What was done about a damaged history, in two sentences, until somebody has read them."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import quiet_button
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import keeping

_read: set[str] = set()
"""What has been read since the program was started."""


@ft.component
def rescued(screen: Screen) -> ft.Control:
    """The two sentences; nothing where all is well."""
    rescue = use_desk().book.rescued
    said = "" if rescue is None else str(rescue)
    known, know = use_value(lambda: said in _read)

    def understood() -> None:
        _read.add(said)
        know(True)  # noqa: FBT003 - a setter takes what is set

    return ft.Container(
        visible=bool(said) and not known,
        padding=ft.Padding.all(theme.GAP),
        border=ft.Border.all(2, theme.RED),
        border_radius=ft.BorderRadius.all(theme.CORNER),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Semantics(
                    identifier=ids.HOME_RESCUED,
                    container=True,
                    live_region=True,
                    content=plain(said, strong=True),
                ),
                quiet_button(ids.HOME_RESCUED_SEEN, keeping.UNDERSTOOD, understood, screen),
            ],
        ),
    )
