"""Files that get their name only when they are whole."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from scorekeeper.store.errors import HistoryUnwritable

PREFIX = "scorekeeper-unfinished-"
"""How the folders begin in which something is being made."""
ABANDONED = 24 * 60 * 60
"""Seconds after which such a folder is nobody's: its program was cut short."""


@contextmanager
def made_beside(target: Path) -> Iterator[Path]:
    """A folder of one's own on the disk of a target, gone with all that is left in it at the end.

    Whoever makes the same thing at the same time, in this program or another, has another one.

    Raises:
        HistoryUnwritable: the disk did not take it, in the block or before it.
    """
    try:
        _clear_up(target.parent)
        with tempfile.TemporaryDirectory(
            dir=target.parent, prefix=PREFIX, ignore_cleanup_errors=True
        ) as folder:
            yield Path(folder)
    except OSError as error:
        raise HistoryUnwritable(f"{target}: {error.strerror or error}") from error


def _clear_up(folder: Path) -> None:
    """Delete what programs that were cut short have left behind."""
    for left in folder.glob(f"{PREFIX}*"):
        with suppress(OSError):  # another program clears up too
            if time.time() - left.stat().st_mtime > ABANDONED:
                shutil.rmtree(left)
