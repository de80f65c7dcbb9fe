"""One hand on the sheet."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.lettering import body_style, plain, sentence, slab, suited
from scorekeeper.ui.components.tap import LINE, tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import HandLine
from scorekeeper.ui.screen import LARGE_TEXT, Screen

NUMBER = 30
"""How wide the column of the hands' numbers is."""

HEIGHT = 52

ABREAST = 98
"""A side's column this wide, at normal text size, has points and total beside each other."""

CRAMPED = 66
"""One narrower than this has smaller figures."""


@piece
def ledger_row(
    line: HandLine,
    screen: Screen,
    share: float,
    opened: bool,  # noqa: FBT001
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """A hand's row, and below it why it scored so, when it is opened."""
    large = screen.text >= LARGE_TEXT
    row = tap(
        ids.sheet_hand(line.number),
        line.label,
        ft.Row(
            spacing=0,
            intrinsic_height=large,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                number_cell(str(line.number), screen),
                ft.Container(
                    expand=hand_share(len(line.totals)),
                    padding=ft.Padding.only(left=theme.SMALL),
                    alignment=ft.Alignment.CENTER_LEFT,
                    content=_what(line, share, detail_lines=2 if large else 1),
                ),
                *(
                    _points(points, total, counts=line.counts, share=share)
                    for points, total in zip(line.points, line.totals, strict=True)
                ),
            ],
        ),
        on_tap,
        style=LINE,
        data=line.number,
        height=None if large else screen.line(HEIGHT),
        expanded=opened,
    )
    controls: list[ft.Control] = [row, *([_why(line)] if opened else ())]
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        bgcolor=theme.CARD if opened else None,
        content=ft.Column(spacing=0, controls=controls),
    )


def number_cell(text: str, screen: Screen) -> ft.Control:
    """The narrow column left of the red margin."""
    return ft.Container(
        width=round(NUMBER * max(1.0, screen.text * 0.8)),
        alignment=ft.Alignment.CENTER,
        border=ft.Border(right=ft.BorderSide(1.5, theme.MARGIN)),
        content=plain(text, size=theme.CAPTION, color=theme.PENCIL, lines=1),
    )


def _size(share: float) -> float:
    """The size of the totals and contracts, by how wide a side's column is."""
    return theme.LEAD if share >= CRAMPED else theme.BODY - 2


def hand_share(sides: int) -> int:
    """How wide the hand's column is, against 2 for each side's."""
    return 3 if sides == 2 else 2 + sides // 2  # noqa: PLR2004


def _what(line: HandLine, share: float, *, detail_lines: int) -> ft.Control:
    ink = theme.INK if line.counts else theme.PENCIL
    mark = {True: " ✓", False: " ×", None: ""}[line.made]
    tone = theme.GREEN if line.made else theme.RED
    return ft.Column(
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            suited(
                line.title,
                size=_size(share),
                color=ink,
                more=(ft.TextSpan(mark, style=body_style(theme.BODY, tone)),),
            ),
            plain(line.detail, size=theme.CAPTION + 1, color=theme.PENCIL, lines=detail_lines),
        ],
    )


def _points(points: int, total: int, *, counts: bool, share: float) -> ft.Control:
    edge = 6 if share >= CRAMPED else 3
    drawn = slab(
        words.number(total),
        size=_size(share),
        color=theme.RED if total < 0 else theme.INK if counts else theme.PENCIL,
        lines=1,
    )
    ring = ft.Border.all(1.5, theme.RED) if total < 0 else None
    gained = plain(
        words.signed(points) if counts else "",
        size=theme.CAPTION + 1,
        color=theme.RED if points < 0 else theme.PENCIL,
        lines=1,
    )
    written = ft.Container(
        content=drawn,
        border=ring,
        border_radius=ft.BorderRadius.all(16),
        padding=ft.Padding.symmetric(horizontal=edge if ring else 0, vertical=1 if ring else 0),
    )
    inside: ft.Control = (
        ft.Column(
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.END,
            controls=[written, gained],
        )
        if share < ABREAST
        else ft.Row(
            spacing=theme.HAIR,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[gained, written],
        )
    )
    return ft.Container(
        expand=2,
        border=ft.Border(left=ft.BorderSide(1, theme.RULE)),
        padding=ft.Padding.symmetric(horizontal=edge),
        alignment=ft.Alignment.CENTER_RIGHT,
        content=inside,
    )


def _why(line: HandLine) -> ft.Control:
    return ft.Semantics(
        identifier=ids.HAND_EXPLAIN,
        live_region=True,
        container=True,
        content=ft.Container(
            padding=ft.Padding.only(left=NUMBER + 12, right=theme.GAP, bottom=theme.GAP, top=2),
            content=ft.Column(
                spacing=theme.HAIR,
                controls=[sentence(reason) for reason in line.reasons],
            ),
        ),
    )
