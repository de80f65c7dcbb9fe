"""What happened to a match or to one of its hands, as it is told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from scorekeeper.rules.hands import Adjustment
from scorekeeper.rules.match import Match
from scorekeeper.scorebook.views import Change, HandVersion
from scorekeeper.ui import words
from scorekeeper.ui.reading.sheet import hand_words
from scorekeeper.ui.words import mending


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened.

    Attributes:
        when: the time, on the clock of this place.
        title: what was done.
        detail: what it was then; empty where the title says it all.
        note: what was written beside it.
    """

    when: str
    title: str
    detail: str = ""
    note: str = ""


def read_match_story(story: tuple[Change, ...]) -> tuple[Event, ...]:
    """Everything that was done to a match, the newest first."""
    return tuple(
        Event(when=_when(change.at), title=words.capital(words.change(change)))
        for change in reversed(story)
    )


def read_hand_story(match: Match, versions: tuple[HandVersion, ...]) -> tuple[Event, ...]:
    """Every version that a hand has had, oldest first: when, and from what to what."""
    return tuple(
        Event(
            when=_when(version.change.at),
            title=words.capital(words.change(version.change)),
            detail=_version(match, version),
            note=version.note,
        )
        for version in versions
    )


def _version(match: Match, version: HandVersion) -> str:
    if version.hand is None:
        return mending.GONE
    hand = version.hand
    title, detail = hand_words(match, hand, hand.dealer or 0, match.players)
    if isinstance(hand, Adjustment):
        names = [side.name for side in match.sides]
        points = mending.adjustment_points(tuple(zip(names, hand.points, strict=True)))
        detail = f"{points}, {detail}"
    elif title in {words.PASSED_IN, words.MISDEAL, words.VOID} and hand.dealer is None:
        detail = ""
    return f"{title}, {detail}" if detail else title


def _when(at: datetime | None) -> str:
    return "" if at is None else words.moment(at)
