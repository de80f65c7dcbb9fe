"""What holds for every match under every rule set: drawn at random, the same in every run."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.rules import (
    CONTRACTS,
    PRESETS,
    EndReason,
    NotABid,
    RuleSet,
    Status,
    explain_hand,
    hand_from_json,
    hand_to_json,
    outcome_text,
    parse_bid,
    preview,
    read_match,
    replay,
    replay_json,
    replay_line,
    status_text,
    write_match,
)
from scorekeeper.rules.contracts import fold
from tests.oracle.strategies import SHAPES, matches

SEEDED = settings(
    max_examples=25,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
each_shape = pytest.mark.parametrize("shape", sorted(SHAPES))


@each_shape
@SEEDED
@given(data=st.data())
def test_every_match(shape: str, data: st.DataObject) -> None:
    file = data.draw(matches(shape))
    read = read_match(file)
    match, sheet = read.match, replay(read.match)

    # Lines sum to the points of their hand, and these to the totals; nothing is clamped.
    start = match.opening.scores if match.opening else (0,) * len(match.sides)
    totals = start
    for hand in sheet.hands:
        points = [0] * len(start)
        for line in hand.lines:
            points[line.side] += line.points
        assert tuple(points) == hand.delta
        totals = tuple(map(sum, zip(totals, hand.delta, strict=True)))
        assert hand.total == totals
    assert sheet.totals == totals

    # A fold: stopping anywhere gives the same hands so far, and one more is previewed.
    cut = data.draw(st.integers(0, len(match.hands)), label="cut")
    before = replace(match, hands=match.hands[:cut], ended=None)
    assert replay(before).hands == sheet.hands[:cut]
    if cut < len(match.hands):
        scored, outcome = preview(before, replay(before), match.hands[cut])
        assert scored == sheet.hands[cut]
        assert outcome == replay(replace(before, hands=match.hands[: cut + 1])).outcome

    # Only those who may share a win do.
    if len(sheet.outcome.winners) > 1:
        assert len({sheet.totals[side] for side in sheet.outcome.winners}) == 1 or (
            match.rules.joint_wins
            and sheet.outcome.reason is EndReason.CONTRACT_MADE_REACHING_TARGET
        )
    assert not set(sheet.outcome.winners) & set(sheet.outcome.losers)
    assert (sheet.outcome.reason is not None) is (sheet.outcome.status is Status.OVER)

    # Whatever happened can be told.
    assert outcome_text(match, sheet)
    status_text(match, sheet)
    for number in range(1, len(sheet.hands) + 1):
        assert all(explain_hand(match, sheet, number))

    # Files and the history bring it back as it was.
    assert read_match(json.loads(json.dumps(write_match(read)))) == read
    for entered in match.hands:
        assert hand_from_json(json.loads(json.dumps(hand_to_json(entered)))) == entered
    assert RuleSet.from_json(match.rules.to_json()) == match.rules

    # The line of a long list is the JSON of the result.
    assert replay_line(file) == json.dumps(replay_json(file), ensure_ascii=False)


@SEEDED
@given(st.text(max_size=80))
def test_reading_any_text_gives_a_bid_or_says_there_is_none(text: str) -> None:
    rules = RuleSet()
    with suppress(NotABid):
        bid = rules.parse(text)
        assert rules.parse(str(bid)) == bid


def dressed(text: str) -> st.SearchStrategy[str]:
    """Return ways of writing a bid: cases, spaces and hyphens a person puts in."""
    spaced = st.sampled_from(["", " ", "  ", "-"])
    return st.tuples(spaced, spaced, st.booleans()).map(
        lambda drawn: (
            f"{drawn[0]}{text[:-1]}{drawn[1]}{text[-1:].lower() if drawn[2] else text[-1:]}"
        )
    )


@SEEDED
@given(st.data())
def test_notation_round_trip(data: st.DataObject) -> None:
    contract = data.draw(st.sampled_from(CONTRACTS))
    assert parse_bid(data.draw(dressed(str(contract)))) == contract
    assert parse_bid(data.draw(dressed(contract.symbol))) == contract
    preset = data.draw(st.sampled_from(list(PRESETS.values())))
    for special in preset.rules.special_contracts:
        assert preset.rules.parse(data.draw(dressed(special.name))) == special.bid
        assert fold(special.name) == fold(special.name.upper())


def junk() -> st.SearchStrategy[Any]:
    simple = (
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=9)
    )
    return st.recursive(
        simple,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
        ),
        max_leaves=8,
    )


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """Return the place of everything inside a JSON value."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    found = [path] if path else []
    for key, child in inside:
        found += paths(child, (*path, key))
    return found


@each_shape
@SEEDED
@given(data=st.data())
def test_a_file_spoilt_anywhere_gives_a_result_or_an_error(
    shape: str, data: st.DataObject
) -> None:
    file = json.loads(json.dumps(data.draw(matches(shape))))
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(paths(file)))
        holder = file
        for key in way:
            holder = holder[key]
        spoil = data.draw(st.sampled_from(["replace", "remove", "rename"]))
        if spoil == "replace" or isinstance(holder, list):
            holder[last] = data.draw(junk())
        elif spoil == "remove":
            del holder[last]
        else:
            holder[data.draw(st.text(max_size=9))] = holder.pop(last)
    result = replay_json(file)
    assert set(result) in ({"error"}, set(replay_json_keys))
    if "error" in result:
        assert result["error"]["code"]
        assert len(result["error"]["message"]) < 1000
    assert replay_line(file) == json.dumps(result, ensure_ascii=False)


replay_json_keys = (
    "status", "winners", "losers", "reason", "explanation", "totals", "needs", "hands",
)  # fmt: skip
