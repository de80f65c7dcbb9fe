"""Whether the file of a history is sound, found out before it is used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

MAGIC = b"SQLite format 3\x00"
QUICK = 4 * 2**20
"""Up to this size, in bytes, a file is read through at every opening."""
DAMAGE_CODES = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def suspicion(file: Path) -> Path:
    """The mark left beside a history in which damage was met while it was used."""
    return file.with_name(f"{file.name}-suspect")


def damage_of(file: Path, *, thorough: bool = False) -> str | None:
    """What is wrong with the file of a history, or None.

    A large file is read through only if damage was met in it before; otherwise what is
    cheap to see is looked at, and the daily backup reads the rest.

    Args:
        file: the history.
        thorough: read it through whatever its size.
    """
    size = file.stat().st_size
    if size == 0:
        return "it is empty"
    with file.open("rb") as opened:
        header = opened.read(100)
    if not header.startswith(MAGIC):
        return "it is not a database"
    log = Path(f"{file}-wal")
    if (not log.exists() or log.stat().st_size == 0) and size < _size_in(header):
        return "its end is missing"
    return fault_in(file, thorough=thorough or size <= QUICK or suspicion(file).exists())


def fault_in(file: Path, *, thorough: bool) -> str | None:
    """The first fault that SQLite itself finds in a file, or None."""
    with closing(sqlite3.connect(file, timeout=5)) as connection:
        try:
            if thorough:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                return None if found == "ok" else str(found).splitlines()[-1]
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in DAMAGE_CODES:
                raise
            return str(error)
    return None


def _size_in(header: bytes) -> int:
    """How long a file must be by its own header, in bytes."""
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return pages * (65536 if page == 1 else page)


def fault_of(connection: Connection) -> str | None:
    """The first thing wrong with an open database, read through, or None."""
    if connection.dialect.name != "sqlite":
        return None
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        return str(found)
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if lost is None else f"a {lost[0]} belongs to a {lost[2]} that is missing"
