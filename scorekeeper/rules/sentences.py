"""Scores and outcomes in plain words, made from their reason codes; the words are in ``words``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import listed
from scorekeeper.rules.involved import UNKNOWN, involved_in
from scorekeeper.rules.options import BothReach, CapStyle, MisereDefence, WinCondition
from scorekeeper.rules.prospects import NotYet, why_not_yet
from scorekeeper.rules.results import EndReason, Reason, Status
from scorekeeper.rules.terms import OURS
from scorekeeper.rules.words import COUNTED, INVOLVED, LINES, NOT_YET, OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scorekeeper.rules.involved import Involved
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.results import Line, Outcome, Question, ScoreSheet
    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.terms import Terms


def points_text(points: int) -> str:
    """Return points with a true minus sign.

    >>> points_text(-220)
    '−220'
    """
    return f"−{-points}" if points < 0 else str(points)


def counted_text(what: str, count: int) -> str:
    """Return a number of tricks or deals in words.

    >>> counted_text("tricks", 1), counted_text("tricks", 2)
    ('1 trick', '2 tricks')
    """
    one, several = COUNTED[what]
    return (one if count == 1 else several).format(count=count)


def line_text(
    rules: RuleSet, line: Line, terms: Terms = OURS, involved: Involved = UNKNOWN
) -> str:
    """Return one line of a hand's score in words, without its side: ``8♥ made: 300``.

    Args:
        rules: of the hand.
        line: the line.
        terms: what the table calls things.
        involved: whom the hand's reasons are about; without it they are not named.
    """
    reason: str = line.reason
    if variant := _variant(rules, line, involved):
        reason = f"{reason}.{variant}"
    revoked = INVOLVED["revoked.named" if involved.of_a_side else "revoked"]
    return terms.say(LINES[reason]).format(
        bid="" if line.bid is None else rules.name_of(line.bid),
        points=points_text(line.points),
        value=line.value,
        floor=rules.slam_floor,
        tricks=counted_text("tricks", line.tricks or 0),
        each=line.each,
        text=line.text,
        revoked=revoked.format(offender=involved.offender),
        **involved.told(line.side, terms),
    )


def _variant(rules: RuleSet, line: Line, involved: Involved) -> str:
    """Return which of a reason's ways of telling fits a line."""
    variant = ""
    match line.reason:
        case (
            Reason.CONTRACT_FAILED
            | Reason.REVOKE_SET_BACK
            | Reason.IRREGULAR_SET_BACK
            | Reason.JOKER_SET_BACK
        ) if not line.points:
            variant = "kept"
        case (
            Reason.CONTRACT_MADE
            | Reason.REVOKE_BID_STANDS
            | Reason.CONTRACT_FAILED
            | Reason.REVOKE_SET_BACK
            | Reason.IRREGULAR_SET_BACK
            | Reason.JOKER_SET_BACK
        ) if line.value is not None:
            variant = "half"
        case Reason.SLAM if line.points != rules.slam_floor:
            variant = "half"
        case Reason.MISERE_DEFENCE if rules.misere_defence is MisereDefence.TEN_PER_BIDDER_TRICK:
            variant = "contractor"
        case Reason.DEFENCE_CAP if rules.defence_cap_style is CapStyle.FREEZE:
            variant = "freeze"
        case Reason.DEBARRED if line.bid is not None:
            variant = "contract"
        case Reason.DEBARRED if line.each is not None:
            variant = "contractor"
        case Reason.REVOKE_NOTHING if involved.of_a_side:
            variant = "side"
    return variant


def side_names(match: Match, sides: Iterable[int]) -> str:
    """Return the names of sides as a person lists them."""
    return listed([match.sides[side].name for side in sides], "and")


def scores_text(match: Match, totals: Sequence[int]) -> str:
    """Return every side's total: ``NS 300 and EW −20``."""
    scores = [
        f"{side.name} {points_text(total)}"
        for side, total in zip(match.sides, totals, strict=True)
    ]
    return listed(scores, "and")


