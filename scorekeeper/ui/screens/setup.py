"""New match: the rules, who sits where, who deals first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.frame import Laid, on_table, pad
from scorekeeper.ui.components.leaf import bound
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.half_set import HalfSet, use_table
from scorekeeper.ui.hooks import Latest, use_latest, use_once, use_ref
from scorekeeper.ui.inner import use_inner, way_up
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.place import use_place
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.screens.setup_acts import SetupActs, lay
from scorekeeper.ui.screens.setup_page import setup_page
from scorekeeper.ui.screens.setup_rules import setup_rules
from scorekeeper.ui.seldom import fetch
from scorekeeper.ui.words import house as said
from scorekeeper.ui.words import rules_page

if TYPE_CHECKING:
    from scorekeeper.ui.half_made import HalfMade

WIDEST = 560
WIDEST_BESIDE = 920
"""With the picture of the table beside the names."""


@ft.component
def setup() -> ft.View:
    """The pad's first page."""
    desk = use_desk()
    page = ft.context.page
    screen = desk.screen
    again = use_once(lambda: addresses.AGAIN in (page.route or ""))
    more = addresses.AGAIN if again else ""
    place, go = use_inner(addresses.NEW, more=more)
    table, set_table, half = use_table(
        lambda: HalfSet(desk.book, page, lay(desk.book, again=again), again=again)
    )
    current = use_latest(table)
    lines: Latest[dict[int, ft.TextField]] = use_ref({})
    acts = use_once(
        lambda: SetupActs(
            book=desk.book,
            page=page,
            now=current,
            set_table=set_table,
            half=half,
            go=go,
            lines=lines,
        )
    )
    house: Latest[HalfMade | None] = use_ref(None)

    ft.use_effect(partial(fetch, "match"), [])  # whoever starts it waits for the match alone
    use_place(f"{addresses.NEW}{place}{more}")

    widest = WIDEST_BESIDE if screen.wide and not place else WIDEST
    width = min(widest, screen.width)
    if place.startswith(addresses.NEW_OWN):
        from scorekeeper.ui.screens.setup_house import setup_house  # noqa: PLC0415 - seldom

        written = setup_house(acts, house, place.removeprefix(addresses.NEW_OWN), go, width)
    elif place == addresses.NEW_RULES:
        strip = bound(screen, said.WHICH_RULES, acts.to_the_table)
        rules = setup_rules((table.rules, table.rules_name), acts.rules, acts.make_rules)
        written = pad(strip, rules)
    elif place == addresses.NEW_READ:
        strip = bound(screen, rules_page.TITLE, acts.to_the_table)
        written = pad(strip, _reading(table, width, desk))
    else:
        strip = bound(screen, words.NEW_MATCH, acts.leave, back_to=words.HOME)
        written = pad(strip, _body(table, widest, screen, acts))
    return on_table(desk, addresses.NEW, [Laid(pad=written)], widest=widest, up=way_up(place, go))


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
