"""What the scorebook answers with: frozen pictures of a match, the home page, people."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Match
from scorekeeper.rules.results import Outcome, ScoreSheet
from scorekeeper.rules.rule_set import RuleSet


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
    PLAYED_ON = "played_on"
    PLAYER_RENAMED = "player_renamed"
    SIDE_RENAMED = "side_renamed"
    NAMES_CHANGED = "names_changed"
    SEATS_CHANGED = "seats_changed"
    RULES_CHANGED = "rules_changed"
    DEALER_CHANGED = "dealer_changed"
    DETAILS_CHANGED = "details_changed"
    PERSON_RENAMED = "person_renamed"
    PEOPLE_MERGED = "people_merged"
    UNDONE = "undone"
    REDONE = "redone"


class Behind(StrEnum):
    """What becomes of hands that a change leaves behind a new end of the match."""

    KEPT = "kept"
    """They stay on the sheet, marked, and score nothing."""
    DROPPED = "dropped"
    """They are taken out."""
    COUNTED = "counted"
    """The table played on past that end, and they count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """An operation that can be undone or redone, named by what it did.

    Attributes:
        kind: what it did.
        hand: the number (from 1) of the hand it touched, if one.
        at: when it was made, in UTC.
        of: for an undo or redo, the kind of change taken back or made again.
    """

    kind: ChangeKind
    hand: int | None = None
    at: datetime | None = None
    of: ChangeKind | None = None


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
class HandVersion:
    """A hand as it was after one of the changes to it.

    Attributes:
        change: what made it so, and when.
        hand: the hand; None where it had been taken out.
        number: its number then.
    """

    change: Change
    hand: Hand | None
    note: str
    number: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedHand:
    """A hand whose place or total a change would move.

    Attributes:
        number_before: its number as it is; None for a hand that the change puts in.
        number: its number then; None for a hand that the change takes out.
        total_before: the totals after it, as they are.
        total: the totals after it, then.
        after_finish: whether it would stand behind the end of the match.
    """

    number_before: int | None
    number: int | None
    total_before: tuple[int, ...] | None
    total: tuple[int, ...] | None
    after_finish: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangePreview:
    """What a change would do to a match, shown before it is made.

    Attributes:
        change: what would be done.
        before: the match as it is.
        match: the match as it would be.
        sheet: that match replayed.
        moved: the hands that it moves, in their new order, those taken out at their old place.
        left_over: numbers, in the new order, of hands that would stand behind an end of the
            match that the change brings.
        played_on: that match replayed as if the table had played on past that end; None where
            no hand stands behind it.
    """

    change: Change
    before: MatchView
    match: Match
    sheet: ScoreSheet
    moved: tuple[MovedHand, ...]
    left_over: tuple[int, ...]
    played_on: ScoreSheet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSummary:
    """A match as a list shows it.

    Attributes:
        players: who is at the table, in seat order.
        outcome: where it stands; how a winning contract was made is not kept for lists.
        last_at: when its last hand was entered, or it was started.
        binned_at: when it was put in the bin; None where it is not.
    """

    id: str
    title: str
    rules_name: str
    side_names: tuple[str, ...]
    totals: tuple[int, ...]
    outcome: Outcome
    hands: int
    started_at: datetime
    last_at: datetime
    note: str = ""
    players: tuple[str, ...] = ()
    binned_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryPage:
    """Some matches of the history: those in play first, then the newest first.

    Attributes:
        after: what the next page is asked for with; None behind the last.
    """

    matches: tuple[MatchSummary, ...]
    after: str | None


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Ailment:
    """Something wrong with the history.

    Attributes:
        match_id: the match that has it; None for the history as a whole.
        code: a stable name of what is wrong.
        sentence: what is wrong, for a person.
    """

    match_id: str | None
    code: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """What taking in a file did.

    Attributes:
        added: ids of the matches that are new.
        already: ids of those that were there; nothing was changed in them.
        differing: of these, those that have other hands or totals there than in the file.
        in_the_bin: of these, those that were deleted, and still are.
    """

    added: tuple[str, ...]
    already: tuple[str, ...]
    differing: tuple[str, ...] = ()
    in_the_bin: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Rules kept under a name of the table's own.

    Attributes:
        preset_id: the named rule set that they were made from, if one.
        changed_at: when they were last changed, in UTC.
        is_default: new matches are played by them unless the table says otherwise.
    """

    id: str
    name: str
    rules: RuleSet
    preset_id: str | None
    changed_at: datetime
    is_default: bool = False
