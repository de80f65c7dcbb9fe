"""Which options decide anything at a table."""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.rules.options import AuctionRounds, Seating, WinCondition
from scorekeeper.rules.special_contracts import Undertaking
from scorekeeper.ui.house_rules import HouseRules

TWO_SCORES = frozenset({Seating.PARTNERSHIP_2X2, Seating.PARTNERSHIP_2X3})


def applies(house: HouseRules, name: str) -> bool:
    """Whether an option decides anything at this table, as it is answered so far."""
    needed = NEEDS.get(name)
    return needed is None or needed(house)


def scores(house: HouseRules) -> int:
    """How many scores there are at the table."""
    sides, players = house.answer("sides"), int(house.answer("players"))
    if sides in TWO_SCORES:
        return 2
    return 3 if sides is Seating.PARTNERSHIP_3X2 else players


def _finds(house: HouseRules) -> bool:
    return house.answer("sides") is Seating.INDIVIDUAL_CALLED_PARTNER


def _several(house: HouseRules) -> bool:
    # With two scores there is one side of defenders, and one that is left when the other is out.
    return scores(house) > 2  # noqa: PLR2004


def _tricks(house: HouseRules) -> bool:
    return bool(house.answer("trick_points"))


def _target(house: HouseRules) -> bool:
    return house.answer("target") is not None


def _limit(house: HouseRules) -> bool:
    return _target(house) and house.answer("loss_limit") is not None


def _misere(house: HouseRules) -> bool:
    none = {Undertaking.NONE, Undertaking.NONE_BY_SIDE}
    return any(one.tricks in none for one in house.answer("special_contracts"))


NEEDS: dict[str, Callable[[HouseRules], bool]] = {
    "players": lambda _: False,
    "sides": lambda house: not house.settled,
    "partner_method": _finds,
    "partner_share": _finds,
    "partners_by_level": _finds,
    "raise_own_after_passes": lambda house: (
        house.answer("auction_rounds") is AuctionRounds.CONTINUING
    ),
    "trick_points_when": _tricks,
    "defence_credit": lambda house: _tricks(house) and _several(house),
    "defence_cap": _tricks,
    "defence_cap_style": lambda house: _tricks(house) and house.answer("defence_cap") is not None,
    "trick_points_stop_above": _tricks,
    "misere_defence": _misere,
    "win_condition": _target,
    "both_reach": lambda house: (
        _target(house) and house.answer("win_condition") is not WinCondition.CONTRACT_ONLY
    ),
    "joint_wins": lambda house: _target(house) and _finds(house),
    "loss_limit": _target,
    "loss_needs_opponent_not_negative": _limit,
    "multi_side_loss": lambda house: _limit(house) and _several(house),
}
"""What an option needs to decide anything. How many play is asked with who has a score."""
