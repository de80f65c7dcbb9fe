"""What is kept beside the matches: hands half entered, and what the app remembers."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, insert, select
from sqlmodel import Session

from scorekeeper.store.side_tables import DRAFT, SETTING

_DROP = delete(DRAFT).where(DRAFT.c.match_id == bindparam("row"))


def keep_draft(session: Session, row: int, body: dict[str, Any], at: datetime) -> None:
    """Keep a hand half entered, instead of the one before."""
    drop_draft(session, row)
    session.execute(insert(DRAFT).values(match_id=row, body=body, saved_at=at))


def drop_draft(session: Session, row: int) -> None:
    """Forget the hand half entered."""
    session.execute(_DROP, {"row": row})


def draft_of(session: Session, row: int) -> dict[str, Any] | None:
    """The hand half entered of a match, if there is one."""
    body: dict[str, Any] | None = session.execute(
        select(DRAFT.c.body).where(DRAFT.c.match_id == row)
    ).scalar()
    return body


def remember(session: Session, key: str, value: dict[str, Any] | None) -> None:
    """Keep a value, or forget it with None."""
    session.execute(delete(SETTING).where(SETTING.c.key == key))
    if value is not None:
        session.execute(insert(SETTING).values(key=key, value=value))


def recall(session: Session, key: str) -> dict[str, Any] | None:
    """A value that was kept."""
    value: dict[str, Any] | None = session.execute(
        select(SETTING.c.value).where(SETTING.c.key == key)
    ).scalar()
    return value


def forget_matches(session: Session, uids: Iterable[str]) -> None:
    """Forget every value that was kept of some matches: their keys end in a dot and the uid."""
    gone = set(uids)
    keys = session.execute(select(SETTING.c.key).where(SETTING.c.key.contains("."))).scalars()
    for key in [key for key in keys if key.partition(".")[2] in gone]:
        remember(session, key, None)
