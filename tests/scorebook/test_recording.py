from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from scorekeeper.rules import PRESETS
from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.match import Ended, Ending, Opening, Side
from scorekeeper.rules.results import EndReason, Status
from scorekeeper.rules.verify import WrongPlayers
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import (
    AlreadyEnded,
    MatchMovedOn,
    NameEmpty,
    NameTaken,
    NoSuchSeat,
    NotEnded,
    NothingToRedo,
    NothingToUndo,
)
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.errors import UnknownMatch
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play


def test_a_new_match_has_its_sides_called_by_their_players(book: Scorebook) -> None:
    view = book.start(new_match())
    assert [side.name for side in view.match.sides] == ["Ann & Cat", "Bob & Dan"]
    assert view.match.players == ("Ann", "Bob", "Cat", "Dan")
    assert view.sheet.totals == (0, 0)
    assert view.undo is None
    assert view.redo is None
    assert view.version == 1
    assert book.match(view.id) == view


def test_starting_the_same_match_twice_starts_it_once(book: Scorebook) -> None:
    first = book.start(new_match(match_id="m"))
    assert book.start(new_match("Eve Bob Cat Dan", match_id="m")) == first


def test_nothing_is_kept_of_a_match_that_cannot_be_started(book: Scorebook) -> None:
    for names, error in [
        ("Ann Bob Cat", WrongPlayers),
        ("Ann Bob Cat ann", NameTaken),
    ]:
        with pytest.raises(error):
            book.start(new_match(names))
    with pytest.raises(RulesError):
        book.start(new_match(opening=Opening(scores=(1, 2, 3))))
    assert book.people() == ()
    assert book.home().live is None


def test_a_name_of_spaces_is_none(book: Scorebook) -> None:
    view = book.start(new_match())
    with pytest.raises(NameEmpty, match="The player in seat 2 needs a name"):
        book.rename_player(view.id, 1, "  ")


def test_sides_may_have_names_of_their_own(book: Scorebook) -> None:
    sides = (Side(name="North", seats=(0, 2)), Side(name="", seats=(1, 3)))
    view = book.start(new_match(sides=sides))
    assert [side.name for side in view.match.sides] == ["North", "Bob & Dan"]


def test_a_hand_is_scored_kept_and_in_the_next_look(book: Scorebook) -> None:
    view = book.start(new_match())
    after = book.record(view.id, MADE_8H, hand_id="h1", note=" close ")
    assert after.sheet.totals == (300, 20)
    assert after.match.hands == (MADE_8H,)
    assert after.records[0].id == "h1"
    assert after.records[0].note == "close"
    assert after.records[0].players == ("Ann", "Bob", "Cat", "Dan")
    assert after.undo is not None
    assert (after.undo.kind, after.undo.hand) == (ChangeKind.HAND_RECORDED, 1)
    assert book.match(view.id) == after


def test_ids_that_look_alike_are_different_hands(book: Scorebook) -> None:
    view = book.start(new_match())
    for hand_id in ("h_1", "H_1", "h%1", "hx1", "h/1"):
        book.record(view.id, hand("6S", 6), hand_id=hand_id)
    assert [record.id for record in book.match(view.id).records] == [
        "h_1",
        "H_1",
        "h%1",
        "hx1",
        "h/1",
    ]


