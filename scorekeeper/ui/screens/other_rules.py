"""Other rules for a match that has begun: named ones, or its own with other answers."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.leaf import flowing, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import data_of, use_once, use_value
from scorekeeper.ui.looked import use_look
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.named_rules import NamedRules, named_presets, named_profiles
from scorekeeper.ui.screens.ruling import nothing_chosen, ruled
from scorekeeper.ui.words import match as said


@ft.component
def other_rules(view: MatchView, done: Callable[[str], None]) -> ft.Control:
    """The rules there are; once some are chosen, what they would move."""
    desk = use_desk()
    page = ft.context.page
    chosen, choose = use_value(nothing_chosen)
    own, _, _ = use_look(lambda: named_profiles(desk.book), tuple[NamedRules, ...])
    away = use_once(lambda: lambda: choose(None))
    if chosen is not None:
        return keyed(chosen.id, ruled, view, chosen, done, away)
    return _choice(
        view,
        own.found,
        own.trouble,
        desk.preferences.terms,
        lambda event: choose(data_of(event)),
        lambda _: page.navigate(addresses.match_leaf(view.id, addresses.OWN_RULES)),
    )


def _choice(
    view: MatchView,
    own: tuple[NamedRules, ...],
    trouble: str,
    terms: Terms,
    on_tap: Callable[[ft.ControlEvent], None],
    on_own: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The match's own with other answers; and the rules for such a table, those in force too."""
    now = view.match.rules
    offered = [
        one
        for one in (*own, *named_presets())
        if (one.rules.players, one.rules.sides) == (now.players, now.sides)
    ]
    lines: list[ft.Control] = [
        choice_line(
            ids.other_rules(one.id),
            one.title,
            said.RULES_NOW if one.rules == now else one.told(terms),
            on_tap,
            data=one,
            chosen=one.rules == now,
        )
        for one in offered
    ]
    if not lines:
        lines.append(written(plain(said.NO_OTHER_RULES, color=theme.PENCIL)))
    own_line = choice_line(ids.RULES_OWN, said.RULES_OWN, said.RULES_OWN_HOW, on_own)
    return flowing([own_line, *trouble_line(ids.LEAF_TROUBLE, trouble), *lines])
