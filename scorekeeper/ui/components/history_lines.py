"""The settings' lines about the history: its place, its files, its backups."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.leaf import heading, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import panel_title
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.match_files import import_some
from scorekeeper.ui.says import saying
from scorekeeper.ui.words import keeping


@ft.component
def history_lines() -> ft.Control:
    """Backups, export, import; below them what came of the files taken in."""
    book = use_desk().book
    page = ft.context.page
    said, say = use_value(tuple[str, ...])

    async def take_in() -> None:
        say(await import_some(book))

    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(keeping.HISTORY),
            choice_line(
                ids.SETTINGS_BACKUPS,
                keeping.BACKUPS,
                keeping.BACKUPS_HOW,
                lambda: page.navigate(addresses.BACKUPS),
            ),
            choice_line(
                ids.SETTINGS_EXPORT,
                keeping.EXPORT,
                keeping.EXPORT_HOW,
                lambda: page.navigate(addresses.EXPORT),
            ),
            choice_line(
                ids.SETTINGS_IMPORT,
                keeping.IMPORT,
                keeping.IMPORT_HOW,
                lambda: page.run_task(saying, take_in, lambda why: say((why,))),
            ),
            ft.Semantics(
                identifier=ids.SETTINGS_FILES,
                container=True,
                live_region=True,
                visible=bool(said),
                content=written(*(plain(one, strong=True) for one in said)),
            ),
            ft.Semantics(
                identifier=ids.SETTINGS_PLACE,
                container=True,
                content=written(
                    heading(keeping.PLACE),
                    plain(str(book.location), size=15, color=theme.PENCIL),
                ),
            ),
        ],
    )
