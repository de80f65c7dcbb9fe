"""A table: a rule set with its seats, worked out once for all its matches."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Special
from scorekeeper.rules.options import DefenceCredit, MisereDefence, Seating, TrickPointsWhen
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.special_contracts import SpecialContract


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Table:
    """A rule set and who sits with whom. Two of them are equal when they are the same.

    Attributes:
        rules: the rule set.
        seats: the seats of each side.
        side_of: the side of each seat.
        values: what each bid of the table is worth.
        by_notation: each bid of the table by its notation.
        specials: the special contract behind each special bid.
        opposed: by side, itself and its opponents, where nobody sits out or has partners anew.
        minds_totals: whether what defenders score depends on what they have.
        shares_all: whether every defender scores all the defenders' tricks.
        win_at: a total from which a match can be won.
        lose_at: a total from which, downwards, it can be lost.
        stop_at: a number of deals from which it is over.
        trick_lines: by reason, side and number of tricks, the line for a defender's tricks.
    """

    rules: RuleSet
    seats: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    values: Mapping[Bid, int]
    by_notation: Mapping[str, Bid]
    specials: Mapping[Bid, SpecialContract]
    opposed: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    minds_totals: bool
    shares_all: bool
    win_at: int
    lose_at: int
    stop_at: int
    trick_lines: Mapping[Reason, tuple[tuple[Line, ...], ...]]

    def belongs(self, seat: int, side: int) -> bool:
        """Whether a seat is one of a side's."""
        return 0 <= seat < len(self.side_of) and self.side_of[seat] == side

    def is_misere(self, bid: Bid) -> bool:
        """Whether ``bid`` is made by taking no trick."""
        return isinstance(bid, Special) and self.specials[bid].is_misere

    def pays_own_tricks(self, bid: Bid, *, failed: bool) -> Reason | None:
        """Return for what defenders score their own tricks against ``bid``, or None."""
        rules = self.rules
        if self.is_misere(bid):
            own = rules.misere_defence is MisereDefence.TEN_PER_OWN_TRICK
            return Reason.MISERE_DEFENCE if own else None
        paid = rules.trick_points and (failed or rules.trick_points_when is TrickPointsWhen.ALWAYS)
        return Reason.DEFENCE_TRICKS if paid else None

    def shares_tricks(self, bid: Bid) -> bool:
        """Whether each defender scores all the defenders' tricks against ``bid``."""
        return self.shares_all and not self.is_misere(bid)


POINTS_A_TRICK = 10
"""What a trick is worth wherever one is worth anything (S000 law 17)."""


_NEVER = 10**12
"""More points and deals than a match can have."""
_TRICK_REASONS = (
    Reason.DEFENCE_TRICKS,
    Reason.MISERE_DEFENCE,
    Reason.PASSED_IN_TRICKS,
    Reason.SCORED_OUT_TRICKS,
)


def trick_line(side: int, tricks: int, reason: Reason) -> Line:
    """Return the line for so many tricks of a side at 10 each."""
    return Line(
        side=side,
        points=tricks * POINTS_A_TRICK,
        reason=reason,
        tricks=tricks,
        each=POINTS_A_TRICK,
    )


@lru_cache(maxsize=512)
def seats_at(rules: RuleSet) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side where partners sit as they should.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> seats_at(RuleSet())
    ((0, 2), (1, 3))
    """
    players = rules.players
    sides = {
        Seating.PARTNERSHIP_2X2: 2,
        Seating.PARTNERSHIP_2X3: 2,
        Seating.PARTNERSHIP_3X2: 3,
    }.get(rules.sides, players)
    return tuple(tuple(range(side, players, sides)) for side in range(sides))


def table_of(match: Match) -> Table:
    """Return the table at which ``match`` is played."""
    return make_table(match.rules, tuple([side.seats for side in match.sides]))


@lru_cache(maxsize=512)
def make_table(rules: RuleSet, seats: tuple[tuple[int, ...], ...]) -> Table:
    """Return the table of a rule set and the seats of each side."""
    side_of = {seat: side for side, of_side in enumerate(seats) for seat in of_side}
    return Table(
        rules=rules,
        seats=seats,
        side_of=tuple(side_of[seat] for seat in range(rules.players)),
        values={bid: rules.value_of(bid) for bid in rules.ladder},
        by_notation={str(bid): bid for bid in rules.ladder},
        specials={Special(one.code): one for one in rules.special_contracts},
        opposed=tuple(
            ((side,), tuple(other for other in range(len(seats)) if other != side))
            for side in range(len(seats))
        ),
        shares_all=rules.defence_credit is DefenceCredit.SHARED,
        win_at=_NEVER if rules.target is None else rules.target,
        lose_at=-_NEVER if rules.loss_limit is None else rules.loss_limit,
        stop_at=_NEVER if rules.deal_limit is None else rules.deal_limit,
        trick_lines={
            reason: tuple(
                tuple(trick_line(side, tricks, reason) for tricks in range(TRICKS_IN_A_HAND + 1))
                for side in range(len(seats))
            )
            for reason in _TRICK_REASONS
        },
        minds_totals=rules.defence_cap is not None or rules.trick_points_stop_above is not None,
    )
