"""Auctions as files: what ``scorekeeper auction`` reads and answers."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.rules import judge_auction_json


def auction(*calls: tuple[int, str], **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return the answer to an auction under the Australian rules unless others are given."""
    said = [{"seat": seat, "call": call} for seat, call in calls]
    return judge_auction_json({"rules": {"preset": "au_pagat"}, "calls": said} | fields)


def test_each_call_is_judged_on_the_legal_ones_before_it() -> None:
    answer = auction((1, "6s"), (2, "6 spades"), (2, "pass"), (3, "misère"), (3, "7♥"), (4, "p"))
    assert [(call["seat"], call["call"], call["reason"]) for call in answer["calls"]] == [
        (1, "6S", "ok"),
        (2, "6S", "not_higher"),
        (2, "P", "ok"),
        (3, "M", "needs_a_seven_first"),
        (3, "7H", "ok"),
        (4, "P", "ok"),
    ]
    assert [call["legal"] for call in answer["calls"]] == [True, False, True, False, True, True]
    assert not answer["closed"]
    assert answer["contract"] is None


def test_a_closed_auction_has_its_contract() -> None:
    answer = auction((1, "P"), (2, "6S"), (3, "P"), (4, "P"), (2, "7S"), (1, "8Q"))
    assert (answer["closed"], answer["contract"], answer["contractor_seat"]) == (True, "6S", 2)
    assert [call["reason"] for call in answer["calls"][4:]] == ["auction_over", "auction_over"]


def test_passed_in() -> None:
    answer = auction((1, "P"), (2, "P"), (3, "P"), (4, "P"))
    assert (answer["closed"], answer["contract"], answer["contractor_seat"]) == (True, None, None)


def test_an_empty_auction() -> None:
    assert judge_auction_json({"rules": {"preset": "au_3p"}, "calls": []}) == {
        "calls": [], "closed": False, "contract": None, "contractor_seat": None,
    }  # fmt: skip


def test_the_dealer_of_four_without_partners_never_has_a_turn() -> None:
    rules = {"preset": "us_4_cutthroat_12"}
    answer = auction((4, "6S"), (1, "6S"), (2, "P"), (3, "P"), rules=rules, players=4)
    assert answer["calls"][0]["reason"] == "out_of_turn"
    assert answer["contractor_seat"] == 1
    assert "error" not in auction((1, "6S"), rules=rules, players=3)


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        ([], "bad_auction", "auction"),
        ({"rules": {"preset": "au_pagat"}, "bids": []}, "bad_auction", "bids"),
        ({"rules": {"preset": "x"}}, "unknown_preset", "rules.preset"),
        ({}, "missing_key", "rules"),
        ({"rules": {"preset": "au_pagat"}, "players": 3}, "bad_auction", "players"),
        ({"rules": {"preset": "au_pagat"}}, "missing_key", "calls"),
        ({"rules": {"preset": "au_pagat"}, "calls": None}, "bad_auction", "calls"),
        ({"rules": {"preset": "au_pagat"}, "calls": "6S"}, "bad_auction", "calls"),
        ({"rules": {"preset": "au_pagat"}, "calls": ["6S"]}, "bad_auction", "calls[0]"),
        ({"rules": {"preset": "au_pagat"}, "calls": [{"seat": 5, "call": "6S"}]}, "bad_auction",
         "calls[0].seat"),
        ({"rules": {"preset": "au_pagat"}, "calls": [{"seat": True, "call": "6S"}]},
         "bad_auction", "calls[0].seat"),
        ({"rules": {"preset": "au_pagat"}, "calls": [{"seat": 1, "call": 6}]}, "bad_auction",
         "calls[0].call"),
    ],
    ids=str,
)  # fmt: skip
def test_auctions_that_are_wrong(data: Any, code: str, where: str) -> None:  # noqa: ANN401
    error = judge_auction_json(data)["error"]
    assert (error["code"], error["where"]) == (code, where)
    assert error["message"].endswith(".")
