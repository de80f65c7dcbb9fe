"""The history, opened: looks at it and changes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from threading import Lock

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from scorekeeper.store import backups, database
from scorekeeper.store.backups import Backup, BackupKind
from scorekeeper.store.errors import (
    HistoryDamaged,
    HistoryLost,
    HistoryUnreachable,
    NoBackupsHere,
    NoHistory,
)
from scorekeeper.store.health import damage_of, fault_of, suspicion
from scorekeeper.store.location import Location, make_writable
from scorekeeper.store.migrations import NEWEST
from scorekeeper.store.rescue import Rescue, finish_interrupted, is_there, rescue
from scorekeeper.store.restoring import restore
from scorekeeper.store.upgrade import format_of, upgrade
from scorekeeper.store.watch import Watch


class History:
    """Every match, kept in a database. Safe to use from several threads at once.

    Attributes:
        location: where it is.
        rescued: what was done about a damaged one when it was opened, if it was.
        found: the format it had when it was opened; None for one newly made.
    """

    def __init__(
        self, engine: Engine, location: Location, *, rescued: Rescue | None, found: str | None
    ) -> None:
        self._engine = engine
        self.location = location
        self.rescued = rescued
        self.found = found
        # Backing up and restoring wait for each other, and whoever writes, for a restoring: what
        # is set aside is all that was there.
        self._turn = Lock()
        self._changing = Lock()

    @classmethod
    def open(cls, location: Location, *, make: bool = True) -> History:
        """Open the history at a place, made or brought to the newest format if need be.

        A damaged one is set aside and what can be saved from it is; ``rescued`` then says
        what happened.

        Args:
            location: the place.
            make: make a history where there is none.

        Raises:
            NoHistory: there is none, and none was to be made.
            HistoryError: it cannot be opened; the kind says why.
        """
        rescued = None
        if location.file is not None:
            if not make and not is_there(location.file):
                raise NoHistory(location.file)
            make_writable(location.file.parent)
            rescued = _look_after(location.file, location.backups)
        engine = _engine_for(location)
        name = str(location)
        try:
            with database.plainly():
                with engine.connect() as connection:
                    found = format_of(connection, name)
                if found != NEWEST:
                    if found is not None and location.file is not None:
                        now = datetime.now().astimezone()
                        kind = BackupKind.BEFORE_UPGRADE
                        backups.keep(location.file, location.backups, kind, now)
                    upgrade(engine, name)
        except (SQLAlchemyError, HistoryLost) as error:
            engine.dispose()
            reason = error.reason if isinstance(error, HistoryLost) else database.reason_of(error)
            raise HistoryUnreachable(name, reason) from error
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, location, rescued=rescued, found=found)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @property
    def is_as_it_was(self) -> bool:
        """Whether opening it changed nothing of what it holds."""
        return self.rescued is None and self.found == NEWEST

    def file(self) -> Path:
        """The file that the history is kept in.

        Raises:
            NoBackupsHere: it is not kept in a file.
        """
        if self.location.file is None:
            raise NoBackupsHere(str(self.location))
        return self.location.file

    def back_up(self, kind: BackupKind, at: datetime, is_due: Callable[[], bool]) -> Backup | None:
        """Put a copy into the folder of backups, if one is due when its turn has come."""
        with self._turn, self._noticing():
            if not is_due():
                return None
            return backups.keep(self.file(), self.location.backups, kind, at)

    def copy(self, target: Path) -> None:
        """Copy it to a file, as of one moment."""
        with self._noticing():
            backups.copy(self.file(), target)

    def restore(self, copy: Path, at: datetime) -> Backup:
        """Put a backup in the place of the history; the present, set aside."""
        with self._turn, self._changing, self._noticing():
            return restore(self.file(), self.location.backups, copy, at)

    def watch(self) -> Watch:
        """Begin to notice what others write."""
        return Watch(self._engine)

    def fault(self) -> str | None:
        """The first thing wrong with the whole of the database, or None."""
        try:
            with self.reading() as session:
                return fault_of(session.connection())
        except HistoryDamaged as error:
            return error.reason

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A look at the history, all of it as of one moment."""
        with self._noticing(), database.reading(self._engine) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """One change: on disk when the block has ended, not at all if it raised."""
        with self._changing, self._noticing(), database.writing(self._engine) as session:
            yield session

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Leave a mark where damage is met, so that the next opening looks closely."""
        try:
            yield
        except HistoryDamaged:
            if self.location.file is not None:
                with suppress(OSError):
                    suspicion(self.location.file).touch()
            raise


def _look_after(file: Path, copies: Path) -> Rescue | None:
    """See that the file of a history is sound, or make it so; what was done, if anything."""
    now = datetime.now().astimezone()
    finish_interrupted(file, now)
    if not file.exists() or (file.stat().st_size == 0 and not backups.listed(copies)):
        return None
    with database.plainly():
        damage = damage_of(file)
        if damage is not None:
            return rescue(file, copies, damage, now)
    with suppress(OSError):  # it was read through and is sound: a backup was put back since
        suspicion(file).unlink(missing_ok=True)
    return None


def _engine_for(location: Location) -> Engine:
    try:
        return database.engine_for(location)
    except (SQLAlchemyError, ImportError) as error:
        # No such kind of database, or the driver for it is not installed.
        raise HistoryUnreachable(str(location), database.reason_of(error)) from error
