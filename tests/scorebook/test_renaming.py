from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import preset
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import NameTaken, NameUnfit, NoSuchSeat
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.errors import CalledAlike
from tests.scorebook.conftest import MADE_8H, new_match, play


def names_of(book: Scorebook) -> dict[str, int]:
    return {person.name: person.matches for person in book.people()}


def test_people_are_known_again_however_they_are_written(book: Scorebook) -> None:
    book.start(new_match("Ann Bob Cat Dan"))
    book.start(new_match("ANN bob Eve Dan"))
    assert names_of(book) == {"Ann": 2, "Bob": 2, "Dan": 2, "Eve": 1, "Cat": 1}


def test_whoever_was_seated_last_comes_first(book: Scorebook) -> None:
    book.start(new_match("Ann Bob Cat Dan"))
    book.start(new_match("Eve Fay Gus Hal"))
    assert [person.name for person in book.people()] == [
        "Eve", "Fay", "Gus", "Hal", "Ann", "Bob", "Cat", "Dan",
    ]  # fmt: skip


def test_a_slip_of_the_pen_leaves_nobody_behind(book: Scorebook) -> None:
    view = play(book, book.start(new_match("Anm Bob Cat Dan")).id, MADE_8H)
    renamed = book.rename_player(view.id, 0, "Ann")
    assert renamed.match.players == ("Ann", "Bob", "Cat", "Dan")
    assert renamed.match.sides[0].name == "Ann & Cat"
    assert renamed.sheet == view.sheet
    assert renamed.records[0].players[0] == "Ann"
    assert "Anm" not in names_of(book)
    book.undo(view.id)
    assert names_of(book)["Anm"] == 1


def test_somebody_known_takes_the_seat(book: Scorebook) -> None:
    book.start(new_match("Ann Bob Cat Dan"))
    view = book.start(new_match("Anm Bob Cat Dan"))
    book.rename_player(view.id, 0, "ann")
    assert names_of(book) == {"Ann": 2, "Bob": 2, "Cat": 2, "Dan": 2}
    book.undo(view.id)
    assert names_of(book)["Anm"] == 1
    book.redo(view.id)
    assert "Anm" not in names_of(book)


def test_who_has_sat_elsewhere_keeps_the_name_there(book: Scorebook) -> None:
    old = book.start(new_match("Ann Bob Cat Dan"))
    view = book.start(new_match("Ann Bob Cat Dan"))
    book.rename_player(view.id, 0, "Zed")
    assert book.match(old.id).match.players[0] == "Ann"
    assert names_of(book)["Zed"] == 1
    book.undo(view.id)
    assert "Zed" not in names_of(book)


def test_a_name_may_be_written_differently(book: Scorebook) -> None:
    old = book.start(new_match("ann Bob Cat Dan"))
    view = book.start(new_match("ann Bob Cat Dan"))
    assert book.rename_player(view.id, 0, "Ann").match.players[0] == "Ann"
    assert book.match(old.id).match.players[0] == "Ann"


def test_two_at_one_table_have_two_names(book: Scorebook) -> None:
    view = book.start(new_match())
    with pytest.raises(NameTaken, match="BOB"):
        book.rename_player(view.id, 0, "BOB")
    with pytest.raises(NoSuchSeat, match="no seat 4"):
        book.rename_player(view.id, 4, "Eve")


def test_a_side_is_named_and_called_by_its_players_again(book: Scorebook) -> None:
    view = book.start(new_match())
    assert book.rename_side(view.id, 0, " The  Aces ").match.sides[0].name == "The Aces"
    assert book.rename_player(view.id, 0, "Eve").match.sides[0].name == "The Aces"
    assert book.rename_side(view.id, 0, "").match.sides[0].name == "Eve & Cat"
    with pytest.raises(NameTaken):
        book.rename_side(view.id, 0, "bob & dan")
    with pytest.raises(NoSuchSeat):
        book.rename_side(view.id, 2, "Us")


def test_the_same_name_again_is_no_change(book: Scorebook) -> None:
    view = book.start(new_match())
    assert book.rename_player(view.id, 0, "Ann") == view


def ids(book: Scorebook) -> dict[str, str]:
    return {person.name: person.id for person in book.people()}


def test_a_merger_is_not_made_again_once_both_have_sat_at_one_table(book: Scorebook) -> None:
    book.start(new_match("Ann Bob Cat Dan"))
    book.start(new_match("Anne Bob Cat Dan"))
    book.merge_people(ids(book)["Ann"], ids(book)["Anne"])
    book.undo_people()
    together = book.start(new_match("Ann Anne Cat Dan"))
    with pytest.raises(CalledAlike, match="both be called Ann,"):
        book.redo_people()
    assert book.match(together.id) == together
    assert play(book, together.id, MADE_8H).sheet.totals == (300, 20)
    assert book.doctor() == ()


def test_a_name_is_not_taken_back_where_somebody_else_at_the_table_has_it_now(
    book: Scorebook,
) -> None:
    book.start(new_match("Ann Bob Cat Dan"))
    book.rename_person(ids(book)["Ann"], "Xan")
    later = book.start(new_match("Ann Xan Cat Dan"))
    with pytest.raises(CalledAlike):
        book.undo_people()
    assert play(book, later.id, MADE_8H).match.players == ("Ann", "Xan", "Cat", "Dan")
    book.rename_player(later.id, 0, "Eve")
    book.undo_people()
    assert book.match(later.id).match.players == ("Eve", "Ann", "Cat", "Dan")


