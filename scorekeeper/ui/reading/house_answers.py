"""The answers that an option of house rules can have, in words and to choose from."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules.contracts import LEVELS
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK, NUMBERS
from scorekeeper.rules.options import Seating
from scorekeeper.rules.schedules import SCHEDULES, Schedule
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND, SpecialContract
from scorekeeper.rules.terms import Terms
from scorekeeper.ui import words
from scorekeeper.ui.house_rules import Answer, HouseRules, TypedContract, schedule_of
from scorekeeper.ui.words import house as said_of_house
from scorekeeper.ui.words import options as said
from scorekeeper.ui.words.grammar import listed

SPECIALS = "special_contracts"

TABLES = (
    (2, Seating.INDIVIDUAL),
    (3, Seating.INDIVIDUAL),
    (4, Seating.PARTNERSHIP_2X2),
    (4, Seating.INDIVIDUAL),
    (4, Seating.CUTTHROAT_DEALER_OUT),
    (5, Seating.INDIVIDUAL_CALLED_PARTNER),
    (5, Seating.INDIVIDUAL),
    (6, Seating.PARTNERSHIP_2X3),
    (6, Seating.PARTNERSHIP_3X2),
    (6, Seating.INDIVIDUAL),
)
"""How many sit down, and who then has a score."""

USUAL: dict[str, tuple[int | None, ...]] = {
    "jokers": (0, 1, 2),
    "kitty": tuple(range(7)),
    "min_level": (6, 7, 8),
    "slam_floor": (250, None),
    "defence_cap": (None, 490, 480, 460),
    "trick_points_stop_above": (None, 400),
    "target": (500, 1000, 1500, None),
    "loss_limit": (-500, -1000, -1500, None),
    "deal_limit": (None, 4, 8, 12),
    "time_limit_minutes": (None, 10, 30, 60),
}
"""The numbers that tables play by, to be had with one tap."""


def terms_of(house: HouseRules, terms: Terms) -> Terms:
    """The words for house rules: their contracts, and those of the rules started from."""
    return terms.among(
        one.name
        for table in (house.answer(SPECIALS), house.base.special_contracts)
        for one in table
    )


def answer_words(house: HouseRules, name: str, terms: Terms) -> str:
    """What an option is answered with, in words."""
    answer = worded(name, house.answer(name), house.answer("players"))
    return terms_of(house, terms).say(answer)


def was_words(house: HouseRules, name: str, terms: Terms) -> str:
    """What the rules started from answer, where another answer was given; else nothing."""
    if not (house.is_changed(name) or (name == "sides" and house.is_changed("players"))):
        return ""
    if name == "schedule" and schedule_of(house.answer(name)) == house.base.schedule:
        return ""  # typed over with the same values
    was = worded(name, getattr(house.base, name), house.base.players)
    return terms_of(house, terms).say(was)


def worded(name: str, answer: Answer, players: int) -> str:
    """An answer in words; who sits down is told with how many they are."""
    if name in said.CHOICES:
        return said.CHOICES[name].get(answer, said.NOT_ASKED)
    match name:
        case "sides":
            return said.seated(players, answer)
        case "schedule":
            is_named = isinstance(answer, Schedule) and answer.name in SCHEDULES
            return said.SCHEDULES[answer.name if is_named else "custom"]
        case "special_contracts":
            return listed([contract_words(one) for one in answer]) or said.NO_SPECIALS
        case "partners_by_level":
            return partners_words(answer)
        case _:
            return f"“{answer}”" if isinstance(answer, str) else said.figure(name, answer)


def contract_words(one: SpecialContract | TypedContract) -> str:
    """A special contract and what it is worth."""
    name = words.special(one.name.strip()) or said_of_house.NEW_CONTRACT
    return f"{name} {one.value}".strip()


def partners_words(by_level: tuple[tuple[int, int], ...] | None) -> str:
    """How many partners go with a bid."""
    two = [level for level, count in by_level or () if count > 1]
    if not two:
        return said.ONE_PARTNER
    if two == list(LEVELS):
        return said.TWO_PARTNERS
    if two == list(range(two[0], LEVELS[-1] + 1)):
        return said.two_partners_from(two[0])
    return said.two_partners_with(listed([str(level) for level in two]))


def given(house: HouseRules, name: str, answer: Answer) -> HouseRules:
    """House rules with an option answered; who plays, with all that goes with it."""
    return house.seated(*answer) if name == "sides" else house.answered(name, answer)


def answers_of(house: HouseRules, name: str) -> list[tuple[str, Answer]]:
    """The answers to choose from, the one given among them."""
    now = house.answer(name)
    if name == "sides":
        return [(f"{players}.{sides}", (players, sides)) for players, sides in TABLES]
    if name == "schedule":
        return [(one.name, one) for one in SCHEDULES.values()]
    if name == "partners_by_level":
        return [(str(first), _two_from(first)) for first in (None, 10, 9, 8, 7, 6)]
    if name == "pack":
        least = house.answer("players") - (house.answer("sides") == "cutthroat_dealer_out")
        usual: tuple[Any, ...] = tuple(
            pack for pack in CARD_POINTS_IN_PACK if pack >= least * TRICKS_IN_A_HAND
        )
    elif name == "defence_credit":
        alone = not house.answer("sides").startswith("partnership")
        own = "per_player" if alone else "per_side"
        usual = tuple(one for one in said.CHOICES[name] if one in {own, "shared", now})
    elif name in said.CHOICES:
        usual = tuple(said.CHOICES[name])
    else:
        usual = USUAL[name]
    known = usual if now in usual or isinstance(now, str) else (*usual, now)
    return [("none" if one is None else str(one).lower(), one) for one in known]


def _two_from(first: int | None) -> tuple[tuple[int, int], ...] | None:
    """Two partners from a bid on; None is one partner whatever the bid."""
    if first is None:
        return None
    return tuple((level, 2 if level >= first else 1) for level in LEVELS)


def figure_of(name: str, typed: str) -> Answer:
    """The number that was typed; as it was typed where it is none that can be."""
    text = typed.strip().replace("−", "-").replace(" ", "")
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 7:  # noqa: PLR2004 - longer than any number of points
        return typed
    value = int(digits)
    if name == "loss_limit":
        # A total below zero is meant, whether the minus could be found on the phone or not.
        value = -value
    elif text.startswith("-"):
        return typed
    least, most = NUMBERS[name]
    return value if least <= value <= most else typed
