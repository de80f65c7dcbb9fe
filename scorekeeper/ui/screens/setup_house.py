"""House rules made while a match is set up; imported when somebody makes some."""

from __future__ import annotations

from collections.abc import Callable

from scorekeeper.ui.half_made import HalfMade
from scorekeeper.ui.hooks import Latest
from scorekeeper.ui.reading.named_rules import NamedRules
from scorekeeper.ui.screens.house_acts import HouseActs
from scorekeeper.ui.screens.house_begin import begin
from scorekeeper.ui.screens.house_editing import Editing
from scorekeeper.ui.screens.house_pages import house_page
from scorekeeper.ui.screens.setup_acts import SetupActs

__all__ = ["acts_for_house", "begin_house", "house_page"]


def acts_for_house(
    acts: SetupActs, editing: Latest[Editing | None], edit: Callable[[Editing | None], None]
) -> HouseActs:
    """What is done with house rules while a table is set; they end in the list of rules."""

    def play_by(chosen: NamedRules) -> None:
        edit(None)
        acts.rules(chosen)

    return HouseActs(
        book=acts.book,
        half=HalfMade(acts.book, acts.page),
        now=editing,
        put=edit,
        leave=lambda: None,
        take=play_by,
    )


def begin_house(acts: SetupActs, house: HouseActs, taken: tuple[str, ...]) -> Editing:
    """House rules that start from those of the table; the names taken are others'."""
    return begin(acts.named_now, taken, house.half)
