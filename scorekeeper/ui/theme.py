"""How the app looks: ink and paper in both rooms, one scale of type, one of spacing.

Colours are named by what they are on the pad and given as Flet's colour roles, so that the
client changes rooms by itself, at once, when the device does.
"""

from __future__ import annotations

import flet as ft

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
