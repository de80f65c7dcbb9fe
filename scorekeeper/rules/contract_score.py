"""What a contract is worth: made, failed, with a revoke, a wrong count, or scored out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.defence import Played, defence_lines, scored_out_lines
from scorekeeper.rules.errors import shown
from scorekeeper.rules.hand_errors import (
    EntryCount,
    NobodyScoresOut,
    NotLostYet,
    OnlyInMisere,
    WrongCardPoints,
)
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.options import FailRule, PartnerShare
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import ContractHand, Revoke, ScoredOut
    from scorekeeper.rules.table import Table

Lines = tuple[Line, ...]


class Stake(NamedTuple):
    """What a contract's points depend on; equal stakes are worth the same lines.

    Attributes:
        table: the rules and seats.
        bid: the contract.
        contracting: the sides that played it, the contractor's first.
        defending: the sides that played against it.
        barred: the sides that may score nothing.
    """

    table: Table
    bid: Bid
    contracting: tuple[int, ...]
    defending: tuple[int, ...]
    barred: tuple[int, ...]


def score_contract(played: Played, hand: ContractHand) -> tuple[Lines, bool]:
    """Return the lines of a hand played out, and whether the contract was made.

    Raises:
        HandError: the hand cannot have happened, or something the score needs is missing.
    """
    made = _is_made(played, hand)
    stake = _stake(played)
    if not made:
        joker = hand.forced_fail
        lines = _set_back(stake, Reason.JOKER_SET_BACK if joker else Reason.CONTRACT_FAILED)
    elif played.settled.taken == TRICKS_IN_A_HAND:
        lines = _all_ten(stake)
    else:
        lines = _won(stake, Reason.CONTRACT_MADE)
    lines += defence_lines(played, failed=not made, innocent=stake.defending)
    if hand.card_points:
        lines += _card_points(played, hand, made=made)
    return lines, made


def score_irregular(played: Played) -> Lines:
    """Return the lines of a contract set back for a wrong count of cards (S000 law 11)."""
    lines = _set_back(_stake(played), Reason.IRREGULAR_SET_BACK)
    return lines + defence_lines(played, failed=True, innocent=played.settled.defending)


def score_revoke(played: Played, hand: Revoke) -> tuple[Lines, bool]:
    """Return the lines of a hand stopped by a revoke, and whether the contract counts as made.

    The contracting side at fault is set back and the others score their tricks so far; a
    defending side at fault scores nothing and the contract is scored as if won, without
    the slam (S000 law 14).
    """
    stake, fault = _stake(played), hand.offending_side
    if fault in stake.contracting:
        lines = _set_back(stake, Reason.REVOKE_SET_BACK)
        return lines + defence_lines(played, failed=True, innocent=stake.defending), False
    innocent = tuple(side for side in stake.defending if side != fault)
    won = _won(stake, Reason.REVOKE_BID_STANDS)
    nothing = Line(side=fault, points=0, reason=Reason.REVOKE_NOTHING, bid=stake.bid)
    return (*won, nothing, *defence_lines(played, failed=False, innocent=innocent)), True


def score_scored_out(played: Played, hand: ScoredOut) -> Lines:
    """Return the lines of a hand abandoned when a defender got there in play (S000 law 17).

    The contract does not count; those named score the tricks they hold.

    Raises:
        NobodyScoresOut: no defender is named, or somebody else is.
    """
    defending = played.settled.defending
    if not hand.score_tricks_for:
        raise NobodyScoresOut(
            "Somebody scored out: name those who score the tricks they hold.",
        ).at("score_tricks_for")
    for side in hand.score_tricks_for:
        if side not in defending:
            known = 0 <= side < len(played.names.sides)
            name = played.names.sides[side] if known else shown(side)
            raise NobodyScoresOut(
                f"{name} did not defend, so no tricks of theirs count.",
            ).at("score_tricks_for")
    return scored_out_lines(played, tuple(sorted(set(hand.score_tricks_for))))


def _stake(played: Played) -> Stake:
    settled = played.settled
    return Stake(
        played.table,
        played.hand.bid,
        settled.contracting,
        settled.defending,
        played.debarred.sides,
    )


def _is_made(played: Played, hand: ContractHand) -> bool:
    taken = played.settled.taken or 0
    bid = hand.bid
    if isinstance(bid, Contract):
        if hand.forced_fail:
            raise OnlyInMisere("A kept joker", bid.symbol).at("forced_fail")
        if hand.stopped_early:
            raise OnlyInMisere("Stopping early", bid.symbol).at("stopped_early")
        return taken >= bid.level
    special = played.table.specials[bid]
    if not special.is_misere:
        if hand.forced_fail:
            raise OnlyInMisere("A kept joker", special.title).at("forced_fail")
        if hand.stopped_early:
            raise OnlyInMisere("Stopping early", special.title).at("stopped_early")
    if hand.stopped_early and played.settled.taken == 0 and not hand.forced_fail:
        raise NotLostYet(special.title).at("tricks")
    return not hand.stopped_early and not hand.forced_fail and taken == special.tricks_needed


def _won(stake: Stake, reason: Reason) -> Lines:
    """Return the contracting sides' lines for a contract won: its printed value."""
    return _shared(stake, stake.table.values[stake.bid], reason)


