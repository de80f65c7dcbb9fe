"""Takes the documentation's pictures: plays a match in the app itself, and looks at it.

    .venv/bin/python docs/tools/pictures.py

It serves the app over a history of its own, and sits down before it in Chromium as the tests do.
Names and hands are always the same, so a picture changes only when the app does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from scorekeeper.scorebook import Scorebook
from tests.browser.chromium import opened
from tests.browser.playing import ANN, BOB, CAT, DAN, record
from tests.browser.server import Server
from tests.browser.table import Table
from tests.conftest import find_chromium

PICTURES = Path(__file__).parents[1] / "pictures"
COLOURS = 96
"""So many are enough for paper, ink, two suits and the edges of letters."""
SHARPNESS = 2.0
"""Dots for each pixel: phones have as many, and letters look as they do there."""
LYING, DESK = (740, 360), (1280, 800)
TRIES = 100
LEFT, RIGHT = "Ann & Cat", "Bob & Dan"


def _past(day: str, note: str, *hands: tuple[str, str, str, int]) -> dict[str, Any]:
    """An evening before, as a match file: its day, a note, and contractor, bid, side, tricks."""
    return {
        "format": "five-hundred-match",
        "version": 1,
        "note": note,
        "started_at": f"{day}T19:30:00+11:00",
        "rules": {"preset": "au_pagat", "name": "Australian, four players"},
        "players": ["Ann", "Bob", "Cat", "Dan"],
        "sides": [
            {"name": LEFT, "players": ["Ann", "Cat"]},
            {"name": RIGHT, "players": ["Bob", "Dan"]},
        ],
        "hands": [
            {"type": "contract", "contractor": contractor, "bid": bid, "tricks": {side: tricks}}
            for contractor, bid, side, tricks in hands
        ],
    }


PAST = (
    _past("2026-10-02", "At the lake", ("Dan", "9H", RIGHT, 9), ("Bob", "7D", RIGHT, 8)),
    _past("2026-10-09", "", ("Ann", "10H", LEFT, 8)),
    _past("2026-10-16", "Dan's birthday", ("Cat", "8C", LEFT, 9), ("Ann", "8D", LEFT, 8)),
    _past("2026-10-23", "", ("Bob", "6NT", RIGHT, 7)),
)
ALIKE = 3
"""So many pictures in a row must be the same for a window to be at rest."""
BLANK = 64
"""With so few colours a window has not been painted yet."""


def main() -> int:
    """Play the match, and take every picture on the way; the exit status."""
    program = find_chromium()
    if program is None:
        print("There is no Chromium or Chrome on this machine.", file=sys.stderr)
        return 1
    PICTURES.mkdir(exist_ok=True)
    with opened(program) as browser:
        with _served() as address:
            _play(browser, address)
        with _served(*PAST) as address:
            _look_back(browser, address)
        with _served() as address:
            _at_other_tables(browser, address)
    return 0


@contextmanager
def _served(*matches: dict[str, Any]) -> Iterator[str]:
    """The app over a history of its own, with these matches in it; answers where it is."""
    with tempfile.TemporaryDirectory() as folder:
        book = Scorebook.open(data_dir=Path(folder, "data"))
        book.take_in(matches)
        book.close()
        server = Server(Path(folder))
        server.start()
        try:
            yield server.address
        finally:
            server.kill()


def _play(browser: Browser, address: str) -> None:
    """One match, from the first tap to the end."""
    with _window(browser, address) as phone:
        phone.open()
        _take(phone, "home")
        match = _sit_down(phone)
        _first_hand(phone)
        record(phone, "8D", DAN, 6)
        phone.tap("sheet.record", "record.other")
        phone.sees("record.other.all_pass")
        _take(phone, "something-else")
        phone.tap("record.other.all_pass")
        phone.sees("sheet.hand.3")
        record(phone, "M", BOB, 0)
        _take(phone, "sheet")
        phone.tap("sheet.hand.2").sees("hand.explain")
        _take(phone, "hand")
        phone.tap("hand.correct").sees("record.tricks.5")
        phone.tap("record.tricks.5").sees("hand.confirm")
        _take(phone, "correct")
        phone.open(match).tap("sheet.menu").sees("menu.agree")
        _take(phone, "menu")
        phone.tap("menu.close").sees("sheet.record")
        _elsewhere(browser, address, match)
        _side_by_side(browser, address, match)
        record(phone, "8H", ANN, 9)
        record(phone, "7NT", DAN, 5)
        _take(phone, "not-yet")
        phone.tap("sheet.record", "record.contract.6S", f"record.player.{CAT}")
        phone.sees("record.preview", "wins")
        _take(phone, "deciding")
        phone.tap("record.tricks.7").sees("match.outcome")
        _take(phone, "end")


def _sit_down(phone: Table) -> str:
    """The set-up; answers the match's address."""
    phone.tap("home.new_match")
    for seat, name in enumerate(("Ann", "Bob", "Cat", "Dan"), start=1):
        phone.type_into(f"setup.player.{seat}", name)
    phone.tap("setup.dealer.1")  # and no cursor blinks in a field
    _take(phone, "new-match")
    phone.tap("setup.start").sees("sheet.record")
    _take(phone, "first-sheet")
    return phone.where()


