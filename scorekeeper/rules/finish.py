"""Whether a match is over after a hand, who won, and why."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, assert_never

from scorekeeper.rules.match import Ended, Ending
from scorekeeper.rules.options import BothReach, MultiSideLoss, WinCondition
from scorekeeper.rules.results import EndReason, Outcome, Question, Status

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.score import HandScore

IN_PLAY = Outcome()
"""The outcome of a match that goes on."""


class After(NamedTuple):
    """A match after a hand, as far as its end depends on it.

    Attributes:
        number: the hand's number, from 1.
        totals: each side's total.
        from_bids: by side, points from contracts; empty where these are not what wins.
        deals: hands dealt that count to a deal limit.
        dropped_out: sides that lost earlier while the others play on.
        first_to_reach: who got to the target first in play, where it was noted.
    """

    number: int
    totals: tuple[int, ...]
    from_bids: tuple[int, ...]
    deals: int
    dropped_out: tuple[int, ...]
    first_to_reach: int | None


def judge_finish(
    rules: RuleSet,
    score: HandScore,
    after: After,
) -> tuple[Outcome, tuple[int, ...]]:
    """Return the outcome after a hand, and the sides that have dropped out by now.

    The target comes before the loss limit; where only a contract wins, the other way round,
    the leader of those left winning. Both come before the deal limit.
    """
    contract_only = rules.win_condition is WinCondition.CONTRACT_ONLY
    if not contract_only and (won := _reached_target(rules, score, after)):
        return won, after.dropped_out
    if fallen := _fallen(rules, after):
        out = tuple(sorted(after.dropped_out + fallen))
        left = [side for side in range(len(after.totals)) if side not in out]
        play_on = rules.multi_side_loss is MultiSideLoss.OTHERS_PLAY_ON and len(left) > 1
        if not play_on:
            winners = leaders(after.totals, left)
            return _over(after, EndReason.BACK_DOOR, winners, out), after.dropped_out
        after = after._replace(dropped_out=out)
    if won := _reached_target(rules, score, after):
        return won, after.dropped_out
    if rules.deal_limit is not None and after.deals >= rules.deal_limit:
        winners = leaders(after.totals, _in_play(after))
        return _over(after, EndReason.DEAL_LIMIT, winners), after.dropped_out
    return Outcome(losers=after.dropped_out), after.dropped_out


def judge_ended(ended: Ended, totals: tuple[int, ...], dropped_out: tuple[int, ...]) -> Outcome:
    """Return the outcome of a match that the players ended themselves."""
    staying = [side for side in range(len(totals)) if side not in dropped_out]
    match ended.how:
        case Ending.ABANDONED:
            return Outcome(status=Status.OVER, losers=dropped_out, reason=EndReason.ABANDONED)
        case Ending.CONCEDED:
            others = [side for side in staying if side != ended.by]
            losers = (*dropped_out, *(() if ended.by is None else (ended.by,)))
            return Outcome(
                status=Status.OVER,
                winners=leaders(totals, others),
                losers=tuple(sorted(set(losers))),
                reason=EndReason.CONCEDED,
            )
        case Ending.AGREED | Ending.TIME_LIMIT:
            return Outcome(
                status=Status.OVER,
                winners=leaders(totals, staying),
                losers=dropped_out,
                reason=EndReason(ended.how.value),
            )
        case _:
            assert_never(ended.how)


def leaders(totals: tuple[int, ...], sides: Iterable[int]) -> tuple[int, ...]:
    """Return those of ``sides`` with the highest total; equal totals share."""
    among = list(sides)
    highest = max((totals[side] for side in among), default=0)
    return tuple(side for side in among if totals[side] == highest)


def _in_play(after: After) -> list[int]:
    return [side for side in range(len(after.totals)) if side not in after.dropped_out]


def _over(
    after: After,
    reason: EndReason,
    winners: tuple[int, ...],
    losers: tuple[int, ...] | None = None,
) -> Outcome:
    return Outcome(
        status=Status.OVER,
        winners=winners,
        losers=after.dropped_out if losers is None else losers,
        reason=reason,
        hand=after.number,
    )


def _reached_target(rules: RuleSet, score: HandScore, after: After) -> Outcome | None:
    """Return the outcome if the target was reached in a way that wins, or may win."""
    target = rules.target
    counted = after.from_bids or after.totals
    reached = [side for side in _in_play(after) if target is not None and counted[side] >= target]
    by_contract = [side for side in score.contracting if score.made and side in reached]
    if rules.win_condition is WinCondition.CONTRACT_ONLY:
        return _won_together(rules, score, after, by_contract) if by_contract else None
    if reached and rules.both_reach is BothReach.HIGHEST_TOTAL:
        return _highest_wins(rules, score, after, reached, by_contract)
    if by_contract:
        return _won_together(rules, score, after, by_contract)
    if len(reached) > 1:
        return _first_in_play(after, reached)
    return _over(after, EndReason.POINTS_REACH_TARGET, tuple(reached)) if reached else None


def _won_together(
    rules: RuleSet,
    score: HandScore,
    after: After,
    by_contract: list[int],
) -> Outcome:
    """Return who of a contractor and his partners wins, when they reach the target together."""
    if rules.joint_wins or len(by_contract) == 1:
        return _won_by_contract(score, after, tuple(sorted(by_contract)))
    contractor = score.contracting[0]
    if contractor in by_contract:
        return _won_by_contract(score, after, (contractor,))
    return _first_in_play(after, by_contract)


def _won_by_contract(score: HandScore, after: After, winners: tuple[int, ...]) -> Outcome:
    made = tuple(
        line
        for line in score.lines
        if line.bid is not None and line.side in winners and line.side in score.contracting
    )
    over = _over(after, EndReason.CONTRACT_MADE_REACHING_TARGET, winners)
    return replace(over, made=made)


def _highest_wins(
    rules: RuleSet,
    score: HandScore,
    after: After,
    reached: list[int],
    by_contract: list[int],
) -> Outcome:
    """Return the outcome where the highest of those past the target wins, equal totals sharing."""
    candidates = reached
    if not rules.joint_wins and by_contract and by_contract[0] == score.contracting[0]:
        candidates = [side for side in reached if side not in by_contract[1:]]
    winners = set(leaders(after.totals, candidates))
    if rules.joint_wins and winners & set(by_contract):
        winners |= set(by_contract)
    if winners & set(by_contract):
        return _won_by_contract(score, after, tuple(sorted(winners)))
    return _over(after, EndReason.POINTS_REACH_TARGET, tuple(sorted(winners)))


def _first_in_play(after: After, reached: list[int]) -> Outcome:
    """Return the one noted as first, or the question: totals cannot show it (S000 law 17)."""
    if after.first_to_reach in reached:
        return _over(after, EndReason.FIRST_IN_PLAY, (after.first_to_reach,))
    choices = tuple(sorted(reached))
    noted = after.first_to_reach if after.first_to_reach in range(len(after.totals)) else None
    return Outcome(
        status=Status.NEEDS_INPUT,
        losers=after.dropped_out,
        needs=Question(hand=after.number, choices=choices, noted=noted),
        hand=after.number,
    )


def _fallen(rules: RuleSet, after: After) -> tuple[int, ...]:
    """Return the sides that the loss limit puts out on this hand."""
    limit = rules.loss_limit
    if limit is None or rules.target is None:
        return ()
    playing = _in_play(after)
    return tuple(
        side
        for side in playing
        if after.totals[side] <= limit
        and not (
            rules.loss_needs_opponent_not_negative
            and any(after.totals[other] < 0 for other in playing if other != side)
        )
    )
