"""Only the app's own pages may talk to it.

A browser lets any web page open a socket to this machine, so without this a page from elsewhere
could read and change the history of whoever has the app open.
"""

from urllib.parse import urlsplit

from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from scorekeeper.ui.host.listening import LOOPBACK


def same_origin_only(app: ASGIApp) -> ASGIApp:
    """The app, deaf to sockets that another site's page opens."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            headers = dict(scope["headers"])
            origin = headers.get(b"origin", b"").decode("latin-1")
            host = headers.get(b"host", b"").decode("latin-1")
            # No origin: not a browser's page, but a program on purpose.
            if origin and urlsplit(origin).netloc != host:
                await WebSocketClose()(scope, receive, send)
                return
        await app(scope, receive, send)

    return guarded


def by_own_names_only(app: ASGIApp, own: str) -> ASGIApp:
    """The app, answering by this machine's own names alone, for where nobody else can come in.

    Another site's page can have its own name lead to this machine once it is open: the browser
    then takes the app for that site's. The name that was asked for tells them apart.

    Args:
        app: the app.
        own: the address that it listens at.
    """
    return TrustedHostMiddleware(app, (own, LOOPBACK, "[::1]", "localhost"), www_redirect=False)
