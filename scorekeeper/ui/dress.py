"""Dressing a page: both rooms' colours in Flet's roles, the type, the slips of paper."""

from __future__ import annotations

from typing import cast

import flet as ft

from scorekeeper.ui import look, theme
from scorekeeper.ui.palette import DAY, LAMP, Palette
from scorekeeper.ui.styles import slip

DEVICES = ("android", "ios", "linux", "macos", "windows")
STILL = "none"
"""How one page takes the place of another: without moving."""

LEADING = 1.2
"""How far lines of writing are apart, in sizes of type."""


def scheme(palette: Palette) -> dict[str, str]:
    """Which of Flet's roles each of the pad's colours plays."""
    return {
        "surface": palette.paper,
        "on_surface": palette.ink,
        "on_surface_variant": palette.pencil,
        "surface_tint": palette.paper,
        "surface_container_lowest": palette.paper,
        "surface_container_low": palette.paper,
        "surface_container": palette.paper,
        "surface_container_high": palette.paper,
        "surface_container_highest": palette.card,
        "primary": palette.action,
        "on_primary": palette.on_action,
        "primary_container": palette.card,
        "on_primary_container": palette.ink,
        "secondary": palette.binding,
        "on_secondary": palette.on_binding,
        "secondary_container": palette.card,
        "on_secondary_container": palette.ink,
        "tertiary": palette.green,
        "on_tertiary": palette.paper,
        "tertiary_container": palette.table,
        "on_tertiary_container": palette.blue,
        "error": palette.red,
        "on_error": palette.paper,
        "error_container": palette.margin,
        "on_error_container": palette.ink,
        "outline": palette.pencil,
        "outline_variant": palette.rule,
        "inverse_primary": palette.focus,
        "inverse_surface": palette.ink,
        "on_inverse_surface": palette.paper,
    }


def room(palette: Palette) -> ft.Theme:
    """The whole look of one room."""
    whole = look.Theme(
        color_scheme=scheme(palette),
        font_family=theme.SANS,
        use_material3=True,
        scaffold_bgcolor=palette.paper,
        splash_color=ft.Colors.with_opacity(0.10, palette.ink),
        visual_density=ft.VisualDensity.STANDARD,
        text_theme=look.TextTheme(
            body_medium=ft.TextStyle(height=LEADING), label_large=ft.TextStyle(height=LEADING)
        ),
        text_button_theme=look.TextButtonTheme(style=slip(palette)),
        page_transitions=dict.fromkeys(DEVICES, STILL),
    )
    return cast("ft.Theme", whole)


def dress(page: ft.Page) -> None:
    """Give a page the app's type and colours; it follows the device until told otherwise."""
    if not page.web or page.pyodide:  # a browser served by us has them with its first page
        page.fonts = theme.FONTS
    page.theme = room(DAY)
    page.dark_theme = room(LAMP)
    page.theme_mode = ft.ThemeMode.SYSTEM
