"""On a screen that does not hold the whole entry, what is asked next is brought in sight."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

import flet as ft

from scorekeeper.ui.hooks import Latest, use_ref
from scorekeeper.ui.reading.shown import EntryForm

CONTRACT, WHO, PARTNER, TRICKS = "step-contract", "step-who", "step-partner", "step-tricks"

MOVING = 300
"""Milliseconds the way there takes. What moves takes no taps: the second of two hits nothing."""

DRAWN = 0.05
"""Seconds until what was tapped is drawn, and with it what is to be scrolled to."""


def next_step(form: EntryForm) -> str:
    """What is asked next; the contract may also come after the player."""
    if form.rows and form.bid is None:
        return CONTRACT
    if form.players and form.alone is None:
        return WHO
    if any(one.able for one in form.partners) and not any(one.chosen for one in form.partners):
        return PARTNER
    return TRICKS


def use_next_step(form: EntryForm, *, scrolls: bool) -> Latest[ft.Column | None]:
    """Scrolls to the next step when it is another one, and to the top for the next hand.

    It answers where the column is to be kept that is scrolled.
    """
    page = ft.context.page
    paper: Latest[ft.Column | None] = use_ref(None)
    step = next_step(form)
    before = use_ref(CONTRACT)

    async def bring() -> None:
        await asyncio.sleep(DRAWN)
        # The entry may have been left meanwhile.
        with suppress(RuntimeError, TimeoutError):
            if paper.current is not None:
                await paper.current.scroll_to(scroll_key=step, duration=MOVING)

    def look() -> None:
        if scrolls and step != before.current:
            page.run_task(bring)
        before.current = step

    ft.use_effect(look, [step, scrolls])
    return paper


def marked(step: str, content: ft.Control) -> ft.Control:
    """The part of the entry where a step is taken."""
    key = cast("Any", ft.ScrollKey)(step)  # Flet makes it a dataclass behind the types' back
    return ft.Container(key=key, content=content)
