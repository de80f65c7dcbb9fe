"""The page of a rule set: the values, the order of bids, what it changes, and every rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import LEVELS, Contract, Denomination
from scorekeeper.rules.presets import DEFAULT_PRESET, PRESETS, Family, Preset
from scorekeeper.rules.spoken.book import Changed, changed_rules, spoken_rules
from scorekeeper.rules.spoken.words import HEADINGS, PAGE, SURE
from scorekeeper.rules.terms import OURS, Terms

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet

FEW = 8
"""A named rule set that differs in more than so many rules is a game of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BidValue:
    """A bid as the order of bids shows it: how it is written, and what it is worth."""

    title: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A rule as the page shows it.

    Attributes:
        text: the rule.
        detail: where it is written down; or the rule that it replaces.
    """

    text: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A chapter of the page.

    Attributes:
        key: what it is about, in a word for scripts.
        title: its heading.
    """

    key: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPage:
    """The rules of a table as their page shows them.

    Attributes:
        name: what they are called.
        about: what is different about them, and how sure they are.
        heads: the denominations, lowest first as they are printed.
        rows: each level with what its bids are worth.
        order: every bid, lowest first.
        changes: the rules that differ from those of the base; None where there is no base.
        parts: all rules.
    """

    name: str
    about: str
    heads: tuple[str, ...]
    rows: tuple[tuple[int, tuple[int, ...]], ...]
    specials: tuple[BidValue, ...]
    order: tuple[BidValue, ...]
    changes: Part | None
    parts: tuple[Part, ...]


@lru_cache(maxsize=16)
def page_of(
    rules: RuleSet, name: str, preset_id: str | None = None, terms: Terms = OURS
) -> RulesPage:
    """Return the page of any rule set.

    Args:
        rules: every option.
        name: what it is called.
        preset_id: the named rule set it is, or was made from, if one.
        terms: what the table calls things.
    """
    ours = terms.at(rules)
    named = PRESETS.get(preset_id or "")
    about = ""
    if named is not None and named.rules == rules:
        about = ours.say(f"{named.difference} {SURE[named.confidence]}".strip())
    heads = tuple(one.symbol for one in Denomination)
    return RulesPage(
        name=name,
        about=about,
        heads=heads,
        rows=tuple(
            (
                level,
                tuple(rules.value_of(Contract(level, one)) for one in Denomination),
            )
            for level in LEVELS
            if level >= rules.min_level
        ),
        specials=tuple(
            BidValue(title=ours.say(rules.name_of(bid)), value=rules.value_of(bid))
            for bid in rules.ladder
            if not isinstance(bid, Contract)
        ),
        order=tuple(
            BidValue(title=ours.say(rules.name_of(bid)), value=rules.value_of(bid))
            for bid in rules.ladder
        ),
        changes=_changes(rules, named, terms),
        parts=tuple(
            Part(
                key=chapter.topic.value,
                title=HEADINGS[chapter.topic],
                lines=tuple(
                    Line(text=ours.say(one.text), detail=one.source) for one in chapter.statements
                ),
            )
            for chapter in spoken_rules(rules)
        ),
    )


def _changes(rules: RuleSet, named: Preset | None, terms: Terms) -> Part | None:
    """Return what the rules change in those that they were made from, or are nearest to."""
    base = base_of(rules, named.id if named else None)
    terms = terms.at(rules, base.rules)
    changes = changed_rules(rules, base.rules)
    if not changes or (len(changes) > FEW and named is not None and named.rules == rules):
        return None
    title = PAGE["different"].format(title=base.title)
    return Part(key="changes", title=title, lines=tuple(_change(one, terms) for one in changes))


def _change(one: Changed, terms: Terms) -> Line:
    before = one.before.text if one.before else ""
    if one.now is None:
        return Line(text=terms.say(PAGE["left_out"].format(rule=before)), detail="")
    detail = PAGE["instead"].format(rule=before) if before else ""
    return Line(text=terms.say(one.now.text), detail=terms.say(detail))


def base_of(rules: RuleSet, preset_id: str | None) -> Preset:
    """Return the rule set that a table's rules are told against."""
    named = PRESETS.get(preset_id or "")
    if named is not None and named.rules != rules:
        return named
    if named is not None:
        american = named.family is Family.UNITED_STATES
        return PRESETS["us_4p"] if american else DEFAULT_PRESET
    alike = [one for one in PRESETS.values() if one.rules.sides is rules.sides]
    return min(alike, key=lambda one: len(changed_rules(rules, one.rules)))
