"""The pages within a screen: each at an address of its own, so that a browser leads back to it.

The screen itself stays, with all that was typed in it. A page is turned at once; the address
follows, and whoever goes back or forward in the browser turns the page by it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeAlias, cast

import flet as ft

from scorekeeper.ui.hooks import Latest, use_latest, use_once, use_ref, use_value

Go: TypeAlias = Callable[[str], None]
"""Turns to a page, by where it is within the screen: nothing for the first, or ``/rules``."""

LATE = 2.0
"""Seconds after which an address that was asked for is waited for no longer."""

Up: TypeAlias = Callable[[ft.ControlEvent], Awaitable[None]]


def use_inner(base: str, *, more: str = "") -> tuple[str, Go]:
    """Which page of the screen is up, and what turns to another.

    Args:
        base: the address of its first page.
        more: what follows every address of it, such as ``?again=1``.
    """
    page = ft.context.page
    arrived = within(base, ft.use_route_location())
    place, put = use_value(lambda: arrived or "")
    latest = use_latest(place)
    awaited: Latest[tuple[tuple[str, float], ...]] = use_ref(())

    def follow() -> None:
        if arrived is None:
            return
        now = monotonic()
        waiting = [one for one in awaited.current if one[1] > now]
        places = [to for to, _ in waiting]
        # An address that was asked for comes late: somebody may have turned on since.
        late = arrived in places
        awaited.current = tuple(waiting[places.index(arrived) + 1 :]) if late else ()
        if not awaited.current:
            latest.current = arrived
            put(arrived)

    def go(to: str) -> None:
        if to != latest.current:
            latest.current = to
            awaited.current = (*awaited.current, (to, monotonic() + LATE))
            put(to)
            page.navigate(f"{base}{to}{more}")

    ft.use_effect(follow, [arrived])
    return place, use_once(lambda: go)


def within(base: str, location: str) -> str | None:
    """Where in a screen an address leads; None for an address elsewhere.

    >>> within("/new", "/new/rules"), within("/new", "/new"), within("/new", "/newer")
    ('/rules', '', None)
    """
    inside = location == base or location.startswith(f"{base}/")
    return location.removeprefix(base) if inside else None


def way_up(place: str, go: Go) -> Up | None:
    """What a phone's own way back does: one page up. From the first page it leaves the screen.

    A browser needs none, it has its addresses.
    """
    if not place:
        return None

    async def pressed(event: ft.ControlEvent) -> None:
        go(place.rpartition("/")[0])
        await cast("ft.View", event.control).confirm_pop(should_pop=False)

    return pressed
