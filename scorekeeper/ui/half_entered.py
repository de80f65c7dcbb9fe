"""A hand half entered, kept in the history: nothing that was tapped is lost with the phone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields
from functools import partial
from typing import Any, TypeAlias

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui.draft import Draft, Kind, Page
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.keeper import Keeper

SOON = 0.05
"""Seconds after a tap that it is kept: a quick next tap is kept together with it."""


class HalfEntered:
    """Keeps a match's hand half entered, behind the taps and never in their way."""

    def __init__(self, book: Scorebook, page: ft.Page, match_id: str) -> None:
        self._keeper = Keeper(
            page,
            partial(book.draft, match_id),
            partial(book.save_draft, match_id),
            _kept,
            soon=SOON,
        )

    def resumed(self) -> Draft:
        """The hand as it was left half entered, if it was; else a new one."""
        try:
            body = self._keeper.recall()
        except ScorekeeperError:
            return Draft()
        return draft_from(body) if body else Draft()

    def keep(self, draft: Draft) -> None:
        """Keep it, soon; one not begun is forgotten."""
        self._keeper.keep(draft)

    def let_go(self) -> None:
        """Keep nothing any more: the hand is being saved, and its draft dropped with that."""
        self._keeper.let_go()


Sketch: TypeAlias = Callable[[Draft | Callable[[Draft], Draft]], None]


def use_draft(book: Scorebook, match_id: str) -> tuple[Draft, Sketch, HalfEntered]:
    """A match's hand half entered, as it was left; what sets it, and what keeps it."""
    page = ft.context.page
    half = use_once(lambda: HalfEntered(book, page, match_id))
    draft, put = use_value(half.resumed)
    latest = use_latest(draft)

    def sketch(new: Draft | Callable[[Draft], Draft]) -> None:
        before = latest.current
        latest.current = new(before) if callable(new) else new
        if latest.current is not before:
            put(latest.current)
            half.keep(latest.current)

    return draft, sketch, half


def _kept(draft: Draft) -> dict[str, Any] | None:
    return body_of(draft) if draft.begun else None


def body_of(draft: Draft) -> dict[str, Any]:
    """A hand half entered as it is kept."""
    return asdict(draft) | {"trouble": ""}


def draft_from(body: dict[str, Any]) -> Draft:
    """What was kept as a hand half entered; of what another version kept, what is understood."""
    known = {one.name for one in fields(Draft)}
    said = {name: value for name, value in body.items() if name in known}
    try:
        for name, one_of, usual in (
            ("page", Page, Page.PLAY),
            ("came", Page, Page.PLAY),
            ("kind", Kind, Kind.PLAYED),
            ("beside", Kind, Kind.PLAYED),
        ):
            said[name] = one_of(said.get(name, usual))
        return Draft(**{name: _tupled(value) for name, value in said.items()})
    except (TypeError, ValueError):
        return Draft()


def _tupled(value: object) -> Any:  # noqa: ANN401 - each part of a draft has its own type
    """A value as a draft holds it: JSON knows lists alone."""
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
