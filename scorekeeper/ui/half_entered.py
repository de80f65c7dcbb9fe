"""A hand half entered, kept in the history: nothing that was tapped is lost with the phone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import asdict, fields
from threading import Lock
from typing import Any, TypeAlias

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui.draft import Draft, Kind, Page
from scorekeeper.ui.hooks import use_latest, use_once, use_value

_log = logging.getLogger(__name__)

SOON = 0.05
"""Seconds after a tap that it is kept: a quick next tap is kept together with it."""


class HalfEntered:
    """Keeps a match's hand half entered, behind the taps and never in their way."""

    def __init__(self, book: Scorebook, page: ft.Page, match_id: str) -> None:
        self._book = book
        self._page = page
        self._match_id = match_id
        self._lock = Lock()
        self._wanted: Draft | None = None
        self._there = False

    def kept(self) -> Draft:
        """The hand that was half entered when the app was left; a new one if none was."""
        try:
            body = self._book.draft(self._match_id)
        except ScorekeeperError:
            return Draft()
        self._there = body is not None
        return draft_from(body) if body else Draft()

    def keep(self, draft: Draft) -> None:
        """Keep it, soon; one not begun is forgotten."""
        if draft.begun or self._there:
            self._wanted = draft
            self._page.run_task(self._keep_soon, draft)
        else:
            self._wanted = None

    def let_go(self) -> None:
        """Keep nothing any more: the hand is being saved, and its draft dropped with that."""
        with self._lock:
            self._wanted = None
            self._there = False

    async def _keep_soon(self, draft: Draft) -> None:
        await asyncio.sleep(SOON)
        if draft is self._wanted:
            await asyncio.to_thread(self._write, draft)

    def _write(self, draft: Draft) -> None:
        with self._lock:
            if draft is not self._wanted:
                return
            try:
                self._book.save_draft(self._match_id, body_of(draft) if draft.begun else None)
            except ScorekeeperError:
                # The hand is still on the screen; keeping it is tried again at the next tap.
                _log.exception("a hand half entered cannot be kept")
            else:
                self._there = draft.begun


Sketch: TypeAlias = Callable[[Draft | Callable[[Draft], Draft]], None]


def use_draft(book: Scorebook, match_id: str) -> tuple[Draft, Sketch, HalfEntered]:
    """A match's hand half entered, as it was left; what sets it, and what keeps it."""
    page = ft.context.page
    half = use_once(lambda: HalfEntered(book, page, match_id))
    draft, put = use_value(half.kept)
    latest = use_latest(draft)

    def sketch(new: Draft | Callable[[Draft], Draft]) -> None:
        before = latest.current
        latest.current = new(before) if callable(new) else new
        if latest.current is not before:
            put(latest.current)
            half.keep(latest.current)

    return draft, sketch, half


def body_of(draft: Draft) -> dict[str, Any]:
    """A hand half entered as it is kept."""
    return asdict(draft) | {"trouble": ""}


def draft_from(body: dict[str, Any]) -> Draft:
    """What was kept as a hand half entered; of what another version kept, what is understood."""
    known = {one.name for one in fields(Draft)}
    said = {name: value for name, value in body.items() if name in known}
    try:
        for name, one_of, usual in (
            ("page", Page, Page.PLAY),
            ("came", Page, Page.PLAY),
            ("kind", Kind, Kind.PLAYED),
            ("beside", Kind, Kind.PLAYED),
        ):
            said[name] = one_of(said.get(name, usual))
        return Draft(**{name: _tupled(value) for name, value in said.items()})
    except (TypeError, ValueError):
        return Draft()


def _tupled(value: object) -> Any:  # noqa: ANN401 - each part of a draft has its own type
    """A value as a draft holds it: JSON knows lists alone."""
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
