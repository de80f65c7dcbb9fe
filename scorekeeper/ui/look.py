"""The parts of a theme that the app sets, by Flet's own names.

To give its theme, Flet imports the themes of all its controls and many of those controls, which
are three megabytes. A test holds that a client is told the same of these as of Flet's own.
"""

from __future__ import annotations

import flet as ft


@ft.value
class TextTheme:
    """The writing of a text, and that of a button."""

    body_medium: ft.TextStyle
    label_large: ft.TextStyle


@ft.value
class TextButtonTheme:
    """How a button looks that says nothing else."""

    style: ft.ButtonStyle


@ft.value
class Theme:
    """The whole look of a page.

    Attributes:
        color_scheme: which colour plays which of Flet's roles.
        page_transitions: how one page takes the place of another, on each kind of device.
    """

    color_scheme: dict[str, str]
    font_family: str
    use_material3: bool
    scaffold_bgcolor: str
    splash_color: str
    visual_density: ft.VisualDensity
    text_theme: TextTheme
    text_button_theme: TextButtonTheme
    page_transitions: dict[str, str]
