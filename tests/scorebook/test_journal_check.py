"""Journals from elsewhere that nobody could walk along: left out, and what is read kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.journal_check import verify_journal
from scorekeeper.scorebook.journal_from_file import entries_in
from tests.scorebook.conftest import open_book
from tests.scorebook.test_files import eventful, through_text

Spoil = Callable[[list[dict[str, Any]]], object]


def hands(entries: list[dict[str, Any]], number: int) -> dict[str, Any]:
    found: dict[str, Any] = entries[number]["after"]["hands"]
    return found


def only(entries: list[dict[str, Any]], number: int) -> dict[str, Any]:
    (row,) = hands(entries, number).values()
    found: dict[str, Any] = row
    return found


def key_of_another_table(entries: list[dict[str, Any]]) -> None:
    entries[1]["before"]["purses"] = entries[1]["after"]["purses"] = {"a": None}


SPOILT: dict[str, Spoil] = {
    "a hand that is none": lambda all_: only(all_, 1).update(entry={"format": 1, "type": "x"}),
    "a time that cannot be kept": lambda all_: only(all_, 1).update(
        at="0001-01-01T00:00:00+11:00"
    ),
    "a place beyond all places": lambda all_: only(all_, 1).update(position=10**30),
    "a note that is no text": lambda all_: only(all_, 1).update(note=5),
    "half a character": lambda all_: only(all_, 1).update(note="\\ud83d"),
    "a field that no hand has": lambda all_: only(all_, 1).update(colour="red"),
    "a row without a field": lambda all_: only(all_, 1).pop("note"),
    "a table that is none": key_of_another_table,
    "a change that begins elsewhere": lambda all_: all_[4]["before"]["hands"].update(
        {key: {"entry": {}} for key in hands(all_, 4)}
    ),
    "one side of a change missing": lambda all_: all_[4].update(before={}),
    "an undo with rows of its own": lambda all_: next(
        one for one in all_ if one["kind"] == "undone"
    ).update(before={"sides": {}}),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_journal_is_left_out(book: Scorebook, tmp_path: Path, what: str) -> None:
    view = eventful(book)
    file = through_text(book.match_file(view.id))
    verify_journal(entries_in(file["journal"]))
    SPOILT[what](file["journal"]["entries"])
    elsewhere = open_book(tmp_path / "elsewhere")
    assert elsewhere.take_in([file]).added == (view.id,)
    taken = elsewhere.match(view.id)
    assert taken.sheet.totals == view.sheet.totals
    assert (taken.undo, taken.redo) == (None, None)
    assert elsewhere.match_file(view.id)["hands"][0]["id"] == file["hands"][0]["id"]
    assert elsewhere.doctor() == ()
