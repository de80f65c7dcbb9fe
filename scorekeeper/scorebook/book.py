"""The scorebook: everything that the app can do, one call each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Ended
from scorekeeper.rules.verify import verify_match
from scorekeeper.scorebook import looking, naming, recording, starting
from scorekeeper.scorebook.errors import MatchMovedOn, NothingToRedo, NothingToUndo
from scorekeeper.scorebook.listening import Listener, Listeners
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.viewing import change_of, view_of
from scorekeeper.scorebook.views import HomeView, MatchView, Person
from scorekeeper.store import journal, matches
from scorekeeper.store.database import Transaction
from scorekeeper.store.history import History
from scorekeeper.store.journal import Deed, Entry
from scorekeeper.store.location import locate

Planner: TypeAlias = Callable[[Opened, Transaction], Plan | None]
Step: TypeAlias = Callable[[Transaction, int, datetime], Entry | None]


def local_time() -> datetime:
    """Now, on the clock of this place."""
    return datetime.now().astimezone()


class Scorebook:
    """The use cases: one call, one transaction, one answer. Safe to use from any thread.

    A call that changes a match answers with the match as it then is, and is on disk when
    it answers. ``seen`` is the version of the match that the person was looking at: if
    somebody else has changed it since, nothing is done and MatchMovedOn says what happened.
    """

    def __init__(self, history: History, *, clock: Callable[[], datetime] = local_time) -> None:
        self._history = history
        self._clock = clock
        self._listeners = Listeners()

    @classmethod
    def open(cls, database_url: str | None = None, *, data_dir: Path | None = None) -> Scorebook:
        """Open the history, made or brought to the newest format if need be.

        Args:
            database_url: an SQLAlchemy address; without one, as the environment says.
            data_dir: the folder for the history, instead of the environment's.

        Raises:
            HistoryError: it cannot be opened; the kind says why.
        """
        return cls(History.open(locate(database_url, data_dir)))

    def close(self) -> None:
        """Let go of the history."""
        self._history.close()

    def home(self) -> HomeView:
        """The match in progress, and the one started last."""
        with self._history.reading() as transaction:
            return looking.home(transaction)

    def people(self) -> tuple[Person, ...]:
        """Everybody who has played, the last seated first."""
        with self._history.reading() as transaction:
            return looking.everybody(transaction)

    def match(self, match_id: str) -> MatchView:
        """A match as it is now.

        Raises:
            UnknownMatch: there is none of this id.
        """
        with self._history.reading() as transaction:
            return view_of(Opened.of(matches.load(transaction, match_id)))

    def start(self, new: NewMatch) -> MatchView:
        """Start a match; one that was started already is answered as it is.

        Raises:
            ScorekeeperError: the players, sides or opening do not fit the rules.
        """
        with self._history.writing() as transaction:
            uid = starting.start(transaction, new, at=self._clock())
            view = view_of(Opened.of(matches.load(transaction, uid)))
        self._listeners.tell(uid)
        return view

    def rematch(self, match_id: str, *, new_id: str | None = None) -> MatchView:
        """Start the same seats and rules once more, the deal moving on."""
        with self._history.reading() as transaction:
            opened = Opened.of(matches.load(transaction, match_id))
        return self.start(starting.again(opened, new_id))

    def record(
        self, match_id: str, hand: Hand, *, hand_id: str, note: str = "", seen: int | None = None
    ) -> MatchView:
        """Enter the next hand; one of an id that was entered before changes nothing.

        Raises:
            RulesError: the hand cannot have been played under the match's rules.
            AlreadyEnded: the match is over.
            MatchMovedOn: see the class.
        """

        def plan(opened: Opened, transaction: Transaction) -> Plan | None:
            if matches.has_had_hand(transaction, opened.stored.row, hand_id):
                return None
            self._verify_seen(opened, seen)
            at = self._clock()
            return recording.record(opened, hand, hand_id=hand_id, note=note, at=at)

        return self._change(match_id, plan)

    def undo(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Take back the last change.

        Raises:
            NothingToUndo: there is none left.
        """
        return self._step(match_id, journal.undo, NothingToUndo, seen)

    def redo(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Make again the change that was taken back last.

        Raises:
            NothingToRedo: there is none.
        """
        return self._step(match_id, journal.redo, NothingToRedo, seen)

    def end(self, match_id: str, ended: Ended, *, seen: int | None = None) -> MatchView:
        """End a match by the players' own word.

        Raises:
            AlreadyEnded: it is over.
        """
        return self._change(
            match_id, lambda opened, _: recording.end(opened, ended, at=self._clock()), seen
        )

    def reopen(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Take back that the players ended a match.

        Raises:
            NotEnded: they did not.
        """
        return self._change(match_id, lambda opened, _: recording.reopen(opened), seen)

    def rename_player(self, match_id: str, seat: int, name: str) -> MatchView:
        """Say who sits in a seat.

        Raises:
            NameTaken: somebody else in the match has that name.
        """
        return self._change(
            match_id,
            lambda opened, transaction: naming.rename_player(
                opened, transaction, seat=seat, name=name
            ),
        )

    def rename_side(self, match_id: str, side: int, name: str) -> MatchView:
        """Give a side a name; an empty one has it called by its players.

        Raises:
            NameTaken: another side has that name.
        """
        return self._change(
            match_id, lambda opened, _: naming.rename_side(opened, side=side, name=name)
        )

    def subscribe(self, match_id: str | None, listener: Listener) -> Callable[[], None]:
        """Tell a listener the id of a match after each change to it, or of any with None.

        Returns:
            What to call when it wants to know no more.
        """
        return self._listeners.add(match_id, listener)

    def _change(self, match_id: str, planner: Planner, seen: int | None = None) -> MatchView:
        with self._history.writing() as transaction:
            opened = Opened.of(matches.load(transaction, match_id))
            self._verify_seen(opened, seen)
            plan = planner(opened, transaction)
            changed = plan is not None and journal.perform(
                transaction,
                opened.stored.row,
                plan.image,
                Deed(kind=plan.kind, hand=plan.hand, at=self._clock()),
            )
            if changed:
                opened = Opened.of(matches.load(transaction, match_id))
                verify_match(opened.match)
            view = view_of(opened)
        if changed:
            self._listeners.tell(match_id)
        return view

    def _step(
        self,
        match_id: str,
        step: Step,
        nothing: type[NothingToUndo | NothingToRedo],
        seen: int | None,
    ) -> MatchView:
        with self._history.writing() as transaction:
            opened = Opened.of(matches.load(transaction, match_id))
            self._verify_seen(opened, seen)
            if step(transaction, opened.stored.row, self._clock()) is None:
                raise nothing
            view = view_of(Opened.of(matches.load(transaction, match_id)))
        self._listeners.tell(match_id)
        return view

    @staticmethod
    def _verify_seen(opened: Opened, seen: int | None) -> None:
        if seen is not None and seen != opened.stored.version:
            later = [entry for entry in opened.stored.journal if entry.number > seen]
            raise MatchMovedOn(tuple(change_of(entry) for entry in later))
