"""Where the app was left, for a window that has no address of its own to open at again."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses
from scorekeeper.ui.device import PLACE, remember

ARRIVED = "scorekeeper.arrived"


def use_place(address: str, *, here: bool = True) -> None:
    """Remember that this screen is up, when it is."""
    page = ft.context.page

    def note() -> None:
        # A browser keeps the address itself. What is up first is not where somebody went.
        if here and not page.web and page.session.store.get(ARRIVED):
            page.run_task(remember, PLACE, address)

    ft.use_effect(note, [address, here])


def reopen(page: ft.Page, place: str) -> None:
    """Open where the app was left, unless it was opened at an address."""
    page.session.store.set(ARRIVED, True)  # noqa: FBT003 - what is kept
    if place and not page.web and page.route == addresses.HOME != place:
        page.navigate(place)
