"""A hand's facts with what follows from them: who played, and tricks that ten leave over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.errors import NotABid, counted
from scorekeeper.rules.hand_errors import (
    EntryCount,
    NoSuchSeat,
    SitsOut,
    TrickCount,
    TricksMissing,
    TricksNotCounted,
    TrickTotal,
    WrongPartners,
    WrongSide,
)
from scorekeeper.rules.hands import ContractHand, IrregularContractor
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, BySide, PassedIn
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.table import Table


@dataclass(frozen=True, slots=True)
class Names:
    """What sides and players are called in an error."""

    sides: tuple[str, ...]
    players: tuple[str, ...]

    @classmethod
    def of(cls, match: Match) -> Names:
        """Return the names of a match."""
        return cls(tuple(side.name for side in match.sides), match.players)


class Settled(NamedTuple):
    """Who played a hand and what each took.

    Attributes:
        contracting: the sides that played the contract, the contractor's first.
        defending: the sides that played against it.
        tricks: by side, with what follows from ten filled in; None where nobody counted.
        taken: tricks of the contracting sides together; None where nobody counted.
    """

    contracting: tuple[int, ...]
    defending: tuple[int, ...]
    tricks: BySide
    taken: int | None


def settle(
    table: Table,
    hand: BidHand,
    names: Names,
    sits_out: int | None = None,
    dropped_out: tuple[int, ...] = (),
) -> Settled:
    """Return who played a hand with a contract, and their tricks.

    Args:
        table: the rules and seats.
        hand: the hand as entered.
        names: for the errors.
        sits_out: the side without cards in this hand.
        dropped_out: sides that lost while the others play on.

    Raises:
        HandError: a seat, a partner or a number of tricks cannot be right.
        NotABid: the table does not have the contract.
    """
    if hand.bid not in table.values:
        codes = tuple(one.code for one in table.rules.special_contracts)
        raise NotABid(str(hand.bid), codes, table.rules.min_level).at("bid")
    _verify_contractor(table, hand, names, sits_out)
    tricks = _counted(table, hand.tricks, names, sits_out)
    if not hand.partners and sits_out is None and not dropped_out:
        contracting, defending = table.opposed[hand.side]
    else:
        contracting = (hand.side, *_partner_sides(table, hand, names))
        defending = tuple(
            side
            for side in range(len(table.seats))
            if side not in contracting
            and side != sits_out
            and not (side in dropped_out and not tricks[side])
        )
    if so_far(hand):
        _verify_total(tricks, contracting + defending, names, so_far=True)
        # Whether a contract stopped early was lost is for who noted its tricks to say.
        ended = defending if isinstance(hand, ContractHand) else contracting + defending
        tricks = _none_left(tricks, ended)
        return Settled(contracting, defending, tricks, _sum(tricks, contracting))
    tricks = _filled(tricks, contracting + defending, names)
    taken = _sum(tricks, contracting)
    if taken is None:
        against = _sum(tricks, defending)
        if against is None:
            raise TricksMissing(
                tuple(names.sides[side] for side in contracting if tricks[side] is None),
                "A hand has ten, and what the contracting side took decides it.",
            ).at("tricks")
        taken = TRICKS_IN_A_HAND - against
    return Settled(contracting, defending, tricks, taken)


def settle_passed_in(
    table: Table,
    hand: PassedIn,
    names: Names,
    sits_out: int | None = None,
    dropped_out: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """Return each side's tricks in a hand that all passed and that was played.

    Args:
        table: the rules and seats.
        hand: the hand as entered.
        names: for the errors.
        sits_out: the side without cards in this hand.
        dropped_out: sides that lost while the others play on.

    Raises:
        HandError: the tricks are not ten, or somebody's are missing.
    """
    tricks = _counted(table, hand.tricks, names, sits_out)
    playing = tuple(
        side
        for side in range(len(table.seats))
        if side != sits_out and not (side in dropped_out and not tricks[side])
    )
    tricks = _filled(tricks, playing, names)
    if missing := tuple(names.sides[side] for side in playing if tricks[side] is None):
        raise TricksMissing(missing, "A passed-in hand pays each trick to its taker.").at("tricks")
    return tuple(count or 0 for count in tricks)


def so_far(hand: BidHand) -> bool:
    """Whether a hand stopped before its tenth trick, so that its tricks need not be ten."""
    if isinstance(hand, ContractHand):
        return hand.stopped_early
    return not isinstance(hand, IrregularContractor)


def _verify_contractor(table: Table, hand: BidHand, names: Names, sits_out: int | None) -> None:
    sides = len(table.seats)
    if not 0 <= hand.side < sides:
        raise NoSuchSeat("side", hand.side, sides).at("contractor")
    if hand.contractor is not None:
        verify_seat(table, hand.contractor, "contractor")
        if table.side_of[hand.contractor] != hand.side:
            player = names.players[hand.contractor]
            raise WrongSide(player, names.sides[hand.side]).at("contractor")
    if hand.side == sits_out:
        raise SitsOut(
            f"{names.sides[sits_out]} dealt and holds no cards in this hand, so the contract is "
            "another player's.",
        ).at("contractor")


def verify_seat(table: Table, seat: int, where: str) -> None:
    """Refuse a seat that the table does not have.

    Raises:
        NoSuchSeat: there are fewer players.
    """
    if not 0 <= seat < len(table.side_of):
        raise NoSuchSeat("player", seat, len(table.side_of)).at(where)


def _partner_sides(table: Table, hand: BidHand, names: Names) -> tuple[int, ...]:
    if not hand.partners:
        return ()
    allowed = table.rules.partners_for(hand.bid)
    called = table.rules.name_of(hand.bid)
    count = len(hand.partners)
    if not table.rules.finds_partner:
        raise WrongPartners("At this table the partners are the same in every hand.").at(
            "partners"
        )
    for seat in hand.partners:
        verify_seat(table, seat, "partners")
    if hand.side in hand.partners:
        raise WrongPartners(
            f"{names.sides[hand.side]} cannot be the contractor and the partner: alone, or with "
            "another player.",
        ).at("partners")
    if len(set(hand.partners)) < count:
        raise WrongPartners("A player is named twice among the partners.").at("partners")
    if count not in allowed:
        right = " or ".join(["alone", *(f"with {several}" for several in allowed[1:])])
        raise WrongPartners(
            f"{called} is not played with {counted(count, 'partner')}: it is played {right}.",
        ).at("partners")
    return hand.partners


def _counted(table: Table, tricks: BySide, names: Names, sits_out: int | None) -> BySide:
    """Return one entry a side, each a possible number or None."""
    sides = len(table.seats)
    if not tricks:
        return (None,) * sides
    if len(tricks) != sides:
        raise EntryCount("tricks", len(tricks), sides).at("tricks")
    for side, count in enumerate(tricks):
        if count is not None and (type(count) is not int or not 0 <= count <= TRICKS_IN_A_HAND):
            raise TrickCount(names.sides[side], count).at("tricks")
    if sits_out is not None and tricks[sits_out]:
        raise TricksNotCounted(names.sides[sits_out], "who deals takes no cards").at("tricks")
    return tricks


def _filled(tricks: BySide, playing: tuple[int, ...], names: Names) -> BySide:
    """Return tricks that make ten, with the last count worked out where all others are known."""
    if None not in tricks and sum(tricks) == TRICKS_IN_A_HAND:  # type: ignore[arg-type]
        return tricks
    unknown = [side for side in playing if tricks[side] is None]
    total = sum(tricks[side] or 0 for side in playing)
    if total == TRICKS_IN_A_HAND:
        return tuple(count or 0 for count in tricks) if unknown else tricks
    if not unknown or total > TRICKS_IN_A_HAND:
        _verify_total(tricks, playing, names, so_far=False)
    if len(unknown) == 1:
        left = TRICKS_IN_A_HAND - total
        return tuple(left if side == unknown[0] else count for side, count in enumerate(tricks))
    return tricks


def _none_left(tricks: BySide, sides: tuple[int, ...]) -> BySide:
    """Return tricks with none for those who are not counted, where the others took all ten."""
    if sum(count or 0 for count in tricks) < TRICKS_IN_A_HAND:
        return tricks
    return tuple(
        0 if count is None and side in sides else count for side, count in enumerate(tricks)
    )


def _verify_total(
    tricks: BySide,
    playing: tuple[int, ...],
    names: Names,
    *,
    so_far: bool,
) -> None:
    counts = tuple((names.sides[side], tricks[side] or 0) for side in playing)
    total = sum(count for _, count in counts)
    if total > TRICKS_IN_A_HAND or not so_far:
        raise TrickTotal(counts, total, so_far=so_far).at("tricks")


def _sum(tricks: BySide, sides: tuple[int, ...]) -> int | None:
    total = 0
    for side in sides:
        count = tricks[side]
        if count is None:
            return None
        total += count
    return total
