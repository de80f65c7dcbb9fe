"""Hands that were not simply played: what can be chosen, and the hand each makes."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Adjustment, Hand, PassedIn, Redeal, Void
from scorekeeper.rules.match import Match
from scorekeeper.rules.options import AllPass, TrickPointsWhen, WinCondition
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.ahead import ahead
from scorekeeper.ui.reading.shown import OtherChoice
from scorekeeper.ui.words import recording


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


AUCTION = OtherChoice(
    kind="auction", title=recording.OTHERS["auction"][0], detail=recording.OTHERS["auction"][1]
)
"""The way to the calls of an auction, among what else may be entered."""

COMMON = 3
"""So many of the choices come first: passed in, misdeal, claim."""


def other_choices(match: Match, terms: Terms = OURS) -> tuple[OtherChoice, ...]:
    """What else can happen to a hand under a match's rules, in a table's own words."""
    return _choices(match.rules, terms.at(match.rules))


@lru_cache(maxsize=8)
def _choices(rules: RuleSet, terms: Terms) -> tuple[OtherChoice, ...]:
    misere = any(one.is_misere for one in rules.special_contracts)
    plays_on = rules.all_pass is AllPass.PLAY_NO_TRUMP
    offered = {
        "all_pass": True,
        "redeal": True,
        "claim": True,
        "revoke": True,
        "adjustment": True,
        "stopped_early": misere,
        "kept_joker": misere,
        "irregular_bidder": True,
        "debarred": bool(rules.trick_points) or rules.is_individual,
        "scored_out": (
            rules.win_condition is WinCondition.ANY_POINTS
            and rules.target is not None
            and bool(rules.trick_points)
            and rules.trick_points_when is TrickPointsWhen.ALWAYS
        ),
        "void": True,
    }
    told = recording.OTHERS | ({"all_pass": recording.PASSED_IN_PLAYED} if plays_on else {})
    return tuple(
        OtherChoice(kind=kind, title=terms.say(told[kind][0]), detail=terms.say(told[kind][1]))
        for kind, known in offered.items()
        if known
    )


def plain_hand(kind: str, draft: Draft) -> Hand:
    """A hand that needs no more to be known of it."""
    if kind == PassedIn.kind:
        return PassedIn(dealer=draft.dealer, sits_out=draft.sits_out)
    made = Redeal if kind == Redeal.kind else Void
    return made(dealer=draft.dealer, reason=draft.reason)


def begun_as(draft: Draft, kind: str) -> Draft:
    """A hand half entered as one to which this happened; the contract and the player stay."""
    return replace(
        draft,
        kind=Kind(kind) if kind in set(Kind) else Kind.PLAYED,
        stopped_early=kind == "stopped_early",
        kept_joker=kind == "kept_joker",
        debarring=kind == "debarred",
        claimed=kind == "claim",
        tricks=None,
        counts=(),
        debarred=(),
        barred=(),
        offender=None,
        scorers=(),
        first=None,
        at="",
    )


def adjustment_of(match: Match, draft: Draft) -> Adjustment:
    """The adjustment typed.

    Raises:
        ScorekeeperError: a number, every number, or the reason is missing.
    """
    count = len(match.sides)
    points = tuple(_points(typed) for typed in (*draft.points, *[""] * count)[:count])
    if not any(points) and draft.dealer is None:
        raise NoPoints
    if not draft.reason.strip():
        raise NoReason
    return Adjustment(
        points=points,
        reason=draft.reason.strip(),
        dealer=draft.dealer,
        first_to_reach=draft.first,
    )


def is_adjusted(match: Match, draft: Draft) -> bool:
    """Whether the adjustment typed so far has all that it needs."""
    try:
        adjustment_of(match, draft)
    except ScorekeeperError:
        return False
    return True


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
