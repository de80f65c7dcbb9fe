"""The rows that images are taken of: the match itself, its rules and its hands."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select, update
from sqlmodel import Session

from scorekeeper.store.seat_kinds import Fields, Rows
from scorekeeper.store.tables import HAND, MATCH, RULING
from scorekeeper.store.times import in_zone, offset_of

PARKED = 1_000_000
"""Added to the positions of hands on the move, so that no two ever share one."""


_OF_MATCH = (
    HAND.c.match_id == bindparam("match"),
    HAND.c.uid.in_(bindparam("uids", expanding=True)),
)
_HANDS = select(HAND).where(*_OF_MATCH)
_THERE = select(HAND.c.uid).where(*_OF_MATCH)


class Details:
    """What is said of a match as a whole. Key: its uuid."""

    plain = (
        "title",
        "note",
        "rules",
        "rules_format",
        "rules_name",
        "preset_id",
        "first_dealer",
        "opening",
        "lineup",
        "ruling",
    )

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The match."""
        del keys
        row = session.execute(select(MATCH).where(MATCH.c.id == match)).one()
        fields: Fields = {name: getattr(row, name) for name in self.plain}
        fields["started"] = _stamp(row.started_at, row.started_offset)
        fields["ended"] = None
        if row.ended_how is not None:
            fields["ended"] = {
                "how": row.ended_how,
                "by": row.ended_by,
                "at": _stamp(row.ended_at, row.ended_offset),
            }
        return {row.uid: fields}

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Change what is said of it."""
        for fields in rows.values():
            values = {name: fields[name] for name in self.plain if name in fields}
            if "started" in fields:
                at = datetime.fromisoformat(fields["started"])
                values |= {"started_at": at, "started_offset": offset_of(at)}
            if "ended" in fields:
                ended = fields["ended"] or {}
                end = datetime.fromisoformat(ended["at"]) if ended else None
                values |= {
                    "ended_how": ended.get("how"),
                    "ended_by": ended.get("by"),
                    "ended_at": end,
                    "ended_offset": None if end is None else offset_of(end),
                }
            session.execute(update(MATCH).where(MATCH.c.id == match).values(values))

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Nothing: a match is deleted as a whole, never by a change to it."""


class Rulings:
    """Rules in force before others were agreed. Key: their number."""

    plain = ("rules", "rules_format", "rules_name", "preset_id")

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The rules."""
        rows = session.execute(
            select(RULING).where(
                RULING.c.match_id == match, RULING.c.number.in_([int(key) for key in keys])
            )
        )
        return {str(row.number): {name: getattr(row, name) for name in self.plain} for row in rows}

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Note rules."""
        self.remove(session, match, rows.keys())
        for key, fields in rows.items():
            session.execute(insert(RULING).values(match_id=match, number=int(key), **fields))

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Forget rules."""
        numbers = [int(key) for key in keys]
        session.execute(
            delete(RULING).where(RULING.c.match_id == match, RULING.c.number.in_(numbers))
        )


class Hands:
    """Key: the hand's uuid."""

    plain = ("position", "lineup", "ruling", "entry", "note")

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The hands."""
        rows = session.execute(_HANDS, {"match": match, "uids": list(keys)})
        return {
            row.uid: {name: getattr(row, name) for name in self.plain}
            | {"at": _stamp(row.entered_at, row.entered_offset)}
            for row in rows
        }

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Enter hands, change or move them."""
        there = set(session.execute(_THERE, {"match": match, "uids": list(rows)}).scalars())
        moved = [uid for uid in there if "position" in rows[uid]]
        if moved:
            session.execute(
                update(HAND)
                .where(HAND.c.match_id == match, HAND.c.uid.in_(moved))
                .values(position=HAND.c.position + PARKED)
            )
        for uid, fields in rows.items():
            values = {name: fields[name] for name in self.plain if name in fields}
            if "at" in fields:
                at = datetime.fromisoformat(fields["at"])
                values |= {"entered_at": at, "entered_offset": offset_of(at)}
            if uid in there:
                session.execute(update(HAND).where(HAND.c.uid == uid).values(values))
            else:
                session.execute(insert(HAND), {"uid": uid, "match_id": match, **values})

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Remove hands."""
        session.execute(delete(HAND).where(HAND.c.match_id == match, HAND.c.uid.in_(keys)))


def _stamp(moment: datetime | None, offset: int | None) -> str | None:
    """A moment with its zone, as images carry it."""
    return None if moment is None else in_zone(moment, offset or 0).isoformat()
