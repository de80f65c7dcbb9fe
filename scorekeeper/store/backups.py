"""Copies of the history: made, listed, thinned out."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path

from scorekeeper.store.database import plainly
from scorekeeper.store.errors import HistoryDamaged, HistoryUnwritable
from scorekeeper.store.health import fault_in
from scorekeeper.store.unfinished import made_beside

DAYS, WEEKS, MONTHS = 7, 5, 12
"""So many of the last days, weeks and months keep a copy each."""
OCCASIONS = 5
"""So many copies are kept of each other kind."""
NAME = re.compile(r"(?P<at>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)(-\d+)? (?P<kind>[a-z-]+)\.db")
STAMP = "%Y-%m-%dT%H-%M-%S"


class BackupKind(StrEnum):
    """What a copy was made for."""

    DAILY = "daily"
    """Once a day while the history is in use."""
    BEFORE_UPGRADE = "before-upgrade"
    """Before the file was brought to a newer format."""
    BEFORE_RESTORE = "before-restore"
    """The history that another copy took the place of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """A copy of the history.

    Attributes:
        at: when it was made, on the clock of the place.
    """

    path: Path
    at: datetime
    kind: BackupKind


def copy(source: Path, target: Path) -> None:
    """Copy a history as of one moment, even while it is written to.

    The copy is one file, sound and on disk when it has its name.

    Raises:
        HistoryDamaged: the history is not sound, so that the copy is not either.
        HistoryTrouble: it cannot be read, or the copy not be written.
    """
    with made_beside(target) as folder:
        _sound_copy(source, folder).replace(target)


def keep(source: Path, folder: Path, kind: BackupKind, at: datetime) -> Backup:
    """Put a copy of the history into the folder of backups, and thin that out.

    Raises:
        HistoryDamaged, HistoryTrouble: see ``copy``.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HistoryUnwritable(f"{folder}: {error.strerror or error}") from error
    with made_beside(unused(folder, at, kind.value)) as workplace:
        made = _sound_copy(source, workplace)
        path = _taken(folder, at, kind.value)
        made.replace(path)
    for surplus in to_thin_out(listed(folder)):
        if surplus.path != path:
            with suppress(OSError):  # somebody looks into it: it goes the next time
                surplus.path.unlink(missing_ok=True)
    return Backup(path=path, at=at.replace(tzinfo=None, microsecond=0), kind=kind)


def _sound_copy(source: Path, folder: Path) -> Path:
    """A copy of the history in a folder that is nobody else's."""
    target = folder / "copy.db"
    with plainly():
        with (
            closing(sqlite3.connect(source, timeout=5)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
            # One file, to be carried anywhere; the history's own has a log beside it.
            writing.execute("PRAGMA journal_mode = DELETE")
        fault = fault_in(target, thorough=True)
    if fault is not None:
        raise HistoryDamaged(fault)
    return target


def _taken(folder: Path, at: datetime, words: str) -> Path:
    """An unused name, taken at once by an empty file: nobody else is given it."""
    while True:
        path = unused(folder, at, words)
        with suppress(FileExistsError):  # another program was quicker
            path.touch(exist_ok=False)
            return path


def unused(folder: Path, at: datetime, words: str) -> Path:
    """A name with its date that no file in a folder has yet."""
    stamp = at.strftime(STAMP)
    path, number = folder / f"{stamp} {words}.db", 2
    while path.exists():
        path, number = folder / f"{stamp}-{number} {words}.db", number + 1
    return path


def listed(folder: Path) -> tuple[Backup, ...]:
    """The copies in a folder, newest first; other files are none of ours.

    Of two made in the same second the file that was written later is the newer one.
    """
    found: list[tuple[datetime, int, Path, BackupKind]] = []
    for path in folder.glob("*.db") if folder.is_dir() else ():
        name = NAME.fullmatch(path.name)
        if name is not None and name["kind"] in set(BackupKind):
            at = datetime.strptime(name["at"], STAMP)  # noqa: DTZ007 - the clock of the place
            with suppress(FileNotFoundError):  # another process thins the folder out too
                state = path.stat()
                if state.st_size:  # an empty one is a name just taken
                    found.append((at, state.st_mtime_ns, path, BackupKind(name["kind"])))
    return tuple(
        Backup(path=path, at=at, kind=kind) for at, _, path, kind in sorted(found, reverse=True)
    )


def to_thin_out(backups: Iterable[Backup]) -> tuple[Backup, ...]:
    """The copies that need not be kept any longer.

    Of the daily ones the newest of each day is kept for the last days, of each week for
    the last weeks and of each month for the last months; of the others, the newest few.

    Args:
        backups: all there are, newest first.
    """
    backups = tuple(backups)
    kept: set[Path] = set()
    daily = [one for one in backups if one.kind is BackupKind.DAILY]
    for span, count in ((_day, DAYS), (_week, WEEKS), (_month, MONTHS)):
        kept |= _newest_of_each(daily, span, count)
    for kind in (BackupKind.BEFORE_UPGRADE, BackupKind.BEFORE_RESTORE):
        kept |= {one.path for one in [b for b in backups if b.kind is kind][:OCCASIONS]}
    return tuple(one for one in backups if one.path not in kept)


def _newest_of_each(
    backups: list[Backup], span: Callable[[date], object], count: int
) -> set[Path]:
    newest: dict[object, Path] = {}
    for one in backups:
        newest.setdefault(span(one.at.date()), one.path)
    return set(list(newest.values())[:count])


def _day(day: date) -> object:
    return day


def _week(day: date) -> object:
    return day.isocalendar()[:2]


def _month(day: date) -> object:
    return day.year, day.month
