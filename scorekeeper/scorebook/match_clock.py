"""The clock of a match with a time limit: when it ran, and what is left of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

NOTHING = timedelta()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchClock:
    """Only what happened is kept; what is left follows from it at any moment.

    Attributes:
        limit: how long the match may last.
        ran: for how long it had run when it was stopped last.
        since: when it was set going again; None while it stands.
        played_on: the players went on after the bell.
    """

    limit: timedelta
    ran: timedelta = NOTHING
    since: datetime | None = None
    played_on: bool = False

    @property
    def running(self) -> bool:
        """Whether it goes."""
        return self.since is not None

    @property
    def begun(self) -> bool:
        """Whether it has ever gone."""
        return self.running or self.ran > NOTHING

    def left(self, now: datetime) -> timedelta:
        """How much is left; nothing after the bell."""
        return max(NOTHING, self.limit - self._ran(now))

    def rung(self, now: datetime) -> bool:
        """Whether the bell has gone."""
        return self.left(now) == NOTHING

    def set_going(self, now: datetime) -> MatchClock:
        """Run, from now on."""
        return self if self.running else replace(self, since=now)

    def stopped(self, now: datetime) -> MatchClock:
        """Stand still."""
        return replace(self, ran=self._ran(now), since=None)

    def _ran(self, now: datetime) -> timedelta:
        # A device whose own clock was put back has not given any time.
        return self.ran if self.since is None else self.ran + max(NOTHING, now - self.since)

    def to_json(self) -> dict[str, Any]:
        """What is kept of it. The limit is not: it is the rules'."""
        return {
            "ran": self.ran.total_seconds(),
            "since": None if self.since is None else self.since.isoformat(),
            "played_on": self.played_on,
        }


def clock_from_json(limit: timedelta, kept: dict[str, Any] | None) -> MatchClock:
    """The clock as it was kept; one that never went where nothing of use was."""
    try:
        body = kept or {}
        since = body.get("since")
        return MatchClock(
            limit=limit,
            ran=timedelta(seconds=max(0.0, float(body.get("ran", 0)))),
            since=None if since is None else datetime.fromisoformat(since).astimezone(),
            played_on=body.get("played_on") is True,
        )
    except (TypeError, ValueError, OverflowError):
        return MatchClock(limit=limit)
