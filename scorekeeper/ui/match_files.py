"""Matches going out as files and coming in, through the device's own dialogs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.export.formats import Format
from scorekeeper.export.writing import written
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.reading import said_once
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.saving import save_file
from scorekeeper.ui.words import keeping

BLANK = " \t\r\n"
WRITTEN_BY_HAND = 2**20
"""Up to so many characters a file is looked at for keys said twice."""


class NotAMatchFile(ScorekeeperError):
    """A file that holds no matches."""

    code = "not_a_match_file"

    def __init__(self, line: int) -> None:
        super().__init__(f"This is no match file: line {line} is not JSON.")


def documents_in(raw: bytes) -> Iterator[Any]:
    """The JSON of each match in a file, one after the other.

    Raises:
        NotAMatchFile: it holds something else.
        SaidTwice: a key stands twice in one place.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotAMatchFile(1) from None
    # Long files are written by programs, which say nothing twice.
    hook = said_once if len(text) <= WRITTEN_BY_HAND else None
    decoder, start = json.JSONDecoder(object_pairs_hook=hook), _next(text, 0)
    if start == len(text):
        raise NotAMatchFile(1)
    while start < len(text):
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            raise NotAMatchFile(text.count("\n", 0, start) + 1) from None
        yield value
        start = _next(text, end)


async def export(book: Scorebook, kind: Format, view: MatchView | None = None) -> str:
    """Save a match, or all of them, to a file that a person names; answer what came of it."""
    if view is None:
        name = keeping.file_name(datetime.now(UTC).astimezone().date().isoformat(), kind)
    else:
        title = view.title or " ".join(side.name for side in view.match.sides)
        name = keeping.match_file_name(title, view.started_at.date().isoformat(), kind)
    only = None if view is None else view.id
    raw = await asyncio.to_thread(lambda: b"".join(written(book, kind, only)))
    return await save_file(
        name,
        raw,
        saved=keeping.EXPORTED,
        downloaded=keeping.downloaded(name),
        left=keeping.NOT_EXPORTED,
    )


async def import_some(book: Scorebook) -> tuple[str, ...]:
    """Take in the files that a person picks; answer what came of each, none if none was."""
    files = await ft.FilePicker().pick_files(
        file_type=ft.FilePickerFileType.CUSTOM,
        allowed_extensions=["json", "jsonl"],
        allow_multiple=True,
        with_data=True,
    )
    return tuple([await asyncio.to_thread(take_in, book, one) for one in files or ()])


def take_in(book: Scorebook, file: ft.FilePickerFile) -> str:
    """Take in one file, as a whole or not at all; answer what came of it."""
    try:
        raw = file.bytes if file.bytes is not None else Path(file.path or "").read_bytes()
        done = book.take_in(documents_in(raw))
    except ScorekeeperError as error:
        return keeping.refused(file.name, error.where or "", error.message)
    except OSError as error:
        return keeping.refused(file.name, "", f"It cannot be read: {error.strerror or error}.")
    counts = map(len, (done.added, done.already, done.differing, done.in_the_bin))
    return keeping.taken_in(file.name, *counts)


def _next(text: str, position: int) -> int:
    """Where the next match begins."""
    while position < len(text) and text[position] in BLANK:
        position += 1
    return position
