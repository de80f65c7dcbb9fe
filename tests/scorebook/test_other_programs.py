"""What another program does to the history is heard of here."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.scorebook import other_programs
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.store.watch import Watch
from tests.scorebook.conftest import MADE_8H, new_match, open_book, play
from tests.scorebook.test_crashes import program, said, wait_until_ready

SOON = 10.0
"""Seconds after which what should be heard of is not coming."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_programs, "EVERY", 0.02)


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end, "nothing was heard"
        time.sleep(0.01)


def threads() -> list[str]:
    return [one.name for one in threading.enumerate() if one.name == "watching"]


def test_hands_that_another_program_records_are_heard_of(tmp_path: Path) -> None:
    book = Scorebook.open(data_dir=tmp_path)
    book.start(new_match(match_id="m"))
    seen: list[int] = []
    leave = book.subscribe("m", lambda one: seen.append(len(book.match(one).records)))
    until(lambda: seen == [0])  # the first look, whatever happened before it
    other = program("record_together", tmp_path, "one", 6)
    wait_until_ready(other)
    (tmp_path / "begin").touch()
    said(other)
    assert other.wait() == 0
    until(lambda: seen[-1] == 6)
    assert seen == sorted(seen)
    leave()
    book.close()


def test_matches_taken_in_by_the_command_line_are_heard_of(tmp_path: Path) -> None:
    away = open_book(tmp_path / "away")
    play(away, away.start(new_match(match_id="m")).id, MADE_8H)
    file = tmp_path / "m.json"
    file.write_text(json.dumps(away.match_file("m")), "utf-8")
    away.close()
    book = Scorebook.open(data_dir=tmp_path / "here")
    lists: list[int] = []
    leave = book.subscribe(None, lambda _: lists.append(len(book.history().matches)))
    until(lambda: lists == [0])
    command = [sys.executable, "-m", "scorekeeper", "import", str(file)]
    subprocess.run([*command, "--data", str(tmp_path / "here")], check=True, capture_output=True)
    until(lambda: lists[-1] == 1)
    leave()
    book.close()


def test_a_backup_put_back_and_the_bin_are_heard_of(tmp_path: Path) -> None:
    book, other = (Scorebook.open(data_dir=tmp_path) for _ in range(2))
    book.start(new_match(match_id="m"))
    backup = book.look_after()
    assert backup is not None
    lists: list[int] = []
    leave = book.subscribe(None, lambda _: lists.append(len(book.history().matches)))
    until(lambda: lists == [1])
    other.delete("m")
    until(lambda: lists[-1] == 0)
    other.restore(backup.path)
    until(lambda: lists[-1] == 1)
    leave()
    book.close()
    other.close()


def test_nobody_looks_while_nobody_wants_to_know(tmp_path: Path) -> None:
    book = Scorebook.open(data_dir=tmp_path)
    assert threads() == []
    first, second = (book.subscribe("m", lambda _: None) for _ in range(2))
    assert threads() == ["watching"]
    first()
    first()  # a window that was closed long ago may say so twice
    assert threads() == ["watching"]
    second()
    until(lambda: threads() == [])
    third = book.subscribe(None, lambda _: None)
    assert threads() == ["watching"]
    book.close()
    assert threads() == []
    third()


def test_trouble_with_the_database_does_not_end_the_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[object] = []

    def is_changed(watch: Watch) -> bool:
        asked.append(watch)
        if len(asked) < 4:
            raise ConnectionError("the server hung up")
        return len(asked) == 4

    monkeypatch.setattr(Watch, "is_changed", is_changed)
    book = Scorebook.open(data_dir=tmp_path)
    heard: list[str] = []
    leave = book.subscribe("m", heard.append)
    until(lambda: heard == ["m"])
    assert [one.getMessage() for one in caplog.records] == ["the history cannot be watched"]
    leave()
    book.close()


def test_nothing_is_told_while_nothing_is_written(tmp_path: Path) -> None:
    book = Scorebook.open(data_dir=tmp_path)
    with book._history.watch() as watch:
        assert watch.is_changed()
        assert not watch.is_changed()
        book.start(new_match(match_id="m"))
        assert watch.is_changed()
        book.match("m")
        assert not watch.is_changed()
    book.close()


def test_a_look_costs_next_to_nothing(tmp_path: Path) -> None:
    book = Scorebook.open(data_dir=tmp_path)
    with book._history.watch() as watch:
        watch.is_changed()
        began = time.perf_counter()
        for _ in range(100):
            watch.is_changed()
        assert (time.perf_counter() - began) / 100 < 0.002
    book.close()


def test_another_database_is_asked_for_its_last_change(tmp_path: Path) -> None:
    book = Scorebook.open(data_dir=tmp_path)
    watch = Watch(book._history._engine)
    told = watch._last_change()
    book.start(new_match(match_id="m"))
    started = watch._last_change()
    book.delete("m")
    assert len({told, started, watch._last_change()}) == 3
    book.close()
