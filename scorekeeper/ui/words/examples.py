"""Examples of what an option comes to, in points."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.ui.words.grammar import gains, listed, number, plural, signed

CONTRACTOR = "contractor"
CONTRACTORS = "contractor's side"
PARTNER = "partner"
DEFENDER = "defender"
DEFENDERS = "defenders"
EACH = "each of the "
NO_TARGET = "The highest total wins when the deals or the time are up."
NO_BACK_DOOR = "Totals may fall as low as they will."

_ORDINALS = ("first defender", "second", "third", "fourth", "fifth")


def ordinal(at: int) -> str:
    """One of several defenders."""
    return _ORDINALS[at]


def hand(bid: str, taken: int, points: Sequence[tuple[str, int]]) -> str:
    """A contract, the tricks taken, and who gets what."""
    return f"{bid}, {plural(taken, 'trick')}: {gains(points)}."


def in_defence(start: int, tricks: int, gained: int) -> str:
    """Tricks in defence, for somebody with a total."""
    return f"With {start}, {plural(tricks, 'trick')} in defence: {signed(gained)}."


def passed(tricks: Sequence[int], points: Sequence[int]) -> str:
    """A hand nobody bid, played."""
    took, got = listed([str(one) for one in tricks]), listed([signed(one) for one in points])
    return f"{took} tricks: {got}."


def cards(value: int, points: int, both: int) -> str:
    """A contract made, with the points of its cards."""
    return f"8♥ made with {points} in cards: {value} and {points}, {signed(both)}."


def values(bids: Sequence[tuple[str, int]]) -> str:
    """What some bids are worth."""
    return f"{listed([f'{bid} {value}' for bid, value in bids])}."


def lowest(bid: str, value: int) -> str:
    """The lowest bid."""
    return f"{bid} is the lowest, worth {value}."


def reached(start: int, bid: str, value: int, total: int) -> str:
    """A contract that just reaches the target."""
    return f"With {number(start)}, {bid} made ({value}) is {total}: enough."


def defended(start: int, total: int, *, wins: bool) -> str:
    """Somebody passes the target by defending."""
    end = "that wins" if wins else "play goes on"
    return f"From {start} to {total} in defence: {end}."


def both(own: int, other: int, *, contractor: bool) -> str:
    """Two reach the target on one hand."""
    winner = "the contractor wins" if contractor else "the defenders win"
    return f"Contractor {own}, defenders {other}: {winner}."


def fallen(start: int, bid: str, value: int, limit: int) -> str:
    """A contract that fails to the limit."""
    return f"With {number(start)}, {bid} failed (−{value}) is {number(limit)}: out."
