"""What a person does while making house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any

import flet as ft

from scorekeeper.rules.special_contracts import SpecialContract
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.errors import ProfileMovedOn
from scorekeeper.scorebook.views import Profile
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.house_rules import Answer, HouseRules, TypedContract, judge
from scorekeeper.ui.inner import Go
from scorekeeper.ui.reading.house_answers import SPECIALS, figure_of, given
from scorekeeper.ui.reading.named_rules import NamedRules, free_name, of_profile
from scorekeeper.ui.screens.house_editing import (
    Editing,
    cells_of,
    contract_at,
    initials,
    place_of,
)
from scorekeeper.ui.words import house as said


def _act(
    act: Callable[[HouseActs, ft.ControlEvent], None],
) -> Callable[[HouseActs, ft.ControlEvent], None]:
    """Something that is tapped or typed: troubles are said; once they are away, nothing is done.

    The second of two fast taps comes from a page that the first has closed: each act looks
    whether what it is for is still open.
    """

    @wraps(act)
    def acting(acts: HouseActs, event: ft.ControlEvent) -> None:
        if acts.now.current is not None:
            guarded(act, acts.complain)(acts, event)

    return acting


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HouseActs:
    """The acts; made once and kept.

    Attributes:
        now: what was last shown; None while no house rules are being made.
        put: show something else.
        go: turn to a page of them, by its place.
        leave: go away from them.
        take: they are finished, whether they were kept or not.
        half: keeps them while they are half made.
    """

    book: Scorebook
    half: HalfMade
    now: Latest[Editing | None]
    put: Callable[[Editing | None], None]
    go: Go
    leave: Callable[[], None]
    take: Callable[[NamedRules], None]

    @_act
    def group(self, event: ft.ControlEvent) -> None:
        """Show another group of options."""
        self._change(group=data_of(event))

    @_act
    def open(self, event: ft.ControlEvent) -> None:
        """Open an option."""
        self._change(option=data_of(event), figure="")

    @_act
    def answer(self, event: ft.ControlEvent) -> None:
        """Answer the option that is open, and go back to the list."""
        editing = self._editing
        if editing.option:
            house = given(editing.house, editing.option, data_of(event))
            self._change(house=house, option="", figure="")

    @_act
    def figure(self, event: ft.ControlEvent) -> None:
        """Answer with a number of one's own, letter by letter."""
        typed, editing = text_of(event), self._editing
        if editing.option:
            house = editing.house.answered(editing.option, figure_of(editing.option, typed))
            self._change(house=house, figure=typed)

    @_act
    def put_back(self, _: ft.ControlEvent) -> None:
        """Answer the option that is open as the rules started from do."""
        editing = self._editing
        if editing.option:
            self._change(house=editing.house.put_back(editing.option), option="", figure="")

    @_act
    def own_values(self, _: ft.ControlEvent) -> None:
        """Begin a table of the values as they are, to be typed over."""
        self._answered("schedule", cells_of(self._editing.house.answer("schedule")))

    @_act
    def value(self, event: ft.ControlEvent) -> None:
        """What one of the bids is worth was typed."""
        at, typed = data_of(event), text_of(event)
        cells = cells_of(self._editing.house.answer("schedule"))
        self._answered("schedule", (*cells[:at], typed, *cells[at + 1 :]))

    @_act
    def add_contract(self, event: ft.ControlEvent) -> None:
        """Begin a special contract: a well known one, or one of the table's own."""
        if not self._lists_contracts:
            return
        known: SpecialContract | None = data_of(event)
        new = TypedContract() if known is None else TypedContract.of(known)
        contracts = (*self._editing.house.answer(SPECIALS), new)
        self._answered(SPECIALS, contracts)
        self._change(contract=len(contracts) - 1)

    @_act
    def open_contract(self, event: ft.ControlEvent) -> None:
        """Open a special contract."""
        if self._lists_contracts:
            self._change(contract=data_of(event), part="")

    @_act
    def remove_contract(self, _: ft.ControlEvent) -> None:
        """Have it no longer."""
        at = self._editing.contract
        if at is None:
            return
        contracts = self._editing.house.answer(SPECIALS)
        kept = tuple(one for place, one in enumerate(contracts) if place != at)
        self._answered(SPECIALS, kept)
        self._change(contract=None, part="")

    @_act
    def contract_text(self, event: ft.ControlEvent) -> None:
        """A part of the contract was typed; the code follows the name until it is written."""
        at, typed = self._editing.contract, text_of(event)
        if at is None:
            return
        contract = contract_at(self._editing.house, at)
        match data_of(event):
            case "name":
                code = contract.code if contract.own_code else initials(typed)
                contract = replace(contract, name=typed, code=code)
            case "code":
                contract = replace(contract, code=typed, own_code=bool(typed.strip()))
            case _:
                contract = replace(contract, value=typed)
        self._contract(at, contract)

    @_act
    def open_part(self, event: ft.ControlEvent) -> None:
        """Choose a part of the contract."""
        if self._editing.contract is not None:
            self._change(part=data_of(event))

    @_act
    def choose_part(self, event: ft.ControlEvent) -> None:
        """It is chosen."""
        at, part = self._editing.contract, self._editing.part
        if at is None or not part:
            return
        chosen: dict[str, Any] = {part: data_of(event)}
        self._contract(at, replace(contract_at(self._editing.house, at), **chosen))
        self._change(part="")

    @_act
    def done(self, _: ft.ControlEvent) -> None:
        """Look them over."""
        self._change(reviewing=True, trouble="")

    @_act
    def name(self, event: ft.ControlEvent) -> None:
        """What they are called was typed."""
        self._change(house=replace(self._editing.house, name=text_of(event)), trouble="")

    @_act
    def save(self, _: ft.ControlEvent) -> None:
        """Keep them under their name."""
        house = self._editing.house
        rules = judge(house).rules
        if rules is None:
            return
        try:
            kept = self.book.save_profile(
                house.name,
                rules,
                preset_id=house.preset_id,
                profile_id=house.profile_id,
                seen=house.seen,
            )
        except ProfileMovedOn as moved:
            self._moved_on(house, moved.newer)
            return
        self.half.forget()
        self.take(of_profile(kept))
        self.now.current = None  # for the second tap of two

    @_act
    def keep_both(self, event: ft.ControlEvent) -> None:
        """Keep them under a name of their own, beside what somebody else has made of them."""
        house = self._editing.house
        taken = tuple(one.name for one in self.book.profiles())
        name = free_name(taken, house.name.strip() or said.HOUSE_RULES)
        self._change(house=replace(house, name=name, profile_id=None, seen=None))
        self.save(event)

    @_act
    def play(self, _: ft.ControlEvent) -> None:
        """Play by them once, without keeping them for other matches."""
        house = self._editing.house
        rules = judge(house).rules
        if rules is not None:
            self.half.forget()
            name = house.name.strip() or said.HOUSE_RULES
            self.take(
                NamedRules(
                    id="", title=name, detail="", rules=rules, preset_id=house.preset_id, own=True
                )
            )
            self.now.current = None

    @_act
    def drop(self, _: ft.ControlEvent) -> None:
        """Go away without keeping them."""
        self.half.forget()
        self.put(None)
        self.leave()

    @_act
    def back(self, _: ft.ControlEvent) -> None:
        """One page back; from the list, away, but not from what was changed without a word."""
        editing = self._editing
        if editing.part:
            self._change(part="")
        elif editing.contract is not None:
            self._change(contract=None)
        elif editing.option:
            self._change(option="", figure="")
        elif editing.reviewing:
            self._change(reviewing=False, trouble="")
        elif editing.house.answers != editing.began:
            self._change(reviewing=True)
        else:
            self.put(None)
            self.leave()

    def complain(self, why: str) -> None:
        """Say why they cannot be kept."""
        if self.now.current is not None:
            self._change(trouble=why, theirs=None)

    @property
    def _editing(self) -> Editing:
        editing = self.now.current
        assert editing is not None, "its pages are up"  # noqa: S101 - nothing else calls
        return editing

    def _moved_on(self, house: HouseRules, newer: Profile | None) -> None:
        """Say what somebody else has made of them; a second tap on Save is meant."""
        self._change(
            house=replace(house, seen=newer.changed_at if newer else None),
            trouble="" if newer else said.gone_meanwhile(house.name),
            theirs=newer,
        )

    @property
    def _lists_contracts(self) -> bool:
        """Whether the list of special contracts is open, and none of them."""
        return self._editing.option == SPECIALS and self._editing.contract is None

    def _contract(self, at: int, contract: TypedContract) -> None:
        contracts = self._editing.house.answer(SPECIALS)
        self._answered(SPECIALS, (*contracts[:at], contract, *contracts[at + 1 :]))

    def _answered(self, name: str, answer: Answer) -> None:
        self._change(house=self._editing.house.answered(name, answer))

    def _change(self, **what: Any) -> None:  # noqa: ANN401 - each part has its own type
        # The next letter may be typed before this one is drawn.
        before = self._editing.house
        self.now.current = replace(self._editing, **what)
        self.put(self.now.current)
        self.go(place_of(self.now.current))
        if self.now.current.house is not before:
            self.half.keep(self.now.current.house)
