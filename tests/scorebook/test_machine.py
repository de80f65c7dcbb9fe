"""Random operations with undo and redo, held against a plain list of states."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Adjustment, Hand, PassedIn, Redeal
from scorekeeper.rules.match import Ended, Ending, Match
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import Outcome, Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import NothingToRedo, NothingToUndo
from scorekeeper.scorebook.views import Behind, ChangePreview, MatchView
from tests.scorebook.conftest import Clock, hand, new_match, open_book

CONTRACTS = st.builds(
    hand,
    st.sampled_from(["6S", "7D", "8H", "10NT", "M", "OM"]),
    st.integers(0, 10),
    side=st.integers(0, 1),
    contractor=st.just(None),
)
HANDS: st.SearchStrategy[Hand] = st.one_of(
    CONTRACTS,
    st.just(PassedIn()),
    st.just(Redeal(reason="a card face up")),
    st.just(Adjustment(points=(-10, 0), reason="late")),
)
NAMES = st.sampled_from(["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "anN", "Gus"])


def as_listed(outcome: Outcome) -> Outcome:
    """An outcome as lists know it: without how it was made, and what is noted."""
    needs = outcome.needs and replace(outcome.needs, noted=None)
    return replace(outcome, made=(), needs=needs)


class History(RuleBasedStateMachine):
    """One match, another beside it, and what both should be."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.clock = Clock()
        self.book = open_book(self.folder, self.clock)
        self.done: list[tuple[Match, tuple[str, ...]]] = []
        self.undone: list[tuple[Match, tuple[str, ...]]] = []
        self.number = 0

    @initialize()
    def start(self) -> None:
        self.book.start(new_match("Ann Bob Cat Dan", match_id="m"))
        self.book.start(new_match("Ann Hal Ida Jon", match_id="beside"))
        self.beside = self.book.match("beside")
        self.done = [self.state(self.book.match("m"))]

    @staticmethod
    def state(view: MatchView) -> tuple[Match, tuple[str, ...]]:
        told = [f"{record.id} {record.note} {record.players}" for record in view.records]
        return view.match, (*told, view.title, f"{view.ended_at}")

    def change(self, act: Callable[[], MatchView]) -> None:
        """Make a change; one that was refused or changed nothing leaves everything be."""
        before = self.book.match("m")
        try:
            after = act()
        except ScorekeeperError:
            assert self.book.match("m") == before
            return
        if after.version == before.version:
            assert after == before
            return
        self.done.append(self.state(after))
        self.undone.clear()

    def next_id(self) -> str:
        self.number += 1
        return f"hand-{self.number}"

    @rule(one=HANDS)
    def record(self, one: Hand) -> None:
        hand_id = self.next_id()
        self.change(lambda: self.book.record("m", one, hand_id=hand_id))
        before = self.book.match("m")
        try:
            assert self.book.record("m", one, hand_id=hand_id) == before
        except ScorekeeperError:
            assert self.book.match("m") == before

    @rule(
        one=HANDS,
        number=st.integers(0, 6),
        behind=st.sampled_from((Behind.KEPT, Behind.DROPPED)),
    )
    def correct(self, one: Hand, number: int, behind: Behind) -> None:
        self.previewed(
            lambda: self.book.preview_correct("m", number, one),
            lambda: self.book.correct("m", number, one, behind=behind),
            exact=behind is Behind.KEPT,
        )

    @rule(one=HANDS, before=st.integers(0, 6))
    def insert(self, one: Hand, before: int) -> None:
        hand_id = self.next_id()
        self.previewed(
            lambda: self.book.preview_insert("m", before, one),
            lambda: self.book.insert("m", before, one, hand_id),
        )

    @rule(number=st.integers(0, 6))
    def remove(self, number: int) -> None:
        self.previewed(
            lambda: self.book.preview_remove("m", number), lambda: self.book.remove("m", number)
        )

    @rule(number=st.integers(1, 6), to=st.integers(1, 6))
    def move(self, number: int, to: int) -> None:
        self.previewed(
            lambda: self.book.preview_move("m", number, to),
            lambda: self.book.move("m", number, to),
        )

    def previewed(
        self,
        preview: Callable[[], ChangePreview],
        act: Callable[[], MatchView],
        *,
        exact: bool = True,
    ) -> None:
        """What is shown before a change is what comes of it."""
        try:
            shown: ChangePreview | None = preview()
        except ScorekeeperError:
            shown = None
        count = len(self.done)
        self.change(act)
        if len(self.done) > count:
            assert shown is not None
            assert not exact or self.book.match("m").sheet == shown.sheet

    @rule(number=st.integers(1, 6), note=st.sampled_from(["", "a", "b"]))
    def annotate(self, number: int, note: str) -> None:
        self.change(lambda: self.book.annotate("m", number, note))

    @rule(
        players=st.dictionaries(st.integers(0, 3), NAMES, max_size=4),
        sides=st.dictionaries(st.integers(0, 1), st.sampled_from(["", "Us", "Them"])),
    )
    def rename(self, players: dict[int, str], sides: dict[int, str]) -> None:
        self.change(lambda: self.book.rename("m", players=players, sides=sides))

    @rule(seat=st.integers(0, 3), name=NAMES)
    def substitute(self, seat: int, name: str) -> None:
        self.change(lambda: self.book.substitute("m", seat, name))

    @rule(how=st.sampled_from(Ending), by=st.integers(0, 1))
    def end(self, how: Ending, by: int) -> None:
        self.change(lambda: self.book.end("m", Ended(how=how, by=by)))

    @rule()
    def reopen(self) -> None:
        self.change(lambda: self.book.reopen("m"))

    @rule(
        rules=st.sampled_from([RuleSet(), RuleSet(target=1000), RuleSet(special_contracts=())]),
        from_here=st.booleans(),
    )
    def change_rules(self, rules: RuleSet, from_here: bool) -> None:  # noqa: FBT001
        self.change(
            lambda: self.book.change_rules(
                "m", rules, preset_id=None, rules_name="", from_here=from_here
            )
        )

    @rule(seat=st.integers(0, 3))
    def set_dealer(self, seat: int) -> None:
        hand_id = self.next_id()
        self.change(lambda: self.book.set_dealer("m", seat, hand_id=hand_id))

    @rule(title=st.sampled_from(["", "Friday"]))
    def set_title(self, title: str) -> None:
        self.change(lambda: self.book.set_details("m", title=title))

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            try:
                view = self.book.undo("m")
            except NothingToUndo:
                assert len(self.done) == 1
                return
            self.undone.append(self.done.pop())
            assert self.state(view) == self.done[-1]

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            try:
                view = self.book.redo("m")
            except NothingToRedo:
                assert not self.undone
                return
            self.done.append(self.undone.pop())
            assert self.state(view) == self.done[-1]

    @rule()
    def close_and_open(self) -> None:
        before = self.book.match("m")
        self.book.close()
        self.book = open_book(self.folder, self.clock)
        assert self.book.match("m") == before

    @rule()
    def carry_to_another_phone(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            elsewhere: Scorebook = open_book(Path(folder), self.clock)
            elsewhere.take_in([self.book.match_file("m")])
            assert elsewhere.match("m") == self.book.match("m")
            assert elsewhere.doctor() == ()
            elsewhere.close()

    @invariant()
    @precondition(lambda self: self.done)
    def all_agrees(self) -> None:
        view = self.book.match("m")
        assert self.state(view) == self.done[-1]
        assert view.sheet == replay(view.match)
        # What is remembered from before a change is what another program reads.
        another: Scorebook = open_book(self.folder, self.clock)
        assert another.match("m") == view
        another.close()
        assert (view.undo is None) == (len(self.done) == 1)
        assert (view.redo is None) == (not self.undone)
        assert self.book.match("beside") == replace(
            self.beside, match=self.book.match("beside").match
        )
        listed = {summary.id: summary for summary in self.book.history().matches}
        assert listed["m"].totals == view.sheet.totals
        assert listed["m"].outcome == as_listed(view.sheet.outcome)
        assert (listed["m"].outcome.status is Status.OVER) == (
            view.sheet.outcome.status is Status.OVER
        )

    def teardown(self) -> None:
        assert self.book.doctor() == ()
        self.book.close()
        shutil.rmtree(self.folder)


TestHistory = History.TestCase
TestHistory.settings = settings(
    max_examples=10,
    stateful_step_count=20,
    # A shorter story of a failure would take minutes of disk to find.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
