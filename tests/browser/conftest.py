"""The browser, the server and the table of each test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import opened
from tests.browser.line import Line
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
    with opened(chromium) as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app, served over an empty history; it has never had to say anything was wrong."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()
    words = server.words()
    assert "Traceback" not in words, words
    assert "Warning" not in words, words


@pytest.fixture
def sit_down(
    browser: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Table]]:
    """Opens a window on the app, with nothing remembered from another."""
    tables: list[Table] = []

    def open_window(*, by: Line | Server | None = None, **how: Any) -> Table:  # noqa: ANN401 - Table's own
        table = Table(browser, by.address if by else server.address, **how)
        tables.append(table)
        return table

    yield open_window
    failed = request.node.stash.get(FAILED, False)
    for number, table in enumerate(tables, start=1):
        if failed:
            table.picture(tmp_path / f"window-{number}.png")
        table.close()


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
