"""The tables of values as the sources print them, made and set for every number of tricks."""

from __future__ import annotations

import pytest

from scorekeeper.rules import preset
from tests.rules.samples import played, result_of

SUITS = ("S", "C", "D", "H", "NT")
AVONDALE = {
    6: (40, 60, 80, 100, 120),
    7: (140, 160, 180, 200, 220),
    8: (240, 260, 280, 300, 320),
    9: (340, 360, 380, 400, 420),
    10: (440, 460, 480, 500, 520),
}
ORIGINAL = {
    "S": (40, 80, 120, 160, 200),
    "C": (60, 120, 180, 240, 300),
    "D": (80, 160, 240, 320, 400),
    "H": (100, 200, 300, 400, 500),
    "NT": (120, 240, 360, 480, 600),
}
INVERTED = {
    "C": (40, 80, 120, 160, 200),
    "S": (60, 120, 180, 240, 300),
    "H": (80, 160, 240, 320, 400),
    "D": (100, 200, 300, 400, 500),
    "NT": (120, 240, 360, 480, 600),
}
AVONDALE_BIDS = [
    (level, suit, value)
    for level, row in AVONDALE.items()
    for suit, value in zip(SUITS, row, strict=True)
]


def delta(rules: str, bid: str, tricks: int) -> dict[str, int]:
    scored: dict[str, int] = result_of(rules, played(bid, "NS", tricks))["hands"][0]["delta"]
    return scored


@pytest.mark.parametrize("tricks", range(11))
@pytest.mark.parametrize(("level", "suit", "value"), AVONDALE_BIDS)
def test_avondale_made_and_set(level: int, suit: str, value: int, tricks: int) -> None:
    made = max(value, 250) if tricks == 10 else value
    assert delta("au_pagat", f"{level}{suit}", tricks) == {
        "NS": made if tricks >= level else -value,
        "EW": 10 * (10 - tricks),
    }


@pytest.mark.parametrize("rules", ["us_4p_original", "us_4p_inverted"])
@pytest.mark.parametrize("level", range(6, 11))
@pytest.mark.parametrize("suit", SUITS)
def test_the_other_schedules_made_and_set(rules: str, suit: str, level: int) -> None:
    value = (ORIGINAL if rules == "us_4p_original" else INVERTED)[suit][level - 6]
    bid = f"{level}{suit}"
    made = max(value, 250) if level == 10 else value
    assert delta(rules, bid, level) == {"NS": made, "EW": 10 * (10 - level)}
    assert delta(rules, bid, 10) == {"NS": max(value, 250), "EW": 0}
    assert delta(rules, bid, level - 1) == {"NS": -value, "EW": 10 * (11 - level)}


@pytest.mark.parametrize(("level", "suit", "value"), AVONDALE_BIDS)
def test_perfect_is_twenty_less(level: int, suit: str, value: int) -> None:
    rules = preset("perfect").rules
    assert rules.value_of(rules.parse(f"{level}{suit}")) == value - 20


ORDERS = {
    "au_pagat": (
        "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT M 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D OM 10H 10NT"
    ),
    "au_open_top": (
        "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT M 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT OM"
    ),
    "au_blind": (
        "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT M 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT "
        "10S 10C 10D OM BM 10H 10NT"
    ),
    "us_4p_nullo": (
        "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S M 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT"
    ),
    "us_4p_original_nullo": (
        "6S 6C 6D 7S 6H 6NT 7C 8S 7D 9S 8C 7H 10S 7NT 8D 9C M 8H 10C 9D 8NT 9H 10D 9NT 10H 10NT"
    ),
    "us_4p_inverted": (
        "6C 6S 6H 7C 6D 6NT 7S 8C 7H 9C 8S 7D 10C 7NT 8H 9S 8D 10S 9H 8NT 9D 10H 9NT 10D 10NT"
    ),
    "perfect": (
        "6S 6C 6D 6H 6NT 7S 7C M 7D 7H 7NT 8S 8C OM 8D 8H 8NT 9S 9C 9D 9H 9NT "
        "10S 10C 10D 10H 10NT BM"
    ),
    "mn_45": "7S 7C 7D 7H 7NT M 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D DN 10H 10NT",
}


@pytest.mark.parametrize(("rules", "order"), ORDERS.items())
def test_order_of_bids(rules: str, order: str) -> None:
    assert " ".join(map(str, preset(rules).rules.ladder)) == order
