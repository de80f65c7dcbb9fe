"""How near a side is to the target otherwise than by a bid of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import Contract
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.options import BothReach, CapStyle, FailRule, TrickPointsWhen, WinCondition
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.results import ScoreSheet
    from scorekeeper.rules.table import Table


def tricks_to_target(table: Table, sheet: ScoreSheet, side: int) -> int | None:
    """Return the fewest tricks in defence that take a side to the target; None where none do.

    Where points from tricks cannot win, where a cap or a stop keeps them from the target, and
    where points in cards come on top, there is no such number.
    """
    rules, total = table.rules, sheet.totals[side]
    if rules.target is None or rules.win_condition is not WinCondition.ANY_POINTS:
        return None
    if not rules.trick_points or rules.card_points or total >= rules.target:
        return None
    tricks = -((total - rules.target) // rules.trick_points)
    if tricks > TRICKS_IN_A_HAND or gains_nothing(table, sheet, side):
        return None
    return tricks if _with_defence(table, total, tricks) >= rules.target else None


def gains_nothing(table: Table, sheet: ScoreSheet, side: int) -> bool:
    """Return whether a side's tricks in defence score nothing, for it has too many points."""
    rules, total = table.rules, sheet.totals[side]
    if not rules.trick_points:
        return False
    stop = rules.trick_points_stop_above
    if stop is not None and total > stop:
        return True
    return rules.defence_cap is not None and (
        total >= rules.defence_cap
        or (
            rules.defence_cap_style is CapStyle.FREEZE
            and total + rules.trick_points > rules.defence_cap
        )
    )


def _with_defence(table: Table, total: int, tricks: int) -> int:
    """Return a total after so many tricks in defence, a cap being minded."""
    rules = table.rules
    after = total + tricks * rules.trick_points
    if rules.defence_cap is None or after <= rules.defence_cap:
        return after
    return total if rules.defence_cap_style is CapStyle.FREEZE else rules.defence_cap


def missing_with_cards(table: Table, sheet: ScoreSheet, side: int) -> int | None:
    """Return the points a side is short of the target, where points in cards may make them up.

    None in games without them, where only points from contracts count, and while no hand can
    bring so many.
    """
    rules = table.rules
    if not rules.card_points or rules.target is None:
        return None
    if rules.win_condition is WinCondition.BID_POINTS:
        return None
    missing = rules.target - sheet.totals[side]
    most = max(table.values.values()) + CARD_POINTS_IN_PACK[rules.pack]
    return missing if 0 < missing <= most else None


def takes_to_target(
    table: Table, sheet: ScoreSheet, side: int
) -> tuple[Bid | None, tuple[int, ...]]:
    """Return the cheapest bid of a side that takes opponents to the target when it fails.

    Returns:
        The bid and those opponents; None and nobody where none does.
    """
    rules = table.rules
    to_opponents = rules.fail_rule is FailRule.BID_TO_OPPONENTS and not rules.finds_partner
    if not to_opponents or rules.win_condition is WinCondition.CONTRACT_ONLY:
        return None, ()
    counted = sheet.from_bids or sheet.totals
    others = [
        other
        for other in range(len(sheet.totals))
        if other not in (side, *sheet.dropped_out) and not sits_out(table, sheet, other)
    ]
    for bid in sorted(rules.ladder, key=table.values.__getitem__):
        there = tuple(
            other for other in others if counted[other] + table.values[bid] >= table.win_at
        )
        if there:
            return bid, there
    return None, ()


def sits_out(table: Table, sheet: ScoreSheet, side: int) -> bool:
    """Return whether a side takes no part in the next hand: its only player deals it."""
    return table.rules.dealer_sits_out and side == table.side_of[sheet.dealer]


def is_fallen(table: Table, sheet: ScoreSheet, side: int) -> bool:
    """Return whether a side is at the loss limit although the match goes on.

    It began there, or the table played on past that, or no opponent was above zero: a hand
    that does not lift it may put it out.
    """
    return table.rules.target is not None and sheet.totals[side] <= table.lose_at


def stays_there(table: Table, sheet: ScoreSheet, side: int) -> bool:
    """Return whether a side has won with any hand that leaves it at the target, alone there.

    Where only a contract wins it has not; where two are there already, it is not alone.
    """
    if table.rules.win_condition is WinCondition.CONTRACT_ONLY:
        return False
    counted = sheet.from_bids or sheet.totals
    there = [
        one
        for one, points in enumerate(counted)
        if points >= table.win_at and one not in sheet.dropped_out
    ]
    return there == [side]


def stays_ahead(table: Table, sheet: ScoreSheet, side: int, bid: Bid, points: int) -> bool:
    """Return whether nobody else can have as much after a hand that ``side`` makes.

    It matters where the highest total wins of those who reach the target, and where only a
    contract wins, but somebody at the loss limit may end the match before it counts. Where
    points from contracts alone reach the target, a made one takes nobody else there: they are
    there already.
    """
    rules = table.rules
    others = [other for other in range(len(sheet.totals)) if other not in sheet.dropped_out]
    others.remove(side)
    if rules.win_condition is WinCondition.CONTRACT_ONLY:
        matters = any(is_fallen(table, sheet, other) for other in others)
    else:
        matters = rules.both_reach is BothReach.HIGHEST_TOTAL
    if not matters:
        return True
    if rules.win_condition is WinCondition.BID_POINTS:
        others = [other for other in others if sheet.from_bids[other] >= table.win_at]
    left = TRICKS_IN_A_HAND - (bid.level if isinstance(bid, Contract) else 0)
    paid = rules.trick_points_when is TrickPointsWhen.ALWAYS
    most = left * rules.trick_points if paid else 0
    if rules.card_points:
        most += CARD_POINTS_IN_PACK[rules.pack]
    if rules.finds_partner:
        most = max(most, points)
    return all(sheet.totals[other] + most < sheet.totals[side] + points for other in others)
