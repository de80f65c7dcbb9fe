"""Match files scored, as the lines of JSON that a long list of them is written in.

``replay_line`` writes what ``json.dumps`` makes of ``replay_json``, without making objects
in between for hands that are nothing but a contract played out: a list of ten thousand
matches costs little more than reading and writing it.
"""

from __future__ import annotations

import json
import marshal
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any, NamedTuple

from scorekeeper.rules.errors import RulesError, ScorekeeperError
from scorekeeper.rules.hand_extras import read_extras
from scorekeeper.rules.hand_reader import read_hand, read_plain
from scorekeeper.rules.matchfile import (
    KNOWN_KEYS,
    SEATING,
    hand_entries,
    read_bare_match,
    verify_beside,
)
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.plain import score_counted
from scorekeeper.rules.replay import advance, begin, finish, step
from scorekeeper.rules.replay_file import error_json, outcome_json, replay_file, sheet_json
from scorekeeper.rules.results import Reason, Status
from scorekeeper.rules.sentences import line_text, outcome_text
from scorekeeper.rules.settle import Names
from scorekeeper.rules.table import table_of

if TYPE_CHECKING:
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.replay import State
    from scorekeeper.rules.results import Line, Outcome, ScoredHand, ScoreSheet
    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.table import Table


def replay_line(data: Any) -> str:  # noqa: ANN401 - whatever the file held
    """Score a match file and return the result as one line of JSON.

    Args:
        data: the file's JSON, of any shape.
    """
    try:
        return _replay_line(data)
    except ScorekeeperError as error:
        return _dumps(error_json(error))


_dumps = json.JSONEncoder(ensure_ascii=False).encode


class _Seated(NamedTuple):
    """A match without its hands, with all that every match of these people shares."""

    match: Match
    table: Table
    naming: Naming
    state: State
    sides: tuple[str, ...]
    players: tuple[str, ...]
    by_side: str

    @classmethod
    def of(cls, match: Match) -> _Seated:
        sides = tuple(encode_basestring(side.name) for side in match.sides)
        points = ", ".join(f"{side.replace('%', '%%')}: %d" for side in sides)
        return cls(
            match=match,
            table=table_of(match),
            naming=Naming.of(match),
            state=begin(match),
            sides=sides,
            players=tuple(encode_basestring(name) for name in match.players),
            by_side=f"{{{points}}}",
        )


_SEATED: dict[bytes, _Seated] = {}
"""People seated before: those of a history play more than one match."""
_MOST_SEATED = 1 << 10


def _seat(data: Any) -> _Seated:  # noqa: ANN401 - whatever the file held
    """Return the match of a file without its hands."""
    shared = (
        isinstance(data, dict)
        and data.get("ended") is None
        and "earlier_rules" not in data
        and data.keys() <= KNOWN_KEYS
    )
    if not shared:
        return _Seated.of(read_bare_match(data))
    seating = {key: data[key] for key in SEATING if key in data}
    try:
        key = marshal.dumps(seating)
    except ValueError:  # nothing that JSON can hold
        return _Seated.of(read_bare_match(data))
    known = _SEATED.get(key)
    if known is None:
        known = _Seated.of(read_bare_match(seating))
        if len(_SEATED) >= _MOST_SEATED:
            _SEATED.clear()
        _SEATED[key] = known
    verify_beside(data)
    return known


def _replay_line(data: Any) -> str:  # noqa: ANN401 - whatever the file held
    seated = _seat(data)
    match, table, naming, state = seated.match, seated.table, seated.naming, seated.state
    if match.earlier_rules:
        return _dumps(sheet_json(*replay_file(data)))
    hands: list[ScoredHand] = []
    lookup = not match.rules.dealer_sits_out
    for index, entry in enumerate(hand_entries(data)):
        score = None
        if lookup and not state.dropped_out:
            plain = read_plain(entry, naming)
            if plain is not None:
                side, _, bid, tricks = plain
                score = score_counted(table, bid, side, tricks, state.totals)
        if score is not None:
            state, scored = advance(table, state, score, state.dealer)
        else:
            try:
                hand = read_hand(entry, naming)
                read_extras(entry)
                state, scored = step(table, Names.of(match), state, hand)
            except RulesError as error:
                raise error.at(f"hands[{index}]") from None
        hands.append(scored)
    if _is_told_by_hands(match, state.outcome, state.totals):
        return _dumps(sheet_json(*replay_file(data)))
    head = _head_line(match, finish(match, state, ()), seated.sides)
    return f'{head}, "hands": [{", ".join(_hand_lines(seated, hands))}]}}'


def _is_told_by_hands(match: Match, outcome: Outcome, totals: tuple[int, ...]) -> bool:
    """Whether the words for an end need its hand: whose revoke it was, or who was the partner.

    A partner is spoken of who is at the target too and does not win.
    """
    if any(line.reason is Reason.REVOKE_BID_STANDS for line in outcome.made):
        return True
    rules, target = match.rules, match.rules.target
    if not rules.finds_partner or rules.joint_wins or outcome.status is not Status.OVER:
        return False
    return target is not None and any(
        total >= target and side not in outcome.winners for side, total in enumerate(totals)
    )


def _head_line(match: Match, sheet: ScoreSheet, sides: tuple[str, ...]) -> str:
    """Return where a match stands as JSON, open for its hands."""
    outcome = sheet.outcome
    if outcome.needs is not None:
        return _dumps(outcome_json(match, sheet))[:-1]
    winners = ", ".join([sides[side] for side in outcome.winners])
    losers = ", ".join([sides[side] for side in outcome.losers])
    reason = "null" if outcome.reason is None else f'"{outcome.reason.value}"'
    totals = ", ".join(
        [f"{side}: {total}" for side, total in zip(sides, sheet.totals, strict=True)]
    )
    return (
        f'{{"status": "{outcome.status.value}", "winners": [{winners}], "losers": [{losers}], '
        f'"reason": {reason}, "explanation": {encode_basestring(outcome_text(match, sheet))}, '
        f'"totals": {{{totals}}}, "needs": null'
    )


def _hand_lines(seated: _Seated, hands: list[ScoredHand]) -> list[str]:
    """Return each hand as JSON."""
    rules, players, by_side = seated.match.rules, seated.players, seated.by_side
    known, whose = _TOLD.get, [f'{{"side": {side}, ' for side in seated.sides]
    return [
        f'{{"number": {number}, "dealer": {players[dealer]}, '
        f'"delta": {by_side % delta}, "total": {by_side % total}, "lines": ['
        + ", ".join(
            [
                whose[line.side] + (told[1] if (told := known(id(line))) else _tell(rules, line))
                for line in lines
            ]
        )
        + f'], "after_finish": {"true" if after_finish else "false"}}}'
        for number, dealer, lines, delta, total, _, after_finish in hands
    ]


_TOLD: dict[int, tuple[Line, str]] = {}
"""Lines told before, by their identity: the same line of the same table is one object."""
_MOST_TOLD = 1 << 15


def _tell(rules: RuleSet, line: Line) -> str:
    """Return a line as JSON from its points on, which is the same in every match."""
    points, reason, text = line.points, line.reason.value, line_text(rules, line)
    told = _dumps({"points": points, "reason": reason, "text": text})[1:]
    if len(_TOLD) >= _MOST_TOLD:
        _TOLD.clear()
    _TOLD[id(line)] = line, told  # holding the line keeps its identity its own
    return told
