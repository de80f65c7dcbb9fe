"""A match's clock kept up to date in a component: it wakes when what it shows stops being true."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui.hearing import in_its_own_time
from scorekeeper.ui.hooks import use_once, use_value
from scorekeeper.ui.reading.clock import ClockReading, Stage, read_clock, true_for

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook
    from scorekeeper.scorebook.match_clock import MatchClock

_log = logging.getLogger(__name__)

NAP = 20.0
"""Seconds after which it looks at the time in any case: a device may have slept meanwhile."""


@dataclass(slots=True, kw_only=True, eq=False)
class _Ticking:
    """One window with one match's clock in it.

    Attributes:
        shown: what it shows.
        clock: the clock as it was last known.
        draw: has it drawn anew.
        ring: what the bell does here; it goes once, where somebody is there to hear it.
        leave: what to call when it need not hear of the clock any more.
        walk: grows whenever it is set going or stopped, so that only the newest walk goes on.
    """

    book: Scorebook
    match_id: str
    page: ft.Page
    shown: ClockReading | None
    clock: MatchClock | None
    draw: Callable[[ClockReading | None], None]
    ring: Callable[[], None]
    leave: Callable[[], None]
    walk: int = 0

    def start(self) -> None:
        """Hear of the clock, and watch it."""
        self.leave = self.book.subscribe(self.match_id, self.heard)
        self.page.run_task(self.watch)

    def stop(self) -> None:
        """Watch it no more."""
        self.walk += 1
        self.leave()

    def heard(self, _: str) -> None:
        """Look again after somebody has turned it, in whatever window."""
        if not in_its_own_time(self.page, self.watch):
            self.stop()

    async def watch(self) -> None:
        """Show the clock as it is, and again whenever that stops being true."""
        self.walk += 1
        walk = self.walk
        self.clock = await asyncio.to_thread(known_clock, self.book, self.match_id, self.clock)
        while walk == self.walk and self.clock is not None:
            now = self.book.now()
            self.show(read_clock(self.clock, now))
            wait = true_for(self.clock, now)
            if wait is None:
                return
            await asyncio.sleep(min(NAP, wait.total_seconds() + 0.01))

    def show(self, reading: ClockReading) -> None:
        """Show it, if it is another; the bell goes as it comes to that, not at every look."""
        before = self.shown
        if reading == before:
            return
        self.shown = reading
        self.draw(reading)
        if reading.stage is Stage.BELL and before is not None and before.stage is Stage.RUNNING:
            self.ring()


def known_clock(
    book: Scorebook, match_id: str, otherwise: MatchClock | None = None
) -> MatchClock | None:
    """The clock, or what was known of it before; never an error, for a drawing waits."""
    try:
        return book.clock(match_id)
    except ScorekeeperError:
        return otherwise
    except Exception:  # noqa: BLE001 - an error here would stop every later drawing
        _log.exception("the clock of match %s cannot be read", match_id)
        return otherwise


def use_clock(book: Scorebook, match_id: str, ring: Callable[[], None]) -> ClockReading | None:
    """What is shown of a match's clock, kept so; None where it has none.

    Args:
        book: where it is kept.
        match_id: the match.
        ring: what the bell does in this window.
    """
    page = ft.context.page

    def first() -> tuple[MatchClock | None, ClockReading | None]:
        clock = known_clock(book, match_id)
        return clock, None if clock is None else read_clock(clock, book.now())

    begun = use_once(first)
    reading, draw = use_value(lambda: begun[1])
    ticking = use_once(
        lambda: _Ticking(
            book=book,
            match_id=match_id,
            page=page,
            shown=begun[1],
            clock=begun[0],
            draw=draw,
            ring=ring,
            leave=_nothing,
        )
    )
    ft.use_effect(ticking.start, [], ticking.stop)
    return reading


def _nothing() -> None:
    """Hear of no clock yet."""
