"""What the defenders of a hand score for tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scorekeeper.rules.debarred import NOBODY, Debarred
from scorekeeper.rules.hand_errors import TricksMissing
from scorekeeper.rules.options import CapStyle, DefenceCredit, MisereDefence, TrickPointsWhen
from scorekeeper.rules.results import Line, Reason

if TYPE_CHECKING:
    from scorekeeper.rules.settle import BidHand, Names, Settled
    from scorekeeper.rules.table import Table

POINTS_A_TRICK = 10
"""What a trick is worth wherever one is worth anything (S000 law 17)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A hand with a contract, ready to be scored.

    Attributes:
        table: the rules and seats.
        hand: as entered.
        settled: who played, and their tricks.
        names: for the errors.
        totals: each side's total before the hand.
        debarred: who may score nothing.
    """

    table: Table
    hand: BidHand
    settled: Settled
    names: Names
    totals: tuple[int, ...]
    debarred: Debarred = NOBODY

    def tricks_of(self, side: int, why: str) -> int:
        """Return a side's tricks that may count.

        Raises:
            TricksMissing: nobody counted them.
        """
        count = self.settled.tricks[side]
        if count is None:
            raise TricksMissing((self.names.sides[side],), why).at("tricks")
        return count - self.debarred.barred_tricks(side)


def defence_lines(played: Played, *, failed: bool, innocent: tuple[int, ...]) -> list[Line]:
    """Return the defenders' lines for tricks.

    Args:
        played: the hand.
        failed: whether the contract counts as failed.
        innocent: the defending sides that may score (not a revoking side).

    Raises:
        TricksMissing: a number of tricks is needed and nobody gave it.
    """
    rules = played.table.rules
    scoring = [side for side in innocent if side not in played.debarred.sides]
    barred = [
        Line(side=side, points=0, reason=Reason.DEBARRED, tricks=tricks)
        for side in innocent
        if (tricks := played.debarred.barred_tricks(side))
        and played.table.counts_own_tricks(played.hand.bid)
    ]
    misere = played.table.is_misere(played.hand.bid)
    if misere and rules.misere_defence is MisereDefence.TEN_PER_BIDDER_TRICK:
        return _per_contractor_trick(played, scoring)
    if not played.table.counts_own_tricks(played.hand.bid) or (
        rules.trick_points_when is TrickPointsWhen.SET_ONLY and not failed
    ):
        return []
    why = "Each of their tricks is worth 10."
    own = {side: played.tricks_of(side, why) for side in scoring}
    if rules.defence_credit is DefenceCredit.SHARED:
        everyone = sum(played.tricks_of(side, why) for side in innocent)
        own = dict.fromkeys(scoring, everyone)
    reason = Reason.MISERE_DEFENCE if misere else Reason.DEFENCE_TRICKS
    lines = [_capped_line(played, side, tricks, reason) for side, tricks in own.items() if tricks]
    return lines + barred


def _per_contractor_trick(played: Played, scoring: list[int]) -> list[Line]:
    """Return a line for every defender: the contractor's tricks count for each of them."""
    taken = played.settled.taken
    if taken is None:
        contractor = (played.names.sides[played.hand.side],)
        why = "Each trick of theirs is worth 10 to the defenders."
        raise TricksMissing(contractor, why).at("tricks")
    if not taken:
        return []
    return [_capped_line(played, side, taken, Reason.MISERE_DEFENCE) for side in scoring]


def _capped_line(played: Played, side: int, tricks: int, reason: Reason) -> Line:
    """Return a side's line for tricks, no further than the table's cap lets it go."""
    rules = played.table.rules
    points = tricks * POINTS_A_TRICK
    before = played.totals[side]
    bid = played.hand.bid
    stop = rules.trick_points_stop_above
    if stop is not None and before > stop:
        stopped = Reason.TRICK_POINTS_STOPPED
        return Line(side=side, points=0, reason=stopped, bid=bid, tricks=tricks, value=stop)
    cap = rules.defence_cap
    if cap is not None and before + points > cap:
        frozen = rules.defence_cap_style is CapStyle.FREEZE
        points = 0 if frozen else max(0, cap - before)
        reason, value = Reason.DEFENCE_CAP, cap
    else:
        value = None
    return Line(
        side=side,
        points=points,
        reason=reason,
        bid=bid,
        tricks=tricks,
        each=POINTS_A_TRICK,
        value=value,
    )
