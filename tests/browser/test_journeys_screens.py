"""Every screen can be read, reached and heard, on what people bring to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, expect

from tests.browser.measured.nodes import be_still
from tests.browser.playing import ANN, record, totals
from tests.browser.table import PATIENCE, SMALL_PHONE, Table

SUITS = "SCDH"
CONTRACTS = [f"{level}{suit}" for level in range(6, 11) for suit in (*SUITS, "NT")]
FAR = 48
"""How much darker or lighter than its ground something is that is drawn on it."""

SCROLLED = 700
"""Milliseconds after which what is asked next has come in sight."""

LEAST = 48
"""Pixels that a finger needs."""


def entry_identifiers() -> list[str]:
    return [
        *(f"record.contract.{contract}" for contract in (*CONTRACTS, "M", "OM")),
        *(f"record.player.{seat}" for seat in range(1, 5)),
        *(f"record.tricks.{tricks}" for tricks in range(11)),
        "record.other",
        "record.cancel",
    ]


def test_a_hand_is_recorded_without_scrolling_on_a_small_phone(
    sit_down: Callable[..., Table],
    match: str,
) -> None:
    table = sit_down(size=SMALL_PHONE).open(match)
    table.tap("sheet.record", "record.contract.8H", f"record.player.{ANN}")
    width, height = SMALL_PHONE
    boxes = {identifier: table.box(identifier) for identifier in entry_identifiers()}
    outside = [
        identifier
        for identifier, box in boxes.items()
        if box["x"] < 0
        or box["y"] < 0
        or box["x"] + box["width"] > width
        or box["y"] + box["height"] > height
    ]
    assert not outside
    small = {
        identifier: (box["width"], box["height"])
        for identifier, box in boxes.items()
        if min(box["width"], box["height"]) < LEAST
    }
    assert not small
    assert not list(overlapping(boxes))


def resumed(table: Table) -> Table:
    """The window, at the match in progress; the app knows by then how large text is."""
    table.open()
    be_still(table)
    table.tap("home.resume")
    table.sees("sheet.record")
    return table


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1280, 800)])
def test_a_hand_can_be_recorded_with_text_twice_as_large(
    sit_down: Callable[..., Table], size: tuple[int, int]
) -> None:
    table = resumed(sit_down(size=size, text_scale=2.0))
    record(table, "8H", ANN, 8, looks=SCROLLED)
    table.shows(totals, (300, 20))
    boxes = {f"sheet.total.{side}": table.box(f"sheet.total.{side}") for side in (1, 2)}
    assert not list(overlapping(boxes))


@pytest.mark.usefixtures("match")
def test_with_large_text_what_is_asked_next_comes_in_sight(
    sit_down: Callable[..., Table],
) -> None:
    table = resumed(sit_down(size=SMALL_PHONE, text_scale=2.0))
    table.tap("sheet.record")
    table.sees("record.contract.OM")
    in_sight(table, "record.contract.6S", "record.contract.10NT", "record.contract.OM")
    table.tap("record.contract.8H")
    in_sight(table, *(f"record.player.{seat}" for seat in range(1, 5)))
    table.page.wait_for_timeout(SCROLLED)
    # What comes under the finger is not tapped by the second tap of two.
    table.tap_twice(f"record.player.{ANN}")
    table.page.wait_for_timeout(SCROLLED)
    table.sees("record.preview", "8♥ by Ann")
    in_sight(table, "record.preview", *(f"record.tricks.{tricks}" for tricks in range(10)))


def in_sight(table: Table, *identifiers: str) -> None:
    """Waits until all of each is in the window."""
    for identifier in identifiers:
        expect(table.find(identifier)).to_be_in_viewport(ratio=1, timeout=PATIENCE)


@pytest.mark.parametrize("size", [(640, 360), (568, 320)])
def test_a_small_phone_lying_down_has_everything_in_sight(
    sit_down: Callable[..., Table], match: str, size: tuple[int, int]
) -> None:
    table = sit_down(size=size).open(match)
    table.tap("sheet.record")
    table.sees("record.contract.8H")
    for identifier in ("record.contract.10S", "record.player.4", "record.other"):
        box = table.box(identifier)
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] + box["width"] <= size[0]


def test_the_suits_are_drawn_and_not_boxes(sit_down: Callable[..., Table], match: str) -> None:
    # A font without them draws the same box for each; the colour is left out of it.
    table = sit_down().open(match)
    table.tap("sheet.record")
    table.sees("record.contract.8S")
    shapes = {suit: ink(table.picture(of=f"record.contract.8{suit}")) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        assert shapes[one] != shapes[other], f"{one} and {other} look the same"


def test_a_screen_reader_hears_the_new_totals(sheet: Table) -> None:
    record(sheet, "8H", ANN, 8)
    sheet.hears("300", "20")


def test_an_address_leads_to_its_screen(
    sheet: Table, match: str, sit_down: Callable[..., Table]
) -> None:
    straight = sit_down().open(f"{match}/record")
    straight.sees("record.contract.8H")
    record(straight, "8H", ANN, 8)
    straight.shows(Table.where, match)
    sheet.sees("sheet.hand.1")


@pytest.mark.parametrize("address", ["/nowhere", "/match/no-such-match", "/match/x/record"])
def test_an_unknown_address_shows_a_way_home(sit_down: Callable[..., Table], address: str) -> None:
    table = sit_down().open(address)
    table.tap("lost.home")
    table.sees("home.new_match")


def test_on_a_wide_screen_the_entry_is_beside_the_sheet(
    sit_down: Callable[..., Table], match: str
) -> None:
    table = sit_down(size=(1280, 800)).open(match)
    record(table, "8H", ANN, 8)
    sheet, entry = table.box("sheet.hand.1"), table.box("record.contract.8H")
    assert sheet["x"] + sheet["width"] <= entry["x"]


def overlapping(boxes: dict[str, FloatRect]) -> Iterator[tuple[str, str]]:
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
        down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
        if across > 1 and down > 1:
            yield one, other


def ink(image: Image.Image) -> bytes:
    """Where something is drawn on the ground of a picture, whatever its colour."""
    colours: list[tuple[int, Any]] = list(image.getcolors(image.width * image.height) or [])
    ground = max(colours, key=lambda colour: colour[0])[1]
    far = ImageChops.difference(image, Image.new("RGB", image.size, ground)).convert("L")
    return far.point(lambda distance: 255 * (distance > FAR)).tobytes()
