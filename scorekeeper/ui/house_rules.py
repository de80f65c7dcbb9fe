"""House rules while they are made: some rules to start from, and what is answered otherwise.

Nothing that was answered is lost because it does not fit yet: it stands beside the reason why.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from typing import Any, TypeAlias

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.option_values import NUMBERS
from scorekeeper.rules.options import DefenceCredit, PartnerMethod, PartnerShare, Seating
from scorekeeper.rules.rule_set import OPTIONS, RuleSet
from scorekeeper.rules.schedules import SCHEDULES, Schedule, faults
from scorekeeper.rules.special_contracts import SpecialContract, When
from scorekeeper.ui import words
from scorekeeper.ui.words import options as said

Answer: TypeAlias = Any
"""An option's value; or, until it is one, what was typed."""

USUAL_PACK = {2: 43, 3: 33, 4: 43, 5: 53, 6: 63}
"""The pack for so many hands of cards, with its joker and three cards to the kitty."""

SEATED_TOGETHER = (
    "players",
    "sides",
    "pack",
    "jokers",
    "kitty",
    "defence_credit",
    "partner_method",
    "partner_share",
    "partners_by_level",
)
"""What is answered anew when other people sit down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedContract:
    """A special contract as it is written down, whether it is one yet or not.

    Attributes:
        own_code: the code was written; else it follows the name.
    """

    code: str = ""
    name: str = ""
    value: str = ""
    tricks: str = "none"
    rank: str = "by_value"
    when: str = "any_time"
    own_code: bool = False

    @classmethod
    def of(cls, special: SpecialContract) -> TypedContract:
        """A contract that is one, to be changed."""
        return cls(
            code=special.code,
            name=words.special(special.name),
            value=str(special.value),
            tricks=special.tricks,
            rank=special.rank,
            when=special.when.value,
            own_code=True,
        )

    @property
    def begun(self) -> bool:
        """Whether more of it is written than its name: before that nothing can be wrong."""
        return replace(self, name="", code="") != TypedContract()

    def made(self) -> SpecialContract:
        """The contract.

        Raises:
            RuleSetError: it is none yet; ``where`` says which part.
        """
        if not self.value.strip().isdecimal():
            raise NotPoints(self.value)
        return SpecialContract(
            code=self.code.strip().upper(),
            name=words.special_kept(self.name.strip()),
            value=int(self.value),
            tricks=self.tricks,
            rank=self.rank,
            when=When(self.when),
        )


class NotPoints(RuleSetError):
    """What was typed as the value of a contract is no number of points."""

    code = "not_points"

    def __init__(self, typed: str) -> None:
        super().__init__(said.not_points(typed))
        self.at("value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What house rules are so far.

    Attributes:
        rules: the rule set; None while something does not fit.
        troubles: what does not: the place, as in ``special_contracts[1].value``, and why.
    """

    rules: RuleSet | None
    troubles: tuple[tuple[str, str], ...] = ()

    def at(self, place: str) -> str:
        """Why what stands at a place, or below it, does not fit; empty where it does."""
        found = [why for where, why in self.troubles if is_at(where, place)]
        return " ".join(dict.fromkeys(found))


def is_at(where: str, place: str) -> bool:
    """Whether a place is another or below it."""
    return where == place or where.startswith((f"{place}.", f"{place}["))


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """What has been answered so far.

    Attributes:
        base: the rules they start from.
        base_name: what those are called.
        preset_id: the named rule set that they come from, if one.
        profile_id: the house rules that are being changed; None for new ones.
        seen: when those had been changed last, at the time they were opened.
        name: what they are called, as typed.
        answers: what is answered otherwise than in the base, by option.
        last: the option that was answered last.
        settled: who plays is settled, for they are made for a match that has begun.
    """

    base: RuleSet
    base_name: str
    preset_id: str | None = None
    profile_id: str | None = None
    seen: datetime | None = None
    name: str = ""
    answers: tuple[tuple[str, Answer], ...] = field(default=())
    last: str = ""
    settled: bool = False

    def answer(self, name: str) -> Answer:
        """What an option is answered with now."""
        return dict(self.answers).get(name, getattr(self.base, name))

    def is_changed(self, name: str) -> bool:
        """Whether an option is answered otherwise than in the base."""
        return name in dict(self.answers)

    def answered(self, name: str, answer: Answer) -> HouseRules:
        """An option answered; as in the base, it is changed no longer."""
        kept = {one: value for one, value in self.answers if one != name}
        if not _same(answer, getattr(self.base, name)):
            kept[name] = answer
        return replace(self, answers=_in_order(kept), last=name)

    def answered_by(self, rules: RuleSet) -> HouseRules:
        """Every option answered as in some rules."""
        house = self
        for name in OPTIONS:
            house = house.answered(name, getattr(rules, name))
        return replace(house, last="")

    def put_back(self, name: str) -> HouseRules:
        """An option answered as in the base again; who plays, with all that depends on it."""
        names = SEATED_TOGETHER if name == "sides" else (name,)
        kept = {one: value for one, value in self.answers if one not in names}
        return replace(self, answers=_in_order(kept), last=name)

    def seated(self, players: int, sides: Seating) -> HouseRules:
        """Other people sit down: with their usual pack, and who scores what."""
        house = self.put_back("sides")
        if (players, sides) == (self.base.players, self.base.sides):
            return house
        finds = sides is Seating.INDIVIDUAL_CALLED_PARTNER
        alone = not sides.startswith("partnership")
        active = players - (sides is Seating.CUTTHROAT_DEALER_OUT)
        answers = {
            "players": players,
            "sides": sides,
            "pack": USUAL_PACK[active],
            "jokers": 1,
            "kitty": 3,
            "defence_credit": DefenceCredit.PER_PLAYER if alone else DefenceCredit.PER_SIDE,
            "partner_method": PartnerMethod.CALLED_CARD_SILENT if finds else None,
            "partner_share": PartnerShare.HALF if finds else None,
            "partners_by_level": None,
        }
        for name, answer in answers.items():
            house = house.answered(name, answer)
        return replace(house, last="sides")


