"""The journal: every change with its before and after, undo and redo, across restarts.

A change is written in the same transaction as what it changes. Undo and redo are entries
of their own, so the journal is also the story of the match; which changes can be undone
or redone now is worked out from it. A new change after an undo closes the way to redo,
but what was undone stays on record.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlmodel import Session

from scorekeeper.store.errors import CalledAlike
from scorekeeper.store.row_images import NO_MATCH, Image, apply, both_images
from scorekeeper.store.tables import MATCH, OPERATION
from scorekeeper.store.times import in_zone, offset_of
from scorekeeper.store.told_apart import called_alike

STARTED = "started"
UNDONE = "undone"
REDONE = "redone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of the journal, without its images.

    Attributes:
        number: from 1 within the match.
        kind: what was done, in the words of whoever did it.
        hand: the number (from 1) of the hand that it was about.
        of: for an undo or redo, the number of the change concerned.
        at: when, on the clock of those who did it.
    """

    number: int
    kind: str
    hand: int | None
    of: int | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Stacks:
    """The changes that undo can take back and redo make again, the next one last."""

    undo: tuple[Entry, ...]
    redo: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What is being done: the kind of change, the hand (from 1) it is about, and when."""

    kind: str
    hand: int | None = None
    of: int | None = None
    at: datetime


def stacks(entries: Iterable[Entry]) -> Stacks:
    """What can be undone and redone after these entries; the start never can."""
    done: list[Entry] = []
    undone: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDONE:
            undone.append(done.pop())
        elif entry.kind == REDONE:
            done.append(undone.pop())
        elif entry.kind != STARTED:
            done.append(entry)
            undone.clear()
    return Stacks(undo=tuple(done), redo=tuple(undone))


_ENTRIES = (
    select(
        OPERATION.c.number,
        OPERATION.c.kind,
        OPERATION.c.hand,
        OPERATION.c.of_number,
        OPERATION.c.made_at,
        OPERATION.c.made_offset,
    )
    .where(OPERATION.c.number > bindparam("after"))
    .order_by(OPERATION.c.number)
)
_ENTRIES_OF_MATCH = _ENTRIES.where(OPERATION.c.match_id == bindparam("match"))
_ENTRIES_OF_PEOPLE = _ENTRIES.where(OPERATION.c.match_id.is_(None))


def entries_of(session: Session, match: int | None, *, after: int = 0) -> tuple[Entry, ...]:
    """The journal of a match, oldest first.

    Args:
        session: the look at the history.
        match: the match's row; None for the changes to people.
        after: the number of the last line that is not wanted.
    """
    if match is None:
        rows = session.execute(_ENTRIES_OF_PEOPLE, {"after": after})
    else:
        rows = session.execute(_ENTRIES_OF_MATCH, {"after": after, "match": match})
    return tuple(
        Entry(number=number, kind=kind, hand=hand, of=of, at=in_zone(at, offset))
        for number, kind, hand, of, at, offset in rows
    )


def images_of(session: Session, match: int | None, number: int) -> tuple[Image, Image]:
    """What a change touched, before and after."""
    row = session.execute(
        select(OPERATION.c.before, OPERATION.c.after).where(
            _of(match), OPERATION.c.number == number
        )
    ).one()
    return row.before, row.after


def told(session: Session, match: int | None) -> tuple[tuple[Entry, Image], ...]:
    """The journal with what each line made of the rows that it touched, oldest first."""
    images = _all_images(session, match)
    return tuple(
        (entry, images[entry.of or entry.number][0 if entry.kind == UNDONE else 1])
        for entry in entries_of(session, match)
    )


def written(session: Session, match: int) -> tuple[dict[str, Any], ...]:
    """The journal of a match as plain JSON, to be carried elsewhere."""
    images = _all_images(session, match)
    return tuple(
        {
            "number": entry.number,
            "kind": entry.kind,
            "hand": entry.hand,
            "of": entry.of,
            "at": entry.at.isoformat(),
            "before": images[entry.number][0],
            "after": images[entry.number][1],
        }
        for entry in entries_of(session, match)
    )


def _all_images(session: Session, match: int | None) -> dict[int, tuple[Image, Image]]:
    rows = session.execute(
        select(OPERATION.c.number, OPERATION.c.before, OPERATION.c.after).where(_of(match))
    )
    return {number: (before, after) for number, before, after in rows}


def begin(session: Session, match: int | None, at: datetime, start: Image) -> None:
    """Open the journal of a match that has just been made.

    Args:
        session: a writing transaction.
        match: the match's row.
        at: when it was started.
        start: all its rows: so the whole match can be worked out from its journal.
    """
    _write(session, match, Deed(kind=STARTED, at=at), ({}, start))


def perform(session: Session, match: int | None, wanted: Image, deed: Deed) -> bool:
    """Make a change and write it down; whether anything was different.

    Args:
        session: a writing transaction.
        match: the match's row; None for a change to people.
        wanted: the rows as they shall be.
        deed: what is done, and when.
    """
    before, after = both_images(session, match or NO_MATCH, wanted)
    if after:
        _apply(session, match, after)
        _write(session, match, deed, (before, after))
    return bool(after)


def undo(session: Session, match: int | None, at: datetime) -> Entry | None:
    """Take back the last change that stands; which it was, or None."""
    standing = stacks(entries_of(session, match)).undo
    if not standing:
        return None
    change = standing[-1]
    before, _ = images_of(session, match, change.number)
    _apply(session, match, before)
    _write(session, match, Deed(kind=UNDONE, hand=change.hand, of=change.number, at=at))
    return change


def redo(session: Session, match: int | None, at: datetime) -> Entry | None:
    """Make again the change that was taken back last; which it was, or None."""
    undone = stacks(entries_of(session, match)).redo
    if not undone:
        return None
    change = undone[-1]
    _, after = images_of(session, match, change.number)
    _apply(session, match, after)
    _write(session, match, Deed(kind=REDONE, hand=change.hand, of=change.number, at=at))
    return change


def _apply(session: Session, match: int | None, image: Image) -> None:
    """Make the rows as an image has them.

    Raises:
        CalledAlike: two at one table could not be told apart any more. Names reach into matches
            that were started after the change that is taken back or made again.
    """
    apply(session, match or NO_MATCH, image)
    if "people" in image:
        name = called_alike(session, image["people"])
        if name is not None:
            raise CalledAlike(name)


_CHANGE_MATCH = (
    update(MATCH)
    .where(MATCH.c.id == bindparam("match"))
    .values(version=MATCH.c.version + 1, changed_at=bindparam("at"))
)
# The version of a match is the number of its last change.
_WRITE_OF_MATCH = insert(OPERATION).values(
    number=select(MATCH.c.version).where(MATCH.c.id == bindparam("match")).scalar_subquery()
)


def _write(
    session: Session, match: int | None, deed: Deed, images: tuple[Image, Image] = ({}, {})
) -> None:
    line = {
        "match_id": match,
        "kind": deed.kind,
        "hand": deed.hand,
        "of_number": deed.of,
        "before": images[0],
        "after": images[1],
        "made_at": deed.at,
        "made_offset": offset_of(deed.at),
    }
    if match is None:
        last = session.execute(select(func.max(OPERATION.c.number)).where(_of(None))).scalar()
        session.execute(insert(OPERATION), {**line, "number": (last or 0) + 1})
    else:
        session.execute(_CHANGE_MATCH, {"match": match, "at": deed.at})
        session.execute(_WRITE_OF_MATCH, {**line, "match": match})


def _of(match: int | None) -> ColumnElement[bool]:
    return OPERATION.c.match_id.is_(None) if match is None else OPERATION.c.match_id == match
