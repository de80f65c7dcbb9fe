"""Hands as they are entered: what happened at the table, and nothing worked out from it.

Seats count from 0 clockwise from the match's first player; sides count from 0 in the
match's order. Where players score alone, side and seat are the same number. ``tricks``
and the like have one entry a side, or none at all; None means that nobody counted. What
follows from ten tricks in all may be left out. Five-handed, only the contracting side's
tricks together matter: they may all stand with the contractor, and 0 with the partner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from scorekeeper.rules.contracts import Bid

BySide: TypeAlias = tuple[int | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call of an auction; ``bid`` is None for a pass. ``seat`` 0 is the dealer's left."""

    seat: int
    bid: Bid | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hand:
    """What any hand may carry.

    Attributes:
        dealer: the seat that dealt, where it was not the one whose turn it was.
        auction: the calls that led to the contract, where they were noted.
        played_on: the table agreed to play on after it, although it ended the match.
    """

    kind: ClassVar[str]
    dealer: int | None = None
    auction: tuple[Call, ...] = ()
    played_on: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _BidHand(_Hand):
    """A hand with a contract.

    Attributes:
        side: the contracting side (five-handed: the contractor himself).
        contractor: the contractor's seat; None when only the side was noted.
        bid: the contract.
        tricks: tricks taken by each side; None where not counted.
        partners: seats that played with the contractor, five-handed; empty is alone.
        sits_out: the seat without cards, cut-throat.
        sans_kitty: the kitty was not taken; noted only, never a score.
        first_to_reach: the side that got to the target first in play (S000 law 17).
    """

    side: int
    contractor: int | None = None
    bid: Bid
    tricks: BySide
    partners: tuple[int, ...] = ()
    sits_out: int | None = None
    sans_kitty: bool = False
    first_to_reach: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractHand(_BidHand):
    """A contract played out, claimed, or a misere stopped at its first trick.

    Attributes:
        debarred: seats whose tricks score nothing (S000 laws 9 and 11).
        debarred_tricks: by side, how many of its tricks its debarred players took.
        card_points: by side, points in the cards taken (games of 1000 and 1500).
        stopped_early: play ended when the misere was lost; tricks need not total ten.
        forced_fail: lost whatever the tricks (a nullo with the joker kept, S000 Nullo).
    """

    kind = "contract"
    debarred: tuple[int, ...] = ()
    debarred_tricks: BySide = ()
    card_points: BySide = ()
    stopped_early: bool = False
    forced_fail: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedIn(_Hand):
    """Everybody passed: thrown in, or played at no trump where the rules say so."""

    kind = "all_pass"
    tricks: BySide = ()
    first_to_reach: int | None = None
    sits_out: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Redeal(_Hand):
    """A misdeal: the same dealer deals again (S000 law 4)."""

    kind = "redeal"
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(_Hand):
    """A hand that counts for nothing; the deal moves on."""

    kind = "void"
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revoke(_BidHand):
    """A revoke proved: the hand stopped there (S000 law 14).

    Attributes:
        offender: the seat that revoked; None when only the side was noted.
        offending_side: the side that revoked.
    """

    kind = "revoke"
    offending_side: int
    offender: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IrregularContractor(_BidHand):
    """The contractor or the kitty had a wrong count of cards (S000 law 11)."""

    kind = "irregular_bidder"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoredOut(_BidHand):
    """A defender reached the target in play; the rest was abandoned (S000 law 17).

    Attributes:
        score_tricks_for: sides that score the tricks they hold.
    """

    kind = "scored_out"
    score_tricks_for: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment(_Hand):
    """Points agreed at the table, by side, with the reason; the deal does not move."""

    kind = "adjustment"
    points: tuple[int, ...]
    reason: str
    first_to_reach: int | None = None


BidHand: TypeAlias = ContractHand | Revoke | IrregularContractor | ScoredOut
"""A hand with a contract."""

Hand: TypeAlias = BidHand | PassedIn | Redeal | Void | Adjustment
"""Any hand."""
