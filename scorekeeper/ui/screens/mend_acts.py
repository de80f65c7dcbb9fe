"""What a person does to a hand that is on the sheet already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Hand
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import MatchMovedOn
from scorekeeper.scorebook.views import Behind, ChangePreview, MatchView
from scorekeeper.ui import addresses, words
from scorekeeper.ui.carried import carry
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.hooks import Latest, text_of
from scorekeeper.ui.words import mending


class Deed(StrEnum):
    """What can be done to a hand."""

    CORRECT = "correct"
    """Enter it differently."""
    INSERT = "insert"
    """Enter one that was forgotten, before it."""
    REMOVE = "remove"
    """Take it out."""
    MOVE = "move"
    """Put it in another place."""
    NOTE = "note"
    """Write something beside it."""
    STORY = "story"
    """Read every version it had."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mend:
    """How far it has come.

    Attributes:
        draft: the hand as far as it is entered.
        hand: the hand entered; None until it is.
        to: the place a hand is moved to.
        note: what is being written beside it.
        then: what accepting it would move.
        seen: the version of the match at which a note was begun, or that was last told of.
        done: it is: the second tap of two does nothing.
        trouble: why it cannot be done.
    """

    draft: Draft = field(default_factory=Draft)
    hand: Hand | None = None
    to: int = 0
    note: str = ""
    then: ChangePreview | None = None
    seen: int = 0
    done: bool = False
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MendActs:
    """The acts, with what they change; made once for a hand and kept.

    Attributes:
        hand_id: the hand's uuid: its number changes when others are inserted or removed.
        view: the match as it was last shown.
        mend: how far it has come.
        put: set that.
    """

    book: Scorebook
    page: ft.Page
    deed: Deed
    hand_id: str
    view: Latest[MatchView | None]
    mend: Latest[Mend]
    put: Callable[[Mend], None]

    @property
    def number(self) -> int:
        """The hand's number on the sheet as it is; 0 where it is no longer there."""
        return self._number_in(self.view.current)

    def sketch(self, draft: Draft | Callable[[Draft], Draft]) -> None:
        """Set the hand half entered."""
        before = self.mend.current
        self._now(replace(before, draft=draft(before.draft) if callable(draft) else draft))

    @property
    def confirms(self) -> bool:
        """Never here: what the hand would move is shown, and confirmed, in any case."""
        return False

    @property
    def calls_first(self) -> bool:
        """Whether a hand begins with its auction: what is put right begins with what it was."""
        return False

    def keep(self, _: MatchView, draft: Draft, hand: Hand, note: str) -> None:  # noqa: ARG002
        """The hand has been entered: show what it would move."""
        self._now(self._looked(replace(self.mend.current, draft=draft, hand=hand)))

    def leave(self, _: ft.ControlEvent) -> None:
        """Leave everything as it is; from a hand entered, back to the entry."""
        if self.mend.current.hand is not None:
            self._now(replace(self.mend.current, hand=None, then=None, trouble=""))
        else:
            self._to_sheet()

    def look_again(self) -> None:
        """Work out anew what it would move, for the match has changed."""
        mend = self.mend.current
        if mend.then is None or mend.done:
            return
        looked = self._looked(mend)
        # What was said of the change that is looked at now is read beside what it makes of this.
        self._now(looked if looked.then is None else replace(looked, trouble=mend.trouble))

    def begin(self) -> None:
        """Show at once what needs nothing to be entered."""
        if self.deed in {Deed.REMOVE, Deed.MOVE}:
            self._now(self._looked(self.mend.current))

    def step(self, by: int) -> None:
        """Move the hand one place up or down."""
        view, mend = self.view.current, self.mend.current
        to = mend.to + by
        if view is not None and 1 <= to <= len(view.records):
            self._now(self._looked(replace(mend, to=to)))

    def confirm(self) -> None:
        """Accept it; hands behind a new end are kept."""
        self._act(Behind.KEPT)

    def drop(self) -> None:
        """Accept it, and drop the hands behind the new end."""
        self._act(Behind.DROPPED)

    def play_on(self) -> None:
        """Accept it, and count the hands behind the new end: the table played on."""
        self._act(Behind.COUNTED)

    def wrote(self, event: ft.ControlEvent) -> None:
        """Write a note."""
        self._now(replace(self.mend.current, note=text_of(event), trouble=""))

    def save_note(self) -> None:
        """Keep it."""
        view, mend = self.view.current, self.mend.current
        if view is None or mend.done:
            return
        try:
            self.book.annotate(view.id, self.number, mend.note, seen=mend.seen)
        except MatchMovedOn as moved:
            newest = self.book.match(view.id).version
            self._now(replace(mend, seen=newest, trouble=words.moved_on(moved.changes)))
            return
        self._done(mending.WROTE_NOTE)

    def handler(self, act: Callable[[], None]) -> Callable[[ft.ControlEvent], None]:
        """An act as a tap; what goes wrong is said in its place."""
        return guarded(lambda _: act(), self.complain)

    def complain(self, why: str) -> None:
        """Say why it cannot be done."""
        self._now(replace(self.mend.current, trouble=why))

    def _now(self, mend: Mend) -> None:
        # The next tap may come before this one is drawn.
        self.mend.current = mend
        self.put(mend)

    def _looked(self, mend: Mend) -> Mend:
        if self.view.current is None:
            return mend
        try:
            # What is shown may be older than the book, and the hand's number another there.
            view = self.book.match(self.view.current.id)
            return replace(mend, then=self._preview(view, mend), trouble="")
        except ScorekeeperError as error:
            return replace(mend, then=None, trouble=error.message)

    def _preview(self, view: MatchView, mend: Mend) -> ChangePreview | None:
        number = self._number_in(view)
        match self.deed:
            case Deed.CORRECT if mend.hand is not None:
                return self.book.preview_correct(view.id, number, mend.hand)
            case Deed.INSERT if mend.hand is not None:
                return self.book.preview_insert(view.id, number, mend.hand)
            case Deed.REMOVE:
                return self.book.preview_remove(view.id, number)
            case Deed.MOVE:
                return self.book.preview_move(view.id, number, mend.to)
            case _:
                return None

    def _number_in(self, view: MatchView | None) -> int:
        records = view.records if view else ()
        return next((at for at, one in enumerate(records, start=1) if one.id == self.hand_id), 0)

    def _act(self, behind: Behind) -> None:
        mend = self.mend.current
        if mend.then is None or mend.done:
            return
        view = mend.then.before
        number, seen = self._number_in(view), view.version
        try:
            match self.deed:
                case Deed.CORRECT if mend.hand is not None:
                    newer = self.book.correct(view.id, number, mend.hand, behind=behind, seen=seen)
                case Deed.INSERT if mend.hand is not None:
                    newer = self.book.insert(
                        view.id,
                        number,
                        mend.hand,
                        mend.draft.hand_id,
                        behind=behind,
                        seen=seen,
                    )
                case Deed.REMOVE:
                    newer = self.book.remove(view.id, number, behind=behind, seen=seen)
                case Deed.MOVE:
                    newer = self.book.move(view.id, number, mend.to, behind=behind, seen=seen)
                case _:
                    return
        except MatchMovedOn as moved:
            self._now(self._looked(mend))
            self.complain(words.moved_on(moved.changes))
            return
        totals = tuple(
            (side.name, total)
            for side, total in zip(newer.match.sides, newer.sheet.totals, strict=True)
        )
        done = mending.done(self.deed, mend.to if self.deed is Deed.MOVE else number)
        self._done(f"{done} {words.totals(totals)}.")

    def _done(self, news: str) -> None:
        self.mend.current = replace(self.mend.current, done=True)
        carry(self.page, news)
        self._to_sheet()

    def _to_sheet(self) -> None:
        view = self.view.current
        self.page.navigate(addresses.HOME if view is None else addresses.match(view.id))
