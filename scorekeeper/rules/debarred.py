"""Players who may score nothing on a hand (S000 laws 9 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.errors import counted
from scorekeeper.rules.hand_errors import EntryCount, TricksMissing, WrongDebarred
from scorekeeper.rules.settle import Names, Settled, verify_seat
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND

if TYPE_CHECKING:
    from scorekeeper.rules.hands import ContractHand
    from scorekeeper.rules.table import Table


class Debarred(NamedTuple):
    """What a hand's debarred players take from their sides.

    Attributes:
        sides: sides all of whose players are debarred: they score nothing.
        tricks: by side, the tricks that score nothing; empty when there are none.
    """

    sides: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()


NOBODY = Debarred()


def settle_debarred(
    table: Table,
    hand: ContractHand,
    settled: Settled,
    names: Names,
) -> Debarred:
    """Return who scores nothing, and how many tricks of each side are theirs.

    A debarred player's tricks score nothing while the hand stands (law 9); a side whose
    other players are not debarred still scores theirs.

    Raises:
        HandError: a player cannot be debarred, or the tricks cannot be theirs.
    """
    if not hand.debarred and not hand.debarred_tricks:
        return NOBODY
    sides = len(table.seats)
    for seat in hand.debarred:
        verify_seat(table, seat, "debarred")
        if seat == hand.contractor or (table.rules.is_individual and seat == hand.side):
            raise WrongDebarred(
                f"{names.players[seat]} is the contractor: a contractor's wrong count sets the "
                "contract back (irregular_bidder), it does not debar.",
            ).at("debarred")
    given = hand.debarred_tricks or (None,) * sides
    if len(given) != sides:
        raise EntryCount("debarred_tricks", len(given), sides).at("debarred_tricks")
    barred = set(hand.debarred)
    tricks: list[int] = []
    for side, (seats, own, count) in enumerate(
        zip(table.seats, settled.tricks, given, strict=True)
    ):
        if count is not None:
            _verify_count(count, own, names.sides[side], whole=barred.issuperset(seats))
            tricks.append(count)
        elif barred.issuperset(seats):
            tricks.append(own or 0)
        elif (
            barred.isdisjoint(seats)
            or own == 0
            or side in settled.contracting
            or table.pays_own_tricks(hand.bid, failed=True) is None
        ):
            tricks.append(0)
        else:
            who = tuple(names.players[seat] for seat in seats if seat in barred)
            raise TricksMissing(who, "They score nothing; the rest do.").at("debarred_tricks")
    whole = tuple(side for side, seats in enumerate(table.seats) if barred.issuperset(seats))
    return Debarred(whole, tuple(tricks))


def _verify_count(count: int, own: int | None, side: str, *, whole: bool) -> None:
    most = TRICKS_IN_A_HAND if own is None else own
    if type(count) is not int or not 0 <= count <= most or (whole and own not in {None, count}):
        right = f"all of its {own}" if whole and own is not None else f"0 to {most}"
        nothing_for = counted(count, "trick that scores nothing", "tricks that score nothing")
        raise WrongDebarred(
            f"{side} cannot have {nothing_for}: the count is {right}.",
        ).at("debarred_tricks")
