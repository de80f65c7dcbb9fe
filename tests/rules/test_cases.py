"""The worked cases, as match files through the door that the command line uses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import judge_auction_json, preset
from tests.rules.samples import result_of

CASES = Path(__file__).parents[1] / "cases"
SCORING: list[dict[str, Any]] = json.loads((CASES / "scoring.json").read_text("utf-8"))
AUCTIONS: list[dict[str, Any]] = json.loads((CASES / "auctions.json").read_text("utf-8"))
STATE = ("status", "winners", "losers", "reason")


@pytest.mark.parametrize("row", SCORING, ids=lambda row: row["id"])
def test_scoring(row: dict[str, Any]) -> None:
    opening = {
        "scores": row["scores_before"],
        "hands_played": row.get("deals_played_after", 1) - 1,
    }
    result = result_of(
        row["ruleset"], row["hand"], options=row["options_override"], opening=opening
    )
    assert "error" not in result, result
    assert result["hands"][0]["delta"] == row["expected_delta"]
    assert result["totals"] == row["expected_scores_after"]
    expected = row["expected_state"]
    assert {key: result[key] for key in STATE if key in expected} == {
        key: expected[key] for key in STATE if key in expected
    }
    if expected["status"] == "needs_input":
        assert result["needs"] == {
            "hand": 1,
            "question": "first_to_reach",
            "choices": expected["candidates"],
        }


@pytest.mark.parametrize("row", AUCTIONS, ids=lambda row: row["id"])
def test_auctions(row: dict[str, Any]) -> None:
    calls = [*row["calls"], [row["seat"], row["call"]]]
    answer = judge_auction_json(
        {
            "rules": {"preset": row["ruleset"], "options": row["options_override"]},
            "players": preset(row["ruleset"]).rules.players,
            "calls": [{"seat": seat, "call": call} for seat, call in calls],
        }
    )
    judged = answer["calls"][-1]
    assert judged["legal"] is row["legal"]
    assert judged["reason"] == row["reason"]
