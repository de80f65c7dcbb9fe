"""From a rule set to the card that shows how to deal."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.deal import Round, deal_of
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.table import pack_statements
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.ui.words import rules_page as said


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSuit:
    """A suit as the card shows it.

    Attributes:
        symbol: its sign.
        kept: the ranks to play with, highest first.
        out: the ranks that are taken out.
    """

    symbol: str
    kept: tuple[str, ...]
    out: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCard:
    """How to deal, as it is shown.

    Attributes:
        jokers: how many jokers there are beside the suits.
        suits: the four suits.
        pack: the whole pack in words.
        sentences: the pack, the hands and the kitty in sentences.
        rounds: each time round the table.
        remark: what else there is to say of it; empty where there is nothing.
    """

    jokers: int
    suits: tuple[DealSuit, ...]
    pack: str
    sentences: tuple[str, ...]
    rounds: tuple[str, ...]
    remark: str


def read_deal(rules: RuleSet, terms: Terms = OURS) -> DealCard:
    """The card for a table with these rules, in its own words."""
    deal = deal_of(rules)
    remarks = []
    if deal.kitty and deal.together != deal.spread:
        remarks.append(said.OR_SO)
    if not deal.usual:
        remarks.append(said.UNUSUAL)
    return DealCard(
        jokers=deal.jokers,
        suits=tuple(
            DealSuit(symbol=one.suit.symbol, kept=one.kept, out=one.out) for one in deal.suits
        ),
        pack=said.pack(
            [said.suit(said.SUITS[one.suit], one.kept, one.out) for one in deal.suits],
            said.jokers(deal.jokers),
        ),
        sentences=tuple(terms.say(one.text) for one in pack_statements(rules)),
        rounds=tuple(terms.say(_round(one)) for one in deal.spread),
        remark=terms.say(" ".join(remarks)),
    )


def _round(one: Round) -> str:
    return said.turn(one.each, one.kitty)
