"""What a person prefers on this device, kept by the device."""

from __future__ import annotations

import logging

import flet as ft

_log = logging.getLogger(__name__)

PLACE = "place"
"""Where the app was left; it opens there again where no address leads elsewhere."""

NAMES = ("look", "awake", PLACE)
PREFIX = "scorekeeper."


async def remembered() -> tuple[tuple[str, str], ...]:
    """The preferences set before; none where the device keeps nothing."""
    kept = ft.SharedPreferences()
    found = []
    try:
        for name in NAMES:
            value = await kept.get(PREFIX + name)
            if isinstance(value, str):
                found.append((name, value))
    except Exception:  # noqa: BLE001 - a device may keep nothing, or be gone
        _log.debug("preferences cannot be read", exc_info=True)
    return tuple(found)


async def remember(name: str, value: str) -> None:
    """Keep a preference."""
    try:
        await ft.SharedPreferences().set(PREFIX + name, value)
    except Exception:  # noqa: BLE001 - a device may keep nothing, or be gone
        _log.debug("preference %s cannot be kept", name, exc_info=True)
