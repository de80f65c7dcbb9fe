"""Special contracts as data: misere, nullo, and whatever else a table has invented."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from scorekeeper.rules.contracts import Special, parse_bid
from scorekeeper.rules.errors import NotABid, RuleSetError, listed, shown

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid

TRICKS_IN_A_HAND = 10
"""Tricks in every hand of 500, whatever the pack."""


class When(StrEnum):
    """When a special contract may be called."""

    ANY_TIME = "any_time"
    """Whenever it outranks the bid before it."""
    AFTER_7 = "after_7"
    """Once somebody has bid seven (S002 03)."""
    AFTER_8 = "after_8"
    """Once somebody has bid eight."""
    FIRST_CALL_ONLY = "first_call_only"
    """Only as its caller's first call: a blind misere is called before looking."""
    PARTNER_BID_NULLO = "partner_bid_nullo"
    """Only by the partner of somebody who bid to take no trick."""


class Undertaking(StrEnum):
    """What must be taken for a special contract to be made, without the number."""

    NONE = "none"
    """No trick, the contractor playing alone."""
    NONE_BY_SIDE = "none_by_side"
    """No trick, the partner playing too."""
    EXACTLY = "exactly"
    """An exact number of tricks."""
    ALL = "all"
    """All ten."""


RANKS = ("below_8S", "above_8S", "below_10H", "by_value", "top")
"""The places a special contract can have among the bids; besides, ``after:<bid>``."""

_CODE = re.compile("[A-Z][A-Z0-9]{0,5}")
_TAKEN = frozenset({"P", "PASS", "S", "C", "D", "H", "NT", "N"})
_TRICKS = re.compile("none|none_by_side|all|exactly:[1-9]")
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialContract:
    """One entry of a table's list of special contracts.

    Attributes:
        code: how it is written, ``OM``.
        name: how it is said, ``Open Misere``.
        value: points for making it, and lost by failing.
        tricks: ``none`` (alone), ``none_by_side``, ``exactly:5`` or ``all``.
        rank: its place among the bids; never inferred from its value unless ``by_value``.
        when: the condition for calling it.
    """

    code: str
    name: str
    value: int
    tricks: str = "none"
    rank: str = "by_value"
    when: When = When.ANY_TIME

    def __post_init__(self) -> None:
        """Refuse an entry that could not be called or scored."""
        for part, text in (("code", self.code), ("name", self.name)):
            if numbered := _numbered(text):
                raise BadSpecial(part, text, "a word that is not a numbered bid", numbered)
        if not _CODE.fullmatch(self.code):
            right = "a capital letter, with up to five more capital letters or digits"
            raise BadSpecial("code", self.code, right)
        if self.code in _TAKEN:
            raise BadSpecial("code", self.code, "a word that is not a call or a suit")
        if not 0 < len(self.name.strip()) <= _LONGEST_NAME:
            raise BadSpecial("name", self.name, f"a name of up to {_LONGEST_NAME} letters")
        if type(self.value) is not int or not 0 < self.value <= MOST_POINTS:
            raise BadSpecial("value", self.value, "a number of points above 0")
        if not _TRICKS.fullmatch(self.tricks):
            right = "none, none_by_side, all, or exactly: with 1 to 9"
            raise BadSpecial("tricks", self.tricks, right)
        if self.rank not in RANKS and not self.rank.startswith("after:"):
            raise BadSpecial("rank", self.rank, listed((*RANKS, "after:<bid>")))
        try:
            object.__setattr__(self, "when", When(self.when))
        except ValueError:
            raise BadSpecial("when", self.when, listed(tuple(When))) from None

    @property
    def bid(self) -> Special:
        """The bid that names this contract."""
        return Special(self.code)

    @property
    def undertaking(self) -> Undertaking:
        """What must be taken, without the number."""
        return Undertaking(self.tricks.partition(":")[0])

    @property
    def title(self) -> str:
        """Its name as a person writes it: ``Open Misère``."""
        return self.name.replace("isere", "isère")

    @property
    def is_misere(self) -> bool:
        """Whether it is made by taking no trick."""
        return self.undertaking in {Undertaking.NONE, Undertaking.NONE_BY_SIDE}

    @property
    def is_alone(self) -> bool:
        """Whether the contractor's partners sit out."""
        return self.undertaking is Undertaking.NONE

    @property
    def tricks_needed(self) -> int:
        """The number of tricks that makes it: 0, the exact number, or ten."""
        match self.undertaking:
            case Undertaking.ALL:
                return TRICKS_IN_A_HAND
            case Undertaking.EXACTLY:
                return int(self.tricks.partition(":")[2])
            case _:
                return 0

    def anchor(self, specials: tuple[SpecialContract, ...]) -> str | None:
        """Return the bid that ``after:<bid>`` names, canonical; None for other ranks.

        Raises:
            NotABid: there is no such bid at the table.
        """
        kind, _, text = self.rank.partition("after:")
        return None if kind else str(parse_bid(text, specials))

    def to_json(self) -> dict[str, str | int]:
        """Return the entry as it is written in a file."""
        return {
            "code": self.code,
            "name": self.name,
            "value": self.value,
            "tricks": self.tricks,
            "rank": self.rank,
            "when": self.when.value,
        }

    @classmethod
    def from_json(cls, data: Any) -> SpecialContract:  # noqa: ANN401 - whatever the file held
        """Read an entry from a file.

        Raises:
            RuleSetError: a key is missing, unknown or wrong.
        """
        keys = ("code", "name", "value", "tricks", "rank", "when")
        if not isinstance(data, dict):
            raise BadSpecial("entry", data, f"an object with {listed(keys, 'and')}")
        for key in data:
            if key not in keys:
                raise BadSpecial("key", key, listed(keys))
        for key in keys:
            if key not in data:
                raise BadSpecial("entry", data, f"one that has {key!r} too")
            if key != "value" and not isinstance(data[key], str):
                raise BadSpecial(key, data[key], "a text")
        return cls(**data)


def _numbered(text: str) -> Bid | None:
    try:
        return parse_bid(text)
    except NotABid:
        return None


MOST_POINTS = 100_000
"""The most points one bid or adjustment can be worth: more is a slip of the finger."""


class BadSpecial(RuleSetError):
    """A special contract that could not be called or scored."""

    code = "bad_special_contract"

    def __init__(self, part: str, value: object, right: str, taken: Bid | None = None) -> None:
        """Say which part, its value and what would be right; and the bid that is called so."""
        why = "" if taken is None else f"that is {taken.symbol} already; "
        super().__init__(
            f"A special contract's {part} cannot be {shown(value)}: {why}it is {right}."
        )
        if part not in {"entry", "key"}:
            self.at(part)


class UnknownAnchor(RuleSetError):
    """A special contract ranked after a bid that this table does not have."""

    code = "unknown_rank"

    def __init__(self, special: SpecialContract, reason: NotABid | str) -> None:
        """Say the contract, its rank and why it has no place."""
        super().__init__(
            f"{special.title} cannot rank {shown(special.rank)}: {reason}",
        )
