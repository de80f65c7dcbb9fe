"""What is said while the calls of an auction are entered."""

from __future__ import annotations

from scorekeeper.rules.auction import CallReason

NO_BID = "Pass"
SAID_NO_BID = "pass"
TAKE_BACK = "Take back"
WITHOUT = "Contract only"
WITHOUT_LONG = "Enter the contract without the calls"
EVERYBODY_PASSED = "Everybody passed."
NO_CALL = "No call yet."
NOT_NOW = "not possible"

_WHY = {
    CallReason.NOT_HIGHER: "{bid} is not higher than {last}, the last bid.",
    CallReason.NEEDS_A_SEVEN_FIRST: "{bid} waits until somebody has bid seven.",
    CallReason.NEEDS_AN_EIGHT_FIRST: "{bid} waits until somebody has bid eight.",
    CallReason.FIRST_CALL_ONLY: "{bid} can only be a first call, and {who} has called before.",
    CallReason.PARTNER_MUST_HAVE_BID_NULLO: (
        "{bid} waits until a partner of {who} has bid to take no trick."
    ),
    CallReason.NOT_A_BID_HERE: "This table has no {bid}.",
    CallReason.ALREADY_PASSED: "{who} has passed, and is out.",
    CallReason.ONE_CALL_ONLY: "{who} has called, and each calls once at this table.",
    CallReason.OUT_OF_TURN: "It is not the turn of {who}.",
    CallReason.AUCTION_OVER: "The auction is over.",
}
"""Why a call cannot be made: every reason there is."""


def why_not(reason: CallReason, bid: str, last: str, who: str) -> str:
    """Why a call cannot be made now."""
    return _WHY[reason].format(bid=bid, last=last, who=who)


def calls(name: str, *, first: bool) -> str:
    """Whose turn it is."""
    return f"{name} calls first." if first else f"{name} calls."


def call(name: str, said: str) -> str:
    """Somebody's call."""
    return f"{name} {said}"


def has_it(name: str, bid: str) -> str:
    """Who has the contract."""
    return f"{name} has it with {bid}."
