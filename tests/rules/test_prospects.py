"""What is said of the next hand is true: each claim is played out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from scorekeeper.rules import (
    PRESETS,
    Bid,
    Contract,
    ContractHand,
    Match,
    Opening,
    Outcome,
    Prospect,
    RuleSet,
    ScoredHand,
    ScoreSheet,
    Status,
    default_sides,
    parse_bid,
    preview,
    prospects,
    replay,
)
from scorekeeper.rules.options import (
    BothReach,
    CapStyle,
    MultiSideLoss,
    TrickPointsWhen,
    WinCondition,
)
from tests.rules.samples import match_of

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")

HOUSES = {
    "au_pagat": PRESETS["au_pagat"].rules,
    "au_cap_490": PRESETS["au_cap_490"].rules,
    "au_5p_called": PRESETS["au_5p_called"].rules,
    "au_6p_3x2": PRESETS["au_6p_3x2"].rules,
    "us_3p_nullo": PRESETS["us_3p_nullo"].rules,
    "us_5p_named": PRESETS["us_5p_named"].rules,
    "us_4p_original_nullo": PRESETS["us_4p_original_nullo"].rules,
    "tas_police": PRESETS["tas_police"].rules,
    "quebec_1000": PRESETS["quebec_1000"].rules,
    "us_1000_3p": PRESETS["us_1000_3p"].rules,
    "us_4_cutthroat_12": PRESETS["us_4_cutthroat_12"].rules,
    "cut-throat to 500": replace(
        PRESETS["us_4_cutthroat_12"].rules, target=500, loss_limit=-500, deal_limit=None
    ),
    "the highest wins": replace(PRESETS["us_4p"].rules, both_reach=BothReach.HIGHEST_TOTAL),
    "cards, the highest wins": replace(
        PRESETS["us_1000_3p"].rules, both_reach=BothReach.HIGHEST_TOTAL
    ),
    "others play on": replace(
        PRESETS["us_3p"].rules, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON
    ),
    "frozen": replace(PRESETS["us_4p"].rules, defence_cap=470, defence_cap_style=CapStyle.FREEZE),
    "capped at the target": replace(PRESETS["us_4p"].rules, defence_cap=500),
    "stopped": replace(PRESETS["us_4p"].rules, trick_points_stop_above=400),
    "an opponent above zero": replace(
        PRESETS["us_4p"].rules, loss_needs_opponent_not_negative=True
    ),
    "bids alone": replace(PRESETS["us_4p"].rules, win_condition=WinCondition.BID_POINTS),
    "only when set": replace(PRESETS["us_4p"].rules, trick_points_when=TrickPointsWhen.SET_ONLY),
}


@pytest.mark.parametrize("house", HOUSES)
def test_every_claim_comes_true(house: str) -> None:
    rules = HOUSES[house]
    chance = Random(house)  # noqa: S311 - the same scores each time
    claims = 0
    for _ in range(30):
        match = a_match(rules, chance)
        sheet = replay(match)
        for one in prospects(match, sheet):
            claims += sum(1 for _ in claims_of(match, sheet, one))
    assert (claims > 0) is (rules.target is not None)


def a_match(rules: RuleSet, chance: Random) -> Match:
    players = NAMES[: rules.players]
    sides = default_sides(rules, players)
    near, low = rules.target or 500, rules.loss_limit or -500
    scores = [
        chance.choice(
            [
                0,
                near - 10 * chance.randrange(1, 60),
                near + 10 * chance.randrange(12),
                low + 10 * chance.randrange(1, 60),
                low - 10 * chance.randrange(12),
            ]
        )
        for _ in sides
    ]
    opening = Opening(scores=tuple(scores))
    return Match(rules=rules, players=players, sides=sides, opening=opening)


def claims_of(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    """Plays out whatever is claimed, and fails where it does not come true."""
    for claims in (bids_win, bids_sink, bids_hand_over, tricks_do, lines_hold):
        yield from claims(match, sheet, one)


def bids_win(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    for bids, alone in ((one.wins, False), (one.wins_alone, True)):
        for bid in bids:
            for scored, outcome in plays(match, sheet, one.side, bid, made=True, alone=alone):
                assert outcome.status is Status.OVER, (bid, scored)
                assert one.side in outcome.winners, (bid, scored)
                yield


def bids_sink(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    for bids, alone in ((one.sinks, False), (one.sinks_alone, True)):
        for bid in bids:
            for scored, outcome in plays(match, sheet, one.side, bid, made=False, alone=alone):
                assert one.side not in outcome.winners
                assert scored.total[one.side] <= (match.rules.loss_limit or 0)
                assert outcome.status is not Status.IN_PLAY or one.side in outcome.losers
                yield


def bids_hand_over(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    rules, given = match.rules, one.hands_over
    if given is None:
        return
    for scored, _ in plays(match, sheet, one.side, given, made=False, alone=True):
        assert past(rules, scored) - {one.side} == set(one.handed_to)
        yield
    for bid in rules.ladder:
        if rules.value_of(bid) < rules.value_of(given):
            for scored, _ in plays(match, sheet, one.side, bid, made=False, alone=True):
                assert not past(rules, scored) - {one.side}


def tricks_do(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    target, has = match.rules.target or 0, sheet.totals[one.side]
    if one.tricks is not None:
        assert defends(match, sheet, one.side, one.tricks) >= target > has
        assert one.tricks == 1 or defends(match, sheet, one.side, one.tricks - 1) < target
        yield
    if one.gains_nothing:
        assert defends(match, sheet, one.side, 5) == has
        yield
    if one.missing is not None:
        assert has + one.missing == target
        yield


def lines_hold(match: Match, sheet: ScoreSheet, one: Prospect) -> Iterator[None]:
    """Whoever is at the target, or at the loss limit, before a hand is played at all."""
    rules = match.rules
    sits_out = sheet.dealer if rules.dealer_sits_out else None
    playing = [side for side in range(len(match.sides)) if side != sits_out]
    for side in playing if one.stays or one.fallen else ():
        for bid in rules.ladder[::5]:
            for made in (True, False):
                for scored, outcome in plays(match, sheet, side, bid, made=made, alone=True):
                    if one.stays and past(rules, scored) == {one.side}:
                        assert outcome.winners == (one.side,)
                        yield
                    others = [t for side, t in enumerate(scored.total) if side != one.side]
                    waits = rules.loss_needs_opponent_not_negative and min(others) < 0
                    there = scored.total[one.side] <= (rules.loss_limit or 0)
                    if one.fallen and there and not waits:
                        assert one.side not in outcome.winners
                        assert outcome.status is not Status.IN_PLAY or one.side in outcome.losers
                        yield


def past(rules: RuleSet, scored: ScoredHand) -> set[int]:
    target = rules.target or 0
    return {side for side, total in enumerate(scored.total) if total >= target}


def plays(
    match: Match, sheet: ScoreSheet, side: int, bid: Bid, *, made: bool, alone: bool
) -> Iterator[tuple[ScoredHand, Outcome]]:
    """A contract of a side, made or failed by a trick, the rest going to each of the others."""
    rules = match.rules
    special = rules.special(str(bid))
    needed = bid.level if isinstance(bid, Contract) else 0
    if special is not None and not special.is_misere:
        return
    taken = (needed if made else needed - 1) if special is None else (0 if made else 1)
    sits_out = sheet.dealer if rules.dealer_sits_out else None
    assert side != sits_out
    others = [other for other in range(len(match.sides)) if other not in (side, sits_out)]
    partners = rules.partners_for(bid)
    with_partner = rules.finds_partner and not alone and partners != (0,)
    for other in others:
        helping = [seat for seat in others if seat != other][: max(partners)]
        tricks = [0] * len(match.sides)
        tricks[side], tricks[other] = taken, 10 - taken
        hand = ContractHand(
            side=side,
            contractor=match.sides[side].seats[0],
            bid=bid,
            tricks=tuple(tricks),
            partners=tuple(helping) if with_partner else (),
            card_points=(0,) * len(match.sides) if rules.card_points else (),
        )
        yield preview(match, sheet, hand)


def defends(match: Match, sheet: ScoreSheet, side: int, tricks: int) -> int:
    """A side's total after so many tricks against a contract of all ten that fails."""
    sits_out = sheet.dealer if match.rules.dealer_sits_out else None
    other = next(one for one in range(len(match.sides)) if one not in (side, sits_out))
    counted = [0] * len(match.sides)
    counted[side], counted[other] = tricks, 10 - tricks
    hand = ContractHand(side=other, contractor=other, bid=parse_bid("10NT"), tricks=tuple(counted))
    return preview(match, sheet, hand)[0].total[side]


@pytest.mark.parametrize(("rules", "ten"), [("us_4p_original", "10S"), ("us_4p_inverted", "10C")])
def test_ten_tricks_bid_are_a_slam_when_they_are_made(rules: str, ten: str) -> None:
    match = match_of(rules, opening=Opening(scores=(250, 0)))
    assert ten in [str(bid) for bid in prospects(match, replay(match))[0].wins]
    match = match_of(rules, opening=Opening(scores=(249, 0)))
    assert ten not in [str(bid) for bid in prospects(match, replay(match))[0].wins]
