"""What is said when a hand is put right: what is done, and what it moves."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.ui.words.grammar import listed, number, signed, totals

CORRECT = "Correct"
INSERT = "Insert before"
MOVE = "Move"
NOTE = "Note"
STORY = "Story"
REMOVE = "Remove"
LEAVE = "Keep it as it was"
HAND = "Hand"
EARLIER = "Earlier"
LATER = "Later"
PLAY_ON = "Play on"
NOW = "Now"
THEN = "Then"
GOES_ON = "The match goes on."
MOVES_NOTHING = "It moves no total."
PUT_IN = "new"
TAKEN_OUT = "out"
NOTE_FIELD = "Note on this hand"
WROTE_NOTE = "Note kept."
NO_SUCH_HAND = "This match has no such hand."
GONE = "Taken out of the sheet"

TITLES = {
    "correct": "Correct hand {hand}",
    "insert": "Insert before hand {hand}",
    "remove": "Remove hand {hand}",
    "move": "Move hand {hand}",
    "note": "Note on hand {hand}",
    "story": "Story of hand {hand}",
}
CONFIRMS = {
    "correct": "Correct hand {hand}",
    "insert": "Insert it",
    "remove": "Remove hand {hand}",
    "move": "Move it",
}
DONE = {
    "correct": "Hand {hand} corrected.",
    "insert": "Hand {hand} inserted.",
    "remove": "Hand {hand} removed.",
    "move": "Hand {hand} moved.",
}


def title(deed: str, hand: int) -> str:
    """What is being done to a hand."""
    return TITLES[deed].format(hand=hand)


def confirm(deed: str, hand: int) -> str:
    """The button that accepts it."""
    return CONFIRMS[deed].format(hand=hand)


def done(deed: str, hand: int) -> str:
    """It has been done."""
    return DONE[deed].format(hand=hand)


def door(what: str, hand: int) -> str:
    """A way on from a hand, spoken."""
    return f"{what} hand {hand}" if what == INSERT else f"{what}: hand {hand}"


def to_place(hand: int, place: int) -> str:
    """Where a hand would be moved to."""
    if hand == place:
        return f"Hand {hand} stays where it is."
    return f"Hand {hand} becomes hand {place}."


def total_moved(side: str, before: int | None, after: int | None) -> str:
    """A total before and after a change, spoken."""
    if before is None and after is not None:
        return f"{side} {number(after)}"
    if after is None and before is not None:
        return f"{side} no longer {number(before)}"
    if before == after:
        return f"{side} stays {number(after or 0)}"
    return f"{side} {number(before or 0)} becomes {number(after or 0)}"


def hand_moved(before: int | None, after: int | None) -> str:
    """Which hand it is, before and after, spoken."""
    if before is None:
        return f"New hand {after}"
    if after is None:
        return f"Hand {before}, taken out"
    return f"Hand {after}" if before == after else f"Hand {before}, then hand {after}"


def end_moved(before: int | None, after: int | None) -> str:
    """Where the match ends now and would end then; empty where neither does."""
    if after is None:
        return "" if before is None else "The match would be open again, and go on."
    if before is None:
        return f"The match would have ended with hand {after}."
    if before == after:
        return f"The match still ends with hand {after}."
    return f"The match would have ended with hand {after}, not with hand {before}."


def left_over(hands: Sequence[int]) -> str:
    """Hands that would stand behind a new end."""
    which = listed([str(hand) for hand in hands])
    if len(hands) == 1:
        return (
            f"Hand {which} comes after that end: it scores nothing. "
            "Keep it on the sheet, marked, drop it, or play on past that end?"
        )
    return (
        f"Hands {which} come after that end: they score nothing. "
        "Keep them on the sheet, marked, drop them, or play on past that end?"
    )


def keep(hands: int) -> str:
    """The button that keeps such hands where they are."""
    return "Keep it, marked" if hands == 1 else "Keep them, marked"


def drop(hands: int) -> str:
    """The button that takes such hands out."""
    return "Drop it" if hands == 1 else "Drop them"


def played_on(sides: Sequence[tuple[str, int]], outcome: str) -> str:
    """Where the match would stand if the hands behind a new end counted."""
    return f"Played on: {totals(sides)}. {outcome}".rstrip()


def adjustment_points(sides: Sequence[tuple[str, int]]) -> str:
    """The points of an adjustment, in the story of a hand."""
    return ", ".join(f"{side} {signed(points)}" for side, points in sides)
