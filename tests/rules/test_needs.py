"""What has to be known of a hand: no more than the scorer asks for, and no less."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from scorekeeper.rules import (
    PRESETS,
    ContractHand,
    IrregularContractor,
    Match,
    PassedIn,
    Revoke,
    RuleSet,
    ScoredOut,
    parse_bid,
)
from scorekeeper.rules.hand_errors import TricksMissing
from scorekeeper.rules.hand_reader import read_hand
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.needs import (
    barred_tricks_needed,
    card_points_needed,
    filled_up,
    sides_of_hand,
    tricks_needed,
)
from scorekeeper.rules.options import DefenceCredit, TrickPointsWhen
from scorekeeper.rules.replay import preview, replay
from scorekeeper.rules.settle import so_far
from scorekeeper.rules.table import table_of
from tests.oracle.random_hands import hand_for
from tests.oracle.replay import new_match
from tests.rules.samples import match_of

BID_HANDS = (ContractHand, Revoke, IrregularContractor, ScoredOut)

SEVERAL = settings(
    max_examples=30,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def worth(match: Match, hand: Any) -> tuple[int, ...]:  # noqa: ANN401 - any hand
    return preview(match, replay(match), hand)[0].delta


def drawn(data: st.DataObject, match: Match) -> Any:  # noqa: ANN401 - any hand
    file = {
        "rules": {"options": match.rules.to_json()},
        "players": list(match.players),
        "first_dealer": match.players[0],
        "sides": [
            {"name": side.name, "players": [match.players[seat] for seat in side.seats]}
            for side in match.sides
        ],
    }
    entry = data.draw(st.composite(hand_for)(new_match(file), match.players[0]))
    note(str(entry))
    return read_hand(entry, Naming.of(match))


@pytest.mark.parametrize("preset_id", PRESETS)
@pytest.mark.parametrize("changes", [{}, {"trick_points_when": TrickPointsWhen.SET_ONLY}], ids=str)
@SEVERAL
@given(data=st.data())
def test_what_is_not_needed_may_be_left_out_and_the_rest_may_not(
    preset_id: str, changes: dict[str, Any], data: st.DataObject
) -> None:
    match = match_of(replace(PRESETS[preset_id].rules, **changes))
    hand = drawn(data, match)
    if not isinstance(hand, BID_HANDS) or None in hand.tricks:
        return
    table = table_of(match)
    sits_out = 0 if match.rules.dealer_sits_out else None
    contracting, defending = sides_of_hand(table, hand, sits_out)
    needed = tricks_needed(table, hand, sits_out)
    kept = {*needed, *(contracting if hand.side in needed else ())}
    bare = tuple(count if side in kept else None for side, count in enumerate(hand.tricks))
    assert worth(match, replace(hand, tricks=bare)) == worth(match, hand)
    for side in needed:
        if side == hand.side or not hand.tricks[side]:
            continue
        others = [one for one in needed if one not in {side, *contracting}]
        follows = not so_far(hand) and len(others) + 1 == len(defending)
        without = tuple(None if one == side else count for one, count in enumerate(bare))
        if not follows and not getattr(hand, "debarred", ()):
            with pytest.raises(TricksMissing):
                worth(match, replace(hand, tricks=without))


def eight_hearts(rules: RuleSet, tricks: tuple[int | None, ...], **fields: Any) -> Any:  # noqa: ANN401
    match = match_of(rules)
    return table_of(match), ContractHand(side=0, bid=parse_bid("8H"), tricks=tricks, **fields)


def test_each_defenders_tricks_where_everyone_plays_for_himself() -> None:
    table, hand = eight_hearts(PRESETS["au_3p"].rules, (8, None, None))
    assert tricks_needed(table, hand) == (0, 1, 2)


def test_only_the_contractors_where_the_others_score_nothing() -> None:
    rules = replace(PRESETS["au_3p"].rules, trick_points_when=TrickPointsWhen.SET_ONLY)
    table, made = eight_hearts(rules, (8, None, None))
    assert tricks_needed(table, made) == (0,)
    assert tricks_needed(table, replace(made, tricks=(7, None, None))) == (0, 1, 2)


def test_the_contractors_come_first_for_the_rest_depends_on_them() -> None:
    table, hand = eight_hearts(PRESETS["au_3p"].rules, ())
    assert tricks_needed(table, hand) == (0,)


def test_shared_tricks_follow_from_ten_whoever_took_them() -> None:
    rules = replace(PRESETS["au_3p"].rules, defence_credit=DefenceCredit.SHARED)
    table, hand = eight_hearts(rules, (7, None, None))
    assert tricks_needed(table, hand) == (0,)
    assert worth(match_of(rules), hand) == (-300, 30, 30)
    barred = replace(hand, debarred=(1,))
    assert tricks_needed(table, barred) == (0, 1, 2)


def test_partners_sides_count_as_one() -> None:
    table, hand = eight_hearts(PRESETS["au_5p_called"].rules, (6, None, 2, None, None))
    hand = replace(hand, partners=(2,))
    assert tricks_needed(table, hand) == (0, 1, 3, 4)


def test_nothing_where_an_opponents_revoke_leaves_nobody_to_score() -> None:
    match = match_of("us_4p_nullo")
    revoke = Revoke(side=0, bid=parse_bid("8H"), tricks=(), offending_side=1, offender=1)
    assert tricks_needed(table_of(match), revoke) == ()
    assert worth(match, replace(revoke, tricks=(None, None))) == (300, 0)
    nullo = match.rules.parse("nullo")
    assert worth(match, replace(revoke, bid=nullo, tricks=(None, None))) == (250, 0)


def test_everybodys_where_a_passed_in_hand_is_played() -> None:
    assert tricks_needed(table_of(match_of("us_3p_allpass_nt")), PassedIn()) == (0, 1, 2)
    assert tricks_needed(table_of(match_of("us_3p")), PassedIn()) == ()


def test_those_of_a_debarred_partner_where_his_side_scores_tricks() -> None:
    table = table_of(match_of("au_pagat"))
    hand = ContractHand(side=0, bid=parse_bid("8H"), tricks=(7, 3), debarred=(1,))
    assert barred_tricks_needed(table, hand) == (1,)
    assert barred_tricks_needed(table, replace(hand, debarred=(1, 3))) == ()
    assert barred_tricks_needed(table, replace(hand, debarred=(2,))) == ()
    tasmanian = table_of(match_of("tas_police"))
    assert barred_tricks_needed(tasmanian, hand) == ()


def test_card_points_of_whoever_keeps_them() -> None:
    table = table_of(match_of("us_1000_3p"))
    hand = ContractHand(side=0, bid=parse_bid("8H"), tricks=(8, 1, 1))
    assert card_points_needed(table, hand, 8) == (0, 1, 2)
    assert card_points_needed(table, hand, 7) == (1, 2)
    assert card_points_needed(table, replace(hand, debarred=(1,)), 8) == (0, 2)
    assert card_points_needed(table_of(match_of("us_3p")), hand, 8) == ()


@pytest.mark.parametrize(
    ("counts", "total", "filled"),
    [
        ((None, 1, None), 3, (None, 1, 2)),
        ((None, 3, None), 3, (None, 3, 0)),
        ((None, None, None), 3, (None, None, None)),
        ((None, None, None), 0, (None, 0, 0)),
        ((None, 4, None), 3, (None, 4, None)),
        ((None, 1, 1), 3, (None, 1, 1)),
    ],
)
def test_the_last_count_follows(
    counts: tuple[int | None, ...], total: int, filled: tuple[int | None, ...]
) -> None:
    assert filled_up(counts, (1, 2), total) == filled
