"""Programs killed, copied and cut off while they save: nothing that was said is missing."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from scorekeeper.rules.hands import PassedIn
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.store import database
from scorekeeper.store.errors import HistoryBusy, HistoryFull, HistoryReadOnly
from tests.scorebook.conftest import MADE_8H, new_match, open_book, play

ROOT = Path(__file__).parents[2]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


def program(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.scorebook.programs", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def said(running: subprocess.Popen[str]) -> list[str]:
    assert running.stdout is not None
    with running.stdout as out:
        # What was cut short had not been said.
        return [line.strip() for line in out.readlines() if line.endswith("\n")]


def wait_until_ready(running: subprocess.Popen[str]) -> None:
    assert running.stdout is not None
    while running.stdout.readline().strip() != "ready":
        assert running.poll() is None


def hands_in(folder: Path) -> list[str]:
    book = Scorebook.open(data_dir=folder)
    assert book.rescued is None
    assert book.doctor() == ()
    ids = [record.id for record in book.match("m").records]
    book.close()
    return ids


def test_what_was_saved_is_there_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    moments = random.Random(500)  # noqa: S311
    expected: list[str] = []
    for kill in range(4):
        running = program("record", tmp_path, f"run{kill}")
        wait_until_ready(running)
        time.sleep(moments.uniform(0.02, 0.3))
        running.kill()
        saved = said(running)
        running.wait()
        kept = hands_in(tmp_path)
        new = kept[len(expected) :]
        assert kept[: len(expected)] == expected
        assert new[: len(saved)] == saved
        assert len(new) - len(saved) in (0, 1)
        expected = kept


@POSIX
def test_a_power_cut_between_two_writes_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    folder = tmp_path / "running"
    running = program("record", folder, "run")
    wait_until_ready(running)
    moments = random.Random(510)  # noqa: S311
    copies = []
    for cut in range(8):
        time.sleep(moments.uniform(0.01, 0.1))
        running.send_signal(signal.SIGSTOP)
        copies.append(tmp_path / f"cut{cut}")
        shutil.copytree(folder, copies[-1])
        running.send_signal(signal.SIGCONT)
    running.kill()
    everything = said(running)
    running.wait()
    lengths = []
    for copy in copies:
        kept = hands_in(copy)
        lengths.append(len(kept))
        assert kept[:-1] == everything[: max(0, len(kept) - 1)]
    assert lengths == sorted(lengths)


def test_a_log_cut_short_loses_only_what_was_cut_off(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    play(book, book.start(new_match(match_id="m")).id, *[PassedIn()] * 12)
    file, log = tmp_path / "data" / "history.db", tmp_path / "data" / "history.db-wal"
    size = log.stat().st_size
    assert size > 0
    lengths = []
    for eighths in range(9):
        cut = tmp_path / f"cut{eighths}"
        cut.mkdir()
        shutil.copyfile(file, cut / "history.db")
        shutil.copyfile(log, cut / "history.db-wal")
        with (cut / "history.db-wal").open("r+b") as opened:
            opened.truncate(size * eighths // 8)
        reopened = Scorebook.open(data_dir=cut)
        assert reopened.rescued is None
        assert reopened.doctor() == ()
        found = reopened.history().matches
        lengths.append(found[0].hands if found else -1)
        reopened.close()
    book.close()
    assert lengths == sorted(lengths)
    assert lengths[-1] == 12


def test_a_full_disk_is_said_and_what_was_there_stays(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    view = play(book, book.start(new_match()).id, MADE_8H)
    engine = book._history._engine
    pages = f"PRAGMA max_page_count = {(tmp_path / 'data' / 'history.db').stat().st_size // 4096}"
    engine.dispose()
    event.listen(engine, "connect", lambda connection, _: connection.execute(pages))
    refused = None
    for number in range(1000):
        try:
            view = book.record(view.id, PassedIn(), hand_id=f"h{number}", note="x" * 2000)
        except HistoryFull as error:
            refused = error
            break
    assert "no room left" in str(refused)
    assert book.match(view.id) == view
    book.close()
    book = open_book(tmp_path)
    assert book.match(view.id) == view
    assert len(play(book, view.id, PassedIn()).records) == len(view.records) + 1
    book.close()


@POSIX
def test_a_disk_that_takes_no_more_is_said_and_what_was_saved_is_there(tmp_path: Path) -> None:
    running = program("fill", tmp_path, 1_500_000)
    *saved, refusal = said(running)
    assert running.wait() == 0
    assert refusal in ("refused: history_unwritable", "refused: history_full")
    assert len(saved) > 10
    assert hands_in(tmp_path) == saved


def test_a_history_locked_by_another_program_is_said_and_used_again_when_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = ("PRAGMA busy_timeout = 100", *database.PRAGMAS[1:])
    monkeypatch.setattr(database, "PRAGMAS", impatient)
    book = open_book(tmp_path)
    view = book.start(new_match())
    with closing(sqlite3.connect(tmp_path / "data" / "history.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        assert book.match(view.id) == view
        with pytest.raises(HistoryBusy, match="Another program"):
            book.record(view.id, MADE_8H, hand_id="h")
        other.rollback()
    assert book.record(view.id, MADE_8H, hand_id="h").sheet.totals == (300, 20)
    book.close()


def test_a_history_that_became_read_only_can_still_be_looked_at(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    view = book.start(new_match())
    engine = book._history._engine
    engine.dispose()
    event.listen(
        engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=1")
    )
    with pytest.raises(HistoryReadOnly, match="cannot be written to"):
        book.record(view.id, MADE_8H, hand_id="h")
    assert book.match(view.id) == view
    book.close()


def test_two_programs_save_at_once_and_no_hand_is_lost_or_scored_twice(tmp_path: Path) -> None:
    count = 10
    both = [program("record_together", tmp_path, name, count) for name in ("one", "two")]
    for running in both:
        wait_until_ready(running)
    (tmp_path / "begin").touch()
    recorded = [set(said(running)) for running in both]
    assert [running.wait() for running in both] == [0, 0]
    kept = hands_in(tmp_path)
    assert len(kept) == len(set(kept)) == count + count // 2
    assert set(kept) == recorded[0] | recorded[1]


def test_who_is_overtaken_is_told_and_looks_again(tmp_path: Path) -> None:
    both = [program("record_seen", tmp_path, name, 8) for name in ("one", "two")]
    for running in both:
        wait_until_ready(running)
    (tmp_path / "begin").touch()
    told = [said(running) for running in both]
    assert [running.wait() for running in both] == [0, 0]
    assert len(hands_in(tmp_path)) == 16
    assert all(line.startswith("told of ") for lines in told for line in lines)
    assert any(told)


def test_programs_that_start_together_make_one_history(tmp_path: Path) -> None:
    starting = [program("record_together", tmp_path, name, 3) for name in "abc"]
    (tmp_path / "begin").touch()
    for running in starting:
        said(running)
        assert running.wait() == 0
    assert len(hands_in(tmp_path)) == 7
