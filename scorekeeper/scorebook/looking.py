"""Looking things up: a match, the home page, people."""

from __future__ import annotations

from scorekeeper.rules.results import Status
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.viewing import summary_of
from scorekeeper.scorebook.views import HomeView, Person
from scorekeeper.store import matches, people
from scorekeeper.store.database import Transaction

LOOKED_AT = 20
"""Of the matches played last, how many are looked at for one still in play."""


def home(transaction: Transaction) -> HomeView:
    """The match in progress, and the one started last."""
    last = matches.last_started(transaction)
    live = None
    for uid in matches.last_changed(transaction, LOOKED_AT):
        opened = Opened.of(matches.load(transaction, uid))
        if opened.sheet.outcome.status is not Status.OVER:
            live = summary_of(opened)
            break
    return HomeView(
        live=live,
        last=None if last is None else summary_of(Opened.of(matches.load(transaction, last))),
    )


def everybody(transaction: Transaction) -> tuple[Person, ...]:
    """All people, the last seated first."""
    return tuple(
        Person(id=person.uid, name=person.name, matches=count)
        for person, count in people.everybody(transaction)
    )
