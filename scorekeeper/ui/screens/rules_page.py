"""The rules of a match or of a rule set, on one page; and how to deal by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.presets import PRESETS
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import quiet_button, sign_button
from scorekeeper.ui.components.deal_card import deal_card
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.leaf import WIDEST, flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.rules_sheet import (
    bids_order,
    rules_head,
    rules_part,
    values_table,
)
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.following import use_match
from scorekeeper.ui.hooks import data_of, use_once, use_value
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.deal import read_deal
from scorekeeper.ui.reading.differences import read_page
from scorekeeper.ui.reading.rules_page import Period, read_periods
from scorekeeper.ui.rules_files import print_rules
from scorekeeper.ui.says import saying
from scorekeeper.ui.screen import PAD
from scorekeeper.ui.screens.lost import no_match
from scorekeeper.ui.screens.no_rules import no_rules
from scorekeeper.ui.words import rules_page as said

TABLE = 460
"""How wide the values are beside the rules, where there is room for both."""

TABLE_LOW = 330
"""The same on a phone lying down."""

HALF = 0.48
"""More of the room than this they never take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a page is, and where it leads.

    Attributes:
        route: its own address.
        back: the address of what it was opened from.
        back_to: what that is called.
        deal: the address of how to deal.
        change: the address where the rules can be changed; empty where they cannot.
    """

    route: str
    back: str
    back_to: str
    deal: str
    change: str = ""


@ft.component
def match_rules_route() -> ft.View:
    """The rules of whichever match the address names."""
    match_id = ft.use_route_params().get("match_id", "")
    return keyed(f"rules/{match_id}", _match_rules, match_id)


@ft.component
def rules_route() -> ft.View:
    """The rules of whichever rule set the address names."""
    rules_id = ft.use_route_params().get("rules_id", "")
    return keyed(f"rules/{rules_id}", _rules, rules_id)


@ft.component
def match_deal_route() -> ft.View:
    """How to deal for whichever match the address names."""
    match_id = ft.use_route_params().get("match_id", "")
    return keyed(f"deal/{match_id}", _match_deal, match_id)


@ft.component
def rules_deal_route() -> ft.View:
    """How to deal by whichever rule set the address names."""
    rules_id = ft.use_route_params().get("rules_id", "")
    return keyed(f"deal/{rules_id}", _rules_deal, rules_id)


def _of_match(match_id: str) -> Place:
    return Place(
        route=addresses.match_leaf(match_id, "rules"),
        back=addresses.match(match_id),
        back_to=words.BACK_TO_SHEET,
        deal=addresses.match_leaf(match_id, "deal"),
        change=addresses.match_leaf(match_id, "other-rules"),
    )


def _of_rules(rules_id: str) -> Place:
    return Place(
        route=addresses.rules(rules_id),
        back=addresses.rules_of(rules_id),
        back_to=words.RULES,
        deal=addresses.rules_deal(rules_id),
        change=addresses.rules_edit(rules_id),
    )


@ft.component
def _match_rules(match_id: str) -> ft.View:
    desk = use_desk()
    view, _ = use_match(desk.book, match_id, desk.visit)
    place = _of_match(match_id)
    if view is None:
        return no_match(match_id, place.route)
    return keyed("page", _page, place, read_periods(view), said.RULES)


@ft.component
def _rules(rules_id: str) -> ft.View:
    desk = use_desk()
    period = use_once(lambda: _known(desk.book, rules_id))
    place = _of_rules(rules_id)
    if period is None:
        return no_rules(rules_id, place.route)
    return keyed("page", _page, place, (period,), said.TITLE)


@ft.component
def _match_deal(match_id: str) -> ft.View:
    desk = use_desk()
    view, _ = use_match(desk.book, match_id, desk.visit)
    place = _of_match(match_id)
    if view is None:
        return no_match(match_id, place.deal)
    return _deal(desk, place.deal, place.back, read_periods(view)[0])


@ft.component
def _rules_deal(rules_id: str) -> ft.View:
    desk = use_desk()
    period = use_once(lambda: _known(desk.book, rules_id))
    place = _of_rules(rules_id)
    if period is None:
        return no_rules(rules_id, place.deal)
    return _deal(desk, place.deal, place.route, period)


def _known(book: Scorebook, rules_id: str) -> Period | None:
    """A named rule set or house rules by their id."""
    if named := PRESETS.get(rules_id):
        return Period(title="", rules=named.rules, name=named.title, preset_id=named.id)
    try:
        profile = book.profile(rules_id)
    except ScorekeeperError:
        return None
    return Period(title="", rules=profile.rules, name=profile.name, preset_id=profile.preset_id)


def _deal(desk: Desk, route: str, back: str, period: Period) -> ft.View:
    page = ft.context.page
    screen, read = desk.screen, read_deal(period.rules, desk.preferences.terms)
    width = WIDEST if screen.large else screen.width
    body = flowing([deal_card(read, width, screen)])
    return leaf(desk, route, said.DEAL, body, lambda: page.navigate(back))


@ft.component
def _page(place: Place, periods: tuple[Period, ...], title: str) -> ft.View:
    """The page itself: in one column, or the values beside the rules."""
    desk = use_desk()
    page = ft.context.page
    screen = desk.screen
    shown, show = use_value(int)
    told, tell = use_value(str)
    period = periods[min(shown, len(periods) - 1)]
    terms = desk.preferences.terms
    read = read_page(period.rules, period.name, period.preset_id, terms)

    async def save() -> None:
        tell(await print_rules(read))

    def print_it(_: ft.ControlEvent) -> None:
        page.run_task(saying, save, tell)

    beside = screen.wide
    room = min(screen.width - 2 * theme.WIDE, PAD) if screen.large else screen.width
    width = min(TABLE_LOW if screen.low else TABLE, room * HALF) if beside else min(room, WIDEST)
    doors: list[tuple[str, str, Callable[[ft.ControlEvent], None]]] = [
        (ids.RULES_DEAL, said.DEAL, lambda _: page.navigate(place.deal)),
        (ids.RULES_PRINT, said.PRINT, print_it),
    ]
    if place.change:
        doors.append((ids.RULES_CHANGE, said.CHANGE, lambda _: page.navigate(place.change)))
    head: list[ft.Control] = [
        rules_head(read, period.title),
        *(_periods(desk, periods, period, show) if len(periods) > 1 else ()),
        _doors(desk, doors),
        *([_told(told)] if told else ()),
        *([rules_part(read.changes)] if read.changes else ()),
        values_table(read, width, screen),
        bids_order(read),
    ]
    parts: list[ft.Control] = [rules_part(part) for part in read.parts]
    strip = binding(
        screen,
        title=title,
        left=sign_button(
            ids.BACK,
            place.back_to,
            Icons.ARROW_BACK_ROUNDED,
            lambda: page.navigate(place.back),
        ),
    )
    if not beside:
        laid = [Laid(pad=pad(strip, flowing([*head, *parts])))]
        return on_table(desk, place.route, laid, widest=WIDEST)
    right = None if screen.low else binding(screen, title=period.name)
    laid = [
        Laid(name="values", pad=pad(strip, flowing(head)), width=width),
        Laid(name="rules", pad=pad(right, flowing(parts))),
    ]
    return on_table(desk, place.route, laid, widest=PAD)


def _periods(
    desk: Desk, periods: tuple[Period, ...], shown: Period, show: Callable[[int], None]
) -> tuple[ft.Control, ...]:
    """Which of the rules to read, where they were changed in the middle."""
    return (
        _wrapped(
            [
                quiet_button(
                    ids.rules_period(number),
                    f"{one.title}{' ✓' if one is shown else ''}",
                    lambda event: show(data_of(event)),
                    desk.screen,
                    data=number - 1,
                    chosen=one is shown,
                )
                for number, one in enumerate(periods, start=1)
            ]
        ),
    )


def _doors(
    desk: Desk, doors: list[tuple[str, str, Callable[[ft.ControlEvent], None]]]
) -> ft.Control:
    return _wrapped(
        [quiet_button(identifier, text, go, desk.screen) for identifier, text, go in doors]
    )


def _wrapped(buttons: list[ft.Control]) -> ft.Control:
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.HAIR),
        content=ft.Row(wrap=True, spacing=theme.SMALL, run_spacing=theme.SMALL, controls=buttons),
    )


def _told(text: str) -> ft.Control:
    return written(
        ft.Semantics(
            identifier=ids.RULES_SAID,
            live_region=True,
            container=True,
            content=plain(text, strong=True),
        )
    )
