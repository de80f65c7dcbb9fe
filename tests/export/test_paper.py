"""A match as a paper sheet has it: what follows from ten tricks is filled in."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.export.paper import paper_of
from scorekeeper.rules import ContractHand, Hand, PassedIn, parse_bid, preset
from scorekeeper.rules.options import MultiSideLoss
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from tests.scorebook.conftest import new_match, play

EIGHT, TEN = parse_bid("8H"), parse_bid("10H")


def tricks(
    book: Scorebook, rules: RuleSet, names: str, *hands: Hand
) -> list[tuple[tuple[int | None, ...], int | None]]:
    book.start(replace(new_match(names, match_id="one"), rules=rules))
    play(book, "one", *hands)
    return [(line.tricks, line.taken) for line in paper_of(book.match("one")).lines]


def test_who_sits_out_leaves_the_contractor_the_rest(book: Scorebook) -> None:
    rules = preset("us_4_cutthroat_12").rules
    hand = ContractHand(side=1, contractor=1, bid=EIGHT, tricks=(None, None, 2, 0))
    assert tricks(book, rules, "Ann Bob Cat Dan", hand) == [((None, 8, 2, 0), 8)]


def test_who_dropped_out_takes_none_that_nobody_counted(book: Scorebook) -> None:
    base = preset("us_3p_allpass_nt").rules
    rules = replace(base, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON)
    assert tricks(
        book,
        rules,
        "Ann Bob Cat",
        ContractHand(side=0, contractor=0, bid=TEN, tricks=(1, 5, 4)),
        ContractHand(side=1, contractor=1, bid=EIGHT, tricks=(None, None, 2)),
        PassedIn(tricks=(None, 4, None)),
    ) == [((1, 5, 4), 1), ((None, 8, 2), 8), ((0, 4, 6), None)]


def test_a_hand_that_was_thrown_in_has_no_tricks(book: Scorebook) -> None:
    assert tricks(book, RuleSet(), "Ann Bob Cat Dan", PassedIn()) == [((None, None), None)]
