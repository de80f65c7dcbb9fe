from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import Adjustment, PassedIn
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn, NameTaken, NoSuchHand, NoSuchSeat
from scorekeeper.scorebook.views import Behind, ChangeKind, MatchView
from tests.scorebook.conftest import MADE_8H, TO_510, hand, new_match, play


@pytest.fixture
def won(book: Scorebook) -> MatchView:
    """Ann and Cat have won with the third hand: 300, 440, 560."""
    return play(book, book.start(new_match()).id, *TO_510)


def ids(view: MatchView) -> list[str]:
    return [record.id for record in view.records]


def test_a_corrected_hand_reaches_the_totals_and_reopens_the_match(
    book: Scorebook, won: MatchView
) -> None:
    failed = hand("8H", 7)
    shown = book.preview_correct(won.id, 1, failed)
    assert book.match(won.id) == won
    assert [(one.total_before, one.total) for one in shown.moved] == [
        ((300, 20), (-300, 30)),
        ((440, 50), (-160, 60)),
        ((560, 90), (-40, 100)),
    ]
    assert shown.before == won
    assert shown.sheet.outcome.status is Status.IN_PLAY
    assert shown.left_over == ()
    view = book.correct(won.id, 1, failed)
    assert view.sheet == shown.sheet
    assert view.match.hands[0] == failed
    assert view.undo is not None
    assert (view.undo.kind, view.undo.hand) == (ChangeKind.HAND_CORRECTED, 1)
    assert book.undo(won.id).sheet == won.sheet
    assert book.redo(won.id).sheet == view.sheet


def test_hands_behind_a_new_finish_are_kept_and_marked_or_dropped_when_asked(
    book: Scorebook,
) -> None:
    view = play(book, book.start(new_match()).id, *[hand("6S", 6)] * 4)
    slam = hand("10NT", 10)
    shown = book.preview_correct(view.id, 2, slam)
    assert shown.sheet.outcome.hand == 2
    assert shown.left_over == (3, 4)
    assert [one.after_finish for one in shown.moved] == [False, True, True]
    kept = book.correct(view.id, 2, slam)
    assert len(kept.match.hands) == 4
    assert [one.after_finish for one in kept.sheet.hands] == [False, False, True, True]
    book.undo(view.id)
    dropped = book.correct(view.id, 2, slam, behind=Behind.DROPPED)
    assert len(dropped.match.hands) == 2
    assert dropped.sheet.totals == kept.sheet.totals
    assert book.undo(view.id).match == view.match


def test_the_deciding_hand_removed_plays_on(book: Scorebook, won: MatchView) -> None:
    shown = book.preview_remove(won.id, 2)
    assert [(one.number_before, one.number) for one in shown.moved] == [(3, 2), (2, None)]
    view = book.remove(won.id, 2)
    assert ids(view) == [ids(won)[0], ids(won)[2]]
    assert view.sheet.totals == (420, 60)
    assert view.sheet.outcome.status is Status.IN_PLAY
    assert book.undo(won.id).match == won.match


def test_a_forgotten_hand_is_inserted_before_another(book: Scorebook, won: MatchView) -> None:
    forgotten = hand("7NT", 7, side=1)
    shown = book.preview_insert(won.id, 1, forgotten)
    assert shown.moved[0].number_before is None
    assert shown.moved[0].number == 1
    view = book.insert(won.id, 1, forgotten, "new")
    assert ids(view) == ["new", *ids(won)]
    assert view.sheet == shown.sheet
    assert view.undo is not None
    assert (view.undo.kind, view.undo.hand) == (ChangeKind.HAND_INSERTED, 1)
    assert book.insert(won.id, 1, forgotten, "new") == view
    assert book.undo(won.id).match == won.match
    assert ids(book.redo(won.id)) == ids(view)


def test_a_hand_is_moved(book: Scorebook, won: MatchView) -> None:
    one, two, three = ids(won)
    assert ids(book.move(won.id, 3, 1)) == [three, one, two]
    assert ids(book.move(won.id, 1, 2)) == [one, three, two]
    assert ids(book.undo(won.id)) == [three, one, two]
    assert ids(book.undo(won.id)) == [one, two, three]
    assert book.preview_move(won.id, 1, 3).change.hand == 3


def test_a_note_is_written_and_changed(book: Scorebook, won: MatchView) -> None:
    assert book.annotate(won.id, 2, " a brave bid ").records[1].note == "a brave bid"
    assert book.annotate(won.id, 2, "").records[1].note == ""
    assert book.undo(won.id).records[1].note == "a brave bid"


