"""The ring round a total below zero, as it is drawn on paper."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import theme


def ringed(number: ft.Control, *, height: float, width: float, pen: float) -> ft.Control:
    """Draw a ring round a number: two strokes of the pen that do not quite meet."""
    strokes = [
        ft.Container(
            left=lean * pen * 0.5,
            top=drop * pen * 0.4,
            width=width,
            height=height,
            border=ft.Border.all(pen * weight, theme.RED),
            border_radius=ft.BorderRadius.all(height * 0.5),
            rotate=turn,
        )
        for lean, drop, weight, turn in ((0.0, 0.0, 1.0, -0.025), (0.8, 0.9, 0.55, 0.03))
    ]
    return ft.Stack(
        width=width + pen,
        height=height + pen,
        controls=[
            *strokes,
            ft.Container(
                width=width, height=height, alignment=ft.Alignment.CENTER, content=number
            ),
        ],
    )
