"""A match in a list: its sides with their totals, how it ended, when it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui import theme, words
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.finding import MatchLine
from scorekeeper.ui.styles import CHOICE


@piece
def match_line(
    identifier: str, line: MatchLine, on_tap: Callable[..., Any] | None = None
) -> ft.Control:
    """One match, as its sheet's foot would show it; a tap opens it."""
    inside = ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        content=ft.Column(
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *(_side(name, total, won=won) for name, total, won in line.sides),
                plain(
                    line.outcome,
                    size=15,
                    strong=True,
                    color=theme.GREEN if line.live else theme.INK,
                ),
                plain(line.detail, size=theme.CAPTION + 1, color=theme.PENCIL),
            ],
        ),
    )
    edge = ft.Border(bottom=ft.BorderSide(1, theme.RULE))
    if on_tap is None:
        return ft.Container(
            content=ft.Semantics(
                identifier=identifier, label=line.label, exclude_semantics=True, content=inside
            )
        )
    return ft.Container(
        border=edge,
        content=tap(
            identifier, line.label, inside, on_tap, style=CHOICE, data=line.id, height=None
        ),
    )


def _side(name: str, total: int, *, won: bool) -> ft.Control:
    number = slab(
        words.number(total), size=theme.LEAD, color=theme.RED if total < 0 else theme.INK, lines=1
    )
    ring = (
        ft.Container(
            content=number,
            border=ft.Border.all(1.5, theme.RED),
            border_radius=ft.BorderRadius.all(16),
            padding=ft.Padding.symmetric(horizontal=6, vertical=1),
        )
        if total < 0
        else number
    )
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Container(expand=True, content=plain(name, strong=won, lines=2)),
            ft.Container(
                content=ring,
                border=ft.Border(bottom=ft.BorderSide(2, theme.RED)) if won else None,
            ),
        ],
    )
