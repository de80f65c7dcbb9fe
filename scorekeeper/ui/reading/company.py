"""Who played a hand, with whom, and who took no part in it."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.hands import ContractHand, Hand, PassedIn, Redeal, Void
from scorekeeper.rules.match import Match
from scorekeeper.rules.results import ScoredHand, ScoreSheet
from scorekeeper.ui.words import sheet as said


def who_played(match: Match, hand: Hand, players: tuple[str, ...]) -> str:
    """The contractor; five-handed also the partner, or that there was none.

    Args:
        match: the match.
        hand: one with a contract.
        players: who sat at the table for it.
    """
    return said.together(together(match, hand, players), alone=plays_alone(match, hand))


def together(match: Match, hand: Hand, players: tuple[str, ...]) -> tuple[str, ...]:
    """The contractor and, five-handed, whoever played with him."""
    seat, side = getattr(hand, "contractor", None), getattr(hand, "side", 0)
    contractor = match.sides[side].name if seat is None else players[seat]
    return (contractor, *(players[seat] for seat in getattr(hand, "partners", ())))


def plays_alone(match: Match, hand: Hand) -> bool:
    """Whether a contractor played without a partner where there might have been one."""
    return match.rules.finds_partner and not getattr(hand, "partners", True)


def absent_sides(match: Match, sheet: ScoreSheet, scored: ScoredHand) -> dict[int, str]:
    """The sides that took no part in a hand, and why in a word."""
    hand = match.hands[scored.number - 1]
    sits_out = getattr(hand, "sits_out", None)
    absent = {} if sits_out is None else {sits_out: said.SAT_OUT}
    for side in sheet.dropped_out:
        # It dropped out on the last hand that took points from it.
        last = max((one.number for one in sheet.hands if one.delta[side]), default=0)
        if scored.number > last:
            absent[side] = said.OUT
    return absent


def tricks_taken(match: Match, hand: Hand) -> tuple[tuple[str, int], ...]:
    """Who took how many tricks, as far as they were counted."""
    if not isinstance(hand, ContractHand | PassedIn):
        return ()
    return tuple(
        (side.name, tricks)
        for side, tricks in zip(match.sides, hand.tricks, strict=False)
        if tricks is not None
    )


def told_first(hand: Hand, side: int) -> Hand:
    """A hand with the side noted that got to the target first in it.

    A misdeal and a void hand take nobody to the target.
    """
    return hand if isinstance(hand, Redeal | Void) else replace(hand, first_to_reach=side)
