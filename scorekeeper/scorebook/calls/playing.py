"""Playing: starting matches, recording hands, going back and forth, ending, naming."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Ended
from scorekeeper.scorebook import playing_on, recording, renaming, starting
from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping, verify_seen
from scorekeeper.scorebook.calls.timing import begin_clock
from scorekeeper.scorebook.errors import NothingToRedo, NothingToUndo
from scorekeeper.scorebook.listing import note_down
from scorekeeper.scorebook.match_view import view_of
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import MatchView
from scorekeeper.store import journal, matches, remembered
from scorekeeper.store.database import Transaction


class Playing(Bookkeeping):
    """What is done at the table."""

    def match(self, match_id: str) -> MatchView:
        """A match as it is now.

        Raises:
            UnknownMatch: there is none of this id.
        """
        return view_of(self._look(match_id))

    def start(self, new: NewMatch) -> MatchView:
        """Start a match; one that was started already is answered as it is.

        Raises:
            ScorekeeperError: the players, sides or opening do not fit the rules.
        """
        with self._history.writing() as transaction:
            at = self._clock()
            uid = starting.start(transaction, new, at=at)
            opened = self._remembered.opened(transaction, uid)
            begin_clock(transaction, opened, at)
            note_down(transaction, None, opened)
            view = view_of(opened)
        return self._done(opened, view)

    def rematch(self, match_id: str, *, new_id: str | None = None) -> MatchView:
        """Start the same seats and rules once more, the deal moving on."""
        return self.start(starting.again(self._look(match_id), new_id))

    def record(
        self, match_id: str, hand: Hand, *, hand_id: str, note: str = "", seen: int | None = None
    ) -> MatchView:
        """Enter the next hand; one of an id that was entered before changes nothing.

        Raises:
            RulesError: the hand cannot have been played under the match's rules.
            AlreadyEnded: the match is over.
            MatchMovedOn: see the class.
        """

        def plan(opened: Opened, transaction: Transaction) -> Plan | None:
            # What was half entered is this hand.
            remembered.drop_draft(transaction, opened.stored.row)
            if matches.has_had_hand(transaction, opened.stored.row, hand_id):
                return None
            verify_seen(opened, seen)
            at = self._clock()
            return recording.record(opened, hand, hand_id=hand_id, note=note, at=at)

        return self._change(match_id, plan)

    def undo(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Take back the last change.

        Raises:
            NothingToUndo: there is none left.
        """
        return self._step(match_id, journal.undo, NothingToUndo, seen=seen)

    def redo(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Make again the change that was taken back last.

        Raises:
            NothingToRedo: there is none.
        """
        return self._step(match_id, journal.redo, NothingToRedo, seen=seen)

    def end(self, match_id: str, ended: Ended, *, seen: int | None = None) -> MatchView:
        """End a match by the players' own word.

        Raises:
            AlreadyEnded: it is over.
        """
        return self._change(
            match_id, lambda opened, _: recording.end(opened, ended, at=self._clock()), seen=seen
        )

    def reopen(self, match_id: str, *, seen: int | None = None) -> MatchView:
        """Play on although a match is over.

        What its players said is taken back; an end that a hand brought is kept on record as
        one past which the table agreed to play on.

        Raises:
            NotEnded: it is not over.
        """
        return self._change(match_id, lambda opened, _: playing_on.reopen(opened), seen=seen)

    def rename(
        self, match_id: str, *, players: Mapping[int, str], sides: Mapping[int, str]
    ) -> MatchView:
        """Say who sits in some seats and what some sides are called, all at once.

        Raises:
            NameTaken: two in the match would have the same name.
        """
        return self._change(
            match_id,
            lambda opened, transaction: renaming.rename(
                opened, transaction, players=players, sides=sides
            ),
        )

    def rename_player(self, match_id: str, seat: int, name: str) -> MatchView:
        """Say who sits in a seat.

        Raises:
            NameTaken: somebody else in the match has that name.
        """
        return self.rename(match_id, players={seat: name}, sides={})

    def rename_side(self, match_id: str, side: int, name: str) -> MatchView:
        """Give a side a name; an empty one has it called by its players.

        Raises:
            NameTaken: another side has that name.
        """
        return self.rename(match_id, players={}, sides={side: name})
