"""What a person does at the entry: the contract, the player, the tricks, or something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import flet as ft

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.options import AllPass
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.components.entry import EntryTaps
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.draft import PLAIN, Draft, Kind, Page
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.reading.answering import answered, took, with_partner, with_rest
from scorekeeper.ui.reading.asking import TAKE_BACK, card_sides
from scorekeeper.ui.reading.first import who_was_first
from scorekeeper.ui.reading.happened import with_happened
from scorekeeper.ui.reading.other_hands import adjustment_of, any_hand_of, plain_hand
from scorekeeper.ui.reading.played import fitting, hand_of
from scorekeeper.ui.reading.question import all_answered
from scorekeeper.ui.reading.questions import questions

Handler = Callable[[ft.ControlEvent], None]


class EntryHost(Protocol):
    """What an entry is for: the next hand, or an earlier one put right."""

    @property
    def sketch(self) -> Callable[[Draft | Callable[[Draft], Draft]], None]:
        """Set the hand half entered."""

    @property
    def confirms(self) -> bool:
        """Whether the tap on the tricks only fills them in, and another one saves."""

    @property
    def calls_first(self) -> bool:
        """Whether a hand begins with its auction."""

    def keep(self, view: MatchView, draft: Draft, hand: Hand, note: str) -> MatchView | None:
        """Take the hand that was entered; answer the match with it, if another may follow."""

    def leave(self, event: ft.ControlEvent) -> None:
        """Leave the entry without a hand."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class EntryActs:
    """The acts, with what they change; made once and kept.

    Attributes:
        host: keeps the hand half entered, and takes it when it is known.
        now: the match and the hand half entered, as they were last shown.
    """

    host: EntryHost
    now: Latest[tuple[MatchView, Draft]]

    def taps(self) -> EntryTaps:
        """The acts as the taps of the entry."""
        return EntryTaps(
            contract=lambda event: self.change(bid=data_of(event), at=""),
            player=lambda event: self.change(contractor=data_of(event), counts=(), at=""),
            partner=self.handler(self.partner),
            tricks=self.handler(self.took),
            other=self.something_else,
            sans_kitty=lambda _: self._put(
                lambda before: replace(before, sans_kitty=not before.sans_kitty)
            ),
            slot=self.handler(self.slot),
            answer=self.handler(self.answer),
            card_points=self.wrote_card_points,
            rest=self.handler(self.rest),
            save=self.handler(self.save),
        )

    def handler(self, act: Handler) -> Handler:
        """An act whose troubles are said on the entry."""
        return guarded(act, self.complain)

    def change(self, **what: Any) -> None:  # noqa: ANN401 - each part has its own type
        """Say more of the hand."""
        self._put(lambda before: replace(before, **{"trouble": "", **what}))

    def complain(self, why: str) -> None:
        """Say why it could not be saved."""
        self.change(trouble=why)

    def something_else(self, _: ft.ControlEvent) -> None:
        """Look for what else happened, to come back where one was."""
        self._put(
            lambda before: (
                before
                if before.page is Page.OTHER
                else replace(before, page=Page.OTHER, came=before.page, trouble="")
            )
        )

    def back(self, _: ft.ControlEvent) -> None:
        """Back to where one was; what was said stays said."""

        def returned(before: Draft) -> Draft:
            if before.page is Page.CONFIRM and before.kind not in PLAIN:
                return replace(before, page=Page.FIRST, trouble="")
            return replace(before, page=before.came, kind=before.of_the_hand, trouble="")

        self._put(returned)

    def partner(self, event: ft.ControlEvent) -> None:
        """With whom the contractor played, or alone."""
        view, draft = self.now.current
        self.show(with_partner(view, draft, data_of(event)))

    def took(self, event: ft.ControlEvent) -> None:
        """The tricks: the hand is known and saved, unless something is left to ask or confirm."""
        view, draft = self.now.current
        draft = fitting(view, draft)
        if draft.bid is None or draft.contractor is None:
            return  # the second tap of two: the hand is saved, the next one not begun
        draft = fitting(view, replace(took(draft, data_of(event)), at="", trouble=""))
        if all_answered(questions(view, draft)) and not self.host.confirms:
            self._save(draft, hand_of(view, draft))
        else:
            self.show(draft)

    def slot(self, event: ft.ControlEvent) -> None:
        """A question is to be answered again; or what else happened is taken back."""
        key = data_of(event)
        if key == TAKE_BACK:
            self.something_else(event)
        else:
            self.change(at=key)

    def answer(self, event: ft.ControlEvent) -> None:
        """A question is answered."""
        view, draft = self.now.current
        key, value = data_of(event)
        if draft.begun:  # not the second tap of two
            self.show(answered(view, draft, key, value))

    def wrote_card_points(self, event: ft.ControlEvent) -> None:
        """A side's card points."""
        side, text = data_of(event), text_of(event)
        self._put(
            lambda before: replace(
                before, trouble="", card_points=self._written(before.card_points, side, text)
            )
        )

    def rest(self, _: ft.ControlEvent) -> None:
        """What is left of the pack's points is the last side's."""
        view, draft = self.now.current
        draft = fitting(view, draft)
        self.show(with_rest(view, draft, card_sides(view, draft)))

    def save(self, _: ft.ControlEvent) -> None:
        """Everything that was asked has been said: the hand is saved."""
        view, draft = self.now.current
        draft = fitting(view, draft)
        asked = questions(view, draft)
        if all_answered(asked):
            self._save(draft, hand_of(view, draft))
        elif asked:
            self.complain(next(one.sentence for one in asked if not one.answer))

    def happened(self, event: ft.ControlEvent) -> None:
        """Something else happened to the hand."""
        kind = data_of(event)
        draft = self.now.current[1]
        if draft.page is not Page.OTHER:
            return  # the second tap of two
        if kind == Kind.PASSED_IN:
            self.passed_in(draft)
        elif kind in PLAIN:
            self._plainly(draft, Kind(kind))
        elif kind == Page.AUCTION:
            self.show(replace(draft, page=Page.AUCTION, trouble=""))
        elif kind == Kind.ADJUSTMENT:
            adjusting = replace(draft, kind=Kind.ADJUSTMENT, beside=draft.of_the_hand)
            self.show(replace(adjusting, page=Page.ADJUSTMENT, trouble=""))
        else:
            self.show(replace(with_happened(draft, kind), page=Page.PLAY))

    def passed_in(self, draft: Draft) -> None:
        """Everybody passed: the hand is saved, or its tricks are asked for."""
        if self.now.current[0].match.rules.all_pass is AllPass.PLAY_NO_TRUMP:
            self.show(replace(with_happened(draft, Kind.PASSED_IN), page=Page.PLAY))
        else:
            self._plainly(draft, Kind.THROWN_IN)

    def _plainly(self, draft: Draft, kind: Kind) -> None:
        """Nothing more has to be known: it is saved, unless somebody is to look at it first."""
        came = draft.came if draft.page is Page.OTHER else draft.page
        draft = replace(draft, kind=kind, beside=draft.of_the_hand, came=came, trouble="")
        if self.host.confirms or self._would_drop(draft):
            self.show(replace(draft, page=Page.CONFIRM))
        else:
            self._keep(draft, plain_hand(draft))

    def confirmed(self, _: ft.ControlEvent) -> None:
        """It is saved as it was shown."""
        view, draft = self.now.current
        if draft.page is Page.CONFIRM:  # not the second tap of two
            self._keep(draft, any_hand_of(view, draft))

    def wrote_points(self, event: ft.ControlEvent) -> None:
        """An adjustment's points for one side."""
        side, text = data_of(event), text_of(event)
        self._put(
            lambda before: replace(
                before, trouble="", points=self._written(before.points, side, text)
            )
        )

    def wrote_reason(self, event: ft.ControlEvent) -> None:
        """Its reason."""
        self.change(reason=text_of(event))

    def adjusted(self, _: ft.ControlEvent) -> None:
        """The adjustment is known, and saved."""
        view, draft = self.now.current
        if draft.page is Page.ADJUSTMENT:  # not the second tap of two
            self._save(draft, adjustment_of(view.match, draft))

    def was_first(self, event: ft.ControlEvent) -> None:
        """Who reached the target first, and the hand is saved; None is nobody knows."""
        view, draft = self.now.current
        if draft.page is not Page.FIRST:
            return  # the second tap of two
        draft = replace(draft, first=data_of(event))
        if self.host.confirms:
            self.show(replace(draft, page=Page.CONFIRM, trouble=""))
        else:
            self._keep(draft, any_hand_of(view, draft))

    def back_from_first(self, _: ft.ControlEvent) -> None:
        """Back to what was entered."""
        adjusting = self.now.current[1].kind is Kind.ADJUSTMENT
        self.change(page=Page.ADJUSTMENT if adjusting else Page.PLAY)

    def _written(self, texts: tuple[str, ...], side: int, text: str) -> tuple[str, ...]:
        count = len(self.now.current[0].match.sides)
        written = [*texts, *[""] * count][:count]
        written[side] = text
        return tuple(written)

    def show(self, draft: Draft) -> None:
        """Show the hand as far as it is entered."""
        self._put(lambda _: draft)

    def _put(self, change: Callable[[Draft], Draft]) -> None:
        # The next tap may come before this one is drawn: it finds what this one said.
        view, draft = self.now.current
        draft = change(draft)
        if draft.begun and draft.seen is None:
            draft = replace(draft, seen=view.version)
        self.now.current = (view, draft)
        self.host.sketch(self.now.current[1])

    def _save(self, draft: Draft, hand: Hand) -> None:
        """Save it, unless it has to be asked who was first."""
        view = self.now.current[0]
        if who_was_first(view, hand):
            self.show(replace(draft, page=Page.FIRST, trouble=""))
        else:
            self._keep(draft, hand)

    def _would_drop(self, draft: Draft) -> bool:
        if not draft.auction:
            return False
        from scorekeeper.ui.reading.auction import would_drop  # noqa: PLC0415

        return would_drop(self.now.current[0], draft, plain_hand(draft))

    def _keep(self, draft: Draft, hand: Hand) -> None:
        view = self.now.current[0]
        if draft.auction and draft.kind is not Kind.ADJUSTMENT:
            # Most tables enter none: nobody else waits for what knows of them.
            from scorekeeper.ui.reading.auction import with_auction  # noqa: PLC0415

            hand = with_auction(view, draft, hand)
        claimed = draft.claimed and draft.kind is draft.of_the_hand
        newer = self.host.keep(view, draft, hand, words.CLAIMED if claimed else "")
        if newer is not None:
            # The next hand may be begun before this one is drawn.
            self.now.current = (newer, draft.following())
