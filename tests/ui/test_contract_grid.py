from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, RuleSet, SpecialContract
from scorekeeper.ui.components.contract_grid import size_beside, stand_beside, value_size
from scorekeeper.ui.dress import LEADING
from scorekeeper.ui.reading.rules import contract_rows, special_choices

PHONE = 348
AUSTRALIAN = PRESETS["au_pagat"].rules


def standing(
    rules: RuleSet, width: float = PHONE, text: float = 1.0, *, free: bool = False
) -> tuple[list[str], list[str]]:
    """What stands at the end of each row, a dot for nothing; and what stands below."""
    rows, specials = contract_rows(rules), special_choices(rules)
    column, below = stand_beside(rows, specials, width, text, free=free)
    first, second = ([one.code if one else "." for one in part] for part in (column, below))
    return first, second


@pytest.mark.parametrize(
    ("preset_id", "column"),
    [
        ("au_pagat", [".", "M", ".", ".", "OM"]),
        ("us_4p_nullo", [".", ".", "M", ".", "."]),
        ("au_blind", [".", "M", ".", "OM", "BM"]),
        ("mn_45", ["M", ".", ".", "DN"]),
        ("us_4p", []),
    ],
)
def test_a_special_contract_ends_the_row_it_comes_after(preset_id: str, column: list[str]) -> None:
    assert standing(PRESETS[preset_id].rules) == (column, [])


def test_what_is_too_long_or_too_many_stands_below() -> None:
    names = ("Misere", "Patastrophe", "Hi-Lo", "Grand Slam Royal", "Nula", "Nolo", "Open", "Blind")
    specials = tuple(
        SpecialContract(code=f"X{at}", name=name, value=100 + at, rank="top")
        for at, name in enumerate(names)
    )
    column, below = standing(replace(AUSTRALIAN, special_contracts=specials))
    assert column == ["X0", "X2", "X4", "X5", "X6"]
    assert below == ["X1", "X3", "X7"]


def test_a_place_is_left_free_where_one_is_wanted() -> None:
    assert standing(PRESETS["us_4p"].rules, free=True) == ([".", ".", ".", ".", "."], [])
    five = tuple(
        SpecialContract(code=f"X{at}", name=f"X{at}", value=100, rank="top") for at in range(5)
    )
    column, below = standing(replace(AUSTRALIAN, special_contracts=five), free=True)
    assert column.count(".") == 1
    assert below == ["X4"]


def test_with_large_text_they_stand_below() -> None:
    assert standing(AUSTRALIAN, text=2.0) == ([], ["M", "OM"])
    assert standing(AUSTRALIAN, text=2.0, free=True) == ([], ["M", "OM", "."])


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_a_name_of_two_lines_leaves_its_value_room(text: float) -> None:
    specials = special_choices(AUSTRALIAN)
    for height in (48, 52, 58, 62, 74):
        tall = height * (max(1.0, text * 0.92))
        size = size_beside(specials, 200, tall, text)
        assert (2 * size + value_size(tall)) * LEADING * text <= tall
        assert size >= 10
