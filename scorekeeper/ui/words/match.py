"""What is said in the menu of a match, and on what it leads to."""

from __future__ import annotations

STORY = "Story of the match"
STORY_HOW = "Everything that was done to it, and when."
DETAILS = "Title and note"
DETAILS_HOW = "What it was, where it was played."
DETAILS_SAVED = "Kept."
TITLE = "Title"
NOTE = "Place or note"
SEATS = "Somebody else sits down"
SEATS_HOW = "From the next hand on. The sides keep their scores."
SEATS_LONG = (
    "Who sits where from the next hand on. Each side keeps its score, and each hand on the "
    "sheet remembers who played it."
)
SEATED = "From the next hand on they sit so."
DEALER = "Correct the dealer"
DEALER_HOW = "Say who deals next; the deal moves on from there."
DEALER_LONG = "Who deals the next hand?"
COPY = "The same people again"
COPY_HOW = "A new match with these seats and rules. This one stays as it is."
BIN = "Put in the bin"
BIN_HOW = "It can be taken out again for thirty days."
DECIDING = "Play on after all"


def deciding_how(hand: int) -> str:
    """How a match that a hand ended is reopened."""
    return f"Correct hand {hand}, which ended it. It can also be removed on the sheet."


def deals_next(name: str) -> str:
    """This player deals the next hand."""
    return f"{name} deals"


def dealer_now(name: str) -> str:
    """The dealer has been put right."""
    return f"{name} deals next."
