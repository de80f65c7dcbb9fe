"""A match kept up to date in a component, whichever window changes it; and the device awake."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import copy_context
from threading import get_ident
from typing import TYPE_CHECKING, Any, cast

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui.hooks import Latest, use_latest, use_ref, use_value

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook
    from scorekeeper.scorebook.views import MatchView

_log = logging.getLogger(__name__)

UNKNOWN = "unknown_match"
"""The code of the error that says that the history has no such match."""


def fetch(book: Scorebook, match_id: str, otherwise: MatchView | None = None) -> MatchView | None:
    """The match, or None where there is none; never an error, for a drawing waits.

    Args:
        book: where it is kept.
        match_id: its id.
        otherwise: what is shown instead while it cannot be read.
    """
    try:
        return book.match(match_id)
    except ScorekeeperError as error:
        return None if error.code == UNKNOWN else otherwise
    except Exception:  # noqa: BLE001 - an error here would stop every later drawing
        _log.exception("match %s cannot be read", match_id)
        return otherwise


def use_match(
    book: Scorebook, match_id: str, visit: int, own: Latest[int] | None = None
) -> tuple[MatchView | None, Callable[[MatchView], None]]:
    """A match as it is, and kept so when any other window changes it.

    Args:
        book: where it is kept.
        match_id: its id.
        visit: looked up anew whenever this changes.
        own: the thread in which this window itself is changing the match, and shows it then.

    Returns:
        The match, or None if there is none of this id; and what to call with a newer one.
    """
    page = ft.context.page
    view, set_view = use_value(lambda: fetch(book, match_id))
    shown = use_latest(view)

    def put(found: MatchView | None) -> None:
        shown.current = found
        set_view(found)

    def show(newer: MatchView) -> None:
        if shown.current is None or newer.version > shown.current.version:
            put(newer)
        elif newer.version < shown.current.version:
            # It came late, after another change was shown; or a backup was put back.
            page.run_task(look_again)

    async def look_again() -> None:
        while True:
            before = shown.current
            found = await asyncio.to_thread(fetch, book, match_id, before)
            # What was shown before the look is older than what was found, whatever the
            # versions say: a backup put back has earlier ones, or not even the match.
            if shown.current is before:
                break
        if found != before:
            put(found)

    def heard(_: str) -> None:
        if own is not None and own.current == get_ident():
            return
        # Told in whatever thread or window made the change: look in this window's own time, and
        # leave that one's context as it was, or what it draws next is sent to this one.
        if page.session.connection is not None:
            copy_context().run(page.run_task, look_again)
        else:
            stop()  # its window was closed, and who comes back is met anew

    follow: Latest[Callable[[], None]] = use_ref(_nothing)

    def stop() -> None:
        follow.current()

    def start() -> None:
        follow.current = book.subscribe(match_id, heard)
        page.run_task(look_again)

    ft.use_effect(start, [visit], stop)
    return view, show


def _nothing() -> None:
    """Follow no match yet."""


def keep_awake(page: ft.Page, *, wanted: bool) -> None:
    """Keep the device awake while this component is shown; where it cannot be, no harm done."""

    async def switch(*, on: bool) -> None:
        try:
            lock = cast("Any", ft.Wakelock())
            await (lock.enable() if on else lock.disable())
        except Exception:  # noqa: BLE001 - whatever a device says to it, the score is what counts
            _log.debug("this device decides by itself when to sleep", exc_info=True)

    def start() -> None:
        page.run_task(switch, on=wanted)

    def stop() -> None:
        page.run_task(switch, on=False)

    ft.use_effect(start, [wanted], stop)
