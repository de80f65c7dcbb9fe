"""A table half set, kept in the history: no name that was typed is lost with the page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules.cutting import Cut
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.match import Side
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.keeper import Keeper
from scorekeeper.ui.new_table import NewTable

_log = logging.getLogger(__name__)

KEPT = "new_table"
"""Where it is kept; there is one, the last."""

Change = Callable[[NewTable], NewTable]


class HalfSet:
    """Keeps the table half set, behind the taps and never in their way.

    Attributes:
        fresh: the table as it is laid for those who have done nothing yet.
    """

    def __init__(self, book: Scorebook, page: ft.Page, fresh: NewTable, *, again: bool) -> None:
        self.fresh = fresh
        self._again = again
        self._keeper = Keeper(
            page, partial(book.recall, KEPT), partial(book.remember, KEPT), self._body
        )

    def resumed(self) -> NewTable:
        """The table as it was left half set, if it was; else a fresh one.

        One that was laid for the same people again is left behind when they have played since.
        """
        try:
            body = self._keeper.recall()
            if body is None:
                return self.fresh
            before = body["before"] and table_from(body["before"])
            left = table_from(body["table"])
        except (ScorekeeperError, LookupError, TypeError, ValueError):
            _log.exception("the table half set cannot be read")
            return self.fresh
        same = before == _bare(self.fresh) if self._again else before is None
        return replace(left, known=self.fresh.known, resumed=True) if same else self.fresh

    def keep(self, table: NewTable) -> None:
        """Keep it, soon; one on which nothing was done is forgotten."""
        self._keeper.keep(table)

    def forget(self) -> None:
        """Keep nothing any more: the match has started, or a fresh table was asked for."""
        self._keeper.forget()

    def _body(self, table: NewTable) -> dict[str, Any] | None:
        fresh = _bare(self.fresh)
        if _bare(table) == fresh:
            return None
        return {"before": body_of(fresh) if self._again else None, "table": body_of(table)}


def use_table(half: Callable[[], HalfSet]) -> tuple[NewTable, Callable[[Change], None], HalfSet]:
    """The table as it was left or as it is laid; what changes it; and what keeps it."""
    keeping = use_once(half)
    table, put = use_value(keeping.resumed)
    latest = use_latest(table)

    def change(how: Change) -> None:
        # The next letter may be typed before this one is drawn.
        before = latest.current
        latest.current = how(before)
        if latest.current != before:
            put(latest.current)
            keeping.keep(latest.current)

    return table, use_once(lambda: change), keeping


def body_of(table: NewTable) -> dict[str, Any]:
    """A table half set as it is kept."""
    return {
        "rules": table.rules.to_json(),
        "preset_id": table.preset_id,
        "rules_name": table.rules_name,
        "names": list(table.names),
        "standing": list(table.standing),
        "dealer": table.dealer,
        "sides": [{"name": side.name, "seats": list(side.seats)} for side in table.sides],
        "drawn": [list(one.cards) for one in table.drawn],
        "carried": table.carried,
        "scores": list(table.scores),
        "played": table.played,
    }


def table_from(body: dict[str, Any]) -> NewTable:
    """What was kept as a table half set, bare of what was only on the screen.

    Raises:
        ScorekeeperError, LookupError, TypeError, ValueError: another version kept it.
    """
    rules = RuleSet.from_json(body["rules"])
    names = _texts(body["names"])
    dealer = int(body["dealer"])
    if len(names) != rules.players or not 0 <= dealer < rules.players:
        raise ValueError(names, dealer)
    preset_id = body["preset_id"]
    return _bare(
        NewTable(
            rules=rules,
            preset_id=None if preset_id is None else str(preset_id),
            rules_name=str(body["rules_name"]),
            names=names,
            standing=_texts(body["standing"]),
            dealer=dealer,
            sides=tuple(
                Side(name=str(side["name"]), seats=tuple(map(int, side["seats"])))
                for side in body["sides"]
            ),
            drawn=tuple(Cut(_texts(cards)) for cards in body["drawn"]),
            carried=bool(body["carried"]),
            scores=_texts(body["scores"]),
            played=str(body["played"]),
        )
    )


def _bare(table: NewTable) -> NewTable:
    """What is kept of it: not what is only on the screen, nor what each window has for itself."""
    return replace(table, match_id="", known=(), lifted=None, trouble="", resumed=False)


def _texts(written: list[Any]) -> tuple[str, ...]:
    return tuple(map(str, written))
