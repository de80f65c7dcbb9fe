"""All matches as files, in one of the formats."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, words
from scorekeeper.ui.components.export_lines import export_lines
from scorekeeper.ui.components.leaf import leaf
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.words import keeping


@ft.component
def export_all() -> ft.View:
    """How all matches leave the app."""
    page = ft.context.page
    return leaf(
        use_desk(),
        addresses.EXPORT,
        keeping.EXPORT,
        export_lines(None),
        lambda: page.navigate(addresses.SETTINGS),
        back_to=words.SETTINGS,
    )
