"""Rules that an address names and that are not shown."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import words
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import use_once
from scorekeeper.ui.reading.named_rules import find_rules
from scorekeeper.ui.screens.lost import lost_view
from scorekeeper.ui.words import rules_page as said


@ft.component
def no_rules(rules_id: str, route: str) -> ft.View:
    """Rules that are not there, or that cannot be read now."""
    desk = use_desk()
    return lost_view(desk, route, use_once(lambda: _why(desk.book, rules_id)))


def _why(book: Scorebook, rules_id: str) -> str:
    try:
        there = find_rules(book, rules_id) is not None
        book.profiles()
    except ScorekeeperError as error:
        return error.message
    return words.WENT_WRONG if there else said.NO_SUCH_RULES
