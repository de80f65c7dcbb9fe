"""Every format there has been, as a file of its time: it opens, and no total has moved."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.store.backups import BackupKind, listed
from scorekeeper.store.migrations import FORMATS, NEWEST

FILES = Path(__file__).parent / "formats"


def test_there_is_a_file_of_every_format() -> None:
    assert {path.stem for path in FILES.glob("*.db")} == set(FORMATS)


@pytest.mark.parametrize("number", FORMATS)
def test_a_history_of_any_format_opens_with_its_totals_unchanged(
    tmp_path: Path, number: str
) -> None:
    shutil.copyfile(FILES / f"{number}.db", tmp_path / "history.db")
    expected = json.loads((FILES / f"{number}.json").read_text(encoding="utf-8"))
    book = Scorebook.open(data_dir=tmp_path)
    for match_id, was in expected.items():
        view = book.match(match_id)
        assert view.undo is not None
        assert {
            "players": list(view.match.players),
            "sides": [side.name for side in view.match.sides],
            "totals": [list(hand.total) for hand in view.sheet.hands],
            "status": view.sheet.outcome.status.value,
            "winners": list(view.sheet.outcome.winners),
            "started_at": view.started_at.isoformat(),
            "undo": view.undo.kind.value,
        } == was
    assert {match.id for match in book.history().matches} == set(expected)
    assert book.doctor() == ()
    for match_id in expected:
        while book.match(match_id).undo is not None:
            book.undo(match_id)
        while book.match(match_id).redo is not None:
            book.redo(match_id)
        assert [list(hand.total) for hand in book.match(match_id).sheet.hands] == expected[
            match_id
        ]["totals"]
    book.close()


@pytest.mark.parametrize("number", [number for number in FORMATS if number != NEWEST])
def test_a_copy_is_kept_of_a_history_before_it_is_upgraded(tmp_path: Path, number: str) -> None:
    old = FILES / f"{number}.db"
    shutil.copyfile(old, tmp_path / "history.db")
    Scorebook.open(data_dir=tmp_path).close()
    (kept,) = listed(tmp_path / "backups")
    assert kept.kind is BackupKind.BEFORE_UPGRADE
    shutil.copyfile(kept.path, tmp_path / "again.db")
    book = Scorebook.open(f"sqlite:///{tmp_path}/again.db")
    assert len(book.history().matches) == 3
    book.close()
    Scorebook.open(data_dir=tmp_path).close()
    assert len(listed(tmp_path / "backups")) == 2


@pytest.mark.parametrize("number", [number for number in FORMATS if number >= "0003"])
def test_house_rules_of_any_format_that_has_them_are_read(tmp_path: Path, number: str) -> None:
    shutil.copyfile(FILES / f"{number}.db", tmp_path / "history.db")
    book = Scorebook.open(data_dir=tmp_path)
    (ours,) = book.profiles()
    assert (ours.name, ours.preset_id, ours.is_default) == ("Friday club", "au_pagat", True)
    assert ours.rules == replace(RuleSet(), target=1000, defence_cap=490)
    book.close()
