"""Matches as a workbook: one sheet of matches, one of hands."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from io import BytesIO

import xlsxwriter
from xlsxwriter.format import Format as Style
from xlsxwriter.worksheet import Worksheet

from scorekeeper.export.csv import HEAD as HANDS_HEAD
from scorekeeper.export.csv import rows_of
from scorekeeper.export.paper import Paper

MATCHES_HEAD = (
    "match",
    "title",
    "date",
    "rules",
    "hands",
    "sides",
    "totals",
    "winners",
    "outcome",
    "note",
)
MATCHES_WIDTHS = (12, 20, 17, 26, 7, 34, 14, 22, 60, 30)
HANDS_WIDTHS = (12, 20, 17, 26, 7, 14, 12, 10, 14, 22, 22, 8, 8, 8, 40, 30)

MOST_ROWS = 1 << 20
"""So many rows a sheet can have."""
LONGEST_TEXT = 32767
"""So many characters a cell can hold."""


class _Table:
    """A sheet, or several where one is not enough, filled row by row."""

    def __init__(
        self,
        book: xlsxwriter.Workbook,
        name: str,
        head: tuple[str, ...],
        widths: tuple[int, ...],
    ) -> None:
        self._book, self._name, self._head, self._widths = book, name, head, widths
        self._bold = book.add_format({"bold": True, "bottom": 1})
        self._date = book.add_format({"num_format": "yyyy-mm-dd hh:mm", "align": "left"})
        self._sheets = 0
        self._sheet, self._row = self._begin(), 1

    def _begin(self) -> Worksheet:
        self._sheets += 1
        name = self._name if self._sheets == 1 else f"{self._name} {self._sheets}"
        sheet = self._book.add_worksheet(name)
        sheet.freeze_panes(1, 0)
        for column, width in enumerate(self._widths):
            sheet.set_column(column, column, width)
        for column, title in enumerate(self._head):
            sheet.write_string(0, column, title, self._bold)
        return sheet

    def add(self, values: Iterable[object]) -> None:
        """Write a row."""
        if self._row == MOST_ROWS:
            self.finish()
            self._sheet, self._row = self._begin(), 1
        for column, value in enumerate(values):
            _write(self._sheet, self._row, column, value, self._date)
        self._row += 1

    def finish(self) -> None:
        """Let the head of the sheet filter its rows."""
        self._sheet.autofilter(0, 0, self._row - 1, len(self._head) - 1)


def _write(sheet: Worksheet, row: int, column: int, value: object, date: Style) -> None:
    """Write a cell as what it is: a text stays a text, also one that begins with ``=``."""
    if isinstance(value, datetime):
        # A spreadsheet knows no zones: the clock of the place where it was played.
        sheet.write_datetime(row, column, value.replace(tzinfo=None), date)
    elif isinstance(value, int):
        sheet.write_number(row, column, value)
    elif value:
        sheet.write_string(row, column, str(value)[:LONGEST_TEXT])


def workbook(papers: Iterable[Paper]) -> bytes:
    """Matches as a workbook."""
    raw = BytesIO()
    with xlsxwriter.Workbook(raw, {"in_memory": True}) as book:
        book.set_properties({"title": "500 Scorekeeper"})
        matches = _Table(book, "Matches", MATCHES_HEAD, MATCHES_WIDTHS)
        hands = _Table(book, "Hands", HANDS_HEAD, HANDS_WIDTHS)
        for paper in papers:
            matches.add(_of_match(paper))
            for row in rows_of(paper, paper.started_at):
                hands.add(row)
        matches.finish()
        hands.finish()
    return raw.getvalue()


def _of_match(paper: Paper) -> tuple[object, ...]:
    return (
        paper.id,
        paper.title,
        paper.started_at,
        paper.rules,
        len(paper.lines),
        " – ".join(side.name for side in paper.sides),
        " – ".join(str(side.total) for side in paper.sides),
        " & ".join(side.name for side in paper.sides if side.won),
        paper.outcome,
        paper.note,
    )
