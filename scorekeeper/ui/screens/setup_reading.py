"""The rules of a new match, to be read before it starts."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui.components.rules_sheet import whole_rules
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.reading.deal import read_deal
from scorekeeper.ui.reading.differences import read_page


def setup_reading(table: NewTable, width: float, desk: Desk) -> ft.Control:
    """All the rules chosen, and how to deal by them."""
    terms = desk.preferences.terms
    read = read_page(table.rules, table.rules_name, table.preset_id, terms)
    return whole_rules(read, read_deal(table.rules, terms), width, desk.screen)
