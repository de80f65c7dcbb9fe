"""Which hand on the sheet is opened, and what of the sheet is in sight."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.hooks import Latest, data_of, use_latest, use_ref, use_value

DRAWN = 0.03
"""Seconds until a hand that has been saved is drawn."""

CLOSED = (0, 0)

Resized = Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedHand:
    """The hand that is opened, and what follows taps and drawings.

    Attributes:
        number: of the hand; 0 while none is opened.
        room: the height of what is seen of the sheet; 0 until it is known.
        paper: the list the hands are in, and the height of each row; None where it flows.
        on_tap: opens a hand, or closes it.
        on_open: is told how high it lies below its row, once that is drawn.
        on_room: is told how high the sheet is.
    """

    number: int
    room: float
    paper: Latest[tuple[ft.ListView | None, list[float]]]
    on_tap: Callable[[ft.ControlEvent], None]
    on_open: Resized
    on_room: Resized


def use_opened_hand(hands: int) -> OpenedHand:
    """A hand stays opened until one is saved or taken back; a new one is brought in sight."""
    page = ft.context.page
    paper: Latest[tuple[ft.ListView | None, list[float]]] = use_ref((None, []))
    # Kept with the number of hands it was opened among.
    opening, set_opening = use_value(lambda: CLOSED)
    room, set_room = use_value(float)
    number = opening[0] if opening[1] == hands else 0
    now = use_latest((number, hands, room))
    seen = use_ref(hands)

    async def scroll(offset: float) -> None:
        sheet, _ = paper.current
        # The sheet may have been turned meanwhile: then there is nothing to bring in sight.
        with suppress(RuntimeError, TimeoutError):
            if sheet is not None:
                await sheet.scroll_to(offset=offset, duration=0)

    async def bring(below: float) -> None:
        sheet, heights = paper.current
        number, _, room = now.current
        if sheet is not None and 0 < number <= len(heights):
            from_foot = bool(sheet.reverse)
            before = sum(heights[number:] if from_foot else heights[: number - 1])
            opened = heights[number - 1] + below
            await scroll(offset_of(before, opened, room, from_foot=from_foot))

    async def show_newest() -> None:
        await asyncio.sleep(DRAWN)
        await scroll(0)

    def turn(event: ft.ControlEvent) -> None:
        tapped = (data_of(event), now.current[1])
        set_opening(lambda before: CLOSED if before == tapped else tapped)

    def look() -> None:
        if hands > seen.current:
            page.run_task(show_newest)
        seen.current = hands

    ft.use_effect(look, [hands])
    return OpenedHand(
        number=number,
        room=room,
        paper=paper,
        on_tap=ft.use_callback(turn, []),
        on_open=ft.use_callback(lambda event: page.run_task(bring, event.height), []),
        on_room=lambda event: set_room(round(event.height)),
    )


def offset_of(before: float, opened: float, room: float, *, from_foot: bool) -> float:
    """How far the sheet is scrolled for a hand that is opened.

    Its row, and what can be done with it, are in sight however long the explanation is.

    Args:
        before: the height of the hands before it, from where the sheet is held.
        opened: the height of the hand that is opened, with its row.
        room: the height of what is seen of the sheet.
        from_foot: the sheet is held at its foot, and scrolled from there.
    """
    return before + (max(0.0, opened - room) if from_foot else 0)
