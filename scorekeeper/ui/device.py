"""The device itself: what it keeps of what is preferred on it, and what can be felt of it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import fields
from typing import Any, cast

import flet as ft

from scorekeeper.ui.preferences import Preference, Preferences, read, written

_log = logging.getLogger(__name__)

PLACE = "place"
"""Where the app was left; it opens there again where no address leads elsewhere."""

PREFIX = "scorekeeper."


async def remembered() -> tuple[Preferences, str]:
    """What was preferred before, and where the app was left; as at first where nothing is kept."""
    names = (*(one.name for one in fields(Preferences)), PLACE)
    device = ft.SharedPreferences()
    try:
        values = await asyncio.gather(*(device.get(PREFIX + name) for name in names))
    except Exception:  # noqa: BLE001 - a device may keep nothing, or be gone
        _log.debug("preferences cannot be read", exc_info=True)
        return Preferences(), ""
    kept = dict(zip(names, values, strict=True))
    place = kept[PLACE]
    return read(kept), place if isinstance(place, str) else ""


async def remember(name: str, value: Preference) -> None:
    """Keep one of them, or the place."""
    try:
        await ft.SharedPreferences().set(PREFIX + name, written(value))
    except Exception:  # noqa: BLE001 - a device may keep nothing, or be gone
        _log.debug("preference %s cannot be kept", name, exc_info=True)


async def felt() -> None:
    """Let a hand that was saved, or taken back, be felt; harmless where nothing can be."""
    try:
        feedback = cast("Any", ft.HapticFeedback())
        await feedback.medium_impact()
    except Exception:  # noqa: BLE001 - whatever a device says to it, the score is what counts
        _log.debug("this device keeps still", exc_info=True)
