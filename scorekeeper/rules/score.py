"""What one hand is worth to each side, line by line, and why."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, assert_never, cast

from scorekeeper.rules.contract_score import (
    score_contract,
    score_irregular,
    score_revoke,
    score_scored_out,
)
from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.debarred import NOBODY, settle_debarred
from scorekeeper.rules.defence import Played
from scorekeeper.rules.errors import RulesError, listed
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
from scorekeeper.rules.options import AllPass, DefenceCredit
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.settle import Names, settle, settle_passed_in, verify_seat
from scorekeeper.rules.special_contracts import MOST_POINTS, TRICKS_IN_A_HAND
from scorekeeper.rules.table import POINTS_A_TRICK

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.settle import BidHand
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
    if isinstance(hand, ContractHand) and not table.minds_totals:
        plain = _score_plain(table, hand, standing)
        if plain is not None:
            return plain
    return _score(table, hand, names, standing)


def _score_plain(table: Table, hand: ContractHand, standing: Standing) -> HandScore | None:
    """Score a contract played out with every trick counted, as most are; None for others.

    What the contract is worth depends on its own tricks alone, so that is looked up; the
    defenders' tricks are paid as they stand. ``_score`` gives the same, more slowly.
    """
    counts, sits_out = hand.tricks, standing.sits_out
    if (
        None in counts
        or len(counts) != len(table.seats)
        or hand.debarred
        or hand.debarred_tricks
        or hand.card_points
        or hand.stopped_early
        or hand.forced_fail
        or standing.dropped_out
    ):
        return None
    tricks = cast("tuple[int, ...]", counts)
    if sum(tricks) != TRICKS_IN_A_HAND or min(tricks) < 0:
        return None
    try:
        taken = tricks[hand.side]
        for partner in hand.partners:
            taken += tricks[partner]
    except IndexError:
        return None
    bid, contractor = hand.bid, hand.contractor
    if isinstance(bid, Contract) and taken < TRICKS_IN_A_HAND:
        taken = bid.level if taken >= bid.level else 0  # made or not is all that matters
    verdict = contract_verdict(table, bid, hand.side, hand.partners, sits_out, taken)
    if (
        verdict is None
        or (contractor is not None and contractor not in table.seats[hand.side])
        or (sits_out is not None and tricks[sits_out])
    ):
        return None
    if verdict.paying is None:
        return verdict.score
    paid, points = table.trick_lines[verdict.paying], list(verdict.score.delta)
    lines = list(verdict.score.lines)
    for side in verdict.defending:
        if count := tricks[side]:
            lines.append(paid[side][count])
            points[side] += count * POINTS_A_TRICK
    _, _, from_bids, made, contracting = verdict.score
    return HandScore(tuple(lines), tuple(points), from_bids, made, contracting)


class Verdict(NamedTuple):
    """What a contract is worth before the defenders' own tricks are paid.

    Attributes:
        score: the hand's score without these tricks.
        defending: the sides that are paid for them.
        paying: the reason for which they are; None when they are not.
    """

    score: HandScore
    defending: tuple[int, ...]
    paying: Reason | None


@lru_cache(maxsize=1 << 14)
def contract_verdict(  # noqa: PLR0913, PLR0917 - a cache's key is positional
    table: Table,
    bid: Bid,
    side: int,
    partners: tuple[int, ...],
    sits_out: int | None,
    taken: int,
) -> Verdict | None:
    """Return what a contract is worth with so many tricks; None when it cannot be right.

    The hand is scored as if one defender had taken all the other tricks: what is not paid
    by a defender's own tricks is the same whoever took them.
    """
    sides = len(table.seats)
    against = [other for other in range(sides) if other not in {side, sits_out, *partners}]
    if not against:
        return None
    tricks = [0] * sides
    for other, count in ((side, taken), (against[0], TRICKS_IN_A_HAND - taken)):
        tricks[other] = count
    hand = ContractHand(bid=bid, side=side, partners=partners, tricks=tuple(tricks))
    names = Names(("",) * sides, ("",) * len(table.side_of))
    try:
        score = _score(table, hand, names, Standing((0,) * sides, sits_out))
    except RulesError:
        return None
    own = table.pays_own_tricks(bid, failed=not score.made)
    if own is None or table.rules.defence_credit is DefenceCredit.SHARED:
        return Verdict(score, (), None)
    unpaid = tuple(line for line in score.lines if line.reason is not own)
    bare = _sum_up(table, unpaid)._replace(made=score.made, contracting=score.contracting)
    defending = tuple(other for other in against if other not in score.contracting)
    return Verdict(bare, defending, own)


def _score(table: Table, hand: Hand, names: Names, standing: Standing) -> HandScore:
    match hand:
        case PassedIn():
            return _passed_in(table, hand, names, standing.sits_out)
        case Redeal() | Void():
            return _sum_up(table, ())
        case Adjustment():
            return _adjusted(table, hand, names)
    settled = settle(table, hand, names, standing.sits_out, standing.dropped_out)
    debarred = NOBODY
    if isinstance(hand, ContractHand):
        debarred = settle_debarred(table, hand, settled, names)
    played = Played(table, hand, settled, names, standing.totals, debarred)
    lines, made = _with_contract(played, hand)
    score = _sum_up(table, lines)
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


def _passed_in(table: Table, hand: PassedIn, names: Names, sits_out: int | None) -> HandScore:
    """Score a hand that all passed: nothing, or 10 a trick to its taker (S000 law 8)."""
    if table.rules.all_pass is AllPass.REDEAL:
        if any(hand.tricks):
            raise TricksNotCounted(
                "A passed-in hand", "at this table it is thrown in and not played"
            ).at("tricks")
        return _sum_up(table, ())
    tricks = settle_passed_in(table, hand, names, sits_out)
    paid = table.trick_lines[Reason.PASSED_IN_TRICKS]
    lines = tuple(paid[side][count] for side, count in enumerate(tricks) if count)
    return _sum_up(table, lines)


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
    return _sum_up(table, lines)


def _sum_up(table: Table, lines: tuple[Line, ...]) -> HandScore:
    delta = [0] * len(table.seats)
    from_bids = [0] * len(table.seats)
    for line in lines:
        delta[line.side] += line.points
        if line.reason in _OF_A_BID:
            from_bids[line.side] += line.points
    return HandScore(lines, tuple(delta), tuple(from_bids))
