"""A match as it is set up, before it is kept."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.match import Opening, Side
from scorekeeper.rules.rule_set import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """What starting a match needs to know.

    Attributes:
        rules: the complete rule set; the match keeps a copy of its own.
        preset_id: the named rule set it was made from, if one.
        rules_name: what the table calls its rules.
        players: names in seat order, clockwise.
        sides: who shares a score; None for the sides usual in this form of the game, each
            called by its players. A side with an empty name is called by its players too.
        first_dealer: the seat that deals first.
        opening: scores and hands brought from paper, or a handicap.
        match_id: a uuid of the caller's choice; starting it twice starts it once.
    """

    rules: RuleSet
    preset_id: str | None
    rules_name: str
    players: tuple[str, ...]
    sides: tuple[Side, ...] | None = None
    first_dealer: int = 0
    title: str = ""
    note: str = ""
    opening: Opening | None = None
    match_id: str | None = None
