"""Points agreed at the table, with the reason."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.lettering import plain, sentence
from scorekeeper.ui.components.panel import saving_panel, trouble_line
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen


@piece
def adjustment_panel(
    sides: tuple[str, ...],
    points: tuple[str, ...],
    reason: str,
    preview: str,
    trouble: str,
    screen: Screen,
    on_points: Callable[[ft.ControlEvent], None],
    on_reason: Callable[[ft.ControlEvent], None],
    on_save: Callable[[ft.ControlEvent], None],
    on_back: Callable[[ft.ControlEvent], None],
    *,
    ready: bool,
) -> ft.Control:
    """A line for each side's points, one for the reason; `ready` is all of it is there."""
    return saving_panel(
        words.ADJUSTMENT,
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                plain(words.ADJUSTMENT_HOW, color=theme.PENCIL),
                *(
                    field(
                        ids.adjustment_points(number + 1),
                        words.points_for(side),
                        points[number] if number < len(points) else "",
                        on_points,
                        data=number,
                        number=True,
                    )
                    for number, side in enumerate(sides)
                ),
                field(
                    ids.RECORD_REASON,
                    words.REASON,
                    reason,
                    on_reason,
                    longest=120,
                    names=False,
                ),
                ft.Semantics(
                    identifier=ids.RECORD_PREVIEW,
                    container=True,
                    live_region=True,
                    content=sentence(preview),
                ),
            ],
        ),
        trouble_line(ids.RECORD_TROUBLE, trouble),
        screen,
        back=(ids.RECORD_BACK, on_back),
        save=(ids.RECORD_SAVE, on_save),
        ready=ready,
    )
