"""The hands, as on a paper sheet: the newest always in sight."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import theme, words
from scorekeeper.ui.components.columns import (
    NUMBER,
    below_totals,
    in_lines,
    number_width,
    per_row,
)
from scorekeeper.ui.components.hand_in_lines import lines_height
from scorekeeper.ui.components.ledger_row import (
    HEIGHT,
    hand_share,
    ledger_row,
    row_height,
)
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.opened_hand import use_opened_hand
from scorekeeper.ui.components.points_cell import CRAMPED
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import HandLine
from scorekeeper.ui.screen import Screen

EVERYTHING = 100_000
"""How far beyond the screen hands are kept ready: a screen reader is to find all of them."""

LETTER = 7.6
"""How wide a letter of a column's head is, in logical pixels at normal text size."""


@piece
def ledger(
    lines: tuple[HandLine, ...],
    side_names: tuple[str, ...],
    width: float,
    screen: Screen,
    explain: Callable[[int], tuple[str, ...]],
    *,
    flowing: bool,
) -> ft.Control:
    """The ruled sheet: hands from the top, and blank lines below them while there are few.

    Once they fill it, it is held at its foot, where the newest is. ``flowing`` is for large
    text on a small screen: the sheet then flows on below the totals, the newest hand first.
    """
    hand = use_opened_hand(len(lines))
    sides = len(side_names)
    lined, below = in_lines(sides), below_totals(sides, screen)
    across = per_row(sides, width / screen.text) if below else sides
    share = (
        (width - number_width(screen)) / across
        if lined
        else (width - NUMBER) * 2 / (hand_share(sides) + 2 * sides)
    ) / screen.text
    rows: list[ft.Control] = [
        keyed(
            f"hand-{line.number}",
            ledger_row,
            line,
            screen,
            round(share),
            across,
            hand.on_tap,
            hand.on_open,
            why=explain(line.number) if line.number == hand.number else (),
        )
        for line in lines
    ]
    columns = (0, [2] * across) if lined else (hand_share(sides), [2] * sides)
    # Where each column goes on below its total, that is its head.
    heads = [_edge() if below else _heads(side_names, screen, share, columns[0])]
    if flowing:
        hand.paper.current = (None, [])
        return ft.Column(spacing=0, controls=[*heads, _ruled(*columns, screen, [*rows[::-1]])])
    height = screen.line(lines_height(sides, across, screen) if lined else HEIGHT) + 1
    heights = [row_height(line, screen, across) + 1 for line in lines]
    full = sum(heights) > (hand.room or screen.height * 0.4)
    if not full:
        blank = int(max(0, hand.room - sum(heights)) // height) + 1
        rows += [_blank(height, n) for n in range(blank)]
    hands = ft.ListView(
        key="full" if full else "filling",
        spacing=0,
        reverse=full,
        cache_extent=EVERYTHING,
        on_size_change=hand.on_room,
        size_change_interval=100,
        controls=rows[::-1] if full else rows,
    )
    hand.paper.current = (hands, heights)
    return ft.Column(spacing=0, controls=[*heads, _ruled(*columns, screen, hands)])


def _edge() -> ft.Control:
    return ft.Container(height=1, bgcolor=theme.PENCIL)


def _heads(side_names: tuple[str, ...], screen: Screen, share: float, hand: int) -> ft.Control:
    title = words.HAND if share * hand / 2 > LETTER * len(words.HAND) else words.ROW

    edge = theme.SMALL if share >= CRAMPED else theme.HAIR

    def head(text: str, share: int, align: ft.TextAlign) -> ft.Control:
        return ft.Container(
            expand=share,
            padding=ft.Padding.only(
                left=theme.SMALL if align is ft.TextAlign.START else 0, right=edge, top=2, bottom=2
            ),
            content=plain(
                text, size=theme.CAPTION, color=theme.PENCIL, strong=True, lines=1, align=align
            ),
        )

    return ft.Container(
        border=ft.Border(
            top=ft.BorderSide(1, theme.PENCIL), bottom=ft.BorderSide(1, theme.PENCIL)
        ),
        content=ft.Row(
            spacing=0,
            controls=[
                ft.Container(width=number_width(screen)),
                *([head(title, hand, ft.TextAlign.START)] if hand else ()),
                *(
                    head(_short(name, share), 2, ft.TextAlign.END if hand else ft.TextAlign.CENTER)
                    for name in side_names
                ),
            ],
        ),
    )


def _short(name: str, share: float) -> str:
    """A side's name as there is room for it: whole, or its beginning; it is whole above."""
    return words.fitting(name, int((share - theme.SMALL) / LETTER))


def _ruled(
    hand: int, sides: list[int], screen: Screen, hands: ft.Control | list[ft.Control]
) -> ft.Control:
    """The hands over the sheet's printed columns.

    Args:
        hand: how wide that of what was played is; nothing where it stands above the points.
        sides: how wide each of the sides' is.
        screen: what it is looked at on.
        hands: the rows.
    """
    columns = ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(
                width=number_width(screen),
                border=ft.Border(right=ft.BorderSide(1.5, theme.MARGIN)),
            ),
            *([ft.Container(expand=hand)] if hand else ()),
            *(
                ft.Container(
                    expand=share,
                    # Where nothing stands between them, the margin is the first one's rule.
                    border=ft.Border(left=ft.BorderSide(1, theme.RULE)) if hand or side else None,
                )
                for side, share in enumerate(sides)
            ),
        ],
    )
    printed = ft.Container(left=0, right=0, top=0, bottom=0, content=columns)
    if isinstance(hands, list):
        return ft.Stack(controls=[printed, ft.Column(spacing=0, controls=hands)])
    return ft.Stack(
        expand=True,
        controls=[printed, ft.Container(left=0, right=0, top=0, bottom=0, content=hands)],
    )


def _blank(height: float, n: int) -> ft.Control:
    return ft.Container(
        key=f"blank-{n}",
        height=height,
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
    )
