"""A history that a database server keeps, whatever server it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, OperationalError, ProgrammingError

from scorekeeper.store import database
from scorekeeper.store.errors import HistoryBusy, HistoryLost, HistoryUnreachable
from scorekeeper.store.history import History
from scorekeeper.store.location import Location


class Club(SQLiteDialect_pysqlite):
    """A server at the club: it hangs up on everybody now and then."""

    name = "club"
    supports_statement_cache = True
    pings: list[bool]

    def do_ping(self, dbapi_connection: DBAPIConnection) -> bool:
        """Whether it is still there."""
        type(self).pings.append(True)
        return super().do_ping(dbapi_connection)


class Away(Club):
    """A server that cannot be reached."""

    name = "away"
    supports_statement_cache = True

    def connect(self, *_: object, **__: object) -> DBAPIConnection:
        """Nobody answers."""
        raise OperationalError(None, None, ConnectionError("could not reach the club.\nTry later"))


registry.register("club", __name__, "Club")
registry.register("away", __name__, "Away")


def at(folder: Path, server: str) -> Location:
    return Location(url=make_url(f"{server}:///{folder}/club.db"), folder=folder, file=None)


@pytest.mark.parametrize("kind", [OperationalError, InterfaceError])
def test_a_server_that_hangs_up_is_said_in_a_sentence(kind: type[OperationalError]) -> None:
    hung_up = ConnectionError("server closed the connection.\nThis probably means")
    with (
        pytest.raises(HistoryLost, match=r"does not answer \(server closed the connection\)"),
        database.plainly(),
    ):
        raise kind("SELECT 1", {}, hung_up)


def test_a_fault_of_ours_is_not_blamed_on_the_server() -> None:
    with pytest.raises(ProgrammingError), database.plainly():
        raise ProgrammingError("SELEC 1", {}, ValueError("syntax error"))
    with pytest.raises(sqlite3.OperationalError), database.plainly():
        sqlite3.connect(":memory:").execute("SELECT nothing")


def test_of_a_file_it_is_still_said_what_its_errors_mean(tmp_path: Path) -> None:
    holding = sqlite3.connect(tmp_path / "one.db", isolation_level=None)
    holding.execute("BEGIN EXCLUSIVE")
    other = sqlite3.connect(tmp_path / "one.db", timeout=0)
    with pytest.raises(HistoryBusy), database.plainly():
        other.execute("CREATE TABLE t (x)")
    other.close()
    holding.close()


def test_a_server_is_asked_whether_it_is_there_before_it_is_used_again(tmp_path: Path) -> None:
    Club.pings = []
    engine = database.engine_for(at(tmp_path, "club"))
    for _ in range(3):
        with database.reading(engine) as session:
            session.connection()
    engine.dispose()
    assert Club.pings


def test_one_that_cannot_be_reached_at_first_says_where_it_was_looked_for(tmp_path: Path) -> None:
    with pytest.raises(HistoryUnreachable, match=r"away.*: could not reach the club\.$"):
        History.open(at(tmp_path, "away"))
