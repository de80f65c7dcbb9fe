"""House rules while they are made: every answer fits, or it is said beside it why not."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.rules.option_guide import OPTION_GUIDE, Group
from scorekeeper.rules.option_values import NUMBERS
from scorekeeper.rules.options import Seating
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.reading import read_rules
from scorekeeper.rules.rule_set import OPTIONS, RuleSet
from scorekeeper.rules.schedules import AVONDALE
from scorekeeper.rules.special_contracts import SpecialContract, When
from scorekeeper.rules.terms import OURS
from scorekeeper.ui.half_made import body_of, house_from
from scorekeeper.ui.house_rules import HouseRules, TypedContract, judge
from scorekeeper.ui.reading.applying import applies
from scorekeeper.ui.reading.house import option_lines, option_page
from scorekeeper.ui.reading.house_answers import TABLES, answers_of, figure_of
from scorekeeper.ui.reading.house_answers import given as answering
from scorekeeper.ui.words import options as said
from tests.oracle.strategies import SHAPES, rule_sets

ASKED = [name for name in OPTIONS if name not in {"players", "special_contracts"}]


def house_of(rules: RuleSet) -> HouseRules:
    return HouseRules(base=rules, base_name="The base")


def shown(house: HouseRules) -> set[str]:
    return {line.name for group in Group for line in option_lines(house, group)}


@pytest.mark.parametrize("preset_id", PRESETS)
def test_any_one_answer_fits_or_it_is_said_beside_it_why_not(preset_id: str) -> None:
    base = PRESETS[preset_id].rules
    for name in ASKED:
        for _, answer in answers_of(house_of(base), name):
            house = answering(house_of(base), name, answer)
            judged = judge(house)
            if judged.rules is None:
                assert judged.at(name), (name, answer, judged.troubles)
                assert name in {
                    line.name for group in Group for line in option_lines(house, group)
                }
            elif name != "sides":
                assert judged.rules == replace(base, **{name: answer})


@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=40)
@given(data=st.data())
def test_answers_one_after_the_other_never_lose_one_another(
    shape: str, data: st.DataObject
) -> None:
    house = house_of(read_rules(data.draw(rule_sets(shape))).rules)
    for _ in range(6):
        name = data.draw(
            st.sampled_from([one for one in ASKED if applies(house, one)] + ["sides"])
        )
        _, answer = data.draw(st.sampled_from(answers_of(house, name)))
        before = dict(house.answers)
        house = answering(house, name, answer)
        judged = judge(house)
        assert judged.rules is not None or judged.at(name)
        if name != "sides":
            assert house.answer(name) == answer
            kept = {one: value for one, value in before.items() if one != name}
            assert kept == {one: value for one, value in house.answers if one != name}
        for group in Group:
            for line in option_lines(house, group):
                assert line.title
                assert line.answer


@pytest.mark.parametrize("preset_id", PRESETS)
def test_every_option_can_be_put_back(preset_id: str) -> None:
    base = PRESETS[preset_id].rules
    for name in ASKED:
        for _, answer in answers_of(house_of(base), name):
            house = answering(house_of(base), name, answer).put_back(name)
            assert not house.answers
            assert judge(house).rules == base


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_other_people_sit_down_with_all_that_goes_with_them(players: int, sides: Seating) -> None:
    for preset in PRESETS.values():
        judged = judge(house_of(preset.rules).seated(players, sides))
        if judged.rules is None:
            # A double nullo waits for a partner, and here there is none.
            assert any(
                one.when is When.PARTNER_BID_NULLO for one in preset.rules.special_contracts
            )
            assert judged.at("special_contracts")
            assert judged.at("sides")
        else:
            assert (judged.rules.players, judged.rules.sides) == (players, sides)


@pytest.mark.parametrize("preset_id", PRESETS)
def test_an_option_page_says_what_each_answer_means(preset_id: str) -> None:
    house = house_of(PRESETS[preset_id].rules)
    for group in Group:
        for line in option_lines(house, group):
            if line.name == "special_contracts":
                continue
            page = option_page(house, line.name)
            assert page.effect == OURS.at(house.base).say(OPTION_GUIDE[line.name].effect)
            assert sum(answer.chosen for answer in page.answers) == 1, line.name
            titles = [answer.title for answer in page.answers]
            assert len(set(titles)) == len(titles)
            assert not page.was
            assert not page.trouble


@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=5)
@given(data=st.data())
def test_an_option_page_can_be_shown_of_any_rules(shape: str, data: st.DataObject) -> None:
    house = house_of(read_rules(data.draw(rule_sets(shape))).rules)
    for name in ASKED:
        if applies(house, name):
            page = option_page(house, name)
            assert page.title
            assert all(answer.title for answer in page.answers)


def test_examples_are_scored_by_the_rules_they_explain() -> None:
    def detail(name: str, key: str, rules: RuleSet) -> str:
        answers = option_page(house_of(rules), name).answers
        return next(one.detail for one in answers if one.key == key)

    au = PRESETS["au_pagat"].rules
    assert "8♥, 7 tricks: contractor's side −300, defenders +30." in detail(
        "fail_rule", "minus_bid", au
    )
    assert "contractor's side 0, defenders +330." in detail("fail_rule", "bid_to_opponents", au)
    assert "contractor's side +40, defenders 0." in detail("slam_floor", "none", au)
    assert "contractor's side +250" in detail("slam_floor", "250", au)
    assert "With 470, 5 tricks in defence: +20." in detail("defence_cap", "490", au)
    assert "From 490 to 540 in defence: that wins." in detail("win_condition", "any_points", au)
    assert "play goes on" in detail("win_condition", "contract_only", au)
    assert "With −200, 8♥ failed (−300) is −500: out." in detail("loss_limit", "-500", au)
    assert "that wins" not in detail("win_condition", "contract_only", replace(au, deal_limit=1))
    five = PRESETS["au_5p_called"].rules
    assert "contractor +150, partner +150" in detail("partner_share", "half", five)
    assert "contractor +300, partner +300" in detail("partner_share", "full", five)
    nullo = PRESETS["us_3p_nullo"].rules
    assert "each of the defenders +10" in detail("misere_defence", "ten_per_bidder_trick", nullo)


def test_an_answer_that_does_not_fit_says_so_before_it_is_given() -> None:
    pack = option_page(house_of(RuleSet()), "pack")
    small = next(one for one in pack.answers if one.key == "42")
    assert "A pack of 42 is too small" in small.detail
    house = house_of(RuleSet()).answered("kitty", 5)
    judged = judge(house)
    assert "45 cards" in judged.at("pack")
    assert "45 cards" in judged.at("kitty")
    assert judge(house.answered("pack", 45)).rules == RuleSet(kitty=5, pack=45)


@pytest.mark.parametrize("name", said.FIGURES)
@pytest.mark.parametrize("typed", ["", " ", "abc", "1.5", "99999999999", "0x10", "½", "٣x"])
def test_what_is_no_number_stays_and_is_said_to_be_none(name: str, typed: str) -> None:
    answer = figure_of(name, typed)
    assert answer == typed
    house = house_of(RuleSet()).answered(name, answer)
    judged = judge(house)
    assert judged.rules is None
    assert said.TITLES[name] in judged.at(name)
    assert house.answer(name) == typed


@pytest.mark.parametrize("name", said.FIGURES)
def test_a_number_between_the_least_and_the_most_is_taken(name: str) -> None:
    least, most = NUMBERS[name]
    for value in (least, most):
        assert figure_of(name, str(value)) == value
    beyond = str(most + 1) if name != "loss_limit" else str(least - 1)
    assert figure_of(name, beyond) == beyond


@pytest.mark.parametrize("typed", ["500", "-500", "−500", " 500 "])
def test_the_back_door_is_below_zero_with_or_without_a_minus(typed: str) -> None:
    assert figure_of("loss_limit", typed) == -500


def cells(**changes: str) -> tuple[str, ...]:
    values = [str(value) for row in AVONDALE.table for value in row]
    for at, value in changes.items():
        values[int(at[1:])] = value
    return tuple(values)


def test_a_table_of_values_is_judged_cell_by_cell() -> None:
    house = house_of(RuleSet())
    judged = judge(house.answered("schedule", cells(_7="", _12="many")))
    assert judged.rules is None
    assert "7♦ has no value yet" in judged.at("schedule[7]")
    assert "8♦: “many” is no value" in judged.at("schedule[12]")
    assert not judged.at("schedule[6]")
    judged = judge(house.answered("schedule", cells(_7="80")))
    assert "7♦ (80) is not worth more than 6♦ (80)" in judged.at("schedule[2]")
    assert "7♦ (80) is not worth more than 6♦ (80)" in judged.at("schedule[7]")
    judged = judge(house.answered("schedule", cells(_5="160")))
    assert "worth the same" in judged.at("schedule[5]")
    assert "worth the same" in judged.at("schedule[6]")
    judged = judge(house.answered("schedule", cells(_24="555")))
    assert judged.rules is not None
    assert judged.rules.schedule.name == "custom"
    assert judged.rules.schedule.table[4] == (440, 460, 480, 500, 555)
    assert judge(house.answered("schedule", cells())).rules == RuleSet()


def test_a_special_contract_is_none_until_all_of_it_is_right() -> None:
    house = house_of(RuleSet())
    ours = TypedContract(code="", name="Patastrophe", value="7x0", tricks="all", rank="top")
    one = house.answered("special_contracts", (*RuleSet().special_contracts, ours))
    assert "“7x0” is no value" in judge(one).at("special_contracts[2].value")
    two = house.answered("special_contracts", (replace(ours, value="750"),))
    assert judge(two).at("special_contracts[0].code")
    three = house.answered("special_contracts", (replace(ours, value="750", code="pt"),))
    rules = judge(three).rules
    assert rules is not None
    assert rules.special_contracts == (
        SpecialContract(code="PT", name="Patastrophe", value=750, tricks="all", rank="top"),
    )
    assert str(rules.ladder[-1]) == "PT"


@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=20)
@given(data=st.data())
def test_house_rules_half_made_are_kept_as_they_are(shape: str, data: st.DataObject) -> None:
    house = house_of(read_rules(data.draw(rule_sets(shape))).rules)
    other = read_rules(data.draw(rule_sets(shape))).rules
    for name in OPTIONS:
        house = house.answered(name, getattr(other, name))
    if data.draw(st.booleans()):
        house = house.answered("schedule", cells(_3="x")).answered("target", "12 or so")
        house = house.answered("special_contracts", (TypedContract(name="Half"),))
    again = house_from(json.loads(json.dumps(body_of(house))))
    assert again == replace(house, last="")


def test_a_contract_is_written_down_as_it_is() -> None:
    for preset in PRESETS.values():
        for special in preset.rules.special_contracts:
            assert TypedContract.of(special).made() == special
