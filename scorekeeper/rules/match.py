"""A match: its rules, who sits where, and the hands as entered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.rule_set import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """Players who share a score: its name and their seats."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Where a match starts that began on paper, or with a handicap.

    Attributes:
        scores: points by side.
        hands_played: hands already dealt, which count to a deal limit.
    """

    scores: tuple[int, ...]
    hands_played: int = 0


class Ending(StrEnum):
    """How the players themselves ended a match."""

    CONCEDED = "conceded"
    """A side gave up; the highest of the others wins, equal totals share."""
    AGREED = "agreed"
    """Ended by agreement: the highest total wins, ties share."""
    ABANDONED = "abandoned"
    """Nobody wins."""
    TIME_LIMIT = "time_limit"
    """The bell went; the hand in progress does not count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """The players' own end of a match: how, and by which side if one conceded."""

    how: Ending
    by: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierRules:
    """Rules that were in force until others were agreed in the middle of a match.

    Attributes:
        rules: the rule set.
        hands: the number of the last hand that was played by it.
    """

    rules: RuleSet
    hands: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Everything that happened, and nothing worked out from it.

    Attributes:
        rules: the complete rule set, as it is in force now.
        players: names in seat order, clockwise.
        sides: who shares a score; where players score alone, one side a player in seat order.
        first_dealer: the seat that deals the first of the hands.
        earlier_rules: the rules of the first hands where others were agreed later, in order.
    """

    rules: RuleSet
    players: tuple[str, ...]
    sides: tuple[Side, ...]
    first_dealer: int = 0
    opening: Opening | None = None
    hands: tuple[Hand, ...] = ()
    ended: Ended | None = None
    earlier_rules: tuple[EarlierRules, ...] = ()

    def rules_of(self, number: int) -> RuleSet:
        """Return the rules that hand ``number`` was played by."""
        for earlier in self.earlier_rules:
            if number <= earlier.hands:
                return earlier.rules
        return self.rules

    def by_rules_of(self, number: int) -> Match:
        """Return the match as if the rules that hand ``number`` was played by were all it had."""
        if not self.earlier_rules:
            return self
        return replace(self, rules=self.rules_of(number), earlier_rules=())