def test_a_name_given_in_one_match_is_not_taken_back_against_another(book: Scorebook) -> None:
    view = book.start(new_match("Ann Bob Cat Dan"))
    book.rename_player(view.id, 0, "Anna")
    later = book.start(new_match("Anna Ann Gil Hal"))
    with pytest.raises(CalledAlike):
        book.undo(view.id)
    assert play(book, later.id, MADE_8H).match.players[:2] == ("Anna", "Ann")
    assert book.match(view.id).undo is not None


def test_a_person_is_not_called_like_a_side_of_two(book: Scorebook) -> None:
    view = book.start(new_match("Ann Bob Cat Dan"))
    book.rename_side(view.id, 0, "Reds")
    with pytest.raises(CalledAlike):
        book.rename_person(ids(book)["Ann"], "Reds")
    with pytest.raises(CalledAlike):
        book.rename_player(view.id, 1, "Reds")
    with pytest.raises(NameTaken):
        book.rename_side(view.id, 1, "cat")
    assert play(book, view.id, MADE_8H).match.sides[0].name == "Reds"


def test_a_player_alone_may_be_called_like_his_own_side(book: Scorebook) -> None:
    new = replace(new_match("Ann Bob Cat"), rules=preset("au_3p").rules)
    view = book.start(new)
    book.rename_side(view.id, 0, "Reds")
    book.rename_person(ids(book)["Ann"], "Reds")
    assert book.rename_side(view.id, 1, "Blues").match.players == ("Reds", "Bob", "Cat")
    with pytest.raises(NameTaken):
        book.rename_side(view.id, 1, "Cat")
    assert book.doctor() == ()


@pytest.mark.parametrize("name", ["x" * 101, "\0", "\u200b", "An\x07n"])
def test_nobody_is_given_a_name_that_no_match_could_have(book: Scorebook, name: str) -> None:
    view = book.start(new_match("Ann Bob Cat Dan"))
    with pytest.raises(NameUnfit, match="up to 100 letters that can be seen"):
        book.rename_person(ids(book)["Ann"], name)
    with pytest.raises(NameUnfit):
        book.rename_player(view.id, 0, name)
    with pytest.raises(NameUnfit):
        book.rename_side(view.id, 0, name)
    with pytest.raises(NameUnfit):
        book.substitute(view.id, 0, name)
    with pytest.raises(NameUnfit):
        book.start(replace(new_match(), players=(name, "Bob", "Cat", "Dan")))
    assert play(book, view.id, MADE_8H).match.players == ("Ann", "Bob", "Cat", "Dan")


def test_names_are_put_right_all_at_once_and_taken_back_at_once(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H)
    after = book.rename(view.id, players={0: "Eve", 3: "Fay"}, sides={1: "Reds"})
    assert after.match.players == ("Eve", "Bob", "Cat", "Fay")
    assert [side.name for side in after.match.sides] == ["Eve & Cat", "Reds"]
    assert after.version == view.version + 1
    assert after.undo is not None
    assert after.undo.kind is ChangeKind.NAMES_CHANGED
    assert book.undo(view.id).match == view.match


def test_of_names_of_which_one_is_refused_none_is_changed(book: Scorebook) -> None:
    view = book.start(new_match())
    for players, sides in (
        ({0: "Eve", 1: "cat"}, {}),
        ({0: "Eve", 1: "eve"}, {}),
        ({0: "Eve"}, {1: "Eve"}),
        ({0: "Eve"}, {0: "Us", 1: "us"}),
        ({0: "Eve"}, {1: "Eve & Cat"}),
    ):
        with pytest.raises(NameTaken):
            book.rename(view.id, players=players, sides=sides)
    assert book.match(view.id) == view
    assert names_of(book) == {"Ann": 1, "Bob": 1, "Cat": 1, "Dan": 1}


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize(
    "names",
    [("Bob", "Ann", "Cat"), ("Bob", "Cat", "Ann"), ("Bob", "Rob", "Cat"), ("Cat", "Ann", "Bea")],
)
def test_names_written_the_wrong_way_round_are_put_right(
    book: Scorebook, names: tuple[str, ...], *, elsewhere: bool
) -> None:
    if elsewhere:
        other = book.start(new_match())
    view = play(book, book.start(new_match()).id, MADE_8H)
    after = book.rename(view.id, players=dict(enumerate(names)), sides={})
    assert after.match.players == (*names, "Dan")
    assert after.records[0].players == (*names, "Dan")
    assert after.sheet.totals == view.sheet.totals
    if elsewhere:
        assert book.match(other.id) == other
    else:
        assert set(names_of(book)) == {*names, "Dan"}
    assert book.doctor() == ()
    assert book.undo(view.id).match == view.match
    assert book.redo(view.id).match == after.match


def test_two_sides_swap_their_names(book: Scorebook) -> None:
    view = book.start(new_match())
    book.rename(view.id, players={}, sides={0: "Reds", 1: "Blues"})
    after = book.rename(view.id, players={}, sides={0: "Blues", 1: "Reds"})
    assert [side.name for side in after.match.sides] == ["Blues", "Reds"]
