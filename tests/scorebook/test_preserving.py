from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from threading import Barrier

import pytest

from scorekeeper.rules.hands import PassedIn
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import MatchView
from scorekeeper.store import backups, health
from scorekeeper.store.backups import Backup, BackupKind
from scorekeeper.store.errors import (
    BackupDamaged,
    HistoryDamaged,
    HistoryForeign,
    HistoryNewer,
    HistoryUnwritable,
    NoBackupsHere,
)
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "data" / "history.db", isolation_level=None)


def test_a_backup_is_made_once_a_day_and_only_if_something_changed(
    book: Scorebook, clock: Clock
) -> None:
    assert book.look_after() is None
    view = book.start(new_match())
    made = book.look_after()
    assert made is not None
    assert made.kind is BackupKind.DAILY
    play(book, view.id, MADE_8H)
    assert book.look_after() is None
    clock.now += timedelta(days=1)
    assert book.look_after() is not None
    clock.now += timedelta(days=1)
    assert book.look_after() is None
    assert len(book.backups()) == 2


def test_a_backup_is_looked_into_restored_and_the_restoring_undone(
    book: Scorebook, tmp_path: Path
) -> None:
    first = book.start(new_match(match_id="first"))
    copy = tmp_path / "copies" / "mine.db"
    copy.parent.mkdir()
    book.back_up(copy)
    book.start(new_match("Eve Fay Gus Hal", match_id="second"))
    play(book, "first", MADE_8H)
    later = book.match("first")
    inside = book.look_inside(copy)
    assert (inside.matches, inside.hands, inside.people) == (1, 0, 4)
    assert inside.last_at is not None
    heard: list[str] = []
    book.subscribe("first", heard.append)
    aside = book.restore(copy)
    assert heard == ["first"]
    assert aside.kind is BackupKind.BEFORE_RESTORE
    assert book.match("first") == first
    assert [match.id for match in book.history().matches] == ["first"]
    book.restore(aside.path)
    assert book.match("first") == later
    assert len(book.history().matches) == 2
    assert book.doctor() == ()


def test_of_two_backups_put_back_at_once_neither_loses_what_was_there(
    book: Scorebook, tmp_path: Path
) -> None:
    copies = [tmp_path / "one.db", tmp_path / "two.db"]
    for number, copy in enumerate(copies):
        book.start(new_match(match_id=f"m{number}"))
        book.back_up(copy)
    book.start(new_match(match_id="last"))
    together = Barrier(2)

    def restore(copy: Path) -> Backup:
        together.wait()
        return book.restore(copy)

    with ThreadPoolExecutor(2) as pool:
        aside = list(pool.map(restore, copies))
    kept = sorted(book.look_inside(one.path).matches for one in aside)
    # The history as it was; and the backup that came first, when the other took its place.
    assert kept[1] == 3
    assert {kept[0], len(book.history().matches)} == {1, 2}
    assert book.doctor() == ()


