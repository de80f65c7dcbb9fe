"""What a person does while making house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ParamSpec

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
from scorekeeper.ui.reading.house_answers import figure_of, given
from scorekeeper.ui.reading.named_rules import NamedRules, free_name, of_profile
from scorekeeper.ui.screens.house_editing import (
    Editing,
    cells_of,
    contract_at,
    initials,
    place_of,
)
from scorekeeper.ui.words import house as said

P = ParamSpec("P")


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

    def handler(self, act: Callable[P, None]) -> Callable[P, None]:
        """An act whose troubles are said."""
        return guarded(act, self.complain)

    def group(self, event: ft.ControlEvent) -> None:
        """Show another group of options."""
        self._change(group=data_of(event))

    def open(self, event: ft.ControlEvent) -> None:
        """Open an option."""
        self._change(option=data_of(event), figure="")

    def answer(self, event: ft.ControlEvent) -> None:
        """Answer the option that is open, and go back to the list."""
        editing = self._editing
        house = given(editing.house, editing.option, data_of(event))
        self._change(house=house, option="", figure="")

    def figure(self, event: ft.ControlEvent) -> None:
        """Answer with a number of one's own, letter by letter."""
        typed, editing = text_of(event), self._editing
        house = editing.house.answered(editing.option, figure_of(editing.option, typed))
        self._change(house=house, figure=typed)

    def put_back(self, _: ft.ControlEvent) -> None:
        """Answer the option that is open as the rules started from do."""
        editing = self._editing
        self._change(house=editing.house.put_back(editing.option), option="", figure="")

    def own_values(self, _: ft.ControlEvent) -> None:
        """Begin a table of the values as they are, to be typed over."""
        self._answered("schedule", cells_of(self._editing.house.answer("schedule")))

    def value(self, event: ft.ControlEvent) -> None:
        """What one of the bids is worth was typed."""
        at, typed = data_of(event), text_of(event)
        cells = cells_of(self._editing.house.answer("schedule"))
        self._answered("schedule", (*cells[:at], typed, *cells[at + 1 :]))

    def add_contract(self, event: ft.ControlEvent) -> None:
        """Begin a special contract: a well known one, or one of the table's own."""
        known: SpecialContract | None = data_of(event)
        new = TypedContract() if known is None else TypedContract.of(known)
        contracts = (*self._editing.house.answer("special_contracts"), new)
        self._answered("special_contracts", contracts)
        self._change(contract=len(contracts) - 1)

    def open_contract(self, event: ft.ControlEvent) -> None:
        """Open a special contract."""
        self._change(contract=data_of(event), part="")

    def remove_contract(self, _: ft.ControlEvent) -> None:
        """Have it no longer."""
        at = self._editing.contract
        contracts = self._editing.house.answer("special_contracts")
        kept = tuple(one for place, one in enumerate(contracts) if place != at)
        self._answered("special_contracts", kept)
        self._change(contract=None, part="")

    def contract_text(self, event: ft.ControlEvent) -> None:
        """A part of the contract was typed; the code follows the name until it is written."""
        typed, contract = text_of(event), contract_at(self._editing)
        match data_of(event):
            case "name":
                code = contract.code if contract.own_code else initials(typed)
                contract = replace(contract, name=typed, code=code)
            case "code":
                contract = replace(contract, code=typed, own_code=bool(typed.strip()))
            case _:
                contract = replace(contract, value=typed)
        self._contract(contract)

    def open_part(self, event: ft.ControlEvent) -> None:
        """Choose a part of the contract."""
        self._change(part=data_of(event))

    def choose_part(self, event: ft.ControlEvent) -> None:
        """It is chosen."""
        chosen: dict[str, Any] = {self._editing.part: data_of(event)}
        self._contract(replace(contract_at(self._editing), **chosen))
        self._change(part="")

    def done(self, _: ft.ControlEvent) -> None:
        """Look them over."""
        self._change(reviewing=True, trouble="")

    def name(self, event: ft.ControlEvent) -> None:
        """What they are called was typed."""
        self._change(house=replace(self._editing.house, name=text_of(event)), trouble="")

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

    def keep_both(self, event: ft.ControlEvent) -> None:
        """Keep them under a name of their own, beside what somebody else has made of them."""
        house = self._editing.house
        taken = tuple(one.name for one in self.book.profiles())
        name = free_name(taken, house.name.strip() or said.HOUSE_RULES)
        self._change(house=replace(house, name=name, profile_id=None, seen=None))
        self.save(event)

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

    def drop(self, _: ft.ControlEvent) -> None:
        """Go away without keeping them."""
        self.half.forget()
        self.put(None)
        self.leave()

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

    def _contract(self, contract: TypedContract) -> None:
        at = self._editing.contract or 0
        contracts = self._editing.house.answer("special_contracts")
        self._answered("special_contracts", (*contracts[:at], contract, *contracts[at + 1 :]))

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
