"""Two spellings made one person: whom a row of the people stands for now."""

from __future__ import annotations

from sqlalchemy import func
from sqlalchemy.sql.expression import ColumnElement

from scorekeeper.store.tables import PLAYER

KEPT = PLAYER.alias("kept")
"""The person that another spelling was merged into, to be joined by ``merged_into``."""


def now(column: str) -> ColumnElement[str]:
    """Somebody's uuid or name, through a merger."""
    return func.coalesce(KEPT.c[column], PLAYER.c[column])
