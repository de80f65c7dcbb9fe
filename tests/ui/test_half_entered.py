from __future__ import annotations

from contextlib import closing
from uuid import uuid4

import pytest

from scorekeeper.rules import ContractHand, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.draft import Draft, Page
from scorekeeper.ui.half_entered import body_of, draft_from
from tests.ui.harness import Visitor, visiting

PHONE = (360, 640)
SEVEN_CLUBS = ContractHand(side=1, contractor=1, bid=parse_bid("7C"), tricks=(None, 7))


def sheet(match: MatchView) -> str:
    return f"/match/{match.id}"


def entry(match: MatchView) -> str:
    return f"/match/{match.id}/record"


async def kept(visitor: Visitor, book: Scorebook, match: MatchView) -> None:
    await visitor.until(lambda: book.draft(match.id) is not None, "the draft")


async def test_a_hand_half_entered_is_offered_again(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        await kept(visitor, book, match)
    async with visiting(main, address=sheet(match), size=PHONE) as visitor:
        assert "Hand 1 is half entered: 8♥, Ann" in visitor.text("sheet.news")
        await visitor.tap("sheet.record")
        assert "8♥ by Ann" in visitor.text("record.preview")
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.total.1", "300")
        await visitor.until(lambda: book.draft(match.id) is None, "no draft")
    async with visiting(main, address=sheet(match), size=PHONE) as visitor:
        assert not visitor.has("sheet.news")


async def test_the_entry_reopens_as_it_was_left(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.adjustment")
        await visitor.type_into("adjustment.points.2", "-50")
        await visitor.until(
            lambda: (book.draft(match.id) or {}).get("points") == ["", "-50"], "the points"
        )
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        assert "-50" in visitor.text("adjustment.points.2")


async def test_leaving_the_entry_forgets_it(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H")
        await kept(visitor, book, match)
        await visitor.tap("record.cancel")
        await visitor.until(lambda: book.draft(match.id) is None, "no draft")


async def test_somebody_who_was_quicker_is_told_and_nothing_is_scored_twice(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.7C", "record.player.2")
        book.record(match.id, SEVEN_CLUBS, hand_id=str(uuid4()))
        await visitor.sees("record.preview", "changed after you began")
        await visitor.tap("record.tricks.7")
        await visitor.sees("record.preview", "hand 1 recorded", "Nothing was saved")
        assert len(book.match(match.id).records) == 1
        await visitor.tap("record.tricks.7")
        await visitor.sees("sheet.hand.2")
    assert len(book.match(match.id).records) == 2


async def test_undoing_in_the_same_window_is_no_surprise(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, SEVEN_CLUBS, hand_id=str(uuid4()))
    async with visiting(main, address=sheet(match), size=(1280, 800)) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "sheet.undo")
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.total.1", "300")


@pytest.mark.parametrize("kind", ["redeal", "void", "all_pass"])
async def test_what_a_misdeal_lets_go_is_said_and_undo_brings_it_back(
    match: MatchView, kind: str
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.other")
        await visitor.tap(f"record.other.{kind}")
        await visitor.sees("sheet.news", "8♥, Ann was let go; Undo brings it back.")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.news", "Undone")
        await visitor.tap("sheet.record", "record.tricks.8")
        await visitor.sees("sheet.total.1", "300")


async def test_what_was_begun_since_is_not_written_over(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=(1280, 800)) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.other")
        await visitor.tap("record.other.redeal")
        await visitor.sees("sheet.hand.1", "Misdeal")
        await visitor.tap("record.contract.7C", "record.player.2", "sheet.undo")
        await visitor.tap("record.tricks.7")
        await visitor.sees("sheet.total.2", "160")


async def test_a_misdeal_to_be_confirmed_says_what_it_lets_go(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(
        main, address=entry(match), size=PHONE, preferences={"scorekeeper.confirm": "yes"}
    ) as visitor:
        await visitor.arrive()
        await visitor.tap("record.contract.8H", "record.player.1", "record.other")
        await visitor.tap("record.other.redeal")
        await visitor.sees("record.preview", "8♥, Ann is let go.")
        await visitor.tap("record.back")
        assert "8♥ by Ann" in visitor.text("record.preview")
    assert book.match(match.id).match.hands == ()


def test_what_is_kept_is_read_again() -> None:
    draft = Draft(bid="8H", contractor=2, page=Page.ADJUSTMENT, points=("5", ""), seen=3)
    assert draft_from(body_of(draft)) == draft
    assert not draft_from({"page": "unheard of"}).begun
    assert draft_from({"later": 1, "bid": "8H"}).bid == "8H"


async def test_a_misdeal_that_was_not_undone_brings_nothing_back(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.other")
        await visitor.tap("record.other.redeal")
        await visitor.sees("sheet.news", "8♥, Ann was let go; Undo brings it back.")
        with closing(Scorebook.open()) as elsewhere:  # a moment before the tap
            elsewhere.set_details(match.id, title="Friday")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.news", "In the meantime:", "Nothing was saved")
        assert book.match(match.id).records
        await visitor.tap("sheet.record")
        assert "8♥" not in visitor.text("record.preview")
