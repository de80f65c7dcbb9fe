"""What is written where there is little room: nothing broken inside a word, no value gone."""

from __future__ import annotations

from textwrap import wrap
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui import theme, words
from scorekeeper.ui.app import main
from scorekeeper.ui.components.frame import LETTER, title_size
from scorekeeper.ui.components.players_row import EM, LEAST, size_of
from scorekeeper.ui.screen import Screen
from tests.ui.conftest import PLAYERS
from tests.ui.harness import visiting

LYING = (740, 360)
SIX_SPADES = ContractHand(side=0, contractor=0, bid=parse_bid("6S"), tricks=(6, None))


@pytest.mark.parametrize("room", [68, 77, 110])
def test_no_word_of_a_name_is_wider_than_its_button(room: float) -> None:
    for name in ("Ann", "Bartholomew", "Alexandra-Josephine", "Mary Elizabeth"):
        longest = max(len(word) for word in name.replace("-", "- ").split())
        assert size_of(name, room) <= max(LEAST, room / longest / EM) + 0.05
    assert size_of("Ann", room) == size_of("Bob", room) == 15


def test_a_side_is_called_by_its_initials_where_its_name_has_no_room() -> None:
    assert words.initials("Bartholomew & Maximiliana") == "B & M"
    assert words.initials("Wanderers") == "Wanderers"
    # Seats that nobody was named for are told apart by their numbers.
    assert words.initials("Player 1, Player 3 & Player 5") == "P1, P3 & P5"


async def test_a_phone_lying_down_has_heads_that_are_whole(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, SIX_SPADES, hand_id=str(uuid4()))
    async with visiting(main, address=f"/match/{match.id}", size=LYING) as visitor:
        assert visitor.says("A & C")
        assert not visitor.says("Hand, tricks")


async def test_a_special_contract_has_its_value_on_a_line_of_its_own(book: Scorebook) -> None:
    blind = PRESETS["au_blind"]
    view = book.start(
        NewMatch(rules=blind.rules, preset_id=blind.id, rules_name=blind.title, players=PLAYERS)
    )
    async with visiting(main, address=f"/match/{view.id}/record", size=(360, 640)) as visitor:
        for code, name in (("OM", "Open Misère"), ("BM", "Blind Misère")):
            assert visitor.drawn(f"record.contract.{code}") == [name, "500"]


@pytest.mark.parametrize(
    ("preset_id", "title"), [("au_pagat", "Australian, four players"), (None, "House rules")]
)
async def test_a_match_without_a_name_for_its_rules_still_has_a_title(
    book: Scorebook, preset_id: str | None, title: str
) -> None:
    rules = PRESETS["au_pagat"].rules
    view = book.start(NewMatch(rules=rules, preset_id=preset_id, rules_name="", players=PLAYERS))
    async with visiting(main, address=f"/match/{view.id}", size=(360, 640)) as visitor:
        assert visitor.says(title)


LONGEST = sorted((preset.title for preset in PRESETS.values()), key=len)[-8:]


@pytest.mark.parametrize("title", LONGEST)
async def test_the_name_of_a_rule_set_is_whole_on_a_small_phone(
    book: Scorebook, title: str
) -> None:
    rules = PRESETS["au_pagat"].rules
    view = book.start(NewMatch(rules=rules, preset_id=None, rules_name=title, players=PLAYERS))
    async with visiting(main, address=f"/match/{view.id}", size=(360, 640)) as visitor:
        text = visitor.written(title)
        room = 360 - 2 * theme.TARGET - theme.GAP
        lines = wrap(title, int(room / LETTER / (text.size or 0)))
        assert len(lines) <= (text.max_lines or 0)


@pytest.mark.parametrize("text", [1.0, 1.2, 1.5, 2.0])
def test_no_title_of_rules_ends_in_dots(text: float) -> None:
    screen = Screen(width=360, height=640, text=text)
    room = 360 - 2 * theme.TARGET - theme.GAP
    for preset in PRESETS.values():
        size, lines = title_size(preset.title, room, screen)
        letters = int(room / (size * LETTER * text))
        assert len(wrap(preset.title, letters)) <= lines, (preset.title, size)