@pytest.mark.parametrize("number", [0, 4])
def test_only_hands_that_there_are_can_be_changed(
    book: Scorebook, won: MatchView, number: int
) -> None:
    with pytest.raises(NoSuchHand, match="hands 1 to 3"):
        book.correct(won.id, number, MADE_8H)
    with pytest.raises(NoSuchHand):
        book.remove(won.id, number)
    with pytest.raises(NoSuchHand):
        book.insert(won.id, number, MADE_8H, "x")
    with pytest.raises(NoSuchHand):
        book.move(won.id, 1, number)
    with pytest.raises(NoSuchHand):
        book.annotate(won.id, number, "")
    assert book.match(won.id) == won


def test_a_correction_is_held_to_the_same_rules_as_a_new_hand(
    book: Scorebook, won: MatchView
) -> None:
    with pytest.raises(RulesError):
        book.preview_correct(won.id, 1, hand("8H", 11))
    with pytest.raises(RulesError):
        book.correct(won.id, 1, hand("8H", 11))


def test_who_corrects_what_has_just_moved_is_told(book: Scorebook, won: MatchView) -> None:
    book.remove(won.id, 1)
    with pytest.raises(MatchMovedOn):
        book.correct(won.id, 3, MADE_8H, seen=won.version)


def test_before_the_first_hand_the_dealer_is_who_deals_first(book: Scorebook) -> None:
    view = book.start(new_match())
    assert book.set_dealer(view.id, 2, hand_id="d").match.first_dealer == 2
    assert book.undo(view.id).match.first_dealer == 0


def test_a_dealer_put_right_deals_and_the_deal_moves_on_from_there(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    assert view.sheet.dealer == 1
    view = book.set_dealer(view.id, 3, hand_id="d")
    assert view.sheet.dealer == 3
    assert view.sheet.totals == (300, 20)
    assert isinstance(view.match.hands[-1], Adjustment)
    view = book.record(view.id, PassedIn(), hand_id="p")
    assert (view.sheet.hands[-1].dealer, view.sheet.dealer) == (3, 0)
    assert book.undo(view.id).sheet.dealer == 3
    assert book.undo(view.id).sheet.dealer == 1
    with pytest.raises(NoSuchSeat):
        book.set_dealer(view.id, 4, hand_id="e")


def test_a_substitute_takes_the_seat_and_the_side_keeps_its_score(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    after = book.substitute(view.id, 2, "Eve")
    assert after.sheet.totals == view.sheet.totals
    assert after.match.players == ("Ann", "Bob", "Eve", "Dan")
    assert after.match.sides[0].name == "Ann & Eve"
    after = play(book, view.id, hand("6S", 6))
    assert [record.players[2] for record in after.records] == ["Cat", "Eve"]
    inserted = book.insert(view.id, 1, PassedIn(), "i")
    assert [record.players[2] for record in inserted.records] == ["Cat", "Cat", "Eve"]
    names = {person.name for person in book.people()}
    assert {"Cat", "Eve"} <= names
    for _ in range(3):
        undone = book.undo(view.id)
    assert undone.match == view.match
    assert "Eve" not in {person.name for person in book.people()}


def test_a_substitute_is_somebody_else_than_those_at_the_table(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    with pytest.raises(NameTaken):
        book.substitute(view.id, 2, "bob")
    with pytest.raises(NoSuchSeat):
        book.substitute(view.id, 4, "Eve")
    assert book.substitute(view.id, 2, "cat") == view


def test_a_substitute_before_the_first_hand_leaves_no_trace_of_who_never_played(
    book: Scorebook,
) -> None:
    view = book.start(new_match())
    book.substitute(view.id, 2, "Eve")
    assert {person.name: person.matches for person in book.people()}["Cat"] == 0


def test_people_change_seats_and_the_seats_keep_their_scores(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    swapped = book.change_seats(view.id, ("Bob", "Ann", "Cat", "Dan"))
    assert swapped.match.players == ("Bob", "Ann", "Cat", "Dan")
    assert swapped.records[0].players == ("Ann", "Bob", "Cat", "Dan")
    assert swapped.sheet.totals == (300, 20)
    assert swapped.undo is not None
    assert swapped.undo.kind is ChangeKind.SEATS_CHANGED
    assert book.undo(view.id).match == view.match


def test_a_match_has_a_title_a_note_and_another_date(book: Scorebook) -> None:
    view = book.start(new_match())
    at = view.started_at.replace(day=20)
    after = book.set_details(view.id, title=" Final ", started_at=at)
    assert (after.title, after.note, after.started_at) == ("Final", "", at)
    assert book.set_details(view.id, note="At Ann's").title == "Final"
    assert replace(book.undo(view.id), version=after.version, redo=None) == after
