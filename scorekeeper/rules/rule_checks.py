"""Options that are each possible, but make no table together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.errors import RuleSetError, counted, listed
from scorekeeper.rules.ladder import order_bids
from scorekeeper.rules.options import (
    PartnerShare,
    Seating,
)
from scorekeeper.rules.special_contracts import (
    TRICKS_IN_A_HAND,
    UnknownAnchor,
    When,
)

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet

from scorekeeper.rules.option_values import CHOICES, WrongOption

PLAYERS_AT = {
    Seating.PARTNERSHIP_2X2: (4,),
    Seating.PARTNERSHIP_2X3: (6,),
    Seating.PARTNERSHIP_3X2: (6,),
    Seating.INDIVIDUAL: (2, 3, 4, 5, 6),
    Seating.INDIVIDUAL_CALLED_PARTNER: (5,),
    Seating.CUTTHROAT_DEALER_OUT: (4,),
}
"""How many sit down for each way of sitting."""


class SenselessOptions(RuleSetError):
    """Options that contradict one another."""

    code = "senseless_options"

    def __init__(self, name: str, sentence: str) -> None:
        """Say which option to change, and why."""
        super().__init__(sentence)
        self.at(name)


def verify_together(rules: RuleSet) -> None:
    """Refuse options that are each possible, but not together.

    Raises:
        RuleSetError: two options contradict, or the match could never end.
    """
    _verify_table(rules)
    _verify_specials(rules)
    _verify_partners(rules)
    cap, target = rules.defence_cap, rules.target
    if cap is not None and target is not None and cap > target:
        raise SenselessOptions(
            "defence_cap",
            f"A defence cap of {cap} is above the target of {target}: a cap is at most the "
            f"target, so {target} or less, or none.",
        )
    if (rules.target, rules.deal_limit, rules.time_limit_minutes) == (None, None, None):
        raise SenselessOptions(
            "target",
            "This match could never end: it needs a target, a deal limit or a time limit.",
        )


def _verify_table(rules: RuleSet) -> None:
    right = PLAYERS_AT[rules.sides]
    if rules.players not in right:
        raise SenselessOptions(
            "players",
            f"{counted(rules.players, 'player')} cannot sit as {rules.sides}: "
            f"that is for {listed(right)}.",
        )
    needed = rules.active_players * TRICKS_IN_A_HAND + rules.kitty
    if needed > rules.pack:
        raise SenselessOptions(
            "pack",
            f"A pack of {rules.pack} is too small: {rules.active_players} hands of ten and a "
            f"kitty of {rules.kitty} are {needed} cards.",
        )


def _verify_specials(rules: RuleSet) -> None:
    partnership = not rules.is_individual
    seen: set[str] = set()
    for index, special in enumerate(rules.special_contracts):
        place = f"special_contracts[{index}]"
        for word in (special.code, special.title.strip()):
            if word.casefold() in seen:
                raise SenselessOptions(
                    place, f"Two special contracts are called {word!r}: each has its own name."
                )
        seen |= {special.code.casefold(), special.title.strip().casefold()}
        if special.when is When.PARTNER_BID_NULLO and not (
            partnership and any(one.is_alone for one in rules.special_contracts)
        ):
            raise SenselessOptions(
                f"{place}.when",
                f"{special.title} could never be called: it waits for a partner's bid to take no "
                "trick, and this table has no partners or no such bid.",
            )
    try:
        order_bids(rules.schedule, rules.min_level, rules.special_contracts)
    except UnknownAnchor as error:
        raise error.at("special_contracts") from None


def _verify_partners(rules: RuleSet) -> None:
    names = ("partner_method", "partner_share", "partners_by_level")
    if not rules.finds_partner:
        for name in names:
            if getattr(rules, name) is not None:
                raise SenselessOptions(
                    name,
                    f"{name} is for five players who find a partner each hand "
                    f"({Seating.INDIVIDUAL_CALLED_PARTNER}); at this table it is none.",
                )
        return
    for name in names[:2]:
        if getattr(rules, name) is None:
            raise WrongOption(name, None, f"{listed(tuple(CHOICES[name]))} at this table")
    if rules.partner_share is PartnerShare.HALF:
        _verify_halves(rules)


def _verify_halves(rules: RuleSet) -> None:
    """A half is never rounded, so whatever may be shared has to be even."""
    shared: list[tuple[str, int]] = [
        (contract.symbol, rules.schedule.value(contract)) for contract in CONTRACTS
    ]
    shared += [(one.title, one.value) for one in rules.special_contracts if not one.is_alone]
    shared += [("a slam", rules.slam_floor or 0)]
    for name, value in shared:
        if value % 2:
            raise SenselessOptions(
                "partner_share",
                f"{name} is worth {value}, which two players cannot halve: even values, or "
                "full shares.",
            )
