"""The page of a rule set: its values, its order of bids, and what it changes in others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules.presets import PRESETS, Preset, preset
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.page import RulesPage, page_of
from scorekeeper.rules.terms import Terms

EVERY = pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)


def page(preset_id: str) -> RulesPage:
    one = preset(preset_id)
    return page_of(one.rules, one.title, one.id)


@EVERY
def test_the_page_has_the_values_that_are_scored(one: Preset) -> None:
    shown = page_of(one.rules, one.title, one.id)
    assert shown.heads == ("♠", "♣", "♦", "♥", "NT")
    assert [level for level, _ in shown.rows] == list(range(one.rules.min_level, 11))
    for level, values in shown.rows:
        for head, value in zip(shown.heads, values, strict=True):
            assert value == one.rules.value_of(one.rules.parse(f"{level}{head}"))


@EVERY
def test_the_order_is_the_ladder(one: Preset) -> None:
    shown = page_of(one.rules, one.title, one.id)
    assert [bid.title for bid in shown.order] == [one.rules.name_of(b) for b in one.rules.ladder]
    assert [bid.value for bid in shown.order] == [one.rules.value_of(b) for b in one.rules.ladder]
    assert len(shown.specials) == len(one.rules.special_contracts)


@EVERY
def test_it_says_what_is_different_about_it(one: Preset) -> None:
    assert page_of(one.rules, one.title, one.id).about.startswith(one.difference)


def test_eight_hearts_in_australia() -> None:
    assert dict(page("au_pagat").rows)[8][3] == 300
    assert page("au_pagat").changes is None


def test_a_named_house_rule_stands_against_the_game_it_changes() -> None:
    changes = page("au_cap_490").changes
    assert changes is not None
    assert changes.title == "Different from: Australian, four players"
    assert [line.text.partition(":")[0] for line in changes.lines] == [
        "Tricks carry nobody past 490"
    ]
    american = page("us_4p_allpass_nt").changes
    assert american is not None
    assert american.title == "Different from: American, four players"
    assert american.lines[0].detail.startswith("Instead of: If everybody passes, the hand is thr")


def test_a_game_of_its_own_is_not_told_by_its_differences() -> None:
    assert page("us_5p_two_partners").changes is None


def test_a_rule_left_out_is_told() -> None:
    changes = page("au_no_misere").changes
    assert changes is not None
    texts = [line.text for line in changes.lines]
    assert any(text.startswith("Not played here: Misère is worth 250") for text in texts)
    back = page_of(RuleSet(), "Ours", "au_no_misere").changes
    assert back is not None
    assert not [line for line in back.lines if "no misères" in line.text]


def test_a_tables_own_rules_stand_against_what_they_were_made_from() -> None:
    ours = replace(preset("us_4p").rules, target=700)
    made_from = page_of(ours, "Friday", "us_4p")
    assert made_from.about == ""
    assert made_from.changes is not None
    assert made_from.changes.title == "Different from: American, four players"
    nearest = page_of(ours, "Friday")
    assert nearest.changes == made_from.changes


def test_how_sure_the_sources_are_is_said() -> None:
    assert page("perfect").about.endswith("agree on them first.")
    assert page("mn_45").about.endswith("or pieced together.")


def test_it_speaks_in_the_tables_own_words() -> None:
    ours = Terms(misere="Nullo", kitty="widow")
    shown = page_of(preset("au_pagat").rules, "Ours", "au_pagat", ours)
    assert [bid.title for bid in shown.specials] == ["Nullo", "Open Nullo"]
    texts = "\n".join(line.text for part in shown.parts for line in part.lines)
    assert "face down to the widow" in texts
    assert "isère" not in texts
    assert "kitty" not in texts
