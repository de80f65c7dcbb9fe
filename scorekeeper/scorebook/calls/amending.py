"""Amending: any hand corrected, removed, inserted or moved, after a look at what it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from uuid import uuid4

from scorekeeper.rules.hands import Hand
from scorekeeper.scorebook import correcting, playing_on
from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping, verify_seen
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.playing_on import left_over
from scorekeeper.scorebook.previewing import after, preview
from scorekeeper.scorebook.views import Behind, ChangePreview, MatchView
from scorekeeper.store import matches
from scorekeeper.store.database import Transaction

PurePlanner: TypeAlias = Callable[[Opened], Plan]


class Amending(Bookkeeping):
    """What is put right afterwards.

    ``behind`` says what becomes of hands that the change leaves behind a new end of the match.
    """

    def preview_correct(self, match_id: str, number: int, hand: Hand) -> ChangePreview:
        """What entering a hand differently would move."""
        return self._preview(match_id, lambda opened: correcting.correct(opened, number, hand))

    def correct(
        self,
        match_id: str,
        number: int,
        hand: Hand,
        *,
        behind: Behind = Behind.KEPT,
        seen: int | None = None,
    ) -> MatchView:
        """Enter a hand differently.

        Raises:
            NoSuchHand: the match has no hand of this number.
            RulesError: it, or a hand after it, cannot have been played then.
        """
        return self._amend(
            match_id,
            lambda opened: correcting.correct(opened, number, hand),
            behind=behind,
            seen=seen,
        )

    def preview_remove(self, match_id: str, number: int) -> ChangePreview:
        """What taking a hand out would move."""
        return self._preview(match_id, lambda opened: correcting.remove(opened, number))

    def remove(
        self,
        match_id: str,
        number: int,
        *,
        behind: Behind = Behind.KEPT,
        seen: int | None = None,
    ) -> MatchView:
        """Take a hand out.

        Raises:
            NoSuchHand: the match has no hand of this number.
        """
        return self._amend(
            match_id,
            lambda opened: correcting.remove(opened, number),
            behind=behind,
            seen=seen,
        )

    def preview_insert(self, match_id: str, before: int, hand: Hand) -> ChangePreview:
        """What a hand that was forgotten would move."""
        at = self._clock()
        return self._preview(
            match_id,
            lambda opened: correcting.insert(opened, before, hand, hand_id=str(uuid4()), at=at),
        )

    def insert(  # noqa: PLR0913 - a hand, its place, its id, and on what terms
        self,
        match_id: str,
        before: int,
        hand: Hand,
        hand_id: str,
        *,
        behind: Behind = Behind.KEPT,
        seen: int | None = None,
    ) -> MatchView:
        """Enter a hand that was forgotten; one of an id that was entered changes nothing.

        Raises:
            NoSuchHand: the match has no hand of the number ``before``.
            RulesError: it cannot have been played there.
        """

        def plan(opened: Opened) -> Plan:
            at = self._clock()
            return correcting.insert(opened, before, hand, hand_id=hand_id, at=at)

        return self._amend(match_id, plan, behind=behind, seen=seen, new_hand=hand_id)

    def preview_move(self, match_id: str, number: int, to: int) -> ChangePreview:
        """What putting a hand in another place would move."""
        return self._preview(match_id, lambda opened: correcting.move(opened, number, to))

    def move(
        self,
        match_id: str,
        number: int,
        to: int,
        *,
        behind: Behind = Behind.KEPT,
        seen: int | None = None,
    ) -> MatchView:
        """Put a hand in another place.

        Raises:
            NoSuchHand: the match has no hand of one of these numbers.
        """
        return self._amend(
            match_id,
            lambda opened: correcting.move(opened, number, to),
            behind=behind,
            seen=seen,
        )

    def annotate(
        self, match_id: str, number: int, note: str, *, seen: int | None = None
    ) -> MatchView:
        """Write a note beside a hand.

        Raises:
            NoSuchHand: the match has no hand of this number.
        """
        return self._change(
            match_id, lambda opened, _: correcting.annotate(opened, number, note), seen=seen
        )

    def set_dealer(
        self,
        match_id: str,
        seat: int,
        *,
        hand_id: str,
        reason: str = "dealer put right",
        seen: int | None = None,
    ) -> MatchView:
        """Say who deals the next hand; the deal moves on from there.

        Args:
            match_id: the match.
            seat: who deals.
            hand_id: a uuid for the line that says so on the sheet.
            reason: the words of that line.
            seen: see the class.

        Raises:
            NoSuchSeat: the match has no such seat.
        """

        def plan(opened: Opened) -> Plan:
            at = self._clock()
            return correcting.set_dealer(opened, seat, hand_id=hand_id, reason=reason, at=at)

        return self._amend(match_id, plan, seen=seen, new_hand=hand_id)

    def _preview(self, match_id: str, planner: PurePlanner) -> ChangePreview:
        opened = self._look(match_id)
        return preview(opened, planner(opened))

    def _amend(
        self,
        match_id: str,
        planner: PurePlanner,
        *,
        behind: Behind = Behind.KEPT,
        seen: int | None = None,
        new_hand: str | None = None,
    ) -> MatchView:
        before: list[Opened] = []

        def plan(opened: Opened, transaction: Transaction) -> Plan | None:
            row = opened.stored.row
            if new_hand is not None and matches.has_had_hand(transaction, row, new_hand):
                return None
            verify_seen(opened, seen)
            before.append(opened)
            wanted = planner(opened)
            if behind is not Behind.DROPPED:
                return wanted
            then = after(opened, wanted)
            surplus = left_over(opened, then)
            dropped = tuple(then.stored.hands[number - 1] for number in surplus)
            return correcting.without(wanted, dropped)

        def play_on(opened: Opened, _: object) -> Plan | None:
            counted = behind is Behind.COUNTED and bool(before)
            return playing_on.count_left_over(before[0], opened) if counted else None

        return self._change(match_id, plan, play_on)
