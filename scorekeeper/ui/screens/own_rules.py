"""Single options of a match's rules changed while it is played, at an address of their own."""

from __future__ import annotations

import logging

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses
from scorekeeper.ui.carried import carry
from scorekeeper.ui.components.leaf import WIDEST, leaf
from scorekeeper.ui.components.match_rules import match_rules
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.following import use_match
from scorekeeper.ui.half_made import HalfMade, kept_for
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.house_rules import judge
from scorekeeper.ui.inner import use_inner, way_up
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.differences import differences_told
from scorekeeper.ui.reading.house_review import unfit_told
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.screens.house_acts import HouseActs
from scorekeeper.ui.screens.house_begin import begin_in_match
from scorekeeper.ui.screens.house_editing import REVIEW, Editing, at_place
from scorekeeper.ui.screens.house_pages import house_page
from scorekeeper.ui.screens.lost import no_match
from scorekeeper.ui.screens.ruling import nothing_chosen, ruled
from scorekeeper.ui.words import house
from scorekeeper.ui.words import match as said

_log = logging.getLogger(__name__)

MOVES = "/moves"
"""Where what they would move is looked at."""


@ft.component
def own_rules_route() -> ft.View:
    """The rules of whichever match the address names."""
    match_id = ft.use_route_params().get("match_id", "")
    return keyed(f"{match_id}/{addresses.OWN_RULES}", _found, match_id)


@ft.component
def _found(match_id: str) -> ft.View:
    desk = use_desk()
    view, _ = use_match(desk.book, match_id, desk.visit)
    if view is None:
        route = addresses.match_leaf(match_id, addresses.OWN_RULES)
        return no_match(match_id, route)
    return _own_rules(view)


@ft.component
def _own_rules(view: MatchView) -> ft.View:
    """The options, then what is changed, then what that would move."""
    desk = use_desk()
    page = ft.context.page
    route = addresses.match_leaf(view.id, addresses.OWN_RULES)
    half = use_once(lambda: HalfMade(desk.book, page, kept_for(view.id)))
    place, go = use_inner(route)
    begun, put = use_value(lambda: _begun(desk.book, view, half))
    chosen, choose = use_value(nothing_chosen)
    editing = at_place(begun, place)
    now: Editing | None = editing
    latest = use_latest(now)

    def take(rules: NamedRules) -> None:
        if latest.current is not None:
            half.keep(latest.current.house)  # until they are played by, they are half made
        choose(rules)
        go(MOVES)

    def leave() -> None:
        page.navigate(addresses.match_leaf(view.id, "other-rules"))

    def done(news: str) -> None:
        half.forget()
        carry(page, news)
        page.navigate(addresses.match(view.id))

    acts = use_once(
        lambda: HouseActs(
            book=desk.book, half=half, now=latest, put=lambda new: put(new or begun), go=go,
            leave=leave, take=take,
        )
    )  # fmt: skip
    if place == MOVES and chosen is not None:

        def back() -> None:
            go(f"/{REVIEW}")

        weighed = keyed(chosen.title, ruled, view, chosen, done, back)
        return leaf(desk, route, said.RULES, weighed, lambda _: back(), up=way_up(place, go))
    if editing.reviewing:
        title, body = said.RULES_OWN, _review(editing, acts, desk)
    else:
        width = min(WIDEST, desk.screen.width)
        title, body = house_page(editing, acts, desk, width, playing=False)
        title = said.RULES_OWN if title == house.HOUSE_RULES else title
    return leaf(desk, route, title, body, acts.back, up=way_up(place, go))


def _begun(book: Scorebook, view: MatchView, half: HalfMade) -> Editing:
    try:
        taken = tuple(one.name for one in book.profiles())
    except ScorekeeperError:
        _log.exception("the table's own rules cannot be read")
        taken = ()
    return begin_in_match(view, taken, half)


def _review(editing: Editing, acts: HouseActs, desk: Desk) -> ft.Control:
    made, terms = editing.house, desk.preferences.terms
    ready = bool(made.answers) and judge(made).rules is not None
    return match_rules(
        made.name,
        made.base_name,
        differences_told(made, terms),
        unfit_told(made, terms),
        desk.screen,
        acts.name,
        acts.play if ready else None,
        acts.drop,
    )
