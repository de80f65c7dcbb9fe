"""Every word the interface says, in one place, ready for another language.

The reasons for points and for the end of a match are the rules' own sentences; here is what
surrounds them.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.rules.contracts import Contract, Denomination
from scorekeeper.ui.words.changes import CALLS_SO_FAR as CALLS_SO_FAR
from scorekeeper.ui.words.changes import CHANGED_MEANWHILE as CHANGED_MEANWHILE
from scorekeeper.ui.words.changes import change as change
from scorekeeper.ui.words.changes import half_entered as half_entered
from scorekeeper.ui.words.changes import let_go as let_go
from scorekeeper.ui.words.changes import moved_on as moved_on
from scorekeeper.ui.words.changes import redone as redone
from scorekeeper.ui.words.changes import undone as undone
from scorekeeper.ui.words.changes import will_be_let_go as will_be_let_go
from scorekeeper.ui.words.grammar import MINUS as MINUS
from scorekeeper.ui.words.grammar import capital as capital
from scorekeeper.ui.words.grammar import fitting as fitting
from scorekeeper.ui.words.grammar import fitting_each as fitting_each
from scorekeeper.ui.words.grammar import gains as gains
from scorekeeper.ui.words.grammar import initials as initials
from scorekeeper.ui.words.grammar import listed as listed
from scorekeeper.ui.words.grammar import number as number
from scorekeeper.ui.words.grammar import plural as plural
from scorekeeper.ui.words.grammar import signed as signed
from scorekeeper.ui.words.grammar import total as total
from scorekeeper.ui.words.grammar import totals as totals
from scorekeeper.ui.words.times import day as day
from scorekeeper.ui.words.times import moment as moment

APP = "500 Scorekeeper"
TAGLINE = "A score pad for the card table"

HOME = "Home"
BACK = "Back"
CANCEL = "Leave without saving"
SAVE = "Save"
MENU = "More about this match"
SETTINGS = "Settings"
WENT_WRONG = "Something went wrong here, and nothing was changed. Try once more."
LOST = "There is nothing at this address."
NO_SUCH_MATCH = "There is no match at this address. It may have been kept on another device."

# Home.
GO_ON = "Go on with the match"
NEW_MATCH = "New match"
SAME_TABLE = "Same table again"

# Setting a match up.
RULES = "Rules"
CHANGE = "Change"
DEALS = "Deals"
PLAYED_BEFORE = "Played before:"
START = "Start the match"

# The sheet.
HOUSE_RULES = "House rules"
HAND = "Hand, tricks"
ROW = "Hand"
UNDO = "Undo"
REDO = "Redo"
RECORD = "Record a hand"
RECORD_SHORT = "Record"
REMATCH = "Play again"
THIS_MATCH = "This match"
BACK_TO_SHEET = "Back to the sheet"
NAMES = "Names"
NAMES_HOW = "Correct the name of a player or a side."
AGREE = "Stop here"
ABANDON = "Abandon the match"
REOPEN = "Play on"
REOPEN_HOW = "Take back that the match was ended."
REOPENED = "The match goes on."

# Recording a hand.
TO_TAP_PLAYER = "Who plays it?"
TO_TAP_CONTRACT = "What was the contract?"
SOMETHING_ELSE = "Something else"
BACK_TO_PLAY = "Back to the contracts"
BACK_TO_CALLS = "Back to the calls"
CLAIMED = "Claimed"
PASSED_IN = "Passed in"
MISDEAL = "Misdeal"
VOID = "Void hand"
CLAIM = "Claim"
PASSED_IN_HOW = "Nobody bid: no points, and the deal moves on."
MISDEAL_HOW = "No points. The same dealer deals again."
VOID_HOW = "The hand counts for nothing, and the deal moves on."
CLAIM_HOW = "The tricks were agreed and not played out. Enter them as agreed."
ADJUSTMENT_SHORT = "Points given or taken by agreement, with the reason."
ADJUSTMENT = "Adjustment"
ADJUSTMENT_HOW = "Points agreed at the table. Write − before points taken away."
REASON = "Reason (needed)"
MADE = "made"
SET = "set"
WINS = "wins"
LOSES = "loses"
ANY_CONTRACT = "any contract"
ANY_CONTRACT_WINS = f"{ANY_CONTRACT} wins"
ALL_TEN_WINS = "all ten tricks wins"

SUITS = {
    Denomination.SPADES: "spades",
    Denomination.CLUBS: "clubs",
    Denomination.DIAMONDS: "diamonds",
    Denomination.HEARTS: "hearts",
    Denomination.NO_TRUMP: "no trump",
}


def hands_played(hands: int) -> str:
    """How far a match has come."""
    return f"{plural(hands, 'hand')} so far" if hands else "No hand yet"


def resume_label(sides: Sequence[tuple[str, int]], hands: int) -> str:
    """The way back to the match in progress."""
    return f"{GO_ON}. {totals(sides)}. {hands_played(hands)}"


def last_time(outcome: str, names: Sequence[str], points: Sequence[int]) -> str:
    """How the last match ended."""
    return f"Last time: {outcome} {totals(tuple(zip(names, points, strict=True)))}."


def rules_label(name: str) -> str:
    """The rules chosen, and that they can be changed."""
    return f"{RULES}: {name}. {CHANGE}"


def seat(seat_number: int) -> str:
    """A seat's line."""
    return f"Seat {seat_number}"


