"""Hands as the history keeps them: without names, seats and sides as numbers from 0."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

from scorekeeper.rules.contracts import Bid, Special, parse_bid
from scorekeeper.rules.errors import FormatError, NotABid, shown
from scorekeeper.rules.hands import (
    Adjustment,
    Call,
    ContractHand,
    Hand,
    IrregularContractor,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)

HAND_FORMAT = 1
"""The number of the way a hand is written; raised when a key changes its meaning."""

KINDS: dict[str, type[Hand]] = {
    kind.kind: kind
    for kind in (
        ContractHand,
        PassedIn,
        Redeal,
        Void,
        Revoke,
        IrregularContractor,
        ScoredOut,
        Adjustment,
    )
}
"""The kinds of hand by the name they have in a file."""

_FIELDS = {kind: fields(kind) for kind in KINDS.values()}
_WHOLE = frozenset(
    {"dealer", "side", "contractor", "sits_out", "offending_side", "offender", "first_to_reach"}
)
_SWITCHES = frozenset({"played_on", "sans_kitty", "stopped_early", "forced_fail"})


class StoredHandError(FormatError):
    """A stored hand that is not written as hands are."""

    code = "stored_hand"

    def __init__(self, key: str, value: object) -> None:
        """Say which part cannot be read."""
        super().__init__(f"A stored hand cannot be read: its {key} is {shown(value)}.")
        self.at(key)


def hand_to_json(hand: Hand) -> dict[str, Any]:
    """Return a hand as it is kept: its kind, and what differs from nothing noted.

    >>> from scorekeeper.rules.contracts import parse_bid
    >>> hand_to_json(ContractHand(side=0, contractor=2, bid=parse_bid("8H"), tricks=(8, 2)))
    {'format': 1, 'type': 'contract', 'side': 0, 'contractor': 2, 'bid': '8H', 'tricks': [8, 2]}
    """
    written: dict[str, Any] = {"format": HAND_FORMAT, "type": hand.kind}
    for one in _FIELDS[type(hand)]:
        value = getattr(hand, one.name)
        if one.default is MISSING or value != one.default:
            written[one.name] = _plain(value)
    return written


def hand_from_json(data: Any) -> Hand:  # noqa: ANN401 - whatever the history held
    """Return the hand that ``hand_to_json`` wrote.

    Raises:
        StoredHandError: it was not written so.
    """
    if not isinstance(data, dict) or data.get("format") != HAND_FORMAT:
        raise StoredHandError("format", data)
    kind = KINDS.get(str(data.get("type")))
    if kind is None:
        raise StoredHandError("type", data.get("type"))
    known = {one.name: one for one in _FIELDS[kind]}
    values: dict[str, Any] = {}
    for name, value in data.items():
        if name in {"format", "type"}:
            continue
        if name not in known:
            raise StoredHandError(name, value)
        values[name] = _read(name, value)
    for name, one in known.items():
        if one.default is MISSING and name not in values:
            raise StoredHandError(name, None)
    return kind(**values)


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if isinstance(value, Call):
        return {"seat": value.seat, "call": "P" if value.bid is None else str(value.bid)}
    if isinstance(value, (str, int)) or value is None:
        return value
    return str(value)


def _read(name: str, value: Any) -> object:  # noqa: ANN401 - whatever the history held
    if name == "bid" and isinstance(value, str):
        return _bid(value)
    if name == "reason" and isinstance(value, str):
        return value
    if name in _SWITCHES and type(value) is bool:
        return value
    if name in _WHOLE and type(value) is int:
        return value
    if name == "auction" and isinstance(value, list):
        return tuple(_call(one) for one in value)
    if isinstance(value, list) and all(one is None or type(one) is int for one in value):
        return tuple(value)
    raise StoredHandError(name, value)


def _call(data: Any) -> Call:  # noqa: ANN401 - whatever the history held
    if not isinstance(data, dict):
        raise StoredHandError("auction", data)
    seat, call = data.get("seat"), data.get("call")
    if type(seat) is not int or not isinstance(call, str):
        raise StoredHandError("auction", data)
    return Call(seat=seat, bid=None if call == "P" else _bid(call))


def _bid(text: str) -> Bid:
    try:
        return parse_bid(text)
    except NotABid:
        return Special(text)
