"""What ends the match, and who has won: in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.options import WinCondition
from scorekeeper.rules.sentences import counted_text, points_text
from scorekeeper.rules.spoken.statement import Statement, say
from scorekeeper.rules.spoken.table import side_word
from scorekeeper.rules.table import seats_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scorekeeper.rules.rule_set import RuleSet


def ending_statements(rules: RuleSet) -> Iterator[Statement]:
    """Yield what wins, what loses, and how long it can last."""
    if rules.target is None:
        yield say("target.none")
    else:
        yield from _target(rules)
        yield from _loss(rules)
    if rules.deal_limit is not None:
        yield say("deals", deals=counted_text("deals", rules.deal_limit))
    if rules.time_limit_minutes is not None:
        yield say("time", minutes=_minutes(rules.time_limit_minutes))
    yield say("by_word", side=side_word(rules))


def _target(rules: RuleSet) -> Iterator[Statement]:
    side = side_word(rules)
    yield say(f"target.{rules.win_condition}", side=side, target=rules.target)
    if rules.win_condition is not WinCondition.CONTRACT_ONLY:
        yield say(f"both.{rules.both_reach}")
    if rules.finds_partner:
        yield say("joint.yes" if rules.joint_wins else "joint.no")


def _loss(rules: RuleSet) -> Iterator[Statement]:
    side, limit = side_word(rules), rules.loss_limit
    if limit is None:
        yield say("loss.none")
        return
    several = len(seats_at(rules)) > 2  # noqa: PLR2004 - with two, the other one wins
    how = f"loss.{rules.multi_side_loss if several else 'two'}"
    yield say(how, side=side, limit=points_text(limit))
    if rules.loss_needs_opponent_not_negative:
        yield say("loss_waits")
    # Where only a contract wins, nobody falls to the limit on the hand that reaches the target.
    if several and rules.win_condition is not WinCondition.CONTRACT_ONLY:
        yield say("both_ends", side=side, target=rules.target, limit=points_text(limit))


def _minutes(minutes: int) -> str:
    return "1 minute" if minutes == 1 else f"{minutes} minutes"