def _all_ten(stake: Stake) -> Lines:
    """Return the contracting sides' lines for a contract made with all ten tricks."""
    floor = stake.table.rules.slam_floor
    if isinstance(stake.bid, Contract) and floor and stake.table.values[stake.bid] < floor:
        return _shared(stake, floor, Reason.SLAM)
    return _won(stake, Reason.CONTRACT_MADE)


def _set_back(stake: Stake, reason: Reason) -> Lines:
    """Return the lines of a contract lost: a flat amount, whatever the number of undertricks."""
    value = stake.table.values[stake.bid]
    if stake.table.rules.fail_rule is FailRule.MINUS_BID:
        return _shared(stake, -value, reason)
    kept = [
        Line(side=side, points=0, reason=reason, bid=stake.bid, value=value)
        for side in stake.contracting
    ]
    given = [
        Line(side=side, points=0, reason=Reason.DEBARRED, bid=stake.bid)
        if side in stake.barred
        else Line(side=side, points=value, reason=Reason.BID_TO_OPPONENTS, bid=stake.bid)
        for side in stake.defending
    ]
    return (*kept, *given)


def _shared(stake: Stake, points: int, reason: Reason) -> Lines:
    """Return one line for each contracting side: all of the points, or half with a partner.

    A debarred partner gains nothing, but is set back with the contractor (S000 law 9).
    """
    halved = len(stake.contracting) > 1 and stake.table.rules.partner_share is PartnerShare.HALF
    share = points // 2 if halved else points  # exact: odd values cannot be shared by halves
    value = stake.table.values[stake.bid]
    return tuple(
        Line(
            side=side,
            points=0 if barred else share,
            reason=Reason.DEBARRED if barred else reason,
            bid=stake.bid,
            value=None if abs(share) == value else value,
        )
        for side in stake.contracting
        for barred in [side in stake.barred and share > 0]
    )


def _card_points(played: Played, hand: ContractHand, *, made: bool) -> Lines:
    """Return lines for points in cards taken (S000 "Games of 1,000 and 1,500").

    A contractor who is set back loses them; the others keep theirs; none count in a misere.
    """
    rules = played.table.rules
    sides = len(played.table.seats)
    if len(hand.card_points) != sides:
        raise EntryCount("card_points", len(hand.card_points), sides).at("card_points")
    most = CARD_POINTS_IN_PACK[rules.pack]
    for points in hand.card_points:
        if points is not None and (type(points) is not int or not 0 <= points <= most):
            raise WrongCardPoints(points, rules.pack, most).at("card_points")
    if (total := sum(points or 0 for points in hand.card_points)) > most:
        raise WrongCardPoints(total, rules.pack, most).at("card_points")
    if not rules.card_points or played.table.is_misere(hand.bid):
        return ()
    settled = played.settled
    keeping = settled.defending + (settled.contracting if made else ())
    return tuple(
        Line(side=side, points=points, reason=Reason.CARD_POINTS)
        for side, points in enumerate(hand.card_points)
        if points and side in keeping and side not in played.debarred.sides
    )
