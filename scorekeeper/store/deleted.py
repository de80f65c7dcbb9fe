"""The bin: matches that were deleted, kept for a while."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, func, select, update
from sqlmodel import Session

from scorekeeper.store.tables import MATCH


def put_in(session: Session, row: int, at: datetime) -> None:
    """Put a match in the bin."""
    session.execute(update(MATCH).where(MATCH.c.id == row).values(binned_at=at))


def take_out(session: Session, row: int) -> None:
    """Take a match out of the bin."""
    session.execute(update(MATCH).where(MATCH.c.id == row).values(binned_at=None))


def empty(session: Session, before: datetime) -> int:
    """Delete for good what was put in before a moment; how many matches.

    Their people stay.
    """
    old = MATCH.c.binned_at < before
    (count,) = session.execute(select(func.count()).select_from(MATCH).where(old)).one()
    session.execute(delete(MATCH).where(old))
    return int(count)
