"""Something half done, kept in the history a moment later: behind the taps, never in their way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, TypeVar

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook

_log = logging.getLogger(__name__)

Part = TypeVar("Part")

SOON = 0.3
"""Seconds after a change that it is kept: what is typed on is kept together with it."""


class Keeper(Generic[Part]):
    """Keeps one thing half done; there is one of a kind, the last.

    Attributes:
        wanted: what is to be kept, though it may not be yet.
    """

    def __init__(
        self,
        book: Scorebook,
        page: ft.Page,
        key: str,
        body_of: Callable[[Part], dict[str, Any] | None],
    ) -> None:
        self._book = book
        self._page = page
        self._key = key
        self._body_of = body_of
        self._lock = Lock()
        self.wanted: Part | None = None

    def recall(self) -> dict[str, Any] | None:
        """What was kept.

        Raises:
            ScorekeeperError: the history cannot be read.
        """
        return self._book.recall(self._key)

    def keep(self, part: Part) -> None:
        """Keep it, soon; what has no body is forgotten."""
        self.wanted = part
        self._page.run_task(self._keep_soon, part)

    def forget(self) -> None:
        """Keep nothing any more: it was finished, or left on purpose."""
        with self._lock:
            self.wanted = None
            self._remember(None)

    async def _keep_soon(self, part: Part) -> None:
        await asyncio.sleep(SOON)
        if part is self.wanted:
            await asyncio.to_thread(self._write, part)

    def _write(self, part: Part) -> None:
        with self._lock:
            if part is self.wanted:
                self._remember(self._body_of(part))

    def _remember(self, body: dict[str, Any] | None) -> None:
        try:
            self._book.remember(self._key, body)
        except ScorekeeperError:
            # It is still on the screen; keeping it is tried again at the next change.
            _log.exception("what is half done under %s cannot be kept", self._key)
