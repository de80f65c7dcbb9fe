"""Where the match stands: whose deal it is, what would win, what would sink; or how it ended."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, sentence, slab
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import LARGE_TEXT, Screen

TWO = 2
"""Two sides have a column each; of more, each has it below its total."""


@piece
def standing(
    dealer: str, status: str, notes: str, chances: tuple[str, ...], screen: Screen
) -> ft.Control:
    """In play: what the next hand could do for each side, and who deals it."""
    size, edge = (theme.CAPTION, 2) if screen.low else (15, theme.HAIR)
    spread = screen.text >= LARGE_TEXT
    return ft.Column(
        spacing=theme.HAIR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Semantics(
                identifier=ids.SHEET_STATUS,
                label=status,
                exclude_semantics=True,
                content=ft.Container(
                    padding=ft.Padding.symmetric(horizontal=theme.GAP),
                    content=sentence(status, size=size, color=theme.PENCIL),
                )
                if spread
                else _columns(chances if len(chances) == TWO else (), size),
            ),
            *(
                [_full_width(sentence(notes, size=15, strong=True))]
                if notes and not spread
                else ()
            ),
            ft.Container(
                bgcolor=theme.CARD,
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=edge),
                content=ft.Semantics(
                    identifier=ids.SHEET_DEALER,
                    container=True,
                    content=plain(
                        dealer,
                        strong=True,
                        size=size,
                        lines=3 if screen.text < LARGE_TEXT else None,
                        align=ft.TextAlign.CENTER,
                    ),
                ),
            ),
        ],
    )


def _columns(chances: tuple[str, ...], size: float) -> ft.Control:
    """A column a side; where it stands below the totals, only a place for a screen reader."""
    if not any(chances):
        return ft.Container(height=1)
    return ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(
                expand=1,
                padding=ft.Padding.symmetric(horizontal=theme.HAIR),
                content=sentence(
                    chance, size=size, color=theme.PENCIL, lines=4, align=ft.TextAlign.CENTER
                ),
            )
            for chance in chances
        ],
    )


def _full_width(content: ft.Control) -> ft.Control:
    return ft.Semantics(
        exclude_semantics=True,  # the status says it already
        content=ft.Container(padding=ft.Padding.symmetric(horizontal=theme.GAP), content=content),
    )


@piece
def outcome(title: str, sentence_: str) -> ft.Control:
    """At the end: who won, and why."""
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(top=ft.BorderSide(2, theme.RED), bottom=ft.BorderSide(2, theme.RED)),
        content=ft.Semantics(
            identifier=ids.SHEET_STATUS,
            container=True,
            content=ft.Semantics(
                identifier=ids.MATCH_OUTCOME,
                container=True,
                live_region=True,
                content=ft.Column(
                    spacing=2,
                    controls=[slab(title, size=theme.TITLE, lines=3), sentence(sentence_)],
                ),
            ),
        ),
    )
