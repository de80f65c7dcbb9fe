"""Schedules: what each numbered contract is worth (S000 "Tables of Scoring Points")."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from scorekeeper.rules.contracts import CONTRACTS, LEVELS, Contract, Denomination
from scorekeeper.rules.errors import RuleSetError, listed, shown
from scorekeeper.rules.special_contracts import MOST_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterator

_COLUMN = {denomination: column for column, denomination in enumerate(Denomination)}


class Fault(NamedTuple):
    """Why a table of values cannot be played by.

    Attributes:
        contracts: those whose values are at fault; empty where the table has another shape.
        sentence: the fault, without its full stop.
    """

    contracts: tuple[Contract, ...]
    sentence: str


def faults(table: tuple[tuple[Any, ...], ...]) -> Iterator[Fault]:
    """Yield everything that keeps a table of values from putting the bids in one order."""
    if len(table) != len(LEVELS) or any(len(row) != len(_COLUMN) for row in table):
        yield Fault((), f"{shown(table)} is not five rows of five values")
        return
    value = {
        contract: table[contract.level - LEVELS[0]][_COLUMN[contract.denomination]]
        for contract in CONTRACTS
    }
    wrong = [
        one
        for one in CONTRACTS
        if type(value[one]) is not int or not 0 < value[one] <= MOST_POINTS
    ]
    for one in wrong:
        yield Fault((one,), f"{one.symbol} is worth {shown(value[one])}, not points above 0")
    if wrong:
        return
    for lower, higher in pairwise(LEVELS):
        for denomination in Denomination:
            less, more = Contract(lower, denomination), Contract(higher, denomination)
            if value[more] <= value[less]:
                yield Fault(
                    (less, more),
                    f"{more.symbol} ({value[more]}) is not worth more than "
                    f"{less.symbol} ({value[less]})",
                )
    for level in LEVELS:
        row = [Contract(level, denomination) for denomination in Denomination]
        alike = tuple(one for one in row if sum(value[one] == value[other] for other in row) > 1)
        if alike:
            yield Fault(alike, f"two bids of {level} are worth the same, so neither is higher")


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """A table of values: a row a level (six to ten), a column a denomination (♠ ♣ ♦ ♥ NT).

    Attributes:
        name: ``avondale``, ``original``, ``inverted``, ``perfect``, or ``custom``.
        table: the values, in points.
    """

    name: str
    table: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        """Refuse a table that does not put the bids in one order."""
        for fault in faults(self.table):
            raise BadSchedule(fault.sentence)

    def value(self, contract: Contract) -> int:
        """Return what ``contract`` is worth, in points.

        >>> AVONDALE.value(Contract(8, Denomination.HEARTS))
        300
        """
        return self.table[contract.level - LEVELS[0]][_COLUMN[contract.denomination]]

    def to_json(self) -> str | dict[str, list[int]]:
        """Return the schedule's name, or the values by denomination for a table of one's own."""
        if self.name in SCHEDULES:
            return self.name
        return {
            denomination.value: [row[column] for row in self.table]
            for denomination, column in _COLUMN.items()
        }

    @classmethod
    def from_json(cls, data: Any) -> Schedule:  # noqa: ANN401 - whatever the file held
        """Read a schedule: a name, values by denomination, or five rows of five.

        Rows may be levels or denominations: 10♠ is worth more than 6NT, which tells them apart.

        Raises:
            BadSchedule: it is none of these, or its values put the bids in no order.
        """
        if isinstance(data, str):
            if data not in SCHEDULES:
                raise BadSchedule(f"{shown(data)} is not one of {listed(tuple(SCHEDULES))}")
            return SCHEDULES[data]
        rows = data
        if isinstance(data, dict):
            if set(data) != set(Denomination):
                raise BadSchedule(f"its keys are {shown(list(data))}, not S, C, D, H and NT")
            rows = [data[denomination.value] for denomination in Denomination]
        if (
            not isinstance(rows, (list, tuple))
            or len(rows) != len(LEVELS)
            or not all(isinstance(row, (list, tuple)) and len(row) == len(_COLUMN) for row in rows)
        ):
            raise BadSchedule(f"{shown(data)} is neither a name nor five rows of five values")
        table = tuple(tuple(row) for row in rows)
        if isinstance(data, dict) or _rows_are_denominations(table):
            table = tuple(zip(*table, strict=True))
        return next(
            (named for named in SCHEDULES.values() if named.table == table),
            None,
        ) or cls(name="custom", table=table)


def _rows_are_denominations(table: tuple[tuple[Any, ...], ...]) -> bool:
    """Tell the two ways of printing a table apart: ten spades is worth more than six no trump."""
    top_right, bottom_left = table[0][-1:], table[-1][:1]
    return top_right > bottom_left if _whole(top_right + bottom_left) else False


def _whole(values: tuple[Any, ...]) -> bool:
    return all(type(value) is int for value in values)


class BadSchedule(RuleSetError):
    """A table of values that does not put the bids in one order."""

    code = "bad_schedule"

    def __init__(self, fault: str) -> None:
        """Say what is wrong with the table."""
        super().__init__(f"This schedule cannot be played by: {fault}.")
        self.at("schedule")


def _by_level(*, base: tuple[int, ...], step: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(first + n * more for first, more in zip(base, step, strict=True)) for n in range(5)
    )


_SIXES = (40, 60, 80, 100, 120)
_SIXES_INVERTED = (60, 40, 100, 80, 120)

AVONDALE = Schedule(name="avondale", table=_by_level(base=_SIXES, step=(100,) * 5))
"""Each trick past six adds 100, so that no two bids are worth the same."""
ORIGINAL = Schedule(name="original", table=_by_level(base=_SIXES, step=_SIXES))
"""Each trick past six adds the value of six again."""
INVERTED = Schedule(name="inverted", table=_by_level(base=_SIXES_INVERTED, step=_SIXES_INVERTED))
"""The original values with clubs lowest, then spades, hearts, diamonds."""
PERFECT = Schedule(
    name="perfect",
    table=_by_level(base=tuple(value - 20 for value in _SIXES), step=(100,) * 5),
)
"""Avondale less 20."""

SCHEDULES = {schedule.name: schedule for schedule in (AVONDALE, ORIGINAL, INVERTED, PERFECT)}
"""The schedules that have a name."""