def outcome_text(match: Match, sheet: ScoreSheet) -> str:
    """Return where a match stands: who won and why, what is asked, or why nobody has won."""
    outcome = sheet.outcome
    if outcome.needs is not None:
        return question_text(match, outcome.needs)
    if outcome.status is Status.IN_PLAY:
        scores = scores_text(match, sheet.totals)
        standing = not_yet_text(match, sheet) or OUTCOMES["in_play"].format(scores=scores)
        return f"{played_on_text(sheet)} {standing}".lstrip()
    over = (_over_text(match, sheet, outcome), _also_there(match, sheet), played_on_text(sheet))
    return " ".join(filter(None, over))


def played_on_text(sheet: ScoreSheet) -> str:
    """Return which ends the table agreed to play on past; empty when there are none."""
    hands = [str(outcome.hand) for outcome in sheet.lifted]
    if not hands:
        return ""
    key = "played_on" if len(hands) == 1 else "played_on.several"
    return OUTCOMES[key].format(hand=listed(hands, "and"))


def question_text(match: Match, question: Question) -> str:
    """Return what has to be asked before anybody has won."""
    noted = () if question.noted is None else (question.noted,)
    return OUTCOMES["needs_input.noted" if noted else "needs_input"].format(
        choices=side_names(match, question.choices),
        noted=side_names(match, noted),
        target=target_text(match.rules),
        hand=question.hand,
    )


def target_text(rules: RuleSet) -> str:
    """Return what has to be reached: ``500``, or ``500 from contracts`` where nothing else counts.

    >>> from scorekeeper.rules import RuleSet
    >>> from scorekeeper.rules.options import WinCondition
    >>> target_text(RuleSet(win_condition=WinCondition.BID_POINTS))
    '500 from contracts'
    """
    of_bids = rules.win_condition is WinCondition.BID_POINTS
    return (OUTCOMES["from_bids"] if of_bids else "{points}").format(points=rules.target)


def not_yet_text(match: Match, sheet: ScoreSheet) -> str:
    """Return why a side past the target has not won; empty when there is none."""
    if sheet.outcome.status is not Status.IN_PLAY:
        return ""
    why = {side: why_not_yet(match.rules, sheet, side) for side in _past_target(match, sheet)}
    told = []
    for reason in dict.fromkeys(why.values()):
        key = f"{reason}.played" if reason is NotYet.NO_HAND_YET and sheet.hands else f"{reason}"
        sides = [side for side, own in why.items() if own is reason]
        told.append(NOT_YET[key].format(scores=_having(match, sheet, sides)))
    return " ".join(told)


def _past_target(match: Match, sheet: ScoreSheet) -> list[int]:
    target = match.rules.target
    return [
        side
        for side, total in enumerate(sheet.totals)
        if target is not None and total >= target and side not in sheet.outcome.winners
    ]


def _having(match: Match, sheet: ScoreSheet, sides: Iterable[int]) -> str:
    one, several = COUNTED["have"]
    return listed(
        [
            (one if len(match.sides[side].seats) == 1 else several).format(
                side=match.sides[side].name, points=points_text(sheet.totals[side])
            )
            for side in sides
        ],
        "and",
    )


def _over_text(match: Match, sheet: ScoreSheet, outcome: Outcome) -> str:
    """Return who won and why."""
    key: str = outcome.reason or EndReason.ABANDONED
    made: dict[str, str] = {}
    if outcome.reason is EndReason.CONTRACT_MADE_REACHING_TARGET:
        variant, made = _made(match, outcome)
        key = f"{key}{variant}"
    elif outcome.reason is EndReason.BACK_DOOR:
        key = key if outcome.winners else f"{key}.nobody"
    elif len(outcome.winners) > 1 and f"{key}.shared" in OUTCOMES:
        key = f"{key}.shared"
    return OUTCOMES[key].format(
        winners=side_names(match, outcome.winners),
        losers=side_names(match, _who_lost(match, outcome)),
        others=side_names(match, _also_reached(match, sheet)),
        score=_score_of(sheet, outcome),
        lost=_listed(sheet.totals, outcome.losers),
        target=target_text(match.rules),
        deals=counted_text("deals", sheet.deals),
        **made,
    )


