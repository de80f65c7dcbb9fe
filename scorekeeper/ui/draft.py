"""A hand being entered, before it is saved: kept while the screen turns or shows the sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from uuid import uuid4


class Page(StrEnum):
    """Which side of the entry pad is up."""

    PLAY = "play"
    """The contracts, the players, the tricks."""
    OTHER = "other"
    """The hands that were not simply played."""
    ADJUSTMENT = "adjustment"
    """Points agreed at the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What has been said of the hand so far.

    Attributes:
        hand_id: the hand's uuid, chosen now so that saving it twice saves it once.
        bid: the contract's notation.
        contractor: the contractor's seat.
        claimed: the tricks were agreed, not played out.
        points: an adjustment's points as typed, by side; a blank is nothing.
        reason: its reason.
        seen: the version of the match it was begun at; None until it is.
        trouble: why it could not be saved, in a sentence.
    """

    hand_id: str = field(default_factory=lambda: str(uuid4()))
    page: Page = Page.PLAY
    bid: str | None = None
    contractor: int | None = None
    claimed: bool = False
    points: tuple[str, ...] = ()
    reason: str = ""
    seen: int | None = None
    trouble: str = ""

    @property
    def begun(self) -> bool:
        """Whether anything was said yet."""
        return (
            self.bid is not None
            or self.contractor is not None
            or self.page is not Page.PLAY
            or self.claimed
        )
