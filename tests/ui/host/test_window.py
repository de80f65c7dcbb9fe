"""The window of its own, and doing without."""

import urllib.error

import flet as ft
import flet_desktop
import pytest

from scorekeeper.ui.host import window


@pytest.fixture(autouse=True)
def no_history(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "open_history", lambda: None)


def test_a_program_that_cannot_be_fetched_means_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise urllib.error.URLError("no network")

    monkeypatch.setattr(flet_desktop, "ensure_client_cached", fail)
    assert not window.open_window()


def test_a_program_that_ends_at_once_means_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flet_desktop, "ensure_client_cached", lambda: None)
    monkeypatch.setattr(ft, "run", lambda *_args, **_kwargs: None)
    assert not window.open_window()
