"""The database: how it is connected to, and what a transaction is."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlmodel import Session

from scorekeeper.store import errors
from scorekeeper.store.location import Location

Transaction: TypeAlias = Session
"""What the store's functions read from and write to."""

BUSY_SECONDS = 5
"""How long to wait for another program that is writing."""
WRITES = "scorekeeper_writes"
"""Execution option of a connection that is going to write."""
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    # A saved hand survives a power cut; one more commit a hand costs nothing.
    "PRAGMA synchronous = FULL",
    # In KiB, used only as far as there is that much to read: long histories in lists.
    "PRAGMA cache_size = -16384",
)

MEANINGS: dict[int, type[errors.HistoryTrouble]] = {
    sqlite3.SQLITE_BUSY: errors.HistoryBusy,
    sqlite3.SQLITE_LOCKED: errors.HistoryBusy,
    sqlite3.SQLITE_PROTOCOL: errors.HistoryBusy,
    sqlite3.SQLITE_FULL: errors.HistoryFull,
    sqlite3.SQLITE_READONLY: errors.HistoryReadOnly,
    sqlite3.SQLITE_PERM: errors.HistoryReadOnly,
    sqlite3.SQLITE_CORRUPT: errors.HistoryDamaged,
    sqlite3.SQLITE_NOTADB: errors.HistoryDamaged,
    sqlite3.SQLITE_IOERR: errors.HistoryUnwritable,
    sqlite3.SQLITE_CANTOPEN: errors.HistoryUnwritable,
}
"""What SQLite's primary result codes mean to a person."""

to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""How JSON is written into the history."""


def engine_for(location: Location) -> Engine:
    """An engine for the history at a place, of whatever database."""
    is_sqlite = location.url.get_backend_name() == "sqlite"
    # A server may have hung up since it was asked last; a file does not.
    engine = create_engine(location.url, json_serializer=to_json, pool_pre_ping=not is_sqlite)
    if is_sqlite:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # The sqlite3 module begins transactions when it sees fit, and not before DDL: so
    # none of its own, and BEGIN is said by _begin.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: what it reads is then what it changes.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def reading(engine: Engine) -> Iterator[Session]:
    """A look at the history, all of it as of one moment."""
    with plainly(), Session(engine) as session:
        yield session


@contextmanager
def writing(engine: Engine) -> Iterator[Session]:
    """One change: on disk when the block has ended, not at all if it raised."""
    with (
        plainly(),
        engine.connect().execution_options(**{WRITES: True}) as connection,
        Session(connection) as session,
    ):
        yield session
        session.commit()


@contextmanager
def plainly() -> Iterator[None]:
    """Say in a sentence what a database's own error means.

    Raises:
        HistoryError: the kind that fits.
    """
    try:
        yield
    except (DBAPIError, sqlite3.DatabaseError) as error:
        meaning = meaning_of(error)
        if meaning is None:
            raise
        raise meaning from error


def meaning_of(error: DBAPIError | sqlite3.DatabaseError) -> errors.HistoryError | None:
    """What an error of the database means to a person, where it is not a fault of ours."""
    said = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(said, sqlite3.Error):
        code = getattr(said, "sqlite_errorcode", None)
        kind = None if code is None else MEANINGS.get(code & 0xFF)
        return None if kind is None else kind(str(said))
    # What the drivers of servers call so is the server's trouble, or that of the way to it.
    if isinstance(error, OperationalError | InterfaceError):
        return errors.HistoryLost(reason_of(error))
    return None


def reason_of(error: Exception) -> str:
    """The first line of what a library said, without its full stop."""
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0].rstrip(".")
