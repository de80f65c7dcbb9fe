"""From the history's summaries to what its lists show."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.results import Status
from scorekeeper.scorebook.views import MatchSummary
from scorekeeper.ui import words
from scorekeeper.ui.reading.standing import outcome_words
from scorekeeper.ui.words import finding


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLine:
    """A match as a list shows it.

    Attributes:
        sides: name, total, and whether it won.
        outcome: who won; that it is in play.
        live: whether it is.
        detail: when it was, its title, its rules, its note.
        label: the whole of it in words.
    """

    id: str
    sides: tuple[tuple[str, int, bool], ...]
    outcome: str
    live: bool
    detail: str
    label: str


def read_summary(one: MatchSummary) -> MatchLine:
    """A match in a list."""
    live = one.outcome.status is not Status.OVER
    waits = one.outcome.status is Status.NEEDS_INPUT
    outcome = finding.WAITS if waits else finding.LIVE if live else outcome_words(one)
    when = words.day(one.started_at)
    about = [one.title, when, _people(one), words.plural(one.hands, "hand"), one.rules_name]
    if one.binned_at is not None:
        about.append(finding.binned(words.day(one.binned_at)))
    detail = " · ".join(part for part in (*about, one.note) if part)
    totals = tuple(zip(one.side_names, one.totals, strict=True))
    return MatchLine(
        id=one.id,
        sides=tuple(
            (name, total, number in one.outcome.winners)
            for number, (name, total) in enumerate(totals)
        ),
        outcome=outcome,
        live=live,
        detail=detail,
        label=finding.match_label(
            outcome, totals, f"{one.title} {when}".strip(), one.note, one.hands
        ),
    )


def _people(one: MatchSummary) -> str:
    """Who played, where the sides' names do not say so."""
    said = " ".join(one.side_names)
    return "" if all(name in said for name in one.players) else words.listed(one.players)
