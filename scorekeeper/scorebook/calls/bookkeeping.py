"""How every call of the scorebook is carried out: one transaction, one answer."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import Self, TypeAlias

from scorekeeper.rules.verify import verify_match
from scorekeeper.scorebook.errors import InTheBin, MatchMovedOn
from scorekeeper.scorebook.listing import note_down
from scorekeeper.scorebook.match_cache import Remembered
from scorekeeper.scorebook.match_view import changes_since, view_of
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.other_programs import Watching
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.subscribers import Listener, Listeners
from scorekeeper.scorebook.views import MatchView
from scorekeeper.store import journal, match_reading
from scorekeeper.store.database import Transaction
from scorekeeper.store.history import History
from scorekeeper.store.journal import Deed, Entry
from scorekeeper.store.location import locate
from scorekeeper.store.row_images import KINDS

Planner: TypeAlias = Callable[[Opened, Transaction], Plan | None]
Step: TypeAlias = Callable[[Transaction, int | None, datetime], Entry | None]


def local_time() -> datetime:
    """Now, on the clock of this place."""
    return datetime.now().astimezone()


class Bookkeeping:
    """An open history, and how it is looked at and changed."""

    def __init__(self, history: History, *, clock: Callable[[], datetime] = local_time) -> None:
        self._history = history
        self._clock = clock
        self._listeners = Listeners()
        self._remembered = Remembered()
        self._watching = Watching(history.watch, self._listeners.tell_all)

    @classmethod
    def open(
        cls, database_url: str | None = None, *, data_dir: Path | None = None, make: bool = True
    ) -> Self:
        """Open the history, made or brought to the newest format if need be.

        Args:
            database_url: an SQLAlchemy address; without one, as the environment says.
            data_dir: the folder for the history, instead of the environment's.
            make: make a history where there is none; for whoever only reads, nothing is made.

        Raises:
            HistoryError: it cannot be opened; the kind says why.
        """
        return cls._begin(History.open(locate(database_url, data_dir), make=make))

    @classmethod
    def _begin(cls, history: History) -> Self:
        """Take up a history that has just been opened."""
        return cls(history)

    def close(self) -> None:
        """Let go of the history."""
        self._watching.close()
        self._history.close()

    def subscribe(self, match_id: str | None, listener: Listener) -> Callable[[], None]:
        """Tell a listener the id of a match after each change to it, or of any with None.

        What another program does to the same history is told within a second or two; then a
        listener to all is told an empty id.

        Returns:
            What to call when it wants to know no more.
        """
        remove = self._listeners.add(match_id, listener)
        self._watching.want()

        def leave() -> None:
            if remove():
                self._watching.want_no_more()

        return leave

    def _look(self, match_id: str) -> Opened:
        """A match as it is now.

        Raises:
            UnknownMatch: there is none of this id.
        """
        with self._history.reading() as transaction:
            opened = self._remembered.opened(transaction, match_id)
        self._remembered.keep(opened)
        return opened

    def _change(self, match_id: str, *planners: Planner, seen: int | None = None) -> MatchView:
        """Make the changes that planners work out, each on what the one before made of it.

        A planner that gives none changes nothing.
        """
        changed = False
        with self._history.writing() as transaction:
            opened = self._remembered.opened(transaction, match_id)
            verify_changeable(opened, seen)
            for planner in planners:
                plan = planner(opened, transaction)
                if plan is not None and journal.perform(
                    transaction,
                    opened.stored.row,
                    plan.image,
                    Deed(kind=plan.kind, hand=plan.hand, at=self._clock()),
                ):
                    changed = True
                    opened = _verified(transaction, opened, plan.image)
            view = view_of(opened)
        return self._done(opened, view) if changed else view

    def _step(
        self, match_id: str, step: Step, nothing: type[Exception], *, seen: int | None
    ) -> MatchView:
        """Walk one step along the journal."""
        with self._history.writing() as transaction:
            opened = self._remembered.opened(transaction, match_id)
            verify_changeable(opened, seen)
            if step(transaction, opened.stored.row, self._clock()) is None:
                raise nothing
            opened = _verified(transaction, opened, KINDS)
            view = view_of(opened)
        return self._done(opened, view)

    def _done(self, opened: Opened, view: MatchView) -> MatchView:
        """What is left to do once a change is on disk."""
        self._remembered.keep(opened)
        self._listeners.tell(view.id)
        return view


def _verified(transaction: Transaction, before: Opened, touched: Collection[str]) -> Opened:
    """A match after a change to some of its tables, which the rules have allowed."""
    opened = Opened.of(match_reading.load_after(transaction, before.stored, touched), before)
    verify_match(opened.match)
    note_down(transaction, before, opened)
    return opened


def verify_changeable(opened: Opened, seen: int | None) -> None:
    """See that a match is not deleted, and is as the person looked at it.

    Raises:
        InTheBin: it is in the bin.
        MatchMovedOn: somebody else has changed it.
    """
    if opened.stored.binned_at is not None:
        raise InTheBin
    verify_seen(opened, seen)


def verify_seen(opened: Opened, seen: int | None) -> None:
    """See that a match is as the person looked at it.

    Raises:
        MatchMovedOn: somebody else has changed it.
    """
    if seen is not None and seen != opened.stored.version:
        raise MatchMovedOn(changes_since(opened, seen))
