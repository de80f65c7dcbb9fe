from __future__ import annotations

import os
from pathlib import Path

import pytest

from scorekeeper.store.errors import DataFolderNotWritable, HistoryUnreachable
from scorekeeper.store.history import History
from scorekeeper.store.location import DATABASE_URL, locate


def test_the_folder_asked_for_comes_before_a_packaged_apps(tmp_path: Path) -> None:
    environment = {
        "SCOREKEEPER_DATA_DIR": str(tmp_path / "asked"),
        "FLET_APP_STORAGE_DATA": str(tmp_path / "packaged"),
    }
    assert locate(environment=environment).file == tmp_path / "asked" / "history.db"
    del environment["SCOREKEEPER_DATA_DIR"]
    assert locate(environment=environment).file == tmp_path / "packaged" / "history.db"


def test_without_a_word_it_is_the_platforms_folder_for_data() -> None:
    file = locate(environment={}).file
    assert file is not None
    assert "scorekeeper" in file.parts


def test_a_database_of_any_kind_can_be_named(tmp_path: Path) -> None:
    environment = {DATABASE_URL: "postgresql://ann:secret@club/matches"}
    location = locate(environment=environment)
    assert location.file is None
    assert str(location) == "postgresql://ann:***@club/matches"
    named = locate(f"sqlite:///{tmp_path}/club night.db", environment=environment)
    assert named.file == tmp_path / "club night.db"
    assert named.backups == tmp_path / "backups"


def test_a_folder_named_on_the_command_line_comes_before_an_address_in_the_environment(
    tmp_path: Path,
) -> None:
    environment = {DATABASE_URL: "sqlite:///elsewhere.db"}
    assert locate(data_dir=tmp_path, environment=environment).file == tmp_path / "history.db"


def test_signs_that_mean_something_in_an_address_may_be_in_a_folders_name(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "50% off? #1 & more"
    history = History.open(locate(data_dir=folder))
    history.close()
    assert (folder / "history.db").exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataFolderNotWritable, match="file/under cannot be written to"):
        History.open(locate(data_dir=tmp_path / "file" / "under"))


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_folder_without_the_right_to_write_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(DataFolderNotWritable, match="SCOREKEEPER_DATA_DIR"):
            History.open(locate(data_dir=tmp_path))
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("address", ["nosuch://somewhere/history", "sqlite:////dev/null/x.db"])
def test_an_address_that_leads_nowhere_is_named(address: str) -> None:
    with pytest.raises((HistoryUnreachable, DataFolderNotWritable)) as caught:
        History.open(locate(address))
    assert "\n" not in caught.value.message
