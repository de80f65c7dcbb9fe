"""A match kept up to date in a component, whichever window changes it; and the device awake."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from threading import get_ident
from typing import TYPE_CHECKING, Any, cast

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui import words
from scorekeeper.ui.hearing import in_its_own_time
from scorekeeper.ui.hooks import Latest, use_once, use_value

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


def why_not(book: Scorebook, match_id: str) -> str:
    """Why a match is not shown: there is none, or the history cannot be read; in a sentence."""
    try:
        book.match(match_id)
    except ScorekeeperError as error:
        return words.NO_SUCH_MATCH if error.code == UNKNOWN else error.message
    except Exception:  # noqa: BLE001 - it is in the log
        return words.WENT_WRONG
    return words.WENT_WRONG  # it can be read by now, and is shown with the next look


@dataclass(slots=True, kw_only=True, eq=False)
class _Following:
    """One window following one match.

    Attributes:
        own: the thread in which this window itself is changing the match, and shows it then.
        shown: what it shows.
        draw: has it drawn anew.
        leave: what to call when it need not hear of changes any more.
    """

    book: Scorebook
    match_id: str
    page: ft.Page
    own: Latest[int] | None
    shown: MatchView | None
    draw: Callable[[MatchView | None], None]
    leave: Callable[[], None]

    def start(self) -> None:
        """Hear of every change, and look whether there was one meanwhile."""
        self.leave = self.book.subscribe(self.match_id, self.heard)
        self.page.run_task(self.look_again)

    def stop(self) -> None:
        """Follow it no more."""
        self.leave()

    def show(self, newer: MatchView) -> None:
        """Show what a change made of the match."""
        if self.shown is None or newer.version > self.shown.version:
            self.put(newer)
        elif newer.version < self.shown.version:
            # It came late, after another change was shown; or a backup was put back.
            self.page.run_task(self.look_again)

    async def look_again(self) -> None:
        """Show the match as it is now."""
        before = self.shown
        found = await asyncio.to_thread(fetch, self.book, self.match_id, before)
        if self.shown is not before:
            await self.look_again()
        # What was shown before the look is older than what was found, whatever the versions
        # say: a backup put back has earlier ones, or not even the match.
        elif found != before:
            self.put(found)

    def put(self, found: MatchView | None) -> None:
        """Show it."""
        self.shown = found
        self.draw(found)

    def heard(self, _: str) -> None:
        """Look again after somebody's change."""
        if self.own is not None and self.own.current == get_ident():
            return
        if not in_its_own_time(self.page, self.look_again):
            self.stop()


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
    following = use_once(
        lambda: _Following(
            book=book,
            match_id=match_id,
            page=page,
            own=own,
            shown=view,
            draw=set_view,
            leave=_nothing,
        )
    )
    ft.use_effect(following.start, [visit], following.stop)
    return view, following.show


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
