from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.rules import PRESETS
from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.replay_file import replay_json
from scorekeeper.rules.results import Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.changing_rules import NotPlayedSo
from scorekeeper.scorebook.views import ChangeKind, MatchView
from tests.scorebook.conftest import MADE_8H, TO_510, hand, new_match, open_book, play

LONG = RuleSet(target=1000)
NO_SLAM = RuleSet(slam_floor=None)
NO_MISERE = RuleSet(special_contracts=())


def change(
    book: Scorebook, match_id: str, rules: RuleSet, *, from_here: bool = False
) -> MatchView:
    return book.change_rules(
        match_id, rules, preset_id=None, rules_name="Ours", from_here=from_here
    )


def test_other_rules_for_the_whole_match_are_shown_made_and_undone(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, hand("6S", 10), MADE_8H)
    shown = book.preview_rules(view.id, NO_SLAM, preset_id=None, rules_name="Ours")
    assert [(one.total_before, one.total) for one in shown.moved] == [
        ((250, 0), (40, 0)),
        ((550, 20), (340, 20)),
    ]
    assert shown.sheet.outcome.status is Status.IN_PLAY
    after = change(book, view.id, NO_SLAM)
    assert after.sheet == shown.sheet
    assert (after.rules_name, after.preset_id) == ("Ours", None)
    assert after.undo is not None
    assert after.undo.kind is ChangeKind.RULES_CHANGED
    assert book.undo(view.id).sheet == view.sheet
    assert [match.id for match in book.history("ours").matches] == []


def test_a_match_that_was_over_is_played_on_to_a_thousand(book: Scorebook) -> None:
    won = play(book, book.start(new_match()).id, *TO_510)
    shown = book.preview_rules(won.id, LONG, preset_id=None, rules_name="Ours", from_here=True)
    assert shown.moved == ()
    on = change(book, won.id, LONG, from_here=True)
    assert shown.sheet == on.sheet
    assert on.sheet.totals == won.sheet.totals
    assert on.sheet.outcome.status is Status.IN_PLAY
    assert on.match.rules == LONG
    assert on.match.rules_of(3) == RuleSet()
    over = play(book, won.id, hand("10NT", 10))
    assert over.sheet.outcome.hand == 4
    assert over.sheet.totals == (1080, 90)
    assert book.undo(won.id).sheet == on.sheet
    assert book.undo(won.id).sheet == won.sheet
    assert book.redo(won.id).sheet == on.sheet


def test_hands_keep_the_rules_of_their_place_when_others_come_and_go(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, hand("6S", 10))
    change(book, view.id, NO_SLAM, from_here=True)
    view = play(book, view.id, hand("7S", 10))
    assert view.sheet.totals == (390, 0)
    assert book.insert(view.id, 1, hand("6S", 10), "i").sheet.totals == (640, 0)
    book.undo(view.id)
    swapped = book.move(view.id, 1, 2)
    assert swapped.sheet.totals == (290, 0)
    assert [swapped.match.rules_of(n).slam_floor for n in (1, 2)] == [250, None]
    book.undo(view.id)
    assert book.remove(view.id, 1).sheet.totals == (140, 0)
    assert book.doctor() == ()


def test_rules_that_no_hand_was_played_by_leave_no_trace(book: Scorebook) -> None:
    view = book.start(new_match())
    after = change(book, view.id, LONG, from_here=True)
    assert after.match.earlier_rules == ()
    assert change(book, view.id, NO_SLAM, from_here=True).match.earlier_rules == ()


def test_rules_are_changed_for_the_whole_match_after_they_were_for_a_part(
    book: Scorebook,
) -> None:
    view = play(book, book.start(new_match()).id, hand("6S", 10))
    change(book, view.id, NO_SLAM, from_here=True)
    part = play(book, view.id, hand("6S", 10))
    whole = change(book, view.id, NO_SLAM)
    assert whole.sheet.totals == (80, 0)
    assert whole.match.earlier_rules == ()
    assert book.undo(view.id).match == part.match


def test_hands_that_other_rules_do_not_know_are_named(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, hand("M", 0))
    with pytest.raises(RulesError) as caught:
        book.preview_rules(view.id, NO_MISERE, preset_id=None, rules_name="")
    assert caught.value.where == "hands[0].bid"
    assert caught.value.message == (
        "Hand 1: these rules do not have the contract it was played in, Misère."
    )
    with pytest.raises(RulesError):
        change(book, view.id, NO_MISERE)
    assert change(book, view.id, NO_MISERE, from_here=True).sheet.totals == (250, 0)
    with pytest.raises(RulesError):
        book.record(view.id, hand("M", 0), hand_id="x")


def test_a_hand_that_other_rules_do_not_allow_is_named_by_its_number(book: Scorebook) -> None:
    view = play(book, book.start(new_match()).id, MADE_8H, hand("6S", 6))
    with pytest.raises(NotPlayedSo, match=r"^Hand 2: .* played in, 6♠\.$"):
        change(book, view.id, RuleSet(min_level=7))
    five = PRESETS["au_5p_called"].rules
    new = replace(new_match("Ann Bob Cat Dan Eve"), rules=five, preset_id="au_5p_called")
    with_cat = ContractHand(
        side=0, contractor=0, bid=five.parse("8H"), partners=(2,), tricks=(8, 2, 0, 0, 0)
    )
    view = play(book, book.start(new).id, with_cat)
    with pytest.raises(NotPlayedSo, match=r"^Hand 1: 8♥ is not played with 1 partner"):
        change(
            book,
            view.id,
            replace(five, partners_by_level=tuple((level, 2) for level in range(6, 11))),
        )


@pytest.mark.parametrize("with_journal", [True, False])
def test_later_rules_go_to_another_phone(
    book: Scorebook, tmp_path: Path, *, with_journal: bool
) -> None:
    view = play(book, book.start(new_match()).id, *TO_510)
    change(book, view.id, LONG, from_here=True)
    view = play(book, view.id, MADE_8H)
    file = book.match_file(view.id)
    assert replay_json(file)["totals"] == {"Ann & Cat": 860, "Bob & Dan": 110}
    if not with_journal:
        del file["journal"]
    elsewhere = open_book(tmp_path / "elsewhere")
    elsewhere.take_in([file])
    taken = elsewhere.match(view.id)
    assert taken.match == view.match
    assert taken.sheet == view.sheet
    assert elsewhere.doctor() == ()
    elsewhere.close()
