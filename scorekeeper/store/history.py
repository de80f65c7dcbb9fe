"""The history, opened: looks at it and changes to it."""

from __future__ import annotations

from contextlib import AbstractContextManager

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from scorekeeper.store import database
from scorekeeper.store.errors import HistoryUnreachable
from scorekeeper.store.location import Location, make_writable
from scorekeeper.store.migrations import NEWEST
from scorekeeper.store.upgrade import format_of, upgrade


class History:
    """Every match, kept in a database. Safe to use from several threads at once."""

    def __init__(self, engine: Engine, location: Location) -> None:
        self._engine = engine
        self.location = location

    @classmethod
    def open(cls, location: Location) -> History:
        """Open the history at a place, made or brought to the newest format if need be.

        Raises:
            HistoryError: it cannot be; the kind says why.
        """
        if location.file is not None:
            make_writable(location.file.parent)
        engine = _engine_for(location)
        name = str(location)
        try:
            with database.plainly(), engine.connect() as connection:
                found = format_of(connection, name)
            if found != NEWEST:
                with database.plainly():
                    upgrade(engine, name)
        except SQLAlchemyError as error:
            engine.dispose()
            raise HistoryUnreachable(name, _reason(error)) from error
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, location)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def reading(self) -> AbstractContextManager[Session]:
        """A look at the history, all of it as of one moment."""
        return database.reading(self._engine)

    def writing(self) -> AbstractContextManager[Session]:
        """One change: on disk when the block has ended, not at all if it raised."""
        return database.writing(self._engine)


def _engine_for(location: Location) -> Engine:
    try:
        return database.engine_for(location)
    except (SQLAlchemyError, ImportError) as error:
        # No such kind of database, or the driver for it is not installed.
        raise HistoryUnreachable(str(location), _reason(error)) from error


def _reason(error: Exception) -> str:
    """The first line of what a library said, without its full stop."""
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0].rstrip(".")
