"""Screens that stay true while other windows and other programs change the history."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest

from scorekeeper.rules import ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook, other_programs
from scorekeeper.ui.app import main
from tests.ui.harness import visiting
from tests.ui.test_history import shown, start

EIGHT_HEARTS = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, None))


@pytest.fixture
def elsewhere(book: Scorebook, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scorebook]:
    """The same history, opened by another program."""
    monkeypatch.setattr(other_programs, "EVERY", 0.02)
    assert book.location.file is not None
    other = Scorebook.open()
    yield other
    other.close()


async def test_a_sheet_shows_what_another_program_records(
    match: MatchView, elsewhere: Scorebook
) -> None:
    async with visiting(main, address=f"/match/{match.id}") as visitor:
        elsewhere.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
        await visitor.sees("sheet.hand.1", "8♥")
        await visitor.sees("sheet.total.1", "Ann & Cat 300")
        elsewhere.undo(match.id)
        await visitor.until(lambda: not visitor.has("sheet.hand.1"), "a sheet without the hand")


async def test_home_and_the_lists_show_it_too(match: MatchView, elsewhere: Scorebook) -> None:
    async with (
        visiting(main) as home,
        visiting(main, address="/history") as history,
        visiting(main, address="/people") as people,
        visiting(main, address="/history/bin") as bin_,
    ):
        await home.sees("home.resume", "Ann & Cat 0")
        elsewhere.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
        await home.sees("home.resume", "Ann & Cat 300")
        await history.sees("history.match.1", "Ann & Cat 300")
        ann = next(one for one in elsewhere.people() if one.name == "Ann")
        elsewhere.rename_person(ann.id, "Anna")
        await people.sees("people.person.1", "Anna")
        await history.sees("history.match.1", "Anna & Cat")
        elsewhere.delete(match.id)
        await bin_.sees("bin.match.1", "Anna & Cat")
        await home.until(lambda: not home.has("home.resume"), "no match to go on with")
        await history.sees("history.nothing")


async def test_a_long_list_stays_as_long_as_it_was(book: Scorebook, elsewhere: Scorebook) -> None:
    for number in range(23):
        start(book, f"Ann{number}", f"Bob{number}", f"Cat{number}", f"Dan{number}")
    async with visiting(main, address="/history") as visitor:
        await visitor.tap("history.more")
        await visitor.until(lambda: shown(visitor) == 23, "all of them")
        start(elsewhere, "Eve", "Fay", "Gus", "Hal")
        await visitor.sees("history.match.1", "Eve & Gus")
        assert shown(visitor) == 23


async def test_another_window_shows_in_the_lists_what_this_one_does(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address="/history") as visitor:
        await visitor.sees("history.match.1", "Ann & Cat 0")
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
        await visitor.sees("history.match.1", "Ann & Cat 300")
