"""A history with something on every screen."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from uuid import NAMESPACE_DNS, uuid5

from scorekeeper.rules import PRESETS, Adjustment, ContractHand, Ended, Ending, Hand, PassedIn
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook import NewMatch, Scorebook

AUSTRALIAN = PRESETS["au_pagat"].rules
PEOPLE = ("Ann", "Bartholomew", "Cat", "Dan", "Eve", "Fay")

OWN = ("entered", "chosen", "other", "adjusted")
"""In these a hand stays half entered."""

FORMS = ("au_2p", "au_3p", "au_5p_called", "au_6p_3x2", "us_1500_4p")
"""Rule sets for other numbers of players, or with more to ask; a match of each is there."""


def match_id(name: str) -> str:
    """The id of one of its matches: the same in every run, so that addresses are."""
    return str(uuid5(NAMESPACE_DNS, name))


def make_world(folder: Path, looks: Iterable[str]) -> None:
    """Keep it in a data folder, before the app is started on it; some of it once for each look."""
    book = Scorebook.open(data_dir=folder)
    try:
        own = [f"{name} {look}" for name in OWN for look in looks]
        for name in ("binned", "mended", *own, "played"):
            _start(book, name, "au_pagat")
            _play(book, name, *_evening(AUSTRALIAN))
        book.delete(match_id("binned"))
        _start(book, "fresh", "au_pagat")
        _start(book, "over", "au_pagat")
        _play(book, "over", *_evening(AUSTRALIAN))
        book.end(match_id("over"), Ended(how=Ending.AGREED))
        _start(book, "timed", "nz_club")
        _start(book, "bell", "nz_club")
        book.stop_clock(match_id("timed"))
        for preset in FORMS:
            _start(book, preset, preset)
    finally:
        book.close()


def _start(book: Scorebook, name: str, preset_id: str) -> None:
    preset = PRESETS[preset_id]
    book.start(
        NewMatch(
            match_id=match_id(name),
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=PEOPLE[: preset.rules.players],
        )
    )


def _play(book: Scorebook, name: str, *hands: Hand) -> None:
    for number, hand in enumerate(hands, start=1):
        book.record(match_id(name), hand, hand_id=str(uuid5(NAMESPACE_DNS, f"{name} {number}")))


def _evening(rules: RuleSet) -> tuple[Hand, ...]:
    """Hands of every kind; the second side is below zero after them."""

    def contract(bid: str, player: int, tricks: int) -> Hand:
        side = player % 2
        taken = (tricks, 10 - tricks) if side == 0 else (10 - tricks, tricks)
        return ContractHand(side=side, contractor=player, bid=rules.parse(bid), tricks=taken)

    return (
        contract("8H", 0, 7),
        contract("6D", 1, 6),
        PassedIn(),
        contract("M", 3, 2),
        contract("7C", 2, 7),
        Adjustment(points=(0, -20), reason="A card shown"),
        contract("6NT", 1, 5),
    )
