"""The oracle against every worked case of the specification."""

import json
from pathlib import Path
from typing import Any

import pytest

from .auction import judge, legal_calls, objections
from .replay import replay
from .rulebook import PRESETS, order_of_bids, rule_set

Json = dict[str, Any]

CASES = Path(__file__).parents[1] / "cases"
SCORING: list[Json] = json.loads((CASES / "scoring.json").read_text(encoding="utf-8"))
AUCTIONS: list[Json] = json.loads((CASES / "auctions.json").read_text(encoding="utf-8"))

PLAYERS = ["A", "B", "C", "D", "E", "F"]


def match_file(row: Json) -> Json:
    """A worked case as a match of one hand."""
    names = row["sides"]
    players = PLAYERS[: row["players"]]
    return {
        "rules": {"preset": row["ruleset"], "options": row["options_override"]},
        "players": players,
        "sides": [
            {"name": name, "players": players[index :: len(names)]}
            for index, name in enumerate(names)
        ],
        "first_dealer": row["hand"].get("sits_out", players[0]),
        "opening": {
            "scores": row["scores_before"],
            "hands_played": row.get("deals_played_after", 1) - 1,
        },
        "hands": [row["hand"]],
        "ended": None,
    }


@pytest.mark.parametrize("row", SCORING, ids=[row["id"] for row in SCORING])
def test_scoring_case(row: Json) -> None:
    sheet = replay(match_file(row))
    assert sheet["hands"][0]["delta"] == row["expected_delta"]
    assert sheet["totals"] == row["expected_scores_after"]
    expected = dict(row["expected_state"])
    choices = expected.pop("candidates", None)
    expected.pop("ask", None)
    assert {key: sheet[key] for key in expected} == expected
    assert (sheet["needs"] and sheet["needs"]["choices"]) == choices


def auction_file(row: Json) -> Json:
    """A worked auction; one of them names a change to Open Misère in short."""
    options = dict(row["options_override"])
    change = options.pop("open_misere", None)
    if change:
        options["special_contracts"] = [
            {**special, **change} if special["code"] == "OM" else special
            for special in PRESETS[row["ruleset"]]["special_contracts"]
        ]
    rules = {"preset": row["ruleset"], "options": options}
    calls = [*row["calls"], [row["seat"], row["call"]]]
    return {
        "rules": rules,
        "players": rule_set(rules)["players"],
        "calls": [{"seat": seat, "call": call} for seat, call in calls],
    }


@pytest.mark.parametrize("row", AUCTIONS, ids=[row["id"] for row in AUCTIONS])
def test_auction_case(row: Json) -> None:
    judged = judge(auction_file(row))["calls"]
    assert all(call["legal"] for call in judged[:-1])
    assert (judged[-1]["legal"], judged[-1]["reason"]) == (row["legal"], row["reason"])


def test_every_case_is_here() -> None:
    assert (len(SCORING), len(AUCTIONS), len(PRESETS)) == (280, 41, 43)


LOW = "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT"
HIGH = "8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D"
ORDERS = {
    "au_pagat": f"{LOW} M 8S {HIGH} OM 10H 10NT",
    "au_open_top": f"{LOW} M 8S {HIGH} 10H 10NT OM",
    "au_blind": f"{LOW} M 8S {HIGH} OM BM 10H 10NT",
    "us_4p_nullo": f"{LOW} 8S M {HIGH} 10H 10NT",
    "mn_45": f"7S 7C 7D 7H 7NT M 8S {HIGH} DN 10H 10NT",
    "bid500_dos": f"{LOW} 8S M {HIGH} DN 10H 10NT",
    "perfect": (
        "6S 6C 6D 6H 6NT 7S 7C M 7D 7H 7NT 8S 8C OM 8D 8H 8NT 9S 9C 9D 9H 9NT "
        "10S 10C 10D 10H 10NT BM"
    ),
    "us_4p_original_nullo": (
        "6S 6C 6D 7S 6H 6NT 7C 8S 7D 9S 8C 7H 10S 7NT 8D 9C M 8H 10C 9D 8NT 9H 10D 9NT 10H 10NT"
    ),
    "us_4p_inverted": (
        "6C 6S 6H 7C 6D 6NT 7S 8C 7H 9C 8S 7D 10C 7NT 8H 9S 8D 10S 9H 8NT 9D 10H 9NT 10D 10NT"
    ),
}


@pytest.mark.parametrize(("preset", "order"), ORDERS.items())
def test_order_of_bids(preset: str, order: str) -> None:
    assert order_of_bids(PRESETS[preset]) == order.split()


def test_all_that_is_wrong_with_a_call_is_told() -> None:
    rules = PRESETS["au_pagat"]
    past = [{"seat": 1, "call": "6S"}, {"seat": 2, "call": "8S"}]
    assert objections(rules, past, {"seat": 3, "call": "M"}) == [
        "needs_a_seven_first",
        "not_higher",
    ]


def test_calls_open_to_a_player() -> None:
    rules = PRESETS["au_pagat"]
    past = [{"seat": 1, "call": "7S"}, {"seat": 2, "call": "9NT"}]
    assert legal_calls(rules, past, 3) == ["P", "10S", "10C", "10D", "OM", "10H", "10NT"]
    assert legal_calls(rules, past, 1) == []
