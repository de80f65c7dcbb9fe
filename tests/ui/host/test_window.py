"""The window of its own, and doing without."""

import asyncio
import sys
import urllib.error
from collections.abc import Callable, Coroutine
from typing import Any, cast

import flet as ft
import flet_desktop
import pytest

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui.host import first_page, window
from scorekeeper.ui.host.first_page import FirstPage


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a display; the history is not what is looked at here."""
    monkeypatch.setattr(window, "open_history", lambda: None)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("FLET_FORCE_WEB_SERVER", raising=False)


def test_a_program_that_cannot_be_fetched_means_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise urllib.error.URLError("no network")

    monkeypatch.setattr(flet_desktop, "ensure_client_cached", fail)
    assert not window.open_window()


def test_a_program_that_ends_at_once_means_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flet_desktop, "ensure_client_cached", lambda: None)
    monkeypatch.setattr(ft, "run", lambda *_args, **_kwargs: None)
    assert not window.open_window()


def test_a_window_that_was_closed_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_and_close(
        show: Callable[[ft.Page], Coroutine[Any, Any, None]], **_options: object
    ) -> None:
        with pytest.raises(RuntimeError, match="enough seen"):
            asyncio.run(show(cast("ft.Page", None)))

    def enough(_page: ft.Page) -> None:
        raise RuntimeError("enough seen")

    monkeypatch.setattr(flet_desktop, "ensure_client_cached", lambda: None)
    monkeypatch.setattr(first_page, "open_history", lambda: None)
    monkeypatch.setattr("scorekeeper.ui.app.main", enough)
    monkeypatch.setattr(ft, "run", look_and_close)
    assert window.open_window()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux goes without")
def test_without_an_x_display_there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert not window.open_window()


class RecordingPage:
    """A page that only keeps what it was given."""

    def __init__(self) -> None:
        self.controls: list[ft.Control] = []

    def add(self, control: ft.Control) -> None:
        self.controls.append(control)


def test_a_packaged_app_says_on_its_page_why_it_cannot_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> None:
        raise ScorekeeperError("The history was written by a newer 500 Scorekeeper.")

    monkeypatch.setattr(first_page, "open_history", fail)
    page = RecordingPage()
    asyncio.run(FirstPage().show(cast("ft.Page", page)))
    [area] = page.controls
    assert isinstance(area, ft.SafeArea)
    assert isinstance(area.content, ft.Text)
    assert area.content.value == "The history was written by a newer 500 Scorekeeper."
