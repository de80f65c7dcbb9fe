"""A table that plays on past the end of a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scorekeeper.rules.hands import Adjustment, PassedIn
from scorekeeper.rules.match import Ended, Ending
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn, NotEnded
from scorekeeper.scorebook.views import Behind, ChangeKind, MatchView
from tests.scorebook.conftest import TO_510, Clock, hand, new_match, open_book, play

SLAM = hand("10NT", 10)


@pytest.fixture
def four(book: Scorebook) -> MatchView:
    """Four hands that end nothing; the second made with ten at 10NT would."""
    return play(book, book.start(new_match()).id, *[hand("6S", 6)] * 4)


def test_hands_behind_a_new_end_count_where_the_table_played_on(
    book: Scorebook, four: MatchView
) -> None:
    shown = book.preview_correct(four.id, 2, SLAM)
    assert shown.left_over == (3, 4)
    assert shown.played_on is not None
    view = book.correct(four.id, 2, SLAM, behind=Behind.COUNTED)
    assert view.sheet == shown.played_on
    assert view.sheet.totals[0] == 40 + 520 + 40 + 40
    assert not any(one.after_finish for one in view.sheet.hands)
    # The third hand would have ended it again, and the last one does.
    assert [one.hand for one in view.sheet.lifted] == [2, 3]
    assert view.sheet.outcome.hand == 4


def test_it_is_told_as_two_changes_and_undone_one_by_one(book: Scorebook, four: MatchView) -> None:
    view = book.correct(four.id, 2, SLAM, behind=Behind.COUNTED)
    assert [(one.kind, one.hand) for one in book.story(four.id)[-2:]] == [
        (ChangeKind.HAND_CORRECTED, 2),
        (ChangeKind.PLAYED_ON, 2),
    ]
    kept = book.undo(four.id)
    assert [one.after_finish for one in kept.sheet.hands] == [False, False, True, True]
    assert book.undo(four.id).match == four.match
    book.redo(four.id)
    assert book.redo(four.id).match == view.match


def test_without_hands_behind_an_end_there_is_nothing_to_play_on_past(
    book: Scorebook, four: MatchView
) -> None:
    shown = book.preview_correct(four.id, 4, SLAM)
    assert (shown.left_over, shown.played_on) == ((), None)
    view = book.correct(four.id, 4, SLAM, behind=Behind.COUNTED)
    assert view.sheet == shown.sheet
    assert view.sheet.lifted == ()
    assert book.story(four.id)[-1].kind is ChangeKind.HAND_CORRECTED


def test_a_hand_inserted_twice_is_played_on_past_once(book: Scorebook, four: MatchView) -> None:
    once = book.insert(four.id, 2, SLAM, "new", behind=Behind.COUNTED)
    assert [one.hand for one in once.sheet.lifted] == [2, 3, 4]
    assert book.insert(four.id, 2, SLAM, "new", behind=Behind.COUNTED) == once
    # The request that was asked for again saw the match as it was before its own change.
    again = book.insert(four.id, 2, SLAM, "new", behind=Behind.COUNTED, seen=four.version)
    assert again == once
    with pytest.raises(MatchMovedOn):
        book.insert(four.id, 2, SLAM, "another", seen=four.version)


def test_removing_and_moving_play_on_likewise(book: Scorebook) -> None:
    paper = Adjustment(points=(-400, 0), reason="paper")
    view = play(book, book.start(new_match()).id, paper, SLAM, hand("6S", 6))
    assert view.sheet.outcome.status is Status.IN_PLAY
    counted = book.move(view.id, 1, 3, behind=Behind.COUNTED)
    assert [one.hand for one in counted.sheet.lifted] == [1, 2]
    assert counted.sheet.totals == view.sheet.totals
    book.undo(view.id)
    book.undo(view.id)
    counted = book.remove(view.id, 1, behind=Behind.COUNTED)
    assert [one.hand for one in counted.sheet.lifted] == [1]


def test_a_match_that_a_hand_ended_goes_on(book: Scorebook) -> None:
    won = play(book, book.start(new_match()).id, *TO_510)
    view = book.reopen(won.id)
    assert view.sheet.outcome.status is Status.IN_PLAY
    assert view.ended_at is None
    assert (view.undo and view.undo.kind, view.undo and view.undo.hand) == (
        ChangeKind.PLAYED_ON,
        3,
    )
    on = play(book, won.id, hand("8S", 8, side=1))
    assert on.sheet.totals == (560 + 20, 90 + 240)
    book.undo(won.id)
    assert book.undo(won.id).sheet == won.sheet
    with pytest.raises(NotEnded):
        book.reopen(book.start(new_match()).id)


def test_hands_kept_behind_the_end_count_once_it_goes_on(book: Scorebook, four: MatchView) -> None:
    kept = book.correct(four.id, 2, SLAM)
    assert kept.sheet.outcome.hand == 2
    view = book.reopen(four.id)
    assert view.sheet.outcome.status is Status.IN_PLAY
    assert [one.hand for one in view.sheet.lifted] == [2, 3, 4]
    assert view.sheet.totals[0] == 640


def test_an_end_by_word_and_one_by_a_hand_are_both_lifted(
    book: Scorebook, four: MatchView
) -> None:
    book.end(four.id, Ended(how=Ending.AGREED))
    book.correct(four.id, 4, SLAM)
    view = book.reopen(four.id)
    assert view.match.ended is None
    assert view.sheet.outcome.status is Status.IN_PLAY
    assert view.undo is not None
    assert view.undo.kind is ChangeKind.PLAYED_ON


def test_what_was_agreed_stays_with_a_hand_that_is_corrected_or_moved(book: Scorebook) -> None:
    won = play(book, book.start(new_match()).id, *TO_510)
    book.reopen(won.id)
    corrected = book.correct(won.id, 3, hand("6NT", 7))
    assert corrected.match.hands[2].played_on
    assert corrected.sheet.outcome.status is Status.IN_PLAY
    no_end = book.correct(won.id, 1, hand("8H", 6))
    assert no_end.sheet.lifted == ()
    again = book.undo(won.id)
    assert [one.hand for one in again.sheet.lifted] == [3]
    inserted = book.insert(won.id, 1, PassedIn(), "new")
    assert [one.hand for one in inserted.sheet.lifted] == [4]


def test_it_goes_out_and_comes_back_with_the_match(
    book: Scorebook, tmp_path: Path, four: MatchView
) -> None:
    view = book.correct(four.id, 2, SLAM, behind=Behind.COUNTED)
    data = json.loads(json.dumps(book.match_file(four.id)))
    elsewhere = open_book(tmp_path / "elsewhere", Clock())
    elsewhere.take_in([data])
    assert elsewhere.match(four.id).sheet == view.sheet
    assert elsewhere.undo(four.id).sheet.lifted == ()
    by_hand = {key: data[key] for key in data if key not in {"journal", "id"}}
    for one in by_hand["hands"]:
        one.pop("id")
    (added,) = elsewhere.take_in([by_hand]).added
    assert elsewhere.match(added).sheet == view.sheet
    assert elsewhere.doctor() == ()
    elsewhere.close()
