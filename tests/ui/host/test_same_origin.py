"""A page from elsewhere may not talk to the app."""

import pytest
from starlette.types import Message, Receive, Scope, Send

from scorekeeper.ui.host.same_origin import same_origin_only


async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})


async def answer(**headers: str) -> str:
    """What the app sends first to a socket opened with these headers."""
    sent: list[str] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message["type"])

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await same_origin_only(app)({"type": "websocket", "headers": raw}, receive, send)
    return sent[0]


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://127.0.0.1:8500", "127.0.0.1:8500"),
        ("https://cards.example", "cards.example"),
        ("http://[::1]:8500", "[::1]:8500"),
    ],
)
async def test_its_own_page_is_let_in(origin: str, host: str) -> None:
    assert await answer(origin=origin, host=host) == "websocket.accept"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://127.0.0.1:9999", "null"])
async def test_another_sites_page_is_not(origin: str) -> None:
    assert await answer(origin=origin, host="127.0.0.1:8500") == "websocket.close"


async def test_a_program_without_an_origin_is_let_in() -> None:
    assert await answer(host="127.0.0.1:8500") == "websocket.accept"
