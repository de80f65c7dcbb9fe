"""The client's large files come as quickly as they can, and are the same files."""

import sys
from pathlib import Path

import flet_web
import httpx
import pytest
from starlette.responses import PlainTextResponse

from scorekeeper.ui.host import first_page
from scorekeeper.ui.host.client_files import LARGE, in_large_pieces
from scorekeeper.ui.host.first_page import GIVES_WAY_AFTER, FirstPage

WEB = Path(flet_web.get_package_web_dir())


@pytest.fixture
def browser() -> httpx.AsyncClient:
    app = in_large_pieces(PlainTextResponse("the app"))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://the.app")


async def test_a_large_file_comes_whole(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/main.dart.js")
    assert answer.status_code == 200
    assert answer.content == (WEB / "main.dart.js").read_bytes()
    assert answer.headers["cross-origin-embedder-policy"] == "require-corp"


async def test_it_is_not_sent_twice(browser: httpx.AsyncClient) -> None:
    known = (await browser.get("/canvaskit/canvaskit.js")).headers["etag"]
    again = await browser.get("/canvaskit/canvaskit.js", headers={"If-None-Match": known})
    assert again.status_code == 304
    assert again.headers["cross-origin-embedder-policy"] == "require-corp"


async def test_everything_else_is_the_apps(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/")).text == "the app"
    assert (await browser.get("/match/1")).text == "the app"


def test_what_is_called_large_is_what_is_large() -> None:
    """A new version of the client may name its files otherwise."""
    large = {path for path in WEB.rglob("*.*") if path.stat().st_size > 5_000_000}
    named = {f"/{path.relative_to(WEB).as_posix()}" for path in large}
    fetched = {name for name in named if not name.startswith("/pyodide/")}
    assert fetched
    assert {name for name in fetched if not name.startswith(LARGE)} == set()


async def test_the_thread_that_imports_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = sys.getswitchinterval()
    during: list[float] = []
    monkeypatch.setattr(first_page, "open_history", lambda: during.append(sys.getswitchinterval()))
    await FirstPage().prepare()
    assert during == [pytest.approx(GIVES_WAY_AFTER)]
    assert sys.getswitchinterval() == usual
