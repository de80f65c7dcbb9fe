"""Preserving: backups, restoring, and looking whether all is well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import scorekeeper
from scorekeeper.scorebook.calls.finding import Finding
from scorekeeper.scorebook.listing import note_down
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.views import Ailment, Imported
from scorekeeper.store import backups, match_reading, matches, profiles
from scorekeeper.store.backups import Backup, BackupKind
from scorekeeper.store.history import History
from scorekeeper.store.location import Location
from scorekeeper.store.rescue import Rescue
from scorekeeper.store.restoring import Contents, look_inside

AT_ONCE = 200
"""So many matches are gone through in one transaction."""


class Preserving(Finding):
    """What keeps the history from being lost.

    Files and the doctor are imported when they are asked for: whoever only plays does without.
    """

    @property
    def rescued(self) -> Rescue | None:
        """What was done about a damaged history when it was opened, if it was."""
        return self._history.rescued

    @property
    def location(self) -> Location:
        """Where the history and its backups are."""
        return self._history.location

    def look_after(self) -> Backup | None:
        """What is to be done once a day: a backup, the bin, the lists; the backup, if made.

        Meant to be called after the start and now and then, in a thread of its own; it
        makes a backup only if today has none and something has changed.
        """
        self.empty_bin()
        self.refresh_lists()
        if self.location.file is None:
            return None
        return self._history.back_up(BackupKind.DAILY, self._clock(), self._is_backup_due)

    def backups(self) -> tuple[Backup, ...]:
        """The backups there are, newest first."""
        return backups.listed(self.location.backups)

    def back_up(self, copy: Path) -> None:
        """Copy the history to a file.

        Raises:
            NoBackupsHere: the history is kept by a database server.
            HistoryDamaged: it is not sound.
        """
        self._history.copy(copy)

    def look_inside(self, copy: Path) -> Contents:
        """What is inside a backup.

        Raises:
            BackupDamaged, HistoryForeign, HistoryNewer: it cannot be used.
        """
        return look_inside(copy)

    def restore(self, copy: Path) -> Backup:
        """Put a backup in the place of the history; the present, set aside.

        Restoring what this answers undoes it.

        Raises:
            BackupDamaged, HistoryForeign, HistoryNewer: it cannot be used; nothing was done.
        """
        aside = self._history.restore(copy, self._clock())
        self.refresh_lists()
        self._listeners.tell_all()
        return aside

    def match_file(self, match_id: str) -> dict[str, Any]:
        """A match as its file holds it, with every earlier version of every hand."""
        from scorekeeper.scorebook.match_to_file import to_file  # noqa: PLC0415 - see above

        with self._history.reading() as transaction:
            return to_file(self._remembered.opened(transaction, match_id), transaction)

    def match_ids(self) -> tuple[str, ...]:
        """The ids of all matches but those in the bin, in the order they were kept."""
        with self._history.reading() as transaction:
            return matches.every(transaction, in_the_bin=False)

    def match_files(self) -> Iterator[dict[str, Any]]:
        """All matches but those in the bin, as files hold them, in the order they were kept."""
        from scorekeeper.scorebook.match_to_file import to_file  # noqa: PLC0415 - see above

        for uid in self.match_ids():
            with self._history.reading() as transaction:
                yield to_file(Opened.of(match_reading.load(transaction, uid)), transaction)

    def take_in(self, documents: Iterable[Any]) -> Imported:
        """Take in the matches of a file: all of them, or none if one is wrong.

        Matches that are there already are left as they are.

        Raises:
            ScorekeeperError: one is wrong; ``where`` says the place, as
                ``[3].hands[2].tricks``.
        """
        from scorekeeper.scorebook.imports import take_in  # noqa: PLC0415 - see above

        with self._history.writing() as transaction:
            imported = take_in(transaction, documents, at=self._clock())
        self._listeners.tell_all()
        return imported

    def doctor(self) -> tuple[Ailment, ...]:
        """Everything that is wrong with the history: none is well.

        The database is read through, every match replayed, and its rows held against
        its journal.
        """
        from scorekeeper.scorebook.soundness import (  # noqa: PLC0415 - see above
            examine,
            examine_profiles,
        )

        fault = self._history.fault()
        if fault is not None:
            return (Ailment(match_id=None, code="history_damaged", sentence=fault),)
        found: list[Ailment] = []
        with self._history.reading() as transaction:
            for uid in matches.every(transaction):
                found.extend(examine(transaction, uid))
            found.extend(examine_profiles(transaction))
        return tuple(found)

    def refresh_lists(self) -> int:
        """Work out again where matches stand of which lists do not know; how many."""
        with self._history.reading() as transaction:
            unknown = matches.without_standing(transaction, scorekeeper.__version__)
        for start in range(0, len(unknown), AT_ONCE):
            with self._history.writing() as transaction:
                for uid in unknown[start : start + AT_ONCE]:
                    note_down(transaction, None, Opened.of(match_reading.load(transaction, uid)))
        return len(unknown)

    def _is_backup_due(self) -> bool:
        with self._history.reading() as transaction:
            moments = (matches.last_changed_at(transaction), profiles.last_changed_at(transaction))
        changed = max((moment for moment in moments if moment is not None), default=None)
        if changed is None:
            return False
        daily = [one for one in self.backups() if one.kind is BackupKind.DAILY]
        if not daily:
            return True
        now = self._clock()
        made: datetime = daily[0].at.replace(tzinfo=now.tzinfo)
        return made.date() != now.date() and changed > made.astimezone(UTC)

    @classmethod
    def _begin(cls, history: History) -> Self:
        book = cls(history)
        if not history.is_as_it_was:
            book.refresh_lists()
        return book
