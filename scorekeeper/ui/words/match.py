"""What is said in the menu of a match, and on what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.rules.match import Ending
from scorekeeper.ui.words.grammar import listed, number, plural

STORY = "Story of the match"
STORY_HOW = "Everything that was done to it, and when."
DETAILS = "Title, date and note"
DETAILS_HOW = "What it was, when and where it was played."
DETAILS_SAVED = "Kept."
TITLE = "Title"
DAY = "Date"
NOTE = "Place or note"
SEATS = "Somebody else sits down"
SEATS_HOW = "From the next hand on. The sides keep their scores."
SEATS_LONG = (
    "Who sits where from the next hand on. Each side keeps its score, and each hand on the "
    "sheet remembers who played it."
)
SEATED = "From the next hand on: {names}."
DEALER = "Correct the dealer"
DEALER_HOW = "Say who deals next; the deal moves on from there."
DEALER_LONG = "Who deals the next hand?"
RULES = "Change the rules"
RULES_HOW = "For all of the match, or from the next hand on. What it moves is shown first."
RULES_OWN = "Change single rules"
RULES_OWN_HOW = "The rules of this match, one by one. What it moves is shown first."
RULES_LOOK = "See what that moves"
RULES_NOW = "Played by now"
NO_OTHER_RULES = "There are no other named rules for this table."
RULES_WHOLE = "All of the match"
RULES_WHOLE_HOW = "As if these rules had been agreed at the start."
RULES_FROM_HERE = "From the next hand on"
RULES_FROM_HERE_HOW = "The totals so far stay. A match that was over goes on."
COPY = "The same people again"
COPY_HOW = "A new match with these seats and rules. This one stays as it is."
BIN = "Put in the bin"
BIN_HOW = "It can be taken out again for thirty days."
DECIDING = "Correct the hand that ended it"


ENDED = {
    Ending.CONCEDED: "Given up.",
    Ending.AGREED: "Stopped by agreement.",
    Ending.ABANDONED: "Abandoned.",
    Ending.TIME_LIMIT: "Ended at the bell.",
}
UNDO_TAKES_IT_BACK = "Undo takes it back."


def would_end(winners: Sequence[tuple[str, int]]) -> str:
    """What comes of ending a match now, and that it is not for ever."""
    if not winners:
        who = "nobody wins, and the sheet is kept"
    elif len(winners) > 1:
        who = f"{listed([name for name, _ in winners])} share the win at {number(winners[0][1])}"
    else:
        (name, total), *_ = winners
        who = f"{name} {'win' if '&' in name else 'wins'} with {number(total)}"
    return f"Ends the match now: {who}. {UNDO_TAKES_IT_BACK}"


def ended(how: Ending) -> str:
    """The players have ended it."""
    return f"{ENDED[how]} {UNDO_TAKES_IT_BACK}"


def no_day(written: str) -> str:
    """What was written is no day."""
    return f"“{written.strip()}” is no day: write it like 27 Nov 2026 or 2026-11-27."


def deciding_how(hand: int) -> str:
    """How a match that a hand ended is reopened where that was entered wrongly."""
    return f"Hand {hand}, where it was entered wrongly. It can also be removed on the sheet."


def played_on_how(hand: int, behind: int) -> str:
    """How a match that a hand ended goes on all the same."""
    counts = f" The {plural(behind, 'hand')} behind it will count." if behind else ""
    return f"Hand {hand} ended it by the rules; the table plays on all the same.{counts}"


def play_by(rules: str) -> str:
    """The button that accepts other rules."""
    return f"Play by {rules}"


def played_by(rules: str, *, from_here: bool) -> str:
    """Other rules have been accepted."""
    return f"From the next hand on: {rules}." if from_here else f"The whole match: {rules}."


def behind_the_end(hands: Sequence[int]) -> str:
    """Hands that other rules would leave behind the end of the match."""
    which = listed([str(hand) for hand in hands])
    if len(hands) == 1:
        return f"Hand {which} comes after that end: it stays on the sheet, marked."
    return f"Hands {which} come after that end: they stay on the sheet, marked."


def deals_next(name: str) -> str:
    """This player deals the next hand."""
    return f"{name} deals"


def dealer_now(name: str) -> str:
    """The dealer has been put right."""
    return f"{name} deals next."
