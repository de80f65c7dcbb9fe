"""A hand as it will be saved, and the button that saves it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import saving_panel, trouble_line
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
    return saving_panel(
        shown.title,
        ft.Semantics(
            identifier=ids.RECORD_PREVIEW,
            container=True,
            live_region=True,
            content=ft.Column(spacing=theme.SMALL, controls=told),
        ),
        trouble_line(ids.RECORD_TROUBLE, trouble),
        screen,
        back=(ids.RECORD_BACK, on_back),
        save=(ids.RECORD_SAVE, on_save),
    )
