"""What can go wrong with the history, as named errors that say what a person can do."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from scorekeeper.rules.errors import ScorekeeperError


class HistoryError(ScorekeeperError):
    """The history cannot be opened, read or written."""

    code: ClassVar[str] = "history"


class DataFolderNotWritable(HistoryError):
    """The folder for the history cannot be made or written to."""

    code = "data_folder_not_writable"

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(
            f"The folder {folder} cannot be written to ({reason}); "
            "name another with --data or SCOREKEEPER_DATA_DIR."
        )
        self.folder = folder


class NoHistory(HistoryError):
    """A place without a history, looked into for reading; a mistyped one most likely."""

    code = "no_history"

    def __init__(self, file: Path) -> None:
        super().__init__(f"There is no history in {file.parent}: no {file.name} is there.")


class HistoryNewer(HistoryError):
    """The history was written by a newer version of the program."""

    code = "history_newer"

    def __init__(self, history: str, found: str) -> None:
        super().__init__(
            f"The history {history} was written by a newer version of 500 Scorekeeper "
            f"(its format is {found}); update the app to open it."
        )
        self.found = found


class HistoryForeign(HistoryError):
    """The file is a database, but of another program."""

    code = "history_foreign"

    def __init__(self, history: str) -> None:
        super().__init__(
            f"{history} is a database of another program; it was left as it is. "
            "Name another place with --data or SCOREKEEPER_DATABASE_URL."
        )


class HistoryUnreachable(HistoryError):
    """The database named by an address cannot be opened."""

    code = "history_unreachable"

    def __init__(self, history: str, reason: str) -> None:
        super().__init__(f"The history {history} cannot be opened: {reason}.")


class HistoryTrouble(HistoryError):
    """The database did not do what it was asked; the change was not made.

    Attributes:
        reason: what the database said.
    """

    code = "history_trouble"
    sentence: ClassVar[str] = "The history cannot be used: {reason}."

    def __init__(self, reason: str) -> None:
        super().__init__(self.sentence.format(reason=reason))
        self.reason = reason


class HistoryBusy(HistoryTrouble):
    """Another program holds the history and did not let go in time."""

    code = "history_busy"
    sentence = (
        "Another program is using the history and did not let go; "
        "nothing was saved. Close it and try again."
    )


class HistoryLost(HistoryTrouble):
    """The server that keeps the history does not answer."""

    code = "history_lost"
    sentence = (
        "The database that keeps the history does not answer ({reason}). "
        "See that it runs, then look whether the last change was saved."
    )


class HistoryFull(HistoryTrouble):
    """There is no room left to save."""

    code = "history_full"
    sentence = "There is no room left on the disk; nothing was saved. Make room and save again."


class HistoryUnwritable(HistoryTrouble):
    """The disk did not take what was to be saved."""

    code = "history_unwritable"
    sentence = (
        "The disk did not take it ({reason}); nothing was saved. Look at the disk and save again."
    )


class HistoryReadOnly(HistoryTrouble):
    """The history can be read but not written."""

    code = "history_read_only"
    sentence = (
        "The history cannot be written to; nothing was saved. "
        "Check the permissions of its folder and save again."
    )


class HistoryDamaged(HistoryTrouble):
    """The history's file is damaged; found while in use."""

    code = "history_damaged"
    sentence = (
        "The history is damaged ({reason}); nothing was changed. "
        "Start the app again: it saves what can be saved."
    )


class BackupDamaged(HistoryError):
    """A backup that is not sound."""

    code = "backup_damaged"

    def __init__(self, copy: str, reason: str) -> None:
        super().__init__(f"{copy} cannot be used as a backup: {reason}. Nothing was changed.")


class NoBackupsHere(HistoryError):
    """Backups of a history that is not a file."""

    code = "no_backups_here"

    def __init__(self, history: str) -> None:
        super().__init__(
            f"The history {history} is kept by a database server; back it up with its own means."
        )


class UnknownMatch(HistoryError):
    """There is no match of this id in the history."""

    code = "unknown_match"

    def __init__(self, match_id: str) -> None:
        super().__init__(f"There is no match {match_id!r} in the history.")
        self.match_id = match_id


class CalledAlike(HistoryError):
    """A change that would leave two at one table with one name, or make them one person."""

    code = "called_alike"

    def __init__(self, name: str) -> None:
        super().__init__(
            f"Two at one table would then both be called {name}, and names must differ. "
            "Nothing was changed."
        )
        self.name = name
