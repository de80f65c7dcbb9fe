from __future__ import annotations

import json
from pathlib import Path
from uuid import uuid4

import flet as ft
import pytest

from scorekeeper.export.formats import Format
from scorekeeper.export.writing import written
from scorekeeper.rules import ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.store.rescue import Rescue
from scorekeeper.ui.app import main
from scorekeeper.ui.match_files import documents_in, take_in
from scorekeeper.ui.words.keeping import file_name, match_file_name
from tests.ui.harness import visiting

PHONE = (360, 640)
EIGHT_HEARTS = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, None))


async def test_a_backup_is_looked_into_put_back_and_that_is_undone(
    match: MatchView, book: Scorebook
) -> None:
    assert book.look_after() is not None
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        await visitor.tap("settings.backups")
        await visitor.sees("backups.backup.1", "Daily backup")
        await visitor.tap("backups.backup.1")
        await visitor.sees("backups.inside", "1 match", "0 hands", "4 people")
        await visitor.tap("backups.restore")
        await visitor.sees("sheet.news", "This history is back")
        assert book.match(match.id).records == ()
        await visitor.sees("backups.backup.1", "Before a backup was put back")
        await visitor.tap("backups.undo")
        await visitor.until(lambda: len(book.match(match.id).records) == 1, "the hand again")


async def test_an_open_sheet_goes_back_with_the_history_and_forth_again(
    match: MatchView, book: Scorebook
) -> None:
    backup = book.look_after()
    assert backup is not None
    later = book.rematch(match.id)
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with (
        visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor,
        visiting(main, address=f"/match/{later.id}", size=PHONE) as other,
    ):
        await visitor.sees("sheet.total.1", "300")
        await other.sees("sheet.total.1", "Ann & Cat 0")
        aside = book.restore(backup.path)
        await visitor.sees("sheet.total.1", "Ann & Cat 0")
        await other.sees("lost.home")
        await visitor.until(lambda: not visitor.has("sheet.hand.1"), "a sheet without the hand")
        book.restore(aside.path)
        await visitor.sees("sheet.total.1", "300")
        await other.sees("sheet.total.1", "Ann & Cat 0")


async def test_a_hand_is_kept_after_another_program_put_a_backup_back(
    match: MatchView, book: Scorebook
) -> None:
    backup = book.look_after()
    assert backup is not None
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    book.rename_side(match.id, 0, "We")
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.sees("sheet.total.1", "We 300")
        elsewhere = Scorebook.open()
        elsewhere.restore(backup.path)
        elsewhere.close()
        await visitor.tap("sheet.menu", "menu.agree")
        await visitor.sees("sheet.news", "In the meantime", "Nothing was saved")
        await visitor.sees("sheet.total.1", "Ann & Cat 0")
        await visitor.tap("sheet.menu", "menu.agree")
        await visitor.sees("match.outcome")


async def test_without_backups_the_list_says_when_there_will_be_one(book: Scorebook) -> None:
    assert book.backups() == ()
    async with visiting(main, address="/settings/backups", size=PHONE) as visitor:
        assert visitor.says("There is no backup yet")


async def test_the_settings_say_where_the_history_is(book: Scorebook) -> None:
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        assert str(book.location) in visitor.text("settings.place")


@pytest.mark.parametrize("kind", Format)
async def test_exporting_asks_the_device_where_to(match: MatchView, kind: Format) -> None:
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        await visitor.tap("settings.export")
        await visitor.sees(f"export.{kind}")
        await visitor.tap(f"export.{kind}")
        await visitor.sees("export.files", "Exported")
        assert visitor.asked.count("save_file") == 1
        await visitor.go(f"/match/{match.id}")
        await visitor.sees("sheet.menu")
        await visitor.tap("sheet.menu", "menu.export")
        await visitor.sees(f"export.{kind}")
        await visitor.tap(f"export.{kind}")
        await visitor.sees("export.files", "Exported")
        assert visitor.asked.count("save_file") == 2


