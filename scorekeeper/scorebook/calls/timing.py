"""Timing: the clock of a match that a bell ends.

The clock is kept beside the match: that it was stopped for a while is nothing that undo takes
back. That the bell ended the match is a change like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping
from scorekeeper.scorebook.match_clock import MatchClock, clock_from_json
from scorekeeper.scorebook.opened import Opened
from scorekeeper.store import remembered
from scorekeeper.store.database import Transaction


class Timing(Bookkeeping):
    """What is done with the clock."""

    def now(self) -> datetime:
        """The time, as hands are stamped with it."""
        return self._clock()

    def clock(self, match_id: str) -> MatchClock | None:
        """The clock of a match; None where its rules have no time limit.

        Raises:
            UnknownMatch: there is no match of this id.
        """
        with self._history.reading() as transaction:
            return _clock_of(transaction, self._remembered.opened(transaction, match_id))

    def start_clock(self, match_id: str) -> MatchClock | None:
        """Set the clock going, at first or again."""
        return self._turn(match_id, lambda clock, now: clock.set_going(now))

    def stop_clock(self, match_id: str) -> MatchClock | None:
        """Stop the clock for a while."""
        return self._turn(match_id, lambda clock, now: clock.stopped(now))

    def play_on(self, match_id: str) -> MatchClock | None:
        """Go on after the bell, as if it had not gone."""
        return self._turn(match_id, lambda clock, now: replace(clock.stopped(now), played_on=True))

    def _turn(
        self, match_id: str, turn: Callable[[MatchClock, datetime], MatchClock]
    ) -> MatchClock | None:
        with self._history.writing() as transaction:
            opened = self._remembered.opened(transaction, match_id)
            clock = _clock_of(transaction, opened)
            if clock is None:
                return None
            clock = turn(clock, self._clock())
            keep_clock(transaction, opened.stored.uid, clock)
        self._listeners.tell(opened.stored.uid)
        return clock


def begin_clock(transaction: Transaction, opened: Opened, at: datetime) -> None:
    """Set the clock of a match going that has just been started."""
    clock = _clock_of(transaction, opened)
    if clock is not None and not clock.begun:
        keep_clock(transaction, opened.stored.uid, clock.set_going(at))


def keep_clock(transaction: Transaction, uid: str, clock: MatchClock) -> None:
    """Keep a clock as it now is."""
    remembered.remember(transaction, _key(uid), clock.to_json())


def _clock_of(transaction: Transaction, opened: Opened) -> MatchClock | None:
    minutes = opened.match.rules.time_limit_minutes
    if minutes is None:
        return None
    kept = remembered.recall(transaction, _key(opened.stored.uid))
    return clock_from_json(timedelta(minutes=minutes), kept)


def _key(uid: str) -> str:
    return f"clock.{uid}"
