"""A hand as it will be saved, where a tap of its own is to save it."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import PLAIN, Draft
from scorekeeper.ui.reading.ahead import would_score
from scorekeeper.ui.reading.half_entered import will_be_let_go
from scorekeeper.ui.reading.other_hands import any_hand_of
from scorekeeper.ui.words import recording as said


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirmation:
    """What will be saved.

    Attributes:
        title: what happened.
        gives: what comes of it.
        warning: how it would end the match, and which calls would be dropped.
    """

    title: str
    gives: str
    warning: str


def read_confirmation(view: MatchView, draft: Draft, terms: Terms = OURS) -> Confirmation:
    """What happened, what it gives, and what is to be known before it is saved."""
    match = view.match
    try:
        hand = any_hand_of(view, draft)
        gives, ends = would_score(view, hand)
    except ScorekeeperError as error:
        return Confirmation(title=said.TO_SAVE, gives=error.message, warning="")
    if draft.kind in PLAIN:
        told = said.OTHERS["all_pass" if hand.kind == "all_pass" else draft.kind]
        title, gives = terms.say(told[0]), terms.say(told[1])
    else:
        first = None if draft.first is None else match.sides[draft.first].name
        title = said.was_first(first, match.rules.target)
    calls, dropped = _calls(view, draft, hand)
    return Confirmation(
        title=title,
        gives=" ".join(filter(None, (gives, calls))),
        warning=" ".join(filter(None, (ends, dropped, will_be_let_go(view, draft)))),
    )


def _calls(view: MatchView, draft: Draft, hand: Hand) -> tuple[str, str]:
    """The calls that are kept with the hand; or that they are dropped."""
    if not draft.auction:
        return "", ""
    # Most tables enter no calls: nobody else waits for what knows of them.
    from scorekeeper.ui.reading.auction import told_calls, would_drop  # noqa: PLC0415

    calls = said.calls_noted(told_calls(view, draft))
    return calls, said.CALLS_DROPPED if would_drop(view, draft, hand) else ""
