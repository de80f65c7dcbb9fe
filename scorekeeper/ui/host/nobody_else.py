"""The app's page asks this machine alone.

Flet's client looks for a part of it that draws animations at a content network whenever a page
opens. The app has none, works without internet, and tells nobody that it is used.
"""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "Content-Security-Policy"


def asks_nobody_else(app: ASGIApp) -> ASGIApp:
    """The app, its pages forbidden by the browser to ask anybody else for anything."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def forbidding(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[POLICY] = policy
            await send(message)

        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        policy = policy_of(host)
        await app(scope, receive, forbidding)

    return answered


def policy_of(host: str) -> str:
    """What a page of this host may use: what comes from it, and what the page itself makes.

    >>> policy_of("127.0.0.1:8500").partition("; ")[2]
    "connect-src 'self' data: blob: ws://127.0.0.1:8500 wss://127.0.0.1:8500"
    """
    # Not every browser counts a socket to the page's own host as its own.
    sockets = f"ws://{host} wss://{host}" if host else ""
    return (
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
        f"connect-src 'self' data: blob: {sockets}"
    ).strip()
