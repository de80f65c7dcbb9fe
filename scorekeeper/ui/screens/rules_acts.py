"""What a person does with the rules there are."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ParamSpec

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import Profile
from scorekeeper.ui import addresses
from scorekeeper.ui.aim import Aim
from scorekeeper.ui.components.kept_scroll import from_the_top
from scorekeeper.ui.desk import guarded
from scorekeeper.ui.hooks import Latest, data_of, text_of
from scorekeeper.ui.reading.named_rules import NamedRules, named_presets, named_profiles
from scorekeeper.ui.words import house as said

_log = logging.getLogger(__name__)

P = ParamSpec("P")

LIST = "rules"
"""Under this name the list keeps its place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """The rules there are, and those looked at closely.

    Attributes:
        own: the table's own.
        default: the id of those that new matches begin with.
        players: only rules for so many are listed; None for any number.
        chosen: the id of those looked at; empty for the list.
        name: what they are to be called, as typed.
        deleted: those deleted last, to be had back.
        said: what has just been done.
        trouble: why something could not be.
    """

    own: tuple[NamedRules, ...] = ()
    default: str | None = None
    players: int | None = None
    chosen: str = ""
    name: str = ""
    deleted: Profile | None = None
    said: str = ""
    trouble: str = ""

    @property
    def open(self) -> NamedRules | None:
        """The rules that are looked at."""
        known = (*self.own, *named_presets())
        return next((one for one in known if one.id == self.chosen), None)


def looked_at(route: str) -> Shelf:
    """Where somebody comes to the rules, or back to those they have read, sent or changed."""
    return Shelf(chosen=addresses.chosen_in(route))


def look(book: Scorebook, shelf: Shelf) -> Shelf:
    """The rules as they are now."""
    try:
        own = named_profiles(book)
        shelf = replace(shelf, own=own, default=book.default_rules())
        name = shelf.open.title if shelf.open and not shelf.name else shelf.name
        return replace(shelf, name=name)
    except ScorekeeperError as error:
        _log.exception("the house rules cannot be read")
        return replace(shelf, trouble=error.message)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RulesActs:
    """The acts; each shows the rules as they are then."""

    book: Scorebook
    page: ft.Page
    now: Latest[Shelf]
    put: Callable[[Shelf], None]
    aim: Aim = field(default_factory=Aim)

    def handler(self, act: Callable[P, None]) -> Callable[P, None]:
        """An act whose troubles are said."""
        return guarded(act, lambda why: self._show(trouble=why, said=""))

    def players(self, event: ft.ControlEvent) -> None:
        """List only rules for so many."""
        self._show(players=data_of(event))

    def look_at(self, event: ft.ControlEvent) -> None:
        """Look at some closely."""
        self._show(chosen=data_of(event), said="", trouble="")
        chosen = self.now.current.open
        self._show(name=chosen.title if chosen else "")

    def go(self, event: ft.ControlEvent) -> None:
        """Go where a door leads."""
        self.page.navigate(data_of(event))

    def leave(self, _: ft.ControlEvent) -> None:
        """Back to the list, or from it home."""
        if self.now.current.open:
            self._show(chosen="", name="", trouble="")
            # Loaded again, the page shows what is shown now.
            self.page.navigate(addresses.RULES)
        else:
            from_the_top(self.page, LIST)
            self.page.navigate(addresses.HOME)

    def make_default(self, _: ft.ControlEvent) -> None:
        """Have new matches begin with them, or no longer."""
        shelf = self.now.current
        chosen = shelf.open
        if chosen is None or not self.aim.taken("default"):
            return
        is_default = shelf.default == chosen.id
        self.book.set_default_rules(None if is_default else chosen.id)
        self._look(said.begins_with_last() if is_default else said.begins_with(chosen.title))

    def write_name(self, event: ft.ControlEvent) -> None:
        """What they are to be called was typed."""
        self._show(name=text_of(event), trouble="")

    def rename(self, _: ft.ControlEvent) -> None:
        """Call them so."""
        shelf = self.now.current
        self._look(said.renamed(self.book.rename_profile(shelf.chosen, shelf.name).name))

    def copy(self, _: ft.ControlEvent) -> None:
        """Have them once more."""
        if chosen := self.now.current.chosen:  # not the second tap of two
            self._look(said.copied_as(self.book.copy_profile(chosen).name), chosen="")

    def delete(self, _: ft.ControlEvent) -> None:
        """Have them no longer; until something else is deleted they can be had back."""
        chosen = self.now.current.chosen
        if not chosen:
            return  # the second tap of two
        deleted = self.book.delete_profile(chosen)
        self._look(said.deleted(deleted.name), chosen="", deleted=deleted)

    def bring_back(self, _: ft.ControlEvent) -> None:
        """Have those deleted last back."""
        deleted = self.now.current.deleted
        if deleted is None:
            return
        self.book.save_profile(
            deleted.name, deleted.rules, preset_id=deleted.preset_id, profile_id=deleted.id
        )
        if deleted.is_default:
            self.book.set_default_rules(deleted.id)
        self._look(said.saved(deleted.name), deleted=None)

    def _look(self, what: str, **more: object) -> None:
        self.now.current = look(self.book, self.now.current)
        self._show(said=what, trouble="", **more)

    def _show(self, **what: object) -> None:
        # The next tap may come before this one is drawn.
        self.now.current = replace(self.now.current, **what)  # type: ignore[arg-type]
        self.put(self.now.current)
