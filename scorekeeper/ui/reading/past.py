"""A match as it was before one of its hands, and a hand as it was entered."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from scorekeeper.rules.hands import Adjustment, ContractHand, Hand
from scorekeeper.rules.replay import replay
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import Draft, Page
from scorekeeper.ui.words import number


@lru_cache(maxsize=8)
def before_hand(view: MatchView, hand: int) -> MatchView:
    """The match with only the hands before this one, as if that were to be entered next.

    The people are those who sat at the table for it.
    """
    match = view.match
    players = view.records[hand - 1].players or match.players
    past = replace(match, players=players, hands=match.hands[: hand - 1], ended=None)
    return replace(view, match=past, sheet=replay(past), records=view.records[: hand - 1])


def draft_of(hand: Hand) -> Draft:
    """A hand as the entry shows it, to be entered differently."""
    if isinstance(hand, ContractHand):
        return Draft(bid=str(hand.bid), contractor=hand.contractor)
    if isinstance(hand, Adjustment):
        return Draft(
            page=Page.ADJUSTMENT,
            points=tuple(number(points) if points else "" for points in hand.points),
            reason=hand.reason,
        )
    return Draft(page=Page.OTHER)
