"""Matches leave the app as files and come back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import Adjustment, PassedIn, Redeal
from scorekeeper.rules.match import Ended, Ending, Opening, Side
from scorekeeper.rules.matchfile import NewerFormat, NotAMatchFile
from scorekeeper.rules.replay_file import replay_json
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import MatchView
from scorekeeper.store.bulk_intake import Intake
from scorekeeper.store.database import Transaction
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play

INSERTED = "0c9f4c6e-0000-4000-8000-00000000000a"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Scorebook:
    """A scorekeeper on another phone."""
    return open_book(tmp_path / "elsewhere")


def eventful(book: Scorebook) -> MatchView:
    """A match that has had everything done to it."""
    sides = (Side(name="North", seats=(0, 2)), Side(name="", seats=(1, 3)))
    opening = Opening(scores=(10, -40), hands_played=3)
    new = new_match(title="Friday", note="at Ann's", sides=sides, opening=opening)
    view = play(book, book.start(new).id, MADE_8H, hand("7S", 5, side=1), PassedIn())
    book.correct(view.id, 1, hand("8H", 6))
    book.insert(
        view.id, 2, Redeal(reason="a card face up"), "0c9f4c6e-0000-4000-8000-00000000000a"
    )
    book.annotate(view.id, 2, "twice!")
    book.substitute(view.id, 3, "Eve")
    play(book, view.id, Adjustment(points=(0, -50), reason="late"))
    book.rename_player(view.id, 0, "Annabel")
    book.remove(view.id, 4)
    book.undo(view.id)
    book.end(view.id, Ended(how=Ending.CONCEDED, by=1))
    book.undo(view.id)
    return book.match(view.id)


def through_text(data: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(data, ensure_ascii=False))
    return read


def test_a_match_goes_to_another_phone_with_all_that_ever_happened_to_it(
    book: Scorebook, elsewhere: Scorebook
) -> None:
    view = eventful(book)
    imported = elsewhere.take_in([through_text(book.match_file(view.id))])
    assert imported.added == (view.id,)
    assert elsewhere.match(view.id) == view
    assert elsewhere.story(view.id) == book.story(view.id)
    for record in view.records:
        assert elsewhere.hand_story(view.id, record.id) == book.hand_story(view.id, record.id)
    assert elsewhere.match_file(view.id) == book.match_file(view.id)
    assert elsewhere.doctor() == ()
    assert elsewhere.redo(view.id).sheet == book.redo(view.id).sheet
    while book.match(view.id).undo:
        assert elsewhere.undo(view.id).match == book.undo(view.id).match


def test_a_file_tells_the_totals_that_the_app_shows(book: Scorebook) -> None:
    view = eventful(book)
    scored = replay_json(through_text(book.match_file(view.id)))
    names = [side.name for side in view.match.sides]
    assert scored["totals"] == dict(zip(names, view.sheet.totals, strict=True))


def test_a_file_shows_what_a_hand_was_before(book: Scorebook) -> None:
    view = eventful(book)
    first = book.match_file(view.id)["hands"][0]
    assert [edit["was"]["tricks"] for edit in first["edits"]] == [{"North": 8, "Bob & Eve": 2}]


def test_taking_a_file_in_twice_takes_it_in_once(book: Scorebook, elsewhere: Scorebook) -> None:
    view = eventful(book)
    file = book.match_file(view.id)
    elsewhere.take_in([file])
    again = elsewhere.take_in([file, file])
    assert (again.added, again.already) == ((), (view.id, view.id))
    assert len(elsewhere.history().matches) == 1


PLAIN: dict[str, Any] = {
    "format": "five-hundred-match",
    "version": 1,
    "rules": {"preset": "au_pagat"},
    "players": ["Ann", "Bob", "Cat", "Dan"],
    "sides": [
        {"name": "Ann & Cat", "players": ["Ann", "Cat"]},
        {"name": "Bob & Dan", "players": ["Bob", "Dan"]},
    ],
    "hands": [
        {
            "type": "contract",
            "contractor": "Ann",
            "bid": "8H",
            "tricks": {"Ann & Cat": 8, "Bob & Dan": 2},
        },
        {"type": "all_pass"},
    ],
}


def test_a_file_written_by_hand_is_taken_in_once_too(book: Scorebook) -> None:
    (uid,) = book.take_in([PLAIN]).added
    view = book.match(uid)
    assert view.sheet.totals == (300, 20)
    assert view.match.sides[0].name == "Ann & Cat"
    assert view.undo is None
    assert book.take_in([through_text(PLAIN)]).already == (uid,)
    assert book.doctor() == ()
    assert book.rename_player(uid, 0, "Zoe").match.sides[0].name == "Zoe & Cat"
    assert [match.id for match in book.history("zoe").matches] == [uid]
    assert book.record(uid, MADE_8H, hand_id="next").sheet.totals == (600, 40)


def test_people_are_known_again_by_name_and_uuid(book: Scorebook, elsewhere: Scorebook) -> None:
    elsewhere.start(new_match("ann Fay Gus Hal"))
    view = book.start(new_match("Ann Bob Cat Dan"))
    elsewhere.take_in([book.match_file(view.id)])
    assert {p.name: p.matches for p in elsewhere.people()}["ann"] == 2
    book.rename_player(view.id, 1, "Robert")
    second = book.start(new_match("Robert Eve Cat Dan"))
    elsewhere.take_in([book.match_file(second.id)])
    assert elsewhere.match(view.id).match.players[1] == "Bob"
    assert elsewhere.match(second.id).match.players[0] == "Bob"


def test_what_was_changed_by_hand_in_the_readable_part_counts(
    book: Scorebook, elsewhere: Scorebook
) -> None:
    view = eventful(book)
    file = through_text(book.match_file(view.id))
    file["hands"] = file["hands"][:1]
    elsewhere.take_in([file])
    taken = elsewhere.match(view.id)
    assert len(taken.match.hands) == 1
    assert taken.records[0].id == view.records[0].id
    assert taken.undo is None
    assert elsewhere.doctor() == ()


@pytest.mark.parametrize(
    "changed",
    [
        {"title": "Saturday"},
        {"note": "at Bob's"},
        {"started_at": "2026-11-28T19:30:00+11:00"},
        {"hand": {"note": "thrice!"}},
        {"hand": {"at": "2026-11-28T19:31:00+11:00"}},
        {"hand": {"id": "0c9f4c6e-0000-4000-8000-00000000000b"}},
        {"rules": {"name": "Our own"}},
    ],
)
def test_what_was_changed_by_hand_beside_the_hands_counts_too(
    book: Scorebook, elsewhere: Scorebook, changed: dict[str, Any]
) -> None:
    view = eventful(book)
    file = through_text(book.match_file(view.id))
    file["hands"][1] |= changed.pop("hand", {})
    file["rules"] |= changed.pop("rules", {})
    file |= changed
    elsewhere.take_in([file])
    taken = elsewhere.match_file(view.id)
    assert {key: taken[key] for key in file if key not in ("hands", "journal")} == {
        key: value for key, value in file.items() if key not in ("hands", "journal")
    }
    kept = [{key: hand[key] for key in ("id", "at")} for hand in taken["hands"]]
    assert kept == [{key: hand[key] for key in ("id", "at")} for hand in file["hands"]]
    assert taken["hands"][1]["note"] == file["hands"][1]["note"]
    assert elsewhere.match(view.id).sheet == view.sheet
    assert elsewhere.doctor() == ()


@pytest.mark.parametrize(
    "journal",
    [
        {},
        {"people": {}, "entries": []},
        {"people": [], "entries": [{"number": 1}]},
        {"people": {"a": 5}, "entries": [{"number": 2}]},
        {"people": {}, "entries": "nonsense"},
    ],
)
def test_a_journal_that_was_tampered_with_is_left_out(
    book: Scorebook, elsewhere: Scorebook, journal: dict[str, Any]
) -> None:
    view = eventful(book)
    file = through_text(book.match_file(view.id)) | {"journal": journal}
    elsewhere.take_in([file])
    assert elsewhere.match(view.id).sheet.totals == view.sheet.totals
    assert elsewhere.doctor() == ()


@pytest.mark.parametrize(
    ("wrong", "error", "where"),
    [
        ({"hands": [PLAIN["hands"][0] | {"tricks": {"Ann & Cat": 11}}]}, RulesError, "hands[0]"),
        ({"version": 2}, NewerFormat, "version"),
        ({"format": "poker"}, NotAMatchFile, "format"),
        ({"players": ["Ann", "Bob", "Cat"]}, RulesError, ""),
        ({"started_at": "yesterday"}, RulesError, "started_at"),
    ],
)  # fmt: skip
def test_one_wrong_match_and_nothing_of_its_file_is_taken_in(
    book: Scorebook, wrong: dict[str, Any], error: type[RulesError], where: str
) -> None:
    with pytest.raises(error) as caught:
        book.take_in([PLAIN, PLAIN | wrong])
    assert caught.value.where.startswith(f"[1].{where}")
    assert book.history().matches == ()
    assert book.people() == ()


def test_a_hand_that_another_match_has_already_gets_an_id_of_its_own(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    copy = through_text(book.match_file(view.id)) | {"id": "11111111-0000-4000-8000-0000000000ff"}
    (uid,) = book.take_in([copy]).added
    assert book.match(uid).sheet == view.sheet
    assert {r.id for r in book.match(uid).records}.isdisjoint({r.id for r in view.records})
    assert book.doctor() == ()


def test_all_matches_leave_but_those_in_the_bin(
    book: Scorebook, elsewhere: Scorebook, clock: Clock
) -> None:
    del clock
    views = [play(book, book.start(new_match(match_id=f"m{n}")).id, MADE_8H) for n in range(3)]
    book.delete("m1")
    elsewhere.take_in(book.match_files())
    assert elsewhere.match("m2") == views[2]
    assert {match.id for match in elsewhere.history().matches} == {"m0", "m2"}


def test_another_kind_of_database_takes_the_same_rows(
    book: Scorebook, elsewhere: Scorebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = eventful(book)
    begin = Intake.__init__

    def through_sqlalchemy(intake: Intake, session: Transaction) -> None:
        begin(intake, session)
        intake._native = False

    monkeypatch.setattr(Intake, "__init__", through_sqlalchemy)
    elsewhere.take_in([book.match_file(view.id), PLAIN])
    assert elsewhere.match(view.id) == view
    assert elsewhere.doctor() == ()


def test_a_file_is_told_to_differ_from_what_is_there_already(book: Scorebook) -> None:
    (uid,) = book.take_in([PLAIN | {"id": "one"}]).added
    other = PLAIN | {"id": "one", "hands": PLAIN["hands"][:1]}
    again = book.take_in([other, PLAIN | {"id": "one"}])
    assert (again.already, again.differing, again.in_the_bin) == ((uid, uid), (uid,), ())
    book.delete(uid)
    assert book.take_in([PLAIN | {"id": "one"}]).in_the_bin == (uid,)
    twice = book.take_in([PLAIN | {"id": "two"}, other | {"id": "two"}])
    assert (twice.added, twice.differing) == (("two",), ("two",))


@pytest.mark.parametrize("own", ["club/7?#", "x" * 1000, "Zoë 1"])
def test_an_id_that_cannot_stand_in_an_address_becomes_one_that_can(
    book: Scorebook, own: str
) -> None:
    (uid,) = book.take_in([PLAIN | {"id": own}]).added
    assert len(uid) == 36
    assert book.take_in([PLAIN | {"id": own}]).already == (uid,)


def test_a_blank_id_is_none(book: Scorebook) -> None:
    other = PLAIN | {"id": " ", "title": "another"}
    assert len(book.take_in([PLAIN | {"id": " "}, other]).added) == 2
