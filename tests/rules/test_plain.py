"""The quick way to score a plain contract gives what the thorough one gives."""

from __future__ import annotations

from itertools import product

import pytest

from scorekeeper.rules import PRESETS, ContractHand, RuleSet
from scorekeeper.rules.plain import score_plain
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
    looked_up = 0
    for bid, side, split in product(rules.ladder[::7], range(sides), range(1, 4)):
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
                quick = score_plain(table, hand, standing)
                if quick is not None:
                    looked_up += 1
                    assert quick == score_hand(table, hand, names, standing)
    assert looked_up > 20


@pytest.mark.parametrize(
    "hand",
    [
        {"side": 9},
        {"side": -1},
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
    ],
    ids=str,
)
def test_whatever_is_not_plain_is_left_to_the_thorough_way(hand: dict[str, object]) -> None:
    match = match_of("au_pagat")
    bid = match.rules.parse("8H")
    fields = {"side": 0, "contractor": 0, "bid": bid, "tricks": (8, 2)} | hand
    assert score_plain(table_of(match), ContractHand(**fields), Standing((0, 0))) is None  # type: ignore[arg-type]


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
