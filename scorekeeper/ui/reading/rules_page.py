"""From a match to the rules it was played by: those in force, and those that were."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from scorekeeper.rules.presets import PRESETS, Preset
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.words import rules_page as said


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """The hands that one rule set was in force for.

    Attributes:
        title: which hands; empty where it was all of them.
        rules: the rule set.
        name: what it is called.
    """

    title: str
    rules: RuleSet
    name: str
    preset_id: str | None = None


def read_periods(view: MatchView) -> tuple[Period, ...]:
    """The rules of a match, those in force now first; before them any that were, latest first."""
    match = view.match
    current = Period(
        title=said.since(match.earlier_rules[-1].hands + 1) if match.earlier_rules else "",
        rules=match.rules,
        name=view.rules_name or said.OWN_RULES,
        preset_id=view.preset_id,
    )
    periods = [current]
    first = 1
    for earlier in match.earlier_rules:
        if earlier.hands >= first:
            named = _named(earlier.rules)
            periods.append(
                Period(
                    title=said.between(first, earlier.hands),
                    rules=earlier.rules,
                    name=named.title if named else said.OTHER_RULES,
                    preset_id=named.id if named else None,
                )
            )
            first = earlier.hands + 1
    return (periods[0], *reversed(periods[1:]))


@lru_cache(maxsize=16)
def _named(rules: RuleSet) -> Preset | None:
    """The named rule set that this is, if any."""
    return next((one for one in PRESETS.values() if one.rules == rules), None)
