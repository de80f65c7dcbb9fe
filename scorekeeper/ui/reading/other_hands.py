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
from scorekeeper.ui.draft import PLAIN, Draft, Kind
from scorekeeper.ui.reading.ahead import ahead
from scorekeeper.ui.reading.happened import given_up_for, happened_to
from scorekeeper.ui.reading.played import fitting, hand_of
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

SIGNS = ("", "-", "+", words.MINUS)
"""What a number may begin with."""

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


def said_of(choices: tuple[OtherChoice, ...], draft: Draft) -> tuple[OtherChoice, ...]:
    """The same, beside what has been said of a hand already: what goes with it, what does not."""
    said = happened_to(draft)
    if not (said or draft.bid is not None or draft.contractor is not None):
        return choices
    return tuple(_beside(one, said, draft) for one in choices)


def _beside(choice: OtherChoice, said: tuple[str, ...], draft: Draft) -> OtherChoice:
    if choice.kind in said:
        return replace(choice, detail=recording.TAKES_BACK, chosen=True)
    if choice.kind == AUCTION.kind:
        return choice
    if choice.kind == Kind.ADJUSTMENT:
        return replace(choice, detail=f"{choice.detail} {recording.AS_WELL}")
    if given_up := given_up_for(draft, choice.kind):
        return replace(choice, detail=f"{choice.detail} {recording.in_place_of(given_up)}")
    return choice


def plain_hand(draft: Draft) -> Hand:
    """A hand that needs no more to be known of it."""
    match draft.kind:
        case Kind.MISDEAL:
            return Redeal(dealer=draft.dealer, reason=draft.reason)
        case Kind.VOID:
            return Void(dealer=draft.dealer, reason=draft.reason)
        case _:
            return PassedIn(dealer=draft.dealer, sits_out=draft.sits_out)


def any_hand_of(view: MatchView, draft: Draft) -> Hand:
    """The hand entered, whatever sort it is.

    Raises:
        ScorekeeperError: something typed cannot be.
    """
    if draft.kind is Kind.ADJUSTMENT:
        return adjustment_of(view.match, draft)
    if draft.kind in PLAIN:
        return plain_hand(draft)
    return hand_of(view, fitting(view, draft))


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


def why_no_points(draft: Draft) -> str:
    """Why what was typed is no number of points; empty where it is, or may become one."""
    try:
        for typed in draft.points:
            if typed.strip() not in SIGNS:
                _points(typed)
    except NotANumber as error:
        return error.message
    return ""


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
