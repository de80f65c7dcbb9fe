"""A long list that is come back to where it was left, and not at its top."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.hooks import Latest, use_once, use_ref

DRAWN = 0.03
"""Seconds until the list is drawn, and can be moved."""

OFTEN = 100
"""Milliseconds after which it is noted anew how far the list has been moved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptScroll:
    """Where a list stands.

    Attributes:
        paper: where the list is to be kept that is scrolled.
        on_scroll: notes how far.
    """

    paper: Latest[ft.Column | None]
    on_scroll: Callable[[ft.OnScrollEvent], None]


def use_kept_scroll(name: str) -> KeptScroll:
    """Brings the list of this name to where it was, whenever it is shown again in this window."""
    page = ft.context.page
    paper: Latest[ft.Column | None] = use_ref(None)

    async def come_back(offset: float) -> None:
        await asyncio.sleep(DRAWN)
        # The list may have been left meanwhile.
        with suppress(RuntimeError, TimeoutError):
            if paper.current is not None:
                await paper.current.scroll_to(offset=offset, duration=0)

    def look() -> None:
        if offset := page.session.store.get(_key(name)):
            page.run_task(come_back, offset)

    def note(event: ft.OnScrollEvent) -> None:
        page.session.store.set(_key(name), event.pixels)

    ft.use_effect(look, [])
    return KeptScroll(paper=paper, on_scroll=use_once(lambda: note))


def from_the_top(page: ft.Page, name: str) -> None:
    """Begin the list of this name at its top when it is shown next: it was left for good."""
    if page.session.store.contains_key(_key(name)):
        page.session.store.remove(_key(name))


def _key(name: str) -> str:
    return f"scorekeeper.scroll.{name}"
