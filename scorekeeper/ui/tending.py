"""What the history needs once a day, done behind whoever is playing."""

from __future__ import annotations

import asyncio
import logging

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook

_log = logging.getLogger(__name__)

AT_REST = 20
"""Seconds after somebody came: the first screens are up, and nothing is waited for."""


async def tend(book: Scorebook) -> None:
    """Back the history up if today has no backup, and empty the bin of what is old."""
    await asyncio.sleep(AT_REST)
    try:
        await asyncio.to_thread(book.look_after)
    except ScorekeeperError:
        _log.exception("the history could not be looked after")
