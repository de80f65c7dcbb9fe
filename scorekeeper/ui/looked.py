"""What was found in the history; and while it cannot be read, what was found before, and why."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui.hooks import use_latest, use_value

_log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(Generic[T]):
    """What a screen shows of the history.

    Attributes:
        found: what was there when it could last be read.
        trouble: why it cannot be read now; empty where it can.
    """

    found: T
    trouble: str = ""


def use_look(
    read: Callable[[], T], nothing: Callable[[], T]
) -> tuple[Looked[T], Callable[[], None], Callable[[], Awaitable[None]]]:
    """What is found in the history; what looks again at once, and what does so in a thread.

    Args:
        read: reads it.
        nothing: makes what is shown when it could not be read even once.
    """
    seen, put = use_value(lambda: _look(read, Looked(found=nothing())))
    latest = use_latest(seen)

    def look() -> None:
        put(_look(read, latest.current))

    async def look_later() -> None:
        put(await asyncio.to_thread(_look, read, latest.current))

    return seen, look, look_later


def _look(read: Callable[[], T], before: Looked[T]) -> Looked[T]:
    # Never an error, for a drawing waits.
    try:
        return Looked(found=read())
    except ScorekeeperError as error:
        _log.exception("the history cannot be read")
        return replace(before, trouble=error.message)
