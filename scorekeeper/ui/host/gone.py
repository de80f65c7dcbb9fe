"""A browser that goes while something is on its way to it.

Flet learns that a browser has left by listening to it. Where the news comes by sending instead, it
stops listening too soon: it complains of a fault and keeps the session for good, with the
controls of its screen and its ear at the history.
"""

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send


def gone_is_heard(app: ASGIApp) -> ASGIApp:
    """The app, told of a browser that has gone only where it listens to it."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def into_the_void(message: Message) -> None:
            with suppress(OSError):  # so a server says that nobody is there to be sent anything
                await send(message)

        await app(scope, receive, into_the_void if scope["type"] == "websocket" else send)

    return answered
