"""People in the history."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from uuid import uuid4

from sqlalchemy import Select, and_, func, insert, select
from sqlalchemy.sql.expression import ColumnElement
from sqlmodel import Session

from scorekeeper.store.names import name_key, tidy
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.tables import MATCH, PLAYER, SEAT

KEPT = PLAYER.alias("kept")
"""The person that another spelling was merged into."""


def _now(column: str) -> ColumnElement[str]:
    """Somebody's uuid or name, through a merger."""
    return func.coalesce(KEPT.c[column], PLAYER.c[column])


def seated_names(session: Session, match: int) -> Iterator[tuple[int, int, StoredPerson]]:
    """Who sits in a match: lineup, side and person, in order of lineup and seat."""
    rows = session.execute(
        select(SEAT.c.lineup, SEAT.c.side, _now("uid"), _now("name"))
        .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(SEAT.c.match_id == match)
        .order_by(SEAT.c.lineup, SEAT.c.position)
    )
    for lineup, side, uid, name in rows:
        yield lineup, side, StoredPerson(uid=uid, name=name)


def called(session: Session, match: int) -> dict[str, str]:
    """What everybody who has sat in a match is called now, by the uuid of the seat's row."""
    rows = session.execute(
        select(PLAYER.c.uid, _now("name"))
        .join(SEAT, SEAT.c.player_id == PLAYER.c.id)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(SEAT.c.match_id == match)
    )
    return {uid: name for uid, name in rows}  # noqa: C416 - rows unpack, tuples they are not


def seated_now(
    session: Session, ids: Collection[int]
) -> defaultdict[int, list[tuple[int, StoredPerson]]]:
    """Who sits at the table of each of some matches: side and person, in seat order."""
    rows = session.execute(
        select(SEAT.c.match_id, SEAT.c.side, _now("uid"), _now("name"))
        .join(MATCH, MATCH.c.id == SEAT.c.match_id)
        .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(SEAT.c.match_id.in_(ids), SEAT.c.lineup == MATCH.c.lineup)
        .order_by(SEAT.c.match_id, SEAT.c.position)
    )
    seats: defaultdict[int, list[tuple[int, StoredPerson]]] = defaultdict(list)
    for match, side, uid, name in rows:
        seats[match].append((side, StoredPerson(uid=uid, name=name)))
    return seats


def find(session: Session, name: str) -> StoredPerson | None:
    """The person of this name, however it is capitalised; of several, the last seated."""
    last_seated = (
        select(func.max(SEAT.c.match_id)).where(SEAT.c.player_id == PLAYER.c.id).scalar_subquery()
    )
    row = session.execute(
        select(_now("uid"), _now("name"))
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
    person = func.coalesce(PLAYER.c.merged_into, PLAYER.c.id)
    counts = (
        select(
            person.label("person"),
            func.count(MATCH.c.id.distinct()).label("matches"),
            func.max(MATCH.c.started_at).label("last"),
        )
        .outerjoin(SEAT, SEAT.c.player_id == PLAYER.c.id)
        .outerjoin(MATCH, and_(MATCH.c.id == SEAT.c.match_id, MATCH.c.binned_at.is_(None)))
        .group_by(person)
        .subquery()
    )
    rows = session.execute(
        select(PLAYER.c.uid, PLAYER.c.name, counts.c.matches)
        .join(counts, counts.c.person == PLAYER.c.id)
        .order_by(counts.c.last.desc().nulls_last(), PLAYER.c.name_key)
    )
    return tuple((StoredPerson(uid=uid, name=name), matches) for uid, name, matches in rows)


def by_uid(session: Session, uid: str) -> StoredPerson | None:
    """The person of a uuid, or whom that spelling was merged into."""
    row = session.execute(
        select(_now("uid"), _now("name"))
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
        .where(_now("uid") == uid)
    )


def seated_elsewhere(session: Session, person: str, match: int) -> bool:
    """Whether a person has sat in any other match."""
    return (
        session.execute(
            select(SEAT.c.id)
            .join(PLAYER, PLAYER.c.id == SEAT.c.player_id)
            .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
            .where(_now("uid") == person, SEAT.c.match_id != match)
            .limit(1)
        ).first()
        is not None
    )
