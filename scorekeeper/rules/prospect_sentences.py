"""What the next hand may decide, in plain words: a sentence for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.lone_play import left_out, sinking, with_partner
from scorekeeper.rules.options import TrickPointsWhen, WinCondition
from scorekeeper.rules.prospects import is_last_deal, prospects
from scorekeeper.rules.results import Status
from scorekeeper.rules.sentences import (
    counted_text,
    not_yet_text,
    outcome_text,
    played_on_text,
    points_text,
    side_names,
    target_text,
)
from scorekeeper.rules.words import COUNTED, PROSPECTS

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.prospects import Prospect
    from scorekeeper.rules.results import ScoreSheet
    from scorekeeper.rules.rule_set import RuleSet

THEM = "them"
"""A side that has been named just before."""


def status_text(match: Match, sheet: ScoreSheet) -> str:
    """Return what a score sheet says of the match: over, asked, or what would decide it."""
    if sheet.outcome.status is not Status.IN_PLAY:
        return outcome_text(match, sheet)
    sentences = [played_on_text(sheet), not_yet_text(match, sheet)]
    sentences += [prospect_text(match, one) for one in prospects(match, sheet)]
    sentences.append(deals_text(match, sheet))
    return " ".join(sentence for sentence in sentences if sentence)


def deals_text(match: Match, sheet: ScoreSheet) -> str:
    """Return how many deals are left, where their number is fixed; empty where it is not."""
    limit = match.rules.deal_limit
    if limit is None:
        return ""
    key = "last_deal" if is_last_deal(match.rules, sheet) else "deals"
    return PROSPECTS[key].format(deals=counted_text("deals", max(0, limit - sheet.deals)))


def prospect_text(match: Match, prospect: Prospect) -> str:
    """Return what would win and what would sink for one side; empty when nothing would.

    >>> from scorekeeper.rules import Match, Opening, RuleSet, default_sides, prospects, replay
    >>> players, rules = ("Ann", "Bob", "Cat", "Dan"), RuleSet(defence_cap=490)
    >>> match = Match(
    ...     rules=rules,
    ...     players=players,
    ...     sides=default_sides(rules, players),
    ...     opening=Opening(scores=(490, -400)),
    ... )
    >>> [prospect_text(match, one) for one in prospects(match, replay(match))][0]
    'Ann & Cat win with any contract; defending gains them nothing more.'
    """
    parts = [_winning(match, prospect), *_defending(match, prospect)]
    parts = [part for part in parts if part]
    parts += _staying(match, prospect, named=bool(parts))
    parts += _losing(match, prospect, named=bool(parts))
    text = "; ".join(parts)
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _winning(match: Match, prospect: Prospect) -> str:
    """Return what a side would win with."""
    rules, side = match.rules, match.sides[prospect.side]
    one = ".one" if len(side.seats) == 1 else ""
    if prospect.safe:
        return PROSPECTS[f"safe{one}"].format(side=side.name)
    if prospect.missing is not None:
        points = points_text(prospect.missing)
        return PROSPECTS[f"missing{one}"].format(side=side.name, points=points)
    if prospect.wins != prospect.wins_alone:
        return _winning_alone(rules, side.name, prospect)
    if not prospect.wins and not prospect.slam_wins:
        return ""
    winning = bids_text(rules, prospect.wins) if prospect.wins else PROSPECTS["slam"]
    return PROSPECTS[f"wins{one}"].format(side=side.name, bids=winning)


def _winning_alone(rules: RuleSet, name: str, prospect: Prospect) -> str:
    """Return what a player would win with where a partner would take half of it."""
    bids, shared = prospect.wins_alone, with_partner(rules, prospect.wins)
    besides = left_out(rules, bids)
    ladder = tuple(bid for bid in rules.ladder if bid not in besides)
    alone = bids_text(rules, bids, among=ladder)
    if besides:
        names = " or ".join(map(rules.name_of, besides))
        alone = PROSPECTS["but"].format(bids=alone, left_out=names)
    if not shared:
        return PROSPECTS["wins.alone"].format(side=name, bids=alone)
    halved = bids_text(rules, shared, among=with_partner(rules, rules.ladder))
    return PROSPECTS["wins.partner"].format(side=name, bids=alone, shared=halved)


def _defending(match: Match, prospect: Prospect) -> list[str]:
    """Return what tricks in defence would do, where that is something."""
    rules = match.rules
    if prospect.tricks is not None:
        one, several = COUNTED["reach"]
        said = (one if prospect.tricks == 1 else several).format(
            count=prospect.tricks, target=rules.target
        )
        set_only = rules.trick_points_when is TrickPointsWhen.SET_ONLY
        return [f"{said}{PROSPECTS['if_set'] if set_only else ''}"]
    return [PROSPECTS["nothing"]] if prospect.gains_nothing and _hopes(prospect) else []


def _hopes(prospect: Prospect) -> bool:
    """Return whether something has been said already of what the side may win with."""
    return bool(prospect.wins or prospect.wins_alone or prospect.slam_wins)


def _staying(match: Match, prospect: Prospect, *, named: bool) -> list[str]:
    """Return what is enough for a side that is at the target already."""
    if not prospect.stays or prospect.safe:
        return []
    name = THEM if named else match.sides[prospect.side].name
    of_bids = match.rules.win_condition is WinCondition.BID_POINTS
    said = PROSPECTS["stays.from_bids" if of_bids else "stays"]
    return [said.format(side=name, target=match.rules.target)]


def _losing(match: Match, prospect: Prospect, *, named: bool) -> list[str]:
    """Return what would sink a side, and what would take its opponents to the target."""
    rules, name = match.rules, match.sides[prospect.side].name
    parts = []
    sinks = [
        PROSPECTS[how].format(bid=rules.name_of(bid)) for bid, how in sinking(rules, prospect)
    ]
    if prospect.fallen:
        key = "fallen.unless" if rules.loss_needs_opponent_not_negative else "fallen"
        limit = points_text(rules.loss_limit or 0)
        parts.append(PROSPECTS[key].format(side=THEM if named else name, limit=limit))
    elif sinks:
        key = "sinks.named" if named else "sinks"
        parts.append(PROSPECTS[key].format(bid=either(sinks), side=name))
    if prospect.hands_over is not None:
        parts.append(
            PROSPECTS["hands_over.them" if named or parts else "hands_over"].format(
                bid=rules.name_of(prospect.hands_over),
                others=side_names(match, prospect.handed_to),
                side=name,
                target=target_text(rules),
            )
        )
    return parts


def bids_text(
    rules: RuleSet, bids: tuple[Bid, ...], *, among: tuple[Bid, ...] | None = None
) -> str:
    """Return bids of the table as short as they can be said: ``Misère, or 8♣ or better``.

    Args:
        rules: the table's rules.
        bids: the bids, cheapest first.
        among: those that are spoken of, cheapest first; the whole ladder if not said.
    """
    ladder = among or rules.ladder
    start = len(ladder)
    while start and ladder[start - 1] in bids:
        start -= 1
    if start == 0:
        return PROSPECTS["any"]
    said = [rules.name_of(bid) for bid in bids if ladder.index(bid) < start]
    if start < len(ladder):
        top = rules.name_of(ladder[start])
        better = start < len(ladder) - 1
        said.append(PROSPECTS["better"].format(bid=top) if better else top)
    return f"{', '.join(said[:-1])}, or {said[-1]}" if len(said) > 1 else said[0]


def either(said: list[str]) -> str:
    """Return what is said as a choice: ``Misère, 8♣ alone or 10♥``."""
    return " or ".join(filter(None, (", ".join(said[:-1]), said[-1])))
