from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import PRESETS, Preset, RuleSet, preset
from scorekeeper.rules.hands import ContractHand, PassedIn, Redeal
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.half_entered import body_of, draft_from
from scorekeeper.ui.reading.auction import called, read_auction, taken_back
from tests.rules.samples import match_of
from tests.ui.harness import Visitor, visiting
from tests.ui.scribe import view_of

PHONE = (360, 640)
CASES = json.loads((Path(__file__).parents[1] / "cases" / "auctions.json").read_text("utf-8"))
OPEN_AUCTION = ("record.other", "record.other.auction")
NOT_NOW = "not possible"
DROPPED = "That is not what was called: the calls will be dropped."


def rules_of(row: dict[str, Any]) -> RuleSet:
    base = PRESETS[row["ruleset"]].rules
    override = dict(row["options_override"])
    if changed := override.pop("open_misere", None):
        specials = [one.to_json() for one in base.special_contracts]
        override["special_contracts"] = [
            one | changed if one["code"] == "OM" else one for one in specials
        ]
    return RuleSet.from_json(override, base)


def entry(match: MatchView) -> str:
    return f"/match/{match.id}/record"


def sit_down(book: Scorebook, rules: RuleSet) -> MatchView:
    players = tuple(["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"][: rules.players])
    return book.start(NewMatch(rules=rules, preset_id=None, rules_name="Case", players=players))


def said(visitor: Visitor, identifier: str) -> str:
    return visitor.text(identifier).partition("\n")[0]


async def call(visitor: Visitor, *texts: str) -> None:
    await visitor.tap(*(f"auction.call.{text}" for text in texts))


async def test_every_worked_case_is_offered_or_explained(book: Scorebook) -> None:
    async with visiting(main, size=PHONE) as visitor:
        for row in CASES:
            match = sit_down(book, rules_of(row))
            await visitor.go(entry(match))
            await visitor.tap(*OPEN_AUCTION)
            await call(visitor, *(text for _, text in row["calls"]))
            if row["reason"] == "auction_over":
                await visitor.sees("record.preview")
                continue
            if row["reason"] == "not_a_bid_here":
                assert not visitor.has(f"auction.call.{row['call']}"), row
                continue
            label = visitor.text(f"auction.call.{row['call']}")
            assert (NOT_NOW not in label) == row["legal"], row
            before = said(visitor, "auction.calls")
            await call(visitor, row["call"])
            if row["legal"]:
                over = not visitor.has("auction.calls")
                assert over or said(visitor, "auction.calls") != before, row
            else:
                assert said(visitor, "auction.calls") == before, row
                assert label.split(f"{NOT_NOW}: ")[1] in visitor.text("auction.turn"), row


async def test_an_auction_leads_to_its_contract(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        assert "Bob calls first" in said(visitor, "auction.turn")
        await call(visitor, "6S", "7D", "M")
        assert said(visitor, "auction.calls") == "Bob 6♠ · Cat 7♦ · Dan Misère"
        await call(visitor, "7NT")
        assert said(visitor, "auction.turn") == (
            "7NT is not higher than Misère, the last bid. Ann calls."
        )
        await call(visitor, "8H", "P", "P", "P")
        await visitor.sees("record.preview", "8♥ by Ann")
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.hand.1", "8♥", "Ann")
        await visitor.tap("sheet.hand.1")
        await visitor.sees(
            "hand.explain",
            "The calls: Bob 6♠, Cat 7♦, Dan Misère, Ann 8♥, Bob pass, Cat pass, Dan pass.",
        )
    hand = book.match(match.id).match.hands[0]
    assert isinstance(hand, ContractHand)
    assert [str(one.bid) for one in hand.auction[:4]] == ["6S", "7D", "M", "8H"]
    assert [one.seat for one in hand.auction] == [0, 1, 2, 3, 0, 1, 2]


async def test_everybody_may_pass(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "P", "P", "P", "P")
        assert "Everybody passed" in said(visitor, "auction.turn")
        assert NOT_NOW in visitor.text("auction.call.8H")
        await visitor.tap("auction.passed_in")
        await visitor.sees("sheet.hand.1", "Passed in")
        await visitor.sees("sheet.dealer", "Bob deals")
    hand = book.match(match.id).match.hands[0]
    assert isinstance(hand, PassedIn)
    assert len(hand.auction) == 4


async def test_a_passed_in_hand_may_be_played(book: Scorebook) -> None:
    match = sit_down(book, preset("us_4p_allpass_nt").rules)
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "P", "P", "P", "P")
        await visitor.tap("auction.passed_in")
        assert not visitor.has("auction.passed_in")
        assert any(one.startswith("record.") for one in visitor.identifiers())
    assert book.match(match.id).match.hands == ()


