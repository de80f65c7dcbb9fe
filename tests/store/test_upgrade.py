from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

from scorekeeper.store.database import engine_for
from scorekeeper.store.errors import HistoryForeign, HistoryNewer
from scorekeeper.store.history import History
from scorekeeper.store.location import at_file, locate
from scorekeeper.store.migrations import FORMATS, NEWEST
from scorekeeper.store.tables import metadata
from scorekeeper.store.upgrade import format_of, upgrade


@pytest.fixture(params=["made", "led there by all the steps"])
def new(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty history in the newest format, come about in either way."""
    engine = engine_for(locate(data_dir=tmp_path))
    if request.param != "made":
        upgrade(engine, "history.db", to=next(iter(FORMATS)))
    upgrade(engine, "history.db")
    yield engine
    engine.dispose()


def test_a_new_history_has_the_tables_as_they_are_described(new: Engine) -> None:
    with new.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert format_of(connection, "history.db") == NEWEST


def test_a_history_made_is_one_led_there_by_all_the_steps(tmp_path: Path) -> None:
    # Alembic compares neither CHECKs nor what only SQLite knows: here it is sentence by sentence.
    made, led = engine_for(at_file(tmp_path / "made.db")), engine_for(at_file(tmp_path / "led.db"))
    upgrade(made, "made.db")
    for number in FORMATS:
        upgrade(led, "led.db", to=number)
    assert _everything_of(made) == _everything_of(led)


def _everything_of(engine: Engine) -> dict[str, object]:
    """What each sentence of a schema says, in whatever order; and whose file it is."""
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_schema").all()
        whose = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    engine.dispose()
    return {**{name: _parts(" ".join((sql or "").split())) for name, sql in rows}, "whose": whose}


def _parts(sentence: str) -> set[str]:
    start, _, rest = sentence.partition("(")
    listed, _, end = rest.rpartition(")")
    not_in_brackets = r",\s*(?![^()]*\))"
    return {start.strip(), end.strip(), *map(str.strip, re.split(not_in_brackets, listed))}


def test_a_new_history_is_made_without_alembic(tmp_path: Path) -> None:
    program = """
import sys
from pathlib import Path
from scorekeeper.scorebook.book import Scorebook
Scorebook.open(data_dir=Path(sys.argv[1])).close()
assert "alembic" not in sys.modules
"""
    command = [sys.executable, "-c", program, str(tmp_path)]
    subprocess.run(command, check=True)


def test_a_history_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    location = locate(data_dir=tmp_path)
    History.open(location).close()
    engine = engine_for(location)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9001'")
    engine.dispose()
    assert location.file is not None
    before = location.file.read_bytes()
    with pytest.raises(HistoryNewer, match=r"newer version .* format is 9001"):
        History.open(location)
    assert location.file.read_bytes() == before


@pytest.mark.parametrize(
    "foreign",
    [
        "CREATE TABLE recipe (name TEXT)",
        (
            "CREATE TABLE alembic_version (version_num TEXT);"
            "INSERT INTO alembic_version VALUES ('ab12')"
        ),
    ],
)
def test_a_database_of_another_program_is_refused_and_left_alone(
    tmp_path: Path, foreign: str
) -> None:
    location = locate(f"sqlite:///{tmp_path}/recipes.db")
    engine = engine_for(location)
    with engine.connect() as connection:
        connection.connection.driver_connection.executescript(foreign)  # type: ignore[union-attr]
    engine.dispose()
    with pytest.raises(HistoryForeign, match="another program"):
        History.open(location)
