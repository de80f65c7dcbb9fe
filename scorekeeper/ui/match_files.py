"""Match files going out and coming in, through the device's own dialogs."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.words import keeping

_log = logging.getLogger(__name__)

BLANK = " \t\r\n"


class NotAMatchFile(ScorekeeperError):
    """A file that holds no matches."""

    code = "not_a_match_file"

    def __init__(self, line: int) -> None:
        super().__init__(f"This is no match file: line {line} is not JSON.")


def documents_in(raw: bytes) -> Iterator[Any]:
    """The JSON of each match in a file, one after the other.

    Raises:
        NotAMatchFile: it holds something else.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotAMatchFile(1) from None
    decoder, start = json.JSONDecoder(), _next(text, 0)
    if start == len(text):
        raise NotAMatchFile(1)
    while start < len(text):
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            raise NotAMatchFile(text.count("\n", 0, start) + 1) from None
        yield value
        start = _next(text, end)


def everything(book: Scorebook) -> bytes:
    """Every match but those in the bin, a line each."""
    lines = (json.dumps(data, ensure_ascii=False) + "\n" for data in book.match_files())
    return "".join(lines).encode()


def one_match(book: Scorebook, match_id: str) -> bytes:
    """One match, for people to read as well."""
    return (json.dumps(book.match_file(match_id), ensure_ascii=False, indent=1) + "\n").encode()


async def export_all(book: Scorebook) -> str:
    """Save every match to a file that a person names; answer what came of it."""
    today = datetime.now(UTC).astimezone().date().isoformat()
    return await _save(keeping.file_name(today), await asyncio.to_thread(everything, book))


async def export_one(book: Scorebook, view: MatchView) -> str:
    """Save one match to a file that a person names; answer what came of it."""
    day = view.started_at.astimezone().date().isoformat()
    title = view.title or " ".join(side.name for side in view.match.sides)
    raw = await asyncio.to_thread(one_match, book, view.id)
    return await _save(keeping.match_file_name(title, day), raw)


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
    return keeping.taken_in(file.name, len(done.added), len(done.already))


async def _save(name: str, raw: bytes) -> str:
    # A browser downloads it and says nothing; elsewhere the answer is where it was saved.
    saved = await ft.FilePicker().save_file(
        file_name=name, src_bytes=raw, allowed_extensions=[name.rpartition(".")[2]]
    )
    if saved is None and not ft.context.page.web:
        return keeping.NOT_EXPORTED
    return keeping.EXPORTED


def _next(text: str, position: int) -> int:
    """Where the next match begins."""
    while position < len(text) and text[position] in BLANK:
        position += 1
    return position
