"""Messages between the app and the client: where something of Flet's is replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from flet.messaging.protocol import Message
from flet.messaging.session import Session

Take = Callable[[Session, int, str, object, str | None], None]


def speak_plainly() -> None:
    """Have messages sent without a word too many, and late answers taken. Once is enough."""
    if Message.__repr__ is not _action:
        Message.__repr__ = _action  # type: ignore[method-assign,assignment]
        Session.handle_invoke_method_results = _take_late_answers(  # type: ignore[method-assign,assignment]
            Session.handle_invoke_method_results
        )


def _action(message: Message) -> str:
    """Tell a message by its action alone.

    Flet writes every message out for its log before it asks whether anybody reads that. A
    message holds controls, those hold what draws them, and that holds the page with all its
    controls: writing one out took seconds, or never came to an end.
    """
    return f"Message({message.action.name})"


def _take_late_answers(take: Take) -> Take:
    """Take a client's answer although what it was asked of has gone meanwhile.

    A sheet is asked to scroll, and before the client has answered the person is on another
    screen. Flet raises where it reads from the client: the connection would end there, and with
    it the tap that comes next. The control is looked at for nothing else, so the page, which is
    always there, stands in for one that is not; whoever waits for the answer gets it.
    """

    @wraps(take)
    def take_late(
        session: Session, control_id: int, call_id: str, result: object, error: str | None
    ) -> None:
        there = control_id if control_id in session.index else session.page._i  # noqa: SLF001
        take(session, there, call_id, result, error)

    return take_late
