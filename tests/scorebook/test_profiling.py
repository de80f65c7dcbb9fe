"""House rules under a name: kept, called otherwise, copied, deleted and had back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import NameEmpty, ProfileKnown, ProfileMovedOn, UnknownProfile
from tests.scorebook.conftest import MADE_8H, Clock, new_match, open_book, play

OURS = replace(RuleSet(), target=1000, defence_cap=490)


def names(book: Scorebook) -> list[str]:
    return [one.name for one in book.profiles()]


@pytest.mark.parametrize("preset_id", PRESETS)
def test_any_rules_are_kept_as_they_are(book: Scorebook, preset_id: str) -> None:
    rules = PRESETS[preset_id].rules
    kept = book.save_profile("Ours", rules, preset_id=preset_id)
    assert (kept.name, kept.rules, kept.preset_id) == ("Ours", rules, preset_id)
    assert book.profiles() == (kept,)
    assert book.profile(kept.id) == kept


def test_they_are_there_after_a_restart_and_in_a_backup(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    kept = book.save_profile(" Friday   club ", OURS)
    assert kept.name == "Friday club"
    copy = tmp_path / "copy.db"
    book.back_up(copy)
    book.delete_profile(kept.id)
    book.close()
    again = open_book(tmp_path)
    assert again.profiles() == ()
    again.restore(copy)
    assert again.profiles() == (kept,)
    assert again.doctor() == ()
    again.close()


def test_those_changed_last_come_first(book: Scorebook) -> None:
    first = book.save_profile("Friday", OURS)
    book.save_profile("Sunday", RuleSet())
    assert names(book) == ["Sunday", "Friday"]
    book.save_profile("Friday", RuleSet(), profile_id=first.id)
    assert names(book) == ["Friday", "Sunday"]
    assert book.profile(first.id).rules == RuleSet()


def test_a_name_is_had_once_however_it_is_written(book: Scorebook) -> None:
    friday = book.save_profile("Friday", OURS)
    sunday = book.save_profile("Sunday", OURS)
    with pytest.raises(ProfileKnown, match="called Friday already"):
        book.save_profile(" FRIDAY", OURS)
    with pytest.raises(ProfileKnown):
        book.rename_profile(sunday.id, "friday")
    assert book.rename_profile(friday.id, "FRIDAY").name == "FRIDAY"
    assert names(book) == ["FRIDAY", "Sunday"]


@pytest.mark.parametrize("name", ["", "  \t"])
def test_without_a_name_they_are_not_kept(book: Scorebook, name: str) -> None:
    with pytest.raises(NameEmpty):
        book.save_profile(name, OURS)
    kept = book.save_profile("Friday", OURS)
    with pytest.raises(NameEmpty):
        book.rename_profile(kept.id, name)
    assert book.profiles() == (kept,)


def test_a_copy_has_the_name_with_a_number(book: Scorebook) -> None:
    kept = book.save_profile("Friday", OURS, preset_id="au_pagat")
    second, third = book.copy_profile(kept.id), book.copy_profile(kept.id)
    assert (second.name, third.name) == ("Friday 2", "Friday 3")
    assert second.rules == OURS
    assert second.preset_id == "au_pagat"
    assert len({kept.id, second.id, third.id}) == 3


def test_what_was_deleted_can_be_had_back(book: Scorebook) -> None:
    kept = book.save_profile("Friday", OURS, preset_id="au_pagat")
    deleted = book.delete_profile(kept.id)
    assert deleted == kept
    assert book.profiles() == ()
    back = book.save_profile(
        deleted.name, deleted.rules, preset_id=deleted.preset_id, profile_id=deleted.id
    )
    assert (back.id, back.rules) == (kept.id, kept.rules)


def test_new_matches_begin_with_the_rules_the_table_says(book: Scorebook) -> None:
    assert book.default_rules() is None
    kept = book.save_profile("Friday", OURS)
    book.set_default_rules(kept.id)
    assert book.default_rules() == kept.id
    assert book.profile(kept.id).is_default
    book.set_default_rules("us_4p")
    assert not book.profile(kept.id).is_default
    book.set_default_rules(kept.id)
    book.delete_profile(kept.id)
    assert book.default_rules() is None


@pytest.mark.parametrize("deed", ["profile", "copy_profile", "delete_profile"])
def test_rules_that_are_not_there_are_said_to_be_gone(book: Scorebook, deed: str) -> None:
    with pytest.raises(UnknownProfile, match="no house rules 'nothing'"):
        getattr(book, deed)("nothing")


def test_a_match_keeps_its_own_copy(book: Scorebook) -> None:
    kept = book.save_profile("Friday", OURS)
    started = replace(new_match(), rules=kept.rules, preset_id=None, rules_name=kept.name)
    view = play(book, book.start(started).id, MADE_8H)
    book.save_profile("Friday", RuleSet(), profile_id=kept.id)
    book.delete_profile(kept.id)
    after = book.match(view.id)
    assert after == view
    assert after.match.rules == OURS
    assert after.rules_name == "Friday"


def test_the_day_after_a_change_to_them_there_is_a_backup(tmp_path: Path, clock: Clock) -> None:
    book = open_book(tmp_path, clock)
    assert book.look_after() is None
    book.save_profile("Friday", OURS)
    assert book.look_after() is not None
    book.close()


def test_rules_that_cannot_be_read_hide_no_others(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    book.save_profile("Friday", OURS)
    spoilt = book.save_profile("Sunday", OURS)
    with book._history.writing() as transaction:
        transaction.connection().exec_driver_sql(
            "UPDATE profile SET rules = json_set(rules, '$.target', 0) WHERE uid = ?",
            (spoilt.id,),
        )
    assert names(book) == ["Friday"]
    (ailment,) = book.doctor()
    assert ailment.match_id is None
    assert "Sunday" in ailment.sentence
    assert "target" in ailment.sentence
    book.close()


def test_a_damaged_history_takes_them_from_its_backup(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    book.start(new_match())
    kept = book.save_profile("Friday", OURS)
    assert book.look_after() is not None
    book.close()
    file = tmp_path / "data" / "history.db"
    file.write_bytes(b"damaged" * 4096)
    again = open_book(tmp_path)
    assert again.rescued is not None
    assert again.profiles() == (kept,)
    again.close()


def test_whoever_saves_second_is_told_what_the_first_has_saved(book: Scorebook) -> None:
    friday = book.save_profile("Friday", RuleSet())
    first = book.save_profile("Friday", OURS, profile_id=friday.id, seen=friday.changed_at)
    with pytest.raises(ProfileMovedOn, match="changed, and are called Friday") as told:
        book.save_profile("Friday club", RuleSet(), profile_id=friday.id, seen=friday.changed_at)
    assert told.value.newer == first
    assert book.profiles() == (first,)
    again = book.save_profile("Friday", RuleSet(), profile_id=friday.id, seen=first.changed_at)
    assert book.profiles() == (again,)


def test_that_they_were_called_otherwise_or_deleted_is_told_too(book: Scorebook) -> None:
    friday = book.save_profile("Friday", OURS)
    sunday = book.rename_profile(friday.id, "Sunday")
    with pytest.raises(ProfileMovedOn, match="Sunday"):
        book.save_profile("Friday", OURS, profile_id=friday.id, seen=friday.changed_at)
    book.delete_profile(friday.id)
    with pytest.raises(ProfileMovedOn, match="deleted") as told:
        book.save_profile("Friday", OURS, profile_id=friday.id, seen=sunday.changed_at)
    assert told.value.newer is None
    assert book.profiles() == ()
