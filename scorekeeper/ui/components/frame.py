"""The pad a screen is written on, and the table round it where there is room to see it."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import slab
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.screen import LARGE_TEXT, Screen

STITCHED = 8
"""How high the stitched edge of the binding is."""

STITCHES = "•" * 240


def binding(
    screen: Screen,
    *,
    title: ft.Control | str,
    left: ft.Control | None = None,
    right: ft.Control | None = None,
) -> ft.Control:
    """The strip a pad is bound with, stitched along its lower edge; it holds what leads away."""
    middle = (
        ft.Semantics(
            header=True,
            content=slab(
                title,
                size=theme.LEAD if screen.text < LARGE_TEXT else theme.BODY,
                color=theme.ON_BINDING,
                lines=1 if screen.text < LARGE_TEXT else 2,
            ),
        )
        if isinstance(title, str)
        else title
    )
    return ft.Container(
        bgcolor=theme.BINDING,
        padding=ft.Padding.only(left=theme.HAIR if left else theme.GAP, right=theme.HAIR),
        content=ft.Column(
            spacing=0,
            controls=[
                ft.Container(
                    height=screen.line(theme.TARGET),
                    content=ft.Row(
                        spacing=theme.HAIR,
                        controls=[
                            *([left] if left else ()),
                            ft.Container(
                                expand=True,
                                alignment=ft.Alignment.CENTER_LEFT,
                                content=middle,
                            ),
                            *([right] if right else ()),
                        ],
                    ),
                ),
                ft.Semantics(
                    exclude_semantics=True,
                    content=ft.Container(
                        height=STITCHED,
                        content=ft.Text(
                            STITCHES,
                            no_wrap=True,
                            overflow=ft.TextOverflow.CLIP,
                            style=ft.TextStyle(
                                size=6 / screen.text,
                                height=1,
                                letter_spacing=7,
                                font_family=theme.SANS,
                                color=ft.Colors.with_opacity(0.55, theme.ON_BINDING),
                            ),
                        ),
                    ),
                ),
            ],
        ),
    )


def pad(
    screen: Screen,
    *,
    strip: ft.Control | None,
    body: ft.Control,
    width: float | None = None,
    called: bool = False,
) -> ft.Control:
    """A bound pad: full to the edges on a phone, lying on the cloth where there is some.

    ``called`` draws a ring round it, for somebody who looks for it.
    """
    written = ft.Column(
        spacing=0,
        expand=True,
        controls=[*([strip] if strip else ()), ft.Container(expand=True, content=body)],
    )
    expand = True if width is None else None
    edge = ft.Border.all(3, theme.FOCUS) if called else None
    if not screen.large:
        return ft.Container(
            width=width, expand=expand, bgcolor=theme.PAPER, border=edge, content=written
        )
    return ft.Container(
        width=width,
        expand=expand,
        bgcolor=theme.PAPER,
        border=edge,
        border_radius=ft.BorderRadius.all(theme.CORNER),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        shadow=ft.BoxShadow(
            blur_radius=24,
            offset=ft.Offset(0, 8),
            color=ft.Colors.with_opacity(0.45, ft.Colors.BLACK),
        ),
        content=written,
    )


def on_table(desk: Desk, route: str, *pads: ft.Control, widest: float) -> ft.View:
    """A view of the table with pads side by side on it."""
    screen = desk.screen
    if not screen.large:
        inside: ft.Control = (
            pads[0]
            if len(pads) == 1
            else ft.Row(
                spacing=0,
                expand=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=list(pads),
            )
        )
        content: ft.Control = ft.SafeArea(expand=True, content=inside)
    else:
        content = ft.Container(
            expand=True,
            alignment=ft.Alignment.CENTER,
            padding=ft.Padding.all(theme.WIDE),
            content=ft.Container(
                width=min(widest, screen.width - 2 * theme.WIDE),
                content=ft.Row(
                    spacing=theme.WIDE,
                    vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=list(pads),
                ),
            ),
        )
    return ft.View(
        route=route,
        key=f"{route}#{desk.visit}",
        padding=0,
        spacing=0,
        bgcolor=theme.TABLE if screen.large else theme.BINDING,
        controls=[content],
    )
