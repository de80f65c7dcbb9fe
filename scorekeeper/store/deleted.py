"""The bin: matches that were deleted, kept for a while."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select, update
from sqlmodel import Session

from scorekeeper.store import remembered
from scorekeeper.store.tables import MATCH


def put_in(session: Session, row: int, at: datetime) -> None:
    """Put a match in the bin."""
    session.execute(update(MATCH).where(MATCH.c.id == row).values(binned_at=at))


def take_out(session: Session, row: int) -> None:
    """Take a match out of the bin."""
    session.execute(update(MATCH).where(MATCH.c.id == row).values(binned_at=None))


def empty(session: Session, before: datetime) -> int:
    """Delete for good what was put in before a moment; how many matches.

    What is remembered of them goes too, or the same match brought back from a file would
    find it. Their people stay.
    """
    old = MATCH.c.binned_at < before
    uids = session.execute(select(MATCH.c.uid).where(old)).scalars().all()
    remembered.forget_matches(session, uids)
    session.execute(delete(MATCH).where(old))
    return len(uids)
