"""Hands that were not simply played: what can be chosen, and the hand each makes."""

from __future__ import annotations

from functools import lru_cache

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Adjustment, Hand, PassedIn, Redeal, Void
from scorekeeper.rules.match import Match
from scorekeeper.rules.options import AllPass
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.entry import ahead
from scorekeeper.ui.reading.shown import OtherChoice


class NotANumber(ScorekeeperError):
    """Points that are no whole number."""

    code = "points_not_a_number"

    def __init__(self, typed: str) -> None:
        super().__init__(f"“{typed}” is no number of points: write one such as 50 or −50.")


class NoPoints(ScorekeeperError):
    """An adjustment that adjusts nothing."""

    code = "no_points"

    def __init__(self) -> None:
        super().__init__("Write the points that at least one side gains or loses.")


class NoReason(ScorekeeperError):
    """An adjustment without a reason."""

    code = "no_reason"

    def __init__(self) -> None:
        super().__init__("Write the reason: the sheet is to say why.")


def other_choices(match: Match) -> tuple[OtherChoice, ...]:
    """What else can happen to a hand under a match's rules."""
    return _choices(match.rules)


@lru_cache(maxsize=8)
def _choices(rules: RuleSet) -> tuple[OtherChoice, ...]:
    choices = [
        OtherChoice(kind="redeal", title=words.MISDEAL, detail=words.MISDEAL_HOW),
        OtherChoice(kind="void", title=words.VOID, detail=words.VOID_HOW),
        OtherChoice(kind="claim", title=words.CLAIM, detail=words.CLAIM_HOW),
        OtherChoice(kind="adjustment", title=words.ADJUSTMENT, detail=words.ADJUSTMENT_SHORT),
    ]
    if rules.all_pass is AllPass.REDEAL:
        choices.insert(
            0, OtherChoice(kind="all_pass", title=words.PASSED_IN, detail=words.PASSED_IN_HOW)
        )
    return tuple(choices)


def plain_hand(kind: str) -> Hand:
    """A hand that needs no more to be known of it."""
    if kind == PassedIn.kind:
        return PassedIn()
    return Redeal() if kind == Redeal.kind else Void()


def adjustment_of(match: Match, draft: Draft) -> Adjustment:
    """The adjustment typed.

    Raises:
        ScorekeeperError: a number, every number, or the reason is missing.
    """
    count = len(match.sides)
    points = tuple(_points(typed) for typed in (*draft.points, *[""] * count)[:count])
    if not any(points):
        raise NoPoints
    if not draft.reason.strip():
        raise NoReason
    return Adjustment(points=points, reason=draft.reason.strip())


def read_adjustment(view: MatchView, draft: Draft) -> str:
    """What the adjustment typed so far would make of the totals."""
    sides = view.match.sides
    try:
        points = tuple(
            _points(typed) for typed in (*draft.points, *[""] * len(sides))[: len(sides)]
        )
        if not any(points):
            return ""
        after = ahead(view, Adjustment(points=points, reason=draft.reason.strip() or "-"))
    except ScorekeeperError:
        return ""
    return words.would_be(tuple(zip([side.name for side in sides], after.hand.total, strict=True)))


def _points(typed: str) -> int:
    tidy = typed.strip().replace(words.MINUS, "-")
    if not tidy:
        return 0
    try:
        return int(tidy)
    except ValueError:
        raise NotANumber(typed) from None
