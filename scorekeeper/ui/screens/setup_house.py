"""House rules made while a match is set up; imported when somebody makes some."""

from __future__ import annotations

import logging

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui import addresses
from scorekeeper.ui.components.frame import pad
from scorekeeper.ui.components.leaf import bound
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.hooks import Latest, use_latest, use_once, use_value
from scorekeeper.ui.inner import Go
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.screens.house_acts import HouseActs
from scorekeeper.ui.screens.house_begin import begin
from scorekeeper.ui.screens.house_editing import Editing, at_place
from scorekeeper.ui.screens.house_pages import house_page
from scorekeeper.ui.screens.setup_acts import SetupActs

_log = logging.getLogger(__name__)


@ft.component
def setup_house(
    setup: SetupActs, kept: Latest[HalfMade | None], place: str, go: Go, width: float
) -> ft.Control:
    """A page of the house rules, by its place among them; they end in the list of rules.

    They start from those of the table. What keeps them half made outlives these pages: whoever
    goes back to the table and forward again finds them as they were.
    """
    desk = use_desk()
    half = kept.current = kept.current or HalfMade(setup.book, setup.page)
    begun, put = use_value(lambda: _begun(setup, half))
    editing = begun and at_place(begun, place)
    latest = use_latest(editing)

    def play_by(chosen: NamedRules) -> None:
        setup.rules(chosen)

    acts = use_once(
        lambda: HouseActs(
            book=setup.book,
            half=half,
            now=latest,
            put=put,
            go=lambda to: go(addresses.NEW_OWN + to),
            leave=lambda: go(addresses.NEW_RULES),
            take=play_by,
        )
    )
    if editing is None:
        return ft.Container()
    title, body = house_page(editing, acts, desk, width, playing=True)
    return pad(bound(desk.screen, title, acts.back), body)


def _begun(setup: SetupActs, half: HalfMade) -> Editing | None:
    try:
        taken = tuple(one.name for one in setup.book.profiles())
    except ScorekeeperError:
        _log.exception("the table's own rules cannot be read")
        taken = ()
    return begin(setup.named_now, taken, half)
