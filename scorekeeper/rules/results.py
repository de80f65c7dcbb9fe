"""What replaying a match gives: points with reasons, totals, an outcome."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from scorekeeper.rules.contracts import Bid


class Reason(StrEnum):
    """Why a side was given points, or was not."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"
    SLAM = "slam"
    DEFENCE_TRICKS = "defence_tricks"
    BID_TO_OPPONENTS = "bid_to_opponents"
    MISERE_DEFENCE = "misere_defence"
    DEFENCE_CAP = "defence_cap"
    TRICK_POINTS_STOPPED = "trick_points_stopped"
    DEBARRED = "debarred"
    PASSED_IN_TRICKS = "passed_in_tricks"
    REVOKE_SET_BACK = "revoke_set_back"
    REVOKE_BID_STANDS = "revoke_bid_stands"
    REVOKE_NOTHING = "revoke_nothing"
    IRREGULAR_SET_BACK = "irregular_set_back"
    JOKER_SET_BACK = "joker_set_back"
    SCORED_OUT_TRICKS = "scored_out_tricks"
    CARD_POINTS = "card_points"
    ADJUSTMENT = "adjustment"


class Line(NamedTuple):
    """One entry of a hand's score: a side, its points, and why.

    A named tuple, as the scored hand is: there are several a hand, and nothing is quicker to
    make.

    Attributes:
        side: whose points.
        points: the points, negative for a set back; 0 where the reason is why nothing came.
        reason: the code a sentence is made from.
        bid: the contract, where the points come from one.
        tricks: the tricks counted, where each is paid.
        each: points a trick.
        value: the bid's printed value where the points differ from it (slam, half share).
        text: the reason given by hand (adjustment).
    """

    side: int
    points: int
    reason: Reason
    bid: Bid | None = None
    tricks: int | None = None
    each: int | None = None
    value: int | None = None
    text: str = ""


class Status(StrEnum):
    """Whether a match is over."""

    IN_PLAY = "in_play"
    OVER = "over"
    NEEDS_INPUT = "needs_input"


class EndReason(StrEnum):
    """Why a match is over."""

    CONTRACT_MADE_REACHING_TARGET = "contract_made_reaching_target"
    POINTS_REACH_TARGET = "points_reach_target"
    FIRST_IN_PLAY = "first_in_play"
    BACK_DOOR = "back_door"
    DEAL_LIMIT = "deal_limit"
    TIME_LIMIT = "time_limit"
    CONCEDED = "conceded"
    AGREED = "agreed"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the totals cannot say: which of these sides got there first, on hand ``hand``.

    Attributes:
        hand: the hand's number, from 1.
        choices: the sides that reached the target on it.
        question: the key of the answer in a match file.
        noted: a side that was noted as first, and is none of these.
    """

    hand: int
    choices: tuple[int, ...]
    question: str = "first_to_reach"
    noted: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """Where a match stands: its status, and when over, who won, who lost and why.

    Attributes:
        hand: number (from 1) of the hand that ended it; None when the players did.
        made: the winners' lines of the contract that won, where one did.
    """

    status: Status = Status.IN_PLAY
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    reason: EndReason | None = None
    needs: Question | None = None
    hand: int | None = None
    made: tuple[Line, ...] = ()


class ScoredHand(NamedTuple):
    """A hand with its points.

    Attributes:
        number: from 1, in the order entered.
        dealer: the seat that dealt it.
        lines: the points with their reasons.
        delta: points by side; equals the sum of the lines.
        total: running totals by side, after this hand.
        made: whether the contract was made; None without a contract.
        after_finish: entered after the match was over; scores nothing.
    """

    number: int
    dealer: int
    lines: tuple[Line, ...]
    delta: tuple[int, ...]
    total: tuple[int, ...]
    made: bool | None = None
    after_finish: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A match replayed.

    Attributes:
        hands: one entry a hand entered.
        totals: by side, now.
        outcome: where it stands.
        dealer: the seat that deals the next hand.
        deals: hands dealt that count to a deal limit.
        from_bids: by side, points from contracts alone, and what the match began with; empty
            where these are not what wins.
        dropped_out: sides that lost while the others play on.
        lifted: the ends that the table agreed to play on past, in order.
    """

    hands: tuple[ScoredHand, ...]
    totals: tuple[int, ...]
    outcome: Outcome
    dealer: int
    deals: int
    from_bids: tuple[int, ...] = ()
    dropped_out: tuple[int, ...] = ()
    lifted: tuple[Outcome, ...] = ()
