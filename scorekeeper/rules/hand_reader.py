"""Hands of a match file: with names, as people write them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from scorekeeper.rules.errors import listed
from scorekeeper.rules.hand_fields import (
    bid_of,
    by_side,
    call_of,
    list_of,
    party_of,
    seat_of,
    seats_of,
    side_of,
    switch_of,
)
from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    Hand,
    IrregularContractor,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.reading import MissingKey, UnknownKey, WrongValue, optional_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import BySide
    from scorekeeper.rules.naming import Naming

EXTRA_KEYS = ("id", "at", "note", "edits")
"""What a file keeps beside a hand, and no score depends on."""

_ANY = ("type", "dealer", "auction", "played_on", *EXTRA_KEYS)
_OF_A_BID = (
    *_ANY,
    "contractor",
    "bid",
    "tricks",
    "partners",
    "sits_out",
    "sans_kitty",
    "first_to_reach",
)
KEYS: dict[str, tuple[str, ...]] = {
    "contract": (
        *_OF_A_BID,
        "debarred",
        "debarred_tricks",
        "card_points",
        "stopped_early",
        "forced_fail",
    ),
    "all_pass": (*_ANY, "tricks", "first_to_reach", "sits_out"),
    "redeal": (*_ANY, "reason"),
    "void": (*_ANY, "reason"),
    "revoke": (*_OF_A_BID, "by"),
    "irregular_bidder": _OF_A_BID,
    "scored_out": (*_OF_A_BID, "score_tricks_for"),
    "adjustment": (*_ANY, "points", "reason", "first_to_reach"),
}
"""The keys of each type of hand."""

_KNOWN = {kind: frozenset(keys) for kind, keys in KEYS.items()}


def read_hand(data: Any, naming: Naming) -> Hand:  # noqa: ANN401 - whatever the file held
    """Return the hand that a match file holds.

    Args:
        data: the entry.
        naming: who is who in the match.

    Raises:
        RulesError: with the place inside the hand, such as ``tricks``.
    """
    if not isinstance(data, dict):
        error = WrongValue("hand", data, "an object with type")
        error.where = ""  # the hand itself is the place, and nothing in it
        raise error
    counted = _counted(data, naming)
    if counted is not None:
        return counted
    kind = data.get("type")
    known = _KNOWN.get(kind) if isinstance(kind, str) else None
    if known is None:
        if "type" not in data:
            raise MissingKey("type", listed(tuple(KEYS)))
        raise WrongValue("type", kind, listed(tuple(KEYS)))
    if not data.keys() <= known:
        for key, value in data.items():
            if key not in known and not (key in _KNOWN["contract"] and _nothing(value)):
                raise UnknownKey(key, KEYS[str(kind)])
    return _READERS[str(kind)](data, naming)


def _counted(data: dict[str, Any], naming: Naming) -> ContractHand | None:
    """Return a counted contract and no more, as most hands are; else None.

    What it returns None for is read with care, right or wrong.
    """
    if data.get("type") != "contract" or not data.keys() <= _PLAIN_OR_EXTRA:
        return None
    parts = _plain_parts(data, naming)
    return None if parts is None else _counted_contract(*parts)


@lru_cache(maxsize=1 << 14)
def _counted_contract(
    side: int, contractor: int | None, bid: Bid, tricks: tuple[int, ...]
) -> ContractHand:
    return ContractHand(side=side, contractor=contractor, bid=bid, tricks=tricks)


PlainHand: TypeAlias = "tuple[int, int | None, Bid, tuple[int, ...]]"


def read_plain(data: Any, naming: Naming) -> PlainHand | None:  # noqa: ANN401
    """Return side, contractor, bid and tricks of a counted contract and no more; else None.

    What it returns None for is left to ``read_hand``, right or wrong.
    """
    if type(data) is not dict or len(data) != _PLAIN_KEYS or data.get("type") != "contract":
        return None
    return _plain_parts(data, naming)


def _plain_parts(data: dict[str, Any], naming: Naming) -> PlainHand | None:
    """Return side, contractor, bid and tricks where they stand as the app writes them."""
    try:
        side, contractor = naming.parties[data["contractor"]]
        bid, counts = naming.bids[data["bid"]], data["tricks"]
        tricks = tuple(map(counts.__getitem__, naming.sides))
    except (AttributeError, KeyError, TypeError):
        return None
    if len(counts) != len(tricks) or not _WHOLE.issuperset(map(type, tricks)):
        return None
    return side, contractor, bid, tricks


_WHOLE = frozenset({int})


def _nothing(value: object) -> bool:
    """Whether a value says nothing, so that it may stand where its key has no use."""
    return value is None or value is False or value in ([], {}, "")


def _contract(data: dict[str, Any], naming: Naming) -> ContractHand:
    side, contractor = party_of(data, "contractor", naming)
    bid, tricks = bid_of(data, naming), by_side(data, "tricks", naming)
    barred = by_side(data, "debarred_tricks", naming)
    return ContractHand(
        **_common(data, naming),
        **_of_a_bid(data, naming),
        side=side,
        contractor=contractor,
        bid=bid,
        tricks=tricks,
        debarred=_debarred(data, naming, barred),
        debarred_tricks=barred,
        card_points=by_side(data, "card_points", naming),
        stopped_early=switch_of(data, "stopped_early"),
        forced_fail=switch_of(data, "forced_fail"),
    )


_PLAIN = ("type", "contractor", "bid", "tricks")
_PLAIN_KEYS = len(_PLAIN)
_PLAIN_OR_EXTRA = frozenset({*_PLAIN, *EXTRA_KEYS})


def _debarred(data: dict[str, Any], naming: Naming, barred: BySide) -> tuple[int, ...]:
    """Return the seats debarred.

    A side named without its players is all of them, unless the tricks of it that score
    nothing are counted: then it was one of them, and nobody noted who.
    """
    seats: list[int] = []
    for index, name in enumerate(list_of(data, "debarred")):
        side = naming.scorers.get(name) if isinstance(name, str) else None
        if side is None or name in naming.seats:
            seats.append(naming.seat(name, f"debarred[{index}]"))
        elif not barred or barred[side] is None:
            members = naming.parties.values()
            seats += [seat for of, seat in members if of == side and seat is not None]
    return tuple(seats)


def _all_pass(data: dict[str, Any], naming: Naming) -> PassedIn:
    return PassedIn(
        **_common(data, naming),
        tricks=by_side(data, "tricks", naming),
        first_to_reach=side_of(data, "first_to_reach", naming),
        sits_out=seat_of(data, "sits_out", naming),
    )


def _redeal(data: dict[str, Any], naming: Naming) -> Redeal:
    return Redeal(**_common(data, naming), reason=optional_text(data, "reason") or "")


def _void(data: dict[str, Any], naming: Naming) -> Void:
    return Void(**_common(data, naming), reason=optional_text(data, "reason") or "")


def _revoke(data: dict[str, Any], naming: Naming) -> Revoke:
    offending_side, offender = party_of(data, "by", naming)
    return Revoke(**_with_contract(data, naming), offending_side=offending_side, offender=offender)


def _irregular(data: dict[str, Any], naming: Naming) -> IrregularContractor:
    return IrregularContractor(**_with_contract(data, naming))


def _scored_out(data: dict[str, Any], naming: Naming) -> ScoredOut:
    sides = tuple(
        naming.side(name, f"score_tricks_for[{index}]")
        for index, name in enumerate(list_of(data, "score_tricks_for"))
    )
    return ScoredOut(**_with_contract(data, naming), score_tricks_for=sides)


def _adjustment(data: dict[str, Any], naming: Naming) -> Adjustment:
    points = by_side(data, "points", naming)
    return Adjustment(
        **_common(data, naming),
        points=tuple(one or 0 for one in points) or (0,) * len(naming.sides),
        reason=optional_text(data, "reason") or "",
        first_to_reach=side_of(data, "first_to_reach", naming),
    )


_READERS: dict[str, Callable[[dict[str, Any], Naming], Hand]] = {
    "contract": _contract,
    "all_pass": _all_pass,
    "redeal": _redeal,
    "void": _void,
    "revoke": _revoke,
    "irregular_bidder": _irregular,
    "scored_out": _scored_out,
    "adjustment": _adjustment,
}


def _common(data: dict[str, Any], naming: Naming) -> dict[str, Any]:
    return {
        "dealer": seat_of(data, "dealer", naming),
        "auction": tuple(
            call_of(entry, naming, f"auction[{index}]")
            for index, entry in enumerate(list_of(data, "auction"))
        ),
        "played_on": switch_of(data, "played_on"),
    }


def _of_a_bid(data: dict[str, Any], naming: Naming) -> dict[str, Any]:
    return {
        "partners": seats_of(data, "partners", naming),
        "sits_out": seat_of(data, "sits_out", naming),
        "sans_kitty": switch_of(data, "sans_kitty"),
        "first_to_reach": side_of(data, "first_to_reach", naming),
    }


def _with_contract(data: dict[str, Any], naming: Naming) -> dict[str, Any]:
    side, contractor = party_of(data, "contractor", naming)
    return {
        **_common(data, naming),
        **_of_a_bid(data, naming),
        "side": side,
        "contractor": contractor,
        "bid": bid_of(data, naming),
        "tricks": by_side(data, "tricks", naming),
    }
