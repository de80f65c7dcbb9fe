"""A long history made up: matches as files, drawn at random but always the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

HANDS = 12
PEOPLE = 300
TITLES = ("Friday at the club", "Aunt May's kitchen", "The final", "")
LONG_AGO = datetime(2003, 1, 1, 19, 30, tzinfo=UTC)


def match_lines(count: int) -> Iterator[str]:
    """Match files, one a line."""
    draw = random.Random(500)  # noqa: S311 - drawn, not kept secret
    names = [f"Player{number:03}" for number in range(PEOPLE)]
    for number in range(count):
        yield json.dumps(_match(draw, names, number), ensure_ascii=False)


def _match(draw: random.Random, names: list[str], number: int) -> dict[str, Any]:
    players = draw.sample(names, 4)
    sides = [f"{players[0]} & {players[2]}", f"{players[1]} & {players[3]}"]
    started = LONG_AGO + timedelta(hours=17 * number)
    return {
        "format": "five-hundred-match",
        "version": 1,
        "id": str(UUID(int=draw.getrandbits(128), version=4)),
        "title": draw.choice(TITLES),
        "started_at": started.isoformat(),
        "rules": {"preset": "au_pagat"},
        "players": players,
        "sides": [
            {"name": sides[0], "players": players[0::2]},
            {"name": sides[1], "players": players[1::2]},
        ],
        "first_dealer": players[0],
        "hands": [_hand(draw, players, sides, started, hand) for hand in range(HANDS)],
        "ended": {"how": "agreed"},
    }


def _hand(
    draw: random.Random, players: list[str], sides: list[str], started: datetime, number: int
) -> dict[str, Any]:
    contractor = draw.randrange(4)
    level = draw.choice((6, 6, 7, 7, 8))
    # Made and set about as often, so that few matches end before their last hand.
    tricks = min(10, max(0, level + draw.choice((-2, -1, 0, 1))))
    side = contractor % 2
    return {
        "type": "contract",
        "id": str(UUID(int=draw.getrandbits(128), version=4)),
        "at": (started + timedelta(minutes=6 * number)).isoformat(),
        "contractor": players[contractor],
        "bid": f"{level}{draw.choice(('S', 'C', 'D', 'H', 'NT'))}",
        "tricks": {sides[side]: tricks, sides[1 - side]: 10 - tricks},
    }
