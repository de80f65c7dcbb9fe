"""The pack and the deal of every form, held to what the sources say of them."""

import pytest

from scorekeeper.rules.contracts import Denomination
from scorekeeper.rules.deal import RANKS, SUITS, Spare, deal_of
from scorekeeper.rules.options import Seating
from scorekeeper.rules.presets import PRESETS, Preset, preset
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.table import cards_text, pack_statements

EVERY = pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)

SUITED = {
    (2, "au_2p"): 42,
    (2, "us_2p"): 32,
    (3, "au_3p"): 32,
    (4, "au_pagat"): 42,
    (4, "us_4_cutthroat_12"): 32,
    (4, "mn_45"): 44,
    (4, "ca_46"): 44,
    (5, "us_5p_called"): 52,
    (6, "au_6p_2x3"): 62,
}


def cards(rules: RuleSet) -> list[tuple[Denomination, str]]:
    return [(one.suit, rank) for one in deal_of(rules).suits for rank in one.kept]


@EVERY
def test_every_card_of_the_pack_goes_somewhere(one: Preset) -> None:
    deal = deal_of(one.rules)
    assert len(cards(one.rules)) + deal.jokers == deal.pack == one.rules.pack
    assert len(set(cards(one.rules))) == len(cards(one.rules))
    assert deal.hands * 10 + deal.kitty + deal.spare == deal.pack
    assert deal.usual


@EVERY
def test_both_ways_of_dealing_give_ten_cards_each_and_the_kitty(one: Preset) -> None:
    deal = deal_of(one.rules)
    for rounds in (deal.spread, deal.together):
        assert sum(turn.each for turn in rounds) == 10
        assert sum(turn.kitty for turn in rounds) == one.rules.kitty


@EVERY
def test_nothing_is_left_over_but_for_two(one: Preset) -> None:
    spare = deal_of(one.rules).spare_is
    assert (spare is Spare.NONE) == (one.rules.players > 2)


@pytest.mark.parametrize(("form", "suited"), SUITED.items())
def test_the_forms_have_the_packs_of_the_sources(form: tuple[int, str], suited: int) -> None:
    players, preset_id = form
    rules = preset(preset_id).rules
    assert rules.players == players
    assert len(cards(rules)) == suited


def test_four_players_keep_fours_in_the_red_suits_only_s002() -> None:
    lowest = {one.suit: one.kept[-1] for one in deal_of(RuleSet()).suits}
    assert lowest == {
        Denomination.SPADES: "5",
        Denomination.CLUBS: "5",
        Denomination.DIAMONDS: "4",
        Denomination.HEARTS: "4",
    }


def test_three_players_go_down_to_the_seven_s000() -> None:
    assert {one.kept[-1] for one in deal_of(preset("au_3p").rules).suits} == {"7"}


def test_six_players_add_elevens_twelves_and_red_thirteens_s000() -> None:
    deal = deal_of(preset("au_6p_3x2").rules)
    assert deal.added
    assert [rank for rank in deal.suits[0].kept if rank in {"11", "12", "13"}] == ["12", "11"]
    assert [one.suit for one in deal.suits if "13" in one.kept] == [
        Denomination.DIAMONDS,
        Denomination.HEARTS,
    ]


def test_two_americans_deal_a_dead_hand_and_two_australians_piles() -> None:
    assert deal_of(preset("us_2p").rules).spare_is is Spare.DEAD_HAND
    assert deal_of(preset("au_2p").rules).spare_is is Spare.PILES


def test_two_players_may_lay_a_card_aside_with_the_shortest_pack() -> None:
    rules = RuleSet(players=2, sides=Seating.INDIVIDUAL, pack=24)
    assert deal_of(rules).spare_is is Spare.ASIDE


def test_a_kitty_of_five_is_laid_by_twos_or_at_once() -> None:
    deal = deal_of(preset("mn_45").rules)
    assert [(turn.each, turn.kitty) for turn in deal.spread] == [(3, 2), (4, 2), (3, 1)]
    assert [(turn.each, turn.kitty) for turn in deal.together] == [(3, 5), (4, 0), (3, 0)]


def test_a_pack_nobody_describes_still_counts_up() -> None:
    rules = RuleSet(pack=44, jokers=1)
    deal = deal_of(rules)
    assert not deal.usual
    assert len(cards(rules)) == 43
    assert deal.spare_is is Spare.ASIDE
    assert said(rules)[0] == "44 cards: a pack of 52 without the 2s, 3s and 4♠, with a joker."
    assert said(rules)[-1] == "One left over: laid aside unseen."


def said(rules: RuleSet) -> list[str]:
    return [one.text for one in pack_statements(rules)]


@pytest.mark.parametrize(
    ("preset_id", "pack"),
    [
        ("au_pagat", "43 cards: a pack of 52 without the 2s, 3s and black 4s, with a joker."),
        ("us_3p", "33 cards: a pack of 52 without the 2s, 3s, 4s, 5s and 6s, with a joker."),
        ("ca_46", "46 cards: a pack of 52 without the 2s and 3s, with two jokers."),
        ("us_5p_named", "53 cards: a whole pack of 52, with a joker."),
        (
            "us_6p_2x3",
            "63 cards: a pack of 52 with the 11s, 12s and red 13s and a joker.",
        ),
    ],
)
def test_the_pack_in_a_sentence(preset_id: str, pack: str) -> None:
    assert said(preset(preset_id).rules)[0] == pack


def test_a_table_may_play_without_joker_and_without_kitty() -> None:
    rules = RuleSet(pack=42, jokers=0, kitty=0)
    assert said(rules)[:2] == [
        "42 cards: a pack of 52 without the 2s, 3s and black 4s.",
        "Ten cards to each player, and no kitty.",
    ]
    assert said(rules)[2] == "Two left over: laid aside unseen."


def test_ranks_stand_as_they_take_tricks() -> None:
    for one in deal_of(preset("au_6p_2x3").rules).suits:
        assert list(one.kept) == [rank for rank in RANKS if rank in one.kept]
    assert cards_text(deal_of(RuleSet()).suits, out=False) == ""
    assert tuple(one.suit for one in deal_of(RuleSet()).suits) == SUITS
