"""What has to be known of a hand for it to be scored: nobody is asked for more.

A count that is not needed may be left out of a hand; ``score_hand`` asks for no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.hands import ContractHand, IrregularContractor, PassedIn, Revoke, ScoredOut
from scorekeeper.rules.options import AllPass, MisereDefence
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, BySide
    from scorekeeper.rules.table import Table


def sides_of_hand(
    table: Table,
    hand: BidHand,
    sits_out: int | None = None,
    dropped_out: tuple[int, ...] = (),
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the sides that played a contract, the contractor's first, and those against it."""
    contracting = (hand.side, *hand.partners)
    absent = {*contracting, *dropped_out, sits_out}
    return contracting, tuple(side for side in range(len(table.seats)) if side not in absent)


def tricks_needed(
    table: Table,
    hand: BidHand | PassedIn,
    sits_out: int | None = None,
    dropped_out: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """Return the sides whose tricks a hand's score depends on, the contractor's first.

    The contracting sides count as one: the contractor's side stands for them. While its tricks
    are needed and unknown nothing else is said, for the rest may depend on them. In a hand of
    ten tricks the last of these counts follows from the others (``filled_up``).

    Args:
        table: the rules and seats.
        hand: the hand as far as it is known.
        sits_out: the side without cards in this hand.
        dropped_out: sides that lost while the others play on.
    """
    if isinstance(hand, PassedIn):
        played = table.rules.all_pass is AllPass.PLAY_NO_TRUMP
        absent = {*dropped_out, sits_out}
        return tuple(side for side in range(len(table.seats)) if played and side not in absent)
    contracting, defending = sides_of_hand(table, hand, sits_out, dropped_out)
    if isinstance(hand, (Revoke, ScoredOut)):
        return _needed_so_far(table, hand, contracting, defending)
    taken = taken_by(hand.tricks, contracting)
    if taken is None or _pays_contractor_tricks(table, hand):
        return (hand.side,)
    failed = isinstance(hand, IrregularContractor) or not _is_made(table, hand, taken)
    if not table.pays_own_tricks(hand.bid, failed=failed):
        return (hand.side,)
    if table.shares_tricks(hand.bid):
        # All the others together are known, unless some of them score nothing.
        barred = isinstance(hand, ContractHand) and (hand.debarred or hand.debarred_tricks)
        return (hand.side, *defending) if barred else (hand.side,)
    return (hand.side, *_paid(table, hand, defending))


def barred_tricks_needed(table: Table, hand: ContractHand) -> tuple[int, ...]:
    """Return the sides of whose tricks it matters how many their debarred players took.

    Where a side is debarred whole these are all of its tricks, which needs no saying.
    """
    barred = set(hand.debarred)
    if table.pays_own_tricks(hand.bid, failed=True) is None:
        return ()
    return tuple(
        side
        for side, seats in enumerate(table.seats)
        if side not in (hand.side, *hand.partners)
        and not barred.isdisjoint(seats)
        and not barred.issuperset(seats)
        and (not hand.tricks or hand.tricks[side] != 0)
    )


def card_points_needed(
    table: Table,
    hand: ContractHand,
    taken: int,
    sits_out: int | None = None,
    dropped_out: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """Return the sides whose card points count: a contractor who is set back keeps none."""
    if not table.rules.card_points or table.is_misere(hand.bid):
        return ()
    contracting, defending = sides_of_hand(table, hand, sits_out, dropped_out)
    keeping = (*contracting, *defending) if _is_made(table, hand, taken) else defending
    barred = set(hand.debarred)
    return tuple(side for side in keeping if not barred.issuperset(table.seats[side]))


def filled_up(counts: BySide, sides: tuple[int, ...], total: int) -> BySide:
    """Return counts with what follows for ``sides`` from how many they are together.

    >>> filled_up((None, 1, None), (1, 2), 3)
    (None, 1, 2)
    >>> filled_up((None, 3, None), (1, 2), 3)
    (None, 3, 0)
    """
    open_ = [side for side in sides if counts[side] is None]
    left = total - sum(counts[side] or 0 for side in sides)
    if not open_ or left < 0 or (left and len(open_) > 1):
        return counts
    return tuple(left if side in open_ else count for side, count in enumerate(counts))


def taken_by(tricks: BySide, sides: tuple[int, ...]) -> int | None:
    """Return the tricks of some sides together, or None where one is not known."""
    known = [tricks[side] for side in sides] if tricks else [None]
    return None if None in known else sum(count or 0 for count in known)


def _needed_so_far(
    table: Table,
    hand: Revoke | ScoredOut,
    contracting: tuple[int, ...],
    defending: tuple[int, ...],
) -> tuple[int, ...]:
    """Return the sides whose tricks matter in a hand that stopped before its end."""
    paid = _paid(table, hand, defending)
    if _pays_contractor_tricks(table, hand):
        return (hand.side,) if paid else ()
    failed = isinstance(hand, ScoredOut) or hand.offending_side in contracting
    return paid if table.pays_own_tricks(hand.bid, failed=failed) else ()


def _pays_contractor_tricks(table: Table, hand: BidHand) -> bool:
    """Whether each of the contractor's tricks counts for every defender (S000 Nullo)."""
    bidder = table.rules.misere_defence is MisereDefence.TEN_PER_BIDDER_TRICK
    return bidder and table.is_misere(hand.bid)


def _paid(table: Table, hand: BidHand, defending: tuple[int, ...]) -> tuple[int, ...]:
    """Return the defending sides that score tricks at all if tricks count."""
    match hand:
        case Revoke():
            if hand.offending_side in (hand.side, *hand.partners):
                return defending
            return tuple(side for side in defending if side != hand.offending_side)
        case ScoredOut():
            return tuple(side for side in defending if side in hand.score_tricks_for)
        case ContractHand():
            barred = set(hand.debarred)
            return tuple(side for side in defending if not barred.issuperset(table.seats[side]))
        case _:
            return defending


def _is_made(table: Table, hand: ContractHand, taken: int) -> bool:
    if isinstance(hand.bid, Contract):
        return taken >= hand.bid.level
    if hand.stopped_early or hand.forced_fail:
        return False
    return 0 <= taken <= TRICKS_IN_A_HAND and taken == table.specials[hand.bid].tricks_needed
