"""Frozen pictures made of matches in the history."""

from __future__ import annotations

from datetime import UTC, datetime

from scorekeeper.rules.results import Status
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.views import Change, ChangeKind, HandRecord, MatchView
from scorekeeper.store.journal import Entry, stacks


def view_of(opened: Opened) -> MatchView:
    """A match with everything that a screen shows of it."""
    stored = opened.stored
    standing = stacks(stored.journal)
    return MatchView(
        id=stored.uid,
        title=stored.title,
        note=stored.note,
        preset_id=stored.preset_id,
        rules_name=stored.rules_name,
        match=opened.match,
        sheet=opened.sheet,
        records=tuple(
            HandRecord(
                id=hand.uid,
                at=hand.at,
                note=hand.note,
                players=tuple(seat.person.name for seat in stored.lineups[hand.lineup]),
            )
            for hand in stored.hands
        ),
        started_at=stored.started_at,
        ended_at=ended_at(opened),
        version=stored.version,
        undo=change_of(standing.undo[-1]) if standing.undo else None,
        redo=change_of(standing.redo[-1]) if standing.redo else None,
    )


def ended_at(opened: Opened) -> datetime | None:
    """When a match ended: by its players' word, or with the hand that decided it."""
    if opened.stored.ended is not None:
        return opened.stored.ended.at
    outcome = opened.sheet.outcome
    if outcome.status is Status.OVER and outcome.hand is not None:
        return opened.stored.hands[outcome.hand - 1].at
    return None


def change_of(entry: Entry, journal: tuple[Entry, ...] = ()) -> Change:
    """A line of the journal as an operation that a person knows.

    Args:
        entry: the line.
        journal: all lines, where an undo or redo shall say what it was of.
    """
    return Change(
        kind=ChangeKind(entry.kind),
        hand=entry.hand,
        at=entry.at.astimezone(UTC),
        of=ChangeKind(journal[entry.of - 1].kind) if entry.of and journal else None,
    )


def changes_since(opened: Opened, version: int) -> tuple[Change, ...]:
    """What happened to a match after one of its versions, oldest first."""
    journal = opened.stored.journal
    return tuple(change_of(entry, journal) for entry in journal if entry.number > version)
