"""Matches in the history: kept, found."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import String, and_, bindparam, cast, func, insert, select
from sqlmodel import Session

from scorekeeper.store import journal
from scorekeeper.store.database import to_json
from scorekeeper.store.records import NewRecord
from scorekeeper.store.row_images import whole_image
from scorekeeper.store.seat_kinds import player_ids
from scorekeeper.store.side_tables import STANDING
from scorekeeper.store.tables import MATCH, OPERATION, SEAT, SIDE
from scorekeeper.store.times import offset_of


def exists(session: Session, uid: str) -> bool:
    """Whether the history has a match of this uuid."""
    return session.execute(select(MATCH.c.id).where(MATCH.c.uid == uid)).first() is not None


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


_AFTER_WITH = select(OPERATION.c.after).where(
    OPERATION.c.match_id == bindparam("row"),
    cast(OPERATION.c.after, String).like(bindparam("key"), escape="/"),
)


def has_had_hand(session: Session, row: int, hand: str) -> bool:
    """Whether a hand of this uuid was ever entered in a match, even if it was taken back."""
    key = to_json(hand)
    for special in "/%_":
        key = key.replace(special, f"/{special}")
    # The database does not tell small letters from capitals.
    images = session.execute(_AFTER_WITH, {"row": row, "key": f"%{key}:%"}).scalars()
    return any(hand in image.get("hands", {}) for image in images)


def add(session: Session, new: NewRecord) -> None:
    """Keep a new match. The people seated are there already."""
    row = session.execute(
        insert(MATCH)
        .values(
            uid=new.uid,
            title=new.title,
            note=new.note,
            rules=new.rules,
            rules_format=new.rules_format,
            rules_name=new.rules_name,
            preset_id=new.preset_id,
            first_dealer=new.first_dealer,
            opening=new.opening,
            lineup=0,
            started_at=new.started_at,
            started_offset=offset_of(new.started_at),
            changed_at=new.started_at,
            version=0,
        )
        .returning(MATCH.c.id)
    ).scalar_one()
    session.execute(
        insert(SIDE),
        [{"match_id": row, "position": at, "name": name} for at, name in enumerate(new.sides)],
    )
    ids = player_ids(session, [seat.person.uid for seat in new.seats])
    session.execute(
        insert(SEAT),
        [
            {
                "match_id": row,
                "lineup": 0,
                "position": position,
                "side": seat.side,
                "player_id": ids[seat.person.uid],
            }
            for position, seat in enumerate(new.seats)
        ],
    )
    keys = {
        "people": [seat.person.uid for seat in new.seats],
        "match": [new.uid],
        "sides": [str(side) for side in range(len(new.sides))],
        "seats": [f"0/{seat}" for seat in range(len(new.seats))],
    }
    journal.begin(session, row, new.started_at, whole_image(session, row, keys))
