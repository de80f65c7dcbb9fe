"""The app: its screens under their addresses, on whatever it is looked at on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft

from scorekeeper.ui import theme, words
from scorekeeper.ui.desk import DESK, Desk
from scorekeeper.ui.device import remember, remembered
from scorekeeper.ui.history import scorebook
from scorekeeper.ui.hooks import use_value
from scorekeeper.ui.place import reopen
from scorekeeper.ui.preferences import Preference, Preferences, Thumb, changed
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.screens.home import home
from scorekeeper.ui.screens.lost import lost
from scorekeeper.ui.seldom import late, seldom
from scorekeeper.ui.tending import tend
from scorekeeper.ui.writing import write_so

MATCH = late("match", "match_route")
"""The same under both of its addresses: going from one to the other keeps what it shows."""

SETUP = late("setup", "setup")
"""The same under all of its addresses: no name is lost while rules are read."""

ROUTES = [
    ft.Route(
        path="/",
        component=home,
        children=[
            ft.Route(path="new", component=SETUP),
            ft.Route(path="new/read", component=SETUP),
            ft.Route(path="new/rules", component=SETUP),
            ft.Route(path="new/rules/own/:page*", component=SETUP),
            seldom("history", "history", "history"),
            seldom("history/bin", "bin", "bin_"),
            seldom("people", "people", "people"),
            seldom("settings/backups", "backups", "backups"),
            seldom("settings/export", "export", "export_all"),
            seldom("settings", "settings", "settings"),
            seldom("match/:match_id/hand/:hand/:deed", "mend", "mend_route"),
            ft.Route(path="match/:match_id/record", component=MATCH),
            seldom("match/:match_id/rules", "rules_page", "match_rules_route"),
            seldom("match/:match_id/deal", "rules_page", "match_deal_route"),
            seldom("rules", "rules_list", "rules_list"),
            seldom("rules/read", "rules_read", "read_rules_sent"),
            seldom("rules/:rules_id/edit/:page*", "house", "house_route"),
            seldom("rules/:rules_id/share", "rules_share", "share_route"),
            seldom("rules/:rules_id/deal", "rules_page", "rules_deal_route"),
            seldom("rules/:rules_id", "rules_page", "rules_route"),
            seldom("match/:match_id/own-rules/:page*", "own_rules", "own_rules_route"),
            seldom("match/:match_id/:leaf", "match_leaf", "match_leaf_route"),
            ft.Route(path="match/:match_id", component=MATCH),
            ft.Route(path=":anything+", component=lost),
        ],
    )
]

PROBE = 100
"""The size of the letter by which the size of text is measured."""


def main(page: ft.Page) -> None:
    """Show the app to one visitor, whose page is dressed already."""
    page.title = words.APP
    page.render_views(app)


@ft.component
def app() -> ft.Control:
    """What every screen stands on."""
    page = ft.context.page
    book = scorebook()
    screen, set_screen = use_value(
        lambda: Screen(width=page.width or 412, height=page.height or 915)
    )
    preferences, set_preferences = use_value(Preferences)
    visit, set_visit = use_value(int)

    def resized(event: ft.PageResizeEvent) -> None:
        set_screen(lambda before: replace(before, width=event.width, height=event.height))

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        text = round(event.height / PROBE, 2)
        set_screen(lambda before: replace(before, text=text))

    def prefer(name: str, value: Preference) -> None:
        set_preferences(lambda before: changed(before, name, value))
        page.run_task(remember, name, value)

    def wear() -> None:
        wanted = ft.ThemeMode(preferences.look)
        if page.theme_mode is not wanted:
            page.theme_mode = wanted
            page.update()

    async def arrive() -> None:
        known, place = await remembered()
        set_preferences(known)
        reopen(page, place)
        tend(book)

    def listen() -> None:
        page.on_resize = resized
        # After a lost connection the client shows only views it is given anew.
        page.on_connect = lambda _: set_visit(lambda before: before + 1)
        page.overlay.append(_probe(measured))
        page.update()
        page.run_task(arrive)

    write_so(page, preferences)
    ft.use_effect(listen, [])
    ft.use_effect(wear, [preferences.look])
    desk = Desk(
        book=book,
        screen=replace(
            screen,
            text=round(screen.text * preferences.text.factor, 2),
            lefty=preferences.thumb is Thumb.LEFT,
        ),
        preferences=preferences,
        visit=visit,
        prefer=ft.use_callback(prefer, []),
    )
    return cast("ft.Control", DESK(desk, lambda: ft.Router(ROUTES, manage_views=True)))


def _probe(measured: Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]) -> ft.Control:
    """A letter nobody sees: its height tells how large this person wants text."""
    return ft.Container(
        left=0,
        top=0,
        opacity=0,
        ignore_interactions=True,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Text(
                "I",
                style=ft.TextStyle(size=PROBE, height=1, font_family=theme.SANS),
                on_size_change=measured,
                size_change_interval=0,
            ),
        ),
    )
