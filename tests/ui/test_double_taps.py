"""Two taps where one was meant, before anything is drawn: what they save or start is so once."""

from __future__ import annotations

from uuid import uuid4

import pytest

from scorekeeper.rules import PassedIn, Redeal
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting


async def test_starting_a_match(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap_twice("setup.start")
        await visitor.sees("sheet.total.1")
    assert len(book.history().matches) == 1


@pytest.mark.parametrize("kind", ["redeal", "void", "all_pass"])
@pytest.mark.parametrize("confirm", ["no", "yes"])
async def test_a_hand_that_was_not_played(
    match: MatchView, book: Scorebook, kind: str, confirm: str
) -> None:
    async with visiting(
        main, address=f"/match/{match.id}/record", preferences={"scorekeeper.confirm": confirm}
    ) as visitor:
        await visitor.arrive()
        await visitor.tap("record.other")
        await visitor.tap_twice(f"record.other.{kind}")
        if confirm == "yes":
            assert book.match(match.id).records == ()
            await visitor.tap_twice("record.save")
        await visitor.sees("sheet.hand.1")
        assert "Nothing was saved" not in await visitor.sees("sheet.news", "Hand 1")
    assert len(book.match(match.id).records) == 1


async def test_points_agreed_at_the_table(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=f"/match/{match.id}/record") as visitor:
        await visitor.tap("record.other", "record.other.adjustment")
        await visitor.type_into("adjustment.points.1", "50")
        await visitor.type_into("record.reason", "Found a card")
        await visitor.tap_twice("record.save")
        await visitor.sees("sheet.total.1", "50")
    assert len(book.match(match.id).records) == 1


async def test_the_last_question_of_a_hand_and_the_tap_that_saves_it(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(
        main, address=f"/match/{match.id}/record", preferences={"scorekeeper.confirm": "yes"}
    ) as visitor:
        await visitor.arrive()
        await visitor.tap("record.contract.8H", "record.player.1")
        await visitor.tap_twice("record.tricks.9")
        await visitor.tap_twice("record.save")
        await visitor.sees("sheet.total.1", "300")
    assert len(book.match(match.id).records) == 1


async def test_putting_a_hand_right_removing_and_moving_one(
    match: MatchView, book: Scorebook
) -> None:
    for one in (Redeal(), PassedIn(), Redeal()):
        book.record(match.id, one, hand_id=str(uuid4()))
    async with visiting(main, address=f"/match/{match.id}") as visitor:
        for deed, news in (("move", "moved"), ("remove", "removed")):
            await visitor.go(f"/match/{match.id}/hand/1/{deed}")
            if deed == "move":
                await visitor.tap("hand.later")
            await visitor.tap_twice("hand.confirm")
            await visitor.sees("sheet.news", news)
            assert "Nothing was saved" not in visitor.text("sheet.news")
    assert len(book.match(match.id).records) == 2
