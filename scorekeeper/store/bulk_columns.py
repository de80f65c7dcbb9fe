"""The columns that rows from elsewhere have, and what they are to other databases."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import JSON, Table

from scorekeeper.store.side_tables import STANDING, WORD
from scorekeeper.store.tables import HAND, MATCH, OPERATION, PLAYER, RULING, SEAT, SIDE
from scorekeeper.store.times import UtcTime

Values: TypeAlias = tuple[str | int | None, ...]

COLUMNS: Final = {
    PLAYER: ("id", "uid", "name", "name_key"),
    MATCH: (
        "id",
        "uid",
        "title",
        "note",
        "rules",
        "rules_format",
        "rules_name",
        "preset_id",
        "first_dealer",
        "opening",
        "lineup",
        "ruling",
        "started_at",
        "started_offset",
        "ended_how",
        "ended_by",
        "ended_at",
        "ended_offset",
        "changed_at",
        "version",
    ),
    SIDE: ("match_id", "position", "name"),
    SEAT: ("match_id", "lineup", "position", "side", "player_id"),
    RULING: (
        "match_id",
        "number",
        "rules",
        "rules_format",
        "rules_name",
        "preset_id",
    ),
    HAND: (
        "match_id",
        "uid",
        "position",
        "lineup",
        "ruling",
        "entry",
        "note",
        "entered_at",
        "entered_offset",
    ),
    OPERATION: (
        "match_id",
        "number",
        "kind",
        "hand",
        "of_number",
        "before",
        "after",
        "made_at",
        "made_offset",
    ),
    STANDING: (
        "match_id",
        "version",
        "scored_by",
        "over",
        "hands",
        "totals",
        "outcome",
        "last_at",
    ),
    WORD: ("word", "match_id"),
}
"""What is written of each table, in the order in which rows need one another."""


def understood(table: Table, row: Values) -> dict[str, Any]:
    """A row as any database takes it through SQLAlchemy."""
    values: dict[str, Any] = dict(zip(COLUMNS[table], row, strict=True))
    for name, value in values.items():
        kind = table.c[name].type
        if value is not None and isinstance(kind, JSON):
            values[name] = json.loads(value)
        elif value is not None and isinstance(kind, UtcTime):
            values[name] = datetime.fromisoformat(f"{value}+00:00")
    return values
