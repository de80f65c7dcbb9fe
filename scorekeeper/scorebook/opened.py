"""A match taken from the history: as the rules know it, with its score sheet."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from scorekeeper.rules.errors import listed
from scorekeeper.rules.hand_codec import hand_from_json
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import EarlierRules, Ended, Ending, Match, Opening, Side
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import ScoreSheet
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.store.database import to_json
from scorekeeper.store.records import StoredHand, StoredMatch, StoredSeat


@dataclass(frozen=True, kw_only=True)
class Opened:
    """A match of the history, its rules and hands understood.

    Attributes:
        stored: as it is kept.
        match: as the rules know it, with the people who are at the table now.
    """

    stored: StoredMatch
    match: Match

    @classmethod
    def of(cls, stored: StoredMatch, known: Opened | None = None) -> Opened:
        """Understand a match as it is kept.

        Args:
            stored: the match.
            known: the same match as it was a moment ago; what is unchanged is taken over.
        """
        seats = stored.lineups[stored.lineup]
        players = tuple(seat.person.name for seat in seats)
        ended = stored.ended
        if known is not None and known.stored.rules == stored.rules:
            rules = known.match.rules
        else:
            rules = understood(stored.rules)
        return cls(
            stored=stored,
            match=Match(
                rules=rules,
                players=players,
                sides=named_sides(stored.sides, seats_of(seats, len(stored.sides)), players),
                first_dealer=stored.first_dealer,
                opening=opening_from(stored.opening),
                hands=_hands_of(stored, known),
                ended=None if ended is None else Ended(how=Ending(ended.how), by=ended.by),
                earlier_rules=_earlier(stored),
            ),
        )

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The match replayed."""
        return replay(self.match)


def understood(rules: dict[str, Any]) -> RuleSet:
    """A rule set as it is kept; most matches of a history are played by the same few."""
    return _understood(to_json(rules))


@lru_cache(maxsize=64)
def _understood(rules: str) -> RuleSet:
    return RuleSet.from_json(json.loads(rules))


def _earlier(stored: StoredMatch) -> tuple[EarlierRules, ...]:
    """The rules that hands were played by before others were agreed."""
    return tuple(
        EarlierRules(
            rules=understood(ruling.rules),
            hands=sum(hand.ruling <= number for hand in stored.hands),
        )
        for number, ruling in enumerate(stored.rulings)
    )


def _hands_of(stored: StoredMatch, known: Opened | None) -> tuple[Hand, ...]:
    """The hands understood; those that are as they were are taken over."""
    before: dict[str, tuple[StoredHand, Hand]] = {}
    if known is not None:
        hands = zip(known.stored.hands, known.match.hands, strict=True)
        before = {kept.uid: (kept, hand) for kept, hand in hands}
    understood = []
    for kept in stored.hands:
        was = before.get(kept.uid)
        same = was is not None and was[0].entry == kept.entry
        understood.append(was[1] if was and same else hand_from_json(kept.entry))
    return tuple(understood)


def seats_of(seats: tuple[StoredSeat, ...], sides: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return tuple(
        tuple(at for at, seat in enumerate(seats) if seat.side == side) for side in range(sides)
    )


def named_sides(
    own_names: tuple[str | None, ...],
    seats: tuple[tuple[int, ...], ...],
    players: tuple[str, ...],
) -> tuple[Side, ...]:
    """The sides of a match; one without a name of its own is called by its players.

    >>> named_sides((None, "We"), ((0, 2), (1, 3)), ("Ann", "Bob", "Cat", "Dan"))[0].name
    'Ann & Cat'
    """
    return tuple(
        Side(name=name or listed([players[seat] for seat in at], "&"), seats=at)
        for name, at in zip(own_names, seats, strict=True)
    )


def opening_from(kept: dict[str, Any] | None) -> Opening | None:
    """What a match brought from paper, as it is kept."""
    if kept is None:
        return None
    return Opening(scores=tuple(kept["scores"]), hands_played=kept["hands_played"])


def opening_to(opening: Opening | None) -> dict[str, Any] | None:
    """What a match brought from paper, to be kept."""
    if opening is None:
        return None
    return {"scores": list(opening.scores), "hands_played": opening.hands_played}
