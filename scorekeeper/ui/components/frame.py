"""The pad a screen is written on, and the table round it where there is room to see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, cast

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import slab
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.inner import Up
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.writing import sized

STITCHED = 8
"""How high the stitched edge of the binding is."""

LETTER = 0.54
"""How wide a letter of a title is, in sizes of type."""

TWO, LEAST = 2, theme.BODY - 1
"""On how many lines a title is written at most, and how small at least, whatever the text."""

THREE, LEAST_LOW = 3, 12
"""The same on a phone lying down, where the strip over the sheet is short."""

STITCHES = "•" * 240


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A pad as it lies on the table.

    Attributes:
        pad: what is written.
        name: what it is called among the pads on the table.
        width: how wide, in logical pixels; None takes what the others leave.
        seen: False keeps it ready without showing it.
        called: somebody looks for it: a ring is drawn round it.
    """

    pad: ft.Control
    name: str = "pad"
    width: float | None = None
    seen: bool = True
    called: bool = False


def binding(
    screen: Screen,
    *,
    title: ft.Control | str,
    left: ft.Control | None = None,
    right: ft.Control | None = None,
    width: float | None = None,
) -> ft.Control:
    """The strip a pad is bound with, stitched along its lower edge; it holds what leads away.

    A title too long for its line is written smaller, on two: rule sets differ in their last
    words. ``width`` is the pad's; without one, it is as wide as the screen.
    """
    room = (width or screen.width) - 2 * theme.TARGET - theme.GAP
    size, lines = title_size(str(title), room, screen)
    middle = (
        ft.Semantics(
            header=True,
            content=slab(
                title,
                size=size,
                color=theme.ON_BINDING,
                lines=lines,
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
                            ft.Container(expand=True, content=middle),
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
                                size=sized(6) / screen.text,
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


def title_size(title: str, room: float, screen: Screen) -> tuple[float, int]:
    """How large a title is written, and on how many lines, for none of it to be left out."""
    small = screen.text < LARGE_TEXT
    width = len(title) * LETTER * screen.text
    if small and width * theme.LEAD <= room:
        return theme.LEAD, 1
    size = theme.BODY - 1 if small else theme.BODY

    def lines(size: float) -> int:
        return len(wrap(title, int(room / (size * LETTER * screen.text))))

    if screen.low and small and lines(size) > TWO:
        return LEAST_LOW, THREE
    while size * screen.text > LEAST and lines(size) > TWO:
        size -= 1
    return size, TWO


def pad(strip: ft.Control | None, body: ft.Control) -> ft.Control:
    """A bound pad with something written on it."""
    return ft.Column(
        spacing=0,
        controls=[*([strip] if strip else ()), ft.Container(expand=True, content=body)],
    )


def on_table(
    desk: Desk, route: str, laid: Sequence[Laid], *, widest: float, up: Up | None = None
) -> ft.View:
    """A view of the table: pads to its edges on a phone, lying on the cloth elsewhere.

    On a phone the way back takes it off the table, or does what ``up`` does.
    """
    screen = desk.screen
    pads = ft.Row(
        expand=True,
        spacing=theme.WIDE if screen.large else 0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[_sheet_of_paper(one, lying=screen.large) for one in laid],
    )
    around = theme.WIDE if screen.large else 0
    return ft.View(
        route=route,
        key=f"{route}#{desk.visit}",
        can_pop=up is None,
        on_confirm_pop=cast("Any", up),
        padding=0,
        spacing=0,
        bgcolor=theme.TABLE if screen.large else theme.BINDING if laid else theme.PAPER,
        controls=[
            ft.SafeArea(
                expand=True,
                content=ft.Container(
                    alignment=ft.Alignment.CENTER,
                    padding=ft.Padding.all(around),
                    content=ft.Container(
                        width=min(widest, screen.width - 2 * around) if screen.large else None,
                        content=pads,
                    ),
                ),
            )
        ],
    )


def _sheet_of_paper(one: Laid, *, lying: bool) -> ft.Control:
    return ft.Container(
        key=one.name,
        visible=one.seen,
        width=one.width,
        expand=True if one.width is None else None,
        bgcolor=theme.PAPER,
        border=ft.Border.all(3, theme.FOCUS) if one.called else None,
        border_radius=ft.BorderRadius.all(theme.CORNER) if lying else None,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS if lying else None,
        shadow=ft.BoxShadow(
            blur_radius=24,
            offset=ft.Offset(0, 8),
            color=ft.Colors.with_opacity(0.45, ft.Colors.BLACK),
        )
        if lying
        else None,
        content=one.pad,
    )
