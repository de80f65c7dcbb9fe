"""The auction, held to the worked cases and to the laws by name."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules.auction import (
    LEGAL,
    Auction,
    CallReason,
    IllegalCall,
    can_call,
    judge,
    make_call,
    open_calls,
)
from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.hands import Call
from scorekeeper.rules.options import AuctionRounds
from scorekeeper.rules.presets import PRESETS, Preset
from scorekeeper.rules.rule_set import RuleSet

CASES = json.loads((Path(__file__).parents[1] / "cases" / "auctions.json").read_text("utf-8"))


def rules_of(row: dict[str, Any]) -> RuleSet:
    """The rule set of a worked case; ``open_misere`` there changes that one special contract."""
    base = PRESETS[row["ruleset"]].rules
    override = dict(row["options_override"])
    if changed := override.pop("open_misere", None):
        specials = [one.to_json() for one in base.special_contracts]
        override["special_contracts"] = [
            one | changed if one["code"] == "OM" else one for one in specials
        ]
    return RuleSet.from_json(override, base)


def call(rules: RuleSet, seat: int, text: str) -> Call:
    """A call by a seat counted from 1, as tables say it."""
    return Call(seat=seat - 1, bid=None if text == "P" else rules.parse(text))


def auction_of(rules: RuleSet, *texts: str) -> Auction:
    """An auction in which the calls were made in turn."""
    auction = Auction(rules=rules)
    for text in texts:
        seat = auction.next_seat
        assert seat is not None
        auction = make_call(auction, call(rules, seat + 1, text))
    return auction


def says(auction: Auction, text: str) -> CallReason:
    """How a call by the player whose turn it is would be judged."""
    seat = auction.next_seat
    assert seat is not None
    return judge(auction, call(auction.rules, seat + 1, text))


@pytest.mark.parametrize(
    "row", [row for row in CASES if row["reason"] != "not_a_bid_here"], ids=lambda row: row["id"]
)
def test_worked_case(row: dict[str, Any]) -> None:
    rules = rules_of(row)
    auction = Auction(rules=rules)
    for seat, text in row["calls"]:
        auction = make_call(auction, call(rules, seat, text))
    legal, reason = can_call(auction, call(rules, row["seat"], row["call"]))
    assert (legal, reason) == (row["legal"], row["reason"])


AU = PRESETS["au_pagat"].rules
US = PRESETS["us_4p"].rules


def test_a_six_is_no_bid_at_a_table_of_inkles() -> None:
    rules = PRESETS["mn_45"].rules
    six = Call(seat=0, bid=CONTRACTS[0])
    assert judge(Auction(rules=rules), six) is CallReason.NOT_A_BID_HERE


def test_law_6_a_player_who_passed_is_out() -> None:
    auction = auction_of(AU, "6S", "P", "6C")
    assert judge(auction, call(AU, 2, "7S")) is CallReason.ALREADY_PASSED
    assert auction_of(AU, "6S", "P", "6C", "P", "6D").next_seat == 2


def test_law_5_one_call_each() -> None:
    auction = auction_of(US, "6S", "6C")
    assert judge(auction, call(US, 1, "7S")) is CallReason.ONE_CALL_ONLY
    assert judge(auction, call(US, 4, "7S")) is CallReason.OUT_OF_TURN


def test_law_5_the_next_call_is_anothers_turn_not_a_second_call() -> None:
    auction = auction_of(AU, "6S")
    assert judge(auction, call(AU, 1, "7S")) is CallReason.OUT_OF_TURN


def test_there_is_no_contract_while_somebody_may_still_call() -> None:
    assert auction_of(AU, "6S", "P", "P").contract is None
    assert auction_of(US, "6S", "P", "P").contract is None


def test_one_round_ends_with_the_dealer() -> None:
    auction = auction_of(US, "P", "6S", "6C", "P")
    assert auction.is_closed
    assert auction.contract == call(US, 3, "6C")


def test_a_continuing_auction_ends_when_all_but_one_have_passed() -> None:
    auction = auction_of(AU, "6S", "6C", "P", "P", "6D", "P")
    assert auction.contract == call(AU, 1, "6D")
    assert judge(auction, call(AU, 1, "6H")) is CallReason.AUCTION_OVER


def test_everybody_passing_leaves_no_contract() -> None:
    auction = auction_of(AU, "P", "P", "P", "P")
    assert auction.is_closed
    assert auction.contract is None
    assert open_calls(auction) == ()


def test_raising_own_bid_where_the_table_allows_it_until_the_pass() -> None:
    rules = replace(AU, raise_own_after_passes=True)
    auction = auction_of(rules, "6S", "P", "P", "P")
    assert not auction.is_closed
    raised = make_call(auction, call(rules, 1, "7S"))
    assert not raised.is_closed
    assert make_call(raised, call(rules, 1, "P")).contract == call(rules, 1, "7S")


def test_where_each_calls_once_nobody_raises_his_own_bid() -> None:
    rules = replace(US, raise_own_after_passes=True)
    for calls in (("6S", "P", "P", "P"), ("P", "6S", "P", "P"), ("6S", "6C", "P", "P")):
        assert auction_of(rules, *calls).is_closed


def test_misere_over_any_bid_of_seven_but_under_8s() -> None:
    assert says(auction_of(AU, "7NT"), "M") is CallReason.OK
    assert says(auction_of(AU, "8S"), "M") is CallReason.NOT_HIGHER
    assert says(auction_of(AU, "6S"), "OM") is CallReason.OK


def test_blind_misere_is_a_first_call() -> None:
    rules = PRESETS["au_blind"].rules
    assert says(auction_of(rules, "6S"), "BM") is CallReason.OK
    assert says(auction_of(rules, "6S", "P", "P", "6C"), "BM") is CallReason.FIRST_CALL_ONLY


def test_double_nullo_answers_a_partners_nullo() -> None:
    rules = PRESETS["bid500_dos"].rules
    assert says(auction_of(rules, "M", "P"), "DN") is CallReason.OK
    refused = CallReason.PARTNER_MUST_HAVE_BID_NULLO
    assert says(auction_of(rules, "6S", "M"), "DN") is refused
    assert says(auction_of(rules, "P", "M"), "DN") is refused


def test_double_nullo_is_no_answer_to_ones_own_nullo_nor_to_another_special() -> None:
    rules = PRESETS["bid500_dos"].rules
    hi_lo = {"code": "HL", "name": "Hi-Lo", "value": 60, "tricks": "exactly:5",
             "rank": "by_value", "when": "any_time"}  # fmt: skip
    specials = [one.to_json() for one in rules.special_contracts]
    rules = RuleSet.from_json(
        {"special_contracts": [*specials, hi_lo], "auction_rounds": "continuing"}, rules
    )
    refused = CallReason.PARTNER_MUST_HAVE_BID_NULLO
    assert says(auction_of(rules, "M", "9S", "P", "10S"), "DN") is refused
    assert says(auction_of(rules, "HL", "6C"), "DN") is refused
    assert says(auction_of(rules, "6S", "M", "9S"), "DN") is CallReason.OK


def test_double_nullo_is_no_answer_to_a_nullo_played_together() -> None:
    rules = PRESETS["bid500_dos"].rules
    both = {"code": "LN", "name": "Low Nullo", "value": 60, "tricks": "none_by_side",
            "rank": "by_value", "when": "any_time"}  # fmt: skip
    specials = [one.to_json() for one in rules.special_contracts]
    rules = RuleSet.from_json({"special_contracts": [*specials, both]}, rules)
    refused = CallReason.PARTNER_MUST_HAVE_BID_NULLO
    assert says(auction_of(rules, "LN", "P"), "DN") is refused


def test_double_nullo_answers_a_partners_nullo_in_pairs_of_six_too() -> None:
    base = PRESETS["us_6p_3x2"].rules
    specials = [one.to_json() for one in PRESETS["bid500_dos"].rules.special_contracts]
    rules = RuleSet.from_json({"special_contracts": specials}, base)
    refused = CallReason.PARTNER_MUST_HAVE_BID_NULLO
    assert says(auction_of(rules, "M", "P"), "DN") is refused
    assert says(auction_of(rules, "M", "P", "P"), "DN") is CallReason.OK
    assert says(auction_of(rules, "M", "P", "P", "P"), "DN") is refused
    assert says(auction_of(rules, "P", "P", "M", "P", "P"), "DN") is CallReason.OK


def test_a_contract_that_waits_for_an_eight() -> None:
    misere = [one.to_json() for one in AU.special_contracts]
    late = [one | {"when": "after_8", "rank": "top"} for one in misere if one["code"] == "OM"]
    rules = RuleSet.from_json({"special_contracts": late}, AU)
    refused = CallReason.NEEDS_AN_EIGHT_FIRST
    assert says(Auction(rules=rules), "OM") is refused
    assert says(auction_of(rules, "7NT"), "OM") is refused
    assert says(auction_of(rules, "8S"), "OM") is CallReason.OK


def test_the_dealer_of_a_cut_throat_table_makes_no_call() -> None:
    rules = PRESETS["us_4_cutthroat_12"].rules
    assert auction_of(rules, "6S", "P", "P").contract == call(rules, 1, "6S")


def test_open_calls_are_the_pass_and_then_the_cheapest() -> None:
    auction = auction_of(AU, "10D")
    assert [str(one.bid or "P") for one in open_calls(auction)] == ["P", "OM", "10H", "10NT"]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.id)
@pytest.mark.parametrize("rounds", AuctionRounds)
def test_open_calls_are_those_that_are_judged_legal(preset: Preset, rounds: AuctionRounds) -> None:
    auction = Auction(rules=replace(preset.rules, auction_rounds=rounds))
    while (calls := open_calls(auction)) and len(calls) > 1:
        assert all(judge(auction, one) in LEGAL for one in calls)
        auction = make_call(auction, calls[len(calls) // 2])
    assert auction.highest


def test_an_illegal_call_says_who_what_and_why() -> None:
    with pytest.raises(IllegalCall, match="Seat 2 cannot call 6S: it is not higher") as caught:
        make_call(auction_of(AU, "6C"), call(AU, 2, "6S"))
    assert caught.value.reason is CallReason.NOT_HIGHER
    with pytest.raises(IllegalCall, match="Seat 3 cannot call pass: it is another player's turn"):
        make_call(auction_of(AU, "6C"), call(AU, 3, "P"))
