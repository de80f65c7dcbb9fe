"""What people complain of in scorekeepers, each as something that does not happen here."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorekeeper.rules.hands import Adjustment, PassedIn, Redeal
from scorekeeper.rules.results import Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.new_match import NewMatch
from tests.scorebook.conftest import MADE_8H, TO_510, Clock, hand, new_match, open_book, play

AU = RuleSet()


def test_scores_lost_when_the_app_was_closed(tmp_path: Path, clock: Clock) -> None:
    book = open_book(tmp_path, clock)
    view = play(book, book.start(new_match()).id, *TO_510)
    # Not even closed: the next start finds what the last answer said.
    again = open_book(tmp_path, clock)
    assert again.match(view.id) == view
    again.close()
    book.close()


def test_a_game_replaced_by_an_empty_one(tmp_path: Path) -> None:
    book = open_book(tmp_path)
    view = play(book, book.start(new_match()).id, MADE_8H)
    book.look_after()
    book.close()
    (tmp_path / "data" / "history.db").write_bytes(b"")
    book = open_book(tmp_path)
    assert book.match(view.id).sheet.totals == (300, 20)
    assert book.rescued is not None
    book.close()


def test_an_old_hand_whose_correction_does_not_reach_the_totals(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    after = book.correct(view.id, 1, hand("8H", 10))
    assert [one.total for one in after.sheet.hands] == [(300, 0), (440, 30), (560, 70)]
    assert book.home().last is not None
    assert book.history().matches[0].totals == (560, 70)


def test_two_winners(book: Scorebook) -> None:
    view = book.start(new_match())
    from_paper = Adjustment(points=(400, 480), reason="from paper")
    view = play(book, view.id, from_paper, hand("6S", 6))
    assert view.sheet.totals == (440, 520)
    assert view.sheet.outcome.status is Status.IN_PLAY
    view = play(book, view.id, hand("7S", 7))
    assert view.sheet.totals == (580, 550)
    assert view.sheet.outcome.winners == (0,)


def test_exactly_five_hundred_not_counted(book: Scorebook) -> None:
    view = book.start(new_match())
    view = play(book, view.id, Adjustment(points=(200, 0), reason="from paper"), MADE_8H)
    assert view.sheet.totals[0] == 500
    assert view.sheet.outcome.winners == (0,)


def test_the_wrong_dealer_after_a_passed_in_hand(book: Scorebook) -> None:
    view = book.start(new_match())
    view = play(book, view.id, PassedIn(), Redeal(reason="a card face up"), MADE_8H)
    assert [one.dealer for one in view.sheet.hands] == [0, 1, 1]
    assert view.sheet.dealer == 2


def test_a_double_tap_that_scored_twice(book: Scorebook) -> None:
    view = book.start(new_match())
    for _ in range(2):
        view = book.record(view.id, MADE_8H, hand_id="one tap")
    assert view.sheet.totals == (300, 20)


def test_a_sides_points_given_to_the_other(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, hand("8H", 8, side=1))
    assert view.sheet.totals == (20, 300)
    assert book.correct(view.id, 1, MADE_8H).sheet.totals == (300, 20)


def test_names_that_cannot_be_changed_later(book: Scorebook) -> None:
    view = play(book, book.start(new_match("Anm Bob Cat Dan")).id, *TO_510)
    after = book.rename_player(view.id, 0, "Ann")
    assert after.match.players[0] == "Ann"
    assert after.sheet == view.sheet


def test_a_ghost_match_after_a_cancelled_set_up(book: Scorebook) -> None:
    NewMatch(rules=AU, preset_id=None, rules_name="", players=("Ann", "Bob", "Cat", "Dan"))
    book.home()
    book.people()
    book.history("ann")
    assert book.history().matches == ()
    assert book.people() == ()


def test_deleting_a_match_that_deleted_its_players(book: Scorebook) -> None:
    book.delete(book.start(new_match()).id)
    assert {person.name for person in book.people()} == {"Ann", "Bob", "Cat", "Dan"}


def test_a_look_at_an_old_match_that_changes_it(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    for _ in range(3):
        assert book.match(view.id) == view
    assert len(book.story(view.id)) == 4


def test_a_rematch_that_forgot_the_house_rules(book: Scorebook) -> None:
    house = RuleSet(target=1000, defence_cap=490)
    new = NewMatch(
        rules=house, preset_id="au_pagat", rules_name="Ours", players=("Ann", "Bob", "Cat", "Dan")
    )
    again = book.rematch(book.start(new).id)
    assert again.match.rules == house
    assert (again.preset_id, again.rules_name) == ("au_pagat", "Ours")


def test_no_date_or_note_on_a_match(book: Scorebook) -> None:
    view = book.set_details(book.start(new_match()).id, note="at Ann's")
    assert view.note == "at Ann's"
    assert f"{view.started_at:%Y-%m-%d %H:%M %z}" == "2026-11-27 19:31 +1100"


def test_no_way_to_get_the_data_out(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    assert book.match_file(view.id)["hands"][0]["bid"] == "8H"


@pytest.mark.parametrize("letters", [40, 100])
def test_long_names(book: Scorebook, letters: int) -> None:
    names = [initial * letters for initial in "abcd"]
    view = book.start(new_match(" ".join(names)))
    assert list(view.match.players) == names
    assert view.match.sides[0].name == f"{names[0]} & {names[2]}"
