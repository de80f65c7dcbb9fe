"""Journals begun anew, for matches that were saved without theirs."""

from __future__ import annotations

from sqlalchemy import Engine, Select, select, update
from sqlmodel import Session

from scorekeeper.store import database
from scorekeeper.store.journal import STARTED
from scorekeeper.store.row_images import Image, whole_image
from scorekeeper.store.tables import HAND, MATCH, OPERATION, PLAYER, RULING, SEAT, SIDE


def write_beginnings(engine: Engine) -> None:
    """Let journals that say nothing begin with all the rows that there are of their match."""
    with database.writing(engine) as session:
        started = session.execute(
            select(MATCH.c.id, MATCH.c.uid, OPERATION.c.id, OPERATION.c.after)
            .join(OPERATION, OPERATION.c.match_id == MATCH.c.id)
            .where(OPERATION.c.kind == STARTED, MATCH.c.version == 1)
        ).all()
        for match, uid, operation, after in started:
            if not after:
                image = _beginning(session, match, uid)
                session.execute(
                    update(OPERATION).where(OPERATION.c.id == operation).values(after=image)
                )


def _beginning(session: Session, match: int, uid: str) -> Image:
    def keys(wanted: Select[tuple[object]]) -> list[str]:
        return [str(key) for key in session.execute(wanted).scalars()]

    seats = session.execute(
        select(SEAT.c.lineup, SEAT.c.position).where(SEAT.c.match_id == match)
    ).all()
    people = select(PLAYER.c.uid).join(SEAT, SEAT.c.player_id == PLAYER.c.id)
    return whole_image(
        session,
        match,
        {
            "people": keys(people.where(SEAT.c.match_id == match)),
            "match": [uid],
            "rulings": keys(select(RULING.c.number).where(RULING.c.match_id == match)),
            "sides": keys(select(SIDE.c.position).where(SIDE.c.match_id == match)),
            "seats": [f"{lineup}/{position}" for lineup, position in seats],
            "hands": keys(select(HAND.c.uid).where(HAND.c.match_id == match)),
        },
    )
