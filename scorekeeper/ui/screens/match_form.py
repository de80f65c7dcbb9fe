"""A form about a match that has begun: saved once, and over nobody else's change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hooks import use_once, use_value

Save = Callable[[ft.ControlEvent], str]
"""Saves what was entered, and answers what is said of it; an empty text where it was refused."""


@dataclass(slots=True, kw_only=True, eq=False)
class MatchForm:
    """What is known of a form while it is open.

    Attributes:
        seen: the version of the match that it was opened at, or that was last told of.
        complain: say why it cannot be saved.
        done: leave, saying what was done.
        saved: whether it is: the second tap of two does nothing.
    """

    book: Scorebook
    match_id: str
    seen: int
    complain: Callable[[str], None]
    done: Callable[[str], None]
    saved: bool = False

    def handler(self, save: Save) -> Callable[[ft.ControlEvent], None]:
        """A tap that saves it; where somebody else was quicker, the next one does all the same."""

        def saving(event: ft.ControlEvent) -> None:
            if self.saved:
                return
            try:
                news = save(event)
            except MatchMovedOn as moved:
                self.seen = self.book.match(self.match_id).version
                self.complain(words.moved_on(moved.changes))
                return
            if news:
                self.saved = True
                self.done(news)

        return guarded(saving, self.complain)


def use_form(view: MatchView, done: Callable[[str], None]) -> tuple[MatchForm, str]:
    """A form about a match; and why it cannot be saved."""
    book = use_desk().book
    trouble, complain = use_value(str)
    form = use_once(
        lambda: MatchForm(
            book=book,
            match_id=view.id,
            seen=view.version,
            complain=complain,
            done=done,
        )
    )
    return form, trouble
