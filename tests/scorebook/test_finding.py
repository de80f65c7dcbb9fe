from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from scorekeeper.rules.hands import PassedIn
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import (
    InTheBin,
    NothingToUndo,
    PersonKnown,
    PlayedTogether,
    UnknownPerson,
)
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.errors import UnknownMatch
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play


def found(book: Scorebook, search: str = "") -> list[str]:
    return [match.id for match in book.history(search).matches]


@pytest.fixture
def evenings(book: Scorebook, clock: Clock) -> Scorebook:
    """Three matches on three days: ``a`` won, ``b`` in play, ``c`` won."""
    book.start(new_match("Ann Bob Cat Dan", match_id="a", title="Friday at the club"))
    play(book, "a", *TO_510)
    clock.now += timedelta(days=1)
    book.start(new_match("Ann Eve Cat Dan", match_id="b", note="Misère night"))
    play(book, "b", MADE_8H)
    clock.now += timedelta(days=40)
    book.start(new_match("Fay Gus Hal Ida", match_id="c"))
    play(book, "c", *TO_510)
    return book


def test_matches_in_play_come_first_and_then_the_newest(evenings: Scorebook) -> None:
    assert found(evenings) == ["b", "c", "a"]
    first = evenings.history().matches[0]
    assert first.players == ("Ann", "Eve", "Cat", "Dan")
    assert first.side_names == ("Ann & Cat", "Eve & Dan")
    assert first.totals == (300, 20)
    assert first.hands == 1
    assert first.note == "Misère night"


def test_a_list_says_what_a_look_at_the_match_says(evenings: Scorebook) -> None:
    evenings.undo("a")
    evenings.undo("c")
    evenings.correct("c", 1, hand("8H", 3))
    for summary in evenings.history().matches:
        view = evenings.match(summary.id)
        assert summary.totals == view.sheet.totals
        assert summary.outcome == view.sheet.outcome
        assert summary.hands == len(view.records)
        assert summary.started_at == view.started_at
        assert summary.last_at == view.records[-1].at
    assert found(evenings) == ["c", "b", "a"]


@pytest.mark.parametrize(
    ("search", "ids"),
    [
        ("ann", ["b", "a"]),
        ("ANN eve", ["b"]),
        ("ev", ["b"]),
        ("club", ["a"]),
        ("fri club", ["a"]),
        ("misere", ["b"]),
        ("misère", ["b"]),
        ("2027-01", ["c"]),
        ("january", ["c"]),
        ("2026-11-28", ["b"]),
        ("australian", ["b", "c", "a"]),
        ("nobody", []),
        ("100%", []),
        ("  ", ["b", "c", "a"]),
    ],
)
def test_matches_are_found_by_person_note_date_and_rules(
    evenings: Scorebook, search: str, ids: list[str]
) -> None:
    assert found(evenings, search) == ids


def test_what_is_said_later_is_found_too(evenings: Scorebook) -> None:
    evenings.annotate("c", 1, "the great slam")
    evenings.rename_side("c", 0, "The Aces")
    assert found(evenings, "great") == ["c"]
    assert found(evenings, "aces") == ["c"]
    evenings.undo("c")
    assert found(evenings, "aces") == []
    evenings.rename_player("c", 0, "Zoe")
    assert found(evenings, "zoe") == ["c"]


def test_the_list_comes_in_pages(book: Scorebook) -> None:
    for number in range(7):
        book.start(new_match(match_id=f"m{number}"))
        if number % 2:
            play(book, f"m{number}", *TO_510)
    pages, after = [], None
    while True:
        page = book.history(after=after, count=2)
        pages.append([match.id for match in page.matches])
        after = page.after
        if after is None:
            break
    assert pages == [["m6", "m4"], ["m2", "m0"], ["m5", "m3"], ["m1"]]


def test_a_deleted_match_waits_in_the_bin_and_its_people_stay(
    evenings: Scorebook, clock: Clock
) -> None:
    before = evenings.match("b")
    evenings.delete("b")
    assert found(evenings) == ["c", "a"]
    assert evenings.home().live is None
    assert [match.id for match in evenings.bin().matches] == ["b"]
    assert {"Ann": 1, "Eve": 0}.items() <= {p.name: p.matches for p in evenings.people()}.items()
    with pytest.raises(InTheBin):
        evenings.record("b", PassedIn(), hand_id="x")
    with pytest.raises(InTheBin):
        evenings.undo("b")
    evenings.take_out_of_bin("b")
    assert evenings.match("b") == before
    assert found(evenings) == ["b", "c", "a"]
    evenings.delete("b")
    clock.now += timedelta(days=29)
    assert evenings.empty_bin() == 0
    clock.now += timedelta(days=2)
    assert evenings.empty_bin() == 1
    with pytest.raises(UnknownMatch):
        evenings.match("b")
    assert "Eve" in {person.name for person in evenings.people()}


def test_what_is_remembered_of_a_match_goes_with_it_for_good(
    book: Scorebook, clock: Clock
) -> None:
    rules = RuleSet(time_limit_minutes=10)
    match_ids = ("a", "x.a")
    for match_id in match_ids:
        book.start(replace(new_match(match_id=match_id), rules=rules))
        book.play_on(match_id)
        book.remember(f"house_rules.{match_id}", {"half": "made"})
    (document,) = [one for one in book.match_files() if one["id"] == "a"]
    book.remember("new_table", {"half": "set"})
    book.delete("a")
    clock.now += timedelta(days=31)
    assert book.empty_bin() == 1
    book.take_in([document])
    again, other = (book.clock(match_id) for match_id in match_ids)
    assert again is not None
    assert not again.played_on
    assert book.recall("house_rules.a") is None
    assert other is not None
    assert other.played_on
    assert book.recall("house_rules.x.a") == {"half": "made"}
    assert book.recall("new_table") == {"half": "set"}


