"""A damaged history that no longer says where its tables are, told so by another.

SQLite lists the tables of a file on its first page and, where that is too small, on others that
the first one names. In histories made by the same version the tables begin alike.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from scorekeeper.store.raw_rows import connect

PAGE = 4096
"""Bytes of a page of SQLite's."""

HEADER = 100
"""Bytes before the first page's own list begins."""

INTERIOR = 5
"""The kind of page that only names others."""


def borrow_contents(broken: Path, fresh: Path) -> None:
    """Give a history that cannot say where its tables are what another says of them.

    Rows that then turn out to be none are not taken.
    """
    with fresh.open("rb") as opened:
        first = opened.read(PAGE)
    if _is_legible(broken):
        return
    # Nothing of the other's size and free pages: SQLite then goes by the file itself.
    own = bytearray(first)
    own[24:28], own[28:40] = bytes(4), bytes(12)
    with broken.open("r+b") as opened:
        opened.write(own)
    if not _is_legible(broken):
        _copy(fresh, broken, pages_of_contents(first))


def _is_legible(file: Path) -> bool:
    """Whether it can be read where all the tables are."""
    with closing(connect(file)) as connection, suppress(sqlite3.DatabaseError):
        return bool(
            connection.execute("SELECT count(*), max(sql) FROM sqlite_schema").fetchone()[0]
        )
    return False


def pages_of_contents(first: bytes) -> list[int]:
    """The numbers, from 1, of the pages on which the list of tables goes on."""
    if first[HEADER] != INTERIOR:
        return []
    count = int.from_bytes(first[HEADER + 3 : HEADER + 5], "big")
    cells = (HEADER + 12 + 2 * cell for cell in range(count))
    starts = [int.from_bytes(first[cell : cell + 2], "big") for cell in cells]
    return [int.from_bytes(first[at : at + 4], "big") for at in (*starts, HEADER + 8)]


def _copy(source: Path, target: Path, pages: Iterable[int]) -> None:
    with source.open("rb") as reading, target.open("r+b") as writing:
        for page in pages:
            reading.seek((page - 1) * PAGE)
            writing.seek((page - 1) * PAGE)
            writing.write(reading.read(PAGE))
