"""The order of all bids at a table: by points, then by tricks (S000 laws 5 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import CONTRACTS, Bid, parse_bid
from scorekeeper.rules.errors import NotABid
from scorekeeper.rules.special_contracts import UnknownAnchor

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Contract
    from scorekeeper.rules.schedules import Schedule
    from scorekeeper.rules.special_contracts import SpecialContract

_BETWEEN = {"below_8S": ("7NT", "8S"), "above_8S": ("8S", "8C"), "below_10H": ("10D", "10H")}


def order_bids(
    schedule: Schedule,
    min_level: int,
    specials: tuple[SpecialContract, ...],
) -> tuple[Bid, ...]:
    """Return every bid of the table, lowest first.

    Numbered bids stand by points, then by tricks. A special contract stands where its
    rank says. A rank "below 8♠" or the like means a place between two neighbours; where
    the schedule keeps these two apart (Original, Inverted), the contract stands by its
    value, for there a higher bid is one worth more (S000 "Making the Trump").

    Raises:
        UnknownAnchor: a contract is ranked after a bid that the table does not have.
    """
    ordered = sorted(CONTRACTS, key=lambda contract: (schedule.value(contract), contract.level))
    slots: list[list[SpecialContract]] = [[] for _ in range(len(ordered) + 1)]
    after: list[tuple[SpecialContract, str]] = []
    for special in sorted(specials, key=_within_its_place):
        try:
            anchor = special.anchor(specials)
        except NotABid as error:
            raise UnknownAnchor(special, error.message) from None
        if anchor is None:
            slots[_slot(special, ordered, schedule)].append(special)
        else:
            after.append((special, anchor))
    bids: list[Bid] = []
    for slot, contract in zip(slots, (*ordered, None), strict=True):
        bids.extend(special.bid for special in slot)
        if contract is not None and contract.level >= min_level:
            bids.append(contract)
    return _with_anchored(bids, after, specials)


def _within_its_place(special: SpecialContract) -> tuple[int, int, int]:
    """Order contracts that share a place: above a bid, by value, then below a bid or on top.

    Otherwise the order of the table's list decides, the later standing higher.
    """
    if special.rank != "by_value":
        return (0 if special.rank == "above_8S" else 2), 0, 0
    return 1, special.value, special.tricks_needed


def _slot(special: SpecialContract, ordered: list[Contract], schedule: Schedule) -> int:
    """Return how many numbered bids stand below a special contract that is not ``after``."""
    if special.rank == "top":
        return len(ordered)
    if neighbours := _BETWEEN.get(special.rank):
        below, above = (ordered.index(_numbered(text)) for text in neighbours)
        if above == below + 1:
            return above
    worth = (special.value, special.tricks_needed)
    return sum((schedule.value(contract), contract.level) < worth for contract in ordered)


def _numbered(text: str) -> Contract:
    return next(contract for contract in CONTRACTS if str(contract) == text)


def _with_anchored(
    bids: list[Bid],
    after: list[tuple[SpecialContract, str]],
    specials: tuple[SpecialContract, ...],
) -> tuple[Bid, ...]:
    """Put each contract ranked after another bid above it, in the order of the table's list."""
    waiting = after
    placed: dict[Bid, int] = {}
    while waiting:
        still: list[tuple[SpecialContract, str]] = []
        for special, anchor in waiting:
            base = parse_bid(anchor, specials)
            if base not in bids:
                still.append((special, anchor))
                continue
            placed[base] = placed.get(base, 0) + 1
            bids.insert(bids.index(base) + placed[base], special.bid)
        if len(still) == len(waiting):
            special, anchor = still[0]
            raise UnknownAnchor(special, f"{anchor} has no place among this table's bids")
        waiting = still
    return tuple(bids)
