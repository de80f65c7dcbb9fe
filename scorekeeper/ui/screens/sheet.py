"""The score sheet's pad: totals, where the match stands, the hands, what to do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import flet as ft

from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.board import Board
from scorekeeper.ui.components.action_bar import action_bar
from scorekeeper.ui.components.buttons import sign_button
from scorekeeper.ui.components.clock_line import ClockTaps, clock_line
from scorekeeper.ui.components.first_question import first_question
from scorekeeper.ui.components.frame import binding, pad
from scorekeeper.ui.components.ledger import ledger
from scorekeeper.ui.components.match_menu import match_menu
from scorekeeper.ui.components.names_panel import names_panel
from scorekeeper.ui.components.news import news_line
from scorekeeper.ui.components.scoreboard import scoreboard
from scorekeeper.ui.components.standing import TWO, dealer_on_binding, outcome, standing
from scorekeeper.ui.hooks import use_latest, use_once
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.ending import read_endings
from scorekeeper.ui.reading.sheet import read_reasons
from scorekeeper.ui.reading.shown import SheetReading
from scorekeeper.ui.screen import LARGE_TEXT, Screen

FILLED = 600
"""Below this height, in units of text size, large text fills even a desktop with the totals.

At normal size so does on a phone lying down what only some matches have to say there.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the sheet says beside the score, and what lies on it.

    Attributes:
        panel: ``menu`` or ``names`` while one of them takes the sheet's place.
        text: what has just been done.
        totals: what the totals are since then.
        more: what else is to be said.
        trouble: why something could not be.
    """

    panel: str = ""
    text: str = ""
    totals: str = ""
    more: str = ""
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTaps:
    """What taps on the sheet do, and the totals; the same from one drawing to the next.

    Attributes:
        board: the totals. Not an argument of the sheet's own, for they change by themselves.
    """

    board: Board

    home: Callable[[ft.ControlEvent], None]
    menu: Callable[[ft.ControlEvent], None]
    undo: Callable[[ft.ControlEvent], None]
    redo: Callable[[ft.ControlEvent], None]
    main: Callable[[ft.ControlEvent], None]
    first: Callable[[ft.ControlEvent], None]
    choose: Callable[[ft.ControlEvent], None]
    names: Callable[[Mapping[int, str], Mapping[int, str]], None]
    clock: ClockTaps


@piece
def sheet_pad(
    view: MatchView,
    reading: SheetReading,
    said: Said,
    width: float,
    screen: Screen,
    taps: SheetTaps,
    terms: Terms,
) -> ft.Control:
    """The sheet, or for a moment its menu or its names."""
    latest = use_latest((view, terms))
    explain = use_once(lambda: lambda number: read_reasons(*latest.current, number))
    played = not said.panel and not reading.over and not _flows(view, reading, screen)
    room = width - 2 * theme.TARGET - theme.GAP
    deals = dealer_on_binding(reading.dealer, room, screen) if played else None
    strip = binding(
        screen,
        title=deals or reading.title,
        width=width,
        left=sign_button(ids.BACK, words.HOME, Icons.ARROW_BACK_ROUNDED, taps.home),
        right=sign_button(ids.SHEET_MENU, words.MENU, Icons.MORE_VERT_ROUNDED, taps.menu),
    )
    if said.panel == "menu":
        body: ft.Control = match_menu(
            () if reading.over else read_endings(view),
            screen,
            taps.choose,
            over=reading.over,
            by_word=view.match.ended is not None and view.sheet.outcome.hand is None,
            deciding=view.sheet.outcome.hand if reading.over else None,
            behind=sum(not line.counts for line in reading.lines) if reading.over else 0,
        )
    elif said.panel == "names":
        pairs = len(reading.sides) < len(view.match.players)
        body = names_panel(
            view.match.players,
            tuple(side.name for side in reading.sides) if pairs else (),
            said.trouble,
            screen,
            taps.names,
            taps.menu,
        )
    else:
        body = _written(view, reading, said, width, screen, taps, explain, dealt=deals is None)
    return pad(strip, body)


def _written(
    view: MatchView,
    reading: SheetReading,
    said: Said,
    width: float,
    screen: Screen,
    taps: SheetTaps,
    explain: Callable[[int], tuple[str, ...]],
    *,
    dealt: bool,
) -> ft.Control:
    names = tuple(side.name for side in reading.sides)
    timed = _timed(view, reading)
    flowing = _flows(view, reading, screen)
    low = screen.low and not flowing
    beside = low and reading.over and len(names) == TWO
    if reading.over:
        stands = outcome(reading.outcome, reading.status, beside=beside)
    elif reading.asks:
        stands = first_question(reading.status, reading.asks, screen, taps.first)
    else:
        dealer = reading.dealer if dealt else ""
        # Over a clock a phone lying down has no room for them.
        drawn = () if screen.low and timed else reading.chances
        stands = standing(dealer, reading.status, reading.notes, drawn, screen)
    if beside:
        top: list[ft.Control] = [_beside(scoreboard(taps.board, width / 2, screen), stands)]
    else:
        top = [
            scoreboard(taps.board, width, screen),
            *([clock_line(view.id, screen, taps.clock)] if timed else ()),
            stands,
        ]
    hands = ledger(reading.lines, names, width, screen, explain, flowing=flowing)
    sheet = (
        [
            ft.Column(
                expand=True,
                spacing=0,
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[*top, hands],
            )
        ]
        if flowing
        else [*top, ft.Container(expand=True, content=hands)]
    )
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *sheet,
            news_line(said.text, said.trouble, totals=said.totals, more=said.more, brief=low),
            action_bar(
                reading.undo,
                reading.redo,
                width,
                screen,
                taps.undo,
                taps.redo,
                # No hand is recorded before the sheet's question is answered.
                None if reading.asks else taps.main,
                over=reading.over,
            ),
        ],
    )


def _timed(view: MatchView, reading: SheetReading) -> bool:
    return not reading.over and view.match.rules.time_limit_minutes is not None


def _flows(view: MatchView, reading: SheetReading, screen: Screen) -> bool:
    """Whether the hands flow on below the totals, all of it being scrolled."""
    if screen.text < LARGE_TEXT:
        return screen.low and (_timed(view, reading) or bool(reading.asks or reading.notes))
    return not screen.large or screen.height / screen.text < FILLED


def _beside(*controls: ft.Control) -> ft.Control:
    """Halves of a line: a phone lying down has room across, and hardly any below."""
    return ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        intrinsic_height=True,
        controls=[ft.Container(expand=1, content=control) for control in controls],
    )
