from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.export.paper import Paper, paper_of
from scorekeeper.rules import PRESETS, Adjustment, ContractHand, Opening, PassedIn, Redeal
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.new_match import NewMatch
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play

LONG = "Bartholomew Featherstonehaugh-Cholmondeley the Younger of Wagga Wagga"
FIVE = PRESETS["au_5p_called"]


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Scorebook]:
    opened = open_book(tmp_path, Clock())
    yield opened
    opened.close()


@pytest.fixture
def won(book: Scorebook) -> Paper:
    """Ann and Cat have won in four hands, one of them a misdeal."""
    book.start(new_match(match_id="won", title="Friday", note="at the club"))
    play(book, "won", MADE_8H, Redeal(reason="a card was seen"), *TO_510[1:])
    book.annotate("won", 3, "argued about")
    return paper_of(book.match("won"))


@pytest.fixture
def below(book: Scorebook) -> Paper:
    """A match in play, a side below zero, titled by somebody who knows spreadsheets."""
    opening = Opening(scores=(60, -40))
    new = new_match("=1+1 @Bob Cat Dan", match_id="below", title="=HYPERLINK(1)", opening=opening)
    book.start(new)
    play(book, "below", hand("8D", 6), PassedIn(), Adjustment(points=(20, 0), reason="-2+3"))
    return paper_of(book.match("below"))


@pytest.fixture
def long(book: Scorebook) -> Paper:
    """Five players who each score alone, with long names and more hands than fit a page."""
    names = tuple(f"{LONG} {letter * 30}" for letter in "ABCDE")
    new = NewMatch(
        match_id="long",
        rules=FIVE.rules,
        preset_id=FIVE.id,
        rules_name=FIVE.title,
        players=names,
    )
    book.start(new)
    with_partner = ContractHand(
        side=0, contractor=0, bid=FIVE.rules.parse("6S"), partners=(2,), tricks=(5, 1, 2, 1, 1)
    )
    play(book, "long", with_partner, *[PassedIn()] * 60)
    return paper_of(book.match("long"))
