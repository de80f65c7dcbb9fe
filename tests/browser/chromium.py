"""The browser: Chromium without a window, and without internet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--force-color-profile=srgb",
    # Nothing but this machine can be found: whatever works here works at a table without internet.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

ONE_PROCESS = "--renderer-process-limit=1"
"""Windows on the same address share a process, and what it has compiled."""


@contextmanager
def opened(program: str, *more: str) -> Iterator[Browser]:
    """Starts the browser, with ``more`` flags than it has anyway, and ends it afterwards."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *more])
        yield browser
        browser.close()
