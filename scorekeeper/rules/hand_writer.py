"""Hands as a match file writes them: names, and the canonical notation of bids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, BySide, Hand
    from scorekeeper.rules.match import Match


def write_hand(hand: Hand, match: Match) -> dict[str, Any]:
    """Return a hand of ``match`` as a file holds it; what was not noted is left out."""
    said: dict[str, Any] = {}
    match hand:
        case PassedIn():
            said = {"tricks": _by_side(hand.tricks, match)}
        case Redeal() | Void():
            said = {"reason": hand.reason}
        case Adjustment():
            said = {"points": _by_side(hand.points, match), "reason": hand.reason}
        case _:
            said = _with_contract(hand, match)
    said["sits_out"] = _player(getattr(hand, "sits_out", None), match)
    said["first_to_reach"] = _side(getattr(hand, "first_to_reach", None), match)
    said["dealer"] = _player(hand.dealer, match)
    said["auction"] = [
        {"seat": call.seat + 1, "call": "P" if call.bid is None else str(call.bid)}
        for call in hand.auction
    ]
    said["played_on"] = hand.played_on
    noted = {key: value for key, value in said.items() if value}
    return {"type": hand.kind, **noted}


def _with_contract(hand: BidHand, match: Match) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if isinstance(hand, Revoke):
        offender = _player(hand.offender, match)
        said["by"] = offender or _side(hand.offending_side, match)
    said["contractor"] = _player(hand.contractor, match) or _side(hand.side, match)
    said["bid"] = str(hand.bid)
    said["tricks"] = _by_side(hand.tricks, match)
    said["partners"] = [match.players[seat] for seat in hand.partners]
    said["sans_kitty"] = hand.sans_kitty
    if isinstance(hand, ScoredOut):
        said["score_tricks_for"] = [match.sides[side].name for side in hand.score_tricks_for]
    if isinstance(hand, ContractHand):
        said["debarred"] = [match.players[seat] for seat in hand.debarred]
        said["debarred_tricks"] = _by_side(hand.debarred_tricks, match)
        said["card_points"] = _by_side(hand.card_points, match)
        said["stopped_early"] = hand.stopped_early
        said["forced_fail"] = hand.forced_fail
    return said


def _by_side(counts: BySide, match: Match) -> dict[str, int]:
    return {
        side.name: count
        for side, count in zip(match.sides, counts or (None,) * len(match.sides), strict=True)
        if count is not None
    }


def _player(seat: int | None, match: Match) -> str | None:
    return None if seat is None else match.players[seat]


def _side(side: int | None, match: Match) -> str | None:
    return None if side is None else match.sides[side].name
