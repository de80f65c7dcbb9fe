"""Matches whose rules were changed in the middle."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import ContractHand, Hand
from scorekeeper.rules.match import EarlierRules, Match
from scorekeeper.rules.matchfile import MatchFile, read_match, write_match
from scorekeeper.rules.options import Seating, WinCondition
from scorekeeper.rules.replay import replay
from scorekeeper.rules.replay_file import replay_json
from scorekeeper.rules.replay_line import replay_line
from scorekeeper.rules.results import Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.verify import default_sides, verify_hand, verify_match

AU = RuleSet()
LONG = RuleSet(target=1000)
NO_MISERE = RuleSet(special_contracts=())
PLAYERS = ("Ann", "Bob", "Cat", "Dan")


def hand(bid: str, tricks: int, rules: RuleSet = AU) -> ContractHand:
    return ContractHand(side=0, contractor=0, bid=rules.parse(bid), tricks=(tricks, 10 - tricks))


def a_match(*hands: Hand, rules: RuleSet = AU, earlier: tuple[EarlierRules, ...] = ()) -> Match:
    return Match(
        rules=rules,
        players=PLAYERS,
        sides=default_sides(rules, PLAYERS),
        hands=hands,
        earlier_rules=earlier,
    )


WON = (hand("8H", 8), hand("8NT", 8))
"""300 and 320: a match at Australian rules is over."""


def test_each_hand_is_scored_by_the_rules_it_was_played_by() -> None:
    slam = hand("6S", 10)
    bare = RuleSet(slam_floor=None)
    match = a_match(slam, slam, rules=bare, earlier=(EarlierRules(rules=AU, hands=1),))
    assert [one.delta for one in replay(match).hands] == [(250, 0), (40, 0)]
    assert [match.rules_of(number) for number in (1, 2, 3)] == [AU, bare, bare]


def test_a_match_that_was_over_goes_on_under_other_rules() -> None:
    assert replay(a_match(*WON)).outcome.status is Status.OVER
    match = a_match(*WON, rules=LONG, earlier=(EarlierRules(rules=AU, hands=2),))
    assert replay(match).outcome.status is Status.IN_PLAY
    on = replay(replace(match, hands=(*WON, hand("10NT", 10))))
    assert on.outcome.hand == 3
    assert not any(one.after_finish for one in on.hands)


def test_a_hand_after_the_end_under_earlier_rules_still_scores_nothing() -> None:
    late = hand("6S", 6)
    match = a_match(
        *WON, late, hand("6S", 6), rules=LONG, earlier=(EarlierRules(rules=AU, hands=3),)
    )
    sheet = replay(match)
    assert [one.after_finish for one in sheet.hands] == [False, False, True, False]
    assert [one.delta for one in sheet.hands[2:]] == [(0, 0), (40, 40)]


def test_bid_points_stay_bid_points_under_another_target() -> None:
    bids = RuleSet(win_condition=WinCondition.BID_POINTS)
    longer = replace(bids, target=1000)
    lost = replace(hand("6S", 0), side=1, contractor=1, tricks=(10, 0))
    match = a_match(
        *(lost,) * 4, hand("8H", 8), rules=longer, earlier=(EarlierRules(rules=bids, hands=4),)
    )
    sheet = replay(match)
    assert sheet.totals[0] == 700
    assert sheet.from_bids[0] == 300


def test_rules_that_were_in_force_for_no_hand_change_nothing() -> None:
    match = a_match(*WON, earlier=(EarlierRules(rules=LONG, hands=0),))
    assert replay(match) == replay(a_match(*WON))


def test_points_from_before_count_like_points_brought_along() -> None:
    bids = RuleSet(win_condition=WinCondition.BID_POINTS)
    match = a_match(
        hand("8H", 8), hand("7S", 7), rules=bids, earlier=(EarlierRules(rules=AU, hands=1),)
    )
    assert replay(match).from_bids == (440, 20)


def test_a_hand_is_verified_by_the_rules_of_its_place() -> None:
    misere = hand("M", 0)
    match = a_match(misere, rules=NO_MISERE, earlier=(EarlierRules(rules=AU, hands=1),))
    verify_match(match)
    verify_hand(match, misere, 1)
    with pytest.raises(RulesError):
        verify_hand(match, misere)
    replay(match)
    with pytest.raises(RulesError) as caught:
        replay(replace(match, hands=(misere, misere)))
    assert caught.value.where.startswith("hands[1]")


def test_other_rules_must_fit_the_same_seats() -> None:
    alone = RuleSet(sides=Seating.INDIVIDUAL_CALLED_PARTNER, players=5, partner_method="named_player", partner_share="half", pack=53)  # type: ignore[arg-type]  # fmt: skip  # noqa: E501
    with pytest.raises(RulesError):
        verify_match(a_match(earlier=(EarlierRules(rules=alone, hands=0),)))


def test_a_match_file_carries_them() -> None:
    match = a_match(
        hand("M", 0), hand("7S", 7), rules=NO_MISERE, earlier=(EarlierRules(rules=AU, hands=1),)
    )
    data = json.loads(json.dumps(write_match(MatchFile(match=match))))
    assert read_match(data).match == match
    assert read_match(data).match.earlier_rules[0].rules == AU
    scored = replay_json(data)
    assert scored["totals"] == {"Ann & Cat": 390, "Bob & Dan": 30}
    assert json.loads(replay_line(data)) == scored


@pytest.mark.parametrize(
    ("earlier", "where"),
    [
        ({}, "earlier_rules"),
        ([{"hands": 1}], "earlier_rules[0].rules"),
        ([{"hands": -1, "rules": {"preset": "au_pagat"}}], "earlier_rules[0].hands"),
        ([{"hands": 1, "rules": {"preset": "none"}}], "earlier_rules[0].rules"),
        (
            [{"hands": n, "rules": {"preset": "au_pagat"}} for n in (3, 2)],
            "earlier_rules[1].hands",
        ),
    ],
)
def test_what_is_wrong_with_them_is_told_with_its_place(earlier: Any, where: str) -> None:  # noqa: ANN401
    data = write_match(MatchFile(match=a_match())) | {"earlier_rules": earlier}
    assert replay_json(data)["error"]["where"].startswith(where)


AU_ENTRY = {"preset": "au_pagat"}


@pytest.mark.parametrize(
    ("entry", "where", "says"),
    [
        ({"rules": AU_ENTRY}, ".hands", "hands is missing: it is the number of their last hand"),
        ({"rules": AU_ENTRY, "hands": None}, ".hands", "hands is missing"),
        ({"rules": AU_ENTRY, "hands": "1"}, ".hands", "hands cannot be '1': it is the number of"),
        ({"hands": 1}, ".rules", "rules is missing: it is an object with preset or options."),
        ({"hands": 1, "rules": 3}, ".rules", "rules cannot be 3"),
        ({"hands": 1, "rules": AU_ENTRY, "hand": 2}, ".hand", "the keys are rules and hands."),
        ("au_pagat", "", "it is an object with rules, and hands"),
        ({"hands": 1, "rules": {"preset": "us_3p"}}, ".rules",
         "4 players cannot play individual: it is for 3."),
        ({"hands": 1, "rules": {"preset": "us_4_cutthroat_12"}}, ".rules",
         "sides cannot be 2: it is 4 sides."),
    ],
)  # fmt: skip
def test_the_place_is_that_of_the_earlier_rules(entry: object, where: str, says: str) -> None:
    data = write_match(MatchFile(match=a_match())) | {"earlier_rules": [entry]}
    error = replay_json(data)["error"]
    assert error["where"] == f"earlier_rules[0]{where}"
    assert says in error["message"]
    assert json.loads(replay_line(data))["error"] == error


def test_a_hand_is_told_in_the_words_of_its_own_rules() -> None:
    misere = {"type": "contract", "contractor": "Ann", "bid": "M", "tricks": {"Ann & Cat": 1}}
    data = write_match(MatchFile(match=a_match())) | {
        "earlier_rules": [{"hands": 1, "rules": {"preset": "us_4p_nullo"}}],
        "hands": [misere],
    }
    scored = replay_json(data)
    assert [line["text"] for line in scored["hands"][0]["lines"]] == [
        "failed Nullo: −250",
        "1 trick of the contractor at 10",
    ]
    assert json.loads(replay_line(data)) == scored
