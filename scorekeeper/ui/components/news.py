"""What has just been done, said once."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import sentence
from scorekeeper.ui.piece import piece


@piece
def news_line(text: str, trouble: str, *, lines: int | None = None) -> ft.Control:
    """A hand saved and the new totals, in so many lines; or why something could not be done."""
    said = trouble or text
    return ft.Container(
        visible=bool(said),
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.HAIR),
        bgcolor=theme.CARD,
        content=ft.Semantics(
            identifier=ids.SHEET_NEWS,
            container=True,
            live_region=True,
            content=sentence(
                said,
                size=15,
                color=theme.RED if trouble else theme.INK,
                strong=bool(trouble),
                lines=None if trouble else lines,
            ),
        ),
    )
