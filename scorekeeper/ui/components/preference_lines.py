"""The lines of the settings: one to switch, one to pick from, each with what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, sentence
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import CHOICE, INKED
from scorekeeper.ui.words import settings as words

DETAIL = 15


def switch_line(
    name: str,
    title: str,
    does: str,
    on_click: Callable[[ft.ControlEvent], None],
    *,
    on: bool,
) -> ft.Control:
    """A preference that is on or off, and what that means now."""
    return _ruled(
        tap(
            ids.settings(name),
            words.switch(title, on=on, does=does),
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
                content=ft.Row(
                    spacing=theme.GAP,
                    controls=[
                        ft.Column(
                            expand=True,
                            spacing=0,
                            tight=True,
                            controls=[
                                plain(title, size=theme.LEAD, strong=True),
                                plain(does, size=DETAIL, color=theme.PENCIL),
                            ],
                        ),
                        plain(
                            f"✓ {words.ON}" if on else words.OFF,
                            size=theme.LEAD,
                            strong=on,
                            color=theme.INK if on else theme.PENCIL,
                        ),
                    ],
                ),
            ),
            on_click,
            style=CHOICE,
            chosen=on,
            height=None,
        )
    )


def pick_line(
    name: str,
    title: str,
    choices: Mapping[str, str],
    chosen: str,
    sample: str,
    screen: Screen,
    on_pick: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """A preference to pick from a few, side by side where there is room; below, what it does."""
    abreast = screen.text < LARGE_TEXT
    slips: list[ft.Control] = [
        tap(
            ids.settings(name, value),
            words.choice(title, word),
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.HAIR),
                content=plain(
                    f"{word} ✓" if value == chosen else word,
                    strong=True,
                    color=theme.PAPER if value == chosen else theme.INK,
                    lines=2,
                    align=ft.TextAlign.CENTER,
                ),
            ),
            on_pick,
            style=INKED if value == chosen else None,
            data=value,
            chosen=value == chosen,
            expand=1 if abreast else None,
            height=screen.line(theme.TARGET),
        )
        for value, word in choices.items()
    ]
    return _ruled(
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
            content=ft.Column(
                spacing=theme.HAIR,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    plain(title, size=theme.LEAD, strong=True),
                    ft.Row(spacing=theme.HAIR, controls=slips)
                    if abreast
                    else ft.Column(
                        spacing=theme.HAIR,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=slips,
                    ),
                    ft.Semantics(
                        identifier=ids.settings(name, "sample"),
                        container=True,
                        content=sentence(sample, size=DETAIL, color=theme.PENCIL),
                    ),
                ],
            ),
        )
    )


def _ruled(line: ft.Control) -> ft.Control:
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        content=line,
    )
