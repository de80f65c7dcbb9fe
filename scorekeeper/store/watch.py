"""Whether somebody has written to the history: asked often, so it must cost nothing."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from sqlalchemy import Engine, PoolProxiedConnection, func, select

from scorekeeper.store.database import plainly, reading
from scorekeeper.store.tables import MATCH, OPERATION


class Watch:
    """Notices that others have written to a history.

    SQLite counts, for each connection, the times that another one has written; that is asked
    of a connection that does nothing else, without a transaction. Other databases are asked
    for their last change.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        self._last: object = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def is_changed(self) -> bool:
        """Whether anything was written since this was asked last; at first, always.

        Raises:
            HistoryError: the history cannot be read.
        """
        with plainly():
            now = self._count() if self._engine.dialect.name == "sqlite" else self._last_change()
        changed = now != self._last
        self._last = now
        return changed

    def _count(self) -> object:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        try:
            cursor.execute("PRAGMA data_version")
            return cursor.fetchone()
        finally:
            cursor.close()

    def _last_change(self) -> object:
        with reading(self._engine) as session:
            binned = func.count(MATCH.c.binned_at)
            told = session.execute(select(func.max(OPERATION.c.id))).scalar()
            return told, *session.execute(select(binned, func.count(MATCH.c.id))).one()
