"""House rules as they are looked over: what differs in them, and what does not fit yet."""

from __future__ import annotations

import re

from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.scorebook.views import Profile
from scorekeeper.ui.house_rules import HouseRules, judge
from scorekeeper.ui.reading.differences import differences_told
from scorekeeper.ui.reading.house_answers import terms_of
from scorekeeper.ui.words import house as said
from scorekeeper.ui.words import options


def unfit_told(house: HouseRules, terms: Terms = OURS) -> tuple[str, ...]:
    """Why they cannot be played by yet, each reason once, with the option that it stands at."""
    told: dict[str, str] = {}
    for where, why in judge(house).troubles:
        option = re.split(r"[.\[]", where)[0]
        told.setdefault(why, said.at_option(options.TITLES[option], why))
    return tuple(map(terms_of(house, terms).say, told.values()))


def moved_told(house: HouseRules, newer: Profile, terms: Terms = OURS) -> str:
    """That somebody else has changed them meanwhile, and how theirs differ from these."""
    rules = judge(house).rules or newer.rules
    theirs = HouseRules(base=rules, base_name=house.name).answered_by(newer.rules)
    return said.moved_on(newer.name, [one.text for one in differences_told(theirs, terms)])
