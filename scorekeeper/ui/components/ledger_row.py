"""One hand on the sheet."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.hand_doors import hand_doors
from scorekeeper.ui.components.lettering import plain, sentence, slab, span, suit_color
from scorekeeper.ui.components.opened_hand import Resized
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.shown import HandLine
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import LINE
from scorekeeper.ui.words import sheet as said

NUMBER = 30
"""How wide the column of the hands' numbers is."""

HEIGHT = 52

BEFELL = 18
"""How much higher a row is that has a line more, for what befell the hand."""

LONG = 8
"""A title of so many letters, ``Open Misère``, is written smaller."""

NARROW = 0.5
"""How wide a letter of a name is, in sizes of type."""

CRAMPED = 66
"""A side's column narrower than this, at normal text size, has smaller figures."""

TIGHT, TIGHTEST = 46, 34
"""One narrower than these has the smallest: five and six columns on a phone lying down."""


@piece
def ledger_row(
    line: HandLine,
    screen: Screen,
    share: float,
    on_tap: Callable[[ft.ControlEvent], None],
    on_open: Resized,
    *,
    why: tuple[str, ...],
) -> ft.Control:
    """A hand's row; when it is opened, what can be done with it, and why it scored so.

    Args:
        line: the hand.
        screen: what it is looked at on.
        share: how wide a side's column is, at normal text size.
        on_tap: opens it, or closes it.
        on_open: is told how high it lies below the row, once that is drawn.
        why: the sentences that explain it, when it is open.
    """
    row = tap(
        ids.sheet_hand(line.number),
        line.label,
        ft.Row(
            spacing=0,
            controls=[
                plain(
                    str(line.number),
                    size=theme.CAPTION,
                    color=theme.PENCIL,
                    align=ft.TextAlign.CENTER,
                    width=number_width(screen),
                ),
                _what(line, screen, share),
                *(
                    _points(points, beside, total, share, counts=line.counts)
                    for points, beside, total in zip(
                        line.points, line.beside, line.totals, strict=True
                    )
                ),
            ],
        ),
        on_tap,
        style=LINE,
        data=line.number,
        height=None if screen.text >= LARGE_TEXT else row_height(line, screen),
        expanded=bool(why),
    )
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        bgcolor=theme.CARD if why else None,
        content=ft.Column(spacing=0, controls=[row, _opened(line, screen, why, on_open)])
        if why
        else row,
    )


def number_width(screen: Screen) -> float:
    """How wide the column left of the red margin is."""
    return round(NUMBER * max(1.0, screen.text * 0.8))


def row_height(line: HandLine, screen: Screen) -> float:
    """How high a hand's row is."""
    return screen.line(HEIGHT + BEFELL if line.mishaps else HEIGHT)


def hand_share(sides: int) -> int:
    """How wide the hand's column is, against 2 for each side's."""
    return 3 if sides == 2 else 2 + sides // 2  # noqa: PLR2004


def _size(share: float) -> float:
    """The size of the totals and contracts."""
    if share >= CRAMPED:
        return theme.LEAD
    if share >= TIGHT:
        return theme.CAPTION
    return theme.CAPTION - (2 if share >= TIGHTEST else 3)


def _what(line: HandLine, screen: Screen, share: float) -> ft.Control:
    ink = theme.INK if line.counts else theme.PENCIL
    small = theme.CAPTION + 1
    size = _size(share) if len(line.title) < LONG else min(_size(share), theme.BODY - 1)
    mark = {True: f" ✓ {line.taken}", False: f" × {line.taken}", None: ""}[line.made]
    return ft.Container(
        expand=hand_share(len(line.totals)),
        padding=ft.Padding.only(left=theme.SMALL),
        content=slab(
            line.title,
            size=size,
            color=suit_color(line.title, ink),
            lines=(2 if screen.text < LARGE_TEXT else 3) + bool(line.mishaps),
            more=[
                span(mark, small + 1, theme.GREEN if line.made else theme.RED, theme.STRONG),
                span(f"\n{_who(line, small, share)}", small, theme.PENCIL),
            ],
        ),
    )


def _who(line: HandLine, size: float, share: float) -> str:
    """Who played, as there is room for it: a long name would break inside a word."""
    room = share * hand_share(len(line.totals)) / 2 - theme.SMALL
    letters = int(room / (size * NARROW))
    who = said.together_in(line.who, letters, alone=line.alone)
    return f"{who}\n{said.befell_in(line.mishaps, letters)}" if line.mishaps else who


def _points(points: int, beside: str, total: int, share: float, *, counts: bool) -> ft.Control:
    edge = theme.SMALL if share >= CRAMPED else 6 if share >= TIGHT else 3
    color = theme.RED if points < 0 else theme.PENCIL
    small = theme.CAPTION + 1 if share >= TIGHT else theme.CAPTION - 1
    if share < TIGHT and beside == said.SAT_OUT:
        beside = said.SAT_OUT_SHORT
    if total >= 0:
        return ft.Container(
            expand=2,
            padding=ft.Padding.only(right=edge),
            content=slab(
                words.number(total),
                size=_size(share),
                color=theme.INK if counts else theme.PENCIL,
                align=ft.TextAlign.END,
                more=[span(f"\n{beside}", small, color)],
            ),
        )
    pad = max(0, min(4, edge - 4))  # the ring keeps off the rule beside it
    ring = ft.Container(
        border=ft.Border.all(1.5, theme.RED),
        border_radius=ft.BorderRadius.all(16),
        padding=ft.Padding.symmetric(horizontal=pad),
        content=slab(words.number(total), size=_size(share), color=theme.RED),
    )
    return ft.Container(
        expand=2,
        padding=ft.Padding.only(right=max(0, edge - pad - 1)),
        content=ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
            controls=[
                ring,
                ft.Container(
                    padding=ft.Padding.only(right=pad + 1),
                    content=plain(beside, size=small, color=color),
                ),
            ],
        ),
    )


def _opened(
    line: HandLine,
    screen: Screen,
    why: tuple[str, ...],
    on_open: Resized,
) -> ft.Control:
    # The doors first: an explanation can be longer than the sheet is high.
    return ft.Container(
        on_size_change=on_open,
        content=ft.Column(spacing=0, controls=[_doors(line, screen), _why(why)]),
    )


def _why(reasons: tuple[str, ...]) -> ft.Control:
    return ft.Semantics(
        identifier=ids.HAND_EXPLAIN,
        live_region=True,
        container=True,
        content=ft.Container(
            bgcolor=theme.CARD,
            padding=ft.Padding.only(left=NUMBER + 12, right=theme.GAP, bottom=theme.GAP),
            content=ft.Column(
                spacing=theme.HAIR,
                controls=[sentence(reason) for reason in reasons],
            ),
        ),
    )


def _doors(line: HandLine, screen: Screen) -> ft.Control:
    return ft.Container(
        bgcolor=theme.CARD,
        padding=ft.Padding.only(left=theme.SMALL, right=theme.SMALL, top=2, bottom=theme.SMALL),
        content=hand_doors(line.number, screen),
    )
