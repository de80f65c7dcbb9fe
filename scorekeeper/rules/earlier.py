"""Rules of the first hands of a match file, where others were agreed in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.match import EarlierRules
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.reading import (
    MissingKey,
    RulesEntry,
    UnknownKey,
    WrongValue,
    read_rules_of,
)

if TYPE_CHECKING:
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.rule_set import RuleSet


def naming_at(match: Match, number: int) -> Naming:
    """Return who is who, and what can be bid, in hand ``number``."""
    return Naming.of(match.by_rules_of(number))


def read_earlier(data: dict[str, Any]) -> tuple[tuple[EarlierRules, ...], tuple[RulesEntry, ...]]:
    """Return the earlier rules of a match file, and how each was named.

    Raises:
        RulesError: with the place, such as ``earlier_rules[0].hands``.
    """
    entries = data["earlier_rules"]
    if not isinstance(entries, list):
        raise WrongValue("earlier_rules", entries, "a list of rules with their last hand")
    earlier: list[EarlierRules] = []
    named: list[RulesEntry] = []
    for index, entry in enumerate(entries):
        if not isinstance(entry, dict):
            right = "an object with rules, and hands: the number of their last hand"
            raise WrongValue(f"earlier_rules[{index}]", entry, right)
        try:
            one, name = _read_one(entry, earlier[-1].hands if earlier else 0)
        except RulesError as error:
            raise error.at(f"earlier_rules[{index}]") from None
        earlier.append(one)
        named.append(name)
    return tuple(earlier), tuple(named)


def _read_one(entry: dict[str, Any], before: int) -> tuple[EarlierRules, RulesEntry]:
    for key in entry:
        if key not in _KEYS:
            raise UnknownKey(key, _KEYS)
    rules, hands = read_rules_of(entry), entry.get("hands")
    right = f"the number of their last hand, {before} or later"
    if hands is None:
        raise MissingKey("hands", right)
    if type(hands) is not int or hands < before:
        raise WrongValue("hands", hands, right)
    return EarlierRules(rules=rules.rules, hands=hands), rules


_KEYS = ("rules", "hands")


def write_earlier(match: Match, named: tuple[RulesEntry, ...]) -> list[dict[str, Any]]:
    """Return the earlier rules of a match as a file holds them."""
    names = named or (None,) * len(match.earlier_rules)
    return [
        {
            "hands": earlier.hands,
            "rules": write_rules(
                earlier.rules, entry.preset if entry else None, entry.name if entry else None
            ),
        }
        for earlier, entry in zip(match.earlier_rules, names, strict=True)
    ]


def write_rules(rules: RuleSet, preset: str | None, name: str | None) -> dict[str, Any]:
    """Return a rule set as a file holds it: complete, and how it is called."""
    return {
        **({} if preset is None else {"preset": preset}),
        **({} if name is None else {"name": name}),
        "options": rules.to_json(),
    }
