"""Old hands are told by the rules they were played by, and with who played them."""

from __future__ import annotations

from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting

PHONE = (360, 640)
MISERE = ContractHand(
    side=0, contractor=0, bid=PRESETS["au_pagat"].rules.parse("M"), tricks=(0, None)
)
EIGHT_HEARTS = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, None))


@pytest.fixture
def changed(match: MatchView, book: Scorebook) -> MatchView:
    """A misère by Ann, then rules without one, then Eve in her place and 8♥."""
    book.record(match.id, MISERE, hand_id=str(uuid4()))
    preset = PRESETS["au_no_misere"]
    book.change_rules(
        match.id, preset.rules, preset_id=preset.id, rules_name=preset.title, from_here=True
    )
    book.substitute(match.id, 0, "Eve")
    return book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))


async def test_the_sheet_and_the_reasons(changed: MatchView) -> None:
    async with visiting(main, address=f"/match/{changed.id}", size=PHONE) as visitor:
        await visitor.sees("sheet.hand.1", "Misère, Ann, 0 tricks", "Totals: Eve & Cat 250")
        await visitor.tap("sheet.hand.1")
        told = visitor.text("hand.explain")
        assert "Ann (Eve & Cat) played Misère, worth 250, and made it with 0 tricks." in told
        assert "Misère made: 250" in told
        await visitor.tap("sheet.hand.2")
        assert "Eve (Eve & Cat) played 8♥" in visitor.text("hand.explain")


async def test_an_old_hand_is_corrected_by_its_own_rules(
    changed: MatchView, book: Scorebook
) -> None:
    address = f"/match/{changed.id}/hand/1/correct"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees("record.contract.M", "250")
        assert "Ann" in visitor.text("record.player.1")
        await visitor.tap("record.tricks.1")
        await visitor.sees("hand.change", "Misère, Ann, 1 trick")
        assert "Misère" in visitor.text("hand.moved.1")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.total.1", "Eve & Cat 50")
    assert book.match(changed.id).match.hands[0].tricks == (1, None)  # type: ignore[union-attr]


async def test_a_later_hand_is_corrected_by_the_later_ones(changed: MatchView) -> None:
    address = f"/match/{changed.id}/hand/2/correct"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees("record.contract.8H")
        assert not visitor.has("record.contract.M")
        assert "Eve" in visitor.text("record.player.1")


async def test_its_story_is_told_likewise(changed: MatchView, book: Scorebook) -> None:
    book.annotate(changed.id, 1, "brave")
    address = f"/match/{changed.id}/hand/1/story"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees("hand.version.1", "Misère, Ann, 0 tricks")
        book.annotate(changed.id, 1, "very brave")
        await visitor.sees("hand.version.3", "very brave")


async def test_the_tricks_that_a_hand_had_are_marked_when_it_is_corrected(
    changed: MatchView,
) -> None:
    address = f"/match/{changed.id}/hand/2/correct"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees("record.tricks.8")
        marked = [
            tricks
            for tricks in range(11)
            if visitor.find(f"record.tricks.{tricks}").selected is True
        ]
        assert marked == [8]
