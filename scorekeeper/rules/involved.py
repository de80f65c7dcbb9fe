"""Whom a hand's reasons are about, by name: who revoked, was debarred, had the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.errors import listed
from scorekeeper.rules.hands import Adjustment, ContractHand, PassedIn, Redeal, Revoke, Void
from scorekeeper.rules.words import INVOLVED

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.terms import Terms


class Involved(NamedTuple):
    """Names for the reasons of a hand; each is empty where nobody noted it.

    Attributes:
        contractor: who had the contract; the side where only that was noted.
        offender: who revoked, likewise.
        of_a_side: whether that is one player of a side of several.
        debarred: by side, its players who score nothing.
    """

    contractor: str = ""
    offender: str = ""
    of_a_side: bool = False
    debarred: tuple[str, ...] = ()

    def told(self, side: int, terms: Terms) -> dict[str, str]:
        """Return the names as a line of a side's score tells them."""
        debarred = self.debarred[side] if self.debarred else ""
        return {
            "contractor": self.contractor or terms.say(INVOLVED["contractor"]),
            "offender": self.offender or INVOLVED["offender"],
            "debarred": (
                INVOLVED["debarred.named"].format(players=debarred)
                if debarred
                else INVOLVED["debarred"]
            ),
        }


UNKNOWN = Involved()


def involved_in(match: Match, hand: Hand, players: tuple[str, ...] = ()) -> Involved:
    """Return whom the reasons of a hand are about.

    Args:
        match: the match.
        hand: any hand.
        players: who sat at the table for it, where that was not who sits there now.
    """
    if isinstance(hand, (PassedIn, Redeal, Void, Adjustment)):
        return UNKNOWN
    players = players or match.players
    seat, side = hand.contractor, match.sides[hand.side].name
    about = Involved(contractor=side if seat is None else players[seat])
    if isinstance(hand, Revoke):
        at_fault, seat = match.sides[hand.offending_side], hand.offender
        return about._replace(
            offender=at_fault.name if seat is None else players[seat],
            of_a_side=seat is not None and len(at_fault.seats) > 1,
        )
    if isinstance(hand, ContractHand) and hand.debarred:
        return about._replace(
            debarred=tuple(
                listed([players[seat] for seat in hand.debarred if seat in one.seats], "and")
                for one in match.sides
            )
        )
    return about
