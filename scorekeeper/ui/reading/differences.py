"""What differs in some rules from those they are made from: an option a line, and its answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scorekeeper.rules.contracts import CONTRACTS
from scorekeeper.rules.option_guide import OPTION_GUIDE
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.page import Line, RulesPage, base_of, page_of
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.ui.house_rules import HouseRules, TypedContract, schedule_of, typed
from scorekeeper.ui.reading.applying import applies
from scorekeeper.ui.reading.house_answers import (
    SPECIALS,
    answer_words,
    contract_words,
    terms_of,
    was_words,
)
from scorekeeper.ui.reading.house_contracts import contract_parts
from scorekeeper.ui.words import house as said
from scorekeeper.ui.words import options

FEW = 4
"""So many values that differ are told one by one; more are another table."""


def read_page(
    rules: RuleSet, name: str, preset_id: str | None = None, terms: Terms = OURS
) -> RulesPage:
    """The page of any rules; what differs in them is told in short: below, it is all explained."""
    page = page_of(rules, name, preset_id, terms)
    if page.changes is None:
        return page
    base = base_of(rules, preset_id)
    house = HouseRules(base=base.rules, base_name=base.title).answered_by(rules)
    return replace(page, changes=replace(page.changes, lines=differences_told(house, terms)))


def differences_told(house: HouseRules, terms: Terms = OURS) -> tuple[Line, ...]:
    """Each option that is answered otherwise, with both answers."""
    theirs = terms_of(house, terms)
    groups = list(options.GROUPS)
    names = sorted(OPTION_GUIDE, key=lambda name: groups.index(OPTION_GUIDE[name].group))
    return tuple(
        Line(text=theirs.say(line.text), detail=theirs.say(line.detail))
        for name in names
        if applies(house, name) and was_words(house, name, terms)
        for line in _told(house, name, terms)
    )


def _told(house: HouseRules, name: str, terms: Terms) -> Iterator[Line]:
    title = options.TITLES[name]
    if name == SPECIALS:
        yield from _contracts(house)
        return
    now, was = answer_words(house, name, terms), was_words(house, name, terms)
    if name == "schedule" and (few := _values(house)):
        now, was = few
    yield Line(text=said.answered(title, now), detail=said.instead_of(was))


def _values(house: HouseRules) -> tuple[str, str] | None:
    """The values that differ, where they are few: as they are, and as they were."""
    now, was = schedule_of(house.answer("schedule")), house.base.schedule
    if now is None:
        return None
    moved = [bid for bid in CONTRACTS if now.value(bid) != was.value(bid)]
    if len(moved) > FEW:
        return None
    told = [", ".join(f"{bid.symbol} {table.value(bid)}" for bid in moved) for table in (now, was)]
    return told[0], told[1]


def _contracts(house: HouseRules) -> Iterator[Line]:
    """The special contracts that are new, those that are otherwise, and those left out."""
    now = {one.code: one for one in map(typed, house.answer(SPECIALS))}
    was = {one.code: one for one in map(typed, house.base.special_contracts)}
    for code, one in now.items():
        before = was.get(code)
        if before is None:
            yield Line(text=said.added(contract_words(one)), detail="")
        elif one != before:
            yield _otherwise(house, one, before)
    for code, one in was.items():
        if code not in now:
            yield Line(text=said.left_out(contract_words(one)), detail="")


def _otherwise(house: HouseRules, one: TypedContract, before: TypedContract) -> Line:
    """A contract that is worth, asks or stands otherwise."""
    told = list(zip(_parts(house, one), _parts(house, before), strict=True))
    now, was = (", ".join(pair[at] for pair in told if pair[0] != pair[1]) for at in (0, 1))
    return Line(text=said.answered(one.name, now), detail=said.instead_of(was))


def _parts(house: HouseRules, one: TypedContract) -> tuple[str, ...]:
    return (one.name, one.value, *(answer for _, answer in contract_parts(house, one)))
