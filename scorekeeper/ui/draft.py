"""A hand being entered, before it is saved: kept while the screen turns or shows the sheet."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias
from uuid import uuid4

BySide: TypeAlias = tuple[int | None, ...]


PASS = "P"  # noqa: S105 - a call, not a secret
"""How a pass is written among the calls of an auction."""


class Page(StrEnum):
    """Which side of the entry pad is up."""

    PLAY = "play"
    """The contracts, the players, the tricks."""
    OTHER = "other"
    """The hands that were not simply played."""
    ADJUSTMENT = "adjustment"
    """Points agreed at the table."""
    AUCTION = "auction"
    """The calls, one by one."""
    FIRST = "first"
    """Who reached the target first, where it decides."""
    CONFIRM = "confirm"
    """The hand as it will be saved, where a tap of its own is to save it."""


class Kind(StrEnum):
    """What sort of hand is being entered, of those that are asked for here."""

    PLAYED = "contract"
    """A contract played out."""
    REVOKE = "revoke"
    """A contract stopped by a revoke."""
    WRONG_COUNT = "irregular_bidder"
    """A contractor with a wrong number of cards."""
    SCORED_OUT = "scored_out"
    """A contract abandoned because a defender reached the target."""
    PASSED_IN = "all_pass"
    """Everybody passed, and it was played."""
    THROWN_IN = "thrown_in"
    """Everybody passed, and it was not."""
    ADJUSTMENT = "adjustment"
    """Points agreed at the table."""
    MISDEAL = "redeal"
    """A misdeal: the same dealer deals again."""
    VOID = "void"
    """A hand that counts for nothing."""


PLAIN = frozenset({Kind.THROWN_IN, Kind.MISDEAL, Kind.VOID})
"""Of these nothing more need be known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What has been said of the hand so far.

    Attributes:
        hand_id: the hand's uuid, chosen now so that saving it twice saves it once.
        came: the page from which something else was looked for.
        beside: what sort of hand lies half entered, while it is a misdeal or points are agreed.
        auction: the calls noted: the seat, 0 being the dealer's left, and the notation.
        bid: the contract's notation.
        contractor: the contractor's seat.
        partners: the seats that played with the contractor, five-handed; empty is alone, None
            not said yet.
        tricks: the contracting side's tricks; None while they may still be tapped to save.
        counts: tricks of the other sides, by side, where they were said.
        card_points: points in cards as typed, by side; a blank is not counted yet.
        sans_kitty: the kitty was not taken.
        claimed: the tricks were agreed, not played out.
        stopped_early: a misère that ended with its first trick.
        kept_joker: a nullo whose contractor kept the joker.
        debarring: players who score nothing are being named.
        debarred: their seats.
        barred: how many of their sides' tricks were theirs, by side.
        offender: the seat that revoked.
        scorers: the sides that score what they hold when somebody scores out.
        first: the side that reached the target first.
        at: the question that is being answered again.
        dealer: the seat that dealt, where it was not the one whose turn it was.
        sits_out: the seat without cards, where that was noted.
        points: an adjustment's points as typed, by side; a blank is nothing.
        reason: its reason.
        seen: the version of the match it was begun at; None until it is.
        trouble: why it could not be saved, in a sentence.
    """

    hand_id: str = field(default_factory=lambda: str(uuid4()))
    page: Page = Page.PLAY
    came: Page = Page.PLAY
    kind: Kind = Kind.PLAYED
    beside: Kind = Kind.PLAYED
    auction: tuple[tuple[int, str], ...] = ()
    bid: str | None = None
    contractor: int | None = None
    partners: tuple[int, ...] | None = None
    tricks: int | None = None
    counts: BySide = ()
    card_points: tuple[str, ...] = ()
    sans_kitty: bool = False
    claimed: bool = False
    stopped_early: bool = False
    kept_joker: bool = False
    debarring: bool = False
    debarred: tuple[int, ...] = ()
    barred: BySide = ()
    offender: int | None = None
    scorers: tuple[int, ...] = ()
    first: int | None = None
    at: str = ""
    dealer: int | None = None
    sits_out: int | None = None
    points: tuple[str, ...] = ()
    reason: str = ""
    seen: int | None = None
    trouble: str = ""

    def following(self) -> Draft:
        """The hand to be entered once this is saved.

        Points agreed at the table are no deal: a hand that was begun goes on beside them.
        """
        if self.kind is not Kind.ADJUSTMENT:
            return Draft()
        hand = replace(self, hand_id=str(uuid4()), page=self.came, kind=self.of_the_hand)
        hand = replace(hand, points=(), reason="", first=None, dealer=None, seen=None, trouble="")
        return hand if hand.begun else Draft()

    @property
    def of_the_hand(self) -> Kind:
        """What sort of hand it is; or lies half entered, while points are agreed or it is off."""
        return self.beside if self.kind in {*PLAIN, Kind.ADJUSTMENT} else self.kind

    @property
    def begun(self) -> bool:
        """Whether anything was said yet."""
        return (
            self.bid is not None
            or self.contractor is not None
            or self.page not in {Page.PLAY, Page.AUCTION}
            or bool(self.auction)
            or self.kind is not Kind.PLAYED
            or self.is_unusual
        )

    @property
    def is_unusual(self) -> bool:
        """Whether something happened that is not told by contract, player and tricks."""
        return (
            self.kind is not Kind.PLAYED
            or self.claimed
            or self.stopped_early
            or self.kept_joker
            or self.debarring
        )
