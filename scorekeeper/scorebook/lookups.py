"""Looking things up: the home page, the history, people."""

from __future__ import annotations

from datetime import datetime

from scorekeeper.scorebook.listing import sought_in, summary_of
from scorekeeper.scorebook.views import HistoryPage, HomeView, Person
from scorekeeper.store import listing, people
from scorekeeper.store.database import Transaction
from scorekeeper.store.listing import Listed, Place


def home(transaction: Transaction) -> HomeView:
    """The match in play that was touched last, and the match that was started last."""
    live = listing.in_play_last(transaction)
    last = listing.started_last(transaction)
    return HomeView(
        live=None if live is None else summary_of(transaction, live),
        last=None if last is None else summary_of(transaction, last),
    )


def history(transaction: Transaction, search: str, after: str | None, count: int) -> HistoryPage:
    """A page of the matches that have all the words looked for, or their beginnings."""
    place = None if after is None else _place_from(after)
    listed, end = listing.page(transaction, sought_in(search), place, count)
    return _page(transaction, listed, end)


def binned(transaction: Transaction) -> HistoryPage:
    """The matches in the bin."""
    return _page(transaction, listing.binned(transaction), None)


def everybody(transaction: Transaction) -> tuple[Person, ...]:
    """All people, the last seated first."""
    return tuple(
        Person(id=person.uid, name=person.name, matches=count)
        for person, count in people.everybody(transaction)
    )


def _page(transaction: Transaction, listed: tuple[Listed, ...], end: Place | None) -> HistoryPage:
    return HistoryPage(
        matches=tuple(summary_of(transaction, one) for one in listed),
        after=None if end is None else _place_to(end),
    )


def _place_to(place: Place) -> str:
    return f"{int(place.over)} {place.started_at.isoformat()} {place.row}"


def _place_from(after: str) -> Place:
    over, started_at, row = after.split()
    return Place(over=over == "1", started_at=datetime.fromisoformat(started_at), row=int(row))
