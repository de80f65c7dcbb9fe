"""Every screen on what people bring to the table, by day and in a dim room, with large text.

The ordinary run looks at the smallest phone and a desktop; ``-m thorough`` at everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.measured import contrast, dots, layout
from tests.browser.measured.followed import Followed
from tests.browser.measured.nodes import be_still, nodes
from tests.browser.measured.screens import SCREENS, Screen
from tests.browser.measured.world import make_world
from tests.browser.server import Server
from tests.browser.table import Table

SIZES = ((360, 640), (412, 915), (740, 360), (768, 1024), (1280, 800))
PHONES = SIZES[:3]
LOOKS = tuple(product((False, True), (1.0, 2.0)))
"""Dark or not, and how large text is."""

EVERYDAY = {(False, 1.0): (SIZES[0], SIZES[-1]), (True, 2.0): (SIZES[0],)}
"""What an ordinary run measures: the looks furthest apart, where there is least room and most."""

LATER = 1500
"""Milliseconds after which what is wrong stays so."""

VISIT = """address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""


def _named(dark: bool, text: float) -> str:  # noqa: FBT001 - a row of the table of looks
    return f"{'dark' if dark else 'light'}, {text:.0%}"


Window = Callable[[bool, float], Table]


@pytest.fixture(scope="module")
def window(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window for each look, opened once and resized from then on."""
    folder = tmp_path_factory.mktemp("measured")
    make_world(folder / "data", [_named(*look) for look in LOOKS])
    server = Server(folder)
    server.start()
    tables: dict[tuple[bool, float], Table] = {}

    def opened(dark: bool, text: float) -> Table:  # noqa: FBT001 - a row of the table of looks
        if (dark, text) not in tables:
            tables[dark, text] = Followed(
                browser.new_page(), server.address, size=SIZES[0], dark=dark, text_scale=text
            )
            tables[dark, text].open()
        return tables[dark, text]

    yield opened
    for table in tables.values():
        table.close()
    server.kill()
    assert "Traceback" not in server.words(), server.words()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize(
    ("dark", "text", "sizes"),
    [
        *(pytest.param(*look, sizes, id=_named(*look)) for look, sizes in EVERYDAY.items()),
        *(
            pytest.param(*look, SIZES, id=f"{_named(*look)}, all", marks=pytest.mark.thorough)
            for look in LOOKS
        ),
    ],
)
def test_a_screen_is_whole_reachable_named_in_order_and_legible(
    window: Window,
    screen: Screen,
    dark: bool,  # noqa: FBT001 - a row of the table of looks
    text: float,
    sizes: tuple[tuple[int, int], ...],
    tmp_path: Path,
) -> None:
    table = window(dark, text)
    table.resize(*sizes[0])
    address = screen.at(_named(dark, text))
    if table.where() == address:
        table.page.evaluate(VISIT, "/nowhere")  # whatever was tapped there is forgotten
        table.sees("lost.home")
    table.page.evaluate(VISIT, address)
    for identifier in screen.taps:
        table.sees(identifier)
        be_still(table)
        table.tap(identifier)
    table.sees(screen.sees)
    wrong: list[str] = []
    for size in sizes:
        table.resize(*size)
        # On a busy machine the server's answer to the new size may come after a moment of rest.
        for pause in (0, LATER, 3 * LATER):
            found = measured(table, size, tmp_path, after=pause, opened=size == sizes[0])
            if not found:
                break
        wrong += [f"{size[0]} x {size[1]}: {one}" for one in found]
    assert not wrong, "\n".join(["", *wrong])


def measured(
    table: Table, size: tuple[int, int], folder: Path, *, after: float, opened: bool
) -> list[str]:
    """Everything that is wrong with what is in the window, after so many milliseconds.

    The order of reading is looked at where a screen was ``opened``: the browser keeps nodes that
    were only moved where they were, until the screen is drawn anew.
    """
    table.page.wait_for_timeout(after)
    be_still(table)
    found = nodes(table)
    picture = table.picture(folder / f"{size[0]}x{size[1]}.png")
    wrong = [
        *layout.cut_off(found, size),
        *layout.covered(found),
        *layout.nameless(found),
        *(layout.out_of_order(found) if opened else ()),
        *contrast.too_pale(found, picture),
        *dots.ending_in_dots(found, picture),
    ]
    if size in PHONES:
        wrong += layout.too_small(found)
    return wrong


def test_each_screen_is_named_once() -> None:
    names = [screen.name for screen in SCREENS]
    assert len(set(names)) == len(names)
