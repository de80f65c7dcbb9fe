"""What is said where matches and people are looked up."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.ui.words.grammar import plural, totals

HISTORY = "History"
PEOPLE = "People"
SEARCH = "Search: a person, a note, a date, rules"
LIVE = "In play"
WAITS = "Waits to be told who got there first"
NO_MATCH_YET = "No match yet. The first one you start will be kept here."
NOTHING_FOUND = "No match has all of these words."
MORE = "Show more"
BIN = "Bin"
BIN_EMPTY = "The bin is empty. A deleted match stays here for thirty days."
BIN_HOW = "Deleted matches stay here for thirty days. The people in them are not touched."
PUT_BACK = "Put back"
NO_PEOPLE_YET = "Nobody has played yet."
NAME = "Name"
RENAME = "Save the name"
RENAME_HOW = "In every match, past and to come."
MERGE = "The same person as…"
MERGE_HOW = "Two spellings become one person, with the matches of both. It can be undone."
MAKE_ONE = "Make them one"
NOT_THE_SAME = "No"
RENAMED = "The name is changed everywhere."
MERGED = "They are one person now."


def match_label(
    outcome: str, sides: Sequence[tuple[str, int]], when: str, note: str, hands: int
) -> str:
    """A match in a list, spoken."""
    said = [totals(sides), outcome, plural(hands, "hand"), when, note]
    return ". ".join(part.rstrip(".") for part in said if part) + "."


def matches(count: int) -> str:
    """How many matches."""
    return "1 match" if count == 1 else f"{count} matches"


def binned(when: str) -> str:
    """When a match was put in the bin."""
    return f"Deleted {when}"


def put_back(sides: Sequence[str]) -> str:
    """Take a match out of the bin, spoken."""
    return f"{PUT_BACK}: {', '.join(sides)}"


def put_in_bin(sides: Sequence[str]) -> str:
    """It has been deleted."""
    return f"{', '.join(sides)}: in the bin. Put back takes it out again."


def was_put_back(sides: Sequence[str]) -> str:
    """It has been taken out."""
    return f"{', '.join(sides)}: back in the history."


def make_one(kept: str, other: str) -> str:
    """What merging two people will do."""
    return f"{other} becomes {kept}, in every match."
