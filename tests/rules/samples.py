"""Matches for the tests, made from as little as a test has to say."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules import Match, RuleSet, Side, preset, replay_json
from scorekeeper.rules.table import seats_at

NAMES = ("A", "B", "C", "D", "E", "F")


def names_for(rules: RuleSet) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names for the players and sides: NS and EW, Odd and Even, P1 to P3, or A, B, C."""
    if rules.is_individual:
        return NAMES[: rules.players], NAMES[: rules.players]
    seats = seats_at(rules)
    sides = {2: ("NS", "EW"), 3: ("P1", "P2", "P3")}[len(seats)]
    if rules.players == 6 and len(seats) == 2:
        sides = ("Odd", "Even")
    players = ("N", "E", "S", "W") if rules.players == 4 else tuple("uvwxyz")
    return players, sides


def match_of(rules: RuleSet | str, **fields: Any) -> Match:  # noqa: ANN401
    """Return a match under a rule set or a named one."""
    rules = preset(rules).rules if isinstance(rules, str) else rules
    players, sides = names_for(rules)
    seated = tuple(
        Side(name=name, seats=seats) for name, seats in zip(sides, seats_at(rules), strict=True)
    )
    return Match(rules=rules, players=players, sides=seated, **fields)


def file_of(rules: str, *hands: dict[str, Any], **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return a match file under a named rule set, with options that differ."""
    options = fields.pop("options", {})
    changed = RuleSet.from_json(options, preset(rules).rules)
    players, sides = names_for(changed)
    file = {
        "format": "five-hundred-match",
        "version": 1,
        "rules": {"preset": rules, "options": options},
        "players": list(players),
        "sides": [
            {"name": name, "players": [players[seat] for seat in seats]}
            for name, seats in zip(sides, seats_at(changed), strict=True)
        ],
        "hands": list(hands),
    }
    if scores := fields.pop("scores", None):
        file["opening"] = {"scores": scores}
    return file | fields


def played(
    bid: str,
    contractor: str,
    tricks: dict[str, int] | int,
    **fields: Any,  # noqa: ANN401
) -> dict[str, Any]:
    """Return a contract as a match file holds it; a number is the contracting side's tricks."""
    counts = {contractor: tricks} if isinstance(tricks, int) else tricks
    return {"type": "contract", "bid": bid, "contractor": contractor, "tricks": counts} | fields


def result_of(rules: str, *hands: dict[str, Any], **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return the replay of a match file, as JSON."""
    return replay_json(file_of(rules, *hands, **fields))
