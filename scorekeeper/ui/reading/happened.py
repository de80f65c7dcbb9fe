"""What else happened to a hand, as far as it is entered: what goes together, and what does not."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.played import is_whole

CLAIM, STOPPED, KEPT_JOKER, DEBARRED = "claim", "stopped_early", "kept_joker", "debarred"

_TOGETHER = (
    {CLAIM, DEBARRED},
    {CLAIM, KEPT_JOKER},
    {CLAIM, Kind.WRONG_COUNT.value},
    {STOPPED, KEPT_JOKER},
    {STOPPED, DEBARRED},
    {KEPT_JOKER, DEBARRED},
)
"""What may be said of the same hand. A revoke or a scoring out ends it, and is all there is."""

OTHERWISE = frozenset({Kind.REVOKE, Kind.WRONG_COUNT, Kind.SCORED_OUT, Kind.PASSED_IN})
"""What else happened that makes another sort of hand of it."""


def happened_to(draft: Draft) -> tuple[str, ...]:
    """Everything of the sort that was said of a hand; what decides most comes first."""
    kind = draft.of_the_hand
    said = (
        (kind.value, kind in OTHERWISE),
        (STOPPED, draft.stopped_early),
        (KEPT_JOKER, draft.kept_joker),
        (DEBARRED, draft.debarring),
        (CLAIM, draft.claimed),
    )
    return tuple(what for what, so in said if so)


def given_up_for(draft: Draft, kind: str) -> tuple[str, ...]:
    """What of that would no longer be said, if this happened too."""
    return tuple(one for one in happened_to(draft) if one != kind and {one, kind} not in _TOGETHER)


def with_happened(draft: Draft, kind: str) -> Draft:
    """The hand with this, or without it where it was said already; the contract stays."""
    before = set(happened_to(draft))
    now = before - {kind} if kind in before else before - {*given_up_for(draft, kind)} | {kind}
    after = replace(
        draft,
        kind=next((one for one in Kind if one in OTHERWISE and one.value in now), Kind.PLAYED),
        stopped_early=STOPPED in now,
        kept_joker=KEPT_JOKER in now,
        debarring=DEBARRED in now,
        claimed=CLAIM in now,
        first=None,
        at="",
        trouble="",
    )
    if not after.debarring:
        after = replace(after, debarred=(), barred=())
    same_tricks = is_whole(after) == is_whole(draft) and Kind.PASSED_IN not in {*before, *now}
    return after if same_tricks else replace(after, tricks=None, counts=(), barred=())
