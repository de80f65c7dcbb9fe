"""Messages to the client, without writing each one out for a log that nobody reads."""

from __future__ import annotations

from flet.messaging.protocol import Message


def send_quietly() -> None:
    """Have a message told by its action alone.

    Flet writes every message out for its log before it asks whether anybody reads that. A
    message holds controls, those hold what draws them, and that holds the page with all its
    controls: writing one out took seconds, or never came to an end.
    """
    Message.__repr__ = _action  # type: ignore[method-assign,assignment]


def _action(message: Message) -> str:
    return f"Message({message.action.name})"
