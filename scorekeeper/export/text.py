"""A match as plain text, to be read, pasted and sent."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.rules.results import ScoredHand
from scorekeeper.rules.sentences import outcome_text
from scorekeeper.scorebook.views import MatchView


def match_lines(view: MatchView) -> Iterator[str]:
    """A match line by line: who, when, every hand with its points, and how it stands."""
    match = view.match
    head = view.title or " against ".join(side.name for side in match.sides)
    yield f"{head}, {view.started_at:%Y-%m-%d}"
    if view.rules_name:
        yield view.rules_name
    if view.note:
        yield view.note
    yield ""
    names = [side.name for side in match.sides]
    yield _columns("", names)
    for hand, scored, record in zip(match.hands, view.sheet.hands, view.records, strict=True):
        yield _columns(_label(view, scored, hand), _cells(scored))
        if record.note:
            yield f"     {record.note}"
    yield ""
    yield outcome_text(match, view.sheet)


def _label(view: MatchView, scored: ScoredHand, hand: object) -> str:
    players = view.records[scored.number - 1].players or view.match.players
    bid = getattr(hand, "bid", None)
    contractor = getattr(hand, "contractor", None)
    what = getattr(hand, "kind", "").replace("_", " ") if bid is None else bid.symbol
    who = "" if contractor is None else f" {players[contractor]}"
    return f"{scored.number:3}. {what}{who}"


def _cells(scored: ScoredHand) -> list[str]:
    if scored.after_finish:
        return ["-"] * len(scored.total)
    return [
        f"{total} ({delta:+})" if delta else f"{total}"
        for total, delta in zip(scored.total, scored.delta, strict=True)
    ]


def _columns(label: str, cells: list[str]) -> str:
    return f"{label:24}" + "".join(f"{cell:>18}" for cell in cells)
