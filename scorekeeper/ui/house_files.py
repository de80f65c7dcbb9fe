"""Rules as a file: what a match file has under ``rules``, saved and opened by a person."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.rules.earlier import write_rules
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.reading import RulesEntry, read_rules
from scorekeeper.rules.sharing import read_shared_rules
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.saving import save_file
from scorekeeper.ui.words import house as said

LARGEST = 1_000_000
"""Bytes; no rules are as long as that."""


class NotRules(ScorekeeperError):
    """A file or a text in which there are no rules."""

    code = "not_rules"

    def __init__(self) -> None:
        super().__init__(said.NOT_RULES)


def rules_file(rules: NamedRules) -> bytes:
    """Rules as a file holds them: complete, and how they are called."""
    written = write_rules(rules.rules, rules.preset_id, rules.title)
    return (json.dumps(written, ensure_ascii=False, indent=1) + "\n").encode()


def rules_in(text: str) -> RulesEntry:
    """The rules in a message, a file of rules, or a match file.

    Raises:
        ScorekeeperError: there are none, or none that a table could play by.
    """
    if not text.lstrip().startswith("{"):
        return read_shared_rules(text)
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise NotRules from None
    held = data.get("rules", data)
    if not isinstance(held, dict):
        raise NotRules
    known = {key: held[key] for key in ("preset", "name", "options") if key in held}
    if not known.keys() & {"preset", "options"}:
        raise NotRules
    return read_rules(known)


async def save_rules(rules: NamedRules) -> str:
    """Save rules to a file that a person names; answer what came of it."""
    return await save_file(
        said.file_name(rules.title),
        rules_file(rules),
        saved=said.SAVED_FILE,
        downloaded=said.SAVED_FILE,
        left=said.NOT_SAVED,
    )


async def open_file() -> str | None:
    """What is in a file that a person picks; None where none was.

    Raises:
        NotRules: it is no text.
    """
    files = await ft.FilePicker().pick_files(
        file_type=ft.FilePickerFileType.CUSTOM, allowed_extensions=["json", "txt"], with_data=True
    )
    if not files:
        return None
    return await asyncio.to_thread(_text_of, files[0])


def _text_of(file: ft.FilePickerFile) -> str:
    try:
        raw = Path(file.path or "").read_bytes() if file.bytes is None else file.bytes
        return raw[:LARGEST].decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise NotRules from None
