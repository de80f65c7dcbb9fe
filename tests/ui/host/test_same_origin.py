"""A page from elsewhere may not talk to the app."""

from http import HTTPStatus

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scorekeeper.ui.host.same_origin import by_own_names_only, same_origin_only


async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})


GUARDED = same_origin_only(app)


async def asked_for(host: str, own: str) -> int:
    """The status of the page that is asked for by a name, where nobody else can come in."""
    at_home = by_own_names_only(PlainTextResponse("the app"), own)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(at_home)) as browser:
        return (await browser.get("http://127.0.0.1", headers={"Host": host})).status_code


async def answer(guarded: ASGIApp = GUARDED, **headers: str) -> str:
    """What the app sends first to a socket opened with these headers."""
    sent: list[str] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message["type"])

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await guarded({"type": "websocket", "headers": raw}, receive, send)
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


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8500", "127.0.0.1"),
        ("LocalHost:8500", "127.0.0.1"),
        ("[::1]:8500", "::1"),
        ("127.0.0.2:8500", "127.0.0.2"),
    ],
)
async def test_by_this_machines_own_names_the_app_answers(host: str, own: str) -> None:
    assert await asked_for(host, own) == HTTPStatus.OK


@pytest.mark.parametrize(
    "host", ["elsewhere.example:8500", "127.0.0.1.elsewhere.example", "192.0.2.7:8500", ""]
)
async def test_by_a_name_that_only_leads_here_it_does_not(host: str) -> None:
    assert await asked_for(host, "127.0.0.1") == HTTPStatus.BAD_REQUEST


async def test_a_socket_is_not_opened_by_such_a_name_either() -> None:
    name = "elsewhere.example:8500"
    at_home = by_own_names_only(same_origin_only(app), "127.0.0.1")
    assert await answer(origin=f"http://{name}", host=name) == "websocket.accept"
    assert await answer(at_home, origin=f"http://{name}", host=name) != "websocket.accept"
    name = "127.0.0.1:8500"
    assert await answer(at_home, origin=f"http://{name}", host=name) == "websocket.accept"


async def test_a_program_without_an_origin_is_let_in() -> None:
    assert await answer(host="127.0.0.1:8500") == "websocket.accept"
