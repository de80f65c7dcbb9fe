"""Where each side's column stands: the same for its total and for its points in every hand."""

from __future__ import annotations

from scorekeeper.ui.screen import Screen

NUMBER = 30
"""How wide the column of the hands' numbers is."""

MANY = 4
"""So many sides have no room for a column each beside what was played."""


LEAST = 54
"""A column narrower than this has no room for a total below zero."""


def per_row(sides: int, width: float) -> int:
    """How many totals stand side by side, on so much room at normal text size."""
    if sides == 2 or (width - NUMBER) / sides >= LEAST:  # noqa: PLR2004
        return sides
    if width < 200:  # noqa: PLR2004 - large text on a small phone
        return 2
    return 2 if sides == MANY else 3


def in_lines(sides: int) -> bool:
    """Whether a hand's points stand below what was played, not beside it."""
    return sides >= MANY


def below_totals(sides: int, screen: Screen) -> bool:
    """Whether they stand below their sides' totals as well; a phone lying down has no room."""
    return in_lines(sides) and not screen.low


def number_width(screen: Screen) -> float:
    """How wide the column left of the red margin is."""
    return round(NUMBER * max(1.0, screen.text * 0.8))
