"""New match: the rules, who sits where, who deals first. Nothing is kept until it starts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button, sign_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.hooks import Latest, use_latest, use_once, use_ref, use_value
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.screens.setup_acts import SetupActs, lay
from scorekeeper.ui.screens.setup_page import setup_page
from scorekeeper.ui.screens.setup_rules import setup_rules
from scorekeeper.ui.seldom import fetch
from scorekeeper.ui.words import house, rules_page

if TYPE_CHECKING:
    from scorekeeper.ui.screens.house_acts import HouseActs
    from scorekeeper.ui.screens.house_editing import Editing

WIDEST = 560
WIDEST_BESIDE = 920
"""With the picture of the table beside the names."""


def _nothing() -> Editing | None:
    """No house rules are being made at first."""
    return None


@ft.component
def setup() -> ft.View:
    """The pad's first page."""
    desk = use_desk()
    page = ft.context.page
    screen = desk.screen
    again = "again" in (page.route or "")
    table, set_table = use_value(lambda: lay(desk.book, again=again))
    current = use_latest(table)
    lines: Latest[dict[int, ft.TextField]] = use_ref({})
    acts = use_once(
        lambda: SetupActs(book=desk.book, page=page, now=current, set_table=set_table, lines=lines)
    )
    editing, edit = use_value(_nothing)
    edited = use_latest(editing)

    ft.use_effect(partial(fetch, "match"), [])  # whoever starts it waits for the match alone

    houses: Latest[HouseActs | None] = use_ref(None)

    def make_house_rules(taken: tuple[str, ...]) -> None:
        from scorekeeper.ui.screens import setup_house  # noqa: PLC0415 - seldom

        made = houses.current or setup_house.acts_for_house(acts, edited, edit)
        houses.current = made
        edit(setup_house.begin_house(acts, made, taken))

    at_the_table = not (table.choosing or table.reading)
    widest = WIDEST_BESIDE if screen.wide and at_the_table else WIDEST
    back_to: str
    back: Callable[[ft.ControlEvent], None]
    if editing is not None and houses.current is not None and table.choosing:
        from scorekeeper.ui.screens.setup_house import house_page  # noqa: PLC0415 - seldom

        width = min(widest, screen.width)
        title, body = house_page(editing, houses.current, desk, width, playing=True)
        back_to, back = words.BACK, houses.current.back
    elif table.choosing:
        body = setup_rules((table.rules, table.rules_name), acts.rules, make_house_rules)
        title, back_to, back = house.WHICH_RULES, words.BACK, acts.keep_rules
    elif table.reading:
        body = _reading(table, min(widest, screen.width), desk)
        title, back_to, back = rules_page.TITLE, words.BACK, acts.have_read
    else:
        body = _body(table, widest, screen, acts)
        title, back_to, back = words.NEW_MATCH, words.HOME, acts.leave
    strip = binding(
        screen,
        title=title,
        left=sign_button(
            ids.BACK,
            back_to,
            Icons.ARROW_BACK_ROUNDED,
            back,
        ),
    )
    return on_table(desk, addresses.NEW, [Laid(pad=pad(strip, body))], widest=widest)


def _body(table: NewTable, widest: float, screen: Screen, acts: SetupActs) -> ft.Control:
    """The rules and the button that starts, always in sight; between them the seats.

    Where there is little room all of it scrolls, on a phone lying down the rules.
    """
    cramped = screen.text >= LARGE_TEXT and not screen.large
    scrolls = cramped or screen.low
    head = _rules_line(table.rules_name, screen, acts)
    foot = ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.SMALL),
        border=ft.Border(top=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Column(
            spacing=0,
            controls=[
                *trouble_line(ids.SETUP_TROUBLE, table.trouble),
                ft.Container(
                    padding=ft.Padding.symmetric(horizontal=theme.GAP),
                    content=ft.Row(
                        controls=[
                            main_button(ids.SETUP_START, words.START, acts.start, screen, expand=1)
                        ]
                    ),
                ),
            ],
        ),
    )
    return ft.Column(
        spacing=0,
        expand=True,
        controls=[
            *(() if scrolls else (head,)),
            ft.Column(
                expand=True,
                spacing=0,
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    *((head,) if scrolls else ()),
                    *setup_page(table, widest, screen, acts),
                    *((foot,) if cramped else ()),
                ],
            ),
            *(() if cramped else (foot,)),
        ],
    )


def _reading(table: NewTable, width: float, desk: Desk) -> ft.Control:
    """The rules chosen, to be read before the match starts."""
    # Few read them on most days: nobody else waits for what draws them.
    from scorekeeper.ui.screens.setup_reading import setup_reading  # noqa: PLC0415

    return setup_reading(table, width, desk)


def _rules_line(name: str, screen: Screen, acts: SetupActs) -> ft.Control:
    """The rules the match will be played by, to be changed or read."""
    told = ft.Column(
        expand=1,
        spacing=0,
        controls=[
            plain(words.RULES, size=theme.CAPTION, color=theme.PENCIL),
            slab(name, size=theme.LEAD),
        ],
    )
    doors: list[ft.Control] = [
        quiet_button(identifier, text, act, screen, label=label)
        for identifier, text, act, label in (
            (ids.SETUP_RULES, words.CHANGE, acts.choose_rules, words.rules_label(name)),
            (ids.SETUP_READ, rules_page.READ, acts.read_rules, rules_page.READ_LONG),
        )
    ]
    together: ft.Control = ft.Row(spacing=theme.SMALL, controls=[told, *doors])
    if screen.text >= LARGE_TEXT:
        below = ft.Row(spacing=theme.SMALL, controls=doors)
        together = ft.Column(spacing=theme.SMALL, controls=[ft.Row(controls=[told]), below])
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        content=together,
    )
