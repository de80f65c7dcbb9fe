"""Matches as score sheets to print, each beginning on a page of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.export import words
from scorekeeper.export.paper import Paper, PaperLine
from scorekeeper.export.pdf_page import INK, MARGIN, PENCIL, RED, SANS, SLAB, Page

NUMBER, CONTRACT, CONTRACTOR, TRICKS = 9.0, 26.0, 32.0, 13.0
"""How wide the columns are that come before those of the sides, in mm."""
GAP = 2.0
"""Between a column and the next, in mm."""
UPRIGHT = 4
"""So many sides fit side by side on an upright page."""
PAD = 1.2
"""Above and below what stands in a row, in mm."""
TOTAL = 13.0
"""Room for a running total, in mm."""
AIR = 6.0
"""Above the sentence at the end, in mm."""
TEXT, HEAD, BESIDE = 11, 10, 9
"""Sizes of type: of a row, of the sides' names above it, of what is said beside it."""
LINE = 5.0
"""The height of a row's line, in mm."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Columns:
    """Where the columns of a page end, from left to right, in mm."""

    number: float
    contract: float
    contractor: float
    tricks: float
    sides: tuple[float, ...]

    def side_from(self, number: int) -> float:
        """Where a side's column begins."""
        return (self.tricks, *self.sides)[number] + GAP


def score_sheets(papers: Iterable[Paper]) -> bytes:
    """Matches as score sheets to print."""
    with Page() as page:
        for paper in papers:
            _Sheet(page, paper).write()
        if not page.page_no():
            page.add_page()
            page.pen(SANS, 11)
            page.put(MARGIN, MARGIN, words.NO_MATCHES)
        return bytes(page.output())


