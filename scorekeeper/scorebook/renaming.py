"""What people and sides are called: at any time, and without touching a score."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from scorekeeper.rules.names import is_name, tidy
from scorekeeper.rules.verify import LONGEST_NAME
from scorekeeper.scorebook.errors import NameEmpty, NameTaken, NameUnfit, NoSuchSeat
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store import people
from scorekeeper.store.database import Transaction
from scorekeeper.store.names import name_key
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.row_images import Image


def rename_player(opened: Opened, transaction: Transaction, *, seat: int, name: str) -> Plan:
    """Say who sits in a seat, for the whole of the match.

    Somebody known by that name takes the seat. Otherwise whoever sits there is called so
    from now on; but one who has sat in other matches too keeps the old name there, and the
    seat goes to somebody new.

    Raises:
        NoSuchSeat: the match has no such seat.
        NameEmpty: there is no name.
        NameTaken: somebody else in the match has it.
    """
    stored = opened.stored
    seats = stored.lineups[stored.lineup]
    if not 0 <= seat < len(seats):
        raise NoSuchSeat("seat", seat, len(seats))
    name = named(name, f"The player in seat {seat + 1}")
    person = seats[seat].person
    _verify_free(opened, person, name)
    plan = _rename(opened, transaction, person, name)
    return Plan(kind=ChangeKind.PLAYER_RENAMED, image=plan)


def rename_side(opened: Opened, *, side: int, name: str) -> Plan:
    """Give a side a name; an empty one has it called by its players again.

    Raises:
        NoSuchSeat: the match has no such side.
        NameUnfit: it is too long, or nothing of it can be seen.
        NameTaken: another side has that name, or a player who is not all of this one.
    """
    sides = opened.match.sides
    if not 0 <= side < len(sides):
        raise NoSuchSeat("side", side, len(sides))
    name = tidy(name)
    if name and not is_name(name, LONGEST_NAME):
        raise NameUnfit(name, LONGEST_NAME)
    others = {name_key(one.name) for at, one in enumerate(sides) if at != side}
    others |= {
        name_key(player)
        for seat, player in enumerate(opened.match.players)
        if sides[side].seats != (seat,)
    }
    if name_key(name) in others:
        raise NameTaken(name)
    return Plan(kind=ChangeKind.SIDE_RENAMED, image={"sides": {str(side): {"name": name or None}}})


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


def _verify_free(opened: Opened, person: StoredPerson, name: str) -> None:
    for lineup in opened.stored.lineups:
        at_table = [seat.person for seat in lineup]
        if person in at_table:
            others = [one.name for one in at_table if one != person]
            verify_different([*others, name])


def _rename(opened: Opened, transaction: Transaction, person: StoredPerson, name: str) -> Image:
    called: dict[str, Any] = {"name": name, "merged_into": None}
    known = people.find(transaction, name)
    elsewhere = people.seated_elsewhere(transaction, person.uid, opened.stored.row)
    if known == person or (known is None and not elsewhere):
        return {"people": {person.uid: {"name": name}}}
    uid = known.uid if known else str(uuid4())
    image: Image = {
        "seats": {
            f"{number}/{position}": {"player": uid}
            for number, lineup in enumerate(opened.stored.lineups)
            for position, seat in enumerate(lineup)
            if seat.person == person
        }
    }
    if known is None:
        image["people"] = {uid: called}
    elif not elsewhere:
        # A slip of the pen that nobody else answers to.
        image["people"] = {person.uid: None}
    return image
