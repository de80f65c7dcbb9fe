"""Rule sets: what they refuse when they are made, and how they are written and read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rules import (
    OPTIONS,
    PRESETS,
    RulesError,
    RuleSet,
    RuleSetError,
    Schedule,
    SpecialContract,
    When,
    parse_bid,
    preset,
    read_rules,
)
from scorekeeper.rules.options import PartnerMethod, PartnerShare, Seating
from scorekeeper.rules.presets import UnknownPreset
from scorekeeper.rules.schedules import AVONDALE, INVERTED, ORIGINAL

FLAT = [[100, 101, 102, 103, 104], [200, 201, 202, 203, 204], [300, 301, 302, 303, 304],
        [400, 401, 402, 403, 404], [500, 501, 502, 503, 504]]  # fmt: skip


def special(**changes: Any) -> dict[str, Any]:  # noqa: ANN401
    entry = SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5", rank="top")
    return entry.to_json() | changes


REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("au_pagat", {"players": 3}, "senseless_options", "players", "cannot sit as partnership_2x2"),
    ("au_pagat", {"players": 7}, "wrong_option", "players", "from 2 to 6"),
    ("au_pagat", {"players": True}, "wrong_option", "players", "cannot be true"),
    ("au_pagat", {"sides": "pairs"}, "wrong_option", "sides", "partnership_2x3"),
    ("au_pagat", {"sides": None}, "wrong_option", "sides", "cannot be null"),
    ("au_pagat", {"pack": 40}, "wrong_option", "pack", "24, 25"),
    ("au_pagat", {"pack": 33}, "senseless_options", "pack", "43 cards"),
    ("au_pagat", {"kitty": 4}, "senseless_options", "pack", "too small"),
    ("au_pagat", {"jokers": 5}, "wrong_option", "jokers", "from 0 to 2"),
    ("au_pagat", {"min_level": 5}, "wrong_option", "min_level", "from 6 to 8"),
    ("au_pagat", {"trick_points": 5}, "wrong_option", "trick_points", "10 or 0"),
    ("au_pagat", {"joint_wins": "yes"}, "wrong_option", "joint_wins", "true or false"),
    ("au_pagat", {"loss_limit": 500}, "wrong_option", "loss_limit", "to -1 or none"),
    ("au_pagat", {"target": 0}, "wrong_option", "target", "from 1"),
    ("au_pagat", {"target": 500.0}, "wrong_option", "target", "a whole number"),
    ("au_pagat", {"slam_floor": 0}, "wrong_option", "slam_floor", "or none"),
    ("au_pagat", {"deal_limit": 0}, "wrong_option", "deal_limit", "from 1"),
    ("au_pagat", {"defence_cap": 510}, "senseless_options", "defence_cap", "above the target"),
    ("au_pagat", {"defence_cap": 600}, "senseless_options", "defence_cap",
     ("A defence cap of 600 is above the target of 500: a cap is at most the target, "
      "so 500 or less, or none.")),
    ("au_pagat", {"target": None}, "senseless_options", "target", "could never end"),
    ("au_pagat", {"partner_method": "named_player"}, "senseless_options", "partner_method",
     "five players"),
    ("au_pagat", {"partners_by_level": {"6": 1, "7": 1, "8": 1, "9": 1, "10": 1}},
     "senseless_options", "partners_by_level", "five players"),
    ("au_5p_called", {"partner_method": None}, "wrong_option", "partner_method", "at this table"),
    ("au_5p_called", {"partner_share": None}, "wrong_option", "partner_share", "half or full"),
    ("au_5p_called", {"partners_by_level": {"6": 1}}, "wrong_option", "partners_by_level",
     "each level"),
    ("au_5p_called", {"partners_by_level": {"six": 1}}, "wrong_option", "partners_by_level",
     "each level"),
    ("au_5p_called", {"partners_by_level": [1, 1, 1, 2, 2]}, "wrong_option", "partners_by_level",
     "each level"),
    ("au_5p_called", {"partners_by_level": {"6": 1, "7": 1, "8": 3, "9": 2, "10": 2}},
     "wrong_option", "partners_by_level", "1 or 2"),
    ("au_5p_called", {"slam_floor": 255}, "senseless_options", "partner_share", "cannot halve"),
    ("au_5p_called", {"special_contracts": [special(value=355)]}, "senseless_options",
     "partner_share", "Hi-Lo is worth 355"),
    ("au_5p_called", {"schedule": FLAT}, "senseless_options", "partner_share", "6♣ is worth 101"),
    ("au_pagat", {"schedule": "acol"}, "bad_schedule", "schedule", "avondale, original"),
    ("au_pagat", {"schedule": 7}, "bad_schedule", "schedule", "neither a name"),
    ("au_pagat", {"schedule": [[1]]}, "bad_schedule", "schedule", "five rows of five"),
    ("au_pagat", {"schedule": FLAT[:4]}, "bad_schedule", "schedule", "five rows of five"),
    ("au_pagat", {"schedule": []}, "bad_schedule", "schedule", "five rows of five"),
    ("au_pagat", {"schedule": {"S": FLAT[0]}}, "bad_schedule", "schedule", "S, C, D, H and NT"),
    ("au_pagat", {"schedule": [FLAT[1], FLAT[0], *FLAT[2:]]}, "bad_schedule", "schedule",
     r"7♠ \(100\) is not worth more than 6♠ \(200\)"),
    ("au_pagat", {"schedule": [[100] * 5, *FLAT[1:]]}, "bad_schedule", "schedule",
     "neither is higher"),
    ("au_pagat", {"schedule": [[0, 1, 2, 3, 4], *FLAT[1:]]}, "bad_schedule", "schedule",
     "6♠ is worth 0"),
    ("au_pagat", {"schedule": [["a", 1, 2, 3, 4], *FLAT[1:]]}, "bad_schedule", "schedule",
     "worth 'a'"),
    ("au_pagat", {"special_contracts": "none"}, "wrong_option", "special_contracts", "a list"),
    ("au_pagat", {"special_contracts": ["M"]}, "bad_special_contract", "special_contracts[0]",
     "an object"),
    ("au_pagat", {"special_contracts": [special(rank="after:12H")]}, "unknown_rank",
     "special_contracts", "Hi-Lo cannot rank"),
    ("au_pagat", {"special_contracts": [special(rank="after:HL")]}, "unknown_rank",
     "special_contracts", "no place"),
    ("mn_45", {"special_contracts": [special(rank="after:6NT")]}, "unknown_rank",
     "special_contracts", "6NT has no place"),
    ("au_pagat", {"special_contracts": [special(), special(name="Other")]}, "senseless_options",
     "special_contracts[1]", "called 'HL'"),
    ("au_pagat", {"special_contracts": [special(), special(code="X")]}, "senseless_options",
     "special_contracts[1]", "called 'Hi-Lo'"),
    ("au_pagat", {"special_contracts": [special(when="partner_bid_nullo")]}, "senseless_options",
     "special_contracts[0].when", "never be called"),
    ("us_3p_nullo", {"special_contracts": [special(code="M", name="Nullo", tricks="none"),
     special(when="partner_bid_nullo")]}, "senseless_options", "special_contracts[1].when",
     "no partners"),
    ("au_pagat", {"special_contracts": [special(code="6H")]}, "bad_special_contract",
     "special_contracts[0].code", "'6H': that is 6♥ already"),
    ("au_pagat", {"special_contracts": [special(code="7")]}, "bad_special_contract",
     "special_contracts[0].code", "a capital letter, with up to five more"),
    ("au_pagat", {"special_contracts": [special(code="P")]}, "bad_special_contract",
     "special_contracts[0].code", "not a call"),
    ("au_pagat", {"special_contracts": [special(code="TENH")]}, "bad_special_contract",
     "special_contracts[0].code", "that is 10♥ already"),
    ("au_pagat", {"special_contracts": [special(name="Eight Hearts")]}, "bad_special_contract",
     "special_contracts[0].name", "that is 8♥ already"),
    ("au_pagat", {"special_contracts": [special(name=" ")]}, "bad_special_contract",
     "special_contracts[0].name", "letters"),
    ("au_pagat", {"special_contracts": [special(value=0)]}, "bad_special_contract",
     "special_contracts[0].value", "above 0"),
    ("au_pagat", {"special_contracts": [special(tricks="exactly:10")]}, "bad_special_contract",
     "special_contracts[0].tricks", "1 to 9"),
    ("au_pagat", {"special_contracts": [special(rank="highest")]}, "bad_special_contract",
     "special_contracts[0].rank", "after:<bid>"),
    ("au_pagat", {"special_contracts": [special(when="later")]}, "bad_special_contract",
     "special_contracts[0].when", "first_call_only"),
    ("au_pagat", {"special_contracts": [special(name=3)]}, "bad_special_contract",
     "special_contracts[0].name", "a text"),
    ("au_pagat", {"special_contracts": [special(colour="red")]}, "bad_special_contract",
     "special_contracts[0]", "colour"),
    ("au_pagat", {"special_contracts": [{"code": "X"}]}, "bad_special_contract",
     "special_contracts[0]", "'name' too"),
    ("au_pagat", {"taget": 600}, "unknown_option", "taget", "Did you mean target"),
    ("au_pagat", {"zzz": 1}, "unknown_option", "zzz", "not an option"),
]  # fmt: skip


@pytest.mark.parametrize(("base", "options", "code", "where", "says"), REFUSED)
def test_what_no_table_could_play_by(
    base: str, options: dict[str, Any], code: str, where: str, says: str
) -> None:
    with pytest.raises(RuleSetError, match=says) as refused:
        RuleSet.from_json(options, preset(base).rules)
    assert refused.value.code == code
    assert refused.value.where == where


def test_a_list_of_special_contracts_without_end_is_refused_at_once() -> None:
    many = [special(code=f"X{n}", name=f"X {n}", rank=f"after:X{n - 1}") for n in range(9999)]
    with pytest.raises(RuleSetError, match="up to 30"):
        RuleSet.from_json({"special_contracts": many}, RuleSet())


def test_options_made_in_code_are_checked_too() -> None:
    with pytest.raises(RuleSetError, match="schedule cannot be 'avondale'"):
        replace(RuleSet(), schedule="avondale")  # type: ignore[arg-type]
    with pytest.raises(RuleSetError, match="a list of up to 30 special contracts"):
        replace(RuleSet(), special_contracts=["M"])  # type: ignore[arg-type]
    five = preset("au_5p_called").rules
    with pytest.raises(RuleSetError, match="each level"):
        replace(five, partners_by_level=((6, 1), (7,)))  # type: ignore[arg-type]
    with pytest.raises(RuleSetError, match="five rows of five"):
        Schedule(name="custom", table=((1, 2),))


def test_a_complete_rule_set_leaves_nothing_open() -> None:
    complete = RuleSet().to_json()
    assert list(complete) == list(OPTIONS)
    for name in OPTIONS:
        with pytest.raises(RuleSetError, match=f"does not say {name}"):
            RuleSet.from_json({key: value for key, value in complete.items() if key != name})
    with pytest.raises(RuleSetError, match="an object with an entry for each option"):
        RuleSet.from_json([])


@pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)
def test_written_and_read_it_is_the_same(one: Any) -> None:  # noqa: ANN401
    assert RuleSet.from_json(one.rules.to_json()) == one.rules
    assert hash(RuleSet.from_json(one.rules.to_json())) == hash(one.rules)


@pytest.mark.parametrize("name", OPTIONS)
def test_giving_an_options_own_value_changes_nothing(name: str) -> None:
    for one in PRESETS.values():
        own = {name: one.rules.to_json()[name]}
        assert RuleSet.from_json(own, one.rules) == one.rules


def test_a_schedule_can_be_written_in_three_ways() -> None:
    rows = [list(row) for row in ORIGINAL.table]
    columns = {suit: [row[index] for row in rows] for index, suit in
               enumerate(("S", "C", "D", "H", "NT"))}  # fmt: skip
    for written in ("original", rows, columns):
        assert Schedule.from_json(written) is ORIGINAL
    assert Schedule.from_json([list(row) for row in INVERTED.table]) is INVERTED
    own = Schedule.from_json(FLAT)
    assert own.name == "custom"
    assert own.to_json() == {
        "S": [100, 200, 300, 400, 500],
        "C": [101, 201, 301, 401, 501],
        "D": [102, 202, 302, 402, 502],
        "H": [103, 203, 303, 403, 503],
        "NT": [104, 204, 304, 404, 504],
    }
    assert Schedule.from_json(own.to_json()) == own
    assert AVONDALE.to_json() == "avondale"


def test_ranks_are_never_inferred_from_values() -> None:
    def ladder(*specials: dict[str, Any], schedule: str = "avondale") -> list[str]:
        options = {"special_contracts": list(specials), "schedule": schedule}
        rules = RuleSet.from_json(options, RuleSet())
        return [str(bid) for bid in rules.ladder]

    def around(bids: list[str], code: str) -> list[str]:
        at = bids.index(code)
        return bids[max(0, at - 1) : at + 2]

    cheap = {"value": 150}
    assert around(ladder(special(rank="below_8S", **cheap)), "HL") == ["7NT", "HL", "8S"]
    assert around(ladder(special(rank="above_8S", **cheap)), "HL") == ["8S", "HL", "8C"]
    assert around(ladder(special(rank="below_10H", **cheap)), "HL") == ["10D", "HL", "10H"]
    assert around(ladder(special(rank="after:9h", **cheap)), "HL") == ["9H", "HL", "9NT"]
    assert ladder(special(rank="top", **cheap))[-1] == "HL"
    assert around(ladder(special(rank="by_value", **cheap)), "HL") == ["7S", "HL", "7C"]
    # Original parts the neighbours, so that the value decides (a higher bid is worth more).
    assert around(ladder(special(rank="below_8S", **cheap), schedule="original"), "HL") == [
        "8S", "HL", "7D",
    ]  # fmt: skip
    # The list's order decides in one place; a contract after another stands above it.
    second = special(code="B", name="Second", rank="below_8S")
    assert around(ladder(special(rank="below_8S"), second), "B") == ["HL", "B", "8S"]
    # A place that several share: above a bid, then by value, then below the next bid or on top.
    worth = special(code="V", name="Worth", rank="by_value", value=250)
    assert around(ladder(worth, special(rank="above_8S")), "V") == ["HL", "V", "8C"]
    less = special(code="V", name="Worth", rank="by_value", value=230)
    assert around(ladder(special(rank="below_8S"), less), "V") == ["7NT", "V", "HL"]
    more = special(code="V", name="Worth", rank="by_value", value=530)
    assert ladder(special(rank="top", value=40), more)[-2:] == ["V", "HL"]
    most = special(code="W", name="More", rank="by_value", value=540)
    assert ladder(most, more)[-2:] == ["V", "W"]
    same = special(code="W", name="More", rank="by_value", value=530, tricks="none")
    assert ladder(more, same)[-2:] == ["W", "V"]
    third = special(code="C3", name="Third", rank="after:HL")
    assert ladder(third, special(rank="below_8S"))[10:13] == ["HL", "C3", "8S"]
    assert around(ladder(special(rank="by_value", value=500, tricks="all")), "HL") == [
        "10D", "HL", "10H",
    ]  # fmt: skip


def test_partners_for_each_kind_of_contract() -> None:
    two = preset("us_5p_two_partners").rules
    assert two.partners_for(parse_bid("7NT")) == (0, 1)
    assert two.partners_for(parse_bid("8S")) == (0, 2)
    assert two.partners_for(two.parse("nullo")) == (0,)
    hi_lo = SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5", rank="top")
    assert replace(two, special_contracts=(hi_lo,)).partners_for(hi_lo.bid) == (0, 1, 2)
    assert RuleSet().partners_for(parse_bid("8S")) == (0,)


def test_files_may_change_a_named_special_contract_in_part() -> None:
    read = read_rules({"preset": "au_pagat", "options": {"open_misere": {"when": "after_8"}}})
    changed = read.rules.special("OM")
    assert changed is not None
    assert changed.when is When.AFTER_8
    assert changed.value == 500
    assert read.preset == "au_pagat"
    both = {"preset": "au_pagat", "options": {"misere": {"value": 230}, "target": 700}}
    assert read_rules(both).rules.target == 700


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        (None, "wrong_value", "rules"),
        ({}, "missing_key", "preset"),
        ({"preset": "au_pagt"}, "unknown_preset", "preset"),
        ({"preset": 4}, "wrong_value", "preset"),
        ({"preset": "au_pagat", "name": 4}, "wrong_value", "name"),
        ({"preset": "au_pagat", "target": 4}, "unknown_key", "target"),
        ({"preset": "au_pagat", "options": []}, "wrong_option", "options"),
        ({"preset": "au_pagat", "options": {"target": -4}}, "wrong_option", "options.target"),
        ({"options": {"target": 500}}, "missing_option", "options.players"),
        ({"preset": "au_pagat", "options": {"misere": 3}}, "unknown_option", "options.misere"),
        ({"preset": "au_pagat", "options": {"misere": {"value": -1}}}, "bad_special_contract",
         "options.special_contracts[0].value"),
        ({"preset": object()}, "wrong_value", "preset"),
    ],
)  # fmt: skip
def test_rules_of_a_file_that_are_wrong(data: Any, code: str, where: str) -> None:  # noqa: ANN401
    with pytest.raises(RulesError) as refused:
        read_rules(data)
    assert (refused.value.code, refused.value.where) == (code, where)


def test_what_a_table_knows_of_itself() -> None:
    assert RuleSet().active_players == 4
    cutthroat = preset("us_4_cutthroat_12").rules
    assert cutthroat.active_players == 3
    assert cutthroat.dealer_sits_out
    assert cutthroat.is_individual
    assert not RuleSet().is_individual
    five = preset("us_5p_called").rules
    assert five.finds_partner
    assert five.partner_method is PartnerMethod.CALLED_CARD_SILENT
    assert five.partner_share is PartnerShare.FULL
    assert five.sides is Seating.INDIVIDUAL_CALLED_PARTNER


def test_complete_rules_need_no_name_that_is_known() -> None:
    options = RuleSet(target=600).to_json()
    complete = {"preset": "au_2031", "name": "Ours", "options": options}
    read = read_rules(complete)
    assert (read.rules.target, read.preset, read.name) == (600, "au_2031", "Ours")
    some = {name: value for name, value in options.items() if name != "kitty"}
    with pytest.raises(UnknownPreset):
        read_rules(complete | {"options": some})
