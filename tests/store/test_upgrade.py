from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from scorekeeper.store.database import engine_for
from scorekeeper.store.errors import HistoryForeign, HistoryNewer
from scorekeeper.store.history import History
from scorekeeper.store.location import locate
from scorekeeper.store.tables import metadata


def test_the_steps_lead_to_the_tables_as_they_are_described(tmp_path: Path) -> None:
    location = locate(data_dir=tmp_path)
    History.open(location).close()
    engine = engine_for(location)
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_every_check_is_described_and_made_alike(tmp_path: Path) -> None:
    # Alembic compares no CHECKs: the sentences that make the tables are compared here.
    location = locate(data_dir=tmp_path)
    History.open(location).close()
    made, described = engine_for(location), engine_for(locate("sqlite://"))
    metadata.create_all(described)
    sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name"

    def checks(engine: object) -> dict[str, set[str]]:
        with engine.connect() as connection:  # type: ignore[attr-defined]
            rows = connection.exec_driver_sql(sql).all()
        return {
            name: {line.strip().rstrip(",") for line in text.splitlines() if "CHECK" in line}
            for name, text in rows
            if name != "alembic_version"
        }

    assert checks(made) == checks(described)
    made.dispose()
    described.dispose()


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
