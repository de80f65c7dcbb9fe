"""The clock of a match with a time limit, on the sheet."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from scorekeeper.rules import RuleSet
from scorekeeper.rules.results import EndReason, Status
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui import ticking
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

SMALL = (360, 640)
NOON = datetime(2026, 11, 27, 12, 0, tzinfo=UTC)


class Noon:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def after(self, minutes: float) -> None:
        self.now = NOON + timedelta(minutes=minutes)


@pytest.fixture
def time(book: Scorebook, monkeypatch: pytest.MonkeyPatch) -> Noon:
    clock = Noon()
    monkeypatch.setattr(book, "_clock", clock)
    monkeypatch.setattr(ticking, "NAP", 0.01)
    return clock


@pytest.fixture
def timed(book: Scorebook, time: Noon) -> MatchView:
    del time
    return book.start(
        NewMatch(
            rules=RuleSet(time_limit_minutes=10),
            preset_id=None,
            rules_name="Ten minutes",
            players=("Ann", "Bob", "Cat", "Dan"),
        )
    )


def felt(visitor: Visitor) -> int:
    return visitor.asked.count("medium_impact")


async def test_it_says_what_is_left(timed: MatchView, time: Noon) -> None:
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as visitor:
        await visitor.sees("sheet.clock", "10 minutes left")
        time.after(3.5)
        await visitor.sees("sheet.clock", "7 minutes left")
        time.after(9.5)
        await visitor.sees("sheet.clock", "Less than a minute")
        assert not visitor.has("clock.end")


async def test_time_going_by_draws_nothing_but_the_clock(timed: MatchView, time: Noon) -> None:
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as visitor:
        await visitor.arrive()
        await visitor.sees("sheet.clock", "10 minutes left")
        before = visitor.patches
        for second in range(1, 50):
            time.after(second / 60)
            await visitor.settle()
        assert visitor.patches == before
        time.after(1.5)
        await visitor.sees("sheet.clock", "9 minutes left")
        assert visitor.patches == before + 1


async def test_it_can_be_stopped_and_let_run(timed: MatchView, time: Noon) -> None:
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as visitor:
        time.after(2)
        await visitor.tap("clock.stop")
        await visitor.sees("sheet.clock", "stopped", "8 minutes left")
        time.after(40)
        await visitor.tap("clock.start")
        await visitor.sees("sheet.clock", "8 minutes left")
        time.after(41.5)
        await visitor.sees("sheet.clock", "7 minutes left")


async def test_the_bell_brings_the_sheet_up_and_keeps_the_hand_in_progress(
    timed: MatchView, time: Noon, book: Scorebook
) -> None:
    async with visiting(main, address=f"/match/{timed.id}/record", size=SMALL) as visitor:
        await visitor.tap("record.cancel", "sheet.record", "record.contract.8H")
        time.after(10)
        await visitor.sees("sheet.clock", "Time! The hand in progress does not count.")
        await visitor.at(f"/match/{timed.id}")
        await visitor.until(lambda: felt(visitor) == 1, "the bell felt")
        await visitor.tap("clock.end")
        await visitor.sees("match.outcome", "The bell went")
        assert not visitor.has("sheet.clock")
    outcome = book.match(timed.id).sheet.outcome
    assert (outcome.status, outcome.reason) == (Status.OVER, EndReason.TIME_LIMIT)


async def test_the_bell_does_not_go_again_for_who_comes_later(
    timed: MatchView, time: Noon
) -> None:
    time.after(11)
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as visitor:
        await visitor.sees("sheet.clock", "Time!")
        await visitor.settle()
        assert felt(visitor) == 0


async def test_the_hand_can_be_finished_and_the_match_ended_after_it(
    timed: MatchView, time: Noon, book: Scorebook
) -> None:
    time.after(11)
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as visitor:
        await visitor.tap("clock.play_on")
        await visitor.sees("sheet.clock", "The bell has gone")
        await visitor.tap(
            "sheet.record", "record.contract.6S", "record.player.2", "record.tricks.6"
        )
        await visitor.sees("sheet.hand.1")
        await visitor.tap("clock.end")
        await visitor.sees("match.outcome", "Bob & Dan")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.clock", "The bell has gone")
    assert book.match(timed.id).sheet.totals == (40, 40)


async def test_another_window_sees_that_it_was_stopped(timed: MatchView, time: Noon) -> None:
    async with visiting(main, address=f"/match/{timed.id}", size=SMALL) as one:
        time.after(2)
        async with visiting(main, address=f"/match/{timed.id}", size=SMALL, hub=None) as other:
            await other.tap("clock.stop")
            await other.sees("sheet.clock", "stopped")
        await one.sees("sheet.clock", "stopped")


async def test_other_rules_show_no_clock(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}", size=SMALL) as visitor:
        await visitor.sees("sheet.record")
        assert not visitor.has("sheet.clock")


async def test_a_window_whose_loop_is_over_hears_no_more_of_the_clock(
    timed: MatchView, time: Noon, book: Scorebook, caplog: pytest.LogCaptureFixture
) -> None:
    windows = []

    async def leave_open() -> None:
        windows.append(visiting(main, address=f"/match/{timed.id}", size=SMALL))
        visitor = await windows[0].__aenter__()
        await visitor.sees("sheet.clock", "10 minutes left")

    await asyncio.to_thread(asyncio.run, leave_open())
    assert book._listeners._listeners
    time.after(2)
    caplog.clear()
    book.stop_clock(timed.id)
    assert book._listeners._listeners == {}
    assert caplog.records == []