class _Sheet:
    """One match being written, from the top of a page down."""

    def __init__(self, page: Page, paper: Paper) -> None:
        self._page, self._paper = page, paper
        self._columns = _Columns(number=0, contract=0, contractor=0, tricks=0, sides=())
        self._y = MARGIN

    def write(self) -> None:
        """Write the whole match."""
        self._turn_page()
        self._title()
        self._head()
        if self._paper.opening:
            self._opening()
        for line in self._paper.lines:
            self._hand(line)
        self._outcome()

    def _turn_page(self) -> None:
        page, sides = self._page, len(self._paper.sides)
        # The foot of the page before is written when the next is begun.
        page.add_page(orientation="portrait" if sides <= UPRIGHT else "landscape")
        page.running_head = self._paper.heading
        self._y = MARGIN
        number = MARGIN + NUMBER
        contract = number + CONTRACT
        contractor = contract + CONTRACTOR
        tricks = contractor + TRICKS
        each = (page.w - MARGIN - tricks) / sides
        self._columns = _Columns(
            number=number,
            contract=contract,
            contractor=contractor,
            tricks=tricks,
            sides=tuple(tricks + each * (side + 1) for side in range(sides)),
        )

    def _title(self) -> None:
        page, paper = self._page, self._paper
        page.pen(SLAB, 18)
        y = page.put_lines(MARGIN, self._y, page.wrapped(paper.heading, page.epw))
        page.pen(SANS, 10, PENCIL)
        at = paper.started_at
        told = " · ".join(filter(None, (f"{at.day} {at:%B %Y}", paper.rules, paper.note)))
        self._y = page.put_lines(MARGIN, y + 1, page.wrapped(told, page.epw)) + 4

    def _head(self) -> None:
        """Write what the columns are, and who the sides are."""
        page, columns = self._page, self._columns
        page.pen(SANS, HEAD, strong=True)
        names = [
            page.wrapped(side.name, end - columns.side_from(number))
            for number, (side, end) in enumerate(
                zip(self._paper.sides, columns.sides, strict=True)
            )
        ]
        most = max(map(len, names))
        foot = self._y + most * page.leading()
        page.pen(SANS, BESIDE, PENCIL)
        base = foot - page.leading()
        page.put(columns.number + GAP, base, words.CONTRACT)
        page.put(columns.contract + GAP, base, words.CONTRACTOR)
        page.put(0, base, words.TRICKS, right=columns.tricks)
        page.pen(SANS, HEAD, strong=True)
        for end, lines in zip(columns.sides, names, strict=True):
            y = foot - len(lines) * page.leading()
            for line in lines:
                page.put(0, y, line, right=end)
                y += page.leading()
        self._y = foot + PAD
        page.rule(self._y)

    def _opening(self) -> None:
        page = self._page
        page.pen(SANS, 10, PENCIL)
        y = self._y + PAD
        page.put(self._columns.number + GAP, y, words.BEGAN_WITH)
        for end, total in zip(self._columns.sides, self._paper.opening, strict=True):
            self._total(total, end, y)
        self._rule_off(LINE + 2 * PAD)

    def _hand(self, line: PaperLine) -> None:
        page, columns = self._page, self._columns
        page.pen(SANS, BESIDE, PENCIL)
        remark = ", ".join(filter(None, (line.remark, line.note)))
        room = page.w - MARGIN - columns.number - GAP
        beside = page.wrapped(remark, room) if remark else []
        beside_height = len(beside) * page.leading()
        page.pen(SANS, TEXT)
        who = page.wrapped(line.contractor, columns.contractor - columns.contract - GAP)
        page.pen(SANS, TEXT, strong=True)
        contract = page.wrapped(line.what, columns.contract - columns.number - GAP)
        main_height = max(len(contract), len(who)) * page.leading()
        height = main_height + beside_height + 2 * PAD
        if not page.has_room(self._y, height + (LINE if line.other_rules else 0)):
            self._turn_page()
            self._head()
        if line.other_rules:
            self._agreed_on(words.OTHER_RULES)
        y = self._y + PAD
        # From left to right, as whoever copies the text or has it read out will meet it.
        page.pen(SANS, TEXT, PENCIL)
        page.put(0, y, str(line.number), right=columns.number - GAP)
        page.pen(SANS, TEXT, strong=True)
        page.put_contract(columns.number + GAP, y, contract)
        page.pen(SANS, TEXT)
        page.put_lines(columns.contract + GAP, y, who)
        if line.taken is not None:
            page.put(0, y, str(line.taken), right=columns.tricks)
        for number, end in enumerate(columns.sides):
            self._points(line, number, end, y)
        page.pen(SANS, BESIDE, PENCIL)
        page.put_lines(columns.number + GAP, y + main_height, beside)
        self._rule_off(height)

    def _points(self, line: PaperLine, number: int, end: float, y: float) -> None:
        """Write what a hand brought a side, and its total since."""
        page = self._page
        if not line.counts:
            page.pen(SANS, TEXT, PENCIL)
            page.put(0, y, "–", right=end)
            return
        points, total = line.points[number], line.totals[number]
        page.pen(SLAB, TEXT)
        room = max(TOTAL, page.get_string_width(words.number(total)) + GAP + 1)
        page.pen(SANS, BESIDE, RED if points < 0 else PENCIL)
        page.put(0, y + 0.7, words.signed(points), right=end - room)
        self._total(total, end, y)

    def _total(self, total: int, end: float, y: float) -> None:
        """Write a running total, ringed below zero."""
        page = self._page
        page.pen(SLAB, TEXT, RED if total < 0 else INK)
        said = words.number(total)
        page.put(0, y, said, right=end)
        if total < 0:
            page.ring(end, y, page.get_string_width(said))

    def _agreed_on(self, what: str) -> None:
        page = self._page
        page.pen(SANS, BESIDE, PENCIL)
        page.put(self._columns.number + GAP, self._y + PAD / 2, what)
        self._rule_off(page.leading() + PAD)

    def _rule_off(self, height: float) -> None:
        """Close a row: the margin beside its number, the line below it."""
        top, self._y = self._y, self._y + height
        self._page.margin_line(self._columns.number, top, self._y)
        self._page.rule(self._y)

    def _outcome(self) -> None:
        """Write two strokes under the total that won, and how it ended."""
        page = self._page
        if self._paper.lines:
            page.pen(SLAB, TEXT)
            for side, end in zip(self._paper.sides, self._columns.sides, strict=True):
                if side.won:
                    page.strokes(end, self._y + 0.6, page.get_string_width("0000"))
        page.pen(SANS, 12, strong=True)
        lines = page.wrapped(self._paper.outcome, page.epw)
        if not page.has_room(self._y, AIR + len(lines) * page.leading()):
            self._turn_page()
            page.pen(SANS, 12, strong=True)
        page.put_lines(MARGIN, self._y + AIR, lines)
