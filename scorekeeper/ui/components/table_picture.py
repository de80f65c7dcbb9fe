"""The table from above: who sits where, who deals, who plays with whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import span
from scorekeeper.ui.components.players_row import size_of
from scorekeeper.ui.components.seat_line import SIDE_COLORS
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import INKED
from scorekeeper.ui.words import seating

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0, 0.05), (1, 0.05)),
    4: ((0.5, 1), (0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0.5, 1), (0, 0.66), (0.04, 0), (0.96, 0), (1, 0.66)),
    6: ((0.5, 1), (0, 0.76), (0, 0.24), (0.5, 0), (1, 0.24), (1, 0.76)),
}
"""By number of players, where each sits: clockwise, the first at the near edge.

Across and down, as parts of the room a seat can move in.
"""

SLIP, LARGE_SLIP = 0.32, 0.47
"""How wide a seat's slip is, as a part of the picture; with large text no three stand abreast."""

HIGH = {False: (3.2, 4.2), True: (3.4, 6.0)}
"""How high the picture is, in slips, by whether text is large: for up to three seats, for more."""

MARK = 26
"""How wide the dealer's mark is."""


class Place(NamedTuple):
    """Where something lies in the picture, by its upper left corner."""

    left: float
    top: float


@piece
def table_picture(
    names: tuple[str, ...],
    letters: tuple[str, ...],
    cards: tuple[str, ...],
    dealer: int,
    lifted: int | None,
    width: float,
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
    on_drop: Callable[[ft.DragTargetEvent], None],
) -> ft.Control:
    """The cloth, a slip for each seat round it, the dealer's mark on it.

    Args:
        names: in seat order.
        letters: of their sides, by seat; empty where everyone has a score.
        cards: what they drew, by seat; empty where nothing was.
        dealer: the seat that deals first.
        lifted: the seat that is to be swapped with the next one tapped.
        width: how wide the picture is.
        screen: what it is looked at on.
        on_tap: takes a seat up, or swaps it with the one taken up before.
        on_drop: swaps the seat dragged with the one it was dropped on.
    """
    large = screen.text >= LARGE_TEXT
    wide, high = width * (LARGE_SLIP if large else SLIP), screen.line(theme.TARGET)
    height = high * HIGH[large][len(names) > 3]  # noqa: PLR2004 - one more row of seats
    slips = [
        _seat(
            number,
            names[number - 1],
            letters[number - 1] if letters else "",
            cards[number - 1] if cards else "",
            wide,
            high,
            screen,
            on_tap,
            on_drop,
            deals=number - 1 == dealer,
            lifted=number - 1 == lifted,
        )
        for number in range(1, len(names) + 1)
    ]
    places = [
        Place(across * (width - wide), down * (height - high))
        for across, down in PLACES[len(names)]
    ]
    mark = _beside(places[dealer], wide, high, Place(width / 2, height / 2))
    return ft.Stack(
        width=width,
        height=height,
        controls=[
            ft.Container(
                left=wide * 0.45,
                right=wide * 0.45,
                top=high * 0.45,
                bottom=high * 0.45,
                bgcolor=theme.TABLE,
                border_radius=ft.BorderRadius.all(height * 0.42),
            ),
            *(
                ft.Container(left=place.left, top=place.top, width=wide, height=high, content=slip)
                for place, slip in zip(places, slips, strict=True)
            ),
            ft.Container(
                left=mark.left,
                top=mark.top,
                width=MARK,
                height=MARK,
                bgcolor=theme.PAPER,
                border=ft.Border.all(2, theme.RED),
                border_radius=ft.BorderRadius.all(MARK / 2),
                alignment=ft.Alignment.CENTER,
                content=ft.Semantics(
                    exclude_semantics=True,
                    content=ft.Text(
                        seating.DEALER_MARK,
                        size=15 / screen.text,
                        color=theme.RED,
                        font_family=theme.STRONG,
                    ),
                ),
            ),
        ],
    )


def _seat(
    number: int,
    name: str,
    letter: str,
    card: str,
    wide: float,
    high: float,
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
    on_drop: Callable[[ft.DragTargetEvent], None],
    *,
    deals: bool,
    lifted: bool,
) -> ft.Control:
    color = theme.PAPER if lifted else theme.INK
    size = size_of(name, (wide - theme.GAP) / screen.text - (16 if letter else 0))
    beside = f"\n{card}" if card else ""

    def written() -> ft.Text:
        return ft.Text(
            spans=[
                *(
                    [span(f"{letter} ", size, color if lifted else side, theme.STRONG)]
                    if letter
                    else ()
                ),
                span(name, size, color, theme.STRONG),
                span(beside, theme.CAPTION, color),
            ],
            # Under a finger it lies on no paper, where Flutter would underline it.
            style=ft.TextStyle(decoration=ft.TextDecoration.NONE),
            max_lines=2,
            text_align=ft.TextAlign.CENTER,
            overflow=ft.TextOverflow.ELLIPSIS,
        )

    side = SIDE_COLORS.get(letter, theme.INK)
    slip = tap(
        ids.setup_seat(number),
        seating.seat_label(number, name, letter, deals=deals),
        written(),
        on_tap,
        style=INKED if lifted else None,
        data=number - 1,
        chosen=lifted,
        width=wide,
        height=high,
    )
    return ft.DragTarget(
        group="seats",
        data=number - 1,
        on_accept=on_drop,
        content=ft.Draggable(
            group="seats",
            data=number - 1,
            max_simultaneous_drags=1,
            content=slip,
            content_feedback=ft.Container(
                width=wide,
                height=high,
                bgcolor=theme.CARD,
                border=ft.Border.all(2, theme.FOCUS),
                border_radius=ft.BorderRadius.all(theme.CORNER),
                alignment=ft.Alignment.CENTER,
                content=written(),
            ),
        ),
    )


def _beside(seat: Place, wide: float, high: float, middle: Place) -> Place:
    """Where the dealer's mark lies: in front of the seat, towards the middle of the table."""
    center = Place(seat.left + wide / 2, seat.top + high / 2)
    across, down = middle.left - center.left, middle.top - center.top
    out_across = (wide / 2 + MARK * 0.7) / abs(across) if across else 1.0
    out_down = (high / 2 + MARK * 0.7) / abs(down) if down else 1.0
    out = min(out_across, out_down)
    return Place(center.left + across * out - MARK / 2, center.top + down * out - MARK / 2)
