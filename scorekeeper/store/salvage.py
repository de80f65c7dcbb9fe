"""Reading what can still be read of a damaged database.

SQLite gives up at the first bad page it meets. Here reading begins again behind it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, TypeAlias

from scorekeeper.store.health import DAMAGE_CODES

Record: TypeAlias = dict[str, Any]

BEYOND = 2**40
"""No row has so high a number."""
ONE_BY_ONE = 300
"""So many rows may be lost with one page; behind that, larger steps are taken."""


def readable_rows(connection: sqlite3.Connection, table: str) -> Iterator[Record]:
    """Every row of a table that can be read, by column, in no order.

    Args:
        connection: to the damaged database.
        table: one with a whole number as its primary key, called ``id``.
    """
    read_to = behind = 0
    tries = 0
    while behind < BEYOND:
        try:
            for row in _rows(connection, table, f"id > {behind} ORDER BY id"):
                if behind > read_to:
                    yield from _backwards(connection, table, behind, read_to)
                read_to = behind = row["id"]
                tries = 0
                yield row
        except sqlite3.DatabaseError as error:
            if _is_absent(connection, table):
                return
            if error.sqlite_errorcode & 0xFF not in DAMAGE_CODES:
                raise
        else:
            yield from _backwards(connection, table, behind, read_to)
            return
        tries += 1
        behind += 1 if tries < ONE_BY_ONE else (behind - read_to) // 2


def _is_absent(connection: sqlite3.Connection, table: str) -> bool:
    """Whether the database knows of no such table."""
    try:
        known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (table,))
        return known.fetchone() is None
    except sqlite3.DatabaseError:
        return True


def _backwards(
    connection: sqlite3.Connection, table: str, start: int, end: int
) -> Iterator[Record]:
    """The rows that a large step passed over, read from behind up to the damage."""
    if start <= end:
        return
    where = f"id <= {start} AND id > {end} ORDER BY id DESC"
    try:
        yield from _rows(connection, table, where)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in DAMAGE_CODES:
            raise


def _rows(connection: sqlite3.Connection, table: str, where: str) -> Iterator[Record]:
    # Not by an index: those may be damaged too, and are made anew.
    cursor = connection.execute(
        f'SELECT * FROM "{table}" NOT INDEXED WHERE {where}'  # noqa: S608 - our own names
    )
    names = [column[0] for column in cursor.description]
    for values in cursor:
        yield dict(zip(names, values, strict=True))
