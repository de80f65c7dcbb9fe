"""Opening the app: in its own window, in a browser, or served alone.

Nothing here waits for the command line's library or the database's: whoever opens the app wants
to see it.
"""

import os
import socket
import sys
from argparse import ArgumentTypeError
from collections.abc import Sequence
from importlib.util import find_spec

from scorekeeper.cli.arguments import Parser, everywhere
from scorekeeper.ui.host.listening import (
    LOOPBACK,
    USUAL_PORT,
    address,
    is_loopback,
    listen,
    listen_here,
)

HIGHEST_PORT = 65535


def serve(arguments: Sequence[str]) -> int:
    """``scorekeeper serve``: serve browsers, and open nothing."""
    options = _serve_parser().parse_args(arguments)
    _see_client()
    with listen(options.host, options.port) as listener:
        _serve(listener, say="Serving 500 Scorekeeper at", browse=False)
    return 0


def open_app() -> int:
    """``scorekeeper``: the window where there can be one, else the browser."""
    if not has_display():
        reason = "No display here"
    elif find_spec("flet_desktop") is None:
        reason = "The window's program is not installed"
    else:
        from scorekeeper.ui.host import window  # noqa: PLC0415

        if window.open_window():
            return 0
        reason = "The window's program cannot be had or does not start here"
    _see_client()
    with listen_here() as listener:
        _serve(listener, say=f"{reason}: 500 Scorekeeper is at", browse=has_display())
    return 0


def has_display() -> bool:
    """Whether a window or a browser can be opened on this machine."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _see_client() -> None:
    if find_spec("flet_web") is None:
        from scorekeeper.ui.host.errors import NoClient  # noqa: PLC0415

        raise NoClient


def _serve(listener: socket.socket, *, say: str, browse: bool) -> None:
    """Serve browsers until Ctrl-C; say where, and show it where a browser can be opened."""
    from scorekeeper.ui.host import server  # noqa: PLC0415

    where = address(listener)

    def ready() -> None:
        opened = ", opened in the browser" if browse and _show(where) else ""
        print(f"{say} {where}{opened}", flush=True)
        if not is_loopback(listener):
            print(
                "Anyone who can reach this address can read and change the history.",
                file=sys.stderr,
            )

    server.serve(listener, ready=ready)


def _show(where: str) -> bool:
    """Show an address in the browser; whether there is one."""
    import webbrowser  # noqa: PLC0415 - whoever only serves needs none

    return webbrowser.open(where)


def _serve_parser() -> Parser:
    parser = Parser(
        prog="scorekeeper serve",
        description="Serve the app to browsers, without opening a window.",
        parents=[everywhere()],
    )
    parser.add_argument(
        "--host",
        default=LOOPBACK,
        help="the address to listen at; with any but the default, others can come in "
        "(default: %(default)s, this machine alone)",
    )
    parser.add_argument(
        "--port",
        default=USUAL_PORT,
        type=_port,
        help="the port to listen at; 0 takes a free one (default: %(default)s)",
    )
    return parser


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST_PORT:
        raise ArgumentTypeError(f"{text} is no port: give a number from 0 to {HIGHEST_PORT}")
    return int(text)
