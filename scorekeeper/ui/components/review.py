"""Accepting a change whose effects are shown, or leaving everything as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.effects import effects_shown
from scorekeeper.ui.components.leaf import flowing, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.reading.effects import Effects
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.words import mending

Tap = Callable[..., Any]


def review(
    effects: Effects | None,
    trouble: str,
    accept: str,
    screen: Screen,
    on_confirm: Tap,
    on_back: Tap,
    *,
    on_drop: Tap | None = None,
    on_play_on: Tap | None = None,
    above: ft.Control | None = None,
    ready: bool = True,
) -> ft.Control:
    """The effects, and below them, always in sight, what to do about them."""
    asked = effects.behind if effects is not None and effects.left_over else 0
    keep = mending.keep(asked) if asked else accept
    back = quiet_button(ids.HAND_BACK, mending.LEAVE, on_back, screen, expand=1, height=56)
    confirm = main_button(
        ids.HAND_CONFIRM,
        keep,
        on_confirm if ready and effects is not None else None,
        screen,
        label=f"{accept}. {keep}" if asked else accept,
        expand=1 if asked else 2,
    )
    if asked:
        drop = quiet_button(
            ids.HAND_DROP,
            mending.drop(asked),
            on_drop,
            screen,
            label=f"{accept}. {mending.drop(asked)}",
            expand=1,
            height=56,
        )
        play_on = quiet_button(
            ids.HAND_PLAY_ON,
            mending.PLAY_ON,
            on_play_on,
            screen,
            label=f"{accept}. {mending.PLAY_ON}",
            expand=1,
            height=56,
        )
        buttons: list[ft.Control] = [*_row(screen, drop, confirm), *_row(screen, back, play_on)]
    else:
        buttons = [*_row(screen, back, confirm)]
    shown: list[ft.Control] = [
        *([above] if above else ()),
        *([effects_shown(effects, screen)] if effects else ()),
    ]
    bar = ft.Container(
        border=ft.Border(top=ft.BorderSide(1, theme.PENCIL)),
        content=written(*buttons),
    )
    foot = [*trouble_line(ids.HAND_TROUBLE, trouble), bar]
    if screen.low or screen.text >= LARGE_TEXT:
        return flowing([*shown, *foot])
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[ft.Container(expand=True, content=flowing(shown)), *foot],
    )


def places(text: str, screen: Screen, on_earlier: Tap | None, on_later: Tap | None) -> ft.Control:
    """Where a hand is to go: one place up or down at a tap."""
    return written(
        ft.Semantics(
            identifier=ids.HAND_PLACE,
            container=True,
            live_region=True,
            content=plain(text, size=theme.LEAD, strong=True),
        ),
        *_row(
            screen,
            quiet_button(ids.HAND_EARLIER, mending.EARLIER, on_earlier, screen, expand=1),
            quiet_button(ids.HAND_LATER, mending.LATER, on_later, screen, expand=1),
        ),
    )


def _row(screen: Screen, *controls: ft.Control) -> list[ft.Control]:
    """Buttons side by side; large text gives each a line of its own, and none is cut short."""
    if screen.text >= LARGE_TEXT:
        return [ft.Row(controls=[control]) for control in controls]
    return [ft.Row(spacing=theme.GAP, controls=list(controls))]
