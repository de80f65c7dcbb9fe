"""The buttons of the app: the next thing to do, anything else, and the signs on the binding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import CHOICE, FAINT, MAIN, QUIET, STRIP


def main_button(
    identifier: str,
    text: str,
    on_click: Callable[..., Any] | None,
    screen: Screen,
    *,
    label: str | None = None,
    expand: int | bool | None = None,
    height: float = 56,
    ready: bool = True,
) -> ft.Control:
    """The one thing to do next; while it is not ready, a tap can still say what is missing."""
    ready = ready and on_click is not None
    return tap(
        identifier,
        label or text,
        plain(
            text,
            size=theme.LEAD,
            strong=True,
            lines=2,
            align=ft.TextAlign.CENTER,
            color=theme.ON_ACTION if ready else theme.PENCIL,
        ),
        on_click,
        style=MAIN if ready else FAINT,
        expand=expand,
        height=screen.line(height),
    )


def quiet_button(
    identifier: str,
    text: str,
    on_click: Callable[..., Any] | None,
    screen: Screen,
    *,
    label: str | None = None,
    data: object = None,
    chosen: bool | None = None,
    expand: int | bool | None = None,
    height: float = theme.TARGET,
) -> ft.Control:
    """Anything else to do."""
    return tap(
        identifier,
        label or text,
        plain(
            text,
            strong=True,
            lines=2,
            align=ft.TextAlign.CENTER,
            color=theme.INK if on_click is not None else theme.PENCIL,
        ),
        on_click,
        style=QUIET if on_click is not None else FAINT,
        data=data,
        chosen=chosen,
        expand=expand,
        height=screen.line(height),
    )


def sign_button(
    identifier: str,
    label: str,
    icon: ft.IconData,
    on_click: Callable[..., Any],
) -> ft.Control:
    """A sign on the binding."""
    return tap(
        identifier,
        label,
        ft.Icon(icon, color=theme.ON_BINDING, size=24),
        on_click,
        style=STRIP,
        width=theme.TARGET,
        height=theme.TARGET,
    )


def choice_line(
    identifier: str,
    title: str,
    detail: str,
    on_click: Callable[..., Any] | None,
    *,
    data: object = None,
    chosen: bool | None = None,
) -> ft.Control:
    """A line to choose: what it is, and below it what it does."""
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        content=tap(
            identifier,
            f"{title}. {detail}" if detail else title,
            ft.Container(
                padding=ft.Padding.symmetric(
                    horizontal=theme.GAP, vertical=theme.SMALL if detail else theme.GAP + 2
                ),
                content=ft.Column(
                    spacing=0,
                    tight=True,
                    controls=[
                        plain(title + (" ✓" if chosen else ""), size=theme.LEAD, strong=True),
                        *([plain(detail, size=15, color=theme.PENCIL)] if detail else ()),
                    ],
                ),
            ),
            on_click,
            style=CHOICE,
            data=data,
            chosen=chosen,
            height=None,
        ),
    )
