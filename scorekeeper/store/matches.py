"""Matches in the history: kept, found, read whole."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from typing import Any

from sqlalchemy import Row, String, and_, cast, func, select
from sqlmodel import Session

from scorekeeper.store import journal
from scorekeeper.store.beside import STANDING
from scorekeeper.store.database import to_json
from scorekeeper.store.errors import UnknownMatch
from scorekeeper.store.images import whole_image
from scorekeeper.store.kinds import player_ids
from scorekeeper.store.people import seated_names
from scorekeeper.store.records import (
    NewRecord,
    StoredEnd,
    StoredHand,
    StoredMatch,
    StoredRules,
    StoredSeat,
)
from scorekeeper.store.tables import (
    HAND,
    MATCH,
    OPERATION,
    RULING,
    SIDE,
    MatchRow,
    SeatRow,
    SideRow,
)
from scorekeeper.store.times import in_zone, offset_of


def exists(session: Session, uid: str) -> bool:
    """Whether the history has a match of this uuid."""
    return session.execute(select(MATCH.c.id).where(MATCH.c.uid == uid)).first() is not None


def is_current(session: Session, known: StoredMatch) -> bool:
    """Whether a match is still as it was read: its own rows, and its people's names."""
    row = session.execute(
        select(MATCH.c.id, MATCH.c.version, MATCH.c.changed_at, MATCH.c.binned_at).where(
            MATCH.c.uid == known.uid
        )
    ).first()
    # A restored backup may have another match of the same version.
    same = row is not None and tuple(row) == (
        known.row,
        known.version,
        known.changed_at,
        known.binned_at,
    )
    return same and _lineups(session, known.row) == known.lineups


def every(session: Session, *, in_the_bin: bool = True) -> tuple[str, ...]:
    """The uuids of all matches, in the order they were kept."""
    found = select(MATCH.c.uid).order_by(MATCH.c.id)
    if not in_the_bin:
        found = found.where(MATCH.c.binned_at.is_(None))
    return tuple(session.execute(found).scalars())


def last_changed_at(session: Session) -> datetime | None:
    """When any match was changed last."""
    at: datetime | None = session.execute(select(func.max(MATCH.c.changed_at))).scalar()
    return at


def without_standing(session: Session, scored_by: str) -> tuple[str, ...]:
    """The uuids of matches of which lists do not know where they stand now."""
    known = and_(
        STANDING.c.match_id == MATCH.c.id,
        STANDING.c.version == MATCH.c.version,
        STANDING.c.scored_by == scored_by,
    )
    rows = select(MATCH.c.uid).outerjoin(STANDING, known).where(STANDING.c.match_id.is_(None))
    return tuple(session.execute(rows).scalars())


def has_had_hand(session: Session, row: int, hand: str) -> bool:
    """Whether a hand of this uuid was ever entered in a match, even if it was taken back."""
    key = f"{to_json(hand)}:"
    images = cast(OPERATION.c.after, String)
    return (
        session.execute(
            select(OPERATION.c.id)
            .where(OPERATION.c.match_id == row, images.contains(key, autoescape=True))
            .limit(1)
        ).first()
        is not None
    )


def add(session: Session, new: NewRecord) -> None:
    """Keep a new match. The people seated are there already."""
    match = MatchRow(
        uid=new.uid,
        title=new.title,
        note=new.note,
        rules=new.rules,
        rules_format=new.rules_format,
        rules_name=new.rules_name,
        preset_id=new.preset_id,
        first_dealer=new.first_dealer,
        opening=new.opening,
        started_at=new.started_at,
        started_offset=offset_of(new.started_at),
        changed_at=new.started_at,
        version=0,
    )
    session.add(match)
    session.flush()
    row = match.id or 0
    session.add_all(
        SideRow(match_id=row, position=at, name=name) for at, name in enumerate(new.sides)
    )
    ids = player_ids(session, [seat.person.uid for seat in new.seats])
    session.add_all(
        SeatRow(
            match_id=row,
            lineup=0,
            position=position,
            side=seat.side,
            player_id=ids[seat.person.uid],
        )
        for position, seat in enumerate(new.seats)
    )
    session.flush()
    keys = {
        "people": [seat.person.uid for seat in new.seats],
        "match": [new.uid],
        "sides": [str(side) for side in range(len(new.sides))],
        "seats": [f"0/{seat}" for seat in range(len(new.seats))],
    }
    journal.begin(session, row, new.started_at, whole_image(session, row, keys))


def load(session: Session, uid: str) -> StoredMatch:
    """A match, whole.

    Raises:
        UnknownMatch: there is none of this uuid.
    """
    row = session.execute(select(MATCH).where(MATCH.c.uid == uid)).first()
    if row is None:
        raise UnknownMatch(uid)
    return _whole(session, row)


def _whole(session: Session, row: Row[Any]) -> StoredMatch:
    sides = session.execute(
        select(SIDE.c.name).where(SIDE.c.match_id == row.id).order_by(SIDE.c.position)
    ).scalars()
    return StoredMatch(
        row=row.id,
        uid=row.uid,
        title=row.title,
        note=row.note,
        rules=row.rules,
        rules_format=row.rules_format,
        rules_name=row.rules_name,
        preset_id=row.preset_id,
        first_dealer=row.first_dealer,
        opening=row.opening,
        sides=tuple(sides),
        lineups=_lineups(session, row.id),
        lineup=row.lineup,
        rulings=_rulings(session, row.id) if row.ruling else (),
        ruling=row.ruling,
        hands=_hands(session, row.id),
        ended=None
        if row.ended_how is None
        else StoredEnd(
            how=row.ended_how, by=row.ended_by, at=in_zone(row.ended_at, row.ended_offset)
        ),
        started_at=in_zone(row.started_at, row.started_offset),
        changed_at=row.changed_at,
        binned_at=row.binned_at,
        journal=journal.entries_of(session, row.id),
        version=row.version,
    )


def _lineups(session: Session, row: int) -> tuple[tuple[StoredSeat, ...], ...]:
    seats: defaultdict[int, list[StoredSeat]] = defaultdict(list)
    for lineup, side, person in seated_names(session, row):
        seats[lineup].append(StoredSeat(side=side, person=person))
    return tuple(tuple(seats[lineup]) for lineup in sorted(seats))


def _rulings(session: Session, row: int) -> tuple[StoredRules, ...]:
    columns = RULING.c
    rows = session.execute(
        select(columns.rules, columns.rules_format, columns.rules_name, columns.preset_id)
        .where(columns.match_id == row)
        .order_by(columns.number)
    )
    return tuple(
        StoredRules(rules=rules, rules_format=number, rules_name=name, preset_id=preset)
        for rules, number, name, preset in rows
    )


def _hands(session: Session, row: int) -> tuple[StoredHand, ...]:
    columns = HAND.c
    rows = session.execute(
        select(
            columns.uid,
            columns.lineup,
            columns.ruling,
            columns.entry,
            columns.note,
            columns.entered_at,
            columns.entered_offset,
        )
        .where(columns.match_id == row)
        .order_by(columns.position)
    )
    return tuple(
        StoredHand(
            uid=uid, lineup=lineup, ruling=ruling, entry=entry, note=note, at=in_zone(at, offset)
        )
        for uid, lineup, ruling, entry, note, at, offset in rows
    )