def ids_by_name(book: Scorebook) -> dict[str, str]:
    return {person.name: person.id for person in book.people()}


def test_two_spellings_are_made_one_person_and_two_again(book: Scorebook) -> None:
    book.start(new_match("Jon Bob Cat Dan", match_id="a"))
    book.start(new_match("John Bob Cat Dan", match_id="b"))
    book.match("a")
    ids = ids_by_name(book)
    people = book.merge_people(ids["John"], ids["Jon"])
    assert {person.name: person.matches for person in people}["John"] == 2
    assert "Jon" not in {person.name for person in people}
    assert book.match("a").match.players[0] == "John"
    assert book.match("a").match.sides[0].name == "John & Cat"
    assert found(book, "john") == ["b", "a"]
    assert book.start(new_match("jon Bob Cat Dan", match_id="c")).match.players[0] == "John"
    undo, redo = book.people_changes()
    assert undo is not None
    assert undo.kind is ChangeKind.PEOPLE_MERGED
    assert redo is None
    book.undo_people()
    assert book.match("a").match.players[0] == "Jon"
    assert book.match("c").match.players[0] == "John"
    book.redo_people()
    assert book.match("a").match.players[0] == "John"


def test_a_merger_takes_earlier_ones_along(book: Scorebook) -> None:
    for match_id, name in (("a", "Jon"), ("b", "Jhon"), ("c", "John")):
        book.start(new_match(f"{name} Bob Cat Dan", match_id=match_id))
    ids = ids_by_name(book)
    book.merge_people(ids["Jhon"], ids["Jon"])
    book.merge_people(ids["John"], ids["Jhon"])
    assert [book.match(match_id).match.players[0] for match_id in "abc"] == ["John"] * 3
    book.undo_people()
    assert [book.match(match_id).match.players[0] for match_id in "abc"] == [
        "Jhon",
        "Jhon",
        "John",
    ]


def test_two_who_sat_at_one_table_are_two_people(book: Scorebook) -> None:
    book.start(new_match("Ann Anna Cat Dan"))
    ids = ids_by_name(book)
    with pytest.raises(PlayedTogether, match="Ann and Anna have sat"):
        book.merge_people(ids["Ann"], ids["Anna"])
    with pytest.raises(UnknownPerson):
        book.merge_people(ids["Ann"], "nobody")
    with pytest.raises(NothingToUndo):
        book.undo_people()


def test_a_person_is_renamed_in_every_match(book: Scorebook) -> None:
    book.start(new_match("Ann Bob Cat Dan", match_id="a"))
    book.start(new_match("Ann Eve Cat Dan", match_id="b"))
    book.match("a")
    heard: list[str] = []
    book.subscribe("a", heard.append)
    book.rename_person(ids_by_name(book)["Ann"], "Annabel")
    assert book.match("a").match.players[0] == "Annabel"
    assert book.match("b").match.players[0] == "Annabel"
    assert heard == ["a"]
    with pytest.raises(PersonKnown):
        book.rename_person(ids_by_name(book)["Eve"], "bob")
    book.undo_people()
    assert book.match("a").match.players[0] == "Ann"


def test_a_hand_tells_its_story(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H, hand("6S", 6))
    first = view.records[0].id
    book.correct(view.id, 1, hand("8H", 7))
    book.insert(view.id, 1, PassedIn(), "new")
    book.annotate(view.id, 2, "argued about")
    book.remove(view.id, 2)
    book.undo(view.id)
    story = book.hand_story(view.id, first)
    assert [(v.change.kind, v.hand, v.note, v.number) for v in story] == [
        (ChangeKind.HAND_RECORDED, MADE_8H, "", 1),
        (ChangeKind.HAND_CORRECTED, hand("8H", 7), "", 1),
        (ChangeKind.HAND_NOTED, hand("8H", 7), "argued about", 2),
        (ChangeKind.HAND_REMOVED, None, "", None),
        (ChangeKind.UNDONE, hand("8H", 7), "argued about", 2),
    ]
    assert story[-1].change.of is ChangeKind.HAND_REMOVED
    assert book.hand_story(view.id, "never") == ()


def test_a_match_tells_its_story(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    book.undo(view.id)
    book.redo(view.id)
    assert [(change.kind, change.hand, change.of) for change in book.story(view.id)] == [
        (ChangeKind.STARTED, None, None),
        (ChangeKind.HAND_RECORDED, 1, None),
        (ChangeKind.UNDONE, 1, ChangeKind.HAND_RECORDED),
        (ChangeKind.REDONE, 1, ChangeKind.HAND_RECORDED),
    ]


def test_a_hand_half_entered_is_offered_again_until_it_is_saved(
    tmp_path: Path, clock: Clock
) -> None:
    book = open_book(tmp_path, clock)
    view = book.start(new_match())
    assert book.draft(view.id) is None
    book.save_draft(view.id, {"contract": "8H"})
    book.save_draft(view.id, {"contract": "8H", "player": 2})
    book.close()
    book = open_book(tmp_path, clock)
    assert book.draft(view.id) == {"contract": "8H", "player": 2}
    assert book.match(view.id) == view
    book.record(view.id, MADE_8H, hand_id="h")
    assert book.draft(view.id) is None
    book.save_draft(view.id, {"contract": "9H"})
    book.save_draft(view.id, None)
    assert book.draft(view.id) is None
    book.close()


def test_the_app_remembers_where_it_was(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    assert book.recall("place") is None
    book.remember("place", {"address": "/match/m"})
    book.close()
    book = open_book(tmp_path)
    assert book.recall("place") == {"address": "/match/m"}
    book.remember("place", None)
    assert book.recall("place") is None
    book.close()
