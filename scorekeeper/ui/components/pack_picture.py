"""The cards of a pack, drawn: each suit spread on the table, and beside it what is taken out.

One drawing, for every card of its own would be dear: Flet keeps and compares each control.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, pi

import flet as ft
from flet import canvas as cv

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import suit_color
from scorekeeper.ui.reading.deal import DealSuit
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import rules_page as said

RANK = theme.LEAD
"""The size of a card's index at normal text size; all else is measured in it."""

STRIP, CARD, HIGH = 1.26, 1.75, 2.5
"""What is seen of a card that another lies on, how wide a card is, and how high."""

TIGHT = 1.12
"""The same strip where cards are pushed together to lie in one line; less hides half a ten."""

BETWEEN, WITHIN, GAP, ROUND = 0.45, 0.15, 0.6, 0.22
"""Between two suits, and between the lines of one; between the cards and those taken out; how
round a corner is."""

JOKER = 0.72
"""The size of the word on a joker."""

DASHES: list[float] = [3, 3]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card in the drawing, in sizes of its index.

    Attributes:
        left: its left edge.
        strip: how much is seen of it where another lies on it.
        out: it is taken out of the pack.
    """

    rank: str
    left: float
    strip: float
    out: bool


def spread(suit: DealSuit, room: float) -> tuple[tuple[Card, ...], ...]:
    """A suit's cards, in as many lines as it takes in so much room, none much shorter."""
    ranks = [*((one, False) for one in suit.kept), *((one, True) for one in suit.out)]
    # The last card is seen whole, and so is the last that is not taken out.
    whole, gap = (2, GAP) if suit.out else (1, 0.0)
    strips = room - whole * CARD - gap
    strip = min(STRIP, strips / max(1, len(ranks) - whole))
    if strip >= TIGHT:
        return (_line_of(ranks, strip),)
    most = max(1, int(strips / STRIP) + whole)
    lines = ceil(len(ranks) / most)
    ends = [len(ranks) * number // lines for number in range(lines + 1)]
    return tuple(_line_of(ranks[first:last], STRIP) for first, last in pairwise(ends))


def _line_of(ranks: Sequence[tuple[str, bool]], strip: float) -> tuple[Card, ...]:
    cards: list[Card] = []
    left = 0.0
    for rank, out in ranks:
        if cards and out and not cards[-1].out:
            left = cards[-1].left + CARD + GAP
        cards.append(Card(rank=rank, left=left, strip=strip, out=out))
        left += strip
    return tuple(cards)


def pack_picture(
    suits: Sequence[DealSuit], jokers: int, label: str, width: float, screen: Screen
) -> ft.Control:
    """The drawing, in so much room; a screen reader is told what is in it.

    A drawing does not follow the size of text by itself.
    """
    em = RANK * screen.text
    shapes: list[cv.Shape] = []
    top = 0.0
    for suit in suits:
        ink = suit_color(suit.symbol, theme.INK)
        for line in spread(suit, width / em):
            for out in (False, True):
                cards = [card for card in line if card.out is out]
                if cards:
                    shapes += _spread(cards, suit.symbol, theme.PENCIL if out else ink, top, em)
            top += (HIGH + WITHIN) * em
        top += (BETWEEN - WITHIN) * em
    shapes += [
        shape for number in range(jokers) for shape in _joker(number * (CARD + GAP), top, em)
    ]
    height = top + HIGH * em if jokers else top - BETWEEN * em
    return ft.Semantics(
        label=label,
        image=True,
        content=cv.Canvas(shapes=shapes, width=width, height=height + 1),
    )


def _spread(
    cards: Sequence[Card], symbol: str, ink: ft.ColorValue, top: float, em: float
) -> Iterator[cv.Shape]:
    """Cards that lie on one another, the last on top; those taken out are only outlined."""
    out = cards[0].out
    left, wide = cards[0].left * em, (cards[-1].left + CARD - cards[0].left) * em
    yield from _slip(left, top, wide, em, out=out)
    edges = [part for card in cards[1:] for part in _edge(card.left * em, top, em)]
    if edges:
        yield cv.Path(elements=edges, paint=_line(out=out))
    style = ft.TextStyle(
        size=em,
        height=1.1,
        color=ink,
        font_family=theme.STRONG,
        decoration=ft.TextDecoration.LINE_THROUGH if out else None,
        decoration_color=theme.PENCIL if out else None,
        decoration_thickness=2 if out else None,
    )
    for card in cards:
        yield cv.Text(
            x=(card.left + card.strip / 2) * em,
            y=top + 0.12 * em,
            value=f"{card.rank}\n{symbol}",
            style=style,
            text_align=ft.TextAlign.CENTER,
            alignment=ft.Alignment.TOP_CENTER,
        )


def _joker(left: float, top: float, em: float) -> Iterator[cv.Shape]:
    yield from _slip(left * em, top, CARD * em, em, out=False)
    yield cv.Text(
        x=(left + CARD / 2) * em,
        y=top + HIGH / 2 * em,
        value=said.JOKER,
        rotate=-pi / 2,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(size=JOKER * em, color=theme.INK, font_family=theme.STRONG),
    )


def _slip(left: float, top: float, wide: float, em: float, *, out: bool) -> Iterator[cv.Shape]:
    edge = ft.BorderRadius.all(ROUND * em)
    if not out:
        yield cv.Rect(left, top, wide, HIGH * em, edge, paint=ft.Paint(color=theme.CARD))
    yield cv.Rect(left, top, wide, HIGH * em, edge, paint=_line(out=out))


def _edge(left: float, top: float, em: float) -> list[cv.Path.PathElement]:
    """The left edge of a card that lies on another."""
    bottom, turn = top + HIGH * em, ROUND * em
    return [
        cv.Path.MoveTo(left + turn, top),
        cv.Path.QuadraticTo(left, top, left, top + turn),
        cv.Path.LineTo(left, bottom - turn),
        cv.Path.QuadraticTo(left, bottom, left + turn, bottom),
    ]


def _line(*, out: bool) -> ft.Paint:
    return ft.Paint(
        color=theme.PENCIL,
        style=ft.PaintingStyle.STROKE,
        stroke_width=1,
        stroke_dash_pattern=DASHES if out else None,
    )
