"""What a person does while the calls of an auction are entered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.rules.auction import IllegalCall
from scorekeeper.ui.components.auction_pad import AuctionTaps
from scorekeeper.ui.draft import PASS, Draft, Page
from scorekeeper.ui.hooks import data_of
from scorekeeper.ui.reading.auction import auction_of, called, taken_back, why_not
from scorekeeper.ui.screens.entry_acts import EntryActs


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AuctionActs:
    """The acts, with the entry they belong to; made once and kept.

    Attributes:
        entry: the acts of the entry.
        skip: remember that this hand, by its id, is entered without an auction.
    """

    entry: EntryActs
    skip: Callable[[str], None]

    def taps(self) -> AuctionTaps:
        """The acts as the taps of the auction."""
        return AuctionTaps(
            call=self.entry.handler(self.call),
            take_back=self.entry.handler(self.take_back),
            without=self.entry.handler(self.without),
            pass_in=self.entry.handler(self.pass_in),
            other=self.entry.something_else,
        )

    def call(self, event: ft.ControlEvent) -> None:
        """A call, or the reason why it cannot be made; the contract, once it is settled."""
        view, draft = self.entry.now.current
        text = data_of(event)
        if text != PASS and (why := why_not(view, draft, text)):
            self._put(replace(draft, page=Page.AUCTION, trouble=why))
            return
        try:
            newer = called(view, draft, text)
        except IllegalCall:
            return  # the second tap of two: the auction is over
        self._put(replace(newer, page=Page.AUCTION if newer.bid is None else Page.PLAY))

    def take_back(self, _: ft.ControlEvent) -> None:
        """The last call was never made."""
        view, draft = self.entry.now.current
        self._put(replace(taken_back(view, draft), page=Page.AUCTION))

    def without(self, _: ft.ControlEvent) -> None:
        """On to the contracts; calls made so far stay noted."""
        draft = self.entry.now.current[1]
        self.skip(draft.hand_id)
        self._put(replace(draft, page=Page.PLAY, trouble=""))

    def pass_in(self, _: ft.ControlEvent) -> None:
        """Everybody passed: the hand is passed in."""
        view, draft = self.entry.now.current
        auction = auction_of(view, draft)
        if auction.is_closed and auction.contract is None:
            self.entry.passed_in(draft)

    def _put(self, draft: Draft) -> None:
        self.entry.show(draft)