async def test_a_call_is_taken_back(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "8H", "P")
        await visitor.tap("auction.back")
        assert said(visitor, "auction.calls") == "Bob 8♥"
        await visitor.tap("auction.back")
        assert said(visitor, "auction.calls") == "No call yet."
        await call(visitor, "6C", "P", "P", "P")
        await visitor.sees("record.preview", "6♣ by Bob")
        await visitor.tap(*OPEN_AUCTION)
        assert "Bob has it with 6♣" in said(visitor, "auction.turn")
        await visitor.tap("auction.back")
        assert "Ann calls" in said(visitor, "auction.turn")


async def test_calls_are_kept_when_the_app_is_left(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "6S", "P")
        await visitor.resize(740, 360)
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")
        await visitor.until(lambda: kept(book, match) == 2, "the calls being kept")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")


def kept(book: Scorebook, match: MatchView) -> int:
    half = book.draft(match.id)
    return len(half["auction"]) if half else 0


async def test_who_wants_it_begins_every_hand_with_the_auction(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        await visitor.tap("settings.auction")
        await visitor.go(entry(match))
        await call(visitor, "6S", "P", "P", "P")
        await visitor.tap("record.tricks.6")
        await visitor.sees("sheet.hand.1", "6♠")
        await visitor.at(f"/match/{match.id}")
        await visitor.tap("sheet.record")
        await visitor.sees("auction.turn", "Cat calls first")
        await visitor.tap("auction.without", "record.contract.7S", "record.player.2")
        await visitor.tap("record.tricks.7")
        await visitor.sees("sheet.hand.2", "7♠")
    second = book.match(match.id).match.hands[1]
    assert second.auction == ()


async def test_another_contract_than_the_calls_led_to_drops_them(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "6S", "P", "P", "P")
        assert "6♠ by Bob, as called" in visitor.text("record.preview")
        await visitor.tap("record.contract.6C")
        await visitor.sees("record.preview", DROPPED)
        await visitor.tap("record.contract.6S")
        assert DROPPED not in visitor.text("record.preview")
        await visitor.tap("record.player.3")
        await visitor.sees("record.preview", DROPPED)
        await visitor.tap("record.contract.6C", "record.tricks.6")
        await visitor.sees("sheet.hand.1", "6♣")
    assert book.match(match.id).match.hands[0].auction == ()


async def test_leaving_the_entry_keeps_the_calls(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "6S", "P")
        await visitor.tap("record.cancel")
        assert "Hand 1 is half entered: the calls so far" in visitor.text("sheet.news")
        await visitor.until(lambda: kept(book, match) == 2, "the calls being kept")
        await visitor.tap("sheet.record")
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")
        await call(visitor, "P", "P")
        await visitor.tap("record.cancel")
        assert "Hand 1 is half entered: 6♠, Bob" in visitor.text("sheet.news")
        await visitor.tap("sheet.record", "record.tricks.6")
        await visitor.sees("sheet.hand.1", "6♠")
    assert len(book.match(match.id).match.hands[0].auction) == 4


async def test_something_else_may_happen_during_the_auction(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        await visitor.tap("settings.auction")
        await visitor.go(entry(match))
        await visitor.tap("record.other", "record.back")
        await visitor.sees("auction.turn", "Bob calls first")
        await call(visitor, "6S", "P")
        await visitor.tap("record.other", "record.back")
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")
        await visitor.tap("record.other", "record.other.redeal")
        await visitor.sees("sheet.hand.1", "Misdeal")
    assert isinstance(book.match(match.id).match.hands[0], Redeal)


async def test_the_calls_stay_when_the_tricks_are_corrected(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "6S", "P", "P", "P")
        await visitor.tap("record.tricks.6")
        await visitor.sees("sheet.hand.1", "6♠")
        await visitor.tap("sheet.hand.1", "hand.correct")
        await visitor.sees("record.tricks.7", "made")
        await visitor.tap("record.tricks.7", "hand.confirm")
        await visitor.sees("sheet.hand.1", "7 tricks")
    assert len(book.match(match.id).match.hands[0].auction) == 4


@pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)
def test_the_lowest_bid_and_passes_end_every_auction(one: Preset) -> None:
    view = view_of(match_of(one.rules))
    dealer = view.sheet.dealer
    draft = called(view, Draft(), str(one.rules.ladder[0]))
    assert draft_from(body_of(draft)) == draft
    for _ in range(one.rules.active_players):
        if draft.bid is None:
            draft = called(view, draft, "P")
    assert draft.bid == str(one.rules.ladder[0])
    assert draft.contractor == (dealer + 1) % one.rules.players
    form = read_auction(view, draft)
    assert form.over
    assert not form.passed_in
    assert called(view, draft, "P") == draft
    assert not read_auction(view, taken_back(view, draft)).over


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (740, 360), (768, 1024), (1280, 800)])
async def test_it_is_drawn_on_every_screen(match: MatchView, size: tuple[int, int]) -> None:
    async with visiting(main, address=entry(match), size=size) as visitor:
        await visitor.tap(*OPEN_AUCTION)
        await call(visitor, "OM", "P")
        assert "Dan calls" in said(visitor, "auction.turn")
        assert NOT_NOW in visitor.text("auction.call.10D")
        assert NOT_NOW not in visitor.text("auction.call.10H")
