"""A hand of four sides or more: what was played above, the points below, as the totals stand."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import slab, span, suit_color
from scorekeeper.ui.components.points_cell import points_cell
from scorekeeper.ui.reading.shown import HandLine
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.words import sheet as said

TITLE, LINE, AROUND = 22, 38, 6
"""How high what was played stands, each line of points, and what is kept free."""

LINE_LOW = 30
"""How high a line of points is on a phone lying down."""

EM = 0.66
"""How wide a letter of a contract is, in sizes of type."""

NARROW = 0.5
"""How wide a letter of a name is, in sizes of type."""


def lines_height(sides: int, across: int, screen: Screen) -> float:
    """How high such a row is."""
    return TITLE + (LINE_LOW if screen.low else LINE) * -(-sides // across) + AROUND


def hand_in_lines(
    line: HandLine, across: int, width: float, screen: Screen, paper: ft.ColorValue
) -> ft.Control:
    """The row's content, right of the hand's number.

    Args:
        line: the hand.
        across: how many totals stand side by side above it.
        width: of the content.
        screen: what it is looked at on.
        paper: what it lies on.
    """
    share = width / across / screen.text
    cells = list(zip(line.points, line.beside, line.totals, strict=True))
    return ft.Column(
        expand=1,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            _played(line, width, screen, paper),
            *(
                ft.Row(
                    spacing=0,
                    controls=[
                        *(
                            points_cell(*cell, share, counts=line.counts, centred=True)
                            for cell in cells[first : first + across]
                        ),
                        *(ft.Container(expand=2) for _ in range(first + across - len(cells))),
                    ],
                )
                for first in range(0, len(cells), across)
            ),
        ],
    )


def _played(line: HandLine, width: float, screen: Screen, paper: ft.ColorValue) -> ft.Control:
    ink = theme.INK if line.counts else theme.PENCIL
    mark = {True: f" ✓ {line.taken}", False: f" × {line.taken}", None: ""}[line.made]
    small = theme.CAPTION + 1
    taken = (len(line.title) + len(mark)) * theme.BODY * EM + 2 * theme.SMALL
    letters = max(8, int((width / screen.text - taken) / (small * NARROW)))
    who = said.together_in(line.who, letters, alone=line.alone)
    if line.mishaps:
        who = f"{who}; {said.befell_in(line.mishaps, max(8, letters - len(who) - 2))}"
    return ft.Container(
        padding=ft.Padding.only(left=theme.SMALL),
        bgcolor=paper,  # the rules of the columns do not strike it through
        content=slab(
            line.title,
            size=theme.BODY,
            color=suit_color(line.title, ink),
            lines=1 if screen.text < LARGE_TEXT else 3,
            more=[
                span(mark, small + 1, theme.GREEN if line.made else theme.RED, theme.STRONG),
                span(f"  {who}", small, theme.PENCIL),
            ],
        ),
    )
