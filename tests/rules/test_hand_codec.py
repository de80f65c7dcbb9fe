"""Hands as the history keeps them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorekeeper.rules import (
    HAND_FORMAT,
    ContractHand,
    FormatError,
    PassedIn,
    hand_from_json,
    hand_to_json,
    parse_bid,
    read_match,
)
from tests.rules.test_match_file import everything

HANDS = read_match(everything()).match.hands


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand.kind)
def test_a_hand_comes_back_as_it_was(hand: Any) -> None:  # noqa: ANN401
    kept = json.loads(json.dumps(hand_to_json(hand)))
    assert kept["format"] == HAND_FORMAT
    assert hand_from_json(kept) == hand


def test_only_what_was_noted_is_kept() -> None:
    assert hand_to_json(PassedIn()) == {"format": 1, "type": "all_pass"}
    hand = ContractHand(side=0, bid=parse_bid("8H"), tricks=(8, None))
    assert hand_to_json(hand) == {
        "format": 1, "type": "contract", "side": 0, "bid": "8H", "tricks": [8, None],
    }  # fmt: skip


GOOD = {"format": 1, "type": "contract", "side": 0, "bid": "8H", "tricks": [8, 2]}


@pytest.mark.parametrize(
    ("kept", "where"),
    [
        (None, "format"),
        ({"type": "contract"}, "format"),
        (GOOD | {"format": 2}, "format"),
        (GOOD | {"type": "slam"}, "type"),
        (GOOD | {"colour": 1}, "colour"),
        (GOOD | {"side": "0"}, "side"),
        (GOOD | {"bid": 8}, "bid"),
        (GOOD | {"tricks": [8, "2"]}, "tricks"),
        (GOOD | {"tricks": 8}, "tricks"),
        (GOOD | {"stopped_early": 1}, "stopped_early"),
        (GOOD | {"auction": [1]}, "auction"),
        (GOOD | {"auction": [{"seat": 1, "call": 1}]}, "auction"),
        ({"format": 1, "type": "contract", "side": 0, "bid": "8H"}, "tricks"),
        ({"format": 1, "type": "void", "reason": 4}, "reason"),
    ],
    ids=str,
)
def test_what_cannot_be_read_says_where(kept: Any, where: str) -> None:  # noqa: ANN401
    with pytest.raises(FormatError) as found:
        hand_from_json(kept)
    assert (found.value.code, found.value.where) == ("stored_hand", where)
