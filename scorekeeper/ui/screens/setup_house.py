"""House rules made while a match is set up; imported when somebody makes some."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.desk import Desk
from scorekeeper.ui.hooks import Latest
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.screens.house_acts import Editing, HouseActs, begin
from scorekeeper.ui.screens.house_pages import house_page
from scorekeeper.ui.screens.setup_acts import SetupActs


def begin_house(acts: SetupActs, taken: tuple[str, ...]) -> Editing:
    """House rules that start from those of the table; the names taken are others'."""
    return begin(acts.named_now, taken)


def setup_house(
    editing: Latest[Editing | None],
    edit: Callable[[Editing | None], None],
    acts: SetupActs,
    desk: Desk,
    width: float,
) -> tuple[str, ft.Control, Callable[[ft.ControlEvent], None]]:
    """The title, the page that is open, and one page back; they end in the list of rules."""

    def play_by(chosen: NamedRules) -> None:
        edit(None)
        acts.rules(chosen)

    house = HouseActs(book=desk.book, now=editing, put=edit, leave=lambda: None, take=play_by)
    now = editing.current
    assert now is not None, "house rules are being made"  # noqa: S101 - else nobody comes here
    title, body = house_page(now, house, desk.screen, width, playing=True)
    return title, body, house.back
