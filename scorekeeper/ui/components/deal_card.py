"""How to deal, on a card that can be held up to the table."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.leaf import heading, written
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.pack_picture import pack_picture
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.deal import DealCard
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import rules_page as said


@piece
def deal_card(card: DealCard, width: float, screen: Screen) -> ft.Control:
    """The pack by suits, what is taken out of it struck through; then the rounds."""
    beside = screen.low and screen.wide
    room = (width / 2 if beside else width) - 2 * theme.GAP
    pack = ft.Semantics(
        identifier=ids.DEAL_PACK,
        container=True,
        content=written(
            slab(card.sentences[0], size=theme.LEAD),
            pack_picture(card.suits, card.jokers, card.pack, room, screen),
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
    if beside:
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
