"""What there is to do at the sheet, within a thumb's reach."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.styles import FAINT, FRAMED

SHORT = 260
"""Narrower than this, at normal text size, the main button says less."""

HEIGHT = 56
"""How high a button is; on a phone lying down no higher than a finger needs."""


@piece
def action_bar(
    undo: str | None,
    redo: str | None,
    width: float,
    screen: Screen,
    on_undo: Callable[[ft.ControlEvent], None],
    on_redo: Callable[[ft.ControlEvent], None],
    on_main: Callable[[ft.ControlEvent], None] | None,
    *,
    over: bool,
) -> ft.Control:
    """Undo, redo, and the next hand; after the end of a match, the next match.

    What is done most lies on the thumb's side. Where the entry is beside the sheet, the way to it
    is no longer the one thing to do next. Without ``on_main`` it cannot be tapped yet.
    """
    short = width / screen.text < SHORT
    beside = screen.wide and not over
    height, edge = (theme.TARGET, theme.HAIR) if screen.low else (HEIGHT, theme.SMALL - 2)
    controls = [
        _back_and_forth(
            ids.SHEET_UNDO, words.UNDO, undo, Icons.UNDO_ROUNDED, on_undo, height, screen
        ),
        _back_and_forth(
            ids.SHEET_REDO, words.REDO, redo, Icons.REDO_ROUNDED, on_redo, height, screen
        ),
        (quiet_button if beside else main_button)(
            ids.MATCH_REMATCH if over else ids.SHEET_RECORD,
            words.REMATCH if over else words.RECORD_SHORT if short else words.RECORD,
            on_main,
            screen,
            label=words.REMATCH if over else words.RECORD,
            expand=1,
            height=height,
        ),
    ]
    return ft.Container(
        bgcolor=theme.PAPER,
        padding=ft.Padding.symmetric(horizontal=theme.SMALL, vertical=edge),
        border=ft.Border(top=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Row(spacing=theme.SMALL, controls=controls[::-1] if screen.lefty else controls),
    )


def _back_and_forth(
    identifier: str,
    word: str,
    what: str | None,
    icon: ft.IconData,
    on_click: Callable[[ft.ControlEvent], None],
    height: float,
    screen: Screen,
) -> ft.Control:
    ready = what is not None
    ink = theme.INK if ready else theme.PENCIL
    return tap(
        identifier,
        f"{word}: {what}" if what else word,
        ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Icon(icon, size=22, color=ink),
                plain(word, size=theme.CAPTION, color=ink, lines=1),
            ],
        ),
        on_click if ready else None,
        style=FRAMED if ready else FAINT,
        width=max(52 if screen.low else 64, 48 * screen.text),
        height=screen.line(height),
    )
