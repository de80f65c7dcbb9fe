"""Who wins at the edges: what ends a match and what only seems to, by law and ruling."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules import read_match, replay
from tests.rules.samples import file_of, played, result_of


def ended(rules: str, *hands: dict[str, Any], **fields: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return how a match stands after some hands: reason or status, winners, losers."""
    result = result_of(rules, *hands, **fields)
    assert "error" not in result, result
    return (result["reason"] or result["status"], result["winners"], result["losers"])


def made(rules: str, hand: dict[str, Any], **fields: Any) -> list[tuple[int, int]]:  # noqa: ANN401
    """Return the sides and points of the contract that is told to have won."""
    match = read_match(file_of(rules, hand, **fields)).match
    return [(line.side, line.points) for line in replay(match).outcome.made]


def test_ruling_8_a_contractor_who_revokes_past_500_has_made_nothing() -> None:
    hand = {"type": "revoke", "by": "NS", "bid": "6S", "contractor": "NS", "tricks": {"EW": 2}}
    assert ended("au_pagat", hand, scores={"NS": 800}) == ("in_play", [], [])


def test_ruling_8_a_contractors_wrong_count_past_500_has_made_nothing() -> None:
    hand = {"type": "irregular_bidder", "contractor": "NS", "bid": "6S", "tricks": {"NS": 10}}
    assert ended("au_pagat", hand, scores={"NS": 800}) == ("in_play", [], [])


def test_ruling_11_the_back_door_first_where_only_a_contract_wins() -> None:
    # B was below zero and kept A in; making 10NT takes B to 500, and A out.
    options = {"loss_needs_opponent_not_negative": True}
    scores = {"A": -520, "B": -20, "C": 510}
    hand = played("10NT", "B", {"A": 0, "B": 10, "C": 0})
    assert ended("au_3p", hand, scores=scores, options=options) == ("back_door", ["C"], ["A"])
    assert ended("us_3p", hand, scores=scores, options=options) == (
        "contract_made_reaching_target", ["B"], [],
    )  # fmt: skip


def test_whoever_has_dropped_out_does_not_win_by_agreement_though_no_total_is_higher() -> None:
    options = {"multi_side_loss": "others_play_on", "loss_needs_opponent_not_negative": True}
    hands = [
        played("10H", "A", {"A": 9, "B": 0, "C": 1}),
        played("6S", "C", {"A": 0, "B": 5, "C": 5}),
        played("10NT", "B", {"A": 0, "B": 9, "C": 1}),
        played("10NT", "B", {"A": 0, "B": 9, "C": 1}),
        played("10NT", "C", {"A": 0, "B": 1, "C": 9}),
    ]
    result = result_of("us_3p", *hands, options=options, ended={"how": "agreed"})
    assert result["totals"] == {"A": -500, "B": -980, "C": -530}
    assert (result["winners"], result["losers"]) == (["C"], ["A"])


def test_bid_points_are_what_is_looked_at_whenever_the_match_may_end() -> None:
    options = {"win_condition": "bid_points"}
    hands = [played("6S", "NS", 0)] * 5
    result = result_of("au_pagat", *hands, played("8H", "NS", 0), options=options)
    assert result["totals"] == {"NS": -500, "EW": 600}
    assert (result["reason"], result["winners"]) == ("back_door", ["EW"])


def test_where_the_highest_total_wins_nobody_at_the_target_is_nobody() -> None:
    options = {"both_reach": "highest_total"}
    hand = played("10H", "NS", 9)
    assert ended("us_4p", hand, options=options) == ("back_door", ["EW"], ["NS"])
    one = played("10H", "NS", 10)
    assert ended("us_4p", one, options=options) == ("contract_made_reaching_target", ["NS"], [])


def test_where_the_highest_total_wins_two_may_get_there_without_a_contract() -> None:
    options = {"both_reach": "highest_total"}
    hand = played("7S", "A", {"A": 4, "B": 4, "C": 2})
    scores = {"A": 0, "B": 480, "C": 490}
    assert ended("us_3p", hand, scores=scores, options=options) == (
        "points_reach_target", ["B"], [],
    )  # fmt: skip


def test_what_is_told_to_have_won_is_the_winners_contract_and_nothing_beside_it() -> None:
    cards = played("8C", "A", {"A": 8, "B": 1, "C": 1}, card_points={"A": 100, "B": 90})
    assert made("us_1000_3p", cards, scores={"A": 700}) == [(0, 260)]
    both = {"A": 5, "B": 1, "C": 2, "D": 1, "E": 1}
    shared = played("7H", "A", both, partners=["C"])
    assert made("us_5p_named", shared, scores={"A": 400, "C": 430}) == [(0, 200)]
    assert made("au_5p_called", shared, scores={"A": 400, "C": 430}) == [(0, 100), (2, 100)]
    revoke = {"type": "revoke", "by": "EW", "bid": "8H", "contractor": "NS"}
    level = {"NS": 210, "EW": 510}
    options = {"both_reach": "highest_total"}
    assert made("us_4p", revoke, scores=level, options=options) == [(0, 300)]


def test_where_no_limit_is_agreed_nobody_falls_however_the_match_stands() -> None:
    defended = played("6S", "NS", 0)
    options = {"loss_limit": None}
    scores = {"NS": -2000, "EW": 410}
    assert ended("au_pagat", defended, scores=scores, options=options) == ("in_play", [], [])


def test_bid_points_are_those_of_contracts_to_the_point() -> None:
    hands = [played("8H", "NS", 8), played("7S", "EW", 6), played("6S", "EW", 10)]
    file = file_of("au_pagat", *hands, options={"win_condition": "bid_points"})
    assert replay(read_match(file).match).from_bids == (300, 110)


def test_bid_points_win_though_a_penalty_keeps_the_total_below_the_target() -> None:
    options = {"win_condition": "bid_points"}
    fine = {"type": "adjustment", "points": {"NS": -50}, "reason": "late"}
    result = result_of("au_pagat", fine, played("10H", "NS", 10), options=options)
    assert result["totals"] == {"NS": 450, "EW": 0}
    assert (result["reason"], result["winners"]) == ("contract_made_reaching_target", ["NS"])


def test_one_opponent_below_zero_is_enough_to_stay_in_where_none_may_be() -> None:
    options = {"loss_needs_opponent_not_negative": True}
    hand = played("10H", "A", {"A": 9, "B": 0, "C": 1})
    scores = {"A": 0, "B": -20, "C": 100}
    assert ended("us_3p", hand, scores=scores, options=options) == ("in_play", [], [])
    level = {"A": 0, "B": 0, "C": 100}
    assert ended("us_3p", hand, scores=level, options=options) == ("back_door", ["C"], ["A"])
