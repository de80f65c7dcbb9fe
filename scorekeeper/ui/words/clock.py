"""The words of the clock of a match with a time limit."""

from __future__ import annotations

from scorekeeper.ui.words.grammar import plural

START = "Start the clock"
STOP = "Stop the clock"
GO_ON = "Let it run"
LAST_MINUTE = "Less than a minute left"
BELL = "Time! The hand in progress does not count."
END = "End the match"
FINISH = "Finish the hand"
PLAYED_ON = "The bell has gone."


def limit(minutes: int) -> str:
    """How long the match may last, before its clock has gone."""
    return f"{plural(minutes, 'minute')} to play"


def left(minutes: int) -> str:
    """What is left of it, in minutes begun."""
    return LAST_MINUTE if minutes <= 1 else f"{plural(minutes, 'minute')} left"


def standing(minutes: int) -> str:
    """The same, while the clock stands."""
    said = left(minutes)
    return f"Clock stopped: {said[0].lower()}{said[1:]}"
