"""Match files scored: what ``scorekeeper replay --json`` answers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import RulesError, ScorekeeperError
from scorekeeper.rules.hand_extras import read_extras
from scorekeeper.rules.hand_reader import read_hand
from scorekeeper.rules.matchfile import hand_entries, read_bare_match, read_match
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.replay import begin, finish, replay, step
from scorekeeper.rules.sentences import line_text, outcome_text
from scorekeeper.rules.settle import Names
from scorekeeper.rules.table import table_of

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.results import ScoredHand, ScoreSheet


def replay_json(data: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever the file held
    """Score a match file.

    Args:
        data: the file's JSON, of any shape.

    Returns:
        What docs/match-file.md describes: status, winners, totals, hands with their
        lines; or ``error`` with code, message and where, if the file is wrong.
    """
    try:
        match, sheet = replay_file(data)
    except ScorekeeperError as error:
        return error_json(error)
    return sheet_json(match, sheet)


def replay_file(data: Any) -> tuple[Match, ScoreSheet]:  # noqa: ANN401 - whatever the file held
    """Return the match of a file and its score sheet.

    Raises:
        RulesError: with the place, such as ``hands[2].tricks``.
    """
    match = read_bare_match(data)
    if match.earlier_rules:
        match = read_match(data).match
        return match, replay(match)
    naming, table, names, state = Naming.of(match), table_of(match), Names.of(match), begin(match)
    hands: list[Hand] = []
    scored: list[ScoredHand] = []
    for index, entry in enumerate(hand_entries(data)):
        try:
            hand = read_hand(entry, naming)
            read_extras(entry)
            state, one = step(table, names, state, hand)
        except RulesError as error:
            raise error.at(f"hands[{index}]") from None
        hands.append(hand)
        scored.append(one)
    match = replace(match, hands=tuple(hands))
    return match, finish(match, state, tuple(scored))


def error_json(error: ScorekeeperError) -> dict[str, Any]:
    """Return what stands in a result's place when its file is wrong."""
    return {"error": {"code": error.code, "message": error.message, "where": error.where}}


def sheet_json(match: Match, sheet: ScoreSheet) -> dict[str, Any]:
    """Return a score sheet as JSON, with names and sentences."""
    sides = [side.name for side in match.sides]
    return outcome_json(match, sheet) | {
        "hands": [_hand_json(match, sides, hand) for hand in sheet.hands]
    }


def outcome_json(match: Match, sheet: ScoreSheet) -> dict[str, Any]:
    """Return where a match stands as JSON: all of a result but its hands."""
    outcome = sheet.outcome
    sides = [side.name for side in match.sides]
    needs = outcome.needs
    return {
        "status": outcome.status.value,
        "winners": [sides[side] for side in outcome.winners],
        "losers": [sides[side] for side in outcome.losers],
        "reason": None if outcome.reason is None else outcome.reason.value,
        "explanation": outcome_text(match, sheet),
        "totals": dict(zip(sides, sheet.totals, strict=True)),
        "needs": None
        if needs is None
        else {
            "hand": needs.hand,
            "question": needs.question,
            "choices": [sides[side] for side in needs.choices],
        },
    }


def _hand_json(match: Match, sides: list[str], hand: ScoredHand) -> dict[str, Any]:
    rules = match.rules_of(hand.number)
    return {
        "number": hand.number,
        "dealer": match.players[hand.dealer],
        "delta": dict(zip(sides, hand.delta, strict=True)),
        "total": dict(zip(sides, hand.total, strict=True)),
        "lines": [
            {
                "side": sides[line.side],
                "points": line.points,
                "reason": line.reason.value,
                "text": line_text(rules, line),
            }
            for line in hand.lines
        ],
        "after_finish": hand.after_finish,
    }
