"""House rules being made: what is open of them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.option_guide import Group
from scorekeeper.rules.schedules import Schedule
from scorekeeper.scorebook.views import Profile
from scorekeeper.ui.house_rules import Answer, HouseRules, TypedContract, typed
from scorekeeper.ui.reading.house_answers import SPECIALS
from scorekeeper.ui.words import options
from scorekeeper.ui.words.house import CONTRACT_PARTS

REVIEW = "done"
"""Where they are looked over."""


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
        theirs: what somebody else has made of them meanwhile.
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
    theirs: Profile | None = None


def place_of(editing: Editing) -> str:
    """Where the page that is open is, within the address of the house rules.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> house = HouseRules(base=RuleSet(), base_name="Ours")
    >>> place_of(Editing(house=house, option=SPECIALS, contract=1, part="rank"))
    '/special_contracts/2/rank'
    """
    if editing.reviewing:
        return f"/{REVIEW}"
    parts = [editing.option or (SPECIALS if editing.contract is not None else "")]
    if editing.contract is not None:
        parts += [str(editing.contract + 1), editing.part]
    return "".join(f"/{part}" for part in parts if part)


def at_place(editing: Editing, place: str) -> Editing:
    """The house rules open at another page; a place that leads to none is the one above it."""
    option, number, part = (*place.strip("/").split("/", 2), "", "")[:3]
    figure = editing.figure if editing.option == option else ""
    listed = replace(
        editing, option="", figure=figure, contract=None, part="", reviewing=option == REVIEW
    )
    if option not in options.TITLES:
        return listed
    opened = replace(listed, option=option)
    contracts = editing.house.answer(SPECIALS) if option == SPECIALS else ()
    if number not in {str(at) for at in range(1, len(contracts) + 1)}:
        return opened
    return replace(opened, contract=int(number) - 1, part=part if part in CONTRACT_PARTS else "")


def contract_at(house: HouseRules, at: int) -> TypedContract:
    """One of the special contracts, as it is written down."""
    contract: TypedContract = typed(house.answer(SPECIALS)[at])
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
