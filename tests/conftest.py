"""What every test shares: a history of its own, and a browser where one is needed."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

# How long one example takes says more of the machine than of the code.
settings.register_profile("unhurried", parent=settings.default, deadline=None)
settings.load_profile("unhurried")


def find_chromium() -> str | None:
    """The program of a Chromium or Chrome on this machine, if there is one."""
    named = os.environ.get("SCOREKEEPER_TEST_BROWSER")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Lets a browser test go without a browser on a desk, and never in CI."""
    if item.get_closest_marker("browser") is None or find_chromium() is not None:
        return
    reason = "needs Chromium or Chrome: put one on PATH or name it in SCOREKEEPER_TEST_BROWSER"
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(autouse=True)
def own_history(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of this test alone, so that no test meets a person's history."""
    folder = tmp_path / "scorekeeper-data"
    monkeypatch.setenv("SCOREKEEPER_DATA_DIR", str(folder))
    monkeypatch.delenv("SCOREKEEPER_DATABASE_URL", raising=False)
    return folder


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program; for tests marked `browser`."""
    program = find_chromium()
    assert program is not None, "mark the test with pytest.mark.browser"
    return program
