"""The app in a window of its own."""

import contextlib
import os
import socket
from collections.abc import Iterator

import flet as ft
from flet.utils import get_bool_env_var, is_linux_server

from scorekeeper.shipped import assets_folder
from scorekeeper.ui.host.first_page import FirstPage, open_history

# How long the window's program may keep silent while it is fetched, in seconds.
PATIENCE = 10


def run_inside() -> None:
    """Run in the window that a packaged app has open already."""
    first_page = FirstPage()
    ft.run(first_page.show, before_main=first_page.dress)


def open_window() -> bool:
    """Open a window and stay until it is closed; False if there can be none here.

    Raises:
        ScorekeeperError: the history cannot be used.
    """
    # Flet would serve browsers instead, without saying where.
    if is_linux_server() or get_bool_env_var("FLET_FORCE_WEB_SERVER"):  # type: ignore[no-untyped-call]
        return False
    open_history()
    first_page = FirstPage()
    try:
        if "FLET_VIEW_PATH" not in os.environ:
            _fetch_program()
        ft.run(
            first_page.show,
            before_main=first_page.dress,
            assets_dir=str(assets_folder()),
            no_cdn=True,
        )
    except OSError:  # no network, no room, or the program does not start
        return first_page.visited
    # A program without its libraries ends at once, and no page was ever asked for.
    return first_page.visited


def _fetch_program() -> None:
    """Fetch the window's program the first time; later it is there."""
    import flet_desktop  # noqa: PLC0415

    with _patience(PATIENCE):
        flet_desktop.ensure_client_cached()


@contextlib.contextmanager
def _patience(seconds: float) -> Iterator[None]:
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)
