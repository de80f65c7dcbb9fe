"""What people and sides are called: at any time, and without touching a score."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import uuid4

from scorekeeper.rules.names import is_name, tidy
from scorekeeper.rules.verify import LONGEST_NAME
from scorekeeper.scorebook.errors import NameEmpty, NameTaken, NameUnfit, NoSuchSeat
from scorekeeper.scorebook.opened import Opened, named_sides
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store import people
from scorekeeper.store.database import Transaction
from scorekeeper.store.names import name_key
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.row_images import Image
from scorekeeper.store.seat_kinds import Fields


def rename(
    opened: Opened,
    transaction: Transaction,
    *,
    players: Mapping[int, str],
    sides: Mapping[int, str],
) -> Plan:
    """Say who sits in some seats, for the whole of the match, and what some sides are called.

    Somebody known by a name takes the seat. Otherwise whoever sits there is called so from now on;
    but one who has sat in other matches too keeps the old name there, and the seat goes to
    somebody new. A side with an empty name is called by its players again.

    It is the names in the end that have to differ: two may have been written the wrong way round.

    Args:
        opened: the match.
        transaction: where people are looked up.
        players: names by seat, of those that change.
        sides: names by side, of those that change.

    Raises:
        NoSuchSeat: the match has no such seat or side.
        NameEmpty: a player has no name.
        NameUnfit: a name is too long, or nothing of it can be seen.
        NameTaken: two would have the same name, or a side that of a player who is not all of it.
    """
    stored = opened.stored
    here = [seat.person for seat in stored.lineups[stored.lineup]]
    _verify_there("seat", players, len(here))
    _verify_there("side", sides, len(stored.sides))
    called = {
        here[seat]: named(name, f"The player in seat {seat + 1}") for seat, name in players.items()
    }
    own = {side: tidy(name) or None for side, name in sides.items()}
    _verify_players(opened, called)
    _verify_sides(opened, own, tuple(called.get(person, person.name) for person in here))
    image = _renamed(opened, transaction, called)
    if own:
        image["sides"] = {str(side): {"name": name} for side, name in own.items()}
    return Plan(kind=_kind(len(called), len(own)), image=image)


def named(name: str, whose: str) -> str:
    """A name as it is kept.

    Raises:
        NameEmpty: nothing is left of it.
        NameUnfit: it is too long, or nothing of it can be seen.
    """
    name = tidy(name)
    if not name:
        raise NameEmpty(whose)
    if not is_name(name, LONGEST_NAME):
        raise NameUnfit(name, LONGEST_NAME)
    return name


def verify_different(names: list[str]) -> None:
    """See that everybody at the table can be told apart.

    Raises:
        NameTaken: two have the same name.
    """
    known: set[str] = set()
    for name in names:
        if name_key(name) in known:
            raise NameTaken(name)
        known.add(name_key(name))


def _verify_there(what: str, names: Mapping[int, str], count: int) -> None:
    for number in names:
        if not 0 <= number < count:
            raise NoSuchSeat(what, number, count)


def _verify_players(opened: Opened, called: Mapping[StoredPerson, str]) -> None:
    for lineup in opened.stored.lineups:
        at_table = [seat.person for seat in lineup]
        if called.keys().isdisjoint(at_table):
            continue
        # Whose name is new is told that it is taken.
        kept = [person.name for person in at_table if person not in called]
        verify_different([*kept, *(called[person] for person in at_table if person in called)])


def _verify_sides(opened: Opened, own: Mapping[int, str | None], players: tuple[str, ...]) -> None:
    seats = tuple(side.seats for side in opened.match.sides)
    names = tuple(own.get(at, name) for at, name in enumerate(opened.stored.sides))
    sides = named_sides(names, seats, players)
    for side, name in own.items():
        if name is None:
            continue
        if not is_name(name, LONGEST_NAME):
            raise NameUnfit(name, LONGEST_NAME)
        others = {name_key(one.name) for at, one in enumerate(sides) if at != side}
        others |= {
            name_key(player) for seat, player in enumerate(players) if seats[side] != (seat,)
        }
        if name_key(name) in others:
            raise NameTaken(name)


def _renamed(
    opened: Opened, transaction: Transaction, called: Mapping[StoredPerson, str]
) -> Image:
    """People called otherwise, and seats given to those who are known by the names."""
    known = {person: people.find(transaction, name) for person, name in called.items()}
    # Who takes the seat of another keeps the name by which they are meant.
    meant = {one for person, one in known.items() if one is not None and one != person}
    rows: dict[str, Fields | None] = {}
    seated: dict[StoredPerson, str] = {}
    for person, name in called.items():
        one = known[person]
        elsewhere = people.seated_elsewhere(transaction, person.uid, opened.stored.row)
        if one == person or (one is None and not elsewhere and person not in meant):
            rows[person.uid] = {"name": name}
            continue
        seated[person] = one.uid if one else str(uuid4())
        if one is None:
            rows[seated[person]] = {"name": name, "merged_into": None}
        elif not elsewhere and person not in meant:
            # A slip of the pen that nobody else answers to.
            rows[person.uid] = None
    seats: dict[str, Fields | None] = {
        f"{number}/{position}": {"player": seated[seat.person]}
        for number, lineup in enumerate(opened.stored.lineups)
        for position, seat in enumerate(lineup)
        if seat.person in seated
    }
    tables = {"people": rows, "seats": seats}
    return {table: those for table, those in tables.items() if those}


def _kind(players: int, sides: int) -> ChangeKind:
    if players + sides > 1:
        return ChangeKind.NAMES_CHANGED
    return ChangeKind.PLAYER_RENAMED if players else ChangeKind.SIDE_RENAMED
