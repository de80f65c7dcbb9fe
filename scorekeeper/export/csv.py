"""Matches as a table: one line a hand, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import TextIO

from scorekeeper.rules.sentences import line_text
from scorekeeper.scorebook.views import MatchView

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


def write_csv(views: Iterable[MatchView], out: TextIO) -> None:
    """Write matches as comma-separated values: for every hand one line a side."""
    table = csv.writer(out)
    table.writerow(HEAD)
    for view in views:
        table.writerows(_rows(view))


def _rows(view: MatchView) -> Iterable[tuple[object, ...]]:
    match = view.match
    for hand, scored, record in zip(match.hands, view.sheet.hands, view.records, strict=True):
        players = record.players or match.players
        bid = getattr(hand, "bid", None)
        contractor = getattr(hand, "contractor", None)
        tricks = getattr(hand, "tricks", ())
        for side, of_side in enumerate(match.sides):
            reasons = [line_text(match.rules, line) for line in scored.lines if line.side == side]
            yield (
                view.id,
                view.title,
                view.started_at.isoformat(),
                view.rules_name,
                scored.number,
                players[scored.dealer],
                hand.kind,
                "" if bid is None else str(bid),
                "" if contractor is None else players[contractor],
                of_side.name,
                " & ".join(players[seat] for seat in of_side.seats),
                tricks[side] if side < len(tricks) and tricks[side] is not None else "",
                scored.delta[side],
                scored.total[side],
                "; ".join(reasons),
                record.note,
            )
