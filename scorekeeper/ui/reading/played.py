"""From what was tapped to the hand as it is kept."""

from __future__ import annotations

from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.match import Match
from scorekeeper.ui.draft import Draft


def played_hand(match: Match, draft: Draft, tricks: int) -> ContractHand:
    """The contract tapped, with so many tricks to the contracting side.

    The other side's tricks follow from ten where there are two sides; in a misere nobody
    counts them.
    """
    contractor = draft.contractor or 0
    side = side_of(match, contractor)
    bid = match.rules.parse(draft.bid or "")
    counted: list[int | None] = [None] * len(match.sides)
    counted[side] = tricks
    return ContractHand(side=side, contractor=contractor, bid=bid, tricks=tuple(counted))


def side_of(match: Match, seat: int) -> int:
    """The side a seat plays for."""
    return next(number for number, side in enumerate(match.sides) if seat in side.seats)
