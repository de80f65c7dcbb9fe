"""What surrounds the rules of a table, and the words for dealing by them."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.rules.contracts import Denomination
from scorekeeper.ui.words.grammar import for_a_file, plural

RULES = "Rules of this match"
RULES_HOW = "What bids are worth, what is higher, what wins. It can be printed."
TITLE = "The rules"
NO_SUCH_RULES = "There are no rules at this address. House rules may have been deleted."
OWN_RULES = "House rules"
OTHER_RULES = "Other rules"
READ = "Read"
READ_LONG = "Read the rules"
PRINT = "Print"
PRINTED = "The page was saved. Open it and print it."
NOT_PRINTED = "Nothing was saved."
CHANGE = "Change them"

DEAL = "How to deal"
DEAL_HOW = "Which cards to take out, and how the others go round."
ROUND = "Deal"
OR_SO = "American books lay the whole kitty after the first round."
UNUSUAL = "No source describes a pack of this size; any of the lowest cards may be taken out."

JOKER = "Joker"

SUITS = {
    Denomination.SPADES: "Spades",
    Denomination.CLUBS: "Clubs",
    Denomination.DIAMONDS: "Diamonds",
    Denomination.HEARTS: "Hearts",
}


def since(hand: int) -> str:
    """Rules in force from a hand on."""
    return f"From hand {hand}"


def between(first: int, last: int) -> str:
    """Rules in force for some of the hands."""
    return f"Hand {first}" if first == last else f"Hands {first} to {last}"


def file_name(name: str) -> str:
    """What the printed page is called."""
    return f"500-rules-{for_a_file(name)[:50]}.pdf"


def values_row(level: int, values: Sequence[tuple[str, int]]) -> str:
    """A line of the table of values, spoken."""
    return f"{level}: {', '.join(f'{what} {value}' for what, value in values)}"


def jokers(count: int) -> str:
    """How many jokers there are."""
    return plural(count, "joker") if count else ""


def turn(each: int, kitty: int) -> str:
    """One time round the table."""
    return f"{each} each" + (f", {kitty} to the kitty" if kitty else "")


def suit(name: str, kept: Sequence[str], out: Sequence[str]) -> str:
    """A suit of the pack, spoken."""
    without = f", without {' '.join(out)}" if out else ""
    return f"{name}: {' '.join(kept)}{without}"


def pack(suits: Sequence[str], jokers: str) -> str:
    """All of the cards, spoken."""
    return "; ".join([*suits, *([jokers] if jokers else ())])
