"""What is said before the last deal is true: it is played in every way, the match replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from scorekeeper.rules import (
    PRESETS,
    Bid,
    ContractHand,
    Match,
    Opening,
    Outcome,
    PassedIn,
    Prospect,
    RuleSet,
    Status,
    default_sides,
    prospects,
    replay,
)
from scorekeeper.rules.options import AllPass, BothReach, CapStyle, MisereDefence, MultiSideLoss

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
LAST = 3
CARDS_IN_PACK = 312
"""Points in the cards of 43."""


def limited(preset_id: str, **options: object) -> RuleSet:
    return replace(PRESETS[preset_id].rules, deal_limit=LAST, **options)  # type: ignore[arg-type]


HOUSES = {
    "nz_club": limited("nz_club"),
    "au_fixed_hands": limited("au_fixed_hands"),
    "us_4_cutthroat_12": limited("us_4_cutthroat_12"),
    "australian": limited("au_pagat"),
    "three scores": limited("us_3p_nullo"),
    "three pairs": limited("au_6p_3x2"),
    "others play on": limited("us_3p", multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON),
    "passed in and played": limited("us_4p_allpass_nt"),
    "Tasmanian": limited("tas_police"),
    "Quebec": limited("quebec_1000"),
    "card points": limited("us_1500_4p"),
    "capped": limited("au_cap_490"),
    "frozen": limited(
        "us_3p", defence_cap=60, defence_cap_style=CapStyle.FREEZE, target=None, loss_limit=None
    ),
    "own tricks": limited("us_3p_nullo", misere_defence=MisereDefence.TEN_PER_OWN_TRICK),
    "an opponent above zero": limited("us_4p", loss_needs_opponent_not_negative=True),
    "the highest wins": limited("us_3p", both_reach=BothReach.HIGHEST_TOTAL),
    "called card": limited("au_5p_called"),
    "two partners": limited("us_5p_two_partners"),
}


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_said_of_the_last_deal_is_what_comes_of_it(house: str) -> None:
    rules = HOUSES[house]
    chance = Random(house)  # noqa: S311 - the same scores each time
    claims = 0
    for _ in range(2 if rules.finds_partner else 6):
        match = a_match(rules, chance)
        for one in prospects(match, replay(match)):
            claims += len(one.wins_alone) + len(one.sinks) + one.safe
            if one.safe:
                assert_safe(match, one.side, chance)
            elif not rules.finds_partner:
                assert_exactly(match, one, chance)
            else:
                assert_true(match, one, chance)
    assert claims


def a_match(rules: RuleSet, chance: Random) -> Match:
    players = NAMES[: rules.players]
    sides = default_sides(rules, players)
    apart = chance.choice((20, 150, 400, 900))
    scores = tuple(10 * chance.randrange(-apart, apart) // 20 for _ in sides)
    return Match(
        rules=rules,
        players=players,
        sides=sides,
        opening=Opening(scores=scores, hands_played=LAST - 1),
        first_dealer=chance.randrange(rules.players),
    )


def assert_exactly(match: Match, one: Prospect, chance: Random) -> None:
    """Each claim comes true however the hand goes, and what is not claimed does not always."""
    rules, side = match.rules, one.side
    if rules.dealer_sits_out and match.sides[side].seats == (match.first_dealer,):
        assert one.wins == one.sinks == ()
        return
    sheet = replay(match)
    ahead = sheet.totals[side] == max(sheet.totals)
    for bid in chance.sample(rules.ladder, 6):
        made, failed = ends(match, side, bid)
        assert (bid in one.wins) is all(outcome.winners == (side,) for outcome in made)
        loses = all(
            outcome.status is Status.OVER and side not in outcome.winners for outcome in failed
        )
        assert (bid in one.sinks) is (ahead and loses)


def assert_true(match: Match, one: Prospect, chance: Random) -> None:
    """Five-handed: a partner may share what they win together, and nothing else is shared."""
    for bids, company in ((one.wins_alone, 0), (one.wins, 1)):
        for bid in chance.sample(bids, min(2, len(bids))):
            count = max(match.rules.partners_for(bid)) if company else 0
            for outcome in ends(match, one.side, bid, count)[0]:
                assert one.side in outcome.winners
                assert len(outcome.winners) == 1 or outcome.made


def assert_safe(match: Match, side: int, chance: Random) -> None:
    dealer = match.first_dealer if match.rules.dealer_sits_out else None
    for other in range(len(match.sides)):
        if other != dealer:
            for bid in (*chance.sample(match.rules.ladder, 3), match.rules.ladder[-1]):
                made, failed = ends(match, other, bid)
                assert all(outcome.winners == (side,) for outcome in (*made, *failed))
    if match.rules.all_pass is AllPass.REDEAL:
        assert replay(replace(match, hands=(PassedIn(),))).outcome.winners == (side,)


def ends(
    match: Match, side: int, bid: Bid, partners: int = 0
) -> tuple[list[Outcome], list[Outcome]]:
    """Where a contract of a side leaves the match in every way it can be made, and can fail."""
    found: tuple[list[Outcome], list[Outcome]] = ([], [])
    for hand in every_way(match, side, bid, partners):
        sheet = replay(replace(match, hands=(hand,)))
        found[not sheet.hands[0].made].append(sheet.outcome)
    return found


def every_way(match: Match, side: int, bid: Bid, partners: int) -> Iterator[ContractHand]:
    sits_out = match.first_dealer if match.rules.dealer_sits_out else None
    sides = range(len(match.sides))
    others = [one for one in sides if one not in {side, sits_out}]
    cards = [(0,) * len(sides)]
    cards += [
        tuple(CARDS_IN_PACK if one == holder else 0 for one in sides) for holder in (side, *others)
    ]
    for mates in combinations(others, partners):
        against = [one for one in others if one not in mates]
        for split in splits(10, 1 + len(against)):
            took = dict(zip((side, *against), split, strict=True))
            for points in cards if match.rules.card_points else [()]:
                yield ContractHand(
                    side=side,
                    bid=bid,
                    tricks=tuple(took.get(one, 0) for one in sides),
                    partners=mates,
                    card_points=points,
                )


def splits(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    if sides == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in splits(tricks - first, sides - 1):
            yield (first, *rest)
