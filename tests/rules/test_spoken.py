"""The rules told in sentences: complete, sourced, and true of how hands are scored."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rules.contracts import Contract, parse_bid
from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.match import Opening
from scorekeeper.rules.options import (
    AllPass,
    AuctionRounds,
    BothReach,
    CapStyle,
    DefenceCredit,
    FailRule,
    MisereDefence,
    MultiSideLoss,
    PartnerMethod,
    PartnerShare,
    SansKitty,
    TrickPointsWhen,
    WinCondition,
)
from scorekeeper.rules.presets import PRESETS, Preset, preset
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import Status
from scorekeeper.rules.rule_set import OPTIONS, RuleSet
from scorekeeper.rules.schedules import INVERTED, ORIGINAL, Schedule
from scorekeeper.rules.sources import source_text
from scorekeeper.rules.special_contracts import SpecialContract, When
from scorekeeper.rules.spoken.book import changed_rules, spoken_rules
from scorekeeper.rules.spoken.statement import Topic
from scorekeeper.rules.spoken.words import SAID
from tests.rules.samples import match_of

EVERY = pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)
AU, FIVE, THREE = (preset(one).rules for one in ("au_pagat", "au_5p_called", "au_3p"))


def told(rules: RuleSet, topic: Topic | None = None) -> list[str]:
    return [
        one.text
        for chapter in spoken_rules(rules)
        for one in chapter.statements
        if topic in {None, chapter.topic}
    ]


def says(rules: RuleSet, words: str) -> bool:
    return any(words in one for one in told(rules))


@EVERY
def test_every_table_is_told_in_whole_sentences(one: Preset) -> None:
    chapters = spoken_rules(one.rules)
    assert [chapter.topic for chapter in chapters] == list(Topic)
    for text in told(one.rules):
        assert text[0].isupper() or text[0].isdigit()
        assert text.rstrip()[-1] == "."
        assert not re.search(r"[{}]|  |None|_", text), text


@EVERY
def test_no_answer_is_given_twice(one: Preset) -> None:
    about = [each.about for chapter in spoken_rules(one.rules) for each in chapter.statements]
    assert len(about) == len(set(about))


@EVERY
def test_sources_are_named_and_not_numbered(one: Preset) -> None:
    sources = [each.source for chapter in spoken_rules(one.rules) for each in chapter.statements]
    assert not [source for source in sources if re.search(r"S00\d", source)]
    assert sum(source == "" for source in sources) <= 4


def test_a_source_is_read_as_a_person_knows_it() -> None:
    assert source_text("S000 laws 5 and 7; S003 Variations") == (
        "500 Rulebook, laws 5 and 7; an account of the Australian game, Variations"
    )
    assert source_text("S003, answer to a reader") == (
        "an account of the Australian game, answer to a reader"
    )
    assert source_text("S002 07") == "Pagat"
    assert source_text("Players' accounts") == "Players' accounts"


CHANGES: list[tuple[RuleSet, str, dict[str, Any]]] = [
    (THREE, "players", {"players": 2}),
    (AU, "sides", {"sides": "individual"}),
    (AU, "pack", {"pack": 45, "kitty": 5}),
    (AU, "jokers", {"jokers": 2}),
    (AU, "kitty", {"kitty": 2}),
    (AU, "schedule", {"schedule": ORIGINAL}),
    (AU, "min_level", {"min_level": 7}),
    (AU, "auction_rounds", {"auction_rounds": AuctionRounds.ONE}),
    (AU, "raise_own_after_passes", {"raise_own_after_passes": True}),
    (AU, "special_contracts", {"special_contracts": ()}),
    (AU, "sans_kitty", {"sans_kitty": SansKitty.FLAG_ONLY}),
    (AU, "slam_floor", {"slam_floor": None}),
    (AU, "fail_rule", {"fail_rule": FailRule.BID_TO_OPPONENTS}),
    (AU, "trick_points", {"trick_points": 0}),
    (AU, "trick_points_when", {"trick_points_when": TrickPointsWhen.SET_ONLY}),
    (AU, "defence_credit", {"defence_credit": DefenceCredit.SHARED}),
    (AU, "misere_defence", {"misere_defence": MisereDefence.TEN_PER_OWN_TRICK}),
    (AU, "defence_cap", {"defence_cap": 490}),
    (
        replace(AU, defence_cap=490),
        "defence_cap_style",
        {"defence_cap_style": CapStyle.FREEZE},
    ),
    (AU, "trick_points_stop_above", {"trick_points_stop_above": 400}),
    (AU, "win_condition", {"win_condition": WinCondition.BID_POINTS}),
    (
        replace(AU, win_condition=WinCondition.ANY_POINTS),
        "both_reach",
        {"both_reach": BothReach.HIGHEST_TOTAL},
    ),
    (FIVE, "joint_wins", {"joint_wins": False}),
    (AU, "target", {"target": 1000}),
    (AU, "loss_limit", {"loss_limit": -1000}),
    (
        AU,
        "loss_needs_opponent_not_negative",
        {"loss_needs_opponent_not_negative": True},
    ),
    (THREE, "multi_side_loss", {"multi_side_loss": MultiSideLoss.OTHERS_PLAY_ON}),
    (AU, "all_pass", {"all_pass": AllPass.PLAY_NO_TRUMP}),
    (AU, "deal_limit", {"deal_limit": 8}),
    (AU, "time_limit_minutes", {"time_limit_minutes": 1}),
    (AU, "card_points", {"card_points": True}),
    (FIVE, "partner_method", {"partner_method": PartnerMethod.CALLED_CARD_ANNOUNCED}),
    (FIVE, "partner_share", {"partner_share": PartnerShare.FULL}),
    (FIVE, "partners_by_level", {"partners_by_level": ((6, 1), (7, 1), (8, 1), (9, 1), (10, 2))}),
]


@pytest.mark.parametrize(
    ("base", "changes"),
    [(base, changes) for base, _, changes in CHANGES],
    ids=[name for _, name, _ in CHANGES],
)
def test_each_option_is_told(base: RuleSet, changes: dict[str, Any]) -> None:
    changed = replace(base, **changes)
    assert told(changed) != told(base)
    assert changed_rules(changed, base)


def test_no_option_is_left_out() -> None:
    assert {name for _, name, _ in CHANGES} == set(OPTIONS)


def test_no_sentence_is_never_said() -> None:
    def starts(text: str) -> str:
        return re.escape(text.partition("{")[0])

    more = [replace(base, **changes) for base, _, changes in CHANGES]
    more += [
        replace(THREE, win_condition=WinCondition.ANY_POINTS, loss_limit=None),
        replace(
            AU, defence_cap=490, defence_cap_style=CapStyle.FREEZE, pack=42, jokers=0, kitty=0
        ),
        replace(AU, schedule=own_schedule(), special_contracts=OWN),
    ]
    everything = "\n".join(
        text for rules in (*(one.rules for one in PRESETS.values()), *more) for text in told(rules)
    )
    unsaid = [key for key, (text, _) in SAID.items() if not re.search(starts(text), everything)]
    assert unsaid == []


OWN = (
    SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5"),
    SpecialContract(code="PA", name="Patastrophe", value=750, tricks="all", rank="top"),
    SpecialContract(code="LO", name="Little", value=10, when=When.AFTER_8),
)


def own_schedule() -> Schedule:
    return Schedule(
        name="custom", table=tuple((n, n + 4, n + 3, n + 2, n + 1) for n in range(10, 60, 10))
    )


def test_a_tables_own_contracts_are_told() -> None:
    rules = replace(AU, schedule=own_schedule(), special_contracts=OWN)
    values, order, lowest, *specials = told(rules, Topic.BIDS)
    assert values.startswith("The table's own values: six 10, 14, 13, 12, 11; seven 20, 24, 23,")
    assert order.startswith("A bid outranks another that is worth fewer points")
    assert lowest == "The lowest numbered bid is six."
    little, high_low, patastrophe = specials
    assert little == (
        "Little is worth 10: take no trick, alone, the partner sitting out. "
        "It stands below every other bid. It may be called once somebody has bid eight."
    )
    assert high_low == (
        "Hi-Lo is worth 350: take exactly 5 tricks. "
        "It stands above 10♣ and below Patastrophe. It may be called at any time."
    )
    assert patastrophe == (
        "Patastrophe is worth 750: take all ten tricks. "
        "It stands above every other bid. It may be called at any time."
    )


def test_the_inverted_schedule_is_ordered_by_points() -> None:
    assert says(replace(AU, schedule=INVERTED), "worth fewer points, whatever its tricks")
    assert says(AU, "♠ is the lowest, then ♣, ♦, ♥, and no trump is the highest")


def test_suits_may_stand_in_another_order_within_a_level() -> None:
    table = tuple(
        (first + 20, first, first + 40, first + 60, first + 80) for first in range(40, 540, 100)
    )
    assert says(
        replace(AU, schedule=Schedule(name="custom", table=table)), "♣ is the lowest, then ♠"
    )


def test_misere_is_called_what_the_table_calls_it() -> None:
    assert says(preset("us_4p_nullo").rules, "When nullo is played, the other side scores 10")
    assert says(AU, "When misère is played, the defenders score nothing.")
    assert not says(preset("au_no_misere").rules, "is lost with the first trick")
    assert says(preset("au_no_misere").rules, "There are no misères")


def test_sides_and_players_are_called_what_they_are() -> None:
    assert says(AU, "the other side wins")
    assert says(THREE, "A player at −500 or below")
    assert says(preset("us_6p_3x2").rules, "the highest of the others wins")
    assert says(
        replace(preset("us_6p_3x2").rules, fail_rule=FailRule.BID_TO_OPPONENTS), "each other side"
    )
    assert says(replace(THREE, fail_rule=FailRule.BID_TO_OPPONENTS), "to each opponent")
    assert says(preset("au_6p_2x3").rules, "the partners sitting out")
    assert says(
        replace(preset("us_6p_3x2").rules, special_contracts=AU.special_contracts),
        "each other side scores 10",
    )


def test_two_partners_are_told_by_their_levels() -> None:
    assert says(
        preset("us_5p_two_partners").rules,
        "One partner with a bid of 6 or 7 and two partners with a bid of 8, 9 or 10.",
    )
    always = tuple((level, 2) for level in range(6, 11))
    assert says(replace(FIVE, partners_by_level=always), "Two partners with a bid of 6, 7, 8")


def test_limits_without_a_target_end_nothing() -> None:
    assert not says(preset("us_4_cutthroat_12").rules, "or below")
    assert says(preset("au_fixed_hands").rules, "After 8 deals the highest total wins")


def test_a_change_stands_beside_what_it_replaces() -> None:
    [change] = changed_rules(replace(AU, defence_cap=490), AU)
    assert change.before is None
    assert change.now is not None
    assert change.now.text.startswith("Tricks carry nobody past 490")
    [change] = changed_rules(AU, replace(AU, target=1000))
    assert change.before is not None
    assert change.before.text.startswith("The first side to reach 1000")
    gone = changed_rules(preset("au_no_misere").rules, AU)
    assert {one.topic for one in gone} == {Topic.BIDS, Topic.SCORING, Topic.MISHAPS}
    assert any(one.now is None for one in gone)
    assert changed_rules(AU, AU) == ()


@EVERY
def test_reaching_the_target_by_a_contract_wins_as_told(one: Preset) -> None:
    rules = one.rules
    if rules.target is None:
        assert says(rules, "No total wins the match")
        return
    assert says(rules, f"to reach {rules.target} or more")
    if not rules.finds_partner:
        assert over(rules, rules.target - eight(rules), 8) == (Status.OVER, (0,))
        assert over(rules, rules.target - eight(rules) - 1, 8)[0] is Status.IN_PLAY


@EVERY
def test_falling_to_the_limit_loses_as_told(one: Preset) -> None:
    rules = one.rules
    limited = rules.target is not None and rules.loss_limit is not None
    assert any("or below" in text for text in told(rules, Topic.ENDING)) == limited
    if limited and not rules.finds_partner and rules.loss_limit is not None:
        status, winners = over(rules, rules.loss_limit + eight(rules), 7)
        assert status is Status.OVER
        assert 0 not in winners


def eight(rules: RuleSet) -> int:
    return rules.value_of(parse_bid("8H"))


def over(rules: RuleSet, before: int, tricks: int) -> tuple[Status, tuple[int, ...]]:
    """How a match stands when the first player's eight hearts take so many tricks."""
    sides = len(match_of(rules).sides)
    counted = [tricks, 10 - tricks, *[0] * (sides - 2)]
    hand = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=tuple(counted))
    opening = Opening(scores=(before, *[0] * (sides - 1)))
    sheet = replay(match_of(rules, opening=opening, hands=(hand,), first_dealer=rules.players - 1))
    return sheet.outcome.status, sheet.outcome.winners


@EVERY
def test_the_values_told_are_the_values_scored(one: Preset) -> None:
    numbered = [bid for bid in one.rules.ladder if isinstance(bid, Contract)]
    low, high = numbered[0], numbered[-1]
    text = told(one.rules, Topic.BIDS)[0]
    assert f"{low.symbol} is worth {one.rules.value_of(low)}," in text
    assert f"{high.symbol} is worth {one.rules.value_of(high)}." in text
