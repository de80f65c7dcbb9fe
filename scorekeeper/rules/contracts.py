"""Contracts and their notation: ``8H`` is eight hearts, ``M`` a misere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Denomination(StrEnum):
    """What a numbered contract is played in, lowest first (S000 "Making the Trump")."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    NO_TRUMP = "NT"

    @property
    def symbol(self) -> str:
        """The suit sign, or ``NT``."""
        return _SYMBOLS[self]


_SYMBOLS = {
    Denomination.SPADES: "♠",
    Denomination.CLUBS: "♣",
    Denomination.DIAMONDS: "♦",
    Denomination.HEARTS: "♥",
    Denomination.NO_TRUMP: "NT",
}

LEVELS = (6, 7, 8, 9, 10)
"""The numbers of tricks that can be bid (S000 "Making the Trump")."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A numbered contract: so many tricks in a denomination."""

    level: int
    denomination: Denomination

    def __str__(self) -> str:
        """Return the canonical notation, ``10NT``."""
        return f"{self.level}{self.denomination}"

    @property
    def symbol(self) -> str:
        """The notation a person reads, ``8♥`` or ``7NT``."""
        return f"{self.level}{self.denomination.symbol}"


@dataclass(frozen=True, slots=True)
class Special:
    """A special contract named by its code; what it means is in the rule set."""

    code: str

    def __str__(self) -> str:
        """Return the code, ``OM``."""
        return self.code

    @property
    def symbol(self) -> str:
        """The notation a person reads: the code itself."""
        return self.code


Bid: TypeAlias = Contract | Special
"""What a hand was played for."""
