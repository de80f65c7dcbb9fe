"""What the store answers with: rows as plain values, rules and hands still as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from scorekeeper.store.journal import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPerson:
    """Somebody, by uuid and name."""

    uid: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
    """A seat of one lineup: its side and who sits there."""

    side: int
    person: StoredPerson


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredHand:
    """A hand as entered, the lineup and the rules it was played by, and when it was entered."""

    uid: str
    lineup: int
    ruling: int
    entry: dict[str, Any]
    note: str
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRules:
    """Rules that were in force before others were agreed."""

    rules: dict[str, Any]
    rules_format: int
    rules_name: str
    preset_id: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEnd:
    """The players' own end of a match."""

    how: str
    by: int | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRecord:
    """A match that is about to be kept.

    Attributes:
        sides: the name of each side; None where it is called by its players.
        seats: in seat order, the side and the person.
    """

    uid: str
    title: str
    note: str
    rules: dict[str, Any]
    rules_format: int
    rules_name: str
    preset_id: str | None
    first_dealer: int
    opening: dict[str, Any] | None
    sides: tuple[str | None, ...]
    seats: tuple[StoredSeat, ...]
    started_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
    """A match as it is kept.

    Attributes:
        row: the match's row, for the store's own functions.
        lineups: the seats in seat order, for each lineup there has been; the last is at
            the table now.
        rulings: the rules that were in force before, in order.
        ruling: the number of the rules that are in force now: so many were before.
        journal: every change, oldest first.
        version: the number of the last change.
    """

    row: int
    uid: str
    title: str
    note: str
    rules: dict[str, Any]
    rules_format: int
    rules_name: str
    preset_id: str | None
    first_dealer: int
    opening: dict[str, Any] | None
    sides: tuple[str | None, ...]
    lineups: tuple[tuple[StoredSeat, ...], ...]
    lineup: int
    rulings: tuple[StoredRules, ...]
    ruling: int
    hands: tuple[StoredHand, ...]
    ended: StoredEnd | None
    started_at: datetime
    changed_at: datetime
    binned_at: datetime | None
    journal: tuple[Entry, ...]
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a match stands, as lists keep it.

    Attributes:
        version: the match's version that it was worked out from.
        scored_by: the version of the program that did.
        last_at: when its last hand was entered, or it was started.
    """

    version: int
    scored_by: str
    over: bool
    hands: int
    totals: tuple[int, ...]
    outcome: dict[str, Any]
    last_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredProfile:
    """Rules kept under a name of the table's own; ``rules`` still as JSON."""

    uid: str
    name: str
    rules: dict[str, Any]
    rules_format: int
    preset_id: str | None
    changed_at: datetime
