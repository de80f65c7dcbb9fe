"""Finding: the history, its bin, people, stories, and what was half done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from scorekeeper.scorebook import lookups, merging_people, stories
from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping, Step
from scorekeeper.scorebook.errors import NothingToRedo, NothingToUndo
from scorekeeper.scorebook.match_view import change_of
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import Change, HandVersion, HistoryPage, HomeView, Person
from scorekeeper.store import deleted, journal, remembered
from scorekeeper.store.database import Transaction
from scorekeeper.store.journal import Deed

DAYS_IN_THE_BIN = 30


class Finding(Bookkeeping):
    """What is looked up, put away and brought back."""

    def home(self) -> HomeView:
        """The match in play that was touched last, and the match that was started last."""
        with self._history.reading() as transaction:
            return lookups.home(transaction)

    def history(
        self, search: str = "", *, after: str | None = None, count: int = 20
    ) -> HistoryPage:
        """A page of the history: matches in play first, then the newest first.

        Args:
            search: words that a match must have, each at least its beginning: in its
                people's names, title, notes, rules or date.
            after: what the page before said; None for the first.
            count: how many matches a page has.
        """
        with self._history.reading() as transaction:
            return lookups.history(transaction, search, after, count)

    def bin(self) -> HistoryPage:
        """The matches that were deleted in the last thirty days, the last one first."""
        with self._history.reading() as transaction:
            return lookups.binned(transaction)

    def delete(self, match_id: str) -> None:
        """Put a match in the bin, from where it can be taken for thirty days."""
        with self._history.writing() as transaction:
            row = self._remembered.opened(transaction, match_id).stored.row
            deleted.put_in(transaction, row, self._clock())
        self._listeners.tell(match_id)

    def take_out_of_bin(self, match_id: str) -> None:
        """Have a deleted match back, as it was."""
        with self._history.writing() as transaction:
            row = self._remembered.opened(transaction, match_id).stored.row
            deleted.take_out(transaction, row)
        self._listeners.tell(match_id)

    def empty_bin(self) -> int:
        """Delete for good what has been in the bin for thirty days; how many matches."""
        with self._history.writing() as transaction:
            return deleted.empty(transaction, self._clock() - timedelta(days=DAYS_IN_THE_BIN))

    def people(self) -> tuple[Person, ...]:
        """Everybody who has played, the last seated first."""
        with self._history.reading() as transaction:
            return lookups.everybody(transaction)

    def rename_person(self, person_id: str, name: str) -> tuple[Person, ...]:
        """Call somebody by another name in every match.

        Raises:
            PersonKnown: somebody else is called so; ``merge_people`` makes them one.
        """
        return self._change_people(
            lambda transaction: merging_people.rename_person(transaction, person_id, name)
        )

    def merge_people(self, kept_id: str, other_id: str) -> tuple[Person, ...]:
        """Make two spellings one person, called by the name of the first.

        Raises:
            PlayedTogether: they have sat at one table.
        """
        return self._change_people(
            lambda transaction: merging_people.merge(transaction, kept_id, other_id)
        )

    def people_changes(self) -> tuple[Change | None, Change | None]:
        """The change to people that can be taken back, and the one that can be made again."""
        with self._history.reading() as transaction:
            stacks = journal.stacks(journal.entries_of(transaction, None))
        undo, redo = stacks.undo[-1:], stacks.redo[-1:]
        return change_of(undo[0]) if undo else None, change_of(redo[0]) if redo else None

    def undo_people(self) -> tuple[Person, ...]:
        """Take back the last change to people.

        Raises:
            NothingToUndo: there is none left.
        """
        return self._step_people(journal.undo, NothingToUndo)

    def redo_people(self) -> tuple[Person, ...]:
        """Make again the change to people that was taken back last.

        Raises:
            NothingToRedo: there is none.
        """
        return self._step_people(journal.redo, NothingToRedo)

    def story(self, match_id: str) -> tuple[Change, ...]:
        """Everything that was done to a match, oldest first."""
        return stories.match_story(self._look(match_id))

    def hand_story(self, match_id: str, hand_id: str) -> tuple[HandVersion, ...]:
        """Every version that a hand has had, oldest first."""
        with self._history.reading() as transaction:
            opened = self._remembered.opened(transaction, match_id)
            return stories.hand_story(opened, transaction, hand_id)

    def save_draft(self, match_id: str, body: dict[str, Any] | None) -> None:
        """Keep a hand half entered, in the screen's own words; None forgets it."""
        with self._history.writing() as transaction:
            row = self._remembered.opened(transaction, match_id).stored.row
            if body is None:
                remembered.drop_draft(transaction, row)
            else:
                remembered.keep_draft(transaction, row, body, self._clock())

    def draft(self, match_id: str) -> dict[str, Any] | None:
        """The hand half entered of a match, if there is one."""
        with self._history.reading() as transaction:
            row = self._remembered.opened(transaction, match_id).stored.row
            return remembered.draft_of(transaction, row)

    def remember(self, key: str, value: dict[str, Any] | None) -> None:
        """Keep something of the app's own beside the matches; None forgets it.

        Under a key that ends in a dot and the id of a match it is forgotten with that match.
        """
        with self._history.writing() as transaction:
            remembered.remember(transaction, key, value)

    def recall(self, key: str) -> dict[str, Any] | None:
        """What was kept under a key."""
        with self._history.reading() as transaction:
            return remembered.recall(transaction, key)

    def _change_people(self, planner: Callable[[Transaction], Plan]) -> tuple[Person, ...]:
        with self._history.writing() as transaction:
            plan = planner(transaction)
            deed = Deed(kind=plan.kind, at=self._clock())
            journal.perform(transaction, None, plan.image, deed)
            people = lookups.everybody(transaction)
        self._listeners.tell_all()
        return people

    def _step_people(self, step: Step, nothing: type[Exception]) -> tuple[Person, ...]:
        with self._history.writing() as transaction:
            if step(transaction, None, self._clock()) is None:
                raise nothing
            people = lookups.everybody(transaction)
        self._listeners.tell_all()
        return people
