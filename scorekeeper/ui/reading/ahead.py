"""What the sheet would say if a hand were saved."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.hands import Hand, ScoredOut
from scorekeeper.rules.replay import preview
from scorekeeper.rules.results import Outcome, ScoredHand, Status
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.words import recording


@dataclass(frozen=True, slots=True, kw_only=True)
class Ahead:
    """The hand with its points, and where the match would stand."""

    hand: ScoredHand
    outcome: Outcome


def ahead(view: MatchView, hand: Hand) -> Ahead:
    """The sheet with one more hand.

    Raises:
        RulesError: the hand cannot be.
    """
    scored, outcome = preview(view.match, view.sheet, hand)
    return Ahead(hand=scored, outcome=outcome)


def would_score(view: MatchView, hand: Hand) -> tuple[str, str]:
    """What a hand would give each side, and how it would end the match if it did.

    Raises:
        RulesError: the hand cannot be.
    """
    one = ahead(view, hand)
    names = [side.name for side in view.match.sides]
    gains = words.gains(tuple(zip(names, one.hand.delta, strict=True)))
    if isinstance(hand, ScoredOut) and (short := _short_of_it(view, hand, one)):
        return "", short  # it has the totals, and there is little room
    if one.outcome.status is not Status.OVER:
        return f"{gains}.", ""
    return f"{gains}.", recording.would_end([names[side] for side in one.outcome.winners])


def _short_of_it(view: MatchView, hand: ScoredOut, one: Ahead) -> str:
    """That nobody would be at the target who is said to have scored out; empty if somebody is."""
    target = view.match.rules.target
    if target is None or any(one.hand.total[side] >= target for side in hand.score_tricks_for):
        return ""
    after = [(view.match.sides[side].name, one.hand.total[side]) for side in hand.score_tricks_for]
    return recording.not_scored_out(after, target)
