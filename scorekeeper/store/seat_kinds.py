"""The rows that images are taken of: people and where they sit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol, TypeAlias

from sqlalchemy import delete, insert, select, update
from sqlmodel import Session

from scorekeeper.store.names import name_key
from scorekeeper.store.tables import PLAYER, SEAT, SIDE

Fields: TypeAlias = dict[str, Any]
Rows: TypeAlias = Mapping[str, Fields]


class Kind(Protocol):
    """How the rows of one table are read into images and written from them.

    ``match`` is the match's row; people belong to none.
    """

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """Those rows there are, whole."""

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Make these rows, or change the fields given of those that exist."""

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Remove these rows."""


def player_ids(session: Session, uids: Collection[str]) -> dict[str, int]:
    """The rows of people by their uuids."""
    found = session.execute(select(PLAYER.c.uid, PLAYER.c.id).where(PLAYER.c.uid.in_(uids)))
    return {uid: row for uid, row in found if row is not None}


class People:
    """Key: the person's uuid."""

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The people there are."""
        del match
        rows = session.execute(
            select(PLAYER.c.uid, PLAYER.c.name, PLAYER.c.merged_into).where(PLAYER.c.uid.in_(keys))
        ).all()
        into = session.execute(
            select(PLAYER.c.id, PLAYER.c.uid).where(PLAYER.c.id.in_({row for _, _, row in rows}))
        )
        uids = {row: uid for row, uid in into}  # noqa: C416 - rows unpack, tuples they are not
        return {
            uid: {"name": name, "merged_into": None if row is None else uids[row]}
            for uid, name, row in rows
        }

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Make people, rename them, or say that two are one."""
        del match
        there = player_ids(session, rows)
        into = player_ids(session, {row.get("merged_into") or "" for row in rows.values()})
        for uid, fields in rows.items():
            values: Fields = {}
            if "name" in fields:
                values |= {"name": fields["name"], "name_key": name_key(fields["name"])}
            if "merged_into" in fields:
                values["merged_into"] = into.get(fields["merged_into"])
            if uid not in there:
                session.execute(insert(PLAYER).values(uid=uid, **values))
            elif values:
                session.execute(update(PLAYER).where(PLAYER.c.id == there[uid]).values(values))

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Forget people, unless a seat somewhere is theirs."""
        del match
        needed = select(SEAT.c.player_id).union(
            select(PLAYER.c.merged_into).where(PLAYER.c.merged_into.is_not(None))
        )
        session.execute(delete(PLAYER).where(PLAYER.c.uid.in_(keys), PLAYER.c.id.not_in(needed)))


class Sides:
    """Key: the side's position."""

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The sides."""
        rows = session.execute(
            select(SIDE.c.position, SIDE.c.name).where(
                SIDE.c.match_id == match, SIDE.c.position.in_([int(k) for k in keys])
            )
        )
        return {str(position): {"name": name} for position, name in rows}

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Rename sides."""
        for key, fields in rows.items():
            session.execute(
                update(SIDE)
                .where(SIDE.c.match_id == match, SIDE.c.position == int(key))
                .values(fields)
            )

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Nothing: a match keeps its sides."""


class Seats:
    """Key: ``lineup/position``."""

    def read(self, session: Session, match: int, keys: Collection[str]) -> dict[str, Fields]:
        """The seats."""
        rows = session.execute(
            select(SEAT.c.lineup, SEAT.c.position, SEAT.c.side, PLAYER.c.uid)
            .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
            .where(SEAT.c.match_id == match)
        )
        seats = {f"{lineup}/{at}": {"side": side, "player": uid} for lineup, at, side, uid in rows}
        return {key: seats[key] for key in keys if key in seats}

    def write(self, session: Session, match: int, rows: Rows) -> None:
        """Seat people."""
        there = self.read(session, match, rows)
        ids = player_ids(session, {row["player"] for row in rows.values() if "player" in row})
        for key, fields in rows.items():
            lineup, position = map(int, key.split("/"))
            values = {"side": fields["side"]} if "side" in fields else {}
            if "player" in fields:
                values["player_id"] = ids[fields["player"]]
            place = {"match_id": match, "lineup": lineup, "position": position}
            if key in there:
                session.execute(update(SEAT).filter_by(**place).values(values))
            else:
                session.execute(insert(SEAT).values(**place, **values))

    def remove(self, session: Session, match: int, keys: Collection[str]) -> None:
        """Take chairs away."""
        for key in keys:
            lineup, position = map(int, key.split("/"))
            place = {"match_id": match, "lineup": lineup, "position": position}
            session.execute(delete(SEAT).filter_by(**place))
