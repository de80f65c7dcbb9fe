"""A match as far as it is set up: rules, seats, the first dealer, what is brought from paper."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from uuid import uuid4

from scorekeeper.rules.cutting import Cut
from scorekeeper.rules.errors import ScorekeeperError, listed
from scorekeeper.rules.match import Match, Opening, Side
from scorekeeper.rules.presets import DEFAULT_PRESET
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.special_contracts import MOST_POINTS
from scorekeeper.rules.table import seats_at
from scorekeeper.ui import words
from scorekeeper.ui.words import seating

Seats = tuple[tuple[int, ...], ...]


class NotAScore(ScorekeeperError):
    """A score brought from paper that is no whole number."""

    code = "score_not_a_number"

    def __init__(self, typed: str, whose: str) -> None:
        super().__init__(seating.not_a_score(typed, whose))


class NotHands(ScorekeeperError):
    """A number of hands played already that cannot be one."""

    code = "hands_not_a_number"

    def __init__(self, typed: str) -> None:
        super().__init__(seating.not_hands(typed))


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A match as far as it is set up. It is no match until it starts.

    Attributes:
        match_id: its uuid, chosen now so that starting it twice starts it once.
        names: as typed, in seat order.
        standing: names that rules for fewer players left without a seat.
        dealer: the seat that deals first.
        sides: who shares a score and what they call themselves, where that is taken over from
            the match before; else empty: as the rules seat them.
        known: people who have played before, the last seated first.
        lifted: the seat tapped to be swapped with another.
        drawn: the cards drawn for seats, in seat order.
        carried: whether scores are brought along.
        scores: those, as typed, by side.
        played: the hands played already, as typed.
        trouble: why it could not be started, in a sentence.
        resumed: it was left half set, and is gone on with.
    """

    match_id: str = field(default_factory=lambda: str(uuid4()))
    rules: RuleSet = DEFAULT_PRESET.rules
    preset_id: str | None = DEFAULT_PRESET.id
    rules_name: str = DEFAULT_PRESET.title
    names: tuple[str, ...] = ("",) * DEFAULT_PRESET.rules.players
    standing: tuple[str, ...] = ()
    dealer: int = 0
    sides: tuple[Side, ...] = ()
    known: tuple[str, ...] = ()
    lifted: int | None = None
    drawn: tuple[Cut, ...] = ()
    carried: bool = False
    scores: tuple[str, ...] = ()
    played: str = ""
    trouble: str = ""
    resumed: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """The names, an empty seat called by its number."""
        return tuple(
            name.strip() or words.player(seat) for seat, name in enumerate(self.names, start=1)
        )

    @property
    def seats(self) -> Seats:
        """The seats of each side."""
        return tuple(side.seats for side in self.sides) or seats_at(self.rules)

    @property
    def side_names(self) -> tuple[str, ...]:
        """What the sides are called."""
        players = self.players
        own = [side.name for side in self.sides] or [""] * len(self.seats)
        return tuple(
            name or listed([players[seat] for seat in seats], "&")
            for name, seats in zip(own, self.seats, strict=True)
        )

    @property
    def opening(self) -> Opening | None:
        """What is brought along.

        Raises:
            ScorekeeperError: something typed is no number.
        """
        if not self.carried:
            return None
        typed = (*self.scores, *[""] * len(self.seats))
        scores = tuple(
            _score(text, name) for text, name in zip(typed, self.side_names, strict=False)
        )
        played = _whole(self.played)
        if played is None or not 0 <= played <= MOST_POINTS:
            raise NotHands(self.played.strip())
        return Opening(scores=scores, hands_played=played) if any(scores) or played else None

    def ruled_by(self, rules: RuleSet, *, preset_id: str | None, name: str) -> NewTable:
        """The table under other rules, with as many seats as they are for."""
        seats = rules.players
        people = (*self.names, *self.standing)
        same = seats_at(rules) == seats_at(self.rules)
        return replace(
            self,
            rules=rules,
            preset_id=preset_id,
            rules_name=name,
            names=(*people[:seats], *[""] * (seats - len(people))),
            standing=people[seats:],
            dealer=self.dealer if self.dealer < seats else 0,
            sides=self.sides if same else (),
            scores=self.scores if same else (),
            drawn=self.drawn if same else (),
            lifted=None,
            trouble="",
        )

    def named(self, seat: int, name: str) -> NewTable:
        """The table with another name in a seat."""
        return replace(self, names=_put(self.names, seat, name), drawn=(), trouble="")

    def seated(self, name: str) -> NewTable:
        """The table with somebody in the seat that was tapped, or in the first empty one."""
        empty = (seat for seat, there in enumerate(self.names) if not there.strip())
        seat = next(empty, None) if self.lifted is None else self.lifted
        return self if seat is None else replace(self.named(seat, name), lifted=None)

    def touched(self, seat: int) -> NewTable:
        """The table after a tap on a seat: the second one swaps it with the first."""
        if self.lifted is None:
            return replace(self, lifted=seat)
        return self.swapped(self.lifted, seat)

    def swapped(self, one: int, other: int) -> NewTable:
        """The table with two people in each other's seats; the deal goes with the person."""
        names = _put(_put(self.names, one, self.names[other]), other, self.names[one])
        moved = {one: other, other: one}
        return replace(
            self,
            names=names,
            dealer=moved.get(self.dealer, self.dealer),
            lifted=None,
            drawn=() if one != other else self.drawn,
            trouble="",
        )

    def drawn_for(self, cuts: tuple[Cut, ...], order: tuple[int, ...]) -> NewTable:
        """The table as the cards drawn seat it.

        Args:
            cuts: what each of the people drew, in their old seats.
            order: by new seat, the old one; the first deals.
        """
        return replace(
            self,
            names=tuple(self.names[seat] for seat in order),
            drawn=tuple(cuts[seat] for seat in order),
            dealer=0,
            lifted=None,
            trouble="",
        )


def sides_of(match: Match) -> tuple[Side, ...]:
    """The sides of a match, to be taken over; one called by its players has no name of its own."""
    return tuple(
        replace(side, name="")
        if side.name == listed([match.players[seat] for seat in side.seats], "&")
        else side
        for side in match.sides
    )


def _put(names: tuple[str, ...], seat: int, name: str) -> tuple[str, ...]:
    return (*names[:seat], name, *names[seat + 1 :])


def _score(typed: str, whose: str) -> int:
    points = _whole(typed)
    if points is None or abs(points) > MOST_POINTS:
        raise NotAScore(typed.strip(), whose)
    return points


def _whole(typed: str) -> int | None:
    """The whole number typed, 0 for none; None for anything else."""
    tidy = typed.strip().replace(words.MINUS, "-")
    try:
        return int(tidy) if tidy else 0
    except ValueError:
        return None
