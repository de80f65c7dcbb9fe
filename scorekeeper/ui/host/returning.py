"""A browser that comes back after its connection was lost: a phone that slept, say."""

from __future__ import annotations

from flet.messaging.session import Session
from flet_web.fastapi.flet_app import app_manager

FORGET_AFTER = 0
"""Seconds after which the session of a browser that left is forgotten."""


def meet_everyone_anew() -> None:
    """Have a browser that comes back given its screen afresh, from its address.

    Flet would take up the session where it was, and send a browser all that it shows already.
    The client compares the two, which takes it twice as long for each step that controls lie
    within each other: our screens would stand still for good. What is on them is in the history
    anyway, half-entered hands as well.
    """
    app_manager.get_session = _nobody


async def _nobody(session_id: str) -> Session | None:  # noqa: ARG001 - as Flet calls it
    return None
