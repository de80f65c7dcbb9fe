"""What a contract is worth: made, failed, with a revoke, a wrong count, or scored out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.defence import Played, defence_lines
from scorekeeper.rules.errors import shown
from scorekeeper.rules.hand_errors import (
    EntryCount,
    NobodyScoresOut,
    NotLostYet,
    OnlyInMisere,
    WrongCardPoints,
)
from scorekeeper.rules.options import DefenceCredit, FailRule, PartnerShare
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.rule_checks import CARD_POINTS_IN_PACK
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.hands import ContractHand, Revoke, ScoredOut


def score_contract(played: Played, hand: ContractHand) -> tuple[list[Line], bool]:
    """Return the lines of a hand played out, and whether the contract was made.

    Raises:
        HandError: the hand cannot have happened, or something the score needs is missing.
    """
    made = _is_made(played, hand)
    lines = _won(played, slam=True) if made else _set_back(played, Reason.CONTRACT_FAILED)
    lines += defence_lines(played, failed=not made, innocent=played.settled.defending)
    return lines + _card_points(played, hand, made=made), made


def score_irregular(played: Played) -> list[Line]:
    """Return the lines of a contract set back for a wrong count of cards (S000 law 11)."""
    lines = _set_back(played, Reason.IRREGULAR_SET_BACK)
    return lines + defence_lines(played, failed=True, innocent=played.settled.defending)


def score_revoke(played: Played, hand: Revoke) -> tuple[list[Line], bool]:
    """Return the lines of a hand stopped by a revoke, and whether the contract counts as made.

    The contracting side at fault is set back and the others score their tricks so far; a
    defending side at fault scores nothing and the contract is scored as if won, without
    the slam (S000 law 14).
    """
    if hand.offending_side in played.settled.contracting:
        lines = _set_back(played, Reason.REVOKE_SET_BACK)
        return lines + defence_lines(played, failed=True, innocent=played.settled.defending), False
    innocent = tuple(side for side in played.settled.defending if side != hand.offending_side)
    lines = _won(played, slam=False, reason=Reason.REVOKE_BID_STANDS)
    lines.append(
        Line(side=hand.offending_side, points=0, reason=Reason.REVOKE_NOTHING, bid=hand.bid)
    )
    return lines + defence_lines(played, failed=False, innocent=innocent), True


def score_scored_out(played: Played, hand: ScoredOut) -> list[Line]:
    """Return the lines of a hand abandoned when a defender got there in play (S000 law 17).

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
    shared = played.table.rules.defence_credit is DefenceCredit.SHARED
    lines = defence_lines(
        played,
        failed=True,
        innocent=defending if shared else tuple(sorted(set(hand.score_tricks_for))),
    )
    return [
        replace(line, reason=Reason.SCORED_OUT_TRICKS)
        if line.reason in {Reason.DEFENCE_TRICKS, Reason.MISERE_DEFENCE}
        else line
        for line in lines
        if line.side in hand.score_tricks_for
    ]


def _is_made(played: Played, hand: ContractHand) -> bool:
    taken = played.settled.taken
    misere = played.table.is_misere(hand.bid)
    called = played.table.rules.name_of(hand.bid)
    if hand.forced_fail and not misere:
        raise OnlyInMisere("A kept joker", called).at("forced_fail")
    if hand.stopped_early:
        if not misere:
            raise OnlyInMisere("Stopping early", called).at("stopped_early")
        if taken == 0 and not hand.forced_fail:
            raise NotLostYet(called).at("tricks")
        return False
    if isinstance(hand.bid, Contract):
        return (taken or 0) >= hand.bid.level
    return not hand.forced_fail and taken == played.table.specials[hand.bid].tricks_needed


def _won(
    played: Played,
    *,
    slam: bool,
    reason: Reason = Reason.CONTRACT_MADE,
) -> list[Line]:
    """Return the contracting sides' lines for a contract won."""
    bid = played.hand.bid
    points = value = played.table.values[bid]
    floor = played.table.rules.slam_floor
    if (
        slam
        and floor is not None
        and value < floor
        and isinstance(bid, Contract)
        and played.settled.taken == TRICKS_IN_A_HAND
    ):
        points, reason = floor, Reason.SLAM
    return _shared(played, points, reason)


def _set_back(played: Played, reason: Reason) -> list[Line]:
    """Return the lines of a contract lost: a flat amount, whatever the number of undertricks."""
    value = played.table.values[played.hand.bid]
    if played.table.rules.fail_rule is FailRule.MINUS_BID:
        return _shared(played, -value, reason)
    lines = [
        Line(
            side=side,
            points=0,
            reason=reason,
            bid=played.hand.bid,
            tricks=played.settled.taken,
            value=value,
        )
        for side in played.settled.contracting
    ]
    return lines + [
        Line(side=side, points=value, reason=Reason.BID_TO_OPPONENTS, bid=played.hand.bid)
        for side in played.settled.defending
        if side not in played.debarred.sides
    ]


def _shared(played: Played, points: int, reason: Reason) -> list[Line]:
    """Return one line for each contracting side: all of the points, or half with a partner."""
    contracting = played.settled.contracting
    halved = len(contracting) > 1 and played.table.rules.partner_share is PartnerShare.HALF
    share = points // 2 if halved else points  # exact: odd values cannot be shared by halves
    value = played.table.values[played.hand.bid]
    return [
        Line(
            side=side,
            points=0 if barred else share,
            reason=Reason.DEBARRED if barred else reason,
            bid=played.hand.bid,
            tricks=played.settled.taken,
            value=None if abs(share) == value else value,
        )
        for side in contracting
        for barred in [side in played.debarred.sides and share > 0]
    ]


def _card_points(played: Played, hand: ContractHand, *, made: bool) -> list[Line]:
    """Return lines for points in cards taken (S000 "Games of 1,000 and 1,500").

    A contractor who is set back loses them; the others keep theirs; none count in a misere.
    """
    rules = played.table.rules
    sides = len(played.table.seats)
    if not hand.card_points:
        return []
    if len(hand.card_points) != sides:
        raise EntryCount("card_points", len(hand.card_points), sides).at("card_points")
    most = CARD_POINTS_IN_PACK[rules.pack]
    for points in hand.card_points:
        if points is not None and (type(points) is not int or not 0 <= points <= most):
            raise WrongCardPoints(points, rules.pack, most).at("card_points")
    if (total := sum(points or 0 for points in hand.card_points)) > most:
        raise WrongCardPoints(total, rules.pack, most).at("card_points")
    if not rules.card_points or played.table.is_misere(hand.bid):
        return []
    return [
        Line(side=side, points=points, reason=Reason.CARD_POINTS)
        for side, points in enumerate(hand.card_points)
        if points
        and (side in played.settled.defending or (made and side in played.settled.contracting))
        and side not in played.debarred.sides
    ]
