"""What differs in some rules is told in short, and completely."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, RuleSet
from scorekeeper.rules.option_guide import Group
from scorekeeper.rules.schedules import AVONDALE, SCHEDULES, Schedule
from scorekeeper.rules.special_contracts import SpecialContract, When
from scorekeeper.rules.spoken.book import changed_rules
from scorekeeper.ui.house_rules import HouseRules
from scorekeeper.ui.reading.differences import differences_told, read_page
from scorekeeper.ui.reading.house import changes_in

MISERE, OPEN = RuleSet().special_contracts
LONGEST = 160
"""Letters in a line of them; the rules themselves have up to three times as many."""


def told(rules: RuleSet, base: RuleSet | None = None) -> list[tuple[str, str]]:
    house = HouseRules(base=base or RuleSet(), base_name="Australian").answered_by(rules)
    return [(line.text, line.detail) for line in differences_told(house)]


def test_an_option_is_told_with_both_answers() -> None:
    assert told(replace(RuleSet(), target=1000)) == [("Points to win: 1000", "Instead of: 500")]
    assert told(RuleSet()) == []


@pytest.mark.parametrize(
    ("contracts", "said"),
    [
        ((MISERE,), [("No Open Misère 500", "")]),
        (
            (
                MISERE,
                OPEN,
                SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5"),
            ),
            [("Also Hi-Lo 350", "")],
        ),
        ((replace(MISERE, value=230), OPEN), [("Misère: 230", "Instead of: 250")]),
        (
            (replace(MISERE, when=When.ANY_TIME, rank="top"), OPEN),
            [
                (
                    "Misère: Above every bid, Any time",
                    "Instead of: Below 8♠, Once somebody has bid seven",
                )
            ],
        ),
        ((replace(MISERE, name="Nullo"), OPEN), [("Nullo: Nullo", "Instead of: Misère")]),
    ],
)
def test_contracts_are_told_one_by_one(
    contracts: tuple[SpecialContract, ...], said: list[tuple[str, str]]
) -> None:
    assert told(replace(RuleSet(), special_contracts=contracts)) == said


def test_a_few_values_are_told_and_many_are_another_table() -> None:
    first, *rows = AVONDALE.table
    few = Schedule(name="custom", table=((30, *first[1:]), *rows))
    assert told(replace(RuleSet(), schedule=few)) == [
        ("Values of the bids: 6♠ 30", "Instead of: 6♠ 40")
    ]
    other = replace(RuleSet(), schedule=SCHEDULES["original"])
    assert told(other) == [("Values of the bids: Original", "Instead of: Avondale")]


def test_values_that_were_typed_are_told_as_any_others() -> None:
    typed = tuple(str(value) for row in AVONDALE.table for value in row)
    house = HouseRules(base=RuleSet(), base_name="Australian").answered("schedule", typed)
    assert not differences_told(house)
    assert not changes_in(house, Group.BIDS)
    house = house.answered("schedule", ("30", *typed[1:]))
    (line,) = differences_told(house)
    assert (line.text, line.detail) == ("Values of the bids: 6♠ 30", "Instead of: 6♠ 40")
    (line,) = differences_told(house.answered("schedule", ("x", *typed[1:])))
    assert (line.text, line.detail) == (
        "Values of the bids: Your own values",
        "Instead of: Avondale",
    )


@pytest.mark.parametrize("name", PRESETS)
def test_whatever_the_rules_in_full_tell_is_told_and_in_a_line(name: str) -> None:
    one = PRESETS[name]
    page = read_page(one.rules, "Ours", name)
    if page.changes is None:
        return
    lines = page.changes.lines
    assert lines
    assert all(len(f"{line.text} {line.detail}") <= LONGEST for line in lines)


def test_no_rule_differs_without_a_line() -> None:
    """Of any two named rule sets."""
    for one in PRESETS.values():
        for other in PRESETS.values():
            house = HouseRules(base=other.rules, base_name=other.title).answered_by(one.rules)
            assert bool(changed_rules(one.rules, other.rules)) == bool(differences_told(house)), (
                one.id,
                other.id,
            )
