"""What a person does at the entry: the contract, the player, the tricks, or something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import flet as ft

from scorekeeper.rules.hands import Hand
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.components.entry import EntryTaps
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.draft import Draft, Page
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.reading.other_hands import adjustment_of, plain_hand
from scorekeeper.ui.reading.played import played_hand

Handler = Callable[[ft.ControlEvent], None]


class EntryHost(Protocol):
    """What an entry is for: the next hand, or an earlier one put right."""

    @property
    def sketch(self) -> Callable[[Draft | Callable[[Draft], Draft]], None]:
        """Set the hand half entered."""

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
            contract=lambda event: self.change(bid=data_of(event)),
            player=lambda event: self.change(contractor=data_of(event)),
            tricks=guarded(self.took, self.complain),
            other=lambda _: self.change(page=Page.OTHER),
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

    def back(self, _: ft.ControlEvent) -> None:
        """Back to the contracts."""
        self.change(page=Page.PLAY)

    def took(self, event: ft.ControlEvent) -> None:
        """The tricks: the hand is known, and saved."""
        view, draft = self.now.current
        if draft.bid is None or draft.contractor is None:
            return  # the second tap of two: the hand is saved, the next one not begun
        hand = played_hand(view.match, draft, data_of(event))
        self._save(hand, words.CLAIMED if draft.claimed else "")

    def happened(self, event: ft.ControlEvent) -> None:
        """Something else happened to the hand."""
        kind = data_of(event)
        if kind == "claim":
            self.change(page=Page.PLAY, claimed=True)
        elif kind == "adjustment":
            self.change(page=Page.ADJUSTMENT)
        elif self.now.current[1].page is Page.OTHER:  # not the second tap of two
            self._save(plain_hand(kind))

    def wrote_points(self, event: ft.ControlEvent) -> None:
        """An adjustment's points for one side."""
        side, text = data_of(event), text_of(event)
        count = len(self.now.current[0].match.sides)

        def put(before: Draft) -> Draft:
            points = [*before.points, *[""] * count][:count]
            points[side] = text
            return replace(before, trouble="", points=tuple(points))

        self._put(put)

    def wrote_reason(self, event: ft.ControlEvent) -> None:
        """Its reason."""
        self.change(reason=text_of(event))

    def adjusted(self, _: ft.ControlEvent) -> None:
        """The adjustment is known, and saved."""
        view, draft = self.now.current
        if draft.page is Page.ADJUSTMENT:  # not the second tap of two
            self._save(adjustment_of(view.match, draft))

    def _put(self, change: Callable[[Draft], Draft]) -> None:
        # The next tap may come before this one is drawn: it finds what this one said.
        view, draft = self.now.current
        draft = change(draft)
        if draft.begun and draft.seen is None:
            draft = replace(draft, seen=view.version)
        self.now.current = (view, draft)
        self.host.sketch(self.now.current[1])

    def _save(self, hand: Hand, note: str = "") -> None:
        view, draft = self.now.current
        newer = self.host.keep(view, draft, hand, note)
        if newer is not None:
            # The next hand may be begun before this one is drawn.
            self.now.current = (newer, Draft())
