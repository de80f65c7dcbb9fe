"""What the scorebook answers with: frozen pictures of a match, the home page, people."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from scorekeeper.rules.match import Match
from scorekeeper.rules.results import Outcome, ScoreSheet


class ChangeKind(StrEnum):
    """What an operation did to a match."""

    STARTED = "started"
    HAND_RECORDED = "hand_recorded"
    HAND_CORRECTED = "hand_corrected"
    HAND_REMOVED = "hand_removed"
    HAND_INSERTED = "hand_inserted"
    HAND_MOVED = "hand_moved"
    HAND_NOTED = "hand_noted"
    ENDED = "ended"
    REOPENED = "reopened"
    PLAYER_RENAMED = "player_renamed"
    SIDE_RENAMED = "side_renamed"
    SEATS_CHANGED = "seats_changed"
    RULES_CHANGED = "rules_changed"
    DETAILS_CHANGED = "details_changed"
    UNDONE = "undone"
    REDONE = "redone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """An operation that can be undone or redone, named by what it did.

    Attributes:
        kind: what it did.
        hand: the number (from 1) of the hand it touched, if one.
        at: when it was made, in UTC.
    """

    kind: ChangeKind
    hand: int | None = None
    at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRecord:
    """What is kept of a hand beside the hand itself.

    Attributes:
        players: who sat at the table for it, in seat order.
    """

    id: str
    at: datetime
    note: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A match, its score sheet, and what can be undone.

    Attributes:
        id: the match's uuid.
        match: what happened, as the rules know it.
        sheet: the match replayed.
        records: one a hand, in the order of ``match.hands``.
        version: grows with every change, undo and redo; two equal views are the same state.
        undo: the change that undo would take back, or None.
        redo: the change that redo would make again, or None.
    """

    id: str
    title: str
    note: str
    preset_id: str | None
    rules_name: str
    match: Match
    sheet: ScoreSheet
    records: tuple[HandRecord, ...]
    started_at: datetime
    ended_at: datetime | None
    version: int
    undo: Change | None
    redo: Change | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSummary:
    """A match as a list shows it."""

    id: str
    title: str
    rules_name: str
    side_names: tuple[str, ...]
    totals: tuple[int, ...]
    outcome: Outcome
    hands: int
    started_at: datetime
    last_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeView:
    """What the home page needs: the match in progress and the last one played."""

    live: MatchSummary | None
    last: MatchSummary | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who has played."""

    id: str
    name: str
    matches: int
