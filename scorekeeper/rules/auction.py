"""The auction: whose turn it is, which calls are legal, and who has the contract.

Seats count from 0 at the dealer's left, as calls are made. Where the dealer takes no cards
he makes no call either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from scorekeeper.rules.contracts import Bid, Contract
from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.hands import Call
from scorekeeper.rules.options import AuctionRounds, Seating
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.special_contracts import When


class CallReason(StrEnum):
    """Why a call is legal or is not."""

    OK = "ok"
    """It is legal."""
    RAISE_OWN = "raise_own"
    """It raises the caller's own bid after everyone else passed; legal where the rules allow."""
    NOT_A_BID_HERE = "not_a_bid_here"
    """The table has no such bid."""
    NOT_HIGHER = "not_higher"
    """It does not outrank the bid before it (S000 law 7)."""
    ALREADY_PASSED = "already_passed"
    """The player has passed, and is out (S000 law 6)."""
    ONE_CALL_ONLY = "one_call_only"
    """The player has called, and each calls once (S000 law 5)."""
    OUT_OF_TURN = "out_of_turn"
    """It is another player's turn."""
    NEEDS_A_SEVEN_FIRST = "needs_a_seven_first"
    """Nobody has bid seven (S002 03)."""
    NEEDS_AN_EIGHT_FIRST = "needs_an_eight_first"
    """Nobody has bid eight."""
    FIRST_CALL_ONLY = "first_call_only"
    """The player has called before, so has looked at the cards (S003)."""
    PARTNER_MUST_HAVE_BID_NULLO = "partner_must_have_bid_nullo"
    """No partner has bid to take no trick alone."""
    AUCTION_OVER = "auction_over"
    """The contract is settled, or everybody passed."""


LEGAL = frozenset({CallReason.OK, CallReason.RAISE_OWN})
"""The reasons of a call that may be made."""


class IllegalCall(RulesError):
    """A call that this player cannot make now.

    Attributes:
        reason: why not.
    """

    code = "illegal_call"

    def __init__(self, call: Call, reason: CallReason) -> None:
        """Say the call and why it cannot be made."""
        self.reason = reason
        said = "pass" if call.bid is None else str(call.bid)
        super().__init__(f"Seat {call.seat + 1} cannot call {said}: {_WHY[reason]}.")


