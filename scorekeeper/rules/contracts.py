"""Contracts and their notation: ``8H`` is eight hearts, ``M`` a misere."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from scorekeeper.rules.errors import NotABid

if TYPE_CHECKING:
    from scorekeeper.rules.special_contracts import SpecialContract


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

    def __hash__(self) -> int:
        """Return a hash that costs nothing: bids are looked up for every hand."""
        return self.level << 7 | ord(self.denomination[0])

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

CONTRACTS: tuple[Contract, ...] = tuple(
    Contract(level, denomination) for level in LEVELS for denomination in Denomination
)
"""Every numbered contract, by level and then by denomination."""

_BY_NOTATION = {str(contract): contract for contract in CONTRACTS}
_LEVEL_WORDS = {"six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
_DENOMINATION_WORDS = {
    word: denomination
    for denomination, words in {
        Denomination.SPADES: ("s", "spade", "spades", "♠", "♤"),
        Denomination.CLUBS: ("c", "club", "clubs", "♣", "♧"),
        Denomination.DIAMONDS: ("d", "diamond", "diamonds", "♦", "♢"),
        Denomination.HEARTS: ("h", "heart", "hearts", "♥", "♡"),
        Denomination.NO_TRUMP: ("n", "nt", "notrump", "notrumps", "notrumper", "noies"),
    }.items()
    for word in words
}
_NUMBERED = re.compile(
    f"({'|'.join(map(str, LEVELS))}|{'|'.join(_LEVEL_WORDS)})(?:of|in)?"
    f"({'|'.join(sorted(_DENOMINATION_WORDS, key=len, reverse=True))})",
)
_SILENT = re.compile("[\\s\\-\u2010-\u2014_.'\ufe0e\ufe0f]+")
_LONGEST = 60
_PLAIN_MISERE = ("misere", "mis", "nullo", "nello", "nula", "nolo")
_OTHER_NAMES = {
    "M": _PLAIN_MISERE,
    "OM": tuple(f"open{name}" for name in _PLAIN_MISERE),
    "BM": tuple(f"blind{name}" for name in _PLAIN_MISERE),
    "DN": tuple(f"double{name}" for name in _PLAIN_MISERE),
}
"""What people also call the usual special contracts (S003 "Misere (Nullo, Nello, Nula)")."""


def fold(text: str) -> str:
    """Return ``text`` as it is compared: without case, accents, spaces and hyphens.

    >>> fold("Open Misère")
    'openmisere'
    """
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(char for char in decomposed if not unicodedata.combining(char))
    return _SILENT.sub("", bare)


def parse_bid(text: str, specials: tuple[SpecialContract, ...] = ()) -> Bid:
    """Return the bid that ``text`` names, however a person wrote it.

    Args:
        text: ``8H``, ``10h``, ``7 NT``, ``7♥``, ``eight hearts``, a special contract's
            code or name, or one of the usual other names for it.
        specials: the special contracts of the rule set in force.

    Raises:
        NotABid: no bid of this table is called that.

    >>> str(parse_bid("7 no trumps")), str(parse_bid("10♥"))
    ('7NT', '10H')
    """
    known = _BY_NOTATION.get(text)
    return known if known is not None else _parse(text, specials)


@lru_cache(maxsize=4096)
def _parse(text: str, specials: tuple[SpecialContract, ...]) -> Bid:
    if len(text) <= _LONGEST:
        folded = fold(text)
        for special in specials:
            if folded in {fold(special.code), fold(special.name)}:
                return Special(special.code)
        for special in specials:
            if folded in _OTHER_NAMES.get(special.code, ()):
                return Special(special.code)
        if match := _NUMBERED.fullmatch(folded):
            level, denomination = match.groups()
            number = _LEVEL_WORDS.get(level) or int(level)
            return _BY_NOTATION[f"{number}{_DENOMINATION_WORDS[denomination]}"]
    raise NotABid(text, tuple(special.code for special in specials))
