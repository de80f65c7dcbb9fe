"""What is said where points from contracts alone reach the target, and the totals are others."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rules import (
    explain_hand,
    parse_bid,
    prospects,
    replay_file,
    replay_json,
    replay_line,
    status_text,
)
from scorekeeper.rules.options import FailRule
from tests.rules.samples import file_of, played

ALONE = {"win_condition": "bid_points"}
GIVEN = ALONE | {"target": 500, "fail_rule": "bid_to_opponents"}


def fine(**points: int) -> dict[str, Any]:
    return {"type": "adjustment", "points": points, "reason": "late"}


def said(rules: str, *hands: dict[str, Any], **fields: Any) -> str:  # noqa: ANN401
    data = file_of(rules, *hands, **fields)
    assert json.loads(replay_line(data)) == replay_json(data)
    return str(replay_json(data)["explanation"])


FIRST = played("10H", "A", {"A": 2, "B": 4, "C": 4})
LEVEL = {"both_reach": "highest_total"}


@pytest.mark.parametrize(
    ("rules", "hands", "options", "told"),
    [
        ("au_pagat", [played("8S", "NS", 8), fine(NS=-100), played("8C", "NS", 8)], ALONE,
         "NS made 8♣ (260) and reached 500 from contracts (400 in all)."),
        ("au_pagat", [fine(NS=20), played("8S", "NS", 10), played("6S", "NS", 10)], ALONE,
         "NS made 6♠ with all ten tricks (250) and reached 500 from contracts (520 in all)."),
        ("tas_police", [played("8S", "NS", 8), fine(NS=-100), played("10H", "EW", 8)],
         ALONE | {"target": 500}, "NS reached 740 from contracts (640 in all)."),
        ("us_3p", [fine(B=-100, C=-200), FIRST | {"first_to_reach": "C"}], GIVEN,
         "C reached 500 from contracts before B."),
        ("us_3p", [fine(B=-100, C=-200), FIRST], GIVEN,
         "B and C reached 500 from contracts on hand 2: who got there first?"),
        ("us_3p", [fine(B=-100, C=-200), FIRST], GIVEN | LEVEL,
         "B reached 500 from contracts (440 in all)."),
        ("au_5p_called", [fine(A=-5, C=-5), played("10H", "A", {"A": 10, "B": 0, "C": 0, "D": 0,
                                                              "E": 0}, partners=["C"])],
         ALONE | {"target": 250},
         "A and C made 10♥ (250 each) and reached 250 from contracts (245 in all)."),
        # What is the same as the total needs no saying, and at the bell the total wins.
        ("au_pagat", [played("10H", "NS", 10)], ALONE, "NS made 10♥ (500) and reached 500."),
        ("nz_club", [fine(NS=10), *[played("6S", "NS", 6)] * 4], ALONE,
         "4 deals are played: NS had the highest total, 170."),
    ],
)  # fmt: skip
def test_what_decided_is_told(
    rules: str, hands: list[dict[str, Any]], options: dict[str, Any], told: str
) -> None:
    assert said(rules, *hands, options=options) == told


def test_an_end_played_on_past_is_told_as_it_was() -> None:
    hands = [fine(NS=-100), played("10H", "NS", 10, played_on=True), played("6S", "NS", 0)]
    match, sheet = replay_file(file_of("au_pagat", *hands, options=ALONE))
    assert explain_hand(match, sheet, 2)[-1] == (
        "NS made 10♥ (500) and reached 500 from contracts (400 in all). "
        "The table agreed to play on all the same."
    )
    match, sheet = replay_file(file_of("au_pagat", *hands[:2], options=ALONE))
    assert "any hand that leaves them at 500 or more from contracts wins too" in (
        status_text(match, sheet)
    )


def test_an_end_under_earlier_rules_is_told_by_these() -> None:
    hands = [played("10H", "NS", 10, played_on=True), fine(NS=-100)]
    rules = {"rules": {"preset": "au_pagat"}, "hands": 1}
    file = file_of("au_pagat", *hands, options=ALONE) | {"earlier_rules": [rules]}
    match, sheet = replay_file(file)
    assert explain_hand(match, sheet, 1)[-1].startswith("NS made 10♥ (500) and reached 500.")


def test_points_in_cards_do_not_bring_the_target_nearer() -> None:
    match, sheet = replay_file(file_of("us_1000_3p", options=ALONE, scores={"A": 870}))
    ann = prospects(match, sheet)[0]
    assert ann.missing is None
    assert ann.wins[0] == parse_bid("7S")
    assert status_text(match, sheet).startswith("A wins with 7♠ or better.")


def test_a_failed_bid_hands_the_match_over() -> None:
    file = file_of("tas_police", fine(NS=100), options=ALONE, scores={"NS": 700})
    match, sheet = replay_file(file)
    told = prospects(match, sheet)[1]
    assert (told.hands_over, told.handed_to) == (parse_bid("8H"), (0,))
    assert status_text(match, sheet).endswith("A failed 8♥ of EW takes NS to 1000 from contracts.")
    flat = replace(match, rules=replace(match.rules, fail_rule=FailRule.MINUS_BID))
    assert prospects(flat, sheet)[1].hands_over is None


def test_where_the_highest_total_wins_whoever_is_there_already_may_have_more() -> None:
    scores = {"NS": 500, "EW": 560}
    match, sheet = replay_file(file_of("us_4p", options=ALONE | LEVEL, scores=scores))
    assert prospects(match, sheet)[0].wins[0] == parse_bid("6NT")
    match, sheet = replay_file(
        file_of("us_4p", options=ALONE | LEVEL, scores={"NS": 460, "EW": 490})
    )
    assert prospects(match, sheet)[0].wins == match.rules.ladder
