"""The quick way to score a plain contract gives what the thorough one gives."""

from __future__ import annotations

import sys
from itertools import product

import pytest

from scorekeeper.rules import PRESETS, ContractHand, RuleSet, replay
from scorekeeper.rules.plain import score_counted, score_plain
from scorekeeper.rules.score import Standing, score_hand
from scorekeeper.rules.settle import Names
from scorekeeper.rules.table import table_of
from tests.rules.samples import match_of

CHANGES = [
    {},
    {"defence_credit": "shared"},
    {"fail_rule": "bid_to_opponents"},
    {"misere_defence": "ten_per_own_trick"},
    {"trick_points_when": "set_only"},
    {"defence_cap": 50},
    {"defence_cap": 50, "defence_cap_style": "freeze"},
    {"trick_points_stop_above": 40},
    {"slam_floor": None},
    {"defence_cap": 50, "defence_credit": "shared"},
    {"defence_cap": 50, "fail_rule": "bid_to_opponents"},
    {"defence_cap": 50, "misere_defence": "ten_per_bidder_trick"},
]


@pytest.mark.parametrize("changes", CHANGES, ids=str)
@pytest.mark.parametrize("preset_id", ["au_pagat", "us_3p_nullo", "au_5p_called", "us_6p_3x2"])
def test_both_ways_agree(preset_id: str, changes: dict[str, object]) -> None:
    rules = RuleSet.from_json(changes, PRESETS[preset_id].rules)
    match = match_of(rules)
    table, names, sides = table_of(match), Names.of(match), len(match.sides)
    specials = [one.bid for one in rules.special_contracts]
    for bid, side, split in product((*rules.ladder[::7], *specials), range(sides), range(1, 4)):
        # A cap may stop what defenders get otherwise than for tricks of their own.
        thorough_only = table.minds_totals and (table.shares_all or table.is_misere(bid))
        for taken in range(11):
            others = [one for one in range(sides) if one != side]
            tricks = [0] * sides
            tricks[side], left = taken, 10 - taken
            tricks[others[0]] = min(left, split)
            tricks[others[-1]] += left - min(left, split)
            partners = (others[0],) if sides == 5 and split == 2 and taken % 2 else ()
            if partners and rules.partners_for(bid) == (0,):
                partners = ()
            hand = ContractHand(side=side, bid=bid, tricks=tuple(tricks), partners=partners)
            for totals in ((0,) * sides, tuple(range(0, 20 * sides, 20))):
                standing = Standing(totals)
                thorough = score_hand(table, hand, names, standing)
                quick = score_plain(table, hand, standing)
                assert quick == thorough or (thorough_only and quick is None)
                if not partners:
                    counted = score_counted(table, bid, side, tuple(tricks), totals)
                    assert counted == quick


@pytest.mark.parametrize(
    "hand",
    [
        {"side": 9},
        {"side": -1},
        {"side": 2, "contractor": None},
        {"side": -1, "contractor": None},
        {"contractor": 1},
        {"contractor": -4},
        {"contractor": 9},
        {"tricks": (8, 3)},
        {"tricks": (11, -1)},
        {"tricks": (8, 2, 0)},
        {"tricks": (8, None)},
        {"partners": (1,)},
        {"partners": (7,)},
        {"debarred": (1,)},
        {"stopped_early": True},
        {"forced_fail": True},
    ],
    ids=str,
)
def test_whatever_is_not_plain_is_left_to_the_thorough_way(hand: dict[str, object]) -> None:
    match = match_of("au_pagat")
    bid = match.rules.parse("8H")
    fields = {"side": 0, "contractor": 0, "bid": bid, "tricks": (8, 2)} | hand
    assert score_plain(table_of(match), ContractHand(**fields), Standing((0, 0))) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("contractor", [None, 0, 2])
def test_a_contract_is_plain_whichever_of_the_side_played_it(contractor: int | None) -> None:
    match = match_of("au_pagat")
    bid = match.rules.parse("8H")
    hand = ContractHand(side=0, contractor=contractor, bid=bid, tricks=(8, 2))
    score = score_plain(table_of(match), hand, Standing((0, 0)))
    assert score is not None
    assert score.delta == (300, 20)


def test_a_hand_is_not_plain_once_somebody_has_dropped_out() -> None:
    match = match_of("us_3p")
    hand = ContractHand(side=0, bid=match.rules.parse("8H"), tricks=(8, 2, 0))
    dropped = Standing((0, 0, -500), dropped_out=(2,))
    assert score_plain(table_of(match), hand, dropped) is None


def test_tricks_below_none_are_left_to_the_thorough_way() -> None:
    match = match_of("us_3p")
    hand = ContractHand(side=0, bid=match.rules.parse("8H"), tricks=(8, 3, -1))
    assert score_plain(table_of(match), hand, Standing((0, 0, 0))) is None


@pytest.mark.parametrize("partners", [(5,), (1, 7), (1, -1)])
def test_partners_that_the_table_has_not_are_left_to_the_thorough_way(
    partners: tuple[int, ...],
) -> None:
    match = match_of("us_5p_two_partners")
    hand = ContractHand(
        side=0, bid=match.rules.parse("8H"), tricks=(8, 2, 0, 0, 0), partners=partners
    )
    assert score_plain(table_of(match), hand, Standing((0,) * 5)) is None


def test_with_the_dealer_sitting_out_a_contract_is_plain_too() -> None:
    match = match_of("us_4_cutthroat_12")
    hand = ContractHand(side=0, bid=match.rules.parse("7S"), tricks=(7, 0, 2, 1))
    score = score_plain(table_of(match), hand, Standing((0,) * 4, sits_out=1))
    assert score is not None
    assert score.delta == (140, 0, 20, 10)


def test_plain_hands_are_replayed_by_the_quick_way(monkeypatch: pytest.MonkeyPatch) -> None:
    bid = PRESETS["au_pagat"].rules.parse("8H")
    match = match_of("au_pagat", hands=(ContractHand(side=0, bid=bid, tricks=(8, 2)),))
    # The package's attribute of that name is the function, so the module is asked for by name.
    monkeypatch.delattr(sys.modules["scorekeeper.rules.replay"], "score_hand")
    assert replay(match).totals == (300, 20)


def test_a_bid_of_another_table_is_left_to_the_thorough_way() -> None:
    match = match_of("mn_45")
    hand = ContractHand(side=0, bid=PRESETS["au_pagat"].rules.parse("6S"), tricks=(8, 2))
    assert score_plain(table_of(match), hand, Standing((0, 0))) is None
    five = match_of("us_5p_named")
    everybody = ContractHand(
        side=0, bid=five.rules.parse("7S"), tricks=(7, 3, 0, 0, 0), partners=(1, 2, 3, 4)
    )
    assert score_plain(table_of(five), everybody, Standing((0,) * 5)) is None
    cutthroat = match_of("us_4_cutthroat_12")
    dealer = ContractHand(side=0, bid=cutthroat.rules.parse("7S"), tricks=(7, 3, 0, 0))
    assert score_plain(table_of(cutthroat), dealer, Standing((0,) * 4, sits_out=1)) is None
