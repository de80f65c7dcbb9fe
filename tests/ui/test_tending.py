"""The history is looked after for as long as the program runs, however many windows there are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Lock

import pytest

from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.store.errors import HistoryBusy
from scorekeeper.ui import tending
from scorekeeper.ui.app import main
from tests.ui.harness import visiting


class Looks:
    """Counts how often the history is looked after; the second time fails."""

    def __init__(self) -> None:
        self.count = 0
        self._lock = Lock()

    def __call__(self) -> None:
        with self._lock:
            self.count += 1
        if self.count == 2:
            raise HistoryBusy("database is locked")


@pytest.fixture
async def looks(monkeypatch: pytest.MonkeyPatch, book: Scorebook) -> AsyncIterator[Looks]:
    made = Looks()
    monkeypatch.setattr(book, "look_after", made)
    monkeypatch.setattr(tending, "AT_REST", 0)
    yield made
    task = tending.tend(book)
    task.cancel()
    await asyncio.wait([task])


async def test_a_window_that_is_open_for_days_is_looked_after_again_and_again(
    monkeypatch: pytest.MonkeyPatch, match: MatchView, looks: Looks
) -> None:
    del match
    monkeypatch.setattr(tending, "EVERY", 0.01)
    async with visiting(main) as visitor:
        await visitor.arrive()
        await visitor.until(lambda: looks.count >= 4, "four looks")


async def test_several_windows_do_it_once_and_the_first_may_be_closed(
    book: Scorebook, looks: Looks
) -> None:
    async with visiting(main) as first:
        await first.arrive()
        await first.until(lambda: looks.count == 1, "the first look")
    async with visiting(main) as second:
        await second.arrive()
        await second.settle()
        await asyncio.sleep(0.05)
        assert looks.count == 1
        assert not tending.tend(book).done()
