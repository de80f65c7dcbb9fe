"""Points in the cards taken, as they are typed: games of 1000 and 1500."""

from __future__ import annotations

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.ui.draft import BySide, Draft
from scorekeeper.ui.words import recording as said


class NotCardPoints(ScorekeeperError):
    """Card points that are no whole number."""

    code = "card_points_not_a_number"

    def __init__(self, typed: str) -> None:
        super().__init__(f"“{typed}” is no number of card points: write one such as 120.")


def points_of(draft: Draft) -> BySide:
    """The card points typed, by side; empty where none were.

    Raises:
        NotCardPoints: something typed is no number.
    """
    if not any(typed.strip() for typed in draft.card_points):
        return ()
    return tuple(_points(typed) for typed in draft.card_points)


def left_over(rules: RuleSet, draft: Draft) -> int | None:
    """What is left of the pack's points; None while something typed cannot be."""
    most = CARD_POINTS_IN_PACK[rules.pack]
    try:
        left = most - sum(points or 0 for points in points_of(draft))
    except NotCardPoints:
        return None
    return left if left >= 0 else None


def why_not(rules: RuleSet, draft: Draft) -> str:
    """Why what was typed cannot be; empty where it can."""
    most = CARD_POINTS_IN_PACK[rules.pack]
    try:
        together = sum(points or 0 for points in points_of(draft))
    except NotCardPoints as error:
        return error.message
    return said.more_than_pack(together, most) if together > most else ""


def _points(typed: str) -> int | None:
    tidy = typed.strip()
    if not tidy:
        return None
    if not tidy.isascii() or not tidy.isdecimal():
        raise NotCardPoints(tidy)
    return int(tidy)