def player(seat_number: int) -> str:
    """What somebody nobody named is called."""
    return f"Player {seat_number}"


def side_field(side_number: int) -> str:
    """The line for a side's name."""
    return f"Side {'ABCDEF'[side_number - 1]}"


def side_letter(letter: str) -> str:
    """A seat's side, spoken."""
    return f"Side {letter}"


def deals_first(name: str) -> str:
    """This player deals first."""
    return f"{name} deals first"


def seat_someone(name: str) -> str:
    """Seat somebody who has played before."""
    return f"Seat {name}"


def hand_number(hand: int) -> str:
    """The title of a hand being entered."""
    return f"Hand {hand}"


def dealer(deals: str, bids: str) -> str:
    """Whose deal it is, and who speaks first."""
    return f"{deals} deals, {bids} bids first"


def contract_label(contract: Contract, value: int) -> str:
    """A contract and its value, spoken."""
    return f"{contract.level} {SUITS[contract.denomination]}, {value}"


def special(name: str) -> str:
    """A special contract's name as it is written on the pad."""
    return name.replace("isere", "isère")


def special_kept(name: str) -> str:
    """The same as a rule set keeps it, however it was written: ``Misere``."""
    return name.replace("isère", "isere")


def points_for(side: str) -> str:
    """The line for an adjustment's points."""
    return f"Points for {side}"


def tricks_count(tricks: int) -> str:
    """So many tricks."""
    return plural(tricks, "trick")


def gives_up(side: str) -> str:
    """A side ends the match."""
    return f"{side} give up" if "&" in side else f"{side} gives up"


def saved(hand: int, what: str) -> str:
    """A hand has been saved."""
    return f"Hand {hand}: {what}."


def now(sides: Sequence[tuple[str, int]]) -> str:
    """The totals as they are now."""
    return f"{totals(sides)}."


def to_begin(dealer_name: str) -> str:
    """What to do first at the entry."""
    return f"Tap the contract, the player, the tricks taken. {dealer_name} dealt."


def preview(contract: str, player_name: str, made: int | None, lost: int | None) -> str:
    """What a contract is worth to the side that plays it."""
    gain = "" if made is None else f"{MADE} {signed(made)}"
    loss = "" if lost is None else f"{SET} {signed(lost)}"
    return f"{contract} by {player_name}: {', '.join(filter(None, (gain, loss)))}."


def would_be(sides: Sequence[tuple[str, int]]) -> str:
    """The totals as they would be."""
    return f"Then: {totals(sides)}."


def played(who: str, tricks: int | None) -> str:
    """Who played a contract, and how many tricks were taken."""
    return who if tricks is None else f"{who}, {tricks_count(tricks)}"


def hand_label(
    hand: int,
    title: str,
    detail: str,
    gained: Sequence[tuple[str, int]],
    after: Sequence[tuple[str, int]],
) -> str:
    """A hand's row in words."""
    return f"Hand {hand}: {title}, {detail}. {gains(gained)}. Totals: {totals(after)}."


def winners(names: Sequence[str]) -> str:
    """Who won."""
    if not names:
        return "Nobody won."
    return f"{listed(names)} {'win' if len(names) > 1 or '&' in names[0] else 'wins'}."


def or_better(bid: str) -> str:
    """A bid and every one above it."""
    return f"{bid} or better"


def would_do(bids: str) -> str:
    """These bids, made, would win the match."""
    return f"{bids} wins"


def would_sink(bid: str) -> str:
    """This bid, failed, would lose it."""
    return f"failed {bid} loses"