def _who_lost(match: Match, outcome: Outcome) -> tuple[int, ...]:
    """Return the sides of which the end is told: of a concession, those who conceded alone."""
    by = match.ended.by if match.ended else None
    return (by,) if outcome.reason is EndReason.CONCEDED and by is not None else outcome.losers


def _score_of(sheet: ScoreSheet, outcome: Outcome) -> str:
    """Return the points the winners won with: their totals, or what of these counts.

    Where points from contracts alone reach the target, a total that is not the same does not
    tell what was reached: penalties and tricks in defence are in it too.
    """
    totals = _listed(sheet.totals, outcome.winners)
    if outcome.reason not in _AT_THE_TARGET or not sheet.from_bids:
        return totals
    from_bids = _listed(sheet.from_bids, outcome.winners)
    if from_bids == totals:
        return totals
    return OUTCOMES["from_bids.of"].format(points=from_bids, total=totals)


def _listed(points: Sequence[int], sides: Iterable[int]) -> str:
    return listed(list(dict.fromkeys(points_text(points[side]) for side in sides)), "and")


def _also_reached(match: Match, sheet: ScoreSheet) -> list[int]:
    """Return the sides beside the winners whose points that count reach the target."""
    beside = (*sheet.outcome.winners, *sheet.outcome.losers)
    sides = range(len(match.sides))
    return [side for side in sides if side not in beside and _reached(match, sheet, side)]


def _made(match: Match, outcome: Outcome) -> tuple[str, dict[str, str]]:
    """Return how the contract that won was made, and its words."""
    line = outcome.made[0]
    variant = ""
    if len(outcome.made) < len(outcome.winners):
        variant = ".shared"
    elif line.reason is Reason.REVOKE_BID_STANDS:
        variant = ".revoke"
    elif len(outcome.winners) > 1:
        variant = ".together"
    elif line.reason is Reason.SLAM:
        variant = ".slam"
    bid = "" if line.bid is None else match.rules.name_of(line.bid)
    decided = match.hands[outcome.hand - 1] if outcome.hand and match.hands else None
    offender = involved_in(match, decided).offender if decided else ""
    return variant, {
        "bid": bid,
        "points": points_text(line.points),
        "offender": offender or INVOLVED["offender"],
    }


def _also_there(match: Match, sheet: ScoreSheet) -> str:
    """Return why others at the target did not win; empty when there are none."""
    if sheet.outcome.reason not in _AT_THE_TARGET:
        return ""
    others: dict[str, list[int]] = {}
    for side in _past_target(match, sheet):
        others.setdefault(_why_not(match, sheet, side), []).append(side)
    return " ".join(
        NOT_YET[why].format(scores=_having(match, sheet, sides)) for why, sides in others.items()
    )


_AT_THE_TARGET = (EndReason.CONTRACT_MADE_REACHING_TARGET, EndReason.POINTS_REACH_TARGET)


def _why_not(match: Match, sheet: ScoreSheet, side: int) -> str:
    """Return why a side past the target has not won when others did."""
    rules = match.rules
    if not _reached(match, sheet, side):
        return NotYet.ONLY_BIDS_COUNT
    number = sheet.outcome.hand
    decided: Any = match.hands[number - 1] if number and match.hands else None
    if side in getattr(decided, "partners", ()) and decided.side in sheet.outcome.winners:
        return "contractor_alone"
    if rules.win_condition is WinCondition.CONTRACT_ONLY:
        return NotYet.ONLY_A_CONTRACT_WINS
    return "highest_total" if rules.both_reach is BothReach.HIGHEST_TOTAL else "contract_first"


def _reached(match: Match, sheet: ScoreSheet, side: int) -> bool:
    """Whether what counts of a side's points reaches the target."""
    target = match.rules.target
    return target is not None and (sheet.from_bids or sheet.totals)[side] >= target
