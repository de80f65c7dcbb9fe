"""A damaged history: set aside under its date, and saved from it what can be saved."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scorekeeper.store import backups
from scorekeeper.store.database import plainly
from scorekeeper.store.errors import HistoryUnwritable
from scorekeeper.store.health import suspicion

BESIDE = ("", "-wal", "-shm")
"""A history is up to three files: itself, its log and the log's index."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescue:
    """What was done about a damaged history.

    Attributes:
        reason: what is wrong with it.
        set_aside: where the damaged file is now.
        file: the history, made of what was saved.
        matches: how many matches the new history has.
        from_backup: how many of them came from the newest sound backup.
    """

    reason: str
    set_aside: Path
    file: Path
    matches: int
    from_backup: int

    def __str__(self) -> str:
        """Say in two sentences what happened, and where both files are."""
        of_them = f", {self.from_backup} of them from a backup" if self.from_backup else ""
        came = ", from a backup" if self.matches == self.from_backup == 1 else of_them
        saved = "1 match was" if self.matches == 1 else f"{self.matches} matches were"
        now = "is" if self.matches == 1 else "are"
        return (
            f"The history was damaged ({self.reason}) and was set aside as {self.set_aside}. "
            f"{saved} saved from it{came}, and {now} in {self.file}."
        )


def rescue(file: Path, copies: Path, reason: str, at: datetime) -> Rescue:
    """Set a damaged history aside and put what can be saved from it in its place.

    The damaged file is moved, never written to. What is saved is whole before that.

    Args:
        file: the damaged history.
        copies: the folder of its backups.
        reason: what is wrong with it.
        at: now.

    Raises:
        HistoryUnwritable: there is no room, or no right, to do it.
    """
    # A sound history needs nothing of it.
    from scorekeeper.store.sound_history import save  # noqa: PLC0415

    aside = backups.unused(file.parent, at, f"damaged {file.stem}")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix="rescue-") as folder:
            broken, fresh = Path(folder) / "broken.db", Path(folder) / "fresh.db"
            _for_each_part(file, broken, shutil.copyfile)
            with plainly():
                matches, from_backup = save(broken, fresh, copies)
            fresh.replace(_ready(file))
        _for_each_part(file, aside, Path.rename)
        suspicion(file).unlink(missing_ok=True)
        _ready(file).rename(file)
    except OSError as error:
        raise HistoryUnwritable(error.strerror or str(error)) from error
    return Rescue(
        reason=reason, set_aside=aside, file=file, matches=matches, from_backup=from_backup
    )


def finish_interrupted(file: Path, at: datetime) -> None:
    """Take up a rescue that was cut short between setting aside and putting in place."""
    if not _ready(file).exists():
        return
    if file.exists():
        _ready(file).unlink()
        return
    # A log left behind is the damaged history's, and must not be taken for the new one's.
    _for_each_part(file, backups.unused(file.parent, at, f"damaged {file.stem}"), Path.rename)
    _ready(file).rename(file)


def is_there(file: Path) -> bool:
    """Whether there is a history, or a rescued one that only has to be put in its place."""
    return file.exists() or _ready(file).exists()


def _ready(file: Path) -> Path:
    return file.with_name(f"{file.name}.rescued")


def _for_each_part(source: Path, target: Path, act: Callable[[Path, Path], object]) -> None:
    for ending in BESIDE:
        part = Path(f"{source}{ending}")
        if part.exists():
            act(part, Path(f"{target}{ending}"))
