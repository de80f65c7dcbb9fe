"""What has just been done, said once."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import sentence
from scorekeeper.ui.piece import piece


@piece
def news_line(
    text: str, trouble: str, *, totals: str = "", more: str = "", brief: bool = False
) -> ft.Control:
    """What was done, the new totals, and what else there is to say; or why it could not be.

    Being `brief`, it draws no totals: they stand above. A screen reader hears them all the same.
    """
    said = trouble or " ".join(filter(None, (text, totals, more)))
    drawn = trouble or " ".join(filter(None, (text, "" if brief else totals, more)))
    return ft.Container(
        visible=bool(said),
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.HAIR),
        bgcolor=theme.CARD,
        content=ft.Semantics(
            identifier=ids.SHEET_NEWS,
            label=said,
            exclude_semantics=True,
            live_region=True,
            content=sentence(
                drawn,
                size=theme.CAPTION + 1 if brief else 15,
                color=theme.RED if trouble else theme.INK,
                strong=bool(trouble),
            ),
        ),
    )
