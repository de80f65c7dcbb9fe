"""A rule of a table in a sentence, with the place where it is written down."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.rules.sources import source_text
from scorekeeper.rules.spoken.words import SAID


class Topic(StrEnum):
    """What a chapter of the rules is about."""

    TABLE = "table"
    """Who sits how, with which cards, and who deals."""
    BIDS = "bids"
    """What may be bid, what it is worth, and what is higher."""
    AUCTION = "auction"
    """Who calls when, and what becomes of a hand that nobody bids."""
    SCORING = "scoring"
    """What a hand scores."""
    MISHAPS = "mishaps"
    """What a hand scores that was not simply played."""
    ENDING = "ending"
    """What ends the match, and who has won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """One rule.

    Attributes:
        about: what it answers; another table answers the same in its own way.
        text: the rule.
        source: where it is written down; empty where it is written nowhere.
    """

    about: str
    text: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """The rules on one topic."""

    topic: Topic
    statements: tuple[Statement, ...]


def say(key: str, about: str = "", **words: object) -> Statement:
    """Return the sentence of ``key`` with its words filled in.

    Args:
        key: what it answers and, after a full stop, how.
        about: what it answers, where the key alone does not say.
        words: what the braces stand for.
    """
    text, source = SAID[key]
    return Statement(
        about=about or key.partition(".")[0],
        text=text.format(**words),
        source=source_text(source) if source else "",
    )
