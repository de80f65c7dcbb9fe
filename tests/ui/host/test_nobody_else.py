"""The app's pages may ask this machine alone."""

import httpx
import pytest
from starlette.responses import PlainTextResponse

from scorekeeper.ui.host.nobody_else import asks_nobody_else


@pytest.mark.parametrize("path", ["/", "/match/1", "/main.dart.js"])
async def test_a_page_may_use_what_its_own_host_serves(path: str) -> None:
    app = asks_nobody_else(PlainTextResponse("the app"))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://the.app:8500") as browser:
        policy = (await browser.get(path)).headers["content-security-policy"]
    allowed = dict(part.split(" ", 1) for part in policy.split("; "))
    assert allowed["connect-src"].split()[-2:] == ["ws://the.app:8500", "wss://the.app:8500"]
    for sources in allowed.values():
        assert [one for one in sources.split() if "." in one and "the.app" not in one] == []
        assert "*" not in sources
