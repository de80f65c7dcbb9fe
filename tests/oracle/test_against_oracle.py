"""The real scorer and the real auction against the oracle, on random matches and calls."""

import json
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from scorekeeper.rules.auctionfile import judge_auction_json
from scorekeeper.rules.replay_file import replay_json

from .auction import judge, objections
from .profile import ORACLE
from .replay import replay
from .rulebook import rule_set
from .strategies import SHAPES, auctions, matches

Json = dict[str, Any]

each_shape = pytest.mark.parametrize("shape", sorted(SHAPES))

OF_A_SHEET = ("status", "winners", "losers", "reason", "totals", "needs")
OF_A_HAND = ("number", "dealer", "delta", "total", "after_finish")
OF_AN_AUCTION = ("closed", "contract", "contractor_seat")


def without_prose(sheet: Json) -> Json:
    """The result, hand by hand, without its sentences or the lines that explain it."""
    assert "error" not in sheet, sheet["error"]
    told = {key: sheet[key] for key in OF_A_SHEET}
    told["hands"] = [{key: hand[key] for key in OF_A_HAND} for hand in sheet["hands"]]
    return told


def sum_of_lines(hand: Json) -> dict[str, float]:
    points = dict.fromkeys(hand["delta"], 0.0)
    for line in hand["lines"]:
        points[line["side"]] += line["points"]
    return points


@each_shape
@ORACLE
@given(data=st.data())
def test_match_scores_as_the_oracle_says(shape: str, data: st.DataObject) -> None:
    file = data.draw(matches(shape))
    note(json.dumps(file, ensure_ascii=False))
    sheet = replay_json(file)
    assert without_prose(sheet) == without_prose(replay(file))
    for hand in sheet["hands"]:
        assert sum_of_lines(hand) == hand["delta"]


@each_shape
@ORACLE
@given(data=st.data())
def test_auction_is_judged_as_the_oracle_says(shape: str, data: st.DataObject) -> None:
    file = data.draw(auctions(shape))
    note(json.dumps(file, ensure_ascii=False))
    judged = judge_auction_json(file)
    assert "error" not in judged, judged["error"]
    expected = judge(file)
    past: list[Json] = []
    for call, told in zip(judged["calls"], expected["calls"], strict=True):
        assert {key: call[key] for key in ("seat", "call", "legal")} == {
            key: told[key] for key in ("seat", "call", "legal")
        }
        if told["legal"]:
            assert call["reason"] == told["reason"]
            past.append({"seat": told["seat"], "call": told["call"]})
        else:
            # Where several reasons hold, any of them is true.
            assert call["reason"] in objections(rule_set(file["rules"]), past, told)
    assert {key: judged[key] for key in OF_AN_AUCTION} == {
        key: expected[key] for key in OF_AN_AUCTION
    }
