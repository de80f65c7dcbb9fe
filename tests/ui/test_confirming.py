"""A hand that is saved by a tap of its own, and calls that are never dropped without a word."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import replace

import flet as ft
import pytest

from scorekeeper.rules import PRESETS, Opening
from scorekeeper.rules.hands import Adjustment, ContractHand, PassedIn, Redeal, Revoke, Void
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.draft import Draft, Kind, Page
from scorekeeper.ui.reading.happened import given_up_for, happened_to, with_happened
from tests.ui.harness import Visitor, visiting

PHONE = (360, 640)
DROPPED = "That is not what was called: the calls will be dropped."


def entry(match: MatchView) -> str:
    return f"/match/{match.id}/record"


def confirming(match: MatchView) -> AbstractAsyncContextManager[Visitor]:
    """Somebody at the entry who wants each hand saved by a tap of its own."""
    wanted: dict[str, object] = {"scorekeeper.confirm": "yes"}
    return visiting(main, address=entry(match), size=PHONE, preferences=wanted)


async def call(visitor: Visitor, *texts: str) -> None:
    await visitor.tap("record.other", "record.other.auction")
    await visitor.tap(*(f"auction.call.{text}" for text in texts))


async def again(visitor: Visitor, match: MatchView) -> None:
    """Goes from the sheet to the entry of the next hand."""
    await visitor.at(f"/match/{match.id}")
    await visitor.tap("sheet.record")
    await visitor.at(entry(match))


def hands(book: Scorebook, match: MatchView) -> tuple[object, ...]:
    return book.match(match.id).match.hands


@pytest.mark.parametrize(
    ("kind", "title", "made"),
    [
        ("all_pass", "Passed in", PassedIn),
        ("redeal", "Misdeal", Redeal),
        ("void", "Void hand", Void),
    ],
)
async def test_a_hand_that_was_not_played_is_saved_by_a_tap_of_its_own(
    match: MatchView, book: Scorebook, kind: str, title: str, made: type
) -> None:
    async with confirming(match) as visitor:
        await visitor.arrive()
        await visitor.tap("record.other", f"record.other.{kind}")
        assert visitor.says(title)
        assert hands(book, match) == ()
        await visitor.tap("record.back")
        assert visitor.has("record.contract.8H")
        await visitor.tap("record.other", f"record.other.{kind}", "record.save")
        await visitor.sees("sheet.hand.1", title)
    assert [type(hand) for hand in hands(book, match)] == [made]


@pytest.mark.parametrize(
    "taps",
    [
        ("claim", "record.contract.8H", "record.player.1", "record.tricks.8"),
        ("stopped_early", "record.contract.M", "record.player.1", "record.tricks.1"),
        ("kept_joker", "record.contract.M", "record.player.1", "record.tricks.0"),
        ("revoke", "record.contract.8H", "record.player.1", "record.offender.1",
         "record.defender.2.3"),
        ("irregular_bidder", "record.contract.8H", "record.player.1", "record.tricks.8"),
        ("debarred", "record.contract.8H", "record.player.1", "record.debarred.2",
         "record.tricks.8", "record.barred.2.1"),
    ],
    ids=lambda taps: taps[0],
)  # fmt: skip
async def test_every_other_hand_waits_for_it_too(
    match: MatchView, book: Scorebook, taps: tuple[str, ...]
) -> None:
    kind, *more = taps
    async with confirming(match) as visitor:
        await visitor.arrive()
        await visitor.tap("record.other", f"record.other.{kind}", *more)
        assert hands(book, match) == ()
        assert any(sign in visitor.text("record.preview") for sign in "+-")
        await visitor.tap("record.save")
        await visitor.sees("sheet.hand.1")


async def test_so_does_who_was_first(book: Scorebook) -> None:
    preset = PRESETS["us_3p"]
    match = book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=("Ann", "Bob", "Cat"),
            opening=Opening(scores=(0, 480, 490)),
        )
    )
    async with confirming(match) as visitor:
        await visitor.arrive()
        await visitor.tap("record.contract.7S", "record.player.1", "record.tricks.4")
        await visitor.tap("record.defender.2.4", "record.save", "record.first.2")
        assert hands(book, match) == ()
        assert visitor.says("Bob reached 500 first")
        await visitor.sees("record.preview", "Bob +40", "It ends the match: Bob wins.")
        await visitor.tap("record.back", "record.first.3")
        assert visitor.says("Cat reached 500 first")
        await visitor.tap("record.save")
        await visitor.sees("match.outcome", "Cat")


async def test_a_misdeal_keeps_the_calls_made_in_it(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        for number, kind in enumerate(("redeal", "void"), start=1):
            await call(visitor, "6S", "P")
            await visitor.tap("record.other", f"record.other.{kind}")
            await visitor.sees(f"sheet.hand.{number}")
            await again(visitor, match)
        await visitor.go(f"/match/{match.id}")
        await visitor.tap("sheet.hand.1")
        await visitor.sees("hand.explain", "The calls: Bob 6♠, Cat pass.")
        await visitor.tap("hand.correct")
        await visitor.sees("record.other.void")
        await visitor.tap("record.other.void", "hand.confirm")
        await visitor.sees("sheet.hand.1", "Void hand")
    assert [len(hand.auction) for hand in book.match(match.id).match.hands] == [2, 2]


async def test_passing_in_what_was_bid_says_that_the_calls_are_dropped(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await call(visitor, "6S", "P")
        await visitor.tap("record.other", "record.other.all_pass")
        await visitor.sees("record.preview", "Bob 6♠, Cat pass", DROPPED)
        await visitor.tap("record.back")
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")
        await visitor.tap("record.other", "record.other.all_pass", "record.save")
        await visitor.sees("sheet.hand.1", "Passed in")
        await again(visitor, match)
        await call(visitor, "P", "P")
        await visitor.tap("record.other", "record.other.all_pass")
        await visitor.sees("sheet.hand.2", "Passed in")
    assert [len(hand.auction) for hand in book.match(match.id).match.hands] == [0, 2]


async def test_points_agreed_leave_the_hand_half_entered_where_it_was(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.revoke")
        await visitor.tap("record.contract.8H", "record.player.1", "record.offender.3")
        await visitor.tap("record.slot.take_back")
        await visitor.sees("record.other.revoke", "A tap takes it back")
        await visitor.sees("record.other.claim", "In place of: Revoke.")
        await visitor.tap("record.other.adjustment")
        await visitor.type_into("adjustment.points.2", "50")
        await visitor.type_into("record.reason", "a late start")
        await visitor.tap("record.save")
        await visitor.sees("sheet.news", "Hand 2 is half entered: 8♥, Ann, Revoke")
        await visitor.until(lambda: book.draft(match.id) is not None, "the hand being kept")
        await visitor.tap("sheet.record")
        await visitor.sees("record.slot.offender", "Cat")
        await visitor.tap("record.defender.2.3", "record.save")
        await visitor.sees("sheet.hand.2", "revoked")
    kinds = [type(hand) for hand in book.match(match.id).match.hands]
    assert kinds == [Adjustment, Revoke]


async def test_leaving_the_points_leaves_them_typed(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        await visitor.tap("record.other", "record.other.adjustment")
        await visitor.type_into("adjustment.points.2", "50")
        await visitor.tap("record.back")
        await visitor.sees("record.preview", "8♥ by Ann")
        await visitor.tap("record.other", "record.other.adjustment")
        assert "50" in visitor.text("adjustment.points.2")


async def test_points_agreed_during_the_auction_leave_its_calls(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await call(visitor, "6S", "P")
        await visitor.tap("record.other", "record.other.adjustment")
        await visitor.type_into("adjustment.points.1", "-20")
        await visitor.type_into("record.reason", "a bid out of turn")
        await visitor.tap("record.save")
        await visitor.sees("sheet.news", "Hand 2 is half entered: the calls so far")
        await visitor.tap("sheet.record")
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")
        await visitor.tap("auction.call.P", "auction.call.P", "record.tricks.6")
        await visitor.sees("sheet.hand.2", "6♠")
    assert [len(hand.auction) for hand in book.match(match.id).match.hands] == [0, 4]


async def test_a_claim_and_a_debarred_player_are_said_of_one_hand(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.claim", "record.slot.take_back")
        assert "In place of" not in visitor.text("record.other.debarred")
        await visitor.tap("record.other.debarred")
        await visitor.sees("record.slot.take_back", "Debarred and Claim")
        await visitor.tap("record.contract.8H", "record.player.1", "record.debarred.2")
        await visitor.tap("record.tricks.8", "record.barred.2.1")
        await visitor.tap("record.save")
        await visitor.sees("sheet.hand.1", "debarred")
    view = book.match(match.id)
    hand = view.match.hands[0]
    assert isinstance(hand, ContractHand)
    assert hand.debarred == (1,)
    assert view.records[0].note == "Claimed"


async def test_two_may_be_debarred_in_one_hand(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.debarred")
        await visitor.tap("record.contract.8H", "record.player.1", "record.debarred.2")
        await visitor.sees("record.slot.debarred", "Debarred: Bob")
        assert not visitor.has("record.other")
        await visitor.tap("record.slot.debarred", "record.debarred.4")
        await visitor.sees("record.slot.debarred", "Debarred: Bob, Dan")
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.hand.1", "debarred")
    hand = book.match(match.id).match.hands[0]
    assert isinstance(hand, ContractHand)
    assert hand.debarred == (1, 3)


async def test_a_long_name_is_whole_on_its_slip(book: Scorebook) -> None:
    preset = PRESETS["au_pagat"]
    match = book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=("Ann", "Bartholomew", "Cat", "Dan"),
        )
    )
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.debarred")
        await visitor.tap("record.contract.8H", "record.player.1", "record.debarred.2")
        (slip,) = [
            one for one in visitor.inside("record.slot.debarred") if isinstance(one, ft.Text)
        ]
    assert slip.spans
    (answer,) = slip.spans
    assert answer.text == "\nBartholomew"
    assert answer.style is not None
    assert (answer.style.size or 0) * 0.55 * len("Bartholomew") <= PHONE[0] / 4


async def test_back_from_something_else_is_where_one_was(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await call(visitor, "6S", "P")
        await visitor.tap("auction.without", "record.other", "record.back")
        assert visitor.has("record.contract.8H")
        await visitor.tap("record.other", "record.other.auction", "record.other")
        assert "Back to the calls" in visitor.text("record.back")
        await visitor.tap("record.back")
        await visitor.sees("auction.calls", "Bob 6♠ · Cat pass")


def test_what_goes_together_is_kept_and_what_does_not_is_given_up() -> None:
    draft = Draft()
    for kind in ("stopped_early", "kept_joker", "debarred"):
        assert given_up_for(draft, kind) == ()
        draft = with_happened(draft, kind)
    assert happened_to(draft) == ("stopped_early", "kept_joker", "debarred")
    assert given_up_for(draft, "claim") == ("stopped_early",)
    assert given_up_for(draft, "revoke") == ("stopped_early", "kept_joker", "debarred")
    assert happened_to(with_happened(draft, "kept_joker")) == ("stopped_early", "debarred")
    revoke = with_happened(replace(draft, tricks=2, debarred=(1,)), "revoke")
    assert (happened_to(revoke), revoke.tricks, revoke.debarred) == (("revoke",), 2, ())
    played = with_happened(revoke, "revoke")
    assert (happened_to(played), played.tricks) == ((), None)
    wrong = with_happened(with_happened(Draft(tricks=8), "irregular_bidder"), "claim")
    assert (happened_to(wrong), wrong.tricks) == (("irregular_bidder", "claim"), 8)


def test_a_hand_thrown_in_is_followed_by_a_new_one() -> None:
    half = Draft(bid="8H", contractor=0, auction=((0, "P"),), page=Page.OTHER)
    thrown_in = replace(half, kind=Kind.THROWN_IN, beside=Kind.REVOKE)
    assert thrown_in.of_the_hand is Kind.REVOKE
    assert not thrown_in.following().begun
    agreed = replace(half, kind=Kind.ADJUSTMENT, beside=Kind.REVOKE, points=("5",), reason="x")
    after = agreed.following()
    assert (after.bid, after.kind, after.points, after.reason) == ("8H", Kind.REVOKE, (), "")
    assert after.hand_id != agreed.hand_id
    assert not Draft(kind=Kind.ADJUSTMENT, points=("5",)).following().begun
