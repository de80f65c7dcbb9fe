"""Cutting for seats and the deal (S000 laws 1 and 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from scorekeeper.rules import PRESETS, RuleSet
from scorekeeper.rules.cutting import Cut, cut, pack_of, rank_of, seats_by
from scorekeeper.rules.table import seats_at


class Stacked:
    """Cards that come as they were laid."""

    def __init__(self, *draws: list[str]) -> None:
        self._draws = iter(draws)

    def sample(self, population: Sequence[str], k: int) -> list[str]:
        drawn = next(self._draws)
        assert len(drawn) == k
        assert set(drawn) <= set(population)
        return drawn


@pytest.mark.parametrize(
    "rules", {one.rules.pack: one.rules for one in PRESETS.values()}.values(), ids=str
)
def test_a_pack_has_as_many_different_cards_as_its_name_says(rules: RuleSet) -> None:
    pack = pack_of(rules)
    assert len(pack) == rules.pack
    assert len(set(pack)) == rules.pack - max(0, rules.jokers - 1)


@pytest.mark.parametrize("pack", [24, 25, 32, 33, 42, 43, 44, 45, 52, 53, 62, 63])
def test_every_pack_can_be_laid_out(pack: int) -> None:
    rules = replace(PRESETS["us_2p"].rules, pack=pack, jokers=pack % 2, kitty=0)
    assert len(pack_of(rules)) == pack


def test_forty_three_cards_have_only_the_red_fours() -> None:
    fours = [card for card in pack_of(RuleSet()) if card.startswith("4")]
    assert fours == ["4♦", "4♥"]


def test_sixty_three_cards_have_red_thirteens_and_every_twelve() -> None:
    pack = pack_of(PRESETS["au_6p_2x3"].rules)
    assert [card for card in pack if card.startswith("13")] == ["13♦", "13♥"]
    assert len([card for card in pack if card.startswith("12")]) == 4


def test_the_joker_is_lowest_then_the_ace_and_the_king_highest() -> None:
    cards = ["joker", "A♠", "4♥", "10♣", "11♦", "J♠", "Q♦", "K♥"]
    assert sorted(cards, key=rank_of) == cards


def test_who_ties_cuts_again_and_the_new_cut_decides_nothing_else() -> None:
    chance = Stacked(["7♠", "A♥", "7♦", "9♣"], ["5♥", "K♥"])
    cuts = cut(RuleSet(), chance)
    assert [one.cards for one in cuts] == [("7♠", "5♥"), ("A♥",), ("7♦", "K♥"), ("9♣",)]
    # A five would be lower than a seven, but it only decides between the sevens.
    assert sorted(range(4), key=lambda player: cuts[player].order) == [1, 0, 2, 3]


def test_a_tie_may_go_on() -> None:
    chance = Stacked(["7♠", "A♥", "7♦", "9♣"], ["5♥", "5♠"], ["6♠", "K♣"])
    assert cut(RuleSet(), chance)[2].cards == ("7♦", "5♠", "K♣")


@pytest.mark.parametrize("preset_id", sorted(PRESETS))
def test_whatever_is_drawn_everybody_has_a_seat_and_the_lowest_deals(preset_id: str) -> None:
    rules = PRESETS[preset_id].rules
    for seed in range(20):
        cuts = cut(rules, Random(seed))  # noqa: S311 - the same cards each time
        order = seats_by(seats_at(rules), cuts)
        assert sorted(order) == list(range(rules.players))
        assert cuts[order[0]].order == min(one.order for one in cuts)


def test_partners_are_the_lowest_two() -> None:
    cuts = tuple(Cut((card,)) for card in ("K♣", "Q♣", "A♣", "5♥", "6♣", "J♣"))
    pairs = seats_at(PRESETS["au_6p_3x2"].rules)
    order = seats_by(pairs, cuts)
    together = [{order[seat] for seat in side} for side in pairs]
    assert together == [{2, 3}, {4, 5}, {1, 0}]
