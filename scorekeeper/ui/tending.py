"""What the history needs once a day, done behind whoever is playing."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from functools import lru_cache

from scorekeeper.scorebook.book import Scorebook

_log = logging.getLogger(__name__)

AT_REST = 20
"""Seconds after somebody came: the first screens are up, and nothing is waited for."""
EVERY = 60 * 60
"""Seconds from one look to the next: a window may be open for days."""


def tend(book: Scorebook) -> asyncio.Task[None]:
    """Have the history looked after, from now until the program ends; once, whoever comes too."""
    return _tending(asyncio.get_running_loop(), book)


@lru_cache(maxsize=1)
def _tending(loop: asyncio.AbstractEventLoop, book: Scorebook) -> asyncio.Task[None]:
    # In no window's context: the one that came first may be closed long before.
    return loop.create_task(_tend(book), context=Context())


async def _tend(book: Scorebook) -> None:
    """Back the history up if today has no backup, and empty the bin of what is old."""
    await asyncio.sleep(AT_REST)
    while True:
        try:
            await asyncio.to_thread(book.look_after)
        except Exception:  # noqa: BLE001 - whatever it was, it is tried again
            _log.exception("the history could not be looked after")
        await asyncio.sleep(EVERY)
