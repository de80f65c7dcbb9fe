"""Hearing of changes, whichever window or program makes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import copy_context
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import flet as ft

from scorekeeper.ui.hooks import Latest, use_latest, use_once

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook


def in_its_own_time(page: ft.Page, look: Callable[[], Any]) -> bool:
    """Have a window look again, from whatever thread; False where it was closed long ago.

    Told in whatever thread or window made the change, a window leaves that one's context as it
    was, or what that one draws next is sent to this one.
    """
    try:
        connected = page.session.connection is not None
        over = connected and page.session.connection.loop.is_closed()
    except RuntimeError:
        return False
    if connected and not over:
        copy_context().run(page.run_task, look)
    return not over


@dataclass(slots=True, kw_only=True, eq=False)
class _Hearing:
    """One list in one window."""

    book: Scorebook
    page: ft.Page
    look_again: Latest[Callable[[], Awaitable[None]]]
    leave: Callable[[], None]

    def start(self) -> None:
        """Hear of every change."""
        self.leave = self.book.subscribe(None, self.heard)

    def stop(self) -> None:
        """Hear of none any more."""
        self.leave()

    def heard(self, _: str) -> None:
        """Look again after somebody's change."""
        if not in_its_own_time(self.page, self.look):
            self.stop()

    async def look(self) -> None:
        """Look as the list does now."""
        await self.look_again.current()


def use_changes(
    book: Scorebook, look_again: Callable[[], Awaitable[None]], *, here: bool = True
) -> None:
    """Look again after every change to any match.

    Args:
        book: the history.
        look_again: looks, in a thread where that takes long, and shows what is found.
        here: whether the list is in sight; nothing is heard while it is not.
    """
    page = ft.context.page
    latest = use_latest(look_again)
    hearing = use_once(lambda: _Hearing(book=book, page=page, look_again=latest, leave=_nothing))
    ft.use_effect(hearing.start if here else _nothing, [here], hearing.stop)


def _nothing() -> None:
    """Hear of nothing yet."""