def _same(answer: Answer, before: Answer) -> bool:
    """Whether an answer is the one before; contracts may be written down and still be the same."""
    if isinstance(answer, tuple) and isinstance(before, tuple):
        return list(map(typed, answer)) == list(map(typed, before))
    return bool(answer == before)


def typed(one: Answer) -> Answer:
    """A special contract as it is written down; anything else as it is."""
    return TypedContract.of(one) if isinstance(one, SpecialContract) else one


def _in_order(answers: dict[str, Answer]) -> tuple[tuple[str, Answer], ...]:
    return tuple((name, answers[name]) for name in OPTIONS if name in answers)


@lru_cache(maxsize=128)
def judge(house: HouseRules) -> Judgement:
    """Whether they are rules that a table could play by, and if not, why and where."""
    values: dict[str, Any] = {}
    troubles: list[tuple[str, str]] = []
    for name in OPTIONS:
        value, wrong = _understood(name, house.answer(name))
        values[name] = value
        troubles += wrong
    if troubles:
        return Judgement(rules=None, troubles=tuple(troubles))
    try:
        return Judgement(rules=RuleSet(**values))
    except RuleSetError as error:
        where = "sides" if error.where == "players" else error.where
        found = [(where, error.message)]
        if house.last and not is_at(where, house.last):
            # It may have been the last answer that does not fit, and not the other one.
            found.append((house.last, error.message))
        return Judgement(rules=None, troubles=tuple(found))


def _understood(name: str, answer: Answer) -> tuple[Any, list[tuple[str, str]]]:
    """An option's value, or what is wrong with what was typed."""
    if name == "schedule" and not isinstance(answer, Schedule):
        return _table(answer)
    if name == "special_contracts":
        return _contracts(answer)
    if name in NUMBERS and isinstance(answer, str):
        return None, [(name, said.not_a_number(name, answer, *NUMBERS[name]))]
    return answer, []


def _table(cells: tuple[str, ...]) -> tuple[Schedule | None, list[tuple[str, str]]]:
    """A table of values as typed, row by row."""
    wrong = [
        (place_of_cell(index), said.not_a_value(contract.symbol, typed))
        for index, (contract, typed) in enumerate(zip(CONTRACTS, cells, strict=True))
        if not typed.strip().isdecimal()
    ]
    if wrong:
        return None, wrong
    values = [int(typed) for typed in cells]
    table = tuple(tuple(values[row : row + 5]) for row in range(0, 25, 5))
    for fault in faults(table):
        wrong += [
            (place_of_cell(CONTRACTS.index(contract)), f"{fault.sentence}.")
            for contract in fault.contracts
        ]
    if wrong:
        return None, wrong
    named = (schedule for schedule in SCHEDULES.values() if schedule.table == table)
    return next(named, None) or Schedule(name="custom", table=table), []


def schedule_of(answer: Schedule | tuple[str, ...]) -> Schedule | None:
    """A table of values, typed or not; None while what was typed is none."""
    return answer if isinstance(answer, Schedule) else _table(answer)[0]


def place_of_cell(index: int) -> str:
    """Where a value of the table stands, in the places of troubles."""
    return f"schedule[{index}]"


def _contracts(
    answer: tuple[SpecialContract | TypedContract, ...],
) -> tuple[tuple[SpecialContract, ...], list[tuple[str, str]]]:
    made: list[SpecialContract] = []
    wrong: list[tuple[str, str]] = []
    for index, one in enumerate(answer):
        try:
            made.append(one if isinstance(one, SpecialContract) else one.made())
        except RuleSetError as error:
            wrong.append((error.at(f"special_contracts[{index}]").where, error.message))
    return tuple(made), wrong
