"""A browser that goes while something is on its way to it has left like any other."""

import asyncio
import logging

import flet as ft
import flet_web.fastapi
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.messaging.protocol import MessageAction
from starlette.types import Message

from scorekeeper.ui.host.gone import gone_is_heard

SCOPE = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b""}
HELLO = [MessageAction.REGISTER_CLIENT.value, {"session_id": None, "page_name": "", "page": {}}]


class Leaving:
    """A browser that asks for its page, and is gone before the first word of it is sent."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._said.put_nowait({"type": "websocket.receive", "bytes": b"\0" + msgpack.packb(HELLO)})
        self._gone = False

    async def receive(self) -> Message:
        return await self._said.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            if not self._gone:
                self._gone = True
                # What it said last was on its way still.
                self._said.put_nowait({"type": "websocket.receive", "bytes": b""})
                await asyncio.sleep(0)
                self._said.put_nowait({"type": "websocket.disconnect", "code": 1006})
            raise OSError


async def test_a_browser_that_goes_while_it_is_sent_something_is_let_go(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pages: list[ft.Page] = []
    leaving = Leaving()
    app = gone_is_heard(flet_web.fastapi.app(pages.append, session_timeout_seconds=0))
    with caplog.at_level(logging.WARNING):
        await app(dict(SCOPE), leaving.receive, leaving.send)
    assert not caplog.records
    [page] = pages
    assert page.session.connection is None