def _first_hand(phone: Table) -> None:
    """Three taps, with a look after none, two and three of them."""
    phone.tap("sheet.record").sees("record.contract.7S")
    _take(phone, "record")
    phone.tap("record.contract.7S", f"record.player.{CAT}")
    phone.sees("record.tricks.8", "140")
    _take(phone, "points")
    phone.tap("record.tricks.8").sees("sheet.hand.1")
    _take(phone, "saved")


def _elsewhere(browser: Browser, address: str, match: str) -> None:
    """The same match on another phone, and on one in a dim room."""
    with _window(browser, address) as phone:
        phone.open().sees("home.resume")
        _take(phone, "resume")
    with _window(browser, address, dark=True) as phone:
        phone.open(match).sees("sheet.hand.4")
        _take(phone, "dark")


def _side_by_side(browser: Browser, address: str, match: str) -> None:
    """The sheet with the next hand beside it, half entered, on a laptop and on a phone lying."""
    with _window(browser, address, size=DESK) as screen:
        screen.open(match)
        screen.tap("record.contract.8H", f"record.player.{ANN}")
        screen.sees("record.tricks.8", "300")
        _take(screen, "desktop")
        screen.resize(*LYING)
        _take(screen, "lying")


def _look_back(browser: Browser, address: str) -> None:
    """What is kept of the evenings before."""
    with _window(browser, address) as phone:
        phone.open("/history").sees("history.match.3")
        _take(phone, "history")
        phone.open("/new").tap("setup.rules").sees("setup.rules.au_pagat")
        _take(phone, "rules")


def _at_other_tables(browser: Browser, address: str) -> None:
    """Five with a partner found anew, three each alone, and what can be read and set."""
    with _window(browser, address) as phone:
        _seat(phone, "au_5p_called", "Ann", "Bob", "Cat", "Dan", "Eve")
        _take(phone, "seats")
        phone.tap("setup.start", "sheet.record")
        phone.tap("record.contract.8H", f"record.player.{BOB}", f"record.partner.{DAN}")
        phone.sees("record.tricks.8", "made")
        _take(phone, "partner")
        phone.tap("record.tricks.10").sees("sheet.hand.1")
        record(phone, "M", CAT, 2)
        _take(phone, "five")
    with _window(browser, address) as phone:
        _seat(phone, "us_3p_nullo", "Ann", "Bob", "Cat")
        phone.tap("setup.start", "sheet.record")
        phone.tap("record.contract.8H", f"record.player.{BOB}", "record.tricks.8")
        phone.sees("record.defender.1.1")
        _take(phone, "defenders")
    with _window(browser, address) as phone:
        phone.open("/new").tap("setup.rules", "setup.house", "house.group.scoring")
        phone.sees("house.option.slam_floor")
        _take(phone, "house")
        phone.open("/rules/au_pagat").sees("rules.order", "Mis")
        _take(phone, "rules-page")
        phone.open("/rules/us_6p_3x2/deal").sees("deal.pack", "63")
        _take(phone, "deal")
        phone.open("/settings").sees("settings.suits.four")
        _take(phone, "settings")
        _auction(phone)


def _seat(phone: Table, preset_id: str, *names: str) -> None:
    """The set-up under other rules."""
    phone.open("/new").tap("setup.rules", f"setup.rules.{preset_id}").sees("setup.start")
    for seat, name in enumerate(names, start=1):
        phone.type_into(f"setup.player.{seat}", name)
    phone.tap("setup.dealer.1")


def _auction(phone: Table) -> None:
    """Three calls, and one that cannot be made."""
    _seat(phone, "au_pagat", "Ann", "Bob", "Cat", "Dan")
    phone.tap("setup.start", "sheet.record", "record.other", "record.other.auction")
    phone.tap("auction.call.7D").sees("auction.turn", "Cat")
    phone.tap("auction.call.7C").sees("auction.turn", "not higher")
    _take(phone, "auction")


@contextmanager
def _window(
    browser: Browser, address: str, *, size: tuple[int, int] = (412, 820), dark: bool = False
) -> Iterator[Table]:
    page = browser.new_page(device_scale_factor=SHARPNESS)
    table = Table(page, address, size=size, dark=dark)
    yield table
    table.close()


def _take(table: Table, name: str) -> None:
    """Write a picture of the window, once nothing in it moves any more."""
    table.page.mouse.move(0, 0)
    image = _still(table)
    file = PICTURES / f"{name}.png"
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    print(f"{file.name}: {image.width} × {image.height}, {file.stat().st_size // 1024} KB")


def _still(table: Table) -> Image.Image:
    """What the window shows when it has been painted and nothing in it moves any more."""
    seen: list[Image.Image] = []
    for _ in range(TRIES):
        seen = [*seen, table.picture()][-ALIKE:]
        if seen.count(seen[-1]) == ALIKE and seen[-1].getcolors(BLANK) is None:
            return seen[-1]
        table.page.wait_for_timeout(200)
    message = f"{table.where()} does not come to rest"
    raise TimeoutError(message)


if __name__ == "__main__":
    sys.exit(main())
