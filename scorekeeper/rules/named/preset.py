"""What a named rule set says of itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from scorekeeper.rules.options import DefenceCredit, Seating
from scorekeeper.rules.rule_set import AU_MISERE, AU_OPEN_MISERE, RuleSet
from scorekeeper.rules.special_contracts import SpecialContract, When


class Family(StrEnum):
    """Where a rule set is played."""

    AUSTRALIA = "Australia"
    NEW_ZEALAND = "New Zealand"
    CANADA = "Canada"
    UNITED_STATES = "United States"
    APPS = "Apps and books"


class Confidence(StrEnum):
    """How sure the sources make a rule set."""

    HIGH = "high"
    """Its rules are printed in full."""
    MEDIUM = "medium"
    """Some of them are told by players, or pieced together."""
    LOW = "low"
    """A single mention."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named rule set.

    Attributes:
        id: its stable name in files.
        title: its name for people.
        family: where it is played.
        difference: what is different about it, in one line.
        confidence: how sure its sources make it.
        source: where it is described.
        rules: every option.
    """

    id: str
    title: str
    family: Family
    difference: str
    confidence: Confidence
    source: str
    rules: RuleSet


BASE = RuleSet()
"""The Australian four-handed game (S002), which every other rule set changes."""

MISERE, OPEN_MISERE = AU_MISERE, AU_OPEN_MISERE
MISERE_ANY_TIME = replace(MISERE, when=When.ANY_TIME)
NULLO = replace(MISERE, name="Nullo", rank="above_8S", when=When.ANY_TIME)
DOUBLE_NULLO = SpecialContract(
    code="DN",
    name="Double Nullo",
    value=500,
    tricks="none_by_side",
    rank="by_value",
    when=When.PARTNER_BID_NULLO,
)
BLIND_MISERE = replace(OPEN_MISERE, code="BM", name="Blind Misere", when=When.FIRST_CALL_ONLY)

FIVE_PLAYERS: dict[str, Any] = {
    "players": 5,
    "sides": Seating.INDIVIDUAL_CALLED_PARTNER,
    "pack": 53,
    "defence_credit": DefenceCredit.PER_PLAYER,
}
"""A 53-card pack, a score each, and a partner found anew each hand."""
