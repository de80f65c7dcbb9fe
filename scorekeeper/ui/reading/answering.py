"""A hand half entered with one more answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.card_points import left_over
from scorekeeper.ui.reading.happened import with_happened
from scorekeeper.ui.reading.played import fitting, in_hand, is_whole, playing
from scorekeeper.ui.reading.question import (
    COUNT,
    DEBARRED,
    NOBODY,
    OFFENDER,
    SCORERS,
    TRICKS,
    all_answered,
)
from scorekeeper.ui.reading.questions import questions


def answered(view: MatchView, draft: Draft, key: str, value: int) -> Draft:
    """The hand with an answer; the question stays up when it was the last."""
    draft = fitting(view, draft)
    what, _, number = key.partition(".")
    match what:
        case _ if what == TRICKS:
            draft = took(draft, value)
        case _ if what == OFFENDER:
            draft = replace(draft, offender=value, counts=(), tricks=None)
        case _ if what == SCORERS:
            draft = replace(draft, scorers=_toggled(draft.scorers, value))
        case _ if what == DEBARRED:
            draft = _debarred(draft, value)
        case _ if what == COUNT:
            draft = _counted(view, draft, int(number) - 1, value)
        case _:
            draft = replace(draft, barred=_put(draft.barred, int(number) - 1, value))
    draft = fitting(view, replace(draft, at="", trouble=""))
    return replace(draft, at=key) if all_answered(questions(view, draft)) else draft


def took(draft: Draft, tricks: int) -> Draft:
    """So many tricks for the contracting side; those of the others are asked anew."""
    if tricks == draft.tricks or not is_whole(draft):
        return replace(draft, tricks=tricks)
    return replace(draft, tricks=tricks, counts=(), barred=())


def with_partner(view: MatchView, draft: Draft, seat: int) -> Draft:
    """A partner tapped, or tapped away; the contractor's own place is playing alone."""
    draft = fitting(view, draft)
    if seat == draft.contractor:
        return replace(draft, partners=(), counts=(), trouble="")
    allowed = playing(view, draft).allowed
    most = max(allowed) if draft.bid is not None and draft.contractor is not None else 1
    if not most:
        return draft
    before = draft.partners or ()
    now = (
        tuple(one for one in before if one != seat) if seat in before else (*before, seat)[-most:]
    )
    return replace(draft, partners=now or None, counts=(), trouble="")


def with_rest(view: MatchView, draft: Draft, sides: tuple[int, ...]) -> Draft:
    """The card points that are left, written for the one of these sides that has none."""
    left = left_over(view.match.rules, draft)
    blank = [side for side in sides if not draft.card_points[side].strip()]
    if left is None or len(blank) != 1:
        return draft
    return replace(draft, card_points=_put(draft.card_points, blank[0], str(left)), trouble="")


def _debarred(draft: Draft, seat: int) -> Draft:
    """One player more who may score nothing, or one fewer.

    Nobody is one answer. Another is the last one tapped away, where the hand is known already and
    put right; while it is still being entered, that makes room for whom it really was.
    """
    left = _toggled(draft.debarred, seat)
    if seat == NOBODY or (not left and draft.tricks is not None):
        return with_happened(draft, DEBARRED)
    return replace(draft, debarred=left, barred=())


def _counted(view: MatchView, draft: Draft, side: int, value: int) -> Draft:
    """A side's tricks; where the others' do not fit them any more, these are asked anew."""
    counts = _put(draft.counts, side, value)
    if draft.kind is Kind.PASSED_IN:
        sides, total = in_hand(view, draft), TRICKS_IN_A_HAND
    else:
        sides, total = playing(view, draft).defending, TRICKS_IN_A_HAND - (draft.tricks or 0)
    known = [counts[one] for one in sides]
    together = sum(count or 0 for count in known)
    whole = is_whole(draft)
    if together > total or (whole and None not in known and together != total):
        counts = tuple(value if one == side else None for one in range(len(counts)))
    return replace(draft, counts=counts)


T = TypeVar("T")


def _put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _toggled(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(one for one in values if one != value) if value in values else (*values, value)