def test_a_file_is_named_for_the_match_and_its_day() -> None:
    unnamed = match_file_name("Ann & Cat Bob & Dan", "2026-11-27", Format.JSON)
    assert unnamed == "500-ann-cat-bob-dan-2026-11-27.json"
    named = match_file_name("Friday, at Ann's", "2026-11-27", Format.PDF)
    assert named == "500-friday-at-ann-s-2026-11-27.pdf"
    assert file_name("2026-11-27", Format.JSON) == "500-scorekeeper-2026-11-27.jsonl"


async def test_importing_nothing_is_no_harm(book: Scorebook) -> None:
    async with visiting(main, address="/settings", size=PHONE) as visitor:
        await visitor.tap("settings.import")
        await visitor.until(lambda: "pick_files" in visitor.asked, "the dialog")
    assert book.match_ids() == ()


def test_what_was_exported_comes_in_once(match: MatchView, book: Scorebook) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    raw = b"".join(written(book, Format.JSON))
    assert take_in(book, picked(raw)) == "club.jsonl: 0 matches taken in, 1 here already."
    data = next(documents_in(raw))
    other = {name: data[name] for name in data if name not in {"id", "journal"}}
    for hand in other["hands"]:
        hand.pop("id", None)
        hand.pop("edits", None)
    said = take_in(book, picked(json.dumps(other).encode()))
    assert said == "club.jsonl: 1 match taken in."


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"", "line 1 is not JSON"),
        (b"\xff\xfe", "line 1 is not JSON"),
        (b'{"format": "five-hundred-match"}', "Nothing of this file was taken in"),
        (b"{}\n{oops", "club.jsonl"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_a_sentence(
    book: Scorebook, raw: bytes, why: str
) -> None:
    assert why in take_in(book, picked(raw))
    assert book.match_ids() == ()


async def test_what_was_done_about_a_damaged_history_is_said_until_it_was_read(
    book: Scorebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    rescue = Rescue(
        reason="page 3 is torn",
        set_aside=Path("/there/damaged.db"),
        file=Path("/there/history.db"),
        matches=4,
        from_backup=0,
    )
    monkeypatch.setattr(type(book), "rescued", rescue)
    async with visiting(main, size=PHONE) as visitor:
        said = visitor.text("home.rescued")
        assert "/there/damaged.db" in said
        assert "4 matches were saved" in said
        await visitor.tap("home.rescued.seen")
        assert not visitor.has("home.rescued")


def picked(raw: bytes) -> ft.FilePickerFile:
    return ft.FilePickerFile(id=1, name="club.jsonl", size=len(raw), bytes=raw)


def test_a_file_that_says_a_thing_twice_is_not_taken_in(book: Scorebook, match: MatchView) -> None:
    raw = json.dumps(book.match_file(match.id)).replace('"version"', '"version": 1, "version"', 1)
    said = take_in(book, picked(raw.encode()))
    assert said == (
        "club.jsonl: 'version' stands twice in one place: it is said once. "
        "Nothing of this file was taken in."
    )


async def test_a_double_tap_puts_a_backup_back_once_and_undoes_that_once(
    match: MatchView, book: Scorebook
) -> None:
    assert book.look_after() is not None
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address="/settings/backups", size=PHONE) as visitor:
        await visitor.tap("backups.backup.1")
        await visitor.sees("backups.inside", "1 match")
        await visitor.tap_twice("backups.restore")
        await visitor.sees("sheet.news", "This history is back")
        assert len(book.backups()) == 2
        await visitor.tap_twice("backups.undo")
        await visitor.sees("backups.backup.3")
        assert len(book.backups()) == 3
        assert len(book.match(match.id).records) == 1


async def test_a_backup_that_could_not_be_put_back_can_be_tried_again(
    match: MatchView, book: Scorebook
) -> None:
    backup = book.look_after()
    assert backup is not None
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    sound = backup.path.read_bytes()
    async with visiting(main, address="/settings/backups", size=PHONE) as visitor:
        await visitor.tap("backups.backup.1")
        await visitor.sees("backups.inside", "1 match")
        backup.path.write_bytes(b"no history")
        await visitor.tap("backups.restore")
        await visitor.sees("sheet.news", backup.path.name)
        backup.path.write_bytes(sound)
        await visitor.tap("backups.restore")
        await visitor.sees("sheet.news", "This history is back")
    assert book.match(match.id).records == ()
