"""The auction: who said what, and every bid that may be called next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.contract_grid import LEAST, LONGEST, SPECIAL, SYMBOL
from scorekeeper.ui.components.lettering import plain, sentence, slab, span, suit_color
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.draft import PASS
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.auction import AuctionForm, BidChoice
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import FAINT
from scorekeeper.ui.words import auction as said

GRID = 300
"""How wide the bids are on a phone lying down."""

LINES = 44
"""Two lines, kept free so that the bids stay where they are when one cannot be called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionTaps:
    """What taps on the auction do; the same from one drawing to the next."""

    call: Callable[[ft.ControlEvent], None]
    take_back: Callable[[ft.ControlEvent], None]
    without: Callable[[ft.ControlEvent], None]
    pass_in: Callable[[ft.ControlEvent], None]
    other: Callable[[ft.ControlEvent], None]


@piece
def auction_pad(form: AuctionForm, width: float, screen: Screen, taps: AuctionTaps) -> ft.Control:
    """The calls above, the bids below them, the pass at the foot."""
    edge = theme.SMALL - 2
    inner = width - 2 * edge
    tight = screen.columns
    grid = min(GRID, inner) if tight else inner
    bids = ft.Column(spacing=theme.HAIR, controls=_bids(form, grid, screen, taps))
    if tight:
        columns: list[ft.Control] = [
            ft.Container(width=grid, content=bids),
            ft.Column(
                expand=1,
                spacing=theme.SMALL,
                controls=[_calls(form, None), *_foot(form, screen, taps)],
            ),
        ]
        row = ft.Row(
            spacing=theme.SMALL,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=columns[::-1] if screen.lefty else columns,
        )
        return _scrolled(row, edge)
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            # In sight whatever is tapped: here is said why a bid cannot be called.
            ft.Container(
                padding=ft.Padding.only(left=edge, right=edge, top=edge),
                content=_calls(form, LINES if screen.text < LARGE_TEXT else None),
            ),
            _scrolled(
                ft.Column(spacing=theme.SMALL, controls=[bids, *_foot(form, screen, taps)]), edge
            ),
        ],
    )


def _scrolled(content: ft.Control, edge: float) -> ft.Control:
    return ft.Column(
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        controls=[ft.Container(padding=ft.Padding.all(edge), content=content)],
    )


def _calls(form: AuctionForm, height: float | None) -> ft.Control:
    """Who said what; then whose turn it is, or why a bid cannot be called."""
    return ft.Column(
        spacing=0,
        controls=[
            ft.Semantics(
                identifier=ids.AUCTION_CALLS,
                container=True,
                content=sentence(
                    " · ".join(form.calls) or said.NO_CALL, size=15, color=theme.PENCIL
                ),
            ),
            ft.Container(
                height=height,
                content=ft.Semantics(
                    identifier=ids.AUCTION_TURN,
                    container=True,
                    live_region=True,
                    content=sentence(f"{form.why} {form.turn}".strip(), strong=True),
                ),
            ),
        ],
    )


def _foot(form: AuctionForm, screen: Screen, taps: AuctionTaps) -> list[ft.Control]:
    """Pass, or what comes of an auction that is over; taking back; leaving the calls."""
    if form.passed_in:
        first = main_button(ids.AUCTION_PASSED_IN, words.PASSED_IN, taps.pass_in, screen, expand=2)
    else:
        pass_ = None if form.over else taps.call
        first = quiet_button(
            ids.auction_call(PASS), said.NO_BID, pass_, screen, expand=2, data=PASS, height=56
        )
    back = taps.take_back if form.calls else None
    buttons = [
        first,
        quiet_button(ids.AUCTION_BACK, said.TAKE_BACK, back, screen, expand=2, height=56),
    ]
    without = quiet_button(
        ids.AUCTION_WITHOUT, said.WITHOUT, taps.without, screen, label=said.WITHOUT_LONG, expand=1
    )
    other = quiet_button(ids.RECORD_OTHER, words.SOMETHING_ELSE, taps.other, screen, expand=1)
    return [
        ft.Row(spacing=theme.SMALL, controls=buttons),
        ft.Row(spacing=theme.SMALL, controls=[without, other]),
    ]


def _bids(form: AuctionForm, width: float, screen: Screen, taps: AuctionTaps) -> list[ft.Control]:
    across = max((len(row) for row in form.rows), default=1)
    if width / across < LEAST * screen.text:
        across = 3 if width >= 3 * LEAST * screen.text else 2
    wide = min(3, max(1, int(width // (SPECIAL * screen.text))), len(form.specials) or 1)
    size = min(19.0, (width / across - theme.SMALL) / LONGEST / screen.text)
    height = screen.line(theme.TARGET)
    lines = [(part, across) for row in form.rows for part in _broken(row, across)]
    lines += [(part, wide) for part in _broken(form.specials, wide)]
    return [
        ft.Row(
            spacing=theme.HAIR,
            controls=[
                *(
                    keyed(one.choice.code, bid_cell, one, round(size, 1), height, taps.call)
                    for one in line
                ),
                *(ft.Container(expand=1) for _ in range(full - len(line))),
            ],
        )
        for line, full in lines
    ]


def _broken(row: tuple[BidChoice, ...], across: int) -> list[tuple[BidChoice, ...]]:
    return [row[first : first + across] for first in range(0, len(row), across)]


@piece
def bid_cell(
    bid: BidChoice, size: float, height: float, on_tap: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """One bid: a slip while it may be called, a mere outline while it may not."""
    choice = bid.choice
    ink = theme.INK if bid.open else theme.PENCIL
    if len(choice.title) > SYMBOL:
        written: ft.Control = plain(
            f"{choice.title} {choice.value}",
            size=theme.CAPTION,
            color=ink,
            strong=bid.open,
            lines=2,
            align=ft.TextAlign.CENTER,
        )
    elif bid.open:
        written = slab(
            choice.title,
            size=size,
            color=suit_color(choice.title, ink),
            align=ft.TextAlign.CENTER,
            lines=2,
            more=[span(f"\n{choice.value}", theme.CAPTION, theme.PENCIL)],
        )
    else:
        written = plain(choice.title, size=theme.CAPTION + 1, color=ink, lines=1)
    return tap(
        ids.auction_call(choice.code),
        bid.label,
        written,
        on_tap,
        style=None if bid.open else FAINT,
        data=choice.code,
        expand=1,
        height=height,
    )
