"""The app's own mark: the number that wins, underlined twice."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme
from scorekeeper.ui.components.lettering import slab
from scorekeeper.ui.screen import Screen


def mark(screen: Screen, *, size: float = 88) -> ft.Control:
    """``500``, as it is written at the foot of a won column."""
    tall = size / max(1.0, screen.text)
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Column(
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                slab("500", size=tall, lines=1),
                *(
                    ft.Container(
                        width=size * wide,
                        height=max(3, size / 18),
                        bgcolor=theme.RED,
                        border_radius=ft.BorderRadius.all(4),
                        rotate=-0.025,
                        offset=ft.Offset(lean, -0.6),
                    )
                    for wide, lean in ((1.9, 0), (1.65, 0.04))
                ),
            ],
        ),
    )
