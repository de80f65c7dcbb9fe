"""What one hand is worth to each side, line by line, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, assert_never

from scorekeeper.rules.contract_score import (
    score_contract,
    score_irregular,
    score_revoke,
    score_scored_out,
)
from scorekeeper.rules.debarred import NOBODY, settle_debarred
from scorekeeper.rules.defence import Played, capped
from scorekeeper.rules.errors import listed
from scorekeeper.rules.hand_errors import (
    EntryCount,
    NoSuchSeat,
    ReasonMissing,
    SitsOut,
    TricksNotCounted,
    WrongPoints,
    WrongSide,
)
from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    IrregularContractor,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.options import AllPass
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.settle import Names, settle, settle_passed_in, verify_seat
from scorekeeper.rules.special_contracts import MOST_POINTS

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, Hand
    from scorekeeper.rules.table import Table

_OF_A_BID = frozenset(
    {
        Reason.CONTRACT_MADE,
        Reason.CONTRACT_FAILED,
        Reason.SLAM,
        Reason.BID_TO_OPPONENTS,
        Reason.REVOKE_SET_BACK,
        Reason.REVOKE_BID_STANDS,
        Reason.IRREGULAR_SET_BACK,
        Reason.JOKER_SET_BACK,
    }
)
"""The points that come from contracts, for tables where only these reach the target."""


class HandScore(NamedTuple):
    """What one hand is worth.

    A named tuple, for there is one a hand and nothing is quicker to make.

    Attributes:
        lines: the points with their reasons.
        delta: points by side; the sum of the lines.
        from_bids: by side, the part that comes from contracts.
        made: whether the contract counts as made; None without a contract.
        contracting: the sides that played the contract, the contractor's first.
    """

    lines: tuple[Line, ...]
    delta: tuple[int, ...]
    from_bids: tuple[int, ...]
    made: bool | None = None
    contracting: tuple[int, ...] = ()


class Standing(NamedTuple):
    """How the match stands when a hand begins, as far as its score depends on it.

    Attributes:
        totals: each side's total; only a cap looks at them.
        sits_out: the side that dealt and holds no cards, where the dealer sits out.
        dropped_out: sides that lost while the others play on.
    """

    totals: tuple[int, ...]
    sits_out: int | None = None
    dropped_out: tuple[int, ...] = ()


def score_hand(table: Table, hand: Hand, names: Names, standing: Standing) -> HandScore:
    """Return what a hand is worth.

    Args:
        table: the rules and seats.
        hand: the hand as entered.
        names: for the errors.
        standing: the match before the hand.

    Raises:
        RulesError: the hand cannot have happened, or something the score needs is missing.
    """
    match hand:
        case PassedIn():
            return _passed_in(table, hand, names, standing)
        case Redeal() | Void():
            return sum_up(table, ())
        case Adjustment():
            return _adjusted(table, hand, names)
    settled = settle(table, hand, names, standing.sits_out, standing.dropped_out)
    debarred = NOBODY
    if isinstance(hand, ContractHand):
        debarred = settle_debarred(table, hand, settled, names)
    played = Played(table, hand, settled, names, standing.totals, debarred)
    lines, made = _with_contract(played, hand)
    score = sum_up(table, lines)
    return score._replace(made=made, contracting=settled.contracting)


def _with_contract(played: Played, hand: BidHand) -> tuple[tuple[Line, ...], bool | None]:
    match hand:
        case ContractHand():
            return score_contract(played, hand)
        case Revoke():
            _verify_offender(played, hand)
            return score_revoke(played, hand)
        case IrregularContractor():
            return score_irregular(played), False
        case ScoredOut():
            return score_scored_out(played, hand), None
        case _:
            assert_never(hand)


def _verify_offender(played: Played, hand: Revoke) -> None:
    sides = len(played.table.seats)
    side = hand.offending_side
    if not 0 <= side < sides:
        raise NoSuchSeat("side", side, sides).at("by")
    if side not in played.settled.contracting + played.settled.defending:
        raise SitsOut(f"{played.names.sides[side]} holds no cards in this hand.").at("by")
    if hand.offender is not None:
        verify_seat(played.table, hand.offender, "by")
        if played.table.side_of[hand.offender] != side:
            player = played.names.players[hand.offender]
            raise WrongSide(player, played.names.sides[side]).at("by")


def _passed_in(table: Table, hand: PassedIn, names: Names, standing: Standing) -> HandScore:
    """Score a hand that all passed: nothing, or 10 a trick to its taker (S000 law 8)."""
    if table.rules.all_pass is AllPass.REDEAL:
        if any(hand.tricks):
            raise TricksNotCounted(
                "A passed-in hand", "at this table it is thrown in and not played"
            ).at("tricks")
        return sum_up(table, ())
    tricks = settle_passed_in(table, hand, names, standing.sits_out, standing.dropped_out)
    paid = table.trick_lines[Reason.PASSED_IN_TRICKS]
    lines = tuple(
        capped(table.rules, paid[side][count], standing.totals[side])
        for side, count in enumerate(tricks)
        if count
    )
    return sum_up(table, lines)


def _adjusted(table: Table, hand: Adjustment, names: Names) -> HandScore:
    """Score points agreed at the table."""
    if len(hand.points) != len(table.seats):
        raise EntryCount("points", len(hand.points), len(table.seats)).at("points")
    for points in hand.points:
        if type(points) is not int or abs(points) > MOST_POINTS:
            raise WrongPoints(points, f"it is a whole number of points up to {MOST_POINTS}").at(
                "points"
            )
    if not any(hand.points) and hand.dealer is None:
        # By no points it may still put right who deals.
        raise WrongPoints(0, f"it gives points to {listed(names.sides)}").at("points")
    if not hand.reason.strip():
        raise ReasonMissing().at("reason")
    lines = tuple(
        Line(side=side, points=points, reason=Reason.ADJUSTMENT, text=hand.reason)
        for side, points in enumerate(hand.points)
        if points
    )
    return sum_up(table, lines)


def sum_up(table: Table, lines: tuple[Line, ...]) -> HandScore:
    """Return the score of a hand with these lines."""
    delta = [0] * len(table.seats)
    from_bids = [0] * len(table.seats)
    for line in lines:
        delta[line.side] += line.points
        if line.reason in _OF_A_BID:
            from_bids[line.side] += line.points
    return HandScore(lines, tuple(delta), tuple(from_bids))


def without(table: Table, score: HandScore, dropped_out: tuple[int, ...]) -> HandScore:
    """Return a hand's score without the lines of sides that have dropped out."""
    lines = tuple(line for line in score.lines if line.side not in dropped_out)
    return sum_up(table, lines)._replace(made=score.made, contracting=score.contracting)