_WHY = {
    CallReason.NOT_A_BID_HERE: "this table has no such bid",
    CallReason.NOT_HIGHER: "it is not higher than the last bid",
    CallReason.ALREADY_PASSED: "a player who has passed is out of the auction",
    CallReason.ONE_CALL_ONLY: "each player calls once at this table",
    CallReason.OUT_OF_TURN: "it is another player's turn",
    CallReason.NEEDS_A_SEVEN_FIRST: "nobody has bid seven yet",
    CallReason.NEEDS_AN_EIGHT_FIRST: "nobody has bid eight yet",
    CallReason.FIRST_CALL_ONLY: "it can only be a player's first call",
    CallReason.PARTNER_MUST_HAVE_BID_NULLO: "no partner of theirs has bid nullo",
    CallReason.AUCTION_OVER: "the auction is over",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """The legal calls so far, at a table with these rules."""

    rules: RuleSet
    calls: tuple[Call, ...] = ()

    @property
    def highest(self) -> Call | None:
        """The last bid, or None while nobody has bid."""
        return next((call for call in reversed(self.calls) if call.bid is not None), None)

    @property
    def passed(self) -> frozenset[int]:
        """The seats that have passed."""
        return frozenset(call.seat for call in self.calls if call.bid is None)

    @property
    def next_seat(self) -> int | None:
        """The seat whose turn it is, or None when the auction is over."""
        count = self.rules.active_players
        highest, passed = self.highest, self.passed
        if len(passed) == count:
            return None
        if self.rules.auction_rounds is AuctionRounds.ONE:
            return len(self.calls) if len(self.calls) < count else None
        if highest and passed >= set(range(count)) - {highest.seat}:
            return highest.seat if self.rules.raise_own_after_passes else None
        seat = (self.calls[-1].seat + 1) % count if self.calls else 0
        while seat in passed:
            seat = (seat + 1) % count
        return seat

    @property
    def is_closed(self) -> bool:
        """Whether nobody may call any more."""
        return self.next_seat is None

    @property
    def contract(self) -> Call | None:
        """The contract and whose it is; None while the auction is open or when all passed."""
        return self.highest if self.is_closed else None


def judge(auction: Auction, call: Call) -> CallReason:
    """Return why ``call`` may or may not be made now (S000 laws 5 to 7, S002 03)."""
    turn = auction.next_seat
    if turn is None:
        return CallReason.AUCTION_OVER
    if call.seat != turn:
        return _not_your_turn(auction, call.seat)
    return CallReason.OK if call.bid is None else _judge_bid(auction, call.seat, call.bid)


def can_call(auction: Auction, call: Call) -> tuple[bool, CallReason]:
    """Return whether ``call`` may be made now, and why or why not."""
    reason = judge(auction, call)
    return reason in LEGAL, reason


def verify_call(auction: Auction, call: Call) -> None:
    """Refuse a call that cannot be made now.

    Raises:
        IllegalCall: with the reason.
    """
    legal, reason = can_call(auction, call)
    if not legal:
        raise IllegalCall(call, reason)


def make_call(auction: Auction, call: Call) -> Auction:
    """Return the auction with ``call`` added.

    Raises:
        IllegalCall: it cannot be made now.

    >>> auction = make_call(Auction(rules=RuleSet()), Call(seat=0, bid=RuleSet().parse("6S")))
    >>> auction.next_seat
    1
    """
    verify_call(auction, call)
    return replace(auction, calls=(*auction.calls, call))


def open_calls(auction: Auction) -> tuple[Call, ...]:
    """Return the calls open to the player whose turn it is: the pass, then the cheapest first."""
    seat = auction.next_seat
    if seat is None:
        return ()
    calls = (Call(seat=seat, bid=bid) for bid in (None, *auction.rules.ladder))
    return tuple(call for call in calls if judge(auction, call) in LEGAL)


@lru_cache(maxsize=512)
def ranks(rules: RuleSet) -> dict[Bid, int]:
    """Return each bid's place in the order of bids, lowest first."""
    return {bid: place for place, bid in enumerate(rules.ladder)}


def _not_your_turn(auction: Auction, seat: int) -> CallReason:
    if seat in auction.passed:
        return CallReason.ALREADY_PASSED
    once = auction.rules.auction_rounds is AuctionRounds.ONE
    if once and any(call.seat == seat for call in auction.calls):
        return CallReason.ONE_CALL_ONLY
    return CallReason.OUT_OF_TURN


def _judge_bid(auction: Auction, seat: int, bid: Bid) -> CallReason:
    rank, highest = ranks(auction.rules), auction.highest
    if bid not in rank:
        return CallReason.NOT_A_BID_HERE
    if highest is not None and highest.bid is not None and rank[bid] <= rank[highest.bid]:
        return CallReason.NOT_HIGHER
    if condition := _unmet_condition(auction, seat, bid):
        return condition
    own = highest is not None and highest.seat == seat
    return CallReason.RAISE_OWN if own else CallReason.OK


def _unmet_condition(auction: Auction, seat: int, bid: Bid) -> CallReason | None:
    """Return the condition of a special contract that is not met, if one is not."""
    special = auction.rules.special(bid)
    if special is None:
        return None
    levels = [call.bid.level for call in auction.calls if isinstance(call.bid, Contract)]
    match special.when:
        case When.AFTER_7 if 7 not in levels:  # noqa: PLR2004 - the option's own name
            return CallReason.NEEDS_A_SEVEN_FIRST
        case When.AFTER_8 if 8 not in levels:  # noqa: PLR2004 - the option's own name
            return CallReason.NEEDS_AN_EIGHT_FIRST
        case When.FIRST_CALL_ONLY if any(call.seat == seat for call in auction.calls):
            return CallReason.FIRST_CALL_ONLY
        case When.PARTNER_BID_NULLO if not _partner_bid_nullo(auction, seat):
            return CallReason.PARTNER_MUST_HAVE_BID_NULLO
    return None


def _partner_bid_nullo(auction: Auction, seat: int) -> bool:
    """Return whether a partner bid to take no trick alone; sides sit alternately."""
    sides = 3 if auction.rules.sides is Seating.PARTNERSHIP_3X2 else 2
    nullos = {one.bid for one in auction.rules.special_contracts if one.is_alone}
    return any(
        call.bid in nullos and call.seat != seat and call.seat % sides == seat % sides
        for call in auction.calls
    )
