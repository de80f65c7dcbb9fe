"""What a person does while a table is set: names, seats, the deal, what is brought from paper."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import SystemRandom
from uuid import uuid4

import flet as ft

from scorekeeper.rules.cutting import Chance, cut, seats_by
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.ui import addresses, words
from scorekeeper.ui.components.kept_scroll import from_the_top
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.half_set import HalfSet
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.inner import Go
from scorekeeper.ui.new_table import NewTable, sides_of
from scorekeeper.ui.reading.named_rules import NamedRules, agreed_rules
from scorekeeper.ui.screens.setup_rules import LIST
from scorekeeper.ui.words import seating

_log = logging.getLogger(__name__)

KNOWN = 12
"""So many of the people who have played are offered."""

MOST_SEATS = 6

CHANCE: Chance = SystemRandom()
"""Nobody at the table can know what will be drawn."""


def lay(book: Scorebook, *, again: bool) -> NewTable:
    """Set the table: for the same people and rules as last time, the deal moved on, or anew."""
    try:
        known = known_names(book)
        anew = NewTable(known=known)
        agreed = agreed_rules(book)
        last = book.home().last
        if agreed is not None and (last is None or not again):
            return anew.ruled_by(agreed.rules, preset_id=agreed.preset_id, name=agreed.title)
        if last is None:
            return anew
        before = book.match(last.id)
    except ScorekeeperError:
        _log.exception("the last match cannot be read")
        return NewTable()
    anew = anew.ruled_by(before.match.rules, preset_id=before.preset_id, name=before.rules_name)
    if not again:
        return anew
    return replace(
        anew,
        names=before.match.players,
        dealer=before.sheet.dealer,
        sides=sides_of(before.match),
    )


def known_names(book: Scorebook) -> tuple[str, ...]:
    """People to be seated with a tap; a seat that nobody was named for is no person.

    Raises:
        ScorekeeperError: the history cannot be read.
    """
    nobody = {words.player(seat) for seat in range(1, MOST_SEATS + 1)}
    named = [person.name for person in book.people() if person.name not in nobody]
    return tuple(named[:KNOWN])


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SetupActs:
    """The acts, with what they change; made once and kept.

    Attributes:
        now: the table as it was last shown.
        set_table: change it.
        half: keeps it half set.
        go: turn to a page of the set-up, by its place.
        lines: the lines for the names, by seat.
    """

    book: Scorebook
    page: ft.Page
    now: Latest[NewTable]
    set_table: Callable[[Callable[[NewTable], NewTable]], None]
    half: HalfSet
    go: Go
    lines: Latest[dict[int, ft.TextField]]

    def name(self, event: ft.ControlEvent) -> None:
        """Somebody's name was typed."""
        seat, name = data_of(event), text_of(event)
        self.set_table(lambda table: table.named(seat, name))

    def read_rules(self, _: ft.ControlEvent) -> None:
        """Read the rules chosen."""
        self.go(addresses.NEW_READ)

    def to_the_table(self, _: ft.ControlEvent) -> None:
        """Back to the seats, by the rules as they are."""
        self.go("")

    def next_line(self, event: ft.ControlEvent) -> None:
        """Go on to the next name; after the last one the match starts."""
        seat = data_of(event) + 1
        if seat < len(self.now.current.names):
            self.page.run_task(self.lines.current[seat].focus)
        else:
            self.start(event)

    def seat(self, event: ft.ControlEvent) -> None:
        """Somebody known was tapped."""
        name = data_of(event)
        self.set_table(lambda table: table.seated(name))

    def touch(self, event: ft.ControlEvent) -> None:
        """A seat in the picture was tapped."""
        seat = data_of(event)
        self.set_table(lambda table: table.touched(seat))

    def drop(self, event: ft.DragTargetEvent) -> None:
        """One seat was dragged onto another."""
        one, other = event.src.data, event.control.data
        self.set_table(lambda table: table.swapped(one, other))

    def deal(self, event: ft.ControlEvent) -> None:
        """Somebody deals first."""
        seat = data_of(event)
        self.set_table(lambda table: replace(table, dealer=seat, drawn=(), trouble=""))

    def draw_seats(self, _: ft.ControlEvent) -> None:
        """Everybody draws a card: the lowest deals, and the cards say who sits where."""
        table = self.now.current
        if not all(name.strip() for name in table.names):
            self.complain(seating.DRAW_NAMES_FIRST)
            return
        cuts = cut(table.rules, CHANCE)
        order = seats_by(table.seats, cuts)
        self.set_table(lambda before: before.drawn_for(cuts, order))

    def draw_deal(self, _: ft.ControlEvent) -> None:
        """Everybody draws a card where they sit: the lowest deals."""
        cuts = cut(self.now.current.rules, CHANCE)
        lowest = min(range(len(cuts)), key=lambda seat: cuts[seat].order)
        self.set_table(
            lambda table: replace(table, drawn=cuts, dealer=lowest, lifted=None, trouble="")
        )

    def choose_rules(self, _: ft.ControlEvent) -> None:
        """Put up the list of rules."""
        self.go(addresses.NEW_RULES)

    def make_rules(self) -> None:
        """Make house rules."""
        self.go(addresses.NEW_OWN)

    def rules(self, chosen: NamedRules) -> None:
        """Rules were chosen; who looks for others later begins at the top of the list."""
        from_the_top(self.page, LIST)
        self.set_table(
            lambda table: table.ruled_by(
                chosen.rules, preset_id=chosen.preset_id, name=chosen.title
            )
        )
        self.go("")

    @property
    def named_now(self) -> NamedRules:
        """The rules that are chosen, as something to start house rules from."""
        table = self.now.current
        return NamedRules(
            id="",
            title=table.rules_name,
            detail="",
            rules=table.rules,
            preset_id=table.preset_id,
        )

    def leave(self, _: ft.ControlEvent) -> None:
        """Go home; the table stays half set."""
        self.page.navigate(addresses.HOME)

    def afresh(self, _: ft.ControlEvent) -> None:
        """Set a fresh table after all."""
        fresh = replace(self.half.fresh, match_id=str(uuid4()))
        self.set_table(lambda _: fresh)
        self.half.forget()

    def carry(self, _: ft.ControlEvent) -> None:
        """Begin with scores, or with none after all."""
        self.set_table(lambda table: replace(table, carried=not table.carried, trouble=""))

    def score(self, event: ft.ControlEvent) -> None:
        """The score a side brings along was typed."""
        side, typed = data_of(event), text_of(event)

        def put(table: NewTable) -> NewTable:
            scores = [*table.scores, *[""] * len(table.seats)][: len(table.seats)]
            scores[side] = typed
            return replace(table, scores=tuple(scores), trouble="")

        self.set_table(put)

    def played(self, event: ft.ControlEvent) -> None:
        """The hands played already were typed."""
        typed = text_of(event)
        self.set_table(lambda table: replace(table, played=typed, trouble=""))

    def start(self, event: ft.ControlEvent) -> None:
        """Start the match; what is wrong is said on the page."""
        guarded(self._start, self.complain)(event)

    def complain(self, why: str) -> None:
        """Say why something could not be done."""
        self.set_table(lambda table: replace(table, trouble=why))

    def _start(self, _: ft.ControlEvent) -> None:
        table = self.now.current
        view = self.book.start(
            NewMatch(
                rules=table.rules,
                preset_id=table.preset_id,
                rules_name=table.rules_name,
                players=table.players,
                sides=table.sides or None,
                first_dealer=table.dealer,
                opening=table.opening,
                match_id=table.match_id,
            )
        )
        self.half.forget()
        self.page.navigate(addresses.match(view.id))
