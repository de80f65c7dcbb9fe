"""The clock on the sheet: what is left, and at the bell what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.clock import Stage
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.ticking import use_clock
from scorekeeper.ui.words import clock as words


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockTaps:
    """What the clock does, and taps on it; the same from one drawing to the next.

    Attributes:
        book: where the clock is kept.
        ring: what the bell does in this window.
    """

    book: Scorebook
    ring: Callable[[], None]
    start: Callable[[ft.ControlEvent], None]
    stop: Callable[[ft.ControlEvent], None]
    end: Callable[[ft.ControlEvent], None]
    play_on: Callable[[ft.ControlEvent], None]


@piece
def clock_line(match_id: str, screen: Screen, taps: ClockTaps) -> ft.Control:
    """It draws itself anew as time goes by, and nothing beside it."""
    reading = use_clock(taps.book, match_id, taps.ring)
    if reading is None:
        return ft.Container(visible=False)
    bell = reading.stage is Stage.BELL
    said = ft.Semantics(
        identifier=ids.SHEET_CLOCK,
        container=True,
        live_region=bell,
        content=plain(
            reading.said,
            size=theme.LEAD if bell else theme.BODY,
            strong=bell,
            color=theme.RED if bell else theme.INK,
        ),
    )
    across = not bell and screen.text < LARGE_TEXT
    buttons = _buttons(reading.stage, screen, taps, expand=None if across else 1)
    return ft.Container(
        bgcolor=theme.CARD,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.HAIR),
        border=ft.Border(bottom=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Row(
            spacing=theme.SMALL,
            controls=[ft.Container(expand=True, content=said), *buttons],
        )
        if across
        else ft.Column(
            spacing=theme.HAIR,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[said, ft.Row(spacing=theme.SMALL, controls=buttons)],
        ),
    )


def _buttons(
    stage: Stage, screen: Screen, taps: ClockTaps, *, expand: int | None
) -> list[ft.Control]:
    def quiet(identifier: str, text: str, act: Callable[[ft.ControlEvent], None]) -> ft.Control:
        return quiet_button(identifier, text, act, screen, expand=expand)

    match stage:
        case Stage.WAITING:
            return [quiet(ids.CLOCK_START, words.START, taps.start)]
        case Stage.STANDING:
            return [quiet(ids.CLOCK_START, words.GO_ON, taps.start)]
        case Stage.RUNNING:
            return [quiet(ids.CLOCK_STOP, words.STOP, taps.stop)]
        case Stage.BELL:
            return [
                quiet(ids.CLOCK_PLAY_ON, words.FINISH, taps.play_on),
                main_button(
                    ids.CLOCK_END, words.END, taps.end, screen, expand=1, height=theme.TARGET
                ),
            ]
        case Stage.PLAYED_ON:
            return [quiet(ids.CLOCK_END, words.END, taps.end)]
