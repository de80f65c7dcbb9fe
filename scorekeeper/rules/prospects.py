"""What would win the match now, and what would lose it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.last_deal import stakes_of
from scorekeeper.rules.options import FailRule, PartnerShare, WinCondition
from scorekeeper.rules.reach import (
    gains_nothing,
    is_fallen,
    missing_with_cards,
    sits_out,
    stays_ahead,
    stays_there,
    takes_to_target,
    tricks_to_target,
)
from scorekeeper.rules.results import Status
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.rules.table import table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.results import ScoreSheet
    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.table import Table


class NotYet(StrEnum):
    """Why a side past the target has not won."""

    ONLY_A_CONTRACT_WINS = "only_a_contract_wins"
    """Its points came from defending, or its own contract failed (S002 08)."""
    ONLY_BIDS_COUNT = "only_bids_count"
    """Its points from contracts alone do not reach the target."""
    NO_HAND_YET = "no_hand_yet"
    """It began there, and a match is decided by a hand."""


WHY_NOT_YET = {
    WinCondition.CONTRACT_ONLY: NotYet.ONLY_A_CONTRACT_WINS,
    WinCondition.BID_POINTS: NotYet.ONLY_BIDS_COUNT,
    WinCondition.ANY_POINTS: NotYet.NO_HAND_YET,
}
"""Why a side past the target has not won while the match goes on, by what it takes to win."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What the next hand may decide for one side. Bids stand in their order, cheapest first.

    Attributes:
        side: the side.
        wins: bids that win the match when made; five-handed, with a partner.
        wins_alone: the same, playing alone; equal to ``wins`` where nothing is halved.
        slam_wins: whether all ten tricks on a cheaper numbered bid would win.
        sinks: bids that lose the match when they fail; five-handed, with a partner.
        sinks_alone: the same, playing alone.
        not_yet: why the side has not won although it is past the target.
        tricks: the fewest tricks in defence that reach the target; None where none can.
        gains_nothing: whether tricks in defence score nothing, for it has too many points.
        missing: the points it is short of the target, where points in cards may make them up.
        hands_over: the cheapest bid that takes opponents to the target when it fails.
        handed_to: those opponents.
        safe: whether it wins whatever is bid: on the last deal, far enough ahead.
        stays: whether it wins as well with any hand that leaves it at the target, if nobody
            else gets there.
        fallen: whether it is at the loss limit, so that any hand that leaves it there sinks it.
    """

    side: int
    wins: tuple[Bid, ...]
    wins_alone: tuple[Bid, ...]
    slam_wins: bool
    sinks: tuple[Bid, ...]
    sinks_alone: tuple[Bid, ...]
    not_yet: NotYet | None
    tricks: int | None = None
    gains_nothing: bool = False
    missing: int | None = None
    hands_over: Bid | None = None
    handed_to: tuple[int, ...] = ()
    safe: bool = False
    stays: bool = False
    fallen: bool = False


def prospects(match: Match, sheet: ScoreSheet) -> tuple[Prospect, ...]:
    """Return each side's prospects; none once the match is over.

    Before the last of a fixed number of deals it is the highest total that wins, so what is said
    then holds however everybody's tricks fall.

    >>> from scorekeeper.rules import Match, RuleSet, default_sides, replay
    >>> players = ("Ann", "Bob", "Cat", "Dan")
    >>> match = Match(rules=RuleSet(), players=players, sides=default_sides(RuleSet(), players))
    >>> [str(bid) for bid in prospects(match, replay(match))[0].wins]
    ['OM', '10H', '10NT']
    """
    if sheet.outcome.status is not Status.IN_PLAY:
        return ()
    table = table_of(match)
    prospect = _on_the_last_deal if is_last_deal(match.rules, sheet) else _prospect
    return tuple(
        prospect(table, sheet, side)
        for side in range(len(sheet.totals))
        if side not in sheet.dropped_out
    )


def is_last_deal(rules: RuleSet, sheet: ScoreSheet) -> bool:
    """Return whether the next hand is the last of a fixed number of deals."""
    return rules.deal_limit is not None and sheet.deals >= rules.deal_limit - 1


def why_not_yet(rules: RuleSet, sheet: ScoreSheet, side: int) -> NotYet | None:
    """Return why a side past the target has not won; None where it is not past it."""
    if rules.target is None or sheet.totals[side] < rules.target:
        return None
    why = WHY_NOT_YET[rules.win_condition]
    # What it began with counts like points from contracts.
    waits = why is NotYet.ONLY_BIDS_COUNT and sheet.from_bids[side] >= rules.target
    return NotYet.NO_HAND_YET if waits else why


def _on_the_last_deal(table: Table, sheet: ScoreSheet, side: int) -> Prospect:
    stakes = stakes_of(table, sheet, side)
    return Prospect(
        side=side,
        wins=stakes.wins,
        wins_alone=stakes.wins_alone,
        slam_wins=stakes.slam_wins,
        sinks=stakes.sinks,
        sinks_alone=stakes.sinks,
        not_yet=why_not_yet(table.rules, sheet, side),
        safe=stakes.safe,
        stays=stays_there(table, sheet, side),
        fallen=is_fallen(table, sheet, side),
    )


def _prospect(table: Table, sheet: ScoreSheet, side: int) -> Prospect:
    rules = table.rules
    not_yet = why_not_yet(rules, sheet, side)
    past = not_yet is not None
    stays, fallen = stays_there(table, sheet, side), is_fallen(table, sheet, side)
    if sits_out(table, sheet, side):
        return Prospect(
            side=side,
            wins=(),
            wins_alone=(),
            slam_wins=False,
            sinks=(),
            sinks_alone=(),
            not_yet=not_yet,
            stays=stays,
            fallen=fallen,
        )
    counted = (sheet.from_bids or sheet.totals)[side]
    missing = None if rules.target is None else rules.target - counted
    margin = _margin(table, sheet, side)

    def reaches(bid: Bid, points: int) -> bool:
        there = missing is not None and points >= missing
        return there and stays_ahead(table, sheet, side, bid, points)

    def falls(_: Bid, points: int) -> bool:
        return margin is not None and points >= margin

    won = {bid: _made_for(table, bid) for bid in rules.ladder}
    wins = _bids(table, won, reaches, alone=False)
    floor = rules.slam_floor or 0
    below = [
        bid
        for bid in rules.ladder
        if isinstance(bid, Contract) and bid not in wins and table.values[bid] < floor
    ]
    hands_over, handed_to = takes_to_target(table, sheet, side)
    return Prospect(
        side=side,
        wins=wins,
        wins_alone=_bids(table, won, reaches, alone=True),
        slam_wins=any(reaches(bid, _share(table, bid, floor, alone=False)) for bid in below),
        sinks=_bids(table, table.values, falls, alone=False),
        sinks_alone=_bids(table, table.values, falls, alone=True),
        not_yet=not_yet,
        tricks=tricks_to_target(table, sheet, side),
        gains_nothing=not past and gains_nothing(table, sheet, side),
        missing=missing_with_cards(table, sheet, side),
        hands_over=hands_over,
        handed_to=handed_to,
        stays=stays,
        fallen=fallen,
    )


def _margin(table: Table, sheet: ScoreSheet, side: int) -> int | None:
    """Return how many points lost put a side out; None where losing points cannot."""
    rules = table.rules
    if rules.loss_limit is None or rules.target is None:
        return None
    if rules.fail_rule is FailRule.BID_TO_OPPONENTS:
        return None
    others = (
        total
        for other, total in enumerate(sheet.totals)
        if other != side and other not in sheet.dropped_out
    )
    if rules.loss_needs_opponent_not_negative and any(total < 0 for total in others):
        return None
    return sheet.totals[side] - rules.loss_limit


def _made_for(table: Table, bid: Bid) -> int:
    """Return what a bid scores when it is made: ten tricks bid are a slam at least."""
    ten = isinstance(bid, Contract) and bid.level == TRICKS_IN_A_HAND
    return max(table.values[bid], table.rules.slam_floor or 0) if ten else table.values[bid]


def _bids(
    table: Table,
    points: Mapping[Bid, int],
    decides: Callable[[Bid, int], bool],
    *,
    alone: bool,
) -> tuple[Bid, ...]:
    return tuple(
        bid
        for bid in table.rules.ladder
        if decides(bid, _share(table, bid, points[bid], alone=alone))
    )


def _share(table: Table, bid: Bid, points: int, *, alone: bool) -> int:
    """Return a contractor's part of a contract's points."""
    rules = table.rules
    halved = rules.partner_share is PartnerShare.HALF and rules.partners_for(bid) != (0,)
    return points // 2 if halved and not alone else points
