"""How a table deals: which cards are in its pack, and how they go round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Denomination
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet

RANKS = ("A", "K", "Q", "J", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""Every rank that a pack for 500 may have, highest first (S000 "Rank of Cards")."""

EXTRA = ("11", "12", "13")
"""The ranks that only the pack for six has (S000 "The Pack")."""

SUITS = tuple(one for one in Denomination if one is not Denomination.NO_TRUMP)
"""The four suits; the lowest cards are taken out of the black ones first."""

_STANDARD = tuple((suit, rank) for rank in reversed(RANKS) if rank not in EXTRA for suit in SUITS)
_ADDED = tuple((suit, rank) for rank in EXTRA[:2] for suit in SUITS) + tuple(
    (suit, "13") for suit in reversed(SUITS)
)

USUAL = frozenset({24, 32, 42, 44, 52, 62})
"""How many cards, jokers apart, the packs have that the sources describe."""

ROUNDS = (3, 4, 3)
"""How many cards each player is given at a time (S000 law 3, S002, S003)."""


class Spare(StrEnum):
    """What becomes of cards that are neither dealt to a hand nor laid to the kitty."""

    NONE = "none"
    """There are none."""
    DEAD_HAND = "dead_hand"
    """A hand for a third player who is not there (S000 "Five Hundred for Two")."""
    PILES = "piles"
    """Five piles of two before each player: one face down, one face up on it (S004)."""
    ASIDE = "aside"
    """They are laid aside unseen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitCards:
    """One suit of the pack.

    Attributes:
        suit: which.
        kept: its ranks in the pack, highest first.
        out: its ranks that are taken out of a standard pack of 52, highest first.
    """

    suit: Denomination
    kept: tuple[str, ...]
    out: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One time round the table: cards to each player, then cards to the kitty."""

    each: int
    kitty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A pack, and how it is dealt.

    Attributes:
        pack: cards in all, jokers included.
        suits: the four suits as the pack has them.
        jokers: how many there are beside them.
        hands: how many players are given cards.
        kitty: cards laid to the kitty.
        spread: the deal with the kitty's cards laid a few after each round (S002, S003, S004).
        together: the deal with all of them laid after the first round (S000 law 3).
        spare: cards left over.
        spare_is: what becomes of those.
        usual: whether the sources describe a pack of this size.
    """

    pack: int
    suits: tuple[SuitCards, ...]
    jokers: int
    hands: int
    kitty: int
    spread: tuple[Round, ...]
    together: tuple[Round, ...]
    spare: int
    spare_is: Spare
    usual: bool

    @property
    def added(self) -> bool:
        """Whether the pack has cards that a standard one of 52 has not."""
        return any(rank in EXTRA for one in self.suits for rank in one.kept)


def deal_of(rules: RuleSet) -> Deal:
    """Return how a table with these rules deals.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> [(len(one.kept), *one.out) for one in deal_of(RuleSet()).suits]
    [(10, '4', '3', '2'), (10, '4', '3', '2'), (11, '3', '2'), (11, '3', '2')]
    """
    suited = rules.pack - rules.jokers
    cards = {*_STANDARD, *_ADDED[: max(0, suited - len(_STANDARD))]}
    taken_out = set(_STANDARD[: max(0, len(_STANDARD) - suited)])
    kept = cards - taken_out
    spare = rules.pack - rules.active_players * TRICKS_IN_A_HAND - rules.kitty
    return Deal(
        pack=rules.pack,
        suits=tuple(
            SuitCards(
                suit=suit,
                kept=tuple(rank for rank in RANKS if (suit, rank) in kept),
                out=tuple(rank for rank in RANKS if (suit, rank) in taken_out),
            )
            for suit in SUITS
        ),
        jokers=rules.jokers,
        hands=rules.active_players,
        kitty=rules.kitty,
        spread=_rounds(_shared(rules.kitty)),
        together=_rounds((rules.kitty, 0, 0)),
        spare=spare,
        spare_is=_spare(rules.players, spare),
        usual=suited in USUAL,
    )


def _shared(kitty: int) -> tuple[int, ...]:
    """Return how many cards are laid to the kitty after each round, the earlier ones first."""
    rounds = len(ROUNDS)
    return tuple(kitty // rounds + (number < kitty % rounds) for number in range(rounds))


def _rounds(kitty: tuple[int, ...]) -> tuple[Round, ...]:
    return tuple(Round(each=each, kitty=laid) for each, laid in zip(ROUNDS, kitty, strict=True))


def _spare(players: int, spare: int) -> Spare:
    if not spare:
        return Spare.NONE
    if players == 2:  # noqa: PLR2004 - the two-handed games are the ones with cards left over
        if spare == TRICKS_IN_A_HAND:
            return Spare.DEAD_HAND
        if spare == 2 * TRICKS_IN_A_HAND:
            return Spare.PILES
    return Spare.ASIDE
