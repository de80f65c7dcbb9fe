"""Screens that are imported when somebody first goes to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import cast

import flet as ft

SCREENS = "scorekeeper.ui.screens."


def seldom(path: str, module: str, screen: str) -> ft.Route:
    """The way to a screen that most people do not go to on most days.

    Args:
        path: its address.
        module: its module among the screens.
        screen: the component's name there.
    """
    return ft.Route(path=path, component=late(module, screen))


def late(module: str, screen: str) -> Callable[[], ft.View]:
    """A screen that is imported when somebody first goes there.

    Until then it takes no memory, and nobody waits for it.

    Args:
        module: its module among the screens.
        screen: the component's name there.
    """

    @ft.component
    def there() -> ft.View:
        draw = getattr(import_module(SCREENS + module), screen)
        return cast("ft.View", draw())

    return there


async def fetch(module: str) -> None:
    """Import a screen that will be the next, while somebody is still busy with another."""
    await asyncio.to_thread(import_module, SCREENS + module)
