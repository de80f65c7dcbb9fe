"""Making a history in the newest format, or bringing it there: step by step, forward only."""

from __future__ import annotations

from importlib import import_module

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect

from scorekeeper.store.database import WRITES
from scorekeeper.store.errors import HistoryDamaged, HistoryForeign, HistoryNewer
from scorekeeper.store.migrations import FORMATS, NEWEST
from scorekeeper.store.tables import metadata

APPLICATION_ID = 0x3500_5343
"""Tells our file from another program's database, before its tables are looked at."""

VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), primary_key=True),
)
"""Where Alembic keeps the format, so that its own tools understand our histories."""


def format_of(connection: Connection, name: str) -> str | None:
    """The format of a history; None for an empty database.

    Args:
        connection: to the history.
        name: what the history is called, for the sentences.

    Raises:
        HistoryForeign: a database of another program.
        HistoryNewer: the format is not known to this version.
    """
    looked = inspect(connection)
    if not looked.has_table(VERSION.name):
        if looked.get_table_names():
            raise HistoryForeign(name)
        return None
    found = connection.execute(VERSION.select()).scalar()
    if found is None:
        return None
    if not isinstance(found, str) or found not in FORMATS:
        if not looked.has_table("operation"):
            raise HistoryForeign(name)
        raise HistoryNewer(name, str(found))
    return found


def upgrade(engine: Engine, name: str, *, to: str = NEWEST) -> None:
    """Take a history to a format, or make it, all in one transaction.

    Two programs may start at once: the second finds the work done.
    """
    with engine.connect().execution_options(**{WRITES: True}) as connection:
        sqlite = engine.dialect.name == "sqlite"
        if sqlite:
            # Rebuilding a table that others refer to would delete their rows.
            connection.connection.driver_connection.execute(  # type: ignore[union-attr]
                "PRAGMA foreign_keys = OFF"
            )
        try:
            with connection.begin():
                _lead(connection, name, to)
                if sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise HistoryDamaged("rows refer to others that are missing")
        finally:
            if sqlite:
                connection.connection.driver_connection.execute(  # type: ignore[union-attr]
                    "PRAGMA foreign_keys = ON"
                )


def _lead(connection: Connection, name: str, to: str) -> None:
    found = format_of(connection, name)
    if found is None and to == NEWEST:
        _make(connection)
    elif not _take_steps(connection, found, to):
        return
    VERSION.create(connection, checkfirst=True)
    connection.execute(VERSION.delete())
    connection.execute(VERSION.insert().values(version_num=to))


def _make(connection: Connection) -> None:
    """Make a new history as its tables are described, which is where the steps lead to.

    Whoever starts the app for the first time then neither waits for Alembic nor has it in memory.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    metadata.create_all(connection)


def _take_steps(connection: Connection, found: str | None, to: str) -> bool:
    """Take a history from the format found to another; whether there was any way to go."""
    formats = list(FORMATS)
    start = formats.index(found) + 1 if found else 0
    steps = formats[start : formats.index(to) + 1]
    if not steps:
        return False
    # Imported here: Alembic is needed after an update only.
    from alembic.operations import Operations  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    operations = Operations(MigrationContext.configure(connection))
    for step in steps:
        module = import_module(f"scorekeeper.store.migrations.{FORMATS[step]}")
        module.upgrade(operations)
    return True
