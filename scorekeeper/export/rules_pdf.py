"""The rules of a table on paper: the values, the order of bids, and every rule with its source."""

from __future__ import annotations

from scorekeeper.export.pdf_page import INK, MARGIN, PENCIL, RED, RED_SUITS, SANS, SLAB, Ink, Page
from scorekeeper.rules.spoken.page import BidValue, Part, RulesPage
from scorekeeper.rules.spoken.words import PAGE

LEVEL, CELL = 12.0, 24.0
"""How wide the columns of the table of values are, in mm."""
ROW = 5.4
"""The height of one of its rows, in mm."""
AIR = 3.5
"""Above a heading, in mm."""
PAD = 0.6
"""Below a rule, in mm."""
TEXT, SMALL = 9.5, 7.5
"""Sizes of type: of a rule, of its source."""
DROP = 0.75
"""How much lower smaller type begins to stand on the same line, in mm."""
BETWEEN = "  <  "


def rules_pdf(rules: RulesPage) -> bytes:
    """The page of a rule set, to be printed."""
    with Page() as page:
        _Sheet(page, rules).write()
        return bytes(page.output())


class _Sheet:
    """One rule set being written, from the top of a page down."""

    def __init__(self, page: Page, rules: RulesPage) -> None:
        self._page, self._rules = page, rules
        self._y = MARGIN

    def write(self) -> None:
        """Write all of it."""
        rules, page = self._rules, self._page
        self._turn_page()
        page.pen(SLAB, 18)
        self._y = page.put_lines(MARGIN, self._y, page.wrapped(rules.name, page.epw))
        if rules.about:
            self._text(rules.about, TEXT, PENCIL)
        if rules.changes:
            self._part(rules.changes)
        self._heading(PAGE["values"], 5 * ROW)
        self._values()
        if rules.specials:
            self._bids(rules.specials, "    ")
        self._heading(PAGE["order"], ROW)
        self._bids(rules.order, BETWEEN)
        self._text(PAGE["order_how"], SMALL, PENCIL)
        for part in rules.parts:
            self._part(part)

    def _turn_page(self) -> None:
        self._page.add_page()
        self._page.running_head = self._rules.name
        self._y = MARGIN

    def _make_room(self, height: float) -> None:
        if not self._page.has_room(self._y, height):
            self._turn_page()

    def _heading(self, text: str, below: float) -> None:
        """Write a heading, never the last thing on a page."""
        self._make_room(AIR + ROW + below)
        self._y += AIR
        self._page.pen(SLAB, 13)
        self._page.put(MARGIN, self._y, text)
        self._y += self._page.leading() + 1

    def _part(self, part: Part) -> None:
        self._heading(part.title, ROW)
        for line in part.lines:
            # A rule and its source stay together.
            self._make_room(3 * ROW)
            self._text(line.text, TEXT, INK)
            if line.detail:
                self._text(line.detail, SMALL, PENCIL)
            self._y += PAD

    def _text(self, text: str, size: float, ink: Ink) -> None:
        page = self._page
        page.pen(SANS, size, ink)
        for line in page.wrapped(text, page.epw):
            self._make_room(page.leading())
            page.pen(SANS, size, ink)
            page.put_inked(MARGIN, self._y, line, ink)
            self._y += page.leading()

    def _values(self) -> None:
        page, rules = self._page, self._rules
        heads = ("", *rules.heads)
        rows = [(str(level), *map(str, values)) for level, values in rules.rows]
        for number, cells in enumerate([heads, *rows]):
            right = MARGIN
            for column, cell in enumerate(cells):
                right += CELL if column else LEVEL
                strong = not (number and column)
                ink = RED if cell and cell in RED_SUITS else INK
                page.pen(SANS, TEXT, ink, strong=strong)
                page.put(0, self._y, cell, right=right)
            self._y += ROW
            page.rule(self._y - 0.8, right=right)

    def _bids(self, bids: tuple[BidValue, ...], between: str) -> None:
        """Write bids in lines that break between them, each with its value."""
        page, x = self._page, MARGIN
        page.pen(SANS, TEXT, strong=True)
        for number, bid in enumerate(bids):
            page.pen(SANS, TEXT, strong=True)
            wide = page.get_string_width(f"{bid.title} {bid.value}{between}")
            if x + wide > page.w - MARGIN:
                x, self._y = MARGIN, self._y + page.leading()
                self._make_room(page.leading())
                page.pen(SANS, TEXT, strong=True)
            elif number:
                x = page.put_inked(x, self._y, between, PENCIL)
            x = page.put_inked(x, self._y, bid.title, INK)
            page.pen(SANS, SMALL, PENCIL)
            self._y += DROP
            x = page.put_inked(x, self._y, f" {bid.value}", PENCIL)
            self._y -= DROP
        page.pen(SANS, TEXT)
        self._y += page.leading() + 1
