"""A table's own values: five rows of five to type in, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import flet as ft

from scorekeeper.rules.contracts import CONTRACTS, LEVELS, Denomination
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.fields import BORDER
from scorekeeper.ui.components.lettering import plain, suit_color
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.screen import Screen

FOR_LEVEL = 26
"""The room for the number of tricks before a row, at normal text size."""

LEAST = 52
"""A narrower cell shows no value of three figures."""


def value_table(
    cells: tuple[str, ...],
    troubles: tuple[str, ...],
    screen: Screen,
    width: float,
    on_change: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The printed table to be typed over, or where that does not fit, one bid under another.

    The troubles are by cell, empty where nothing is wrong.
    """
    room = (width - 2 * theme.GAP - FOR_LEVEL * screen.text) / len(Denomination)
    five = room >= LEAST * screen.text
    rows = (
        [_heads(screen), *(_row(cells, troubles, row, screen, on_change) for row in range(5))]
        if five
        else [_named(cells, troubles, at, screen, on_change) for at in range(len(CONTRACTS))]
    )
    wrong = list(dict.fromkeys(why for why in troubles if why))
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        content=ft.Column(
            spacing=theme.HAIR,
            controls=[
                *rows,
                *(part for why in wrong for part in trouble_line(ids.HOUSE_TROUBLE, why)),
            ],
        ),
    )


def _heads(screen: Screen) -> ft.Control:
    return ft.Row(
        spacing=theme.HAIR,
        controls=[
            ft.Container(width=FOR_LEVEL * screen.text),
            *(
                plain(
                    one.symbol,
                    strong=True,
                    color=suit_color(one.symbol, theme.INK),
                    align=ft.TextAlign.CENTER,
                    expand=1,
                )
                for one in Denomination
            ),
        ],
    )


def _row(
    cells: tuple[str, ...],
    troubles: tuple[str, ...],
    row: int,
    screen: Screen,
    on_change: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    first = row * len(Denomination)
    return ft.Row(
        spacing=theme.HAIR,
        controls=[
            plain(str(LEVELS[row]), strong=True, width=FOR_LEVEL * screen.text),
            *(
                _cell(cells[at], troubles[at], at, on_change)
                for at in range(first, first + len(Denomination))
            ),
        ],
    )


def _named(
    cells: tuple[str, ...],
    troubles: tuple[str, ...],
    at: int,
    screen: Screen,
    on_change: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    bid = CONTRACTS[at].symbol
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            plain(bid, strong=True, color=suit_color(bid, theme.INK), width=64 * screen.text),
            _cell(cells[at], troubles[at], at, on_change),
        ],
    )


def _cell(
    value: str, trouble: str, at: int, on_change: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """One value; a wrong one is red and has a bar under it."""
    wrong = ft.UnderlineInputBorder(side=ft.BorderSide(3, theme.RED))
    return ft.MergeSemantics(
        expand=1,
        content=ft.Semantics(
            identifier=ids.house_value(str(CONTRACTS[at])),
            label=f"{CONTRACTS[at].symbol}. {trouble}" if trouble else CONTRACTS[at].symbol,
            content=ft.TextField(
                value=value,
                data=at,
                on_change=cast("Any", on_change),
                max_length=6,
                counter=ft.Container(height=0),
                keyboard_type=ft.KeyboardType.NUMBER,
                text_align=ft.TextAlign.CENTER,
                border={**BORDER, ft.ControlState.DEFAULT: wrong} if trouble else BORDER,
                text_style=ft.TextStyle(
                    font_family=theme.SLAB,
                    size=theme.BODY,
                    color=theme.RED if trouble else theme.INK,
                ),
                cursor_color=theme.INK,
                content_padding=ft.Padding.symmetric(vertical=theme.GAP),
            ),
        ),
    )
