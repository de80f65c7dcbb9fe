"""The formats in which matches can be exported, and what came of it."""

from __future__ import annotations

import flet as ft

from scorekeeper.export.formats import Format
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.leaf import flowing, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import data_of, use_value
from scorekeeper.ui.match_files import export
from scorekeeper.ui.says import saying
from scorekeeper.ui.words import keeping


@ft.component
def export_lines(view: MatchView | None) -> ft.Control:
    """A line a format; the device asks where the file is to go.

    Args:
        view: the match; all of them with None.
    """
    book = use_desk().book
    page = ft.context.page
    said, say = use_value(str)

    async def write(kind: Format) -> None:
        say(keeping.WORKING)
        say(await export(book, kind, view))

    def chosen(event: ft.ControlEvent) -> None:
        page.run_task(saying, lambda: write(Format(data_of(event))), say)

    return flowing(
        [
            *(
                choice_line(ids.export_as(kind), title, detail, chosen, data=kind.value)
                for kind, (title, detail) in keeping.FORMATS.items()
            ),
            ft.Semantics(
                identifier=ids.EXPORT_FILES,
                container=True,
                live_region=True,
                visible=bool(said),
                content=written(plain(said, strong=True)),
            ),
        ]
    )
