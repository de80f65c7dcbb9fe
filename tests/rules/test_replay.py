"""Replaying a match: a fold over its hands, whose deal it is, and one more hand tried out."""

from __future__ import annotations

import pytest

from scorekeeper.rules import (
    Adjustment,
    ContractHand,
    HandError,
    Match,
    Opening,
    PassedIn,
    Redeal,
    RulesError,
    Status,
    Void,
    begin,
    parse_bid,
    preview,
    replay,
    step,
)
from scorekeeper.rules.settle import Names
from scorekeeper.rules.table import seats_at, table_of
from tests.rules.samples import match_of

SIX, EIGHT = parse_bid("6S"), parse_bid("8H")
MADE = ContractHand(side=0, contractor=0, bid=EIGHT, tricks=(8, 2))
LOST = ContractHand(side=1, contractor=3, bid=SIX, tricks=(7, 3))


def test_an_empty_match_waits_for_its_first_deal() -> None:
    sheet = replay(match_of("au_pagat", first_dealer=2))
    assert (sheet.totals, sheet.hands, sheet.dealer, sheet.deals) == ((0, 0), (), 2, 0)
    assert sheet.outcome.status is Status.IN_PLAY


def test_each_hand_is_scored_on_the_totals_before_it() -> None:
    sheet = replay(match_of("au_pagat", hands=(MADE, LOST)))
    assert [hand.total for hand in sheet.hands] == [(300, 20), (370, -20)]
    assert [hand.delta for hand in sheet.hands] == [(300, 20), (70, -40)]
    assert [hand.made for hand in sheet.hands] == [True, False]


def test_replay_is_the_fold_of_its_steps() -> None:
    match = match_of("au_pagat", hands=(MADE, Redeal(), LOST, PassedIn(), MADE, LOST))
    state, table, names = begin(match), table_of(match), Names.of(match)
    hands = []
    for hand in match.hands:
        state, scored = step(table, names, state, hand)
        hands.append(scored)
    sheet = replay(match)
    assert sheet.hands == tuple(hands)
    assert (sheet.totals, sheet.dealer, sheet.outcome) == (
        state.totals,
        state.dealer,
        state.outcome,
    )


def test_the_deal_goes_round_but_for_misdeals_and_adjustments() -> None:
    fine = Adjustment(points=(10, 0), reason="late")
    hands = (MADE, Redeal(), fine, LOST, PassedIn(), Void(), MADE)
    sheet = replay(match_of("au_pagat", first_dealer=3, hands=hands))
    assert [hand.dealer for hand in sheet.hands] == [3, 0, 0, 0, 1, 2, 3]
    assert (sheet.dealer, sheet.deals) == (0, 5)


def test_a_dealer_put_right_moves_on_from_there() -> None:
    hands = (PassedIn(), PassedIn(dealer=3), PassedIn())
    sheet = replay(match_of("au_pagat", hands=hands))
    assert [hand.dealer for hand in sheet.hands] == [0, 3, 0]
    put_right = Adjustment(points=(0, 0), reason="wrong dealer", dealer=2)
    sheet = replay(match_of("au_pagat", hands=(PassedIn(), put_right, PassedIn())))
    assert [hand.dealer for hand in sheet.hands] == [0, 2, 2]


def test_a_match_carried_on_from_paper() -> None:
    opening = Opening(scores=(210, 490), hands_played=6)
    sheet = replay(match_of("au_pagat", opening=opening, first_dealer=1, hands=(MADE,)))
    assert sheet.totals == (510, 510)
    assert (sheet.deals, sheet.hands[0].dealer) == (7, 1)
    assert sheet.outcome.winners == (0,)


def test_an_error_says_which_hand() -> None:
    wrong = ContractHand(side=0, bid=EIGHT, tricks=(8, 3))
    with pytest.raises(RulesError) as found:
        replay(match_of("au_pagat", hands=(MADE, wrong)))
    assert found.value.where == "hands[1].tricks"


def test_preview_is_what_recording_would_give() -> None:
    match = match_of("au_pagat", hands=(MADE,))
    sheet = replay(match)
    for tricks in range(11):
        hand = ContractHand(side=0, contractor=2, bid=parse_bid("7H"), tricks=(tricks, None))
        scored, outcome = preview(match, sheet, hand)
        after = replay(match_of("au_pagat", hands=(MADE, hand)))
        assert scored == after.hands[-1]
        assert outcome == after.outcome
    with pytest.raises(HandError):
        preview(match, sheet, ContractHand(side=0, bid=EIGHT, tricks=(11, 0)))


def test_preview_after_the_end_scores_nothing() -> None:
    won = ContractHand(side=0, bid=parse_bid("10H"), tricks=(10, 0))
    match = match_of("au_pagat", hands=(won,))
    scored, outcome = preview(match, replay(match), MADE)
    assert scored.after_finish
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("au_pagat", ((0, 2), (1, 3))),
        ("au_6p_2x3", ((0, 2, 4), (1, 3, 5))),
        ("au_6p_3x2", ((0, 3), (1, 4), (2, 5))),
        ("au_3p", ((0,), (1,), (2,))),
        ("us_5p_named", ((0,), (1,), (2,), (3,), (4,))),
    ],
)
def test_partners_sit_opposite_or_alternately(rules: str, seats: tuple[object, ...]) -> None:
    assert seats_at(match_of(rules).rules) == seats


def test_the_sides_may_sit_as_they_like() -> None:
    match = match_of("au_pagat")
    adjacent = Match(
        rules=match.rules,
        players=match.players,
        sides=(
            type(match.sides[0])(name="NE", seats=(0, 1)),
            type(match.sides[0])(name="SW", seats=(2, 3)),
        ),
        hands=(ContractHand(side=1, contractor=2, bid=EIGHT, tricks=(2, 8)),),
    )
    assert replay(adjacent).totals == (20, 300)
