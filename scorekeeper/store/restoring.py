"""A backup put in the place of the history, after the history was set aside."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scorekeeper.store import backups
from scorekeeper.store.backups import Backup, BackupKind
from scorekeeper.store.database import engine_for, plainly
from scorekeeper.store.errors import BackupDamaged, HistoryForeign, HistoryUnwritable
from scorekeeper.store.health import damage_of
from scorekeeper.store.location import at_file
from scorekeeper.store.raw_rows import connect
from scorekeeper.store.unfinished import made_beside
from scorekeeper.store.upgrade import upgrade


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What is inside a backup.

    Attributes:
        last_at: when the last change in it was made, in UTC; None where there is no match.
    """

    matches: int
    hands: int
    people: int
    last_at: datetime | None


def look_inside(copy: Path) -> Contents:
    """What is inside a backup, without touching it.

    Raises:
        BackupDamaged: it is not sound.
        HistoryForeign: it is no history.
        HistoryNewer: a newer version of the program wrote it.
    """
    with tempfile.TemporaryDirectory(prefix="scorekeeper-") as folder:
        return _contents(_understood(copy, Path(folder)))


def restore(file: Path, copies: Path, copy: Path, at: datetime) -> Backup:
    """Put a backup in the place of the history, all at once.

    Programs that have the history open go on with the restored one.

    Args:
        file: the history.
        copies: the folder of backups, where the present is set aside.
        copy: the backup.
        at: now.

    Returns:
        The present, set aside: restoring that undoes this.

    Raises:
        BackupDamaged, HistoryForeign, HistoryNewer: see ``look_inside``; nothing was done.
        HistoryTrouble: there was no room or right to do it; nothing was done.
    """
    with made_beside(file) as folder, plainly():
        source = _understood(copy, folder)
        aside = backups.keep(file, copies, BackupKind.BEFORE_RESTORE, at)
        with closing(sqlite3.connect(source)) as reading, closing(connect(file)) as writing:
            writing.execute("PRAGMA busy_timeout = 5000")
            reading.backup(writing)
        return aside


def _understood(copy: Path, folder: Path) -> Path:
    """A copy of a backup, sound and of the newest format."""
    source = folder / "backup.db"
    try:
        shutil.copyfile(copy, source)
    except OSError as error:
        raise HistoryUnwritable(f"{copy}: {error.strerror or error}") from error
    # Read through whatever its size: it may take the place of a sound history.
    fault = damage_of(source, thorough=True)
    if fault is not None:
        raise BackupDamaged(str(copy), fault)
    engine = engine_for(at_file(source))
    try:
        with engine.connect() as connection:
            if not connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema").scalar():
                raise HistoryForeign(str(copy))
        upgrade(engine, str(copy))
    finally:
        engine.dispose()
    return source


def _contents(source: Path) -> Contents:
    with closing(connect(source)) as connection:
        count = {
            table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
            for table in ("match", "hand", "player")
        }
        (last,) = connection.execute("SELECT max(changed_at) FROM match").fetchone()
    return Contents(
        matches=count["match"],
        hands=count["hand"],
        people=count["player"],
        last_at=None if last is None else datetime.fromisoformat(f"{last}+00:00"),
    )
