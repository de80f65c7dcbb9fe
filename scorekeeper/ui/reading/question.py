"""One thing that is asked of a hand, and whether it has been answered."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.shown import Cell

TRICKS, PARTNERS, OFFENDER, SCORERS, DEBARRED, CARDS = (
    "tricks",
    "partners",
    "offender",
    "scorers",
    "debarred",
    "cards",
)
NOBODY = -1
"""In place of a seat: it is said of nobody."""
COUNT, BARRED = "defender", "barred"
"""These two are asked of one side each: ``defender.2`` is the second side's tricks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One thing to be known.

    Attributes:
        key: which.
        title: whom or what it is about, short.
        sentence: the question in words.
        answer: what was said, short; empty while it is open.
        cells: the answers there are; none where it is answered elsewhere on the entry.
    """

    key: str
    title: str
    sentence: str
    answer: str = ""
    cells: tuple[Cell, ...] = ()


def side_key(what: str, side: int) -> str:
    """The key of what is asked of one side."""
    return f"{what}.{side + 1}"


def open_question(draft: Draft, asked: tuple[Question, ...]) -> Question | None:
    """The question to be answered now: the one returned to, the first open one, or the last."""
    return (
        next((one for one in asked if one.key == draft.at), None)
        or next((one for one in asked if not one.answer), None)
        or (asked[-1] if asked else None)
    )


def all_answered(asked: tuple[Question, ...]) -> bool:
    """Whether there is nothing left to ask."""
    return bool(asked) and all(one.answer for one in asked)
