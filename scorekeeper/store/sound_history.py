"""A sound history, made of what can be read of a damaged one and of its newest sound backup."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

from scorekeeper.store import backups
from scorekeeper.store.borrowed_schema import borrow_contents
from scorekeeper.store.database import engine_for
from scorekeeper.store.errors import HistoryError
from scorekeeper.store.fill_from_backup import fill_from
from scorekeeper.store.health import fault_in
from scorekeeper.store.journal_beginnings import write_beginnings
from scorekeeper.store.location import at_file
from scorekeeper.store.migrations import FORMATS, NEWEST
from scorekeeper.store.raw_rows import connect
from scorekeeper.store.repair import mend, pour
from scorekeeper.store.upgrade import upgrade


def save(broken: Path, fresh: Path, copies: Path) -> tuple[int, int]:
    """Make a sound history of what can be read; its matches, and those from a backup."""
    _make(fresh, NEWEST)
    borrow_contents(broken, fresh)
    known = _format_in(broken)
    if known is None:
        # Nothing says how old it is. Later formats take the rows of earlier ones.
        known = NEWEST
    elif known != NEWEST:
        fresh.unlink()
        _make(fresh, known)
    with closing(connect(fresh)) as into:
        into.execute("BEGIN")
        with closing(connect(broken)) as source:
            pour(source, into)
        doubtful = mend(into)
        into.execute("COMMIT")
    _make(fresh, NEWEST)
    with closing(connect(fresh)) as into:
        into.execute("BEGIN")
        filled = _fill(into, fresh.with_name("backup.db"), copies, doubtful)
        into.execute("COMMIT")
        (matches,) = into.execute("SELECT count(*) FROM match").fetchone()
    engine = engine_for(at_file(fresh))
    try:
        write_beginnings(engine)
    finally:
        engine.dispose()
    return matches, filled


def _format_in(broken: Path) -> str | None:
    """The format of a damaged history, if that much can be read."""
    with closing(connect(broken)) as connection, suppress(sqlite3.DatabaseError):
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if row is not None and row["version_num"] in FORMATS:
            return str(row["version_num"])
    return None


def _make(file: Path, to: str) -> None:
    engine = engine_for(at_file(file))
    try:
        upgrade(engine, str(file), to=to)
    finally:
        engine.dispose()


def _fill(
    into: sqlite3.Connection, scratch: Path, copies: Path, doubtful: Mapping[str, int]
) -> int:
    """Take what is missing from the newest sound backup; the number of matches."""
    for copy in backups.listed(copies):
        shutil.copyfile(copy.path, scratch)
        with suppress(HistoryError, sqlite3.DatabaseError):
            if fault_in(scratch, thorough=True) is None:
                _make(scratch, NEWEST)
                with closing(connect(scratch)) as source:
                    return fill_from(into, source, doubtful)
    return 0
