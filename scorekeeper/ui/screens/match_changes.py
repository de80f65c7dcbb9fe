"""How a window changes its match: nothing is done, and it is told, where another was quicker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import get_ident

import flet as ft

from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.board import Board
from scorekeeper.ui.device import felt
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.hooks import Latest
from scorekeeper.ui.preferences import Preferences
from scorekeeper.ui.reading.sheet import read_totals
from scorekeeper.ui.screens.sheet import Said

NOBODY = 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MatchChanges:
    """What the acts at a match's sheet have in common.

    Attributes:
        view: the match as it was last shown.
        prefers: how its person wants it.
        board: the totals on the sheet, which are shown before the rest.
        own: the thread in which this window is changing the match.
        show: show it as it is now.
        say: what the sheet says beside the score.
        sketch: set the hand being entered.
    """

    book: Scorebook
    page: ft.Page
    match_id: str
    view: Latest[MatchView | None]
    prefers: Latest[Preferences]
    board: Board
    own: Latest[int]
    show: Callable[[MatchView], None]
    say: Callable[[Said | Callable[[Said], Said]], None]
    sketch: Callable[[Draft | Callable[[Draft], Draft]], None]

    def complain(self, why: str) -> None:
        """Say why something could not be done."""
        self.say(lambda before: replace(before, trouble=why))

    def complain_instead(self, why: str) -> None:
        """Say so in the place of whatever lies on the sheet."""
        self.say(Said(trouble=why))

    def _own(self, change: Callable[[], MatchView]) -> MatchView:
        """Change the match, without being told of it as of somebody else's change."""
        self.own.current = get_ident()
        try:
            return change()
        finally:
            self.own.current = NOBODY

    def _unless_moved_on(
        self, change: Callable[[], MatchView], say: Callable[[str], None]
    ) -> MatchView | None:
        """Change the match; None where somebody else was quicker, and that is said."""
        try:
            return self._own(change)
        except MatchMovedOn as moved:
            self.show(self.book.match(self.match_id))
            say(words.moved_on(moved.changes))
            return None

    def _showed(self, newer: MatchView, text: str, totals: str = "", more: str = "") -> None:
        # What this window did itself is no surprise to the hand half entered in it.
        self.sketch(
            lambda draft: draft if draft.seen is None else replace(draft, seen=newer.version)
        )
        self.board.show(read_totals(newer))
        self.show(newer)
        self.say(Said(text=text, totals=totals, more=more))

    def _felt(self) -> None:
        if self.prefers.current.haptics:
            self.page.run_task(felt)
