"""Rows read and written past the models, while a history is not whole."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any


def connect(file: Path) -> sqlite3.Connection:
    """A plain connection whose rows are read by column."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.row_factory = sqlite3.Row
    return connection


def tables(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """Our tables that have a row number, with their columns."""
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    found = {
        name: tuple(row["name"] for row in connection.execute(f'PRAGMA table_info("{name}")'))
        for (name,) in names
    }
    return {name: columns for name, columns in found.items() if "id" in columns}


JSON_COLUMNS = frozenset({"rules", "opening", "entry", "before", "after"})


def insert(fresh: sqlite3.Connection, table: str, row: dict[str, Any]) -> int | None:
    """Put in one row, unless what was read makes no sense there; its number."""
    if not all(_is_json(row[name]) for name in JSON_COLUMNS & row.keys()):
        return None
    names = ", ".join(f'"{name}"' for name in row)
    places = ", ".join(f":{name}" for name in row)
    try:
        return fresh.execute(
            f'INSERT INTO "{table}" ({names}) VALUES ({places})',  # noqa: S608 - our own names
            row,
        ).lastrowid
    except (sqlite3.IntegrityError, sqlite3.OperationalError):
        return None


def _is_json(text: object) -> bool:
    if text is None:
        return True
    try:
        json.loads(str(text))
    except ValueError:
        return False
    return True
