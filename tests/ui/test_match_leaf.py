from __future__ import annotations

from datetime import date
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, Adjustment, ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui import words
from scorekeeper.ui.app import main
from scorekeeper.ui.reading.days import read_day
from tests.ui.harness import visiting

PHONE = (360, 640)
EIGHT_HEARTS = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, None))
MISERE = ContractHand(
    side=0, contractor=0, bid=PRESETS["au_pagat"].rules.parse("M"), tricks=(0, None)
)


def address(match: MatchView) -> str:
    return f"/match/{match.id}"


async def test_a_match_tells_its_story_newest_first(match: MatchView, book: Scorebook) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    book.undo(match.id)
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.story")
        await visitor.sees("story.event.1", "Undone: hand 1 recorded")
        await visitor.sees("story.event.3", "Match started")


async def test_a_title_and_a_note_are_kept(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.details")
        await visitor.sees("details.title")
        await visitor.type_into("details.title", "Friday")
        await visitor.type_into("details.note", "At the club")
        await visitor.tap("details.save")
        await visitor.sees("sheet.news", "Kept")
        assert visitor.says("Friday")
    assert book.match(match.id).note == "At the club"


async def test_a_match_is_put_on_the_day_when_it_was_played_and_undone(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.details")
        await visitor.sees("details.day", words.day(match.started_at))
        await visitor.type_into("details.day", "31 Feb 2026")
        await visitor.tap("details.save")
        await visitor.sees("leaf.trouble", "“31 Feb 2026” is no day", "27 Nov 2026")
        assert visitor.text("details.day").endswith("31 Feb 2026")
        await visitor.type_into("details.day", "3/4/2026")
        await visitor.tap("details.save")
        await visitor.sees("sheet.news", "Kept")
        played = book.match(match.id).started_at.astimezone()
        assert played.date() == date(2026, 4, 3)
        assert played.time() == match.started_at.astimezone().time()
        assert [one.id for one in book.history("April").matches] == [match.id]
        assert "title, date or note changed" in visitor.text("sheet.undo")
        await visitor.tap("sheet.undo")
    assert book.match(match.id).started_at == match.started_at


async def test_saving_without_another_day_leaves_the_time_alone(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=f"{address(match)}/details", size=PHONE) as visitor:
        await visitor.tap("details.save")
        await visitor.sees("sheet.news", "Kept")
    assert book.match(match.id) == match


@pytest.mark.parametrize(
    "written",
    [
        "2026-04-03",
        "3 Apr 2026",
        "3. April 2026",
        "3.4.2026",
        "03/04/26",
        " 3-4-2026 ",
        "2026/4/3",
    ],
)
def test_a_day_is_read_as_people_write_it(written: str) -> None:
    assert read_day(written) == date(2026, 4, 3)


@pytest.mark.parametrize("written", ["", "yesterday", "3 Xyz 2026", "32/1/2026", "4", "0/0/0000"])
def test_what_is_no_day_is_none(written: str) -> None:
    assert read_day(written) is None


async def test_a_substitute_sits_down_and_the_side_keeps_its_score(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.seats")
        await visitor.sees("seats.player.1", "Seat 1, Side A")
        assert "Seat 4, Side B" in visitor.text("seats.player.4")
        await visitor.type_into("seats.player.1", "Eve")
        await visitor.tap("seats.save")
        await visitor.sees("sheet.total.1", "Eve & Cat 300")
        assert "From the next hand on: Eve, Bob, Cat, Dan." in visitor.text("sheet.news")
        assert "Ann" in visitor.text("sheet.hand.1")


async def test_somebody_cannot_sit_twice(match: MatchView) -> None:
    async with visiting(main, address=f"{address(match)}/seats", size=PHONE) as visitor:
        await visitor.type_into("seats.player.1", "Bob")
        await visitor.tap("seats.save")
        assert "Bob" in visitor.text("leaf.trouble")


async def test_the_dealer_is_put_right(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.dealer")
        await visitor.sees("dealer.3")
        await visitor.tap("dealer.3")
        await visitor.sees("sheet.dealer", "Cat deals")
        assert "dealer changed" in visitor.text("sheet.undo")


async def test_a_match_ended_by_a_hand_is_reopened_by_correcting_it(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, Adjustment(points=(300, 0), reason="paper"), hand_id=str(uuid4()))
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.deciding")
        await visitor.sees("record.tricks.7")
        await visitor.tap("record.tricks.7", "hand.confirm")
        await visitor.sees("sheet.record")


async def test_a_match_ended_by_a_hand_goes_on_all_the_same(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, Adjustment(points=(300, 0), reason="paper"), hand_id=str(uuid4()))
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.sees("match.outcome", "win")
        await visitor.tap("sheet.menu")
        assert "Hand 2 ended it" in visitor.text("menu.reopen")
        await visitor.tap("menu.reopen")
        await visitor.sees("sheet.news", "The match goes on")
        await visitor.sees("sheet.status", "Hand 2 had ended the match", "agreed to play on")
        assert "played on after hand 2" in visitor.text("sheet.undo")
        await visitor.tap("sheet.hand.2")
        assert "agreed to play on all the same" in visitor.text("hand.explain")
        await visitor.tap("sheet.undo")
        await visitor.sees("match.outcome", "win")


async def test_the_same_people_play_again_at_any_time(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.copy")
        await visitor.leaves(address(match))
        await visitor.sees("sheet.total.1", "Ann & Cat 0")


async def test_a_match_goes_to_the_bin_and_comes_back(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.bin")
        await visitor.sees("bin.match.1", "Ann & Cat")
        await visitor.sees("sheet.news", "Ann & Cat, Bob & Dan: in the bin. Put back takes it")
        assert book.history().matches == ()
        await visitor.tap("bin.restore.1")
        assert not visitor.has("bin.match.1")
    assert len(book.history().matches) == 1


async def test_other_rules_for_all_of_the_match_are_looked_at_accepted_and_undone(
    match: MatchView, book: Scorebook
) -> None:
    for _ in range(2):
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.sees("match.outcome", "win")
        await visitor.tap("sheet.menu", "menu.rules")
        await visitor.sees("rules.preset.au_pagat", "Played by now")
        await visitor.tap("rules.preset.tas_police")
        await visitor.sees("hand.outcome", "open again")
        assert "Bob & Dan 20 becomes 0" in visitor.text("hand.moved.1")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.news", "The whole match: Tasmanian", "Bob & Dan 0")
        assert "rules changed" in visitor.text("sheet.undo")
        await visitor.tap("sheet.undo")
        await visitor.sees("match.outcome", "win")
        await visitor.sees("sheet.total.2", "Bob & Dan 40")


async def test_other_rules_from_the_next_hand_on_move_no_total(
    match: MatchView, book: Scorebook
) -> None:
    for _ in range(2):
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=f"{address(match)}/other-rules", size=PHONE) as visitor:
        await visitor.tap("rules.preset.tas_police", "rules.from_here")
        await visitor.sees("hand.outcome", "open again")
        assert not visitor.has("hand.moved.1")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.record")
        await visitor.sees("sheet.total.2", "Bob & Dan 40")
    assert book.match(match.id).rules_name == "Tasmanian, no back door"


async def test_rules_that_a_hand_does_not_fit_are_refused_for_it_and_not_for_the_next(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, MISERE, hand_id=str(uuid4()))
    async with visiting(main, address=f"{address(match)}/other-rules", size=PHONE) as visitor:
        await visitor.tap("rules.preset.au_no_misere")
        await visitor.sees("hand.trouble", "M")
        await visitor.tap("rules.from_here")
        assert not visitor.has("hand.trouble")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.total.1", "Ann & Cat 250")
        assert not visitor.has("record.special.M")


async def test_leaving_other_rules_changes_nothing(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=f"{address(match)}/other-rules", size=PHONE) as visitor:
        await visitor.tap("rules.preset.tas_police", "hand.back")
        await visitor.sees("rules.preset.tas_police")
        await visitor.tap("go.back")
        await visitor.sees("sheet.record")
    assert book.match(match.id) == match


async def test_rules_that_end_the_match_earlier_say_which_hands_stand_behind_it(
    match: MatchView, book: Scorebook
) -> None:
    book.change_rules(
        match.id, PRESETS["tas_police"].rules, preset_id="tas_police", rules_name="Tasmanian"
    )
    for _ in range(3):
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=f"{address(match)}/other-rules", size=PHONE) as visitor:
        await visitor.tap("rules.preset.au_pagat")
        await visitor.sees("hand.outcome", "ended with hand 2", "Hand 3 comes after that end")
        assert not visitor.has("hand.drop")


async def test_single_rules_of_the_match_are_changed_looked_at_accepted_and_undone(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=f"{address(match)}/other-rules", size=PHONE) as visitor:
        await visitor.tap("rules.own")
        await visitor.arrive()
        await visitor.tap("house.group.scoring", "house.option.trick_points")
        await visitor.tap("house.answer.0", "house.done")
        await visitor.sees("house.changes", "Tricks in defence: Nothing")
        await visitor.tap("house.play")
        await visitor.sees("hand.moved.1", "Bob & Dan 20 becomes 0")
        await visitor.tap("hand.back")
        await visitor.sees("house.changes")
        await visitor.tap("house.play", "hand.confirm")
        await visitor.sees("sheet.news", "The whole match: House rules", "Bob & Dan 0")
        assert book.match(match.id).match.rules.trick_points == 0
        assert book.recall(f"house_rules.{match.id}") is None
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.total.2", "Bob & Dan 20")
    assert book.match(match.id).match.rules == match.match.rules


async def test_who_plays_is_settled_once_a_match_has_begun(match: MatchView) -> None:
    async with visiting(main, address=f"{address(match)}/own-rules", size=PHONE) as visitor:
        await visitor.arrive()
        await visitor.tap("house.group.table")
        assert visitor.has("house.option.kitty")
        assert not visitor.has("house.option.sides")
        await visitor.tap("house.done")
        await visitor.sees("house.changes", "Nothing is changed yet")


async def test_single_rules_half_changed_are_not_lost_with_the_phone(
    match: MatchView, book: Scorebook
) -> None:
    own = f"{address(match)}/own-rules"
    async with visiting(main, address=own, size=PHONE) as visitor:
        await visitor.arrive()
        await visitor.tap("house.group.scoring", "house.option.trick_points", "house.answer.0")
        await visitor.until(
            lambda: book.recall(f"house_rules.{match.id}") is not None, "the rules half made"
        )
    async with visiting(main, address=own, size=PHONE) as visitor:
        await visitor.arrive()
        await visitor.tap("house.done")
        await visitor.sees("house.changes", "Tricks in defence: Nothing")
        await visitor.tap("house.play")
        await visitor.sees("hand.confirm")
        await visitor.until(
            lambda: book.recall(f"house_rules.{match.id}") is not None, "the rules half made"
        )
    async with visiting(main, address=own, size=PHONE) as visitor:
        await visitor.arrive()
        await visitor.tap("house.done")
        await visitor.sees("house.changes", "Tricks in defence: Nothing")
        await visitor.tap("house.leave")
        await visitor.sees("rules.own")
    assert book.recall(f"house_rules.{match.id}") is None
