"""Cutting for seats and the first deal (S000 laws 1 and 2): who drew what, who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scorekeeper.rules.rule_set import RuleSet

SUITS = "♠♣♦♥"
JOKER = "joker"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K")
"""From the lowest: in cutting the ace is low."""

_LEAST = {24: "9", 25: "9", 32: "7", 33: "7", 52: "2", 53: "2", 62: "2", 63: "2"}
"""The lowest card beside the ace in packs without the fours of one colour."""
_WITH_ELEVENS = 62
"""A pack of so many cards has elevens, twelves and two thirteens."""


class Chance(Protocol):
    """Where the cards come from: ``random.SystemRandom()``, or a ``Random`` that is known."""

    def sample(self, population: Sequence[str], k: int) -> list[str]:
        """Return so many different cards."""


class Cut(NamedTuple):
    """The cards one person drew: one, and one more for each tie."""

    cards: tuple[str, ...]

    @property
    def order(self) -> tuple[int, ...]:
        """By what it is compared; a second card decides the tie and nothing else."""
        return tuple(rank_of(card) for card in self.cards)


def pack_of(rules: RuleSet) -> tuple[str, ...]:
    """Return the cards of the table's pack.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> len(pack_of(RuleSet())), pack_of(RuleSet())[-1]
    (43, 'joker')
    """
    bare = rules.pack - rules.jokers
    least = _LEAST.get(bare, "4")
    cards = []
    for suit in SUITS:
        # Of 42 cards the black fours are left out.
        lowest = "5" if bare == 42 and suit in "♠♣" else least  # noqa: PLR2004
        high = RANKS[RANKS.index(lowest) :]
        if bare < _WITH_ELEVENS:
            high = tuple(rank for rank in high if rank not in {"11", "12", "13"})
        elif suit in "♠♣":
            high = tuple(rank for rank in high if rank != "13")
        cards += [f"{rank}{suit}" for rank in ("A", *high)]
    return (*cards, *[JOKER] * rules.jokers)


def rank_of(card: str) -> int:
    """Return how high a card is in cutting: the joker lowest, then the ace, the king highest.

    >>> rank_of("joker") < rank_of("A♥") < rank_of("4♦") < rank_of("10♠") < rank_of("K♣")
    True
    """
    return -1 if card == JOKER else RANKS.index(card[:-1])


def cut(rules: RuleSet, chance: Chance) -> tuple[Cut, ...]:
    """Return what each player draws; those who tie draw again, until all are told apart."""
    pack = pack_of(rules)
    cuts = [Cut((card,)) for card in chance.sample(pack, rules.players)]
    while tied := _tied(cuts):
        for player, card in zip(tied, chance.sample(pack, len(tied)), strict=True):
            cuts[player] = Cut((*cuts[player].cards, card))
    return tuple(cuts)


def _tied(cuts: list[Cut]) -> list[int]:
    orders = [one.order for one in cuts]
    return [player for player, order in enumerate(orders) if orders.count(order) > 1]


def seats_by(seats: tuple[tuple[int, ...], ...], cuts: tuple[Cut, ...]) -> tuple[int, ...]:
    """Return who takes each seat, by the cards drawn: the lowest the first one, and deals.

    Partners are those with the lowest cards, then the next; where everyone plays for
    himself they sit in the order of their cards.

    Args:
        seats: the seats of each side.
        cuts: what each player drew.

    >>> drawn = [Cut((card,)) for card in ("K♣", "5♥", "9♠", "A♦")]
    >>> seats_by(((0, 2), (1, 3)), tuple(drawn))
    (3, 2, 1, 0)
    """
    lowest_first = iter(sorted(range(len(cuts)), key=lambda player: cuts[player].order))
    taken = {seat: next(lowest_first) for side in seats for seat in side}
    return tuple(taken[seat] for seat in range(len(cuts)))
