"""What the defenders of a hand score for tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.debarred import NOBODY, Debarred
from scorekeeper.rules.hand_errors import TricksMissing
from scorekeeper.rules.options import CapStyle, MisereDefence
from scorekeeper.rules.results import Line, Reason
from scorekeeper.rules.settle import so_far
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand
    from scorekeeper.rules.rule_set import RuleSet
    from scorekeeper.rules.settle import Names, Settled
    from scorekeeper.rules.table import Table


class Played(NamedTuple):
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

    def tricks_of_each(self, sides: tuple[int, ...]) -> list[int]:
        """Return the tricks of some sides that may count.

        Raises:
            TricksMissing: nobody counted them; all whose tricks are missing are named.
        """
        tricks, barred = self.settled.tricks, self.debarred.tricks
        if missing := tuple(self.names.sides[side] for side in sides if tricks[side] is None):
            raise TricksMissing(missing, "Each of their tricks is worth 10.").at("tricks")
        return [(tricks[side] or 0) - (barred[side] if barred else 0) for side in sides]

    def tricks_of_all(self, sides: tuple[int, ...]) -> int:
        """Return the tricks of some sides together that may count.

        Of ten, those of all the defenders are what the others left, whoever took them.

        Raises:
            TricksMissing: nobody counted them, and they do not follow.
        """
        settled = self.settled
        whole = sides == settled.defending and not so_far(self.hand) and not self.debarred.tricks
        if whole and settled.taken is not None:
            return TRICKS_IN_A_HAND - settled.taken
        return sum(self.tricks_of_each(sides))


def defence_lines(
    played: Played,
    *,
    failed: bool,
    innocent: tuple[int, ...],
) -> tuple[Line, ...]:
    """Return the defenders' lines for tricks.

    Args:
        played: the hand.
        failed: whether the contract counts as failed.
        innocent: the defending sides that may score (not a revoking side).

    Raises:
        TricksMissing: a number of tricks is needed and nobody gave it.
    """
    table, bid, rules = played.table, played.hand.bid, played.table.rules
    barred = played.debarred.sides
    scoring = tuple(side for side in innocent if side not in barred)
    if rules.misere_defence is MisereDefence.TEN_PER_BIDDER_TRICK and table.is_misere(bid):
        taken = _contractor_tricks(played) if scoring else played.settled.taken
        return _contractor_lines(played, innocent, taken) if taken else ()
    own_reason = table.pays_own_tricks(bid, failed=failed)
    if own_reason is None:
        return ()
    if table.shares_tricks(bid):
        own = [played.tricks_of_all(innocent)] * len(scoring)
    else:
        own = played.tricks_of_each(scoring)
    lines = [
        _line(played, side, tricks, own_reason)
        for side, tricks in zip(scoring, own, strict=True)
        if tricks
    ]
    if played.debarred.tricks:
        lines += [
            Line(side=side, points=0, reason=Reason.DEBARRED, tricks=tricks)
            for side in innocent
            if (tricks := played.debarred.tricks[side])
        ]
    return tuple(lines)


def _contractor_lines(played: Played, innocent: tuple[int, ...], taken: int) -> tuple[Line, ...]:
    """Return a line for each defending side, which score the contractor's tricks (S000 Nullo)."""
    paid = played.table.trick_lines[Reason.MISERE_DEFENCE]
    return tuple(
        paid[side][taken]._replace(points=0, reason=Reason.DEBARRED)
        if side in played.debarred.sides
        else _line(played, side, taken, Reason.MISERE_DEFENCE)
        for side in innocent
    )


def scored_out_lines(played: Played, named: tuple[int, ...]) -> tuple[Line, ...]:
    """Return the lines of those who score the tricks they hold when play stops (S000 law 17).

    In a nullo what they score is the contractor's tricks, so these are what they hold.

    Raises:
        TricksMissing: a number of tricks is needed and nobody gave it.
    """
    table, bid, reason = played.table, played.hand.bid, Reason.SCORED_OUT_TRICKS
    if table.rules.misere_defence is MisereDefence.TEN_PER_BIDDER_TRICK and table.is_misere(bid):
        held = [_contractor_tricks(played)] * len(named)
    elif table.pays_own_tricks(bid, failed=True) is None:
        return ()
    else:
        held = played.tricks_of_each(named)
    return tuple(
        _line(played, side, tricks, reason)
        for side, tricks in zip(named, held, strict=True)
        if tricks
    )


def _contractor_tricks(played: Played) -> int:
    """Return the contractor's tricks, each of which counts for every defender (S000 Nullo)."""
    taken = played.settled.taken
    if taken is None:
        contractor = (played.names.sides[played.hand.side],)
        why = "Each trick of theirs is worth 10 to the defenders."
        raise TricksMissing(contractor, why).at("tricks")
    return taken


def _line(played: Played, side: int, tricks: int, reason: Reason) -> Line:
    """Return a side's line for tricks, no further than the table's cap lets it go."""
    line = played.table.trick_lines[reason][side][tricks]
    if played.table.minds_totals:
        return capped(played.table.rules, line, played.totals[side])
    return line


def capped(rules: RuleSet, line: Line, before: int) -> Line:
    """Return a defender's line as the table's cap leaves it, given the total before the hand."""
    cap, stop = rules.defence_cap, rules.trick_points_stop_above
    if stop is not None and before > stop:
        return line._replace(points=0, reason=Reason.TRICK_POINTS_STOPPED, value=stop)
    if cap is not None and before + line.points > cap:
        frozen = rules.defence_cap_style is CapStyle.FREEZE
        points = 0 if frozen else max(0, cap - before)
        return line._replace(points=points, reason=Reason.DEFENCE_CAP, value=cap)
    return line
