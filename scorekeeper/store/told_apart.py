"""Whether everybody at a table can be told apart by name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, and_, exists, or_, select
from sqlmodel import Session

from scorekeeper.store.mergers import KEPT, now
from scorekeeper.store.tables import PLAYER, SEAT, SIDE


def called_alike(session: Session, people: Collection[str]) -> str | None:
    """The name by which one of some people is not told from another at a table, or from a side."""
    known = select(PLAYER.c.id, now("uid").label("uid"), now("name").label("name")).outerjoin(
        KEPT, KEPT.c.id == PLAYER.c.merged_into
    )
    here, there = known.subquery("here"), known.subquery("there")
    seat, other = SEAT.alias("seat_here"), SEAT.alias("seat_there")
    at_one_table = and_(other.c.match_id == seat.c.match_id, other.c.lineup == seat.c.lineup)
    seated = select(here.c.name).join(seat, seat.c.player_id == here.c.id)
    ours = here.c.uid.in_(_uidsnow(people))
    two = seated.join(other, and_(at_one_table, other.c.position != seat.c.position))
    two = two.join(there, there.c.id == other.c.player_id).where(there.c.name == here.c.name, ours)
    partner = exists().where(
        at_one_table, other.c.side == seat.c.side, other.c.position != seat.c.position
    )
    side = seated.join(SIDE, SIDE.c.match_id == seat.c.match_id).where(
        SIDE.c.name == here.c.name, or_(SIDE.c.position != seat.c.side, partner), ours
    )
    names = (session.execute(clash.limit(1)).scalar() for clash in (two, side))
    return next((str(name) for name in names if name is not None), None)


def _uidsnow(people: Collection[str]) -> Select[Any]:
    """The uuids of some people, through mergers."""
    return (
        select(now("uid"))
        .select_from(PLAYER)
        .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
        .where(PLAYER.c.uid.in_(people))
    )
