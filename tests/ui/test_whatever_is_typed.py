"""Whatever is typed into any field, the window goes on: no text makes drawing it fail."""

from __future__ import annotations

import flet as ft
import pytest

from scorekeeper.rules import PRESETS, Void
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

NAMES = ("Ann", "Bob", "Cat", "Dan")

ODD = ("x", "-5", "−7", "7.5", " ", "²", "１２", "1e9", "9" * 40, "🂡 \u202e'\"<b>", "")

WAYS = {
    "new match": ("/new", ()),
    "scores from paper": ("/new", ("setup.carried",)),
    "card points": (
        "{match}/record",
        ("record.contract.8H", "record.player.1", "record.tricks.8"),
    ),
    "adjustment": ("{match}/record", ("record.other", "record.other.adjustment")),
    "names": ("{match}", ("sheet.menu", "menu.names")),
    "details": ("{match}/details", ()),
    "seats": ("{match}/seats", ()),
    "note": ("{match}/hand/1/note", ()),
    "history": ("/history", ()),
    "rules sent": ("/rules/read", ()),
    "target": ("/rules/au_pagat/edit", ("house.group.winning", "house.option.target")),
    "values": ("/rules/au_pagat/edit", ("house.option.schedule", "house.own_values")),
    "contract": (
        "/rules/au_pagat/edit",
        ("house.group.bids", "house.option.special_contracts", "house.contract.add"),
    ),
}


@pytest.fixture
def match(book: Scorebook) -> MatchView:
    preset = PRESETS["us_1500_4p"]
    begun = book.start(
        NewMatch(rules=preset.rules, preset_id=preset.id, rules_name=preset.title, players=NAMES)
    )
    return book.record(begun.id, Void(), hand_id="1")


@pytest.mark.parametrize("way", WAYS)
async def test_no_text_makes_a_screen_fail(way: str, match: MatchView) -> None:
    address, taps = WAYS[way]
    async with visiting(main, address=address.format(match=f"/match/{match.id}")) as visitor:
        await visitor.arrive()
        await visitor.tap(*taps)
        fields = written_on(visitor)
        assert fields
        for odd in ODD:
            for identifier in fields:
                if visitor.has(identifier):
                    await visitor.type_into(identifier, odd)
        await visitor.resize(640, 360)
        await visitor.resize(412, 915)


def written_on(visitor: Visitor) -> list[str]:
    """The identifiers of the fields one can write on; of a whole table of them the corners."""
    found = [
        one
        for one in visitor.identifiers()
        if any(isinstance(inside, ft.TextField) for inside in visitor.inside(one))
    ]
    return found if len(found) <= len(NAMES) * 2 else [found[0], found[-1]]
