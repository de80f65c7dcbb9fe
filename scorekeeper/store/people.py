"""People in the history."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from uuid import uuid4

from sqlalchemy import Select, and_, bindparam, func, insert, select
from sqlmodel import Session

from scorekeeper.rules.names import tidy
from scorekeeper.store.mergers import KEPT, now
from scorekeeper.store.names import name_key
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.tables import MATCH, PLAYER, SEAT, SIDE

SEATED = (
    select(SEAT.c.lineup, SEAT.c.side, now("uid"), now("name"))
    .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
    .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
    .order_by(SEAT.c.lineup, SEAT.c.position)
)
"""Who sits where: lineup, side, uuid and name, in order of lineup and seat."""


def called(session: Session, match: int) -> dict[str, str]:
    """What everybody who has sat in a match is called now, by the uuid of the seat's row."""
    rows = session.execute(
        select(PLAYER.c.uid, now("name"))
        .join(SEAT, SEAT.c.player_id == PLAYER.c.id)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(SEAT.c.match_id == match)
    )
    return {uid: name for uid, name in rows}  # noqa: C416 - rows unpack, tuples they are not


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Who is at the table of a match.

    Attributes:
        seats: in seat order, the side and the person.
        sides: the name of each side; None where it is called by its players.
    """

    seats: list[tuple[int, StoredPerson]]
    sides: dict[int, str | None]


_SEATED_NOW = (
    select(SEAT.c.match_id, SEAT.c.side, SIDE.c.name, now("uid"), now("name"))
    .join(MATCH, MATCH.c.id == SEAT.c.match_id)
    .join(SIDE, and_(SIDE.c.match_id == SEAT.c.match_id, SIDE.c.position == SEAT.c.side))
    .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
    .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
    .where(SEAT.c.match_id.in_(bindparam("ids", expanding=True)))
    .where(SEAT.c.lineup == MATCH.c.lineup)
    .order_by(SEAT.c.match_id, SEAT.c.position)
)


def seated_now(session: Session, ids: Collection[int]) -> dict[int, Table]:
    """Who is at the table of each of some matches."""
    tables = {match: Table(seats=[], sides={}) for match in ids}
    for match, side, side_name, uid, name in session.execute(
        _SEATED_NOW, {"ids": list(ids)}
    ).all():
        tables[match].seats.append((side, StoredPerson(uid=uid, name=name)))
        tables[match].sides[side] = side_name
    return tables


def find(session: Session, name: str) -> StoredPerson | None:
    """The person of this name, however it is capitalised; of several, the last seated."""
    last_seated = (
        select(func.max(SEAT.c.match_id)).where(SEAT.c.player_id == PLAYER.c.id).scalar_subquery()
    )
    row = session.execute(
        select(now("uid"), now("name"))
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(PLAYER.c.name_key == name_key(name))
        .order_by(last_seated.desc().nulls_last(), PLAYER.c.id)
    ).first()
    return None if row is None else StoredPerson(uid=row[0], name=row[1])


def find_or_add(session: Session, name: str) -> StoredPerson:
    """The person of this name, new where nobody has it yet."""
    found = find(session, name)
    if found is None:
        found = StoredPerson(uid=str(uuid4()), name=tidy(name))
        session.execute(
            insert(PLAYER).values(uid=found.uid, name=found.name, name_key=name_key(name))
        )
    return found


def everybody(session: Session) -> tuple[tuple[StoredPerson, int], ...]:
    """All people with the number of their matches, the last seated first."""
    in_the_bin = select(MATCH.c.id).where(MATCH.c.binned_at.is_not(None))
    sat = select(SEAT.c.player_id, SEAT.c.match_id).distinct()
    sat_in = sat.where(SEAT.c.match_id.not_in(in_the_bin)).subquery()
    seated = session.execute(
        select(sat_in.c.player_id, func.count(), func.max(sat_in.c.match_id)).group_by(
            sat_in.c.player_id
        )
    ).all()
    counts = {player: (matches, last) for player, matches, last in seated}
    people = {
        row: (person, row if into is None else into)
        for row, uid, name, into in session.execute(
            select(PLAYER.c.id, PLAYER.c.uid, PLAYER.c.name, PLAYER.c.merged_into)
        ).all()
        for person in [StoredPerson(uid=uid, name=name)]
    }
    totals: dict[int, tuple[int, int]] = {}
    for row, (_, kept) in people.items():
        matches, last = counts.get(row, (0, 0))
        before = totals.get(kept, (0, 0))
        totals[kept] = (before[0] + matches, max(before[1], last))
    order = sorted(totals, key=lambda row: (-totals[row][1], name_key(people[row][0].name)))
    return tuple((people[row][0], totals[row][0]) for row in order)


def by_uid(session: Session, uid: str) -> StoredPerson | None:
    """The person of a uuid, or whom that spelling was merged into."""
    row = session.execute(
        select(now("uid"), now("name"))
        .select_from(PLAYER)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(PLAYER.c.uid == uid)
    ).first()
    return None if row is None else StoredPerson(uid=row[0], name=row[1])


def spellings(session: Session, uid: str) -> tuple[str, ...]:
    """The uuids of all that were merged into a person."""
    return tuple(
        session.execute(
            select(PLAYER.c.uid)
            .join(KEPT, KEPT.c.id == PLAYER.c.merged_into)
            .where(KEPT.c.uid == uid)
        ).scalars()
    )


def sat_together(session: Session, one: str, other: str) -> bool:
    """Whether two people have sat at one table at the same time."""
    here, there = SEAT.alias("here"), SEAT.alias("there")
    return (
        session.execute(
            select(here.c.id)
            .join(
                there, and_(there.c.match_id == here.c.match_id, there.c.lineup == here.c.lineup)
            )
            .where(here.c.player_id.in_(_rows_of(one)), there.c.player_id.in_(_rows_of(other)))
            .limit(1)
        ).first()
        is not None
    )


def _rows_of(uid: str) -> Select[tuple[int]]:
    """A person's rows: under each spelling."""
    return (
        select(PLAYER.c.id)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(now("uid") == uid)
    )


def seated_elsewhere(session: Session, person: str, match: int) -> bool:
    """Whether a person has sat in any other match."""
    return (
        session.execute(
            select(SEAT.c.id)
            .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
            .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
            .where(now("uid") == person, SEAT.c.match_id != match)
            .limit(1)
        ).first()
        is not None
    )
