"""All matches ever played, those in play first, then the newest first; found by any word."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import quiet_button, sign_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.leaf import WIDEST, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.match_line import match_line
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hearing import use_changes
from scorekeeper.ui.hooks import Latest, data_of, text_of, use_latest, use_once, use_value
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.finding import MatchLine, read_summary
from scorekeeper.ui.words import finding

_log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many matches are fetched at a time."""

NEARLY_THROUGH = 600
"""So many pixels before its end, more of the list is fetched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What is shown of the history.

    Attributes:
        search: the words looked for.
        lines: the matches found so far.
        after: where the next ones begin; None behind the last.
        trouble: why they cannot be looked for now.
    """

    search: str = ""
    lines: tuple[MatchLine, ...] = ()
    after: str | None = None
    trouble: str = ""


@dataclass(slots=True, kw_only=True, eq=False)
class Finder:
    """Looks through the history, a page at a time, in a thread of its own.

    Attributes:
        now: what is shown.
        put: show something else.
        going: more is being fetched.
    """

    book: Scorebook
    page: ft.Page
    now: Latest[Found]
    put: Callable[[Found], None]
    going: bool = False

    def seek(self, search: str) -> None:
        """Look for words; what is typed meanwhile comes first."""
        self._show(replace(self.now.current, search=search))
        self.page.run_task(self._seek, search)

    def more(self, _: object = None) -> None:
        """Fetch the next page."""
        if self.now.current.after is not None and not self.going:
            self.going = True
            self.page.run_task(self._more, self.now.current)

    def scrolled(self, event: ft.OnScrollEvent) -> None:
        """Fetch more before the end of the list is reached."""
        if event.max_scroll_extent - event.pixels < NEARLY_THROUGH:
            self.more()

    async def look_again(self) -> None:
        """Fetch as much as is shown once more: something has changed."""
        shown = self.now.current
        count = max(AT_ONCE, len(shown.lines))
        found = await asyncio.to_thread(fetch, self.book, shown, None, count)
        if self.now.current == shown != found:
            self._show(found)

    async def _seek(self, search: str) -> None:
        shown = self.now.current
        found = await asyncio.to_thread(fetch, self.book, shown)
        # Neither other words nor more of the list have come meanwhile.
        if search == shown.search and self.now.current == shown:
            self._show(found)

    async def _more(self, shown: Found) -> None:
        try:
            found = await asyncio.to_thread(fetch, self.book, shown, shown.after)
        finally:
            self.going = False
        now = self.now.current
        if (shown.search, shown.after) == (now.search, now.after):
            more = replace(found, lines=now.lines + found.lines)
            self._show(replace(now, trouble=found.trouble) if found.trouble else more)

    def _show(self, found: Found) -> None:
        self.now.current = found
        self.put(found)


def fetch(book: Scorebook, shown: Found, after: str | None = None, count: int = AT_ONCE) -> Found:
    """A page of the matches that have all the words looked for.

    While the history cannot be read it is what is shown, and why.
    """
    try:
        page = book.history(shown.search, after=after, count=count)
    except ScorekeeperError as error:
        _log.exception("the history cannot be read")
        return replace(shown, trouble=error.message)
    lines = tuple(read_summary(one) for one in page.matches)
    return Found(search=shown.search, lines=lines, after=page.after)


@ft.component
def history() -> ft.View:
    """The list, the line to search by, the way to the bin."""
    desk = use_desk()
    page = ft.context.page
    found, put = use_value(lambda: fetch(desk.book, Found()))
    latest = use_latest(found)
    finder = use_once(lambda: Finder(book=desk.book, page=page, now=latest, put=put))
    ft.use_effect(lambda: finder.seek(finder.now.current.search), [desk.visit])
    use_changes(desk.book, finder.look_again)

    def opened(event: ft.ControlEvent) -> None:
        page.navigate(addresses.match(data_of(event)))

    open_it = ft.use_callback(opened, [])
    screen = desk.screen
    listed: list[ft.Control] = [
        keyed(line.id, match_line, ids.history_match(number), line, open_it)
        for number, line in enumerate(found.lines, start=1)
    ]
    if not found.lines and not found.trouble:
        listed.append(_nothing(finding.NOTHING_FOUND if found.search else finding.NO_MATCH_YET))
    if found.after is not None:
        listed.append(written(quiet_button(ids.HISTORY_MORE, finding.MORE, finder.more, screen)))
    body = ft.ListView(expand=True, spacing=0, on_scroll=finder.scrolled, controls=listed)
    top = written(
        field(
            ids.HISTORY_SEARCH,
            finding.SEARCH,
            found.search,
            lambda event: finder.seek(text_of(event)),
            names=False,
        )
    )
    strip = binding(
        screen,
        title=finding.HISTORY,
        left=sign_button(
            ids.BACK,
            words.HOME,
            Icons.ARROW_BACK_ROUNDED,
            lambda: page.navigate(addresses.HOME),
        ),
        right=sign_button(
            ids.HISTORY_BIN,
            finding.BIN,
            Icons.DELETE_OUTLINE_ROUNDED,
            lambda: page.navigate(addresses.BIN),
        ),
    )
    content = ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            top,
            *trouble_line(ids.HISTORY_TROUBLE, found.trouble),
            ft.Container(expand=True, content=body),
        ],
    )
    return on_table(desk, addresses.HISTORY, [Laid(pad=pad(strip, content))], widest=WIDEST)


def _nothing(why: str) -> ft.Control:
    return ft.Semantics(
        identifier=ids.HISTORY_NOTHING,
        container=True,
        content=written(plain(why, size=theme.LEAD, color=theme.PENCIL)),
    )
