"""Points in the cards taken, as they are typed: games of 1000 and 1500."""

from __future__ import annotations

from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.ui.draft import BySide, Draft
from scorekeeper.ui.words import recording as said


def points_of(draft: Draft) -> BySide:
    """The card points typed, by side; empty where none were. What is no number is left open."""
    if not any(typed.strip() for typed in draft.card_points):
        return ()
    return tuple(_number(typed) for typed in draft.card_points)


def left_over(rules: RuleSet, draft: Draft) -> int | None:
    """What is left of the pack's points; None while something typed cannot be."""
    return None if why_not(rules, draft) else CARD_POINTS_IN_PACK[rules.pack] - _together(draft)


def why_not(rules: RuleSet, draft: Draft) -> str:
    """Why what was typed cannot be; empty where it can."""
    for typed in draft.card_points:
        if typed.strip() and _number(typed) is None:
            return said.no_card_points(typed.strip())
    most = CARD_POINTS_IN_PACK[rules.pack]
    together = _together(draft)
    return said.more_than_pack(together, most) if together > most else ""


def _together(draft: Draft) -> int:
    return sum(points or 0 for points in points_of(draft))


def _number(typed: str) -> int | None:
    tidy = typed.strip()
    return int(tidy) if tidy.isascii() and tidy.isdecimal() else None
