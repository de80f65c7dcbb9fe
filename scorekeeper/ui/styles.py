"""How whatever can be tapped looks: a slip of paper, and the few things unlike one.

The slip is the theme's own button; the others say only what is different. Flet walks through
every part of a style for every button that has one, so a hundred plain slips carry none.
"""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.palette import Palette

FOCUSED, PRESSED, HOVERED, DEFAULT = (
    ft.ControlState.FOCUSED,
    ft.ControlState.PRESSED,
    ft.ControlState.HOVERED,
    ft.ControlState.DEFAULT,
)

RING = ft.BorderSide(3, theme.FOCUS)
NO_EDGE = ft.BorderSide(0, ft.Colors.TRANSPARENT)
ROOMY = ft.Padding.symmetric(horizontal=theme.GAP)


def _shine(color: ft.ColorValue) -> dict[ft.ControlState, ft.ColorValue]:
    return {
        PRESSED: ft.Colors.with_opacity(0.16, color),
        HOVERED: ft.Colors.with_opacity(0.05, color),  # what is written in pencil stays legible
        DEFAULT: ft.Colors.TRANSPARENT,
    }


def slip(palette: Palette) -> ft.ButtonStyle:
    """A slip of paper: a contract, a player, a number of tricks. Every button is one by default.

    A theme's own buttons know no roles of colours, so it is made for one room.
    """
    return ft.ButtonStyle(
        padding=0,
        shape=ft.RoundedRectangleBorder(radius=theme.CORNER),
        bgcolor=palette.card,
        overlay_color=_shine(palette.ink),
        side={FOCUSED: ft.BorderSide(3, palette.focus), DEFAULT: NO_EDGE},
        animation_duration=0,
        visual_density=ft.VisualDensity.STANDARD,
    )


INKED = ft.ButtonStyle(bgcolor=theme.INK)
"""A slip that was chosen."""

FAINT = ft.ButtonStyle(
    bgcolor=ft.Colors.TRANSPARENT,
    side={FOCUSED: RING, DEFAULT: ft.BorderSide(1, theme.RULE)},
)
"""A slip that is not to be had yet."""

MAIN = ft.ButtonStyle(bgcolor=theme.ACTION, overlay_color=_shine(theme.ON_ACTION), padding=ROOMY)
"""The one thing to do next."""

SAVE = ft.ButtonStyle(bgcolor=theme.ACTION, padding=0)
"""The button that saves a hand; it may be as narrow as a number."""

FRAMED = ft.ButtonStyle(
    bgcolor=ft.Colors.TRANSPARENT,
    side={FOCUSED: RING, DEFAULT: ft.BorderSide(1.5, theme.PENCIL)},
)
"""Anything else to do, in little room."""

QUIET = ft.ButtonStyle(
    bgcolor=ft.Colors.TRANSPARENT,
    side={FOCUSED: RING, DEFAULT: ft.BorderSide(1.5, theme.PENCIL)},
    padding=ROOMY,
)
"""Anything else to do."""

LINE = ft.ButtonStyle(bgcolor=ft.Colors.TRANSPARENT, shape=ft.RoundedRectangleBorder(radius=0))
"""A line of the sheet."""

CHOICE = ft.ButtonStyle(
    bgcolor=ft.Colors.TRANSPARENT,
    shape=ft.RoundedRectangleBorder(radius=0),
    alignment=ft.Alignment.CENTER_LEFT,
)
"""A line to choose."""

STRIP = ft.ButtonStyle(
    bgcolor=ft.Colors.TRANSPARENT,
    overlay_color=_shine(theme.ON_BINDING),
    side={FOCUSED: ft.BorderSide(3, theme.ON_BINDING), DEFAULT: NO_EDGE},
)
"""On the binding."""
