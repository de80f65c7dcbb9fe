"""The rules of a new match: those of the table, those played by last, and all the named ones."""

from __future__ import annotations

import logging
from collections.abc import Callable

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import ids
from scorekeeper.ui.components.rules_choice import players_filter, rules_choice
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import data_of, use_once, use_value
from scorekeeper.ui.reading.named_rules import (
    NamedRules,
    last_rules,
    named_presets,
    named_profiles,
    rules_groups,
)
from scorekeeper.ui.words import house

_log = logging.getLogger(__name__)

LIST = "setup.rules"
"""Under this name the list keeps its place."""

DOORS = ((ids.SETUP_HOUSE, house.MAKE_OUR_OWN, house.MAKE_OUR_OWN_HOW),)


def own_rules(book: Scorebook) -> tuple[NamedRules, ...]:
    """The rules that were played by last, and those that the table has named."""
    try:
        ours = named_profiles(book)
        last = book.home().last
        if last is None:
            return ours
        before = book.match(last.id)
    except ScorekeeperError:
        _log.exception("the table's own rules cannot be read")
        return ()
    return (last_rules(before), *ours)


@ft.component
def setup_rules(
    now: tuple[RuleSet, str],
    on_chosen: Callable[[NamedRules], None],
    on_house: Callable[[], None],
) -> ft.Control:
    """The list, and the row that shortens it to those for some number of players."""
    desk = use_desk()
    own, _ = use_value(lambda: own_rules(desk.book))
    players, set_players = use_value(lambda: None)
    known = use_once(lambda: {one.id: one for one in (*named_presets(), *own)})
    on_players = use_once(lambda: lambda event: set_players(data_of(event)))
    on_tap = use_once(lambda: lambda event: on_chosen(known[data_of(event)]))
    on_door = use_once(lambda: lambda _: on_house())
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            players_filter(players, desk.screen, on_players),
            rules_choice(
                rules_groups(own, players, now, desk.preferences.terms),
                DOORS,
                ids.setup_preset,
                on_tap,
                on_door,
                LIST,
            ),
        ],
    )
