"""A match without a finger or a mouse, from the first name to the win."""

from __future__ import annotations

import pytest
from PIL import ImageChops
from playwright.sync_api import expect

from tests.browser.playing import ANN, BOB, PLAYERS, move_to, totals
from tests.browser.table import PATIENCE, SMALL_PHONE, Table


def press(table: Table, *identifiers: str) -> None:
    """Goes to each in turn, and presses Enter on it."""
    for identifier in identifiers:
        move_to(table, identifier)
        table.press("Enter")


def record(table: Table, contract: str, player: int, tricks: int) -> None:
    press(
        table,
        "sheet.record",
        f"record.contract.{contract}",
        f"record.player.{player}",
        f"record.tricks.{tricks}",
    )


def sit_down(table: Table) -> None:
    press(table, "home.new_match")
    for seat, name in enumerate(PLAYERS, start=1):
        move_to(table, f"setup.player.{seat}")
        table.page.keyboard.type(name)
    press(table, "setup.start")
    table.sees("sheet.record")


def test_a_whole_match_by_the_keyboard_alone(table: Table) -> None:
    sit_down(table)
    record(table, "6S", BOB, 7)
    table.sees("sheet.hand.1", "Bob")
    table.shows(totals, (30, 40))
    record(table, "7C", ANN, 7)  # it was Bob: back, and once more
    table.sees("sheet.hand.2", "Ann")
    press(table, "sheet.undo")
    table.gone("sheet.hand.2")
    record(table, "7C", BOB, 6)
    table.sees("sheet.hand.2", "Bob")
    table.shows(totals, (70, -120))
    record(table, "10H", ANN, 10)
    table.sees("match.outcome", "Ann & Cat")
    table.shows(totals, (570, -120))
    press(table, "match.rematch")
    table.sees("sheet.total.1", "Ann & Cat", "0")
    assert table.taps == 0


@pytest.mark.parametrize(
    ("address", "identifiers"),
    [
        ("/", ("home.new_match", "home.settings")),
        ("/new", ("setup.player.2", "setup.dealer.2")),
    ],
)
def test_where_the_keyboard_is_can_be_seen(
    table: Table, address: str, identifiers: tuple[str, ...]
) -> None:
    table.resize(*SMALL_PHONE).open(address)
    for identifier in identifiers:
        move_to(table, identifier)
        expect(table.find(identifier)).to_be_in_viewport(ratio=1)  # it is scrolled to
        there = table.box(identifier)
        with_focus = table.picture()
        table.press("Tab")
        table.page.wait_for_function(
            "gone => document.activeElement?.closest('[flt-semantics-identifier]')"
            "?.getAttribute('flt-semantics-identifier') !== gone",
            arg=identifier,
            timeout=PATIENCE,
        )
        table.page.wait_for_timeout(150)
        if table.box(identifier) != there:
            continue  # the page was scrolled: other things are drawn there now
        edge = 3
        ring = (
            max(0, round(there["x"]) - edge),
            max(0, round(there["y"]) - edge),
            round(there["x"] + there["width"]) + edge,
            round(there["y"] + there["height"]) + edge,
        )
        changed = ImageChops.difference(with_focus.crop(ring), table.picture().crop(ring))
        strong = changed.convert("L").point(lambda much: 255 * (much > 40)).getbbox()
        assert strong is not None, f"Nobody sees that the keyboard is on {identifier}"
