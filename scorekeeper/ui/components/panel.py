"""What takes up the pad for a moment: a title, what it is about, why not, and two ways on."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.screen import Screen

Way = tuple[str, Callable[[ft.ControlEvent], None]]
"""A button's identifier, and what its tap does."""


def saving_panel(
    title: str,
    about: ft.Control,
    trouble: tuple[ft.Control, ...],
    screen: Screen,
    *,
    back: Way,
    save: Way,
    ready: bool = True,
) -> ft.Control:
    """A panel that is left by saving, or by going back; `ready` is all of it is there."""
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(title),
            ft.Container(padding=ft.Padding.all(theme.GAP), content=about),
            *trouble,
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=ft.Row(
                    spacing=theme.GAP,
                    controls=[
                        quiet_button(back[0], words.BACK, back[1], screen, expand=1, height=56),
                        main_button(save[0], words.SAVE, save[1], screen, expand=2, ready=ready),
                    ],
                ),
            ),
        ],
    )


def panel_title(text: str) -> ft.Control:
    """The title of what takes up the pad for a moment."""
    return ft.Container(
        padding=ft.Padding.only(
            left=theme.GAP, right=theme.GAP, top=theme.GAP, bottom=theme.SMALL
        ),
        border=ft.Border(bottom=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Semantics(header=True, content=slab(text, lines=2)),
    )


def trouble_line(identifier: str, trouble: str) -> tuple[ft.Control, ...]:
    """Why something could not be done, where there is something to say."""
    if not trouble:
        return ()
    return (
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
            content=ft.Semantics(
                identifier=identifier,
                live_region=True,
                container=True,
                content=plain(trouble, color=theme.RED, strong=True),
            ),
        ),
    )
