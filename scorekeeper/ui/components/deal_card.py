"""How to deal, on a card that can be held up to the table."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.leaf import heading, written
from scorekeeper.ui.components.lettering import plain, slab, suit_color
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.deal import DealCard, DealSuit
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import rules_page as said
from scorekeeper.ui.writing import sized

SUIT = 30
"""How wide a suit's sign is, at normal text size."""


@piece
def deal_card(card: DealCard, screen: Screen) -> ft.Control:
    """The pack by suits, what is taken out of it struck through; then the rounds."""
    pack = ft.Semantics(
        identifier=ids.DEAL_PACK,
        container=True,
        content=written(
            slab(card.sentences[0], size=theme.LEAD),
            *(_suit(one, screen) for one in card.suits),
            *([slab(card.jokers, size=theme.TITLE)] if card.jokers else ()),
        ),
    )
    rounds = ft.Semantics(
        identifier=ids.DEAL_ROUNDS,
        container=True,
        content=written(
            heading(said.ROUND),
            *(
                slab(f"{number}.  {turn}", size=theme.TITLE)
                for number, turn in enumerate(card.rounds, start=1)
            ),
            *(plain(text) for text in card.sentences[1:]),
            *([plain(card.remark, color=theme.PENCIL)] if card.remark else ()),
        ),
    )
    if screen.low and screen.wide:
        return ft.Row(
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Container(expand=1, content=pack),
                ft.Container(expand=1, content=rounds),
            ],
        )
    line = ft.Container(border=ft.Border(top=ft.BorderSide(1, theme.RULE)), content=rounds)
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[pack, line],
    )


def _suit(one: DealSuit, screen: Screen) -> ft.Control:
    """One suit: what is kept in ink, what is taken out struck through in pencil."""
    ink = suit_color(one.symbol, theme.INK)
    spans = [_rank("  ".join(one.kept), ink)]
    if one.out:
        spans.append(_rank("    ", ink))
        spans.append(_rank("  ".join(one.out), theme.PENCIL, struck=True))
    return ft.Semantics(
        label=one.label,
        exclude_semantics=True,
        content=ft.Row(
            spacing=theme.SMALL,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Container(
                    width=round(SUIT * max(1.0, screen.text)),
                    content=plain(one.symbol, size=theme.TITLE, color=ink, strong=True),
                ),
                ft.Text(spans=spans, expand=1),
            ],
        ),
    )


def _rank(text: str, color: ft.ColorValue, *, struck: bool = False) -> ft.TextSpan:
    return ft.TextSpan(
        text,
        style=ft.TextStyle(
            size=sized(theme.LEAD if struck else theme.TITLE),
            color=color,
            font_family=theme.SANS if struck else theme.STRONG,
            decoration=ft.TextDecoration.LINE_THROUGH if struck else None,
            decoration_color=theme.PENCIL if struck else None,
            decoration_thickness=2 if struck else None,
        ),
    )