def test_a_hand_saved_while_a_backup_is_put_back_is_not_lost(
    book: Scorebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = book.start(new_match())
    copy = tmp_path / "copy.db"
    book.back_up(copy)
    keep = backups.keep

    with ThreadPoolExecutor(1) as pool:
        saved: list[Future[MatchView]] = []

        def slowly(source: Path, folder: Path, kind: BackupKind, at: datetime) -> Backup:
            aside = keep(source, folder, kind, at)
            saved.append(pool.submit(play, book, view.id, MADE_8H))
            wait(saved, timeout=0.2)
            return aside

        monkeypatch.setattr(backups, "keep", slowly)
        book.restore(copy)
    assert book.match(view.id) == saved[0].result()
    assert len(book.match(view.id).records) == 1


def test_looked_after_from_several_windows_at_once_it_is_backed_up_once(book: Scorebook) -> None:
    book.start(new_match())
    together = Barrier(4)

    def look_after(_: int) -> Backup | None:
        together.wait()
        return book.look_after()

    with ThreadPoolExecutor(4) as pool:
        made = [one for one in pool.map(look_after, range(4)) if one is not None]
    assert tuple(made) == book.backups()
    assert len(made) == 1


@pytest.mark.parametrize("act", [Scorebook.back_up, Scorebook.restore])
def test_damage_met_while_copying_has_the_next_start_look_closely(
    book: Scorebook, tmp_path: Path, act: Callable[[Scorebook, Path], object]
) -> None:
    book.start(new_match())
    copy = tmp_path / "copy.db"
    book.back_up(copy)
    with closing(database(tmp_path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'seat'"
        ).fetchone()
    with (tmp_path / "data" / "history.db").open("r+b") as opened:
        opened.seek((root - 1) * 4096)
        opened.write(b"\xa5" * 4096)
    with pytest.raises(HistoryDamaged):
        act(book, copy)
    mark = health.suspicion(tmp_path / "data" / "history.db")
    assert mark.exists()


def test_a_history_that_was_read_through_and_is_sound_is_not_read_through_each_time(
    tmp_path: Path,
) -> None:
    book = open_book(tmp_path)
    book.start(new_match())
    book.close()
    mark = health.suspicion(tmp_path / "data" / "history.db")
    mark.touch()
    book = open_book(tmp_path)
    assert book.rescued is None
    assert not mark.exists()
    book.close()


def test_a_large_backup_is_read_through_before_it_takes_the_place_of_the_history(
    book: Scorebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = book.start(new_match())
    copy = tmp_path / "copy.db"
    book.back_up(copy)
    with closing(sqlite3.connect(copy)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'seat'"
        ).fetchone()
    with copy.open("r+b") as opened:
        opened.seek((root - 1) * 4096)
        opened.write(b"\xa5" * 4096)
    monkeypatch.setattr(health, "QUICK", 0)
    with pytest.raises(BackupDamaged):
        book.restore(copy)
    assert book.match(view.id) == view
    assert book.backups() == ()


def test_another_program_that_has_the_history_open_goes_on_with_the_restored_one(
    book: Scorebook, tmp_path: Path, clock: Clock
) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    book.back_up(tmp_path / "copy.db")
    other = open_book(tmp_path, clock)
    play(other, view.id, hand("6S", 6))
    book.restore(tmp_path / "copy.db")
    assert other.match(view.id) == view
    assert play(other, view.id, hand("7S", 7)).sheet.totals == (440, 50)
    assert len(book.match(view.id).match.hands) == 2
    other.close()


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", BackupDamaged),
        (b"Ann 510", BackupDamaged),
        (b"recipes", HistoryForeign),
        (b"newer", HistoryNewer),
        (None, HistoryUnwritable),
    ],
)
def test_what_is_no_backup_is_refused_and_nothing_is_touched(
    book: Scorebook, tmp_path: Path, content: bytes | None, error: type[Exception]
) -> None:
    view = book.start(new_match())
    copy = tmp_path / "copy.db"
    if content in (b"recipes", b"newer"):
        if content == b"newer":
            book.back_up(copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.execute(
                "UPDATE alembic_version SET version_num = '9999'"
                if content == b"newer"
                else "CREATE TABLE recipe (name)"
            )
    elif content is not None:
        copy.write_bytes(content)
    with pytest.raises(error):
        book.look_inside(copy)
    with pytest.raises(error):
        book.restore(copy)
    assert book.match(view.id) == view
    assert book.backups() == ()


def test_a_history_without_a_file_has_no_backups(tmp_path: Path) -> None:
    book = Scorebook.open("sqlite:///:memory:")
    book.start(new_match())
    assert book.look_after() is None
    with pytest.raises(NoBackupsHere):
        book.back_up(tmp_path / "copy.db")
    book.close()


def test_the_doctor_finds_nothing_in_a_sound_history(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    book.correct(view.id, 1, hand("8H", 3))
    book.insert(view.id, 2, PassedIn(), "i")
    book.move(view.id, 1, 3)
    book.remove(view.id, 2)
    book.undo(view.id)
    book.rename_player(view.id, 0, "Zed")
    book.substitute(view.id, 1, "Eve")
    book.set_details(view.id, title="x", started_at=view.started_at - timedelta(days=2))
    book.undo(view.id)
    assert book.doctor() == ()


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        ('UPDATE hand SET entry = \'{"format": 1, "type": "dance"}\'', "stored_hand"),
        ("UPDATE hand SET entry = json_set(entry, '$.tricks', json('[9, 9]'))", "trick_total"),
        ("DELETE FROM hand WHERE position = 1", "journal"),
        ("UPDATE hand SET note = 'not mine'", "journal"),
        ("DELETE FROM operation WHERE number = 2", "journal"),
        ("UPDATE match SET first_dealer = 3", "journal"),
        ("UPDATE match SET rules = '{}'", None),
        ("UPDATE standing SET totals = '[500, 0]'", "standing"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM player", "history_damaged"),
    ],
)
def test_the_doctor_finds_what_was_done_behind_the_apps_back(
    tmp_path: Path, harm: str, code: str | None
) -> None:
    book = open_book(tmp_path)
    play(book, book.start(new_match()).id, *TO_510)
    book.start(new_match("Eve Fay Gus Hal"))
    with closing(database(tmp_path)) as connection:
        connection.executescript(harm)
    found = {ailment.code for ailment in book.doctor()}
    assert found
    if code is not None:
        assert code in found
    book.close()


def test_lists_are_made_again_where_they_are_behind(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    play(book, book.start(new_match(match_id="m")).id, *TO_510)
    with closing(database(tmp_path)) as connection:
        connection.execute("UPDATE standing SET scored_by = 'an older version', totals = '[1, 2]'")
    assert book.history().matches[0].totals == (560, 90)
    assert book.refresh_lists() == 1
    assert book.refresh_lists() == 0
    with closing(database(tmp_path)) as connection:
        assert connection.execute("SELECT totals FROM standing").fetchone() == ("[560,90]",)
    book.close()


@pytest.mark.parametrize("page", range(1, 60, 6))
def test_what_is_saved_from_a_damaged_history_has_its_old_totals(
    tmp_path: Path, page: int
) -> None:
    book = open_book(tmp_path)
    views = {}
    for number in range(5):
        view = play(book, book.start(new_match(match_id=f"m{number}")).id, *TO_510)
        book.correct(view.id, 1, hand("8H", 6))
        book.substitute(view.id, 1, f"Guest {number}")
        book.change_rules(
            view.id, RuleSet(target=1000), preset_id=None, rules_name="Long", from_here=True
        )
        views[view.id] = play(book, view.id, MADE_8H)
    book.close()
    file = tmp_path / "data" / "history.db"
    with file.open("r+b") as opened:
        opened.seek(page * 4096)
        opened.write(b"\xa5" * 4096)
    book = Scorebook.open(data_dir=tmp_path / "data")
    assert book.doctor() == ()
    kept = {match.id for match in book.history().matches}
    assert len(kept) >= 4
    for match_id in kept:
        again, before = book.match(match_id), views[match_id]
        assert again.sheet == before.sheet
        assert again.match.rules == before.match.rules
        assert book.record(match_id, MADE_8H, hand_id=f"{match_id} next").version
    book.close()


def test_damage_met_while_a_long_history_is_used_is_repaired_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A long history is not read through at every start.
    monkeypatch.setattr(health, "QUICK", 0)
    book = open_book(tmp_path)
    for number in range(8):
        play(book, book.start(new_match(match_id=f"m{number}")).id, *TO_510)
    book.close()
    file = tmp_path / "data" / "history.db"
    with closing(database(tmp_path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'hand'"
        ).fetchone()
    with file.open("r+b") as opened:
        opened.seek((root - 1) * 4096)
        opened.write(b"\xa5" * 4096)
    book = open_book(tmp_path)
    assert book.rescued is None
    with pytest.raises(HistoryDamaged, match="Start the app again"):
        book.match("m1")
    assert {ailment.code for ailment in book.doctor()} == {"history_damaged"}
    with pytest.raises(HistoryDamaged):
        book.look_after()
    assert book.backups() == ()
    book.close()
    book = open_book(tmp_path)
    assert book.rescued is not None
    assert "was damaged" in str(book.rescued)
    assert book.doctor() == ()
    assert book.match("m1").sheet.totals == (560, 90)
    book.close()
    book = open_book(tmp_path)
    assert book.rescued is None
    book.close()
