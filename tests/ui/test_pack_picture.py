"""The cards of a pack, drawn: all of them, in order, and none beyond the edge."""

from __future__ import annotations

from itertools import pairwise

import flet as ft
import pytest
from flet import canvas as cv

from scorekeeper.rules import PRESETS, Preset
from scorekeeper.ui import theme
from scorekeeper.ui.app import main
from scorekeeper.ui.components.pack_picture import CARD, RANK, TIGHT, spread
from scorekeeper.ui.reading.deal import read_deal
from tests.ui.harness import Visitor, visiting

SIX = "us_6p_3x2"


@pytest.mark.parametrize("one", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("text", [0.9, 1.0, 1.5, 2.0, 2.4])
def test_every_card_lies_in_order_and_in_the_room(one: Preset, text: float) -> None:
    for width in (296, 336, 616):
        room = width / (RANK * text)
        for suit in read_deal(one.rules).suits:
            lines = spread(suit, room)
            cards = [card for line in lines for card in line]
            assert [card.rank for card in cards if not card.out] == list(suit.kept)
            assert [card.rank for card in cards if card.out] == list(suit.out)
            for line in lines:
                lefts = [card.left for card in line]
                assert lefts[0] == 0
                assert all(b - a >= TIGHT - 0.001 for a, b in pairwise(lefts))
                assert lefts[-1] + CARD <= room + 0.001
            assert min(map(len, lines)) > 1 or len(cards) == 1


@pytest.mark.parametrize("one", PRESETS.values(), ids=PRESETS)
def test_on_the_smallest_phone_a_suit_lies_in_one_line(one: Preset) -> None:
    for suit in read_deal(one.rules).suits:
        assert len(spread(suit, 336 / RANK)) == 1


def drawn(visitor: Visitor) -> list[cv.Text]:
    (canvas,) = (one for one in visitor.inside("deal.pack") if isinstance(one, cv.Canvas))
    return [shape for shape in canvas.shapes if isinstance(shape, cv.Text)]


def color(text: cv.Text) -> ft.ColorValue | None:
    assert text.style is not None
    return text.style.color


async def test_the_picture_shows_what_is_taken_out_and_says_it() -> None:
    async with visiting(main, address="/rules/au_pagat/deal") as visitor:
        said = await visitor.sees("deal.pack", "Spades: A K Q J 10 9 8 7 6 5, without 4 3 2")
        assert "Hearts: A K Q J 10 9 8 7 6 5 4, without 3 2" in said
        assert "1 joker" in said
        struck = [
            text.value
            for text in drawn(visitor)
            if text.style and text.style.decoration is ft.TextDecoration.LINE_THROUGH
        ]
        assert struck == [
            *("4\n♠", "3\n♠", "2\n♠", "4\n♣", "3\n♣", "2\n♣"),
            *("3\n♦", "2\n♦", "3\n♥", "2\n♥"),
        ]
        assert [text.value for text in drawn(visitor)].count("Joker") == 1


async def test_four_colours_are_on_the_cards_too() -> None:
    kept = {"scorekeeper.suits": "four"}
    async with visiting(main, address=f"/rules/{SIX}/deal", preferences=kept) as visitor:
        await visitor.arrive()
        colors = {text.value: color(text) for text in drawn(visitor)}
        assert colors["A\n♦"] == theme.BLUE
        assert colors["A\n♣"] == theme.GREEN
        assert colors["13\n♥"] == theme.RED
