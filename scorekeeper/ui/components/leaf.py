"""A leaf of the pad: one thing to read or to do, with a way back from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import sign_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.inner import Up
from scorekeeper.ui.screen import Screen

WIDEST = 640


def leaf(
    desk: Desk,
    route: str,
    title: str,
    body: ft.Control,
    back: Callable[..., Any],
    *,
    back_to: str = words.BACK,
    up: Up | None = None,
) -> ft.View:
    """A view of one pad, its title on the binding beside the way back."""
    strip = bound(desk.screen, title, back, back_to=back_to)
    return on_table(desk, route, [Laid(pad=pad(strip, body))], widest=WIDEST, up=up)


def bound(
    screen: Screen, title: str, back: Callable[..., Any], *, back_to: str = words.BACK
) -> ft.Control:
    """The binding of a pad with its title, and the way back beside it."""
    way = sign_button(ids.BACK, back_to, Icons.ARROW_BACK_ROUNDED, back)
    return binding(screen, title=title, left=way)


def flowing(controls: Sequence[ft.Control], **more: Any) -> ft.Column:  # noqa: ANN401 - Flet's own
    """What is written on a leaf, from the top; it scrolls where there is more of it."""
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=list(controls),
        **more,
    )


def written(*controls: ft.Control, spacing: float = theme.SMALL) -> ft.Control:
    """Something written on a leaf, with room around it."""
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        content=ft.Column(
            spacing=spacing,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=list(controls),
        ),
    )


def heading(text: str) -> ft.Control:
    """What follows, in a word."""
    return ft.Semantics(
        header=True, content=plain(text, size=theme.CAPTION + 1, color=theme.PENCIL, strong=True)
    )
