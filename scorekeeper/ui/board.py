"""The totals on the sheet, by themselves: the first thing that is drawn when a hand is saved."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.reading.shown import SideTotal


class Board(ft.Observable):
    """What the scoreboard and the binding show; they are drawn again when it changes.

    Attributes:
        sides: each side's total.
    """

    def __init__(self, sides: tuple[SideTotal, ...]) -> None:
        self.sides = sides

    def show(self, sides: tuple[SideTotal, ...]) -> None:
        """Show other totals."""
        if sides != self.sides:
            self.sides = sides
