"""From the clock of a match to what is shown of it, and for how long that stays true."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from scorekeeper.scorebook.match_clock import MatchClock
from scorekeeper.ui.words import clock as words

MINUTE = timedelta(minutes=1)


class Stage(StrEnum):
    """How far the time of a match has come."""

    WAITING = "waiting"
    """The clock has not gone yet."""
    RUNNING = "running"
    STANDING = "standing"
    """It was stopped for a while."""
    BELL = "bell"
    """The bell has gone, and nobody has said what follows from it."""
    PLAYED_ON = "played_on"
    """The bell has gone, and the players went on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockReading:
    """A clock as it is shown.

    Attributes:
        stage: how far it has come.
        said: the same in words.
    """

    stage: Stage
    said: str


def read_clock(clock: MatchClock, now: datetime) -> ClockReading:
    """What is shown of the clock at a moment."""
    minutes = -(-clock.left(now) // MINUTE)
    if clock.rung(now):
        if clock.played_on:
            return ClockReading(stage=Stage.PLAYED_ON, said=words.PLAYED_ON)
        return ClockReading(stage=Stage.BELL, said=words.BELL)
    if clock.running:
        return ClockReading(stage=Stage.RUNNING, said=words.left(minutes))
    if clock.begun:
        return ClockReading(stage=Stage.STANDING, said=words.standing(minutes))
    return ClockReading(stage=Stage.WAITING, said=words.limit(minutes))


def true_for(clock: MatchClock, now: datetime) -> timedelta | None:
    """How long what is shown stays true; None for as long as nobody does anything."""
    left = clock.left(now)
    if not clock.running or not left:
        return None
    return (left % MINUTE) or MINUTE
