"""From a rule set to what the set-up and the entry offer."""

from __future__ import annotations

from functools import lru_cache

from scorekeeper.rules.contracts import LEVELS, Contract, Denomination
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.ui import words
from scorekeeper.ui.reading.shown import ContractChoice

LETTERS = "ABCDEF"


@lru_cache(maxsize=8)
def side_letters(seats: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """The letter of each seat's side, in seat order; none where every side is one player."""
    if all(len(side) == 1 for side in seats):
        return ()
    letter = {seat: LETTERS[side] for side, of_side in enumerate(seats) for seat in of_side}
    return tuple(letter[seat] for seat in range(len(letter)))


@lru_cache(maxsize=8)
def contract_rows(rules: RuleSet) -> tuple[tuple[ContractChoice, ...], ...]:
    """The numbered contracts, a row a level, lowest first."""
    return tuple(
        tuple(
            ContractChoice(
                code=str(contract),
                title=contract.symbol,
                value=str(rules.value_of(contract)),
                label=words.contract_label(contract, rules.value_of(contract)),
                level=level,
            )
            for contract in (Contract(level, denomination) for denomination in Denomination)
        )
        for level in LEVELS
        if level >= rules.min_level
    )


@lru_cache(maxsize=8)
def special_choices(rules: RuleSet) -> tuple[ContractChoice, ...]:
    """The special contracts, lowest first, each beside the bids it comes after."""
    choices = []
    level = rules.min_level
    for bid in rules.ladder:
        special = rules.special(bid)
        if isinstance(bid, Contract):
            level = bid.level
        elif special is not None:
            title = words.special(special.name)
            choices.append(
                ContractChoice(
                    code=special.code,
                    title=title,
                    value=str(special.value),
                    label=f"{title}, {special.value}",
                    level=level,
                )
            )
    return tuple(choices)
