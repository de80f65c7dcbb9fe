"""House rules made or changed at an address of their own."""

from __future__ import annotations

import logging

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import addresses
from scorekeeper.ui.components.leaf import WIDEST, leaf
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.inner import use_inner, way_up
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.named_rules import NamedRules, find_rules
from scorekeeper.ui.screens.house_acts import HouseActs
from scorekeeper.ui.screens.house_begin import begin
from scorekeeper.ui.screens.house_editing import Editing, at_place
from scorekeeper.ui.screens.house_pages import house_page
from scorekeeper.ui.screens.no_rules import no_rules

_log = logging.getLogger(__name__)


@ft.component
def house_route() -> ft.View:
    """House rules, or new ones from whichever rules the address names."""
    rules_id = ft.use_route_params().get("rules_id", "")
    return keyed(f"house/{rules_id}", _house, rules_id)


def opened(book: Scorebook, rules_id: str, half: HalfMade) -> Editing | None:
    """House rules to be changed, or begun from a named rule set."""
    try:
        rules = find_rules(book, rules_id)
        taken = tuple(one.name for one in book.profiles())
        return None if rules is None else begin(rules, taken, half)
    except ScorekeeperError:
        _log.exception("the rules %s cannot be read", rules_id)
        return None


@ft.component
def _house(rules_id: str) -> ft.View:
    desk = use_desk()
    page = ft.context.page
    half = use_once(lambda: HalfMade(desk.book, page))
    route = addresses.rules_edit(rules_id)
    place, go = use_inner(route)
    begun, put = use_value(lambda: opened(desk.book, rules_id, half))
    editing = begun and at_place(begun, place)
    latest = use_latest(editing)

    def leave() -> None:
        page.navigate(addresses.rules_of(rules_id))

    def kept(rules: NamedRules) -> None:
        page.navigate(addresses.rules_of(rules.id))

    acts = use_once(
        lambda: HouseActs(
            book=desk.book, half=half, now=latest, put=put, go=go, leave=leave, take=kept
        )
    )
    if editing is None:
        return no_rules(rules_id, route)
    width = min(WIDEST, desk.screen.width)
    title, body = house_page(editing, acts, desk, width, playing=False)
    return leaf(desk, route, title, body, acts.back, up=way_up(place, go))
