"""The parts of a hand in a match file, each read with its own error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import FormatError, NotABid, shown
from scorekeeper.rules.hands import Call
from scorekeeper.rules.naming import UnknownName
from scorekeeper.rules.reading import MissingKey, WrongValue

if TYPE_CHECKING:
    from scorekeeper.rules.contracts import Bid
    from scorekeeper.rules.hands import BySide
    from scorekeeper.rules.naming import Naming


class NamedTwice(FormatError):
    """One count a side, and two for the same: under a player's name and the side's own."""

    code = "named_twice"

    def __init__(self, key: str, name: str, side: str) -> None:
        """Say the second name, and whose it is."""
        super().__init__(f"{shown(name)} is {side}, who has a count already: it is one a side.")
        self.at(key)


def party_of(data: dict[str, Any], key: str, naming: Naming) -> tuple[int, int | None]:
    """Return the side and the seat of whoever is named; a side's name gives no seat."""
    name = data.get(key)
    party = naming.parties.get(name) if isinstance(name, str) else None
    if party is None:
        if name is None:
            raise MissingKey(key, f"a player or a side: {naming.everybody()}")
        raise UnknownName(key, name, naming.everybody())
    return party


def bid_of(data: dict[str, Any], naming: Naming) -> Bid:
    """Return the contract."""
    text = data.get("bid")
    if not isinstance(text, str):
        if text is None:
            raise MissingKey("bid", "a contract such as 8H, 10NT or M")
        raise WrongValue("bid", text, "a text such as 8H, 10NT or M")
    known = naming.bids.get(text)
    if known is not None:
        return known
    try:
        return naming.rules.parse(text)
    except NotABid as error:
        raise error.at("bid") from None


def by_side(data: dict[str, Any], key: str, naming: Naming) -> BySide:
    """Return one whole number a side, from an object with the sides' names."""
    counts = data.get(key)
    if counts is None or counts == {}:
        return ()
    if not isinstance(counts, dict):
        raise WrongValue(key, counts, f"an object with {naming.scoring()}")
    by_side: BySide = tuple(map(counts.get, naming.sides))
    if len(by_side) - by_side.count(None) == len(counts) and _COUNTED.issuperset(
        map(type, by_side)
    ):
        return by_side
    read: list[int | None] = [None] * len(naming.sides)
    for name, count in counts.items():
        side = naming.scorers.get(name)
        if side is None:
            raise UnknownName(key, name, naming.scoring())
        if type(count) is not int and count is not None:
            raise WrongValue(key, count, "a whole number for each side")
        if count is None:
            continue
        if read[side] is not None:
            raise NamedTwice(key, name, naming.sides[side])
        read[side] = count
    return tuple(read)


_COUNTED = frozenset({int, type(None)})


def side_of(data: dict[str, Any], key: str, naming: Naming) -> int | None:
    """Return a side named by itself or a player, or None where it is left out."""
    name = data.get(key)
    return None if name is None else naming.side(name, key)


def seat_of(data: dict[str, Any], key: str, naming: Naming) -> int | None:
    """Return a player's seat, or None where it is left out."""
    name = data.get(key)
    return None if name is None else naming.seat(name, key)


def seats_of(data: dict[str, Any], key: str, naming: Naming) -> tuple[int, ...]:
    """Return the seats of a list of players."""
    return tuple(
        naming.seat(name, f"{key}[{index}]") for index, name in enumerate(list_of(data, key))
    )


def list_of(data: dict[str, Any], key: str) -> list[Any]:
    """Return a list, empty where it is left out."""
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise WrongValue(key, value, "a list")
    return value


def switch_of(data: dict[str, Any], key: str) -> bool:
    """Return whether something is noted as true."""
    value = data.get(key)
    if value is not None and type(value) is not bool:
        raise WrongValue(key, value, "true or false")
    return bool(value)


def call_of(entry: Any, naming: Naming, where: str) -> Call:  # noqa: ANN401
    """Return a call of an auction; seats count from 1 in a file."""
    if not isinstance(entry, dict):
        raise WrongValue(where, entry, "an object with seat and call")
    seat, text = entry.get("seat"), entry.get("call")
    callers = naming.rules.active_players
    if type(seat) is not int or not 1 <= seat <= callers:
        raise WrongValue(f"{where}.seat", seat, f"1, the dealer's left, to {callers}")
    if not isinstance(text, str):
        raise WrongValue(f"{where}.call", text, "a bid such as 6S, or P for a pass")
    if text.strip().casefold() in {"p", "pass"}:
        return Call(seat=seat - 1, bid=None)
    try:
        return Call(seat=seat - 1, bid=naming.rules.parse(text))
    except NotABid as error:
        raise error.at(f"{where}.call") from None
