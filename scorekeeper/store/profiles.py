"""Rules kept under a name of the table's own."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlmodel import Session

from scorekeeper.rules.names import tidy
from scorekeeper.store.names import name_key
from scorekeeper.store.records import StoredProfile
from scorekeeper.store.side_tables import PROFILE


def every(session: Session) -> tuple[StoredProfile, ...]:
    """All profiles, the one changed last first."""
    rows = session.execute(_read().order_by(PROFILE.c.changed_at.desc(), PROFILE.c.id.desc()))
    return tuple(_stored(row) for row in rows.all())


def by_uid(session: Session, uid: str) -> StoredProfile | None:
    """The profile of a uuid."""
    row = session.execute(_read().where(PROFILE.c.uid == uid)).first()
    return None if row is None else _stored(row)


def called(session: Session, name: str) -> StoredProfile | None:
    """The profile of this name, however it is capitalised."""
    row = session.execute(_read().where(PROFILE.c.name_key == name_key(name))).first()
    return None if row is None else _stored(row)


def put(session: Session, profile: StoredProfile) -> None:
    """Keep a profile, instead of what was kept under its uuid before."""
    fields = {
        "name": tidy(profile.name),
        "name_key": name_key(profile.name),
        "rules": profile.rules,
        "rules_format": profile.rules_format,
        "preset_id": profile.preset_id,
        "changed_at": profile.changed_at,
    }
    here = PROFILE.c.uid == profile.uid
    if session.execute(select(PROFILE.c.id).where(here)).first() is None:
        session.execute(insert(PROFILE).values(uid=profile.uid, **fields))
    else:
        session.execute(update(PROFILE).where(here).values(**fields))


def drop(session: Session, uid: str) -> None:
    """Keep a profile no longer."""
    session.execute(delete(PROFILE).where(PROFILE.c.uid == uid))


def last_changed_at(session: Session) -> datetime | None:
    """When any of those there are was changed last, in UTC; None where there is none."""
    last: datetime | None = session.execute(select(func.max(PROFILE.c.changed_at))).scalar()
    return last


def _read() -> Select[tuple[object, ...]]:
    columns = ("uid", "name", "rules", "rules_format", "preset_id", "changed_at")
    return select(*(PROFILE.c[name] for name in columns))


def _stored(row: Row[tuple[object, ...]]) -> StoredProfile:
    return StoredProfile(**row._mapping)  # noqa: SLF001 - the name is public, says SQLAlchemy
