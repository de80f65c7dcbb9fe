"""Who sits how, with which cards, and who deals: in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import LEVELS
from scorekeeper.rules.deal import EXTRA, RANKS, SUITS, Deal, Spare, SuitCards, deal_of
from scorekeeper.rules.errors import listed
from scorekeeper.rules.options import Seating
from scorekeeper.rules.spoken.statement import Statement, say
from scorekeeper.rules.spoken.words import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scorekeeper.rules.rule_set import RuleSet

_BLACK, _RED = SUITS[:2], SUITS[2:]


def table_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield who sits how, the pack, the kitty, and who deals."""
    yield say(f"sides.{rules.sides}", players=counted(rules.players).capitalize())
    if rules.partner_method is not None:
        yield say(f"partner_method.{rules.partner_method}")
        yield _partners(rules)
    yield from pack_statements(rules)
    yield say("turn")


def pack_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield which cards are in the pack and how many each player is given."""
    deal = deal_of(rules)
    yield _pack(deal)
    if deal.kitty:
        to_all = "but_dealer" if rules.dealer_sits_out else "some"
        yield say(f"kitty.{to_all}", kitty=counted(deal.kitty))
    else:
        yield say("kitty.none")
    if deal.spare_is is Spare.ASIDE:
        yield say("spare.aside", spare=counted(deal.spare).capitalize())
    elif deal.spare_is is not Spare.NONE:
        yield say(f"spare.{deal.spare_is}")


def counted(number: int) -> str:
    """Return a small number in words, a larger one in figures.

    >>> counted(3), counted(20)
    ('three', '20')
    """
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def cards_text(suits: tuple[SuitCards, ...], *, out: bool) -> str:
    """Return cards by their ranks: those taken out of a pack of 52, or those added to it.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> cards_text(deal_of(RuleSet()).suits, out=True)
    '2s, 3s and black 4s'
    """
    of_rank = {
        rank: tuple(one.suit for one in suits if rank in (one.out if out else one.kept))
        for rank in reversed(RANKS)
        if out or rank in EXTRA
    }
    said: list[str] = []
    for rank, having in of_rank.items():
        if having == SUITS:
            said.append(f"{rank}s")
        elif having in {_BLACK, _RED}:
            said.append(f"{'black' if having == _BLACK else 'red'} {rank}s")
        else:
            said.extend(f"{rank}{suit.symbol}" for suit in having)
    return listed(said, "and")


def _pack(deal: Deal) -> Statement:
    jokers = ("", ", with a joker", ", with two jokers")[deal.jokers]
    if deal.added:
        more = cards_text(deal.suits, out=False)
        jokers = ("", " and a joker", " and two jokers")[deal.jokers]
        return say("pack.more", pack=deal.pack, more=more, jokers=jokers)
    out = cards_text(deal.suits, out=True)
    if not out:
        return say("pack.whole", pack=deal.pack, jokers=jokers)
    return say("pack.out", pack=deal.pack, out=out, jokers=jokers)


def _partners(rules: RuleSet) -> Statement:
    by_level = dict(rules.partners_by_level or ())
    if set(by_level.values()) <= {1}:
        return say("partners_by_level.one")
    levels = {
        count: [str(level) for level in LEVELS if by_level[level] == count] for count in (1, 2)
    }
    said = [
        f"{counted(count)} partner{'s' if count > 1 else ''} with a bid of {listed(at)}"
        for count, at in levels.items()
        if at
    ]
    return say("partners_by_level.levels", levels=listed(said, "and").capitalize())


def side_word(rules: RuleSet) -> str:
    """Return what has a score at this table: a side, or a player."""
    return "player" if rules.is_individual else "side"


def is_partnership_of(rules: RuleSet, size: int) -> bool:
    """Whether the sides have so many players each."""
    three = rules.sides is Seating.PARTNERSHIP_2X3
    return not rules.is_individual and size == (3 if three else 2)