@pytest.mark.parametrize("preset_id", ["au_pagat", "au_6p_3x2"])
def test_recording_asks_the_database_no_more_as_a_match_grows(
    book: Scorebook, preset_id: str
) -> None:
    # A hand is saved while somebody waits for the new total: each question takes a while.
    rules = PRESETS[preset_id].rules
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")[: rules.players]
    view = book.start(replace(new_match(), rules=rules, players=names))
    asked: list[str] = []

    def note(_1: object, _2: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        counts = []
        for number in range(12):
            asked.clear()
            tricks = (6 - number % 2, *(None,) * (len(view.match.sides) - 1))
            if len(tricks) > 2:
                tricks = (tricks[0], 2, 2 + number % 2)
            one = replace(hand("6S", 6), tricks=tricks)
            view = book.record(view.id, one, hand_id=f"{number}", seen=view.version)
            counts.append(len(asked))
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert set(counts) == {13}


PLAYED = """
import sys
from pathlib import Path
from scorekeeper.rules.hands import PassedIn
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.store.tables import MatchRow
from tests.scorebook.conftest import new_match
book = Scorebook.open(data_dir=Path(sys.argv[1]))
view = book.start(new_match())
book.record(view.id, PassedIn(), hand_id="h1")
book.undo(view.id)
book.history()
mappers = tuple(MatchRow.__mapper__.registry.mappers)
assert mappers and not [one for one in mappers if one.configured]
"""


def test_playing_takes_no_memory_for_following_objects(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", PLAYED, str(tmp_path)], check=True)


def test_a_double_tap_saves_once(book: Scorebook) -> None:
    view = book.start(new_match())
    once = book.record(view.id, MADE_8H, hand_id="h1")
    assert book.record(view.id, MADE_8H, hand_id="h1") == once


def test_a_late_second_tap_does_not_bring_back_what_was_undone(book: Scorebook) -> None:
    view = book.start(new_match())
    book.record(view.id, MADE_8H, hand_id="h1")
    undone = book.undo(view.id)
    assert book.record(view.id, MADE_8H, hand_id="h1") == undone


def test_a_hand_that_cannot_have_been_played_is_not_kept(book: Scorebook) -> None:
    view = book.start(new_match())
    with pytest.raises(RulesError):
        book.record(view.id, hand("8H", 11), hand_id="h1")
    assert book.match(view.id) == view


def test_the_deciding_hand_ends_the_match_and_undo_plays_on(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    assert view.sheet.outcome.status is Status.OVER
    assert view.ended_at == view.records[-1].at
    with pytest.raises(AlreadyEnded):
        book.record(view.id, MADE_8H, hand_id="late")
    undone = book.undo(view.id)
    assert undone.sheet.outcome.status is Status.IN_PLAY
    assert undone.ended_at is None
    again = book.redo(view.id)
    assert again.sheet == view.sheet


def test_undo_and_redo_survive_a_restart(tmp_path: Path, clock: Clock) -> None:
    book = open_book(tmp_path, clock)
    view = play(book, book.start(new_match()).id, *TO_510)
    book.undo(view.id)
    book.close()
    book = open_book(tmp_path, clock)
    assert book.match(view.id).redo is not None
    assert book.redo(view.id).sheet == view.sheet
    for left in (2, 1, 0):
        assert len(book.undo(view.id).match.hands) == left
    with pytest.raises(NothingToUndo):
        book.undo(view.id)
    book.close()


def test_there_is_nothing_to_redo_without_an_undo(book: Scorebook) -> None:
    with pytest.raises(NothingToRedo):
        book.redo(book.start(new_match()).id)


@pytest.mark.parametrize(
    ("ended", "reason", "winners"),
    [
        (Ended(how=Ending.CONCEDED, by=0), EndReason.CONCEDED, (1,)),
        (Ended(how=Ending.AGREED), EndReason.AGREED, (0,)),
        (Ended(how=Ending.ABANDONED), EndReason.ABANDONED, ()),
    ],
)
def test_the_players_end_a_match_and_reopen_it(
    book: Scorebook, ended: Ended, reason: EndReason, winners: tuple[int, ...]
) -> None:
    started = play(book, book.start(new_match()).id, MADE_8H)
    view = book.end(started.id, ended)
    assert view.sheet.outcome.reason is reason
    assert view.sheet.outcome.winners == winners
    assert view.ended_at is not None
    with pytest.raises(AlreadyEnded):
        book.end(started.id, ended)
    reopened = book.reopen(started.id)
    assert reopened.sheet == started.sheet
    assert reopened.ended_at is None
    assert book.undo(started.id).sheet == view.sheet


def test_only_a_match_that_is_over_can_be_reopened(book: Scorebook) -> None:
    view = book.start(new_match())
    with pytest.raises(NotEnded, match="not over"):
        book.reopen(view.id)


def test_only_a_side_of_the_match_can_concede(book: Scorebook) -> None:
    with pytest.raises(NoSuchSeat):
        book.end(book.start(new_match()).id, Ended(how=Ending.CONCEDED, by=2))


def test_a_rematch_has_the_same_seats_and_rules_and_the_deal_moves_on(book: Scorebook) -> None:
    sides = (Side(name="North", seats=(0, 2)), Side(name="", seats=(1, 3)))
    view = play(book, book.start(new_match(sides=sides)).id, *TO_510)
    again = book.rematch(view.id, new_id="again")
    assert again.id == "again"
    assert again.match.players == view.match.players
    assert again.match.sides == view.match.sides
    assert again.match.rules == view.match.rules
    assert again.match.first_dealer == 3
    assert again.match.hands == ()
    assert book.rematch(view.id, new_id="again") == again


def test_who_looked_before_another_changed_it_is_told_what_happened(book: Scorebook) -> None:
    seen = book.start(new_match())
    book.record(seen.id, MADE_8H, hand_id="theirs", seen=seen.version)
    with pytest.raises(MatchMovedOn, match=r"hand recorded \(1\)") as caught:
        book.record(seen.id, MADE_8H, hand_id="mine", seen=seen.version)
    assert [change.kind for change in caught.value.changes] == [ChangeKind.HAND_RECORDED]
    # The first tap again is no news to anybody.
    assert book.record(seen.id, MADE_8H, hand_id="theirs", seen=seen.version).version == 2


def test_those_concerned_are_told_of_each_change(book: Scorebook) -> None:
    heard: list[str] = []
    one = book.start(new_match(match_id="one"))
    book.start(new_match(match_id="two"))
    stop = book.subscribe("one", lambda match_id: heard.append(f"only {match_id}"))
    book.subscribe(None, heard.append)
    book.record("one", MADE_8H, hand_id="h1")
    book.record("two", MADE_8H, hand_id="h2")
    stop()
    book.undo(one.id)
    assert heard == ["only one", "one", "two", "one"]


def test_a_listener_that_fails_takes_nothing_back(book: Scorebook) -> None:
    view = book.start(new_match())

    def fail(_match_id: str) -> None:
        raise RuntimeError("the window is gone")

    book.subscribe(view.id, fail)
    assert book.record(view.id, MADE_8H, hand_id="h1").sheet.totals == (300, 20)


def test_a_match_nobody_knows_is_named(book: Scorebook) -> None:
    with pytest.raises(UnknownMatch, match="'nowhere'"):
        book.match("nowhere")


def test_home_shows_the_match_in_play_and_the_one_started_last(book: Scorebook) -> None:
    assert book.home().live is None
    assert book.home().last is None
    first = book.start(new_match(match_id="first"))
    book.start(new_match(match_id="second"))
    play(book, "second", *TO_510)
    home = book.home()
    assert home.live is not None
    assert home.live.id == first.id
    assert home.last is not None
    assert home.last.id == "second"
    assert home.last.totals == (560, 90)
    assert home.last.hands == 3
