"""A history that can be corrected, and is never lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Download

from tests.browser.playing import ANN, BOB, CAT, DAN, hands, record, start_match, totals
from tests.browser.server import Server
from tests.browser.table import Table


def test_an_old_hand_is_corrected_across_the_end_of_the_match(table: Table) -> None:
    start_match(table)
    record(table, "8H", ANN, 8)
    record(table, "7C", BOB, 7)
    record(table, "8S", CAT, 8)
    table.sees("match.outcome", "Ann & Cat win")
    table.tap("sheet.hand.1", "hand.correct", "record.player.2", "record.tricks.8")
    table.sees("hand.change", "Bob, 8 tricks")
    table.sees("hand.outcome", "open again")
    table.sees("hand.moved.3", "Ann & Cat 570 becomes 290", "Bob & Dan 200 becomes 480")
    table.tap("hand.confirm")
    table.sees("sheet.news", "Hand 1 corrected")
    table.sees("sheet.record")
    assert totals(table) == (290, 480)
    table.tap("sheet.hand.3", "hand.correct", "record.player.4", "record.tricks.8")
    table.sees("hand.outcome", "would have ended with hand 3")
    table.tap("hand.confirm")
    table.sees("match.outcome", "Bob & Dan win")
    table.tap("sheet.undo")
    table.sees("sheet.news", "Undone: hand 3 corrected")
    assert totals(table) == (290, 480)


def test_hands_behind_a_new_end_are_kept_dropped_or_counted(table: Table) -> None:
    match = start_match(table)
    record(table, "8H", ANN, 8)
    record(table, "7H", ANN, 6)
    record(table, "6S", BOB, 6)
    record(table, "6S", DAN, 6)
    table.tap("sheet.hand.2", "hand.correct", "record.tricks.7")
    table.sees("hand.outcome", "would have ended with hand 2", "Hands 3 and 4")
    table.tap("hand.confirm")
    table.sees("match.outcome", "Ann & Cat win")
    assert hands(table) == 4
    table.tap("sheet.undo")
    table.sees("sheet.record")
    table.tap("sheet.hand.2", "hand.correct", "record.tricks.7", "hand.drop")
    table.sees("match.outcome", "Ann & Cat win")
    assert hands(table) == 2
    assert table.where() == match
    table.tap("sheet.undo")
    table.sees("sheet.record")
    table.tap("sheet.hand.2", "hand.correct", "record.tricks.7", "hand.play_on")
    table.sees("sheet.status", "Hand 2 had ended the match", "agreed to play on")
    assert totals(table) == (580, 130)
    assert hands(table) == 4
    table.tap("sheet.hand.2")
    table.sees("hand.explain", "reached 500", "play on all the same")


def test_undo_after_a_restart(table: Table, server: Server) -> None:
    start_match(table)
    record(table, "8H", ANN, 8)
    record(table, "7C", BOB, 7)
    table.tap("sheet.hand.1", "hand.remove", "hand.confirm")
    table.sees("sheet.news", "Hand 1 removed")
    assert totals(table) == (30, 160)
    server.restart()
    table.sees("sheet.undo", "Undo: hand 1 removed")
    table.tap("sheet.undo")
    table.sees("sheet.hand.2")
    assert totals(table) == (330, 180)
    table.tap_again("sheet.undo")
    table.gone("sheet.hand.2")
    server.restart()
    table.sees("sheet.redo", "Redo: hand 2 recorded")
    table.tap("sheet.redo").tap_again("sheet.redo")
    table.sees("sheet.total.1", "30")


def test_a_draft_after_a_kill(
    table: Table, server: Server, sit_down: Callable[..., Table]
) -> None:
    match = start_match(table)
    table.tap("sheet.record", "record.contract.8H", "record.player.1")
    table.sees("record.preview", "8♥ by Ann")
    table.page.wait_for_timeout(500)
    server.restart()
    table.reload()
    assert table.where() == f"{match}/record"
    table.sees("record.preview", "8♥ by Ann")
    other = sit_down().open()
    other.tap("home.resume")
    other.sees("sheet.news", "Hand 1 is half entered: 8♥, Ann")
    other.tap("sheet.record", "record.tricks.8")
    other.sees("sheet.hand.1", "8♥")
    assert totals(other) == (300, 20)


def is_named(ending: str, file: Download) -> bool:
    """Whether it is this file that comes; the browser may be busy with one before it."""
    return file.suggested_filename.endswith(ending)


def test_export_and_import(table: Table, tmp_path: Path) -> None:
    match = start_match(table)
    record(table, "8H", ANN, 8)
    table.open("/settings")
    table.tap("settings.export")
    with table.page.expect_download() as coming:
        table.tap("export.json")
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["id"] == match.rpartition("/")[2]
    table.open(match).tap("sheet.menu", "menu.export")
    for kind, begins in (("pdf", b"%PDF"), ("xlsx", b"PK"), ("csv", b"match,"), ("txt", b"Ann")):
        with table.page.expect_download(partial(is_named, f".{kind}")) as coming:
            table.tap("export.text" if kind == "txt" else f"export.{kind}")
        name = coming.value.suggested_filename
        assert name.startswith("500-ann-cat-bob-dan-")
        coming.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    table.open(match).tap("sheet.menu", "menu.bin")
    table.sees("bin.match.1")
    other = tmp_path / "other.jsonl"
    other.write_text(file.read_text(encoding="utf-8").replace(kept["id"], ID), encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    table.open("/settings")
    with table.page.expect_file_chooser() as asked:
        table.tap("settings.import")
    asked.value.set_files([other, wrong])
    table.sees("settings.files", "other.jsonl: 1 match taken in", "wrong.json")
    table.open("/history").sees("history.match.1", "Ann & Cat 300")
    table.tap("history.match.1")
    table.sees("sheet.hand.1", "8♥")
    assert table.where() == f"/match/{ID}"


ID = "0b0e7f0c-2a43-4c0e-9a53-6f7d3f6a1c11"


def test_a_hand_saved_by_another_window_meanwhile(
    table: Table, sit_down: Callable[..., Table]
) -> None:
    match = start_match(table)
    other = sit_down().open(match)
    other.tap("sheet.record", "record.contract.7C", "record.player.2")
    record(table, "7C", BOB, 7)
    other.sees("record.preview", "changed after you began")
    other.tap("record.tricks.7")
    other.sees("record.preview", "hand 1 recorded", "Nothing was saved")
    other.tap("record.cancel")
    other.sees("sheet.hand.1")
    assert hands(other) == 1


def test_two_programs_on_one_history(
    table: Table, sit_down: Callable[..., Table], tmp_path: Path
) -> None:
    beside = Server(tmp_path)
    beside.start()
    try:
        other = sit_down(by=beside).open()
        match = start_match(table)
        other.sees("home.resume", "Ann & Cat")
        other.open(match)
        record(table, "8H", ANN, 8)
        other.sees("sheet.hand.1", "8♥")
        assert totals(other) == (300, 20)
        record(other, "7C", BOB, 7)
        table.sees("sheet.hand.2", "7♣")
        assert totals(table) == totals(other) == (330, 180)
    finally:
        beside.kill()
