"""The browser, the server and the table of each test."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from scorekeeper.scorebook import Scorebook
from tests.browser.chromium import ONE_PROCESS, opened
from tests.browser.line import Line
from tests.browser.playing import begin
from tests.browser.server import Server
from tests.browser.table import Table


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks everything here: it needs a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all journeys, ended before other tests want an event loop."""
    with opened(chromium, ONE_PROCESS) as browser:
        yield browser


@pytest.fixture(scope="package")
def device(browser: Browser) -> BrowserContext:
    """The device on whose screen there is one window after the other.

    A page that only stays open keeps them in one process, which has the client compiled, and
    makes them tabs of one window: each window would start parts of the browser anew.
    """
    device = browser.new_context()
    device.new_page()
    return device


@pytest.fixture(scope="session")
def port() -> int:
    """Where the servers of all tests are, one after the other: a browser keeps by address."""
    # Below those that the system gives to whoever does not mind.
    ports = random.SystemRandom().sample(range(20_000, 30_000), k=100)
    return next(filter(_is_free, ports))


def _is_free(port: int) -> bool:
    with suppress(OSError), socket.create_server(("127.0.0.1", port)):
        return True
    return False


@pytest.fixture
def server(tmp_path: Path, port: int) -> Iterator[Server]:
    """The app, served over an empty history; it has never had to say anything was wrong."""
    server = Server(tmp_path, port=port)
    server.start()
    yield server
    server.kill()
    words = server.words()
    assert "Traceback" not in words, words
    assert "Warning" not in words, words


@pytest.fixture
def book(server: Server) -> Iterator[Scorebook]:
    """The same history on another device."""
    with closing(Scorebook.open(data_dir=server.data)) as book:
        yield book


@pytest.fixture
def match(book: Scorebook) -> str:
    """The address of a match that has just been started on another device."""
    return begin(book)


@pytest.fixture
def sit_down(
    browser: Browser,
    device: BrowserContext,
    server: Server,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Table]]:
    """Opens a window on the app, with nothing remembered from another."""
    tables: list[Table] = []

    def open_window(*, by: Line | Server | None = None, **how: Any) -> Table:  # noqa: ANN401 - Table's own
        address = (by or server).address
        if tables:
            page = browser.new_page()  # in the hand of somebody else
        else:
            page = device.new_page()
            forget(page, address)
            stay(device, address)
        table = Table(page, address, **how)
        tables.append(table)
        return table

    yield open_window
    failed = request.node.stash.get(FAILED, False)
    strangers = [url for table in tables for url in table.strangers]
    for number, table in enumerate(tables, start=1):
        if failed:
            table.picture(tmp_path / f"window-{number}.png")
        table.close()
    assert strangers == [], "the page asked for something that is not the app's"


def forget(page: Page, address: str) -> None:
    """Lets the browser forget what a site has stored, but not the site."""
    page.context.new_cdp_session(page).send(
        "Storage.clearDataForOrigin", {"origin": address, "storageTypes": "cookies,local_storage"}
    )


def stay(device: BrowserContext, address: str) -> None:
    """Lets the page that stays open be one of the site's: its process is kept for the others."""
    first = device.pages[0]
    if not first.url.startswith(address):
        first.goto(f"{address}/favicon.png")


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server that can be cut."""
    line = Line(server.address)
    yield line
    line.close()


@pytest.fixture
def table(sit_down: Callable[..., Table]) -> Table:
    """A phone at the home screen."""
    return sit_down().open()


@pytest.fixture
def sheet(sit_down: Callable[..., Table], match: str) -> Table:
    """A phone at the score sheet of that match."""
    return sit_down().open(match)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets the windows of a failed test be pictured before they close."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
