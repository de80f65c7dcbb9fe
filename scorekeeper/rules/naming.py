"""Who is who in a match file: names to seats and sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.errors import FormatError, listed, shown
from scorekeeper.rules.table import table_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.rule_set import RuleSet


class UnknownName(FormatError):
    """A name that nobody in the match has, or that does not fit its place."""

    code = "unknown_name"

    def __init__(self, where: str, name: object, right: str) -> None:
        """Say the name, its place and the names that fit there."""
        super().__init__(f"{shown(name)} is not a name that fits here: it is {right}.")
        self.at(where)


class Naming(NamedTuple):
    """The names of one match.

    Attributes:
        rules: the rule set.
        players: names by seat.
        sides: names by side.
        seats: the seat of each player.
        scorers: the side of each name that has a score: the sides, and players who score alone.
        parties: side and seat of each name; the seat is None for a side of several.
        bids: the table's bids by their notation.
    """

    rules: RuleSet
    players: tuple[str, ...]
    sides: tuple[str, ...]
    seats: Mapping[str, int]
    scorers: Mapping[str, int]
    parties: Mapping[str, tuple[int, int | None]]
    bids: Mapping[str, Bid]

    @classmethod
    def of(cls, match: Match) -> Naming:
        """Return the names of a match."""
        table = table_of(match)
        seats = {name: seat for seat, name in enumerate(match.players)}
        scorers = {side.name: index for index, side in enumerate(match.sides)}
        parties: dict[str, tuple[int, int | None]] = {
            side.name: (index, side.seats[0] if len(side.seats) == 1 else None)
            for index, side in enumerate(match.sides)
        }
        for name, seat in seats.items():
            parties[name] = (table.side_of[seat], seat)
        if match.rules.is_individual:
            scorers |= seats
            seats = scorers
        return cls(
            rules=match.rules,
            players=match.players,
            sides=tuple(side.name for side in match.sides),
            seats=seats,
            scorers=scorers,
            parties=parties,
            bids=table.by_notation,
        )

    def seat(self, name: object, where: str) -> int:
        """Return the seat of a player.

        Raises:
            UnknownName: nobody is called that.
        """
        seat = self.seats.get(name) if isinstance(name, str) else None
        if seat is None:
            raise UnknownName(where, name, listed(self.players))
        return seat

    def side(self, name: object, where: str) -> int:
        """Return a side by its name or by one of its players.

        Raises:
            UnknownName: nobody is called that.
        """
        party = self.parties.get(name) if isinstance(name, str) else None
        if party is None:
            raise UnknownName(where, name, self.everybody())
        return party[0]

    def everybody(self) -> str:
        """Return all names, for an error."""
        return listed(tuple(dict.fromkeys((*self.players, *self.sides))))

    def scoring(self) -> str:
        """Return the names that have a score, for an error."""
        return listed(self.sides, "and")
