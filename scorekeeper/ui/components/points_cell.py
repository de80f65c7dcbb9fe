"""What a hand gave one side, and its total after it."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme, words
from scorekeeper.ui.components.lettering import plain, slab, span
from scorekeeper.ui.words import sheet as said

CRAMPED = 66
"""A side's column narrower than this, at normal text size, has smaller figures."""

TIGHT, TIGHTEST = 46, 34
"""One narrower than these has the smallest: five and six columns on a phone lying down."""


def points_cell(
    points: int,
    beside: str,
    total: int,
    share: float,
    *,
    counts: bool,
    centred: bool = False,
) -> ft.Control:
    """A side's total after a hand, ringed below zero, and what the hand gave.

    Args:
        points: what it gave.
        beside: the same as written, or that the side took no part.
        total: after it.
        share: how wide the column is, at normal text size.
        counts: False for a hand after the end of the match.
        centred: it stands below a total that is.
    """
    size = min(size_in(share), theme.BODY) if centred else size_in(share)
    edge = theme.SMALL if share >= CRAMPED else 6 if share >= TIGHT else 3
    color = theme.RED if points < 0 else theme.PENCIL
    small = theme.CAPTION + 1 if share >= TIGHT else theme.CAPTION - 1
    if share < TIGHT and beside == said.SAT_OUT:
        beside = said.SAT_OUT_SHORT
    if total >= 0:
        return ft.Container(
            expand=2,
            padding=ft.Padding.only(right=0 if centred else edge),
            alignment=ft.Alignment.CENTER if centred else None,
            content=slab(
                words.number(total),
                size=size,
                color=theme.INK if counts else theme.PENCIL,
                align=ft.TextAlign.CENTER if centred else ft.TextAlign.END,
                more=[span(f"\n{beside}", small, color)],
            ),
        )
    pad = max(0, min(4, edge - 4))  # the ring keeps off the rule beside it
    ring = ft.Container(
        border=ft.Border.all(1.5, theme.RED),
        border_radius=ft.BorderRadius.all(16),
        padding=ft.Padding.symmetric(horizontal=pad),
        content=slab(words.number(total), size=size, color=theme.RED),
    )
    return ft.Container(
        expand=2,
        padding=ft.Padding.only(right=0 if centred else max(0, edge - pad - 1)),
        content=ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=(
                ft.CrossAxisAlignment.CENTER if centred else ft.CrossAxisAlignment.END
            ),
            controls=[
                ring,
                ft.Container(
                    padding=ft.Padding.only(right=0 if centred else pad + 1),
                    content=plain(beside, size=small, color=color),
                ),
            ],
        ),
    )


def size_in(share: float) -> float:
    """The size of the totals and contracts."""
    if share >= CRAMPED:
        return theme.LEAD
    if share >= TIGHT:
        return theme.CAPTION
    return theme.CAPTION - (2 if share >= TIGHTEST else 3)
