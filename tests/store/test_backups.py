from __future__ import annotations

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from threading import Barrier

import pytest

from scorekeeper.store import backups
from scorekeeper.store.backups import Backup, BackupKind
from scorekeeper.store.errors import HistoryDamaged
from scorekeeper.store.history import History
from scorekeeper.store.location import locate
from scorekeeper.store.unfinished import PREFIX
from tests.store.conftest import add_match

NOON = datetime(2026, 11, 27, 12, 0)  # noqa: DTZ001 - the clock of the place


def daily(days_ago: float, kind: BackupKind = BackupKind.DAILY) -> Backup:
    at = NOON - timedelta(days=days_ago)
    return Backup(path=Path(f"{at:%F %T} {kind}"), at=at, kind=kind)


def test_a_copy_is_one_sound_file_taken_while_the_history_is_open(tmp_path: Path) -> None:
    history = History.open(locate(data_dir=tmp_path))
    add_match(history)
    kept = backups.keep(tmp_path / "history.db", tmp_path / "backups", BackupKind.DAILY, NOON)
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [
        "2026-11-27T12-00-00 daily.db"
    ]
    with closing(sqlite3.connect(kept.path)) as connection:
        assert connection.execute("SELECT count(*) FROM seat").fetchone() == (4,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    history.close()


def test_two_copies_of_one_second_have_two_names(tmp_path: Path) -> None:
    History.open(locate(data_dir=tmp_path)).close()
    folder = tmp_path / "backups"
    for _ in range(3):
        backups.keep(tmp_path / "history.db", folder, BackupKind.BEFORE_RESTORE, NOON)
    assert [one.at for one in backups.listed(folder)] == [NOON] * 3


def test_copies_made_at_once_are_all_whole_and_nothing_is_left_beside_them(
    tmp_path: Path,
) -> None:
    history = History.open(locate(data_dir=tmp_path))
    add_match(history)
    folder = tmp_path / "backups"
    file, kind, count = tmp_path / "history.db", BackupKind.BEFORE_RESTORE, 5
    together = Barrier(count)

    def keep(_: int) -> Backup:
        together.wait()
        return backups.keep(file, folder, kind, NOON)

    with ThreadPoolExecutor(count) as pool:
        made = {one.path for one in pool.map(keep, range(count))}
    assert len(made) == count
    assert {one.path for one in backups.listed(folder)} == set(folder.iterdir()) == made
    for path in made:
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT count(*) FROM seat").fetchone() == (4,)
    history.close()


def test_a_name_that_was_only_taken_is_no_backup_and_no_second_one_gets_it(
    tmp_path: Path,
) -> None:
    History.open(locate(data_dir=tmp_path)).close()
    folder = tmp_path / "backups"
    folder.mkdir()
    taken = folder / "2026-11-27T12-00-00 daily.db"
    taken.touch()
    assert backups.listed(folder) == ()
    kept = backups.keep(tmp_path / "history.db", folder, BackupKind.DAILY, NOON)
    assert kept.path != taken
    assert [one.path for one in backups.listed(folder)] == [kept.path]


def test_what_a_crash_left_half_made_is_cleared_up_a_day_later(tmp_path: Path) -> None:
    History.open(locate(data_dir=tmp_path)).close()
    folder = tmp_path / "backups"
    left, busy = folder / f"{PREFIX}left", folder / f"{PREFIX}busy"
    for one in (left, busy):
        one.mkdir(parents=True)
        (one / "copy.db").touch()
    os.utime(left, (0, 0))
    kept = backups.keep(tmp_path / "history.db", folder, BackupKind.DAILY, NOON)
    assert set(folder.iterdir()) == {busy, kept.path}


def test_of_two_kinds_in_one_second_the_later_made_comes_first(tmp_path: Path) -> None:
    History.open(locate(data_dir=tmp_path)).close()
    folder = tmp_path / "backups"
    for kind in (BackupKind.DAILY, BackupKind.BEFORE_RESTORE, BackupKind.BEFORE_UPGRADE):
        backups.keep(tmp_path / "history.db", folder, kind, NOON)
    assert [one.kind for one in backups.listed(folder)] == [
        BackupKind.BEFORE_UPGRADE,
        BackupKind.BEFORE_RESTORE,
        BackupKind.DAILY,
    ]


def test_files_of_other_names_are_not_listed_and_not_thinned_out(tmp_path: Path) -> None:
    (tmp_path / "my own copy.db").touch()
    (tmp_path / "2026-11-27T12-00-00 holiday.db").touch()
    assert backups.listed(tmp_path) == ()
    assert backups.listed(tmp_path / "nowhere") == ()


def test_a_damaged_history_is_not_kept_as_a_backup(tmp_path: Path) -> None:
    history = History.open(locate(data_dir=tmp_path))
    add_match(history)
    history.close()
    file = tmp_path / "history.db"
    with file.open("r+b") as opened:
        opened.seek(4096 * 3)
        opened.write(b"\xa5" * 4096 * 3)
    with pytest.raises(HistoryDamaged):
        backups.keep(file, tmp_path / "backups", BackupKind.DAILY, NOON)
    assert list((tmp_path / "backups").iterdir()) == []


def test_days_weeks_and_months_keep_their_newest(tmp_path: Path) -> None:
    del tmp_path
    every_day = tuple(daily(days) for days in range(700))
    gone = backups.to_thin_out(every_day)
    kept = [one.at.date() for one in every_day if one not in gone]
    assert kept[:7] == [(NOON - timedelta(days=days)).date() for days in range(7)]
    assert len(kept) <= backups.DAYS + backups.WEEKS + backups.MONTHS
    assert (NOON.date() - kept[-1]).days > 300


def test_of_several_on_one_day_the_newest_is_kept() -> None:
    several = tuple(daily(hours / 24) for hours in range(6))
    assert backups.to_thin_out(several) == several[1:]


def test_however_long_the_app_is_used_their_number_is_bounded() -> None:
    kept: tuple[Backup, ...] = ()
    for day in range(2000):
        new = (daily(-day), daily(-day, BackupKind.BEFORE_RESTORE))
        kept = tuple(sorted((*new, *kept), key=lambda one: one.at, reverse=True))
        gone = set(backups.to_thin_out(kept))
        kept = tuple(one for one in kept if one not in gone)
    assert 20 <= len(kept) <= 34
