"""What befell a hand beside its play: who revoked, who scored out, who was debarred."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.hands import ContractHand, IrregularContractor, Revoke, ScoredOut
from scorekeeper.rules.words import MISHAPS

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.match import Match


class Mishap(NamedTuple):
    """Who did something, and what; ``who`` is empty where it was the contractor."""

    who: str
    what: str

    def __str__(self) -> str:
        """Return both: ``Ann revoked``."""
        return f"{self.who} {self.what}".strip()


def mishaps_of(match: Match, hand: Hand, players: tuple[str, ...] = ()) -> tuple[Mishap, ...]:
    """Return what befell a hand.

    Args:
        match: the match.
        hand: any hand.
        players: who sat at the table for it, where that was not who sits there now.
    """
    players = players or match.players
    match hand:
        case Revoke():
            return (Mishap(_offender(match, hand, players), MISHAPS["revoked"]),)
        case IrregularContractor():
            return (Mishap("", MISHAPS["wrong_count"]),)
        case ScoredOut():
            sides = [match.sides[side].name for side in hand.score_tricks_for]
            return (Mishap(together(sides), MISHAPS["scored_out"]),)
        case ContractHand():
            return _played(match, hand, players)
        case _:
            return ()


def together(names: list[str]) -> str:
    """Return names as a sheet has them side by side: ``Bob & Dan``."""
    return (", " if any("&" in name for name in names) else " & ").join(names)


def _offender(match: Match, hand: Revoke, players: tuple[str, ...]) -> str:
    """Return who revoked; the side where only that was noted; nobody for the contractor."""
    if (hand.offender, hand.offending_side) == (hand.contractor, hand.side):
        return ""
    if hand.offender is not None:
        return players[hand.offender]
    return match.sides[hand.offending_side].name


def _played(match: Match, hand: ContractHand, players: tuple[str, ...]) -> tuple[Mishap, ...]:
    found = []
    if hand.stopped_early:
        found.append(Mishap("", MISHAPS["stopped"]))
    if hand.forced_fail:
        found.append(Mishap("", MISHAPS["joker"]))
    if hand.debarred:
        who = together([players[seat] for seat in hand.debarred])
        found.append(Mishap(who, MISHAPS["debarred"]))
    elif any(hand.debarred_tricks):
        sides = [side.name for side, n in zip(match.sides, hand.debarred_tricks, strict=True) if n]
        found.append(Mishap(MISHAPS["one_of"].format(side=together(sides)), MISHAPS["debarred"]))
    return tuple(found)
