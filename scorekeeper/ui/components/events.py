"""A story: what happened and when, one thing a line."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import plain, sentence
from scorekeeper.ui.reading.story import Event


def event_line(identifier: str, event: Event) -> ft.Control:
    """When, what, and what it was then."""
    said: list[ft.Control] = [
        plain(event.when, size=theme.CAPTION + 1, color=theme.PENCIL),
        plain(event.title, strong=True),
    ]
    if event.detail:
        said.append(sentence(event.detail))
    if event.note:
        said.append(plain(f"“{event.note}”", color=theme.PENCIL))
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        content=ft.Semantics(
            identifier=identifier,
            container=True,
            content=ft.Column(spacing=2, tight=True, controls=said),
        ),
    )
