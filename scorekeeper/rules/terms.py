"""What a table calls things: misère or nullo, kitty or widow, contractor or declarer."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scorekeeper.rules.match import Match
    from scorekeeper.rules.rule_set import RuleSet

KITTY, CONTRACTOR, NULLO = "kitty", "contractor", "Nullo"

_MISERE = re.compile(r"\b(mis[eè]re|nullo)(?=s?\b)", re.IGNORECASE)
_OURS = re.compile(rf"\b(mis[eè]re|nullo|{KITTY}|{CONTRACTOR})(?=s?\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """A table's own words for three things.

    They are put in where words are made, never into what people have written: into our own
    sentences by ``say`` before names are filled in, and into the names of special contracts by
    ``told``, which are data of a rule set.

    Attributes:
        misere: a contract to take no trick; empty for what the rule set calls it.
        kitty: the cards put aside at the deal.
        contractor: who plays the contract.
    """

    misere: str = ""
    kitty: str = KITTY
    contractor: str = CONTRACTOR

    def say(self, words: str) -> str:
        """Return some of our own words in the table's.

        >>> Terms(contractor="declarer").say("Contractors name a partner.")
        'Declarers name a partner.'
        """
        return words if self == OURS else _said(self, words)

    def among(self, names: Iterable[str]) -> Terms:
        """Return the words for a table whose special contracts have these names.

        Contracts that would be called alike could not be told apart: they keep their names. And
        what is left to the rules is called as all of their contracts to take no trick are.

        >>> Terms(misere="Nullo").among(["Misere", "Nullo"]).misere
        ''
        >>> Terms().among(["Double Nullo", "Hi-Lo"]).misere
        'Nullo'
        """
        return _among(self, tuple(names))

    def at(self, *tables: RuleSet) -> Terms:
        """Return the words for what is said of these rules together."""
        return self.among(one.name for rules in tables for one in rules.special_contracts)

    def told(self, rules: RuleSet) -> RuleSet:
        """Return a rule set to be shown, its contracts called as the table calls them."""
        return _told(self, rules) if self.misere else rules

    def told_match(self, match: Match) -> Match:
        """Return a match to be shown, likewise."""
        if not self.misere:
            return match
        earlier = tuple(replace(one, rules=self.told(one.rules)) for one in match.earlier_rules)
        return replace(match, rules=self.told(match.rules), earlier_rules=earlier)


OURS = Terms()
"""The words of the rules themselves."""


@lru_cache(maxsize=512)
def _said(terms: Terms, words: str) -> str:
    def ours(found: re.Match[str]) -> str:
        word = found.group()
        theirs = {KITTY: terms.kitty, CONTRACTOR: terms.contractor}.get(word.lower(), terms.misere)
        if not theirs:
            return word
        return theirs[0].upper() + theirs[1:] if word[0].isupper() else theirs.lower()

    return _OURS.sub(ours, words)


@lru_cache(maxsize=64)
def _among(terms: Terms, names: tuple[str, ...]) -> Terms:
    if terms.misere:
        called = {_said(terms, name) for name in names}
        return terms if len(called) == len(set(names)) else replace(terms, misere="")
    found = {word.group().casefold() for name in names for word in _MISERE.finditer(name)}
    return replace(terms, misere=NULLO) if found == {NULLO.casefold()} else terms


@lru_cache(maxsize=16)
def _told(terms: Terms, rules: RuleSet) -> RuleSet:
    terms = terms.at(rules)
    called = tuple(
        replace(special, name=_said(terms, special.name)) for special in rules.special_contracts
    )
    return replace(rules, special_contracts=called) if terms.misere else rules
