"""Matches as a table: for every hand one line a side, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from typing import TextIO

from scorekeeper.export.paper import Paper

HEAD = (
    "match",
    "title",
    "date",
    "rules",
    "hand",
    "dealer",
    "type",
    "contract",
    "contractor",
    "side",
    "players",
    "tricks",
    "points",
    "total",
    "reasons",
    "note",
)

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


def write_csv(papers: Iterable[Paper], out: TextIO) -> None:
    """Write matches as comma-separated values: for every hand one line a side."""
    table = csv.writer(out)
    table.writerow(HEAD)
    for paper in papers:
        table.writerows(map(harmless, row) for row in rows_of(paper, paper.started_at.isoformat()))


def harmless(value: object) -> object:
    """A value that a spreadsheet shows and does not work out.

    >>> harmless("=1+1"), harmless("Ann"), harmless(-40)
    ("'=1+1", 'Ann', -40)
    """
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def rows_of(paper: Paper, date: object) -> Iterator[tuple[object, ...]]:
    """The hands of a match, one row a side, as ``HEAD`` names the columns.

    Args:
        paper: the match.
        date: when it was started, as the table writes it.
    """
    for line in paper.lines:
        for number, side in enumerate(paper.sides):
            tricks = line.tricks[number]
            yield (
                paper.id,
                paper.title,
                date,
                paper.rules,
                line.number,
                line.dealer,
                line.kind,
                line.bid,
                line.contractor,
                side.name,
                " & ".join(line.players[seat] for seat in side.seats),
                "" if tricks is None else tricks,
                line.points[number],
                line.totals[number],
                line.reasons[number],
                line.note,
            )
