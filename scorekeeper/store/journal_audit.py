"""Whether the rows of a match are what its journal says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from sqlalchemy import select
from sqlmodel import Session

from scorekeeper.store.journal import told
from scorekeeper.store.records import StoredMatch
from scorekeeper.store.row_images import fold, whole_image
from scorekeeper.store.seat_kinds import Fields
from scorekeeper.store.tables import HAND

Rows: TypeAlias = Mapping[str, Fields | None]


def discrepancy(session: Session, match: StoredMatch) -> str | None:
    """The first thing about a match that its journal says otherwise, or None."""
    numbers = [entry.number for entry in match.journal]
    if numbers != list(range(1, match.version + 1)):
        return f"its journal should have {match.version} entries and has {len(numbers)}"
    expected = fold(image for _, image in told(session, match.row))
    # What people are called is theirs, and may be changed from any match.
    expected.pop("people", None)
    hands = session.execute(select(HAND.c.uid).where(HAND.c.match_id == match.row)).scalars()
    keys = {table: list(rows) for table, rows in expected.items()}
    keys["hands"] = [*hands]
    actual = whole_image(session, match.row, keys)
    for table in keys:
        if _differ(expected.get(table, {}), actual[table]):
            return f"its {table} are not as its journal says"
    return None


def _differ(expected: Rows, actual: Rows) -> bool:
    if expected.keys() != actual.keys():
        return True
    # An old entry of the journal knows nothing of fields that came with a later format.
    pairs = [(row or {}, actual[key] or {}) for key, row in expected.items()]
    return any(fields[name] != row[name] for row, fields in pairs for name in row)
