"""How the app looks: ink and paper in both rooms, one scale of type, one of spacing.

Colours are named by what they are on the pad and given as Flet's colour roles, so that the
client changes rooms by itself, at once, when the device does.
"""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.palette import DAY, LAMP, Palette

TABLE = ft.Colors.TERTIARY_CONTAINER
PAPER = ft.Colors.SURFACE
CARD = ft.Colors.PRIMARY_CONTAINER
INK = ft.Colors.ON_SURFACE
PENCIL = ft.Colors.ON_SURFACE_VARIANT
RULE = ft.Colors.OUTLINE_VARIANT
MARGIN = ft.Colors.ERROR_CONTAINER
RED = ft.Colors.ERROR
GREEN = ft.Colors.TERTIARY
BLUE = ft.Colors.ON_TERTIARY_CONTAINER
BINDING = ft.Colors.SECONDARY
ON_BINDING = ft.Colors.ON_SECONDARY
ACTION = ft.Colors.PRIMARY
ON_ACTION = ft.Colors.ON_PRIMARY
FOCUS = ft.Colors.INVERSE_PRIMARY

SLAB = "Scorepad Slab"
SANS = "Scorepad Sans"
STRONG = "Scorepad Sans Strong"
FONTS = {
    SLAB: "fonts/scorepad-slab-bold.ttf",
    SANS: "fonts/scorepad-sans-regular.ttf",
    STRONG: "fonts/scorepad-sans-semibold.ttf",
}

# Sizes of type, in logical pixels at the device's normal text size.
CAPTION, BODY, LEAD, TITLE, HEAD, TOTAL = 13, 16, 18, 22, 30, 64

# Spaces.
HAIR, SMALL, GAP, WIDE, VAST = 4, 8, 12, 20, 32

TARGET = 48
"""The least height of what a finger is to hit."""

CORNER = 6

QUICK = 160
"""How long something that explains itself by moving takes, in milliseconds."""


def scheme(palette: Palette) -> ft.ColorScheme:
    """Which of Flet's roles each of the pad's colours plays."""
    return ft.ColorScheme(
        surface=palette.paper,
        on_surface=palette.ink,
        on_surface_variant=palette.pencil,
        surface_tint=palette.paper,
        surface_container_lowest=palette.paper,
        surface_container_low=palette.paper,
        surface_container=palette.paper,
        surface_container_high=palette.paper,
        surface_container_highest=palette.card,
        primary=palette.action,
        on_primary=palette.on_action,
        primary_container=palette.card,
        on_primary_container=palette.ink,
        secondary=palette.binding,
        on_secondary=palette.on_binding,
        secondary_container=palette.card,
        on_secondary_container=palette.ink,
        tertiary=palette.green,
        on_tertiary=palette.paper,
        tertiary_container=palette.table,
        on_tertiary_container=palette.blue,
        error=palette.red,
        on_error=palette.paper,
        error_container=palette.margin,
        on_error_container=palette.ink,
        outline=palette.pencil,
        outline_variant=palette.rule,
        inverse_primary=palette.focus,
        inverse_surface=palette.ink,
        on_inverse_surface=palette.paper,
    )


def theme(palette: Palette) -> ft.Theme:
    """The whole look of one room."""
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        color_scheme=scheme(palette),
        font_family=SANS,
        use_material3=True,
        scaffold_bgcolor=palette.paper,
        splash_color=ft.Colors.with_opacity(0.10, palette.ink),
        visual_density=ft.VisualDensity.STANDARD,
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
    )


def dress(page: ft.Page) -> None:
    """Give a page the app's type and colours; it follows the device until told otherwise."""
    if not page.web or page.pyodide:  # a browser served by us has them with its first page
        page.fonts = FONTS
    page.theme = theme(DAY)
    page.dark_theme = theme(LAMP)
    page.theme_mode = ft.ThemeMode.SYSTEM
