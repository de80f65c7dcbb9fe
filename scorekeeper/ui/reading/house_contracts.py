"""The special contracts of house rules as their pages show them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorekeeper.rules.named.preset import BLIND_MISERE, DOUBLE_NULLO, NULLO
from scorekeeper.rules.rule_set import AU_MISERE, AU_OPEN_MISERE
from scorekeeper.rules.special_contracts import RANKS, SpecialContract, Undertaking, When
from scorekeeper.rules.spoken.bids import bid_statements
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.ui import words
from scorekeeper.ui.house_rules import HouseRules, TypedContract, judge, typed
from scorekeeper.ui.reading.house_answers import SPECIALS, contract_words, terms_of
from scorekeeper.ui.words import house as said
from scorekeeper.ui.words import options

READY_MADE = (
    AU_MISERE,
    AU_OPEN_MISERE,
    BLIND_MISERE,
    NULLO,
    DOUBLE_NULLO,
    SpecialContract(code="HL", name="Hi-Lo", value=350, tricks="exactly:5"),
    SpecialContract(code="PT", name="Patastrophe", value=750, tricks="all", rank="top"),
)
"""Special contracts that many tables know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractLine:
    """A special contract in the list of them."""

    title: str
    detail: str
    trouble: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyMade:
    """A well known contract to be added.

    Attributes:
        key: its name among the others.
        title: what it is called here, and its value.
        contract: the contract under that name.
    """

    key: str
    title: str
    contract: SpecialContract


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractPage:
    """A special contract that is open.

    Attributes:
        parts: what is chosen for it, by part.
        told: what it is, in a sentence; empty until it can be called.
        troubles: what does not fit, by part; by no part, what is wrong with all of it.
    """

    name: str
    code: str
    value: str
    parts: tuple[tuple[str, str], ...]
    told: str
    troubles: tuple[tuple[str, str], ...]

    def trouble_at(self, part: str) -> str:
        """What does not fit in a part."""
        return " ".join(why for where, why in self.troubles if where == part)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartChoice:
    """One of the answers for a part of a contract."""

    key: str
    title: str
    value: str
    chosen: bool


def contract_lines(house: HouseRules, terms: Terms = OURS) -> tuple[ContractLine, ...]:
    """The special contracts, in the order of the table's list and in its words."""
    judged = judge(house)
    terms = terms_of(house, terms)
    return tuple(
        ContractLine(
            title=terms.say(contract_words(one)),
            detail=taken_words(one.tricks),
            trouble=terms.say(judged.at(f"{SPECIALS}[{at}]")),
        )
        for at, one in enumerate(house.answer(SPECIALS))
    )


def ready_made(house: HouseRules, terms: Terms = OURS) -> tuple[ReadyMade, ...]:
    """The well known contracts that the table does not have, each with its value.

    One that the table's own words call as another that is there, is that other one to them.
    """
    there = house.answer(SPECIALS)
    terms = terms_of(house, terms)
    known = {words.special(terms.say(one.name)).casefold() for one in there}
    known |= {one.code for one in there}
    offered = []
    for special in READY_MADE:
        called = replace(special, name=words.special_kept(terms.say(special.name)))
        name = called.title.casefold()
        if not {name, special.code} & known:
            title = contract_words(called)
            offered.append(ReadyMade(key=special.name, title=title, contract=called))
            known.add(name)
    return tuple(offered)


def contract_page(house: HouseRules, at: int, terms: Terms = OURS) -> ContractPage:
    """The contract at a place of the list, under the name that is written for it."""
    terms = replace(terms, misere="")
    contract = typed(house.answer(SPECIALS)[at])
    place = f"{SPECIALS}[{at}]"
    judged = judge(house)
    troubles = [
        (where.removeprefix(place).lstrip("."), why)
        for where, why in judged.troubles
        if where == place or where.startswith(f"{place}.")
    ]
    if not troubles and (whole := judged.at(SPECIALS)):
        troubles = [("", whole)]
    told = ""
    if judged.rules is not None:
        about = f"special.{judged.rules.special_contracts[at].code}"
        found = [said.text for said in bid_statements(judged.rules) if said.about == about]
        told = terms.say(" ".join(found))
    return ContractPage(
        name=contract.name,
        code=contract.code,
        value=contract.value,
        parts=contract_parts(house, contract),
        told=told,
        troubles=tuple((where, terms.say(why)) for where, why in dict.fromkeys(troubles))
        if contract.begun
        else (),
    )


def contract_parts(house: HouseRules, contract: TypedContract) -> tuple[tuple[str, str], ...]:
    """What is chosen for a contract, by part."""
    return (
        ("tricks", taken_words(contract.tricks)),
        ("rank", rank_words(house, contract.rank)),
        ("when", options.WHENS[When(contract.when)]),
    )


def part_choices(
    house: HouseRules, at: int, part: str, terms: Terms = OURS
) -> tuple[PartChoice, ...]:
    """The answers for a part of the contract at a place of the list."""
    contract = typed(house.answer(SPECIALS)[at])
    now = str(getattr(contract, part))
    terms = terms_of(house, terms)
    match part:
        case "tricks":
            values = ["none", "none_by_side", "all", *(f"exactly:{n}" for n in range(1, 10))]
            titles = [taken_words(value) for value in values]
        case "when":
            values = [one.value for one in When]
            titles = [options.WHENS[one] for one in When]
        case _:
            bids = [bid for bid in house.base.ladder if str(bid) != contract.code]
            values = [*RANKS, *(f"after:{bid}" for bid in bids)]
            if now not in values:
                values.append(now)
            titles = [rank_words(house, value) for value in values]
    return tuple(
        PartChoice(
            key=value.replace(":", "."), title=terms.say(title), value=value, chosen=value == now
        )
        for value, title in zip(values, titles, strict=True)
    )


def taken_words(tricks: str) -> str:
    """What must be taken for a contract to be made."""
    kind, _, number = tricks.partition(":")
    return said.exactly(int(number)) if number else options.UNDERTAKINGS[Undertaking(kind)]


def rank_words(house: HouseRules, rank: str) -> str:
    """A contract's place among the bids."""
    kind, _, bid = rank.partition(":")
    if not bid:
        return options.RANKS[kind]
    name = next((house.base.name_of(one) for one in house.base.ladder if str(one) == bid), bid)
    return said.just_above(name)
