"""Contracts played out with every trick counted and nothing else noted, as most hands are.

``score_hand`` gives the same for every hand; this looks up what it gave for an equal contract.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.defence import capped
from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import ContractHand
from scorekeeper.rules.score import HandScore, Standing, score_hand, sum_up
from scorekeeper.rules.settle import Names
from scorekeeper.rules.special_contracts import MOST_POINTS, TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.results import Reason
    from scorekeeper.rules.table import Table


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


def score_plain(table: Table, hand: Hand, standing: Standing) -> HandScore | None:
    """Return what a hand is worth if it is a plain one; None for any other."""
    if (
        not isinstance(hand, ContractHand)
        or None in hand.tricks
        or hand.debarred
        or hand.debarred_tricks
        or hand.card_points
        or hand.stopped_early
        or hand.forced_fail
        or standing.dropped_out
        or (hand.contractor is not None and not table.belongs(hand.contractor, hand.side))
    ):
        return None
    tricks: tuple[int, ...] = hand.tricks  # type: ignore[assignment]
    return _score_split(table, hand.bid, hand.side, tricks, hand.partners, standing)


def score_counted(
    table: Table,
    bid: Bid,
    side: int,
    tricks: tuple[int, ...],
    totals: tuple[int, ...],
) -> HandScore | None:
    """Return what a contract played without a partner is worth; None when it is not plain."""
    if len(tricks) == 2 and not table.minds_totals:  # noqa: PLR2004 - two sides
        return _score_of_two(table, bid, side, tricks)
    return _score_split(table, bid, side, tricks, (), Standing(totals))


@lru_cache(maxsize=1 << 15)
def _score_of_two(table: Table, bid: Bid, side: int, tricks: tuple[int, ...]) -> HandScore | None:
    """Look up a whole score: between two sides there are few."""
    return _score_split(table, bid, side, tricks, (), Standing((0, 0)))


def _score_split(  # noqa: PLR0913, PLR0917 - all that a plain contract's score depends on
    table: Table,
    bid: Bid,
    side: int,
    tricks: tuple[int, ...],
    partners: tuple[int, ...],
    standing: Standing,
) -> HandScore | None:
    """Look up what the contract is worth, and pay the defenders' tricks as they stand."""
    if (
        len(tricks) != len(table.seats)
        or sum(tricks) != TRICKS_IN_A_HAND
        or min(tricks) < 0
        or not 0 <= side < len(tricks)
    ):
        return None
    taken = tricks[side]
    if partners:
        if not all(0 <= partner < len(tricks) for partner in partners):
            return None
        taken += sum(tricks[partner] for partner in partners)
    if taken < TRICKS_IN_A_HAND and isinstance(bid, Contract) and not table.shares_all:
        taken = bid.level if taken >= bid.level else 0  # made or not is all that matters
    sits_out = standing.sits_out
    verdict = contract_verdict(table, bid, side, partners, sits_out, taken)
    if verdict is None or (sits_out is not None and tricks[sits_out]):
        return None
    score, defending, paying = verdict
    if paying is None:
        return score
    lines, delta, from_bids, made, contracting = score
    paid, points, told = table.trick_lines[paying], list(delta), list(lines)
    for defender in defending:
        if count := tricks[defender]:
            line = paid[defender][count]
            if table.minds_totals:
                line = capped(table.rules, line, standing.totals[defender])
            told.append(line)
            points[defender] += line.points
    return HandScore(tuple(told), tuple(points), from_bids, made, contracting)


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
    by a defender's own tricks is the same whoever took them. Totals so low keep caps out of it.
    """
    sides = len(table.seats)
    against = [other for other in range(sides) if other not in {side, sits_out, *partners}]
    if not against:
        return None
    tricks = [0] * sides
    tricks[side] = taken
    tricks[against[0]] = TRICKS_IN_A_HAND - taken
    hand = ContractHand(bid=bid, side=side, partners=partners, tricks=tuple(tricks))
    nameless = Names(("",) * sides, ("",) * len(table.side_of))
    try:
        score = score_hand(table, hand, nameless, Standing((-MOST_POINTS,) * sides, sits_out))
    except RulesError:
        return None
    own = table.pays_own_tricks(bid, failed=not score.made)
    whole = own is None or table.shares_tricks(bid)
    if whole and table.minds_totals and len(score.lines) > len(score.contracting):
        return None  # defenders are paid by what is looked up here, and a cap may stop them
    if whole:
        return Verdict(score, (), None)
    unpaid = tuple(line for line in score.lines if line.reason is not own)
    bare = sum_up(table, unpaid)._replace(made=score.made, contracting=score.contracting)
    return Verdict(bare, tuple(against), own)
