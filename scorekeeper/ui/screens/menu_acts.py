"""What a person does with a match as a whole: its end, its names, the bin, the same once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from uuid import UUID, uuid4, uuid5

import flet as ft

from scorekeeper.rules.match import Ended, Ending
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses, words
from scorekeeper.ui.carried import carry
from scorekeeper.ui.hooks import data_of
from scorekeeper.ui.reading.company import told_first
from scorekeeper.ui.screens.match_changes import MatchChanges
from scorekeeper.ui.screens.sheet import Said
from scorekeeper.ui.words import finding
from scorekeeper.ui.words import match as menu
from scorekeeper.ui.words import sheet as said

ENDINGS = {
    "concede": Ending.CONCEDED,
    "agree": Ending.AGREED,
    "abandon": Ending.ABANDONED,
}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MenuActs(MatchChanges):
    """The acts of the menu, and of what the sheet offers once a match is over.

    Attributes:
        again: what the id of the next match is made from, so that two taps start one.
    """

    again: UUID = field(default_factory=uuid4)

    def choose(self, event: ft.ControlEvent) -> None:
        """Do what was chosen in the menu."""
        what, _, side = str(data_of(event)).partition(":")
        match what:
            case "settings":
                self.page.navigate(addresses.SETTINGS)
            case "concede" | "agree" | "abandon":
                self.end(ENDINGS[what], int(side) if side else None)
            case "reopen":
                self._reopen()
            case "leaf":
                self.page.navigate(addresses.match_leaf(self.match_id, side))
            case "copy":
                self.play_again()
            case "bin":
                self._put_in_bin()
            case "names":
                self.say(Said(panel="names"))
            case _:
                self.say(Said())

    def first(self, event: ft.ControlEvent) -> None:
        """Somebody got to the target first: noted on the hand that decides the match."""
        view, side = self.view.current, data_of(event)
        needs = view.sheet.outcome.needs if view else None
        if view is None or needs is None:
            return
        hand = told_first(view.match.hands[needs.hand - 1], side)
        text = said.answered(view.match.sides[side].name, needs.hand)
        self._decide(
            lambda: self.book.correct(self.match_id, needs.hand, hand, seen=view.version), text
        )

    def end(self, how: Ending, by: int | None = None) -> None:
        """End it by the players' own word."""
        view, ended = self.view.current, Ended(how=how, by=by)
        if view is not None and view.sheet.outcome.status is not Status.OVER:
            text = menu.ended(how)
            self._decide(lambda: self.book.end(self.match_id, ended, seen=view.version), text)

    def play_again(self) -> None:
        """The same seats and rules once more; the deal moves on."""
        view = self.view.current
        if view is not None:
            new_id = str(uuid5(self.again, str(view.version)))
            self.page.navigate(addresses.match(self.book.rematch(view.id, new_id=new_id).id))

    def rename(self, players: Mapping[int, str], sides: Mapping[int, str]) -> None:
        """Put names right: all that were written anew, or none where one is refused."""
        if players or sides:
            self.show(self.book.rename(self.match_id, players=players, sides=sides))
        self.say(Said())

    def _reopen(self) -> None:
        view = self.view.current
        if view is not None and view.sheet.outcome.status is Status.OVER:
            text = words.REOPENED
            self._decide(lambda: self.book.reopen(self.match_id, seen=view.version), text)

    def _put_in_bin(self) -> None:
        view = self.view.current
        self.book.delete(self.match_id)
        if view is not None:
            carry(self.page, finding.put_in_bin([side.name for side in view.match.sides]))
        self.page.navigate(addresses.BIN)

    def _decide(self, change: Callable[[], MatchView], text: str) -> None:
        newer = self._unless_moved_on(change, self.complain_instead)
        if newer is not None:
            # The second tap of two finds it decided.
            self.view.current = newer
            self._showed(newer, text)
