"""What a person does at a match's sheet: the next hand, undo and redo."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import flet as ft

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Ending
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.errors import MatchMovedOn
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses, words
from scorekeeper.ui.aim import Aim
from scorekeeper.ui.board import Board
from scorekeeper.ui.components.clock_line import ClockTaps
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.half_entered import HalfEntered
from scorekeeper.ui.hooks import Latest
from scorekeeper.ui.let_go import LetGo
from scorekeeper.ui.reading.half_entered import half_entered, let_go
from scorekeeper.ui.reading.sheet import read_news, read_totals
from scorekeeper.ui.reading.told import told
from scorekeeper.ui.screens.menu_acts import MenuActs
from scorekeeper.ui.screens.sheet import Said, SheetTaps
from scorekeeper.ui.words import sheet as said

LOOK = 0.03
"""How long the new totals are on the page before the sheet is turned to, in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MatchActs(MenuActs):
    """The acts, with what they change; made once for a match and kept.

    Attributes:
        in_sight: the totals that are seen while a hand is entered: the sheet's, or the binding's.
        half: keeps the hand half entered.
        enter: show the entry in the sheet's place, or no longer.
        aim: counts two fast taps on undo or redo as one.
        gone: the hand half entered that a misdeal put an end to.
    """

    in_sight: Latest[Board]
    half: HalfEntered
    enter: Callable[[bool], None]
    aim: Aim = field(default_factory=Aim)
    gone: LetGo = field(default_factory=LetGo)

    def taps(self) -> SheetTaps:
        """The acts as the sheet's taps; what goes wrong is said on the sheet."""
        return SheetTaps(
            board=self.board,
            home=lambda _: self.page.navigate(addresses.HOME),
            menu=self.menu,
            undo=guarded(self.undo, self.complain),
            redo=guarded(self.redo, self.complain),
            main=guarded(self.go_on, self.complain),
            first=guarded(self.first, self.complain),
            choose=guarded(self.choose, self.complain_instead),
            names=guarded(self.rename, self.complain),
            clock=ClockTaps(
                book=self.book,
                ring=self.rang,
                start=guarded(lambda _: self._turned(self.book.start_clock), self.complain),
                stop=guarded(lambda _: self._turned(self.book.stop_clock), self.complain),
                end=guarded(lambda _: self.end(Ending.TIME_LIMIT), self.complain),
                play_on=guarded(lambda _: self._turned(self.book.play_on), self.complain),
            ),
        )

    @property
    def confirms(self) -> bool:
        """Whether a hand is saved by a tap of its own."""
        return self.prefers.current.confirm

    @property
    def calls_first(self) -> bool:
        """Whether a hand begins with its auction."""
        return self.prefers.current.auction

    def keep(self, view: MatchView, draft: Draft, hand: Hand, note: str) -> MatchView | None:
        """Save the next hand: the new totals at once, then the sheet with the hand on it."""
        if view.sheet.outcome.needs is not None:
            # It would score nothing: the match may be over already.
            self.sketch(lambda before: replace(before, trouble=said.ANSWER_FIRST))
            return None
        seen = view.version if draft.seen is None else draft.seen
        self.half.let_go()
        try:
            newer = self._own(
                lambda: self.book.record(
                    view.id, hand, hand_id=draft.hand_id, note=note, seen=seen
                )
            )
        except MatchMovedOn as moved:
            self._told(draft, moved)
            return None
        self.gone.saved(draft, newer.version)
        self.in_sight.current.show(read_totals(newer))
        self.page.run_task(self._turn_over, newer, draft)
        self._felt()
        return newer

    def _told(self, draft: Draft, moved: MatchMovedOn) -> None:
        """Somebody else was quicker: say so; the next tap saves all the same."""
        newer = self.book.match(self.match_id)
        self.show(newer)
        self.sketch(replace(draft, seen=newer.version, trouble=words.moved_on(moved.changes)))

    async def _turn_over(self, newer: MatchView, saved: Draft) -> None:
        await asyncio.sleep(LOOK)
        shown = told(newer, self.prefers.current.terms)
        begun = saved.following()
        news, totals = read_news(shown)
        self._showed(newer, news, totals, half_entered(shown, begun) or let_go(shown, saved))
        self.sketch(lambda before: begun if before.hand_id == saved.hand_id else before)
        self.leave_entry()

    def leave(self, _: ft.ControlEvent) -> None:
        """Leave the entry, forgetting what was entered; calls are kept, and offered again."""
        self.sketch(self._left)
        self.leave_entry()

    def _left(self, draft: Draft) -> Draft:
        view = self.view.current
        if view is None or not draft.auction:
            return Draft()
        # Calls are too many to be said all over again.
        self.say(Said(text=half_entered(told(view, self.prefers.current.terms), draft)))
        return replace(draft, trouble="")

    def leave_entry(self) -> None:
        """Show the sheet at once, and put its address right."""
        self.enter(False)  # noqa: FBT003 - a setter takes what is set
        if (self.page.route or "").endswith("/record"):
            self.page.navigate(addresses.match(self.match_id))

    def menu(self, _: ft.ControlEvent) -> None:
        """Open the menu, or close whatever lies on the sheet."""
        self.say(lambda before: Said(panel="" if before.panel == "menu" else "menu"))

    def undo(self, _: ft.ControlEvent) -> None:
        """Take the last change back."""
        if (view := self.view.current) and self.aim.taken("undo"):
            done = words.undone(view.undo)
            if self._step(lambda: self.book.undo(view.id, seen=view.version), done):
                self.sketch(lambda now: self.gone.undone(view.version, now))

    def redo(self, _: ft.ControlEvent) -> None:
        """Make it again."""
        if (view := self.view.current) and self.aim.taken("redo"):
            self._step(lambda: self.book.redo(view.id, seen=view.version), words.redone(view.redo))

    def _step(self, step: Callable[[], MatchView], done: str) -> bool:
        """Walk along the changes; whether that was done, or somebody else was quicker."""
        newer = self._unless_moved_on(step, self.complain)
        if newer is None:
            return False
        self._showed(newer, done)
        self._felt()
        return True

    def go_on(self, _: ft.ControlEvent) -> None:
        """Enter the next hand; after the end, play again."""
        view = self.view.current
        if view is not None and view.sheet.outcome.status is Status.OVER:
            self.play_again()
            return
        self.enter(True)  # noqa: FBT003 - a setter takes what is set
        self.page.navigate(addresses.record(self.match_id))

    def rang(self) -> None:
        """The bell: what follows from it is asked on the sheet, whatever is being entered."""
        self._felt()
        self.leave_entry()

    def _turned(self, turn: Callable[[str], object]) -> None:
        turn(self.match_id)  # the clock hears of it, in every window
