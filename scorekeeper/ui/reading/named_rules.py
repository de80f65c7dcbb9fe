"""The rules there are to choose from: a table's own, those played by last, and the named ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from itertools import groupby

from scorekeeper.rules.presets import PRESETS, Family, Preset
from scorekeeper.rules.rule_set import OPTIONS, RuleSet
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import UnknownProfile
from scorekeeper.scorebook.views import MatchView, Profile
from scorekeeper.ui.reading.shown import RulesChoice, RulesGroup
from scorekeeper.ui.words import house

LAST = "last"
"""Stands for the rules that were played by last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedRules:
    """Rules under a name, whoever gave it.

    Attributes:
        id: of the preset or the profile.
        preset_id: the named rule set they are, or were made from.
        own: a table named them.
        changed_at: when a table changed its own last.
    """

    id: str
    title: str
    detail: str
    rules: RuleSet
    preset_id: str | None
    own: bool = False
    changed_at: datetime | None = None

    def told(self, terms: Terms) -> str:
        """What is different about them, in a table's own words; not in names people gave."""
        return self.detail if self.own else terms.at(self.rules).say(self.detail)


def of_preset(preset: Preset) -> NamedRules:
    """A named rule set, with what is different about it and how sure that is."""
    detail = f"{preset.difference} {house.DOUBTS[preset.confidence]}".strip()
    return NamedRules(
        id=preset.id, title=preset.title, detail=detail, rules=preset.rules, preset_id=preset.id
    )


def of_profile(profile: Profile) -> NamedRules:
    """A table's own rules, with what they were made from."""
    return NamedRules(
        id=profile.id,
        title=profile.name,
        detail=ancestry(profile.rules, profile.preset_id),
        rules=profile.rules,
        preset_id=profile.preset_id,
        own=True,
        changed_at=profile.changed_at,
    )


def last_rules(played: MatchView) -> NamedRules:
    """The rules of the match played last: named ones as those, others with what they are from."""
    rules, preset = played.match.rules, PRESETS.get(played.preset_id or "")
    if preset is not None and (preset.rules, preset.title) == (rules, played.rules_name):
        return replace(of_preset(preset), id=LAST)
    return NamedRules(
        id=LAST,
        title=played.rules_name,
        detail=ancestry(rules, played.preset_id),
        rules=rules,
        preset_id=played.preset_id,
        own=True,
    )


def ancestry(rules: RuleSet, preset_id: str | None) -> str:
    """What rules were made from, in a sentence; empty where nobody knows."""
    base = PRESETS.get(preset_id or "")
    return house.made_from(base.title, differences(rules, base.rules)) if base else ""


def differences(rules: RuleSet, base: RuleSet) -> int:
    """How many options two rule sets answer otherwise."""
    return sum(getattr(rules, name) != getattr(base, name) for name in OPTIONS)


def agreed_rules(book: Scorebook) -> NamedRules | None:
    """The rules that new matches begin with, where the table has said so.

    Raises:
        ScorekeeperError: they cannot be read.
    """
    rules_id = book.default_rules()
    if rules_id in PRESETS:
        return of_preset(PRESETS[rules_id])
    return next((of_profile(one) for one in book.profiles() if one.id == rules_id), None)


def named_profiles(book: Scorebook) -> tuple[NamedRules, ...]:
    """The rules that the table has named.

    Raises:
        ScorekeeperError: they cannot be read.
    """
    return tuple(of_profile(one) for one in book.profiles())


def find_rules(book: Scorebook, rules_id: str) -> NamedRules | None:
    """Rules by the id of a preset or a profile; None where there are none.

    Raises:
        ScorekeeperError: the history cannot be read.
    """
    if rules_id in PRESETS:
        return of_preset(PRESETS[rules_id])
    try:
        return of_profile(book.profile(rules_id))
    except UnknownProfile:
        return None


@lru_cache(maxsize=1)
def named_presets() -> tuple[NamedRules, ...]:
    """Every named rule set: by where it is played, then by how many play."""
    families = list(Family)
    ordered = sorted(
        PRESETS.values(), key=lambda one: (families.index(one.family), one.rules.players)
    )
    return tuple(of_preset(one) for one in ordered)


def rules_groups(
    own: Iterable[NamedRules],
    players: int | None,
    chosen: tuple[RuleSet, str] | None = None,
    terms: Terms = OURS,
) -> tuple[RulesGroup, ...]:
    """The list as it is read: a table's own rules first, then the named ones.

    Args:
        own: the rules played by last and those that the table named.
        players: for so many; None for any number.
        chosen: the rules and the name that are chosen now.
        terms: what the table calls things.
    """

    def line(one: NamedRules) -> RulesChoice:
        is_chosen = chosen is not None and chosen == (one.rules, one.title)
        return RulesChoice(
            rules_id=one.id, title=one.title, detail=one.told(terms), chosen=is_chosen
        )

    def fits(one: NamedRules) -> bool:
        return players in {None, one.rules.players}

    mine = [one for one in own if fits(one)]
    ours = {
        house.LAST_USED: tuple(line(one) for one in mine if one.id == LAST),
        house.OUR_OWN: tuple(line(one) for one in mine if one.id != LAST),
    }
    groups = [
        RulesGroup(
            title=house.group(PRESETS[together[0].id].family, together[0].rules.players),
            choices=tuple(line(one) for one in together),
        )
        for together in (
            tuple(some)
            for _, some in groupby(
                filter(fits, named_presets()),
                lambda one: (PRESETS[one.id].family, one.rules.players),
            )
        )
    ]
    own_groups = [RulesGroup(title=title, choices=some) for title, some in ours.items() if some]
    return (*own_groups, *groups)


def free_name(taken: tuple[str, ...], wanted: str = house.HOUSE_RULES) -> str:
    """What house rules may be called that no others are: as wanted, or with a number."""
    known = {name.casefold() for name in taken}
    number, name = 2, wanted
    while name.casefold() in known:
        name = f"{wanted} {number}"
        number += 1
    return name
