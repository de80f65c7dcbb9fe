"""Where the history lives."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from scorekeeper.store.errors import DataFolderNotWritable

DATA_DIR = "SCOREKEEPER_DATA_DIR"
DATABASE_URL = "SCOREKEEPER_DATABASE_URL"
PACKAGED_APP_DATA = "FLET_APP_STORAGE_DATA"
FILE_NAME = "history.db"


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """Where the history and what belongs to it are.

    Attributes:
        url: the database's address.
        folder: for backups and files set aside.
        file: the history's file; None where the database is not a file of SQLite.
    """

    url: URL
    folder: Path
    file: Path | None

    @property
    def backups(self) -> Path:
        """The folder of the backups made by themselves."""
        return self.folder / "backups"

    def __str__(self) -> str:
        """Name the place as a person would look for it, without a password."""
        return str(self.file) if self.file else self.url.render_as_string(hide_password=True)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The person's own folder for the history.

    What was asked for by SCOREKEEPER_DATA_DIR; else the storage of a packaged app; else the
    platform's folder for a user's data.
    """
    for name in (DATA_DIR, PACKAGED_APP_DATA):
        if environment.get(name):
            return Path(environment[name]).expanduser().absolute()
    # Imported here: where a folder is named, start-up does without it.
    import platformdirs  # noqa: PLC0415

    return Path(platformdirs.user_data_dir("scorekeeper", appauthor=False))


def locate(
    database_url: str | None = None,
    data_dir: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Location:
    """Where the history is: as called for, else as the environment says, else the default."""
    folder = (data_dir or data_folder(environment)).expanduser().absolute()
    address = database_url or (None if data_dir else environment.get(DATABASE_URL))
    if not address:
        return at_file(folder / FILE_NAME)
    url = make_url(address)
    in_file = url.get_backend_name() == "sqlite" and url.database
    if not in_file or not url.database or url.database.startswith((":memory:", "file:")):
        return Location(url=url, folder=folder, file=None)
    file = Path(url.database).absolute()
    # A history elsewhere keeps its backups beside it.
    return Location(url=url, folder=data_dir or file.parent, file=file)


def at_file(file: Path) -> Location:
    """A history in a file, with what belongs to it beside it."""
    url = URL.create("sqlite", database=str(file))
    return Location(url=url, folder=file.parent, file=file)


def make_writable(folder: Path) -> None:
    """Make the folder if need be, and see that a file can be written there.

    Raises:
        DataFolderNotWritable: it cannot.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise DataFolderNotWritable(folder, error.strerror or str(error)) from error
