"""Taps on a button that says something else after each: undo and redo."""

from __future__ import annotations

from math import inf
from time import monotonic

READ = 0.3
"""Seconds within which nobody reads what a button says now, and taps it for that."""


class Aim:
    """Tells a tap that follows what its button says from the second of two fast ones."""

    def __init__(self) -> None:
        self._button, self._at = "", -inf

    def taken(self, button: str) -> bool:
        """Whether this tap on ``button`` was aimed at what it says now."""
        before, at = self._button, self._at
        self._button, self._at = button, monotonic()
        return button != before or self._at - at > READ
