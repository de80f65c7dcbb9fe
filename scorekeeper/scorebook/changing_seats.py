"""Who sits where, when that changes in the middle of a match."""

from __future__ import annotations

from uuid import uuid4

from scorekeeper.rules.verify import WrongPlayers
from scorekeeper.scorebook.errors import NoSuchSeat
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.renaming import named, verify_different
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store import people
from scorekeeper.store.database import Transaction
from scorekeeper.store.names import name_key
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.row_images import Image


def substitute(opened: Opened, transaction: Transaction, *, seat: int, name: str) -> Plan:
    """Somebody else takes a seat from the next hand on; the side keeps its score.

    Raises:
        NoSuchSeat: the match has no such seat.
        NameEmpty: there is no name.
        NameTaken: somebody at the table has it.
    """
    names = list(opened.match.players)
    if not 0 <= seat < len(names):
        raise NoSuchSeat("seat", seat, len(names))
    names[seat] = name
    return seat_all(opened, transaction, names=tuple(names))


def seat_all(opened: Opened, transaction: Transaction, *, names: tuple[str, ...]) -> Plan:
    """People sit as named from the next hand on; the seats keep their sides and scores.

    Hands played before know who played them.

    Raises:
        WrongPlayers: the rules seat another number.
        NameEmpty: a name is missing.
        NameTaken: two have the same name.
    """
    stored = opened.stored
    here = stored.lineups[stored.lineup]
    if len(names) != len(here):
        raise WrongPlayers(opened.match.rules, len(names))
    names = tuple(named(name, f"The player in seat {at + 1}") for at, name in enumerate(names))
    verify_different(list(names))
    seated = [_person(opened, transaction, name) for name in names]
    # Two spellings may have been found to be one person.
    verify_different([person.name for person, _ in seated])
    played = any(hand.lineup == stored.lineup for hand in stored.hands)
    lineup = len(stored.lineups) if played else stored.lineup
    image: Image = {
        "people": {
            person.uid: {"name": person.name, "merged_into": None}
            for person, is_new in seated
            if is_new
        },
        "seats": {
            f"{lineup}/{at}": {"side": here[at].side, "player": person.uid}
            for at, (person, _) in enumerate(seated)
        },
        "match": {stored.uid: {"lineup": lineup}},
    }
    if [person for person, _ in seated] == [seat.person for seat in here]:
        image = {}
    return Plan(kind=ChangeKind.SEATS_CHANGED, image=image)


def _person(opened: Opened, transaction: Transaction, name: str) -> tuple[StoredPerson, bool]:
    """Who is meant by a name: somebody at the table, somebody known, somebody new."""
    for seat in opened.stored.lineups[opened.stored.lineup]:
        if name_key(seat.person.name) == name_key(name):
            return seat.person, False
    known = people.find(transaction, name)
    return (known, False) if known else (StoredPerson(uid=str(uuid4()), name=name), True)
