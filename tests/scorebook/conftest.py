from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from scorekeeper.rules.hands import ContractHand, Hand
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.scorebook.views import MatchView
from scorekeeper.store.history import History
from scorekeeper.store.location import locate

RULES = RuleSet()
SYDNEY = timezone(timedelta(hours=11))


@dataclass
class Clock:
    """A clock that goes on by a minute each time it is looked at."""

    now: datetime = field(default=datetime(2026, 11, 27, 19, 30, tzinfo=SYDNEY))

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def book(tmp_path: Path, clock: Clock) -> Iterator[Scorebook]:
    opened = open_book(tmp_path, clock)
    yield opened
    opened.close()


def open_book(folder: Path, clock: Clock | None = None) -> Scorebook:
    history = History.open(locate(data_dir=folder / "data"))
    return Scorebook(history, clock=clock or Clock())


def new_match(names: str = "Ann Bob Cat Dan", **options: object) -> NewMatch:
    return NewMatch(
        rules=RuleSet(),
        preset_id="au_pagat",
        rules_name="Australian",
        players=tuple(names.split()),
        **options,  # type: ignore[arg-type]
    )


def hand(bid: str, tricks: int, side: int = 0, contractor: int | None = None) -> ContractHand:
    """A contract with its contracting side's tricks, the others' following from ten."""
    taken = (tricks, 10 - tricks) if side == 0 else (10 - tricks, tricks)
    return ContractHand(
        side=side,
        contractor=side if contractor is None else contractor,
        bid=RULES.parse(bid),
        tricks=taken,
    )


def play(book: Scorebook, match_id: str, *hands: Hand) -> MatchView:
    view = book.match(match_id)
    for one in hands:
        number = len(view.records) + 1
        view = book.record(match_id, one, hand_id=f"{match_id}-{number}-{view.version}")
    return view


MADE_8H = hand("8H", 8)
"""300 and 20 at Australian rules."""
TO_510 = (MADE_8H, hand("7S", 7), hand("6NT", 6))
"""Ann and Cat: 300, 440, 560: they have won."""
UTC_EVENING = datetime(2026, 11, 27, 8, 30, tzinfo=UTC)
