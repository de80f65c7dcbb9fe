"""Something half done, kept in the history a moment later: behind the taps, never in their way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, TypeAlias, TypeVar

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError

_log = logging.getLogger(__name__)

Part = TypeVar("Part")
Body: TypeAlias = dict[str, Any]

SOON = 0.3
"""Seconds after a change that it is kept: what is typed on is kept together with it."""


class Keeper(Generic[Part]):
    """Keeps one thing half done in its place in the history; there is one there, the last.

    Attributes:
        wanted: what is to be kept, though it may not be yet.
    """

    def __init__(
        self,
        page: ft.Page,
        read: Callable[[], Body | None],
        write: Callable[[Body | None], None],
        body_of: Callable[[Part], Body | None],
        *,
        soon: float = SOON,
    ) -> None:
        self._page = page
        self._read = read
        self._put = write
        self._body_of = body_of
        self._soon = soon
        self._lock = Lock()
        self._there = False
        self.wanted: Part | None = None

    def recall(self) -> Body | None:
        """What was kept.

        Raises:
            ScorekeeperError: the history cannot be read.
        """
        body = self._read()
        self._there = body is not None
        return body

    def keep(self, part: Part) -> None:
        """Keep it, soon; what has no body is forgotten."""
        self.wanted = part
        self._page.run_task(self._keep_soon, part)

    def let_go(self) -> None:
        """Keep nothing any more: it is being finished, and forgotten with that."""
        with self._lock:
            self.wanted = None
            self._there = False

    def forget(self) -> None:
        """Keep nothing any more: it was finished, or left on purpose."""
        with self._lock:
            self.wanted = None
            self._write(None)

    async def _keep_soon(self, part: Part) -> None:
        await asyncio.sleep(self._soon)
        if part is self.wanted:
            await asyncio.to_thread(self._keep_now, part)

    def _keep_now(self, part: Part) -> None:
        with self._lock:
            if part is self.wanted:
                body = self._body_of(part)
                if body is not None or self._there:
                    self._write(body)

    def _write(self, body: Body | None) -> None:
        try:
            self._put(body)
        except ScorekeeperError:
            # It is still on the screen; keeping it is tried again at the next change.
            _log.exception("what is half done cannot be kept")
        else:
            self._there = body is not None
