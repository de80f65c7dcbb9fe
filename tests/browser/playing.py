"""What people at the table do, in their words."""

from __future__ import annotations

import re
from uuid import uuid4

from scorekeeper.rules import PRESETS, ContractHand
from scorekeeper.scorebook import NewMatch, Scorebook
from tests.browser.table import Table

PLAYERS = ("Ann", "Bob", "Cat", "Dan")
"""In seat order: Ann and Cat are side 1, Bob and Dan side 2."""

ANN, BOB, CAT, DAN = 1, 2, 3, 4

SETTLES = 200
"""Milliseconds in which the app's focus follows the page's."""

FURTHEST = 120
"""How many things at most the keyboard passes on its way."""


def begin(book: Scorebook, *results: tuple[str, int, int]) -> str:
    """Starts a match on another device and records its first hands; answers its address.

    Each hand is a contract, who played it and how many tricks their side took.
    """
    preset, match_id = PRESETS["au_pagat"], str(uuid4())
    book.start(
        NewMatch(
            match_id=match_id,
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=PLAYERS,
        )
    )
    for contract, player, tricks in results:
        side = (player - 1) % 2
        hand = ContractHand(
            side=side,
            contractor=player - 1,
            bid=preset.rules.parse(contract),
            tricks=(tricks, 10 - tricks) if side == 0 else (10 - tricks, tricks),
        )
        book.record(match_id, hand, hand_id=str(uuid4()))
    return f"/match/{match_id}"


def start_match(table: Table, players: tuple[str, ...] = PLAYERS) -> str:
    """Seats the players under the rules offered, and starts; answers the match's address."""
    table.tap("home.new_match")
    for seat, name in enumerate(players, start=1):
        table.type_into(f"setup.player.{seat}", name)
    table.tap("setup.start")
    table.sees("sheet.record")
    table.shows(is_at_a_match, expected=True)
    return table.where()


def is_at_a_match(table: Table) -> bool:
    """Whether the address is that of a score sheet."""
    return re.fullmatch(r"/match/[^/]+", table.where()) is not None


def record(table: Table, contract: str, player: int, tricks: int, *, looks: int = 0) -> None:
    """Records a hand from the score sheet, and waits until it is on it.

    Before each tap the person looks for so many milliseconds: with large text what is asked next
    is first scrolled into sight.
    """
    asked = (f"record.contract.{contract}", f"record.player.{player}", f"record.tricks.{tricks}")
    table.sees_one_of("sheet.record", asked[0])
    number = hands(table) + 1
    if table.has("sheet.record"):
        table.tap("sheet.record")
    for identifier in asked:
        table.page.wait_for_timeout(looks)
        table.tap(identifier)
    table.sees(f"sheet.hand.{number}")


def hands(table: Table) -> int:
    """How many hands are on the sheet."""
    return sum(
        re.fullmatch(r"sheet\.hand\.\d+", identifier) is not None
        for identifier in table.identifiers()
    )


def totals(table: Table) -> tuple[int, int]:
    """The totals of both sides, as the sheet shows them."""
    first, second = (number(table.text(f"sheet.total.{side}")) for side in (1, 2))
    return first, second


def number(words: str) -> int:
    """The last number in some words."""
    return int(re.findall(r"-?\d+", words)[-1])


def move_to(table: Table, identifier: str) -> None:
    """Moves the keyboard's focus to a control, as one would without a mouse."""
    table.sees(identifier)
    for _ in range(FURTHEST):
        if table.focused() == identifier:
            # The page's focus moves at once, the app's own a frame or two later: Enter before
            # that would go to the control before it. No hand is as quick.
            table.page.wait_for_timeout(SETTLES)
            if table.focused() == identifier:
                return
        else:
            table.press_on("Tab")
    raise AssertionError(f"The keyboard does not reach {identifier}")
