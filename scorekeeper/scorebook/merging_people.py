"""People in the history: called by another name, and two spellings of one made one."""

from __future__ import annotations

from scorekeeper.scorebook.errors import PersonKnown, PlayedTogether, UnknownPerson
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.renaming import named
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store import people
from scorekeeper.store.database import Transaction
from scorekeeper.store.records import StoredPerson
from scorekeeper.store.seat_kinds import Fields


def rename_person(transaction: Transaction, person_id: str, name: str) -> Plan:
    """Call somebody by another name in every match.

    Raises:
        UnknownPerson: there is nobody of this id.
        NameEmpty: there is no name.
        PersonKnown: somebody else is called so.
    """
    person = _person(transaction, person_id)
    name = named(name, person.name)
    known = people.find(transaction, name)
    if known is not None and known != person:
        raise PersonKnown(known.name)
    return Plan(kind=ChangeKind.PERSON_RENAMED, image={"people": {person.uid: {"name": name}}})


def merge(transaction: Transaction, kept_id: str, other_id: str) -> Plan:
    """Make two spellings one person, called by the name of the first.

    Raises:
        UnknownPerson: there is nobody of one of these ids.
        PlayedTogether: they have sat at one table.
    """
    kept, other = _person(transaction, kept_id), _person(transaction, other_id)
    if kept == other:
        return Plan(kind=ChangeKind.PEOPLE_MERGED, image={})
    if people.sat_together(transaction, kept.uid, other.uid):
        raise PlayedTogether(kept.name, other.name)
    spellings = (other.uid, *people.spellings(transaction, other.uid))
    rows: dict[str, Fields | None] = {uid: {"merged_into": kept.uid} for uid in spellings}
    return Plan(kind=ChangeKind.PEOPLE_MERGED, image={"people": rows})


def _person(transaction: Transaction, person_id: str) -> StoredPerson:
    person = people.by_uid(transaction, person_id)
    if person is None:
        raise UnknownPerson(person_id)
    return person
