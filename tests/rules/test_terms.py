"""A table's own words, put in where words are made and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import (
    PRESETS,
    ContractHand,
    Preset,
    Special,
    explain_hand,
    replay,
)
from scorekeeper.rules.terms import OURS, Terms
from tests.rules.samples import match_of

THEIRS = Terms(misere="Nullo", kitty="widow", contractor="declarer")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Kitty and contractor", "Widow and declarer"),
        ("the contractors' kitty", "the declarers' widow"),
        ("Misère, open misere, nullo", "Nullo, open nullo, nullo"),
        ("a kittyhawk, a subcontractor", "a kittyhawk, a subcontractor"),
    ],
)
def test_whole_words_are_said_the_tables_way(words: str, said: str) -> None:
    assert THEIRS.say(words) == said
    assert OURS.say(words) == words


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("name", ["Nullo", "Misère"])
def test_every_rule_set_can_be_told_in_other_words(preset: Preset, name: str) -> None:
    rules = preset.rules
    told = Terms(misere=name).told(rules)
    assert [one.code for one in told.special_contracts] == [
        one.code for one in rules.special_contracts
    ]
    other = "isère" if name == "Nullo" else "ullo"
    assert not [bid for bid in told.ladder if other in told.name_of(bid)]
    assert [rules.value_of(bid) for bid in rules.ladder] == [
        told.value_of(bid) for bid in told.ladder
    ]
    assert OURS.told(rules) is rules


def test_a_person_called_like_a_thing_keeps_the_name() -> None:
    hand = ContractHand(side=0, contractor=0, bid=Special("M"), tricks=(1, 9), sans_kitty=True)
    players = ("Kitty", "Nullo", "Contractor", "Dan")
    match = replace(match_of("au_pagat", hands=(hand,)), players=players)
    told = THEIRS.told_match(match)
    said = " ".join(explain_hand(told, replay(told), 1, THEIRS))
    assert said.startswith("Kitty (NS)")
    assert "played Nullo" in said
    assert "without the widow" in said
