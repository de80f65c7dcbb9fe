"""Home: the match in progress, a new one, the same table again."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.scorebook.views import HomeView, MatchSummary
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.lettering import plain, sentence, slab
from scorekeeper.ui.components.mark import mark
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.components.rescued import rescued
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hearing import use_changes
from scorekeeper.ui.hooks import data_of, use_ref
from scorekeeper.ui.looked import use_look
from scorekeeper.ui.place import use_place
from scorekeeper.ui.reading.standing import outcome_words
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import MAIN
from scorekeeper.ui.words import finding

WIDEST = 480

MARK, MARK_SHORT, SHORT = 104, 72, 700
"""How large the mark is; and on a screen less high than this, so that every door is in sight."""


@ft.component
def home() -> ft.View:
    """The cover of the pad, with the doors that lead on."""
    desk = use_desk()
    page = ft.context.page
    here = ft.use_route_location() == addresses.HOME
    use_place(addresses.HOME, here=here)
    seen, look, look_later = use_look(desk.book.home, lambda: HomeView(live=None, last=None))
    ft.use_effect(lambda: look() if here else None, [here])
    use_changes(desk.book, look_later, here=here)
    been = use_ref(False)  # noqa: FBT003 - what is kept
    been.current = been.current or here
    if not been.current:
        # Under a screen that was opened at its own address: it is painted a frame before that.
        return on_table(desk, addresses.HOME, [], widest=WIDEST)
    screen = desk.screen
    live, last = seen.found.live, seen.found.last
    doors: list[ft.Control] = []
    if live is not None:
        doors.append(_resume(live, lambda: page.navigate(addresses.match(live.id))))
        doors.append(
            quiet_button(
                ids.HOME_NEW_MATCH,
                words.NEW_MATCH,
                lambda: page.navigate(addresses.NEW),
                screen,
                height=56,
            )
        )
    else:
        doors.append(
            main_button(
                ids.HOME_NEW_MATCH, words.NEW_MATCH, lambda: page.navigate(addresses.NEW), screen
            )
        )
    if last is not None:
        doors.append(
            quiet_button(
                ids.HOME_SAME_TABLE,
                words.SAME_TABLE,
                lambda: page.navigate(addresses.SAME_TABLE),
                screen,
                height=56,
            )
        )
    doors.append(_ways_on(page, screen))
    if last is not None and live is None:
        doors.append(_last(last))
    beside = screen.low and screen.wide
    short = screen.height < SHORT
    cover = ft.Column(
        spacing=theme.SMALL,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            mark(screen, size=MARK_SHORT if short and not beside else MARK),
            plain(words.TAGLINE, color=theme.PENCIL, align=ft.TextAlign.CENTER),
        ],
    )
    ways = ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([rescued(screen)] if desk.book.rescued is not None else ()),
            *trouble_line(ids.HOME_TROUBLE, seen.trouble),
            *doors,
        ],
    )
    inside: ft.Control = (
        ft.Row(
            controls=[
                ft.Container(expand=2, content=cover),
                ft.Container(expand=3, content=ways),
            ]
        )
        if beside
        else ft.Column(
            spacing=theme.GAP if short else theme.WIDE,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[cover, ways],
        )
    )
    body = ft.Column(
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Container(
                width=None if beside else WIDEST,
                padding=ft.Padding.symmetric(
                    horizontal=theme.WIDE, vertical=theme.GAP if short else theme.VAST
                ),
                content=inside,
            )
        ],
    )
    return on_table(
        desk,
        addresses.HOME,
        [Laid(pad=pad(binding(screen, title=words.APP), body))],
        widest=WIDEST,
    )


def _ways_on(page: ft.Page, screen: Screen) -> ft.Control:
    """The history, the people, the rules, the settings: two by two where there is room."""
    abreast = screen.text < LARGE_TEXT
    doors = [
        quiet_button(
            identifier,
            text,
            lambda event: page.navigate(data_of(event)),
            screen,
            data=address,
            expand=1 if abreast else None,
            height=56,
        )
        for identifier, text, address in (
            (ids.HOME_HISTORY, finding.HISTORY, addresses.HISTORY),
            (ids.HOME_PEOPLE, finding.PEOPLE, addresses.PEOPLE),
            (ids.HOME_RULES, words.RULES, addresses.RULES),
            (ids.HOME_SETTINGS, words.SETTINGS, addresses.SETTINGS),
        )
    ]
    if abreast:
        doors = [
            ft.Row(spacing=theme.SMALL, controls=doors[first : first + 2])
            for first in range(0, len(doors), 2)
        ]
    return ft.Column(
        spacing=theme.SMALL if abreast else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=doors,
    )


def _resume(live: MatchSummary, go: Callable[[], None]) -> ft.Control:
    """The match in progress, with its totals: a tap goes on with it."""
    totals = tuple(zip(live.side_names, live.totals, strict=True))
    return tap(
        ids.HOME_RESUME,
        words.resume_label(totals, live.hands),
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP),
            content=ft.Column(
                spacing=theme.SMALL,
                tight=True,
                controls=[
                    plain(words.GO_ON, size=theme.LEAD, strong=True, color=theme.ON_ACTION),
                    *(
                        ft.Row(
                            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                            controls=[
                                ft.Container(
                                    expand=True,
                                    content=plain(name, color=theme.ON_ACTION, lines=2),
                                ),
                                slab(words.number(total), color=theme.ON_ACTION, lines=1),
                            ],
                        )
                        for name, total in totals
                    ),
                    plain(
                        words.hands_played(live.hands),
                        size=theme.CAPTION + 1,
                        color=theme.ON_ACTION,
                    ),
                ],
            ),
        ),
        go,
        style=MAIN,
        height=None,
    )


def _last(last: MatchSummary) -> ft.Control:
    """How the last match ended."""
    return ft.Semantics(
        identifier=ids.HOME_LAST,
        container=True,
        content=ft.Container(
            padding=ft.Padding.only(top=theme.SMALL),
            content=sentence(
                words.last_time(outcome_words(last), last.side_names, last.totals),
                size=15,
                color=theme.PENCIL,
                align=ft.TextAlign.CENTER,
            ),
        ),
    )
