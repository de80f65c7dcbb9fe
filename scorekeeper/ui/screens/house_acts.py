"""What a person does while making house rules."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ParamSpec

import flet as ft

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.option_guide import Group
from scorekeeper.rules.schedules import Schedule
from scorekeeper.rules.special_contracts import SpecialContract
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.house_rules import Answer, HouseRules, TypedContract, judge, typed
from scorekeeper.ui.reading.house_answers import figure_of, given
from scorekeeper.ui.reading.named_rules import NamedRules, of_profile
from scorekeeper.ui.words import house as said

P = ParamSpec("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Editing:
    """House rules, and the page of them that is open.

    Attributes:
        group: the group of options in the list.
        option: the option that is open; empty for the list.
        figure: the number of one's own, as typed on its page.
        contract: the special contract that is open, by its place in the list of them.
        part: the part of it that is being chosen.
        reviewing: they are done, and are looked over before they are kept.
        trouble: why they cannot be kept.
        began: what had been answered otherwise when they were opened.
    """

    house: HouseRules
    began: tuple[tuple[str, Answer], ...] = ()
    group: Group = Group.BIDS
    option: str = ""
    figure: str = ""
    contract: int | None = None
    part: str = ""
    reviewing: bool = False
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HouseActs:
    """The acts; made once and kept.

    Attributes:
        now: what was last shown; None while no house rules are being made.
        put: show something else.
        leave: go away from them.
        take: they are finished, whether they were kept or not.
        half: keeps them while they are half made.
    """

    book: Scorebook
    half: HalfMade
    now: Latest[Editing | None]
    put: Callable[[Editing | None], None]
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
        kept = self.book.save_profile(
            house.name, rules, preset_id=house.preset_id, profile_id=house.profile_id
        )
        self.half.forget()
        self.take(of_profile(kept))

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
        self._change(trouble=why)

    @property
    def _editing(self) -> Editing:
        editing = self.now.current
        assert editing is not None, "its pages are up"  # noqa: S101 - nothing else calls
        return editing

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
        if self.now.current.house is not before:
            self.half.keep(self.now.current.house)


def contract_at(editing: Editing) -> TypedContract:
    """The special contract that is open, as it is written down."""
    contract: TypedContract = typed(
        editing.house.answer("special_contracts")[editing.contract or 0]
    )
    return contract


def cells_of(schedule: Schedule | tuple[str, ...]) -> tuple[str, ...]:
    """A table of values as it is typed, row by row."""
    if isinstance(schedule, Schedule):
        return tuple(str(schedule.value(contract)) for contract in CONTRACTS)
    return schedule


def initials(name: str) -> str:
    """A code made from a name: ``OM`` for Open Misère."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    spoken = re.findall(r"[A-Za-z0-9]+", letters)
    code = spoken[0][:2] if len(spoken) == 1 else "".join(word[0] for word in spoken)
    return code[:6].upper()
