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


def test_an_old_hand_is_corrected_across_the_end_of_the_match(sheet: Table) -> None:
    record(sheet, "8H", ANN, 8)
    record(sheet, "7C", BOB, 7)
    record(sheet, "8S", CAT, 8)
    sheet.sees("match.outcome", "Ann & Cat win")
    sheet.tap("sheet.hand.1", "hand.correct", "record.player.2", "record.tricks.8")
    sheet.sees("hand.change", "Bob, 8 tricks")
    sheet.sees("hand.outcome", "open again")
    sheet.sees("hand.moved.3", "Ann & Cat 570 becomes 290", "Bob & Dan 200 becomes 480")
    sheet.tap("hand.confirm")
    sheet.sees("sheet.news", "Hand 1 corrected")
    sheet.sees("sheet.record")
    sheet.shows(totals, (290, 480))
    sheet.tap("sheet.hand.3", "hand.correct", "record.player.4", "record.tricks.8")
    sheet.sees("hand.outcome", "would have ended with hand 3")
    sheet.tap("hand.confirm")
    sheet.sees("match.outcome", "Bob & Dan win")
    sheet.tap("sheet.undo")
    sheet.sees("sheet.news", "Undone: hand 3 corrected")
    sheet.shows(totals, (290, 480))


def test_hands_behind_a_new_end_are_kept_dropped_or_counted(sheet: Table, match: str) -> None:
    record(sheet, "8H", ANN, 8)
    record(sheet, "7H", ANN, 6)
    record(sheet, "6S", BOB, 6)
    record(sheet, "6S", DAN, 6)
    sheet.tap("sheet.hand.2", "hand.correct", "record.tricks.7")
    sheet.sees("hand.outcome", "would have ended with hand 2", "Hands 3 and 4")
    sheet.tap("hand.confirm")
    sheet.sees("match.outcome", "Ann & Cat win")
    sheet.shows(hands, 4)
    sheet.tap("sheet.undo")
    sheet.sees("sheet.record")
    sheet.tap("sheet.hand.2", "hand.correct", "record.tricks.7", "hand.drop")
    sheet.sees("match.outcome", "Ann & Cat win")
    sheet.shows(hands, 2)
    sheet.shows(Table.where, match)
    sheet.tap("sheet.undo")
    sheet.sees("sheet.record")
    sheet.tap("sheet.hand.2", "hand.correct", "record.tricks.7", "hand.play_on")
    sheet.sees("sheet.status", "Hand 2 had ended the match", "agreed to play on")
    sheet.shows(totals, (580, 130))
    sheet.shows(hands, 4)
    sheet.tap("sheet.hand.2")
    sheet.sees("hand.explain", "reached 500", "play on all the same")


def test_undo_after_a_restart(sheet: Table, server: Server) -> None:
    record(sheet, "8H", ANN, 8)
    record(sheet, "7C", BOB, 7)
    sheet.tap("sheet.hand.1", "hand.remove", "hand.confirm")
    sheet.sees("sheet.news", "Hand 1 removed")
    sheet.shows(totals, (30, 160))
    server.restart()
    sheet.sees("sheet.undo", "Undo: hand 1 removed")
    sheet.tap("sheet.undo")
    sheet.sees("sheet.hand.2")
    sheet.shows(totals, (330, 180))
    sheet.tap_again("sheet.undo")
    sheet.gone("sheet.hand.2")
    server.restart()
    sheet.sees("sheet.redo", "Redo: hand 2 recorded")
    sheet.tap("sheet.redo").tap_again("sheet.redo")
    sheet.sees("sheet.total.1", "30")


def test_a_draft_after_a_kill(
    sheet: Table, match: str, server: Server, sit_down: Callable[..., Table]
) -> None:
    sheet.tap("sheet.record", "record.contract.8H", "record.player.1")
    sheet.sees("record.preview", "8♥ by Ann")
    sheet.page.wait_for_timeout(500)
    server.restart()
    sheet.reload()
    sheet.shows(Table.where, f"{match}/record")
    sheet.sees("record.preview", "8♥ by Ann")
    other = sit_down().open()
    other.tap("home.resume")
    other.sees("sheet.news", "Hand 1 is half entered: 8♥, Ann")
    other.tap("sheet.record", "record.tricks.8")
    other.sees("sheet.hand.1", "8♥")
    other.shows(totals, (300, 20))


def is_named(ending: str, file: Download) -> bool:
    """Whether it is this file that comes; the browser may be busy with one before it."""
    return file.suggested_filename.endswith(ending)


def test_export_and_import(sheet: Table, match: str, tmp_path: Path) -> None:
    record(sheet, "8H", ANN, 8)
    sheet.open("/settings")
    sheet.tap("settings.export")
    with sheet.page.expect_download() as coming:
        sheet.tap("export.json")
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["id"] == match.rpartition("/")[2]
    sheet.open(match).tap("sheet.menu", "menu.export")
    for kind, begins in (("pdf", b"%PDF"), ("xlsx", b"PK"), ("csv", b"match,"), ("txt", b"Ann")):
        with sheet.page.expect_download(partial(is_named, f".{kind}")) as coming:
            sheet.tap("export.text" if kind == "txt" else f"export.{kind}")
        name = coming.value.suggested_filename
        assert name.startswith("500-ann-cat-bob-dan-")
        coming.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    sheet.open(match).tap("sheet.menu", "menu.bin")
    sheet.sees("bin.match.1")
    other = tmp_path / "other.jsonl"
    other.write_text(file.read_text(encoding="utf-8").replace(kept["id"], ID), encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    sheet.open("/settings")
    with sheet.page.expect_file_chooser() as asked:
        sheet.tap("settings.import")
    asked.value.set_files([other, wrong])
    sheet.sees("settings.files", "other.jsonl: 1 match taken in", "wrong.json")
    sheet.open("/history").sees("history.match.1", "Ann & Cat 300")
    sheet.tap("history.match.1")
    sheet.sees("sheet.hand.1", "8♥")
    sheet.shows(Table.where, f"/match/{ID}")


ID = "0b0e7f0c-2a43-4c0e-9a53-6f7d3f6a1c11"


def test_a_hand_saved_by_another_window_meanwhile(
    sheet: Table, match: str, sit_down: Callable[..., Table]
) -> None:
    other = sit_down().open(match)
    other.tap("sheet.record", "record.contract.7C", "record.player.2")
    record(sheet, "7C", BOB, 7)
    other.sees("record.preview", "changed after you began")
    other.tap("record.tricks.7")
    other.sees("record.preview", "hand 1 recorded", "Nothing was saved")
    other.tap("record.cancel")
    other.sees("sheet.hand.1")
    other.shows(hands, 1)


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
        other.shows(totals, (300, 20))
        record(other, "7C", BOB, 7)
        table.sees("sheet.hand.2", "7♣")
        table.shows(totals, (330, 180))
        other.shows(totals, (330, 180))
    finally:
        beside.kill()
