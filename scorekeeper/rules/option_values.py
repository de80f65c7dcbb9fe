"""What values each option of a rule set can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorekeeper.rules.contracts import LEVELS
from scorekeeper.rules.errors import RuleSetError, listed, shown
from scorekeeper.rules.options import (
    AllPass,
    AuctionRounds,
    BothReach,
    CapStyle,
    DefenceCredit,
    FailRule,
    MisereDefence,
    MultiSideLoss,
    PartnerMethod,
    PartnerShare,
    SansKitty,
    Seating,
    TrickPointsWhen,
    WinCondition,
)
from scorekeeper.rules.schedules import Schedule
from scorekeeper.rules.special_contracts import (
    MOST_POINTS,
    SpecialContract,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import StrEnum


CHOICES: dict[str, type[StrEnum]] = {
    "sides": Seating,
    "auction_rounds": AuctionRounds,
    "sans_kitty": SansKitty,
    "fail_rule": FailRule,
    "trick_points_when": TrickPointsWhen,
    "defence_credit": DefenceCredit,
    "misere_defence": MisereDefence,
    "defence_cap_style": CapStyle,
    "win_condition": WinCondition,
    "both_reach": BothReach,
    "multi_side_loss": MultiSideLoss,
    "all_pass": AllPass,
    "partner_method": PartnerMethod,
    "partner_share": PartnerShare,
}
"""The options that are answered from a closed list."""

MOST_SPECIALS = 30
"""The most special contracts a table can have: more is a slip."""

SWITCHES = (
    "raise_own_after_passes",
    "joint_wins",
    "loss_needs_opponent_not_negative",
    "card_points",
)
"""The options that are true or false."""

NUMBERS: dict[str, tuple[int, int]] = {
    "players": (2, 6),
    "jokers": (0, 2),
    "kitty": (0, 10),
    "min_level": (6, 8),
    "slam_floor": (1, MOST_POINTS),
    "defence_cap": (1, MOST_POINTS),
    "trick_points_stop_above": (0, MOST_POINTS),
    "target": (1, MOST_POINTS),
    "loss_limit": (-MOST_POINTS, -1),
    "deal_limit": (1, 1000),
    "time_limit_minutes": (1, 10_000),
}
"""The options that are a whole number, with the least and the greatest."""

OPTIONAL = frozenset(
    {
        "slam_floor",
        "defence_cap",
        "trick_points_stop_above",
        "target",
        "loss_limit",
        "deal_limit",
        "time_limit_minutes",
        "partner_method",
        "partner_share",
        "partners_by_level",
    }
)
"""The options that may be none."""

CARD_POINTS_IN_PACK = {
    24: 200,
    25: 200,
    32: 260,
    33: 260,
    42: 312,
    43: 312,
    44: 320,
    45: 320,
    46: 320,
    52: 340,
    53: 340,
    62: 458,
    63: 458,
}
"""Card points in each pack of 500, jokers counting nothing (S000 "Games of 1,000 and 1,500")."""


class WrongOption(RuleSetError):
    """An option with a value it cannot have."""

    code = "wrong_option"

    def __init__(self, name: str, value: object, right: str) -> None:
        """Say the option, its value and what it may be."""
        super().__init__(f"{name} cannot be {shown(value)}: it is {right}.")
        self.at(name)


def verify_option(name: str, value: Any) -> Any:  # noqa: ANN401 - options are of many types
    """Return the value of one option, as its own type.

    Raises:
        WrongOption: it is not one of the values the option can have.
    """
    if value is None and name in OPTIONAL:
        return None
    none = " or none" if name in OPTIONAL else ""
    if choices := CHOICES.get(name):
        if not isinstance(value, str) or value not in set(choices):
            raise WrongOption(name, value, listed(tuple(choices)) + none)
        return choices(value)
    if limits := NUMBERS.get(name):
        least, most = limits
        if type(value) is not int or not least <= value <= most:
            raise WrongOption(name, value, f"a whole number from {least} to {most}{none}")
    elif not _OTHERS[name](value):
        raise WrongOption(name, value, _RIGHT[name] + none)
    return value


def _is_switch(value: object) -> bool:
    return type(value) is bool


def _is_pack(value: object) -> bool:
    return type(value) is int and value in CARD_POINTS_IN_PACK


def _is_trick_points(value: object) -> bool:
    return type(value) is int and value in {0, 10}


def _is_schedule(value: object) -> bool:
    return isinstance(value, Schedule)


def _is_specials(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) <= MOST_SPECIALS
        and all(isinstance(one, SpecialContract) for one in value)
    )


def _is_by_level(value: object) -> bool:
    if not isinstance(value, tuple) or not all(isinstance(one, tuple) for one in value):
        return False
    return [one[:1] for one in value] == [(level,) for level in LEVELS] and all(
        len(one) == len(("level", "count")) and type(one[1]) is int and one[1] in {1, 2}
        for one in value
    )


_OTHERS: dict[str, Callable[[object], bool]] = {
    **dict.fromkeys(SWITCHES, _is_switch),
    "pack": _is_pack,
    "trick_points": _is_trick_points,
    "schedule": _is_schedule,
    "special_contracts": _is_specials,
    "partners_by_level": _is_by_level,
}
_RIGHT = {
    **dict.fromkeys(SWITCHES, "true or false"),
    "pack": f"one of the packs {listed(tuple(CARD_POINTS_IN_PACK))}",
    "trick_points": "10 or 0",
    "schedule": "a schedule",
    "special_contracts": f"a list of up to {MOST_SPECIALS} special contracts",
    "partners_by_level": "1 or 2 partners for each level from 6 to 10",
}
