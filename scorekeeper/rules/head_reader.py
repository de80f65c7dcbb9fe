"""Who plays in a match file, what it begins with, and how the players ended it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.errors import FormatError, listed
from scorekeeper.rules.match import Ended, Ending, Opening, Side
from scorekeeper.rules.naming import UnknownName
from scorekeeper.rules.reading import MissingKey, UnknownKey, WrongValue
from scorekeeper.rules.verify import default_sides

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet


def read_players(data: dict[str, Any]) -> tuple[str, ...]:
    """Return the names in seat order."""
    players = data.get("players")
    if players is None:
        raise MissingKey("players", "a list of names in seat order")
    if not isinstance(players, list):
        raise WrongValue("players", players, "a list of names in seat order")
    for index, name in enumerate(players):
        if not isinstance(name, str):
            raise WrongValue(f"players[{index}]", name, "a name")
    return tuple(players)


def read_sides(
    data: dict[str, Any],
    rules: RuleSet,
    players: tuple[str, ...],
) -> tuple[Side, ...]:
    """Return the sides; where every player is one they may be left out, or in any order."""
    entries = data.get("sides")
    if entries is None:
        if not rules.is_individual:
            raise MissingKey("sides", "a list of sides, each with its name and players")
        return default_sides(rules, players)
    if not isinstance(entries, list):
        raise WrongValue("sides", entries, "a list of sides, each with its name and players")
    seats = {name: seat for seat, name in enumerate(players)}
    sides = [_read_side(entry, seats, index) for index, entry in enumerate(entries)]
    if rules.is_individual:
        sides.sort(key=_by_seats)
    return tuple(sides)


_SIDE_KEYS = ("name", "players")


def _by_seats(side: Side) -> tuple[int, ...]:
    return side.seats


def _read_side(entry: Any, seats: dict[str, int], index: int) -> Side:  # noqa: ANN401
    if isinstance(entry, dict) and entry.keys() == set(_SIDE_KEYS):
        name, members = entry["name"], entry["players"]
        if isinstance(name, str) and isinstance(members, list):
            try:
                return Side(name=name, seats=tuple([seats[member] for member in members]))
            except (KeyError, TypeError):
                pass  # told below, with its place
    raise _side_error(entry, tuple(seats), f"sides[{index}]")


def _side_error(entry: Any, players: tuple[str, ...], where: str) -> FormatError:  # noqa: ANN401
    """Return what is wrong with an entry of the list of sides."""
    if not isinstance(entry, dict):
        return WrongValue(where, entry, "an object with name and players")
    for key in entry:
        if key not in _SIDE_KEYS:
            return UnknownKey(key, _SIDE_KEYS).at(where)
    if not isinstance(entry.get("name"), str):
        return WrongValue(f"{where}.name", entry.get("name"), "a name")
    members = entry.get("players")
    if not isinstance(members, list):
        return WrongValue(f"{where}.players", members, "a list of players")
    index, member = next(
        (index, member) for index, member in enumerate(members) if member not in players
    )
    return UnknownName(f"{where}.players[{index}]", member, listed(players))


def read_dealer(data: dict[str, Any], seats: dict[str, int]) -> int:
    """Return the seat that deals first; the first player when nobody is named."""
    name = data.get("first_dealer")
    if name is None:
        return 0
    if not isinstance(name, str) or name not in seats:
        raise UnknownName("first_dealer", name, listed(tuple(seats)))
    return seats[name]


def read_opening(data: dict[str, Any], sides: tuple[Side, ...]) -> Opening | None:
    """Return what a match carried on from paper begins with."""
    opening = data.get("opening")
    if opening is None:
        return None
    if not isinstance(opening, dict):
        raise WrongValue("opening", opening, "an object with scores and hands_played")
    for key in opening:
        if key not in {"scores", "hands_played"}:
            raise UnknownKey(key, ("scores", "hands_played")).at("opening")
    scores, played = opening.get("scores"), opening.get("hands_played")
    names = [side.name for side in sides]
    if scores is not None and not isinstance(scores, dict):
        raise WrongValue("opening.scores", scores, f"an object with {listed(names, 'and')}")
    for name, score in (scores or {}).items():
        if name not in names:
            raise UnknownName("opening.scores", name, listed(names))
        if type(score) is not int:
            raise WrongValue("opening.scores", score, "a whole number of points for each side")
    if played is not None and type(played) is not int:
        raise WrongValue("opening.hands_played", played, "a number of hands")
    return Opening(
        scores=tuple((scores or {}).get(name, 0) for name in names), hands_played=played or 0
    )


def read_ended(
    data: dict[str, Any],
    sides: tuple[Side, ...],
    seats: dict[str, int],
) -> Ended | None:
    """Return how the players ended the match themselves."""
    ended = data.get("ended")
    if ended is None:
        return None
    if not isinstance(ended, dict):
        raise WrongValue("ended", ended, "an object with how, or null")
    for key in ended:
        if key not in {"how", "by", "at"}:
            raise UnknownKey(key, ("how", "by", "at")).at("ended")
    how, by = ended.get("how"), ended.get("by")
    if not isinstance(how, str) or how not in set(Ending):
        raise WrongValue("ended.how", how, listed(tuple(Ending)))
    if by is None:
        return Ended(how=Ending(how))
    for index, side in enumerate(sides):
        if by == side.name or (isinstance(by, str) and seats.get(by, -1) in side.seats):
            return Ended(how=Ending(how), by=index)
    raise UnknownName("ended.by", by, listed([side.name for side in sides]))
