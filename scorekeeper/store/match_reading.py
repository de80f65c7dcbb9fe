"""A match of the history read whole, or as far as it has changed since."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import Row, bindparam, select
from sqlmodel import Session

from scorekeeper.store import journal
from scorekeeper.store.errors import UnknownMatch
from scorekeeper.store.people import SEATED
from scorekeeper.store.records import (
    StoredEnd,
    StoredHand,
    StoredMatch,
    StoredPerson,
    StoredRules,
    StoredSeat,
)
from scorekeeper.store.tables import HAND, MATCH, RULING, SEAT, SIDE
from scorekeeper.store.times import in_zone

# These are asked with every tap: they are put together once.
_MATCH = select(MATCH).where(MATCH.c.uid == bindparam("uid"))
_SIDES = select(SIDE.c.name).where(SIDE.c.match_id == bindparam("row")).order_by(SIDE.c.position)
_RULINGS = (
    select(RULING.c.rules, RULING.c.rules_format, RULING.c.rules_name, RULING.c.preset_id)
    .where(RULING.c.match_id == bindparam("row"))
    .order_by(RULING.c.number)
)
_HANDS = (
    select(
        HAND.c.uid,
        HAND.c.lineup,
        HAND.c.ruling,
        HAND.c.entry,
        HAND.c.note,
        HAND.c.entered_at,
        HAND.c.entered_offset,
    )
    .where(HAND.c.match_id == bindparam("row"))
    .order_by(HAND.c.position)
)
_SEATS = SEATED.where(SEAT.c.match_id == bindparam("row"))
_STATE = (MATCH.c.id, MATCH.c.version, MATCH.c.changed_at, MATCH.c.binned_at)
_STATE_AND_SEATS = (
    SEATED.add_columns(*_STATE)
    .join(MATCH, MATCH.c.id == SEAT.c.match_id)
    .where(MATCH.c.uid == bindparam("uid"))
)


def load(session: Session, uid: str) -> StoredMatch:
    """A match, whole.

    Raises:
        UnknownMatch: there is none of this uuid.
    """
    row = session.execute(_MATCH, {"uid": uid}).first()
    if row is None:
        raise UnknownMatch(uid)
    return StoredMatch(
        **_own(row),
        sides=_sides(session, row.id),
        lineups=_lineups(session.execute(_SEATS, {"row": row.id})),
        rulings=_rulings(session, row.id) if row.ruling else (),
        hands=_hands(session, row.id),
        journal=journal.entries_of(session, row.id),
    )


def load_after(session: Session, known: StoredMatch, touched: Collection[str]) -> StoredMatch:
    """A match after a change, in the transaction that made it.

    Args:
        session: that transaction.
        known: the match as it was before.
        touched: the tables that the change touched, as images call them; what is in others is
            as it was.
    """
    row = session.execute(_MATCH, {"uid": known.uid}).one()
    seated = "seats" in touched or "people" in touched
    return StoredMatch(
        **_own(row),
        sides=_sides(session, row.id) if "sides" in touched else known.sides,
        lineups=_lineups(session.execute(_SEATS, {"row": row.id})) if seated else known.lineups,
        rulings=_rulings(session, row.id) if "rulings" in touched else known.rulings,
        hands=_hands(session, row.id) if "hands" in touched else known.hands,
        # Lines are only ever added to a journal.
        journal=known.journal + journal.entries_of(session, row.id, after=known.version),
    )


def is_current(session: Session, known: StoredMatch) -> bool:
    """Whether a match is still as it was read: its own rows, and its people's names."""
    rows = session.execute(_STATE_AND_SEATS, {"uid": known.uid}).all()
    # A restored backup may have another match of the same version.
    state = (known.row, known.version, known.changed_at, known.binned_at)
    return {tuple(row[4:]) for row in rows} == {state} and _lineups(
        row[:4] for row in rows
    ) == known.lineups


def _own(row: Row[Any]) -> dict[str, Any]:
    """What a match's own row says."""
    ended = None
    if row.ended_how is not None:
        at = in_zone(row.ended_at, row.ended_offset)
        ended = StoredEnd(how=row.ended_how, by=row.ended_by, at=at)
    return {
        "row": row.id,
        "uid": row.uid,
        "title": row.title,
        "note": row.note,
        "rules": row.rules,
        "rules_format": row.rules_format,
        "rules_name": row.rules_name,
        "preset_id": row.preset_id,
        "first_dealer": row.first_dealer,
        "opening": row.opening,
        "lineup": row.lineup,
        "ruling": row.ruling,
        "ended": ended,
        "started_at": in_zone(row.started_at, row.started_offset),
        "changed_at": row.changed_at,
        "binned_at": row.binned_at,
        "version": row.version,
    }


def _sides(session: Session, row: int) -> tuple[str | None, ...]:
    return tuple(session.execute(_SIDES, {"row": row}).scalars())


def _lineups(rows: Iterable[Sequence[Any]]) -> tuple[tuple[StoredSeat, ...], ...]:
    seats: defaultdict[int, list[StoredSeat]] = defaultdict(list)
    for lineup, side, uid, name in rows:
        person = StoredPerson(uid=uid, name=name)
        seats[lineup].append(StoredSeat(side=side, person=person))
    return tuple(tuple(seats[lineup]) for lineup in sorted(seats))


def _rulings(session: Session, row: int) -> tuple[StoredRules, ...]:
    return tuple(
        StoredRules(rules=rules, rules_format=number, rules_name=name, preset_id=preset)
        for rules, number, name, preset in session.execute(_RULINGS, {"row": row})
    )


def _hands(session: Session, row: int) -> tuple[StoredHand, ...]:
    return tuple(
        StoredHand(
            uid=uid, lineup=lineup, ruling=ruling, entry=entry, note=note, at=in_zone(at, offset)
        )
        for uid, lineup, ruling, entry, note, at, offset in session.execute(_HANDS, {"row": row})
    )
