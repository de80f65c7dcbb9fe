"""Match files scored, as the line of JSON that a long list of them is written in.

``replay_line`` writes what ``json.dumps`` makes of ``replay_json``, without building the
objects in between: ten thousand matches are scored in about the time it takes to read them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.replay_file import TooDeep, error_json, outcome_json, replay_file
from scorekeeper.rules.sentences import line_text

if TYPE_CHECKING:
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.results import Line, ScoreSheet
    from scorekeeper.rules.rule_set import RuleSet


def replay_line(data: Any) -> str:  # noqa: ANN401 - whatever the file held
    """Score a match file and return the result as one line of JSON.

    Args:
        data: the file's JSON, of any shape.
    """
    try:
        match, sheet = replay_file(data)
    except ScorekeeperError as error:
        return _dumps(error_json(error))
    except RecursionError:
        return _dumps(error_json(TooDeep()))
    head = _dumps(outcome_json(match, sheet))
    return f'{head[:-1]}, "hands": [{", ".join(_hand_lines(match, sheet))}]}}'


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _hand_lines(match: Match, sheet: ScoreSheet) -> list[str]:
    """Return each hand as JSON."""
    rules = match.rules
    players = [_dumps(name) for name in match.players]
    sides = [_dumps(side.name) for side in match.sides]
    by_side = "{" + ", ".join(f"{side.replace('%', '%%')}: %d" for side in sides) + "}"
    return [
        f'{{"number": {number}, "dealer": {players[dealer]}, '
        f'"delta": {by_side % delta}, "total": {by_side % total}, "lines": ['
        + ", ".join([f'{{"side": {sides[line.side]}, {_told(rules, line)}' for line in lines])
        + f'], "after_finish": {"true" if after_finish else "false"}}}'
        for number, dealer, lines, delta, total, _, after_finish in sheet.hands
    ]


_TOLD: dict[int, tuple[Line, str]] = {}
"""Lines told before, by their identity: the same line of the same table is one object."""
_MOST_TOLD = 1 << 15


def _told(rules: RuleSet, line: Line) -> str:
    """Return a line as JSON from its points on, which is the same in every match."""
    known = _TOLD.get(id(line))
    if known is not None:
        return known[1]
    points, reason, text = line.points, line.reason.value, line_text(rules, line)
    told = _dumps({"points": points, "reason": reason, "text": text})[1:]
    if len(_TOLD) >= _MOST_TOLD:
        _TOLD.clear()
    _TOLD[id(line)] = line, told  # holding the line keeps its identity its own
    return told
