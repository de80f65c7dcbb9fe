"""Match files that the history cannot keep: refused with the place, and nothing taken."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook

PLAYERS = ["Ann", "Bob", "Cat", "Dan"]


def file(players: list[str] = PLAYERS, names: tuple[str, str] = ("We", "They")) -> dict[str, Any]:
    we, they = names
    return {
        "format": "five-hundred-match",
        "version": 1,
        "rules": {"preset": "au_pagat"},
        "players": players,
        "sides": [
            {"name": we, "players": players[::2]},
            {"name": they, "players": players[1::2]},
        ],
        "hands": [{"type": "contract", "contractor": we, "bid": "8H", "tricks": {we: 8}}],
    }


def with_hand(**fields: object) -> dict[str, Any]:
    data = file()
    data["hands"][0] |= fields
    return data


NO_TIME = (
    "0001-01-01T00:00:00+11:00",
    "9999-12-31T23:59:59-11:00",
    "2026-11-27T19:30:00+10:59:59.5",
    "yesterday",
)
HALF = "\ud83d"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        *((file() | {"started_at": time}, "[0].started_at") for time in NO_TIME),
        *((with_hand(at=time), "[0].hands[0].at") for time in NO_TIME),
        *((file() | {"ended": {"how": "agreed", "at": at}}, "[0].ended.at") for at in NO_TIME),
        (file() | {"title": HALF}, "[0].title"),
        (file() | {"note": HALF}, "[0].note"),
        (file() | {"id": HALF}, "[0].id"),
        (with_hand(note=HALF), "[0].hands[0].note"),
        (file() | {"hands": [{"type": "void", "reason": HALF}]}, "[0].hands[0].reason"),
        (file(["Ann", "Bob", "Cat", HALF]), "[0].players[3]"),
        (file(["Ann", "Bob", "Cat", "\0"]), "[0].players[3]"),
        (file(["Ann", "Bob", "Cat", "\u200b"]), "[0].players[3]"),
        (file(["Ann", "Bob", "Cat", " Ann"]), "[0].players[3]"),
        (file(["Zoé", "Bob", "Cat", "Zoe\u0301"]), "[0].players[3]"),
        (file(names=("We", "We ")), "[0].sides[1]"),
        (file(names=(" Ann", "They")), "[0].sides[0].name"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_its_place(
    book: Scorebook, data: dict[str, Any], where: str
) -> None:
    with pytest.raises(ScorekeeperError) as refused:
        book.take_in([data])
    assert refused.value.where.startswith(where)
    assert book.history().matches == ()


def test_half_a_character_anywhere_is_refused(book: Scorebook) -> None:
    data = file()
    data["rules"]["name"] = HALF
    with pytest.raises(ScorekeeperError, match=r"half a character, '\\ud83d'"):
        book.take_in([data])


@pytest.mark.parametrize("time", ["2026-11-27", "1899-01-01T12:00:00", "2026-11-27T19:30:00Z"])
def test_a_time_without_a_zone_is_on_the_clock_of_the_place(book: Scorebook, time: str) -> None:
    (uid,) = book.take_in([file() | {"started_at": time}]).added
    assert book.match(uid).started_at.tzinfo is not None
    assert book.home().live is not None
    assert book.doctor() == ()
