"""Totals by themselves: the first thing that is drawn when a hand is saved."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from scorekeeper.ui.reading.shown import SideTotal


class Board(ft.Observable):
    """What the scoreboard or the binding shows; it is drawn again when this changes.

    Attributes:
        sides: each side's total.
    """

    def __init__(self, sides: tuple[SideTotal, ...]) -> None:
        self.sides = sides

    def show(self, sides: tuple[SideTotal, ...]) -> None:
        """Show other totals."""
        if sides != self.sides:
            self.sides = sides


def show_all(boards: Iterable[Board], sides: tuple[SideTotal, ...]) -> None:
    """Show the same totals on all of them."""
    for board in boards:
        board.show(sides)
