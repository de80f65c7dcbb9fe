"""What a person prefers on this device: a value, and how each part of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, TypeAlias

from scorekeeper.rules.terms import Terms

YES, NO = "yes", "no"


class Look(StrEnum):
    """Which room the app is looked at in."""

    SYSTEM = "system"
    """As the device says."""
    LIGHT = "light"
    DARK = "dark"


class TextSize(StrEnum):
    """How large text is, on top of what the device makes of it."""

    SMALLER = "smaller"
    NORMAL = "normal"
    LARGER = "larger"

    @property
    def factor(self) -> float:
        """How many times as large as written down."""
        return {TextSize.SMALLER: 0.9, TextSize.NORMAL: 1.0, TextSize.LARGER: 1.2}[self]


class Suits(StrEnum):
    """How the four suits are coloured."""

    TWO = "two"
    """Black and red, as on most cards."""
    FOUR = "four"
    """Each its own: black spades, red hearts, blue diamonds, green clubs."""


class Thumb(StrEnum):
    """Which hand holds the device."""

    RIGHT = "right"
    LEFT = "left"


class MisereName(StrEnum):
    """What a contract to take no trick is called."""

    AS_RULES = "as_rules"
    """As the rule set of the match calls it."""
    MISERE = "misere"
    NULLO = "nullo"


class KittyName(StrEnum):
    """What the cards put aside are called."""

    KITTY = "kitty"
    WIDOW = "widow"
    BLIND = "blind"


class ContractorName(StrEnum):
    """What who plays the contract is called."""

    CONTRACTOR = "contractor"
    DECLARER = "declarer"
    BIDDER = "bidder"


Preference: TypeAlias = str | bool
"""The value of one of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """How the app looks and behaves on one device.

    Attributes:
        look: light or dark.
        text: how large text is.
        suits: how the suits are coloured.
        thumb: the side that buttons are within reach of.
        haptics: a hand saved, or taken back, can be felt.
        awake: the device is kept awake during a match.
        confirm: a hand is saved by a tap of its own, not by the one on the tricks.
        auction: the bids are entered, not the contract alone.
        misere: what a contract to take no trick is called.
        kitty: what the cards put aside are called.
        contractor: what who plays the contract is called.
    """

    look: Look = Look.SYSTEM
    text: TextSize = TextSize.NORMAL
    suits: Suits = Suits.TWO
    thumb: Thumb = Thumb.RIGHT
    haptics: bool = True
    awake: bool = True
    confirm: bool = False
    auction: bool = False
    misere: MisereName = MisereName.AS_RULES
    kitty: KittyName = KittyName.KITTY
    contractor: ContractorName = ContractorName.CONTRACTOR

    @property
    def terms(self) -> Terms:
        """What things are called here."""
        return Terms(
            misere={MisereName.MISERE: "Misère", MisereName.NULLO: "Nullo"}.get(self.misere, ""),
            kitty=self.kitty.value,
            contractor=self.contractor.value,
        )


def read(kept: Mapping[str, object]) -> Preferences:
    """What was kept, by name; whatever is missing or damaged is as it is at first.

    >>> found = read({"look": "dark", "text": "enormous"})
    >>> found.look.value, found.text.value
    ('dark', 'normal')
    """
    at_first = Preferences()
    found: dict[str, Any] = {}
    for one in fields(Preferences):
        found[one.name] = _read(kept.get(one.name), getattr(at_first, one.name))
    return Preferences(**found)


def changed(before: Preferences, name: str, value: Preference) -> Preferences:
    """The preferences with one of them, by its name, another."""
    what: dict[str, Any] = {name: value}
    return replace(before, **what)


def written(value: Preference) -> str:
    """A preference as it is kept."""
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def _read(kept: object, at_first: Preference) -> Preference:
    if not isinstance(kept, str):
        return at_first
    if isinstance(at_first, bool):
        return {YES: True, NO: False}.get(kept, at_first)
    if isinstance(at_first, StrEnum):
        return {one.value: one for one in type(at_first)}.get(kept, at_first)
    return kept
