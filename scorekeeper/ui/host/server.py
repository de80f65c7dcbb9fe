"""The app served to browsers."""

import asyncio
import socket
from collections.abc import Callable

import anyio.to_thread
import flet_web.fastapi
import uvicorn

from scorekeeper.shipped import assets_folder
from scorekeeper.ui.host import returning
from scorekeeper.ui.host.client_files import in_large_pieces
from scorekeeper.ui.host.first_page import FirstPage
from scorekeeper.ui.host.gone import gone_is_heard
from scorekeeper.ui.host.listening import is_loopback
from scorekeeper.ui.host.nobody_else import asks_nobody_else
from scorekeeper.ui.host.same_origin import by_own_names_only, same_origin_only

# How long a page being answered may take when the program is asked to end, in seconds.
GRACE = 2

# How many threads read the client's small files. A page asks for a dozen at once, none takes long,
# and each thread keeps the memory that it has used.
FILES_AT_ONCE = 1


def serve(listener: socket.socket, *, ready: Callable[[], None]) -> None:
    """Serve the app on ``listener`` until the program is asked to end.

    The history is opened while the browser is still fetching the client; ``ready`` is called
    when that went well.

    Raises:
        ScorekeeperError: the history cannot be used; nobody is served then.
    """
    asyncio.run(_serve(listener, ready=ready))


async def _serve(listener: socket.socket, *, ready: Callable[[], None]) -> None:
    anyio.to_thread.current_default_thread_limiter().total_tokens = FILES_AT_ONCE
    first_page = FirstPage()
    returning.meet_everyone_anew()
    app = flet_web.fastapi.app(
        first_page.show,
        before_main=first_page.dress,
        assets_dir=str(assets_folder()),
        app_name="500 Scorekeeper",
        app_short_name="500",
        app_description="Keeps the score of 500",
        no_cdn=True,
        session_timeout_seconds=returning.FORGET_AFTER,
    )
    guarded = same_origin_only(asks_nobody_else(gone_is_heard(in_large_pieces(app))))
    if is_loopback(listener):
        guarded = by_own_names_only(guarded, listener.getsockname()[0])
    config = uvicorn.Config(
        guarded,
        ws="websockets-sansio",
        log_level="critical",
        timeout_graceful_shutdown=GRACE,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        await first_page.prepare()
        ready()
    except BaseException:
        server.should_exit = True
        await serving
        raise
    await serving
