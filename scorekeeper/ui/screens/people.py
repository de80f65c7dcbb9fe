"""Everybody who has played: what they are called, and two spellings made one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ParamSpec

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import Change, Person
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.aim import Aim
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.news import news_line
from scorekeeper.ui.components.person_panel import person_panel
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hearing import use_changes
from scorekeeper.ui.hooks import Latest, data_of, use_latest, use_once, use_value
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import finding

_log = logging.getLogger(__name__)

P = ParamSpec("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is shown of the people.

    Attributes:
        undo: the change to people that can be taken back.
        redo: the one that can be made again.
        chosen: who is looked at closely; empty for the list.
        said: what has just been done.
        trouble: why something could not be.
        unread: why they cannot be read now, and are shown as they were.
    """

    people: tuple[Person, ...] = ()
    undo: Change | None = None
    redo: Change | None = None
    chosen: str = ""
    said: str = ""
    trouble: str = ""
    unread: str = ""


def look(book: Scorebook, said: str, before: Known) -> Known:
    """The people as they are; as they were before, and why, while they cannot be read."""
    try:
        undo, redo = book.people_changes()
        return Known(people=book.people(), undo=undo, redo=redo, said=said)
    except ScorekeeperError as error:
        _log.exception("people cannot be read")
        return replace(before, chosen="", said=said, trouble="", unread=error.message)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PeopleActs:
    """What can be done; each act shows the people as they are then."""

    book: Scorebook
    page: ft.Page
    now: Latest[Known]
    put: Callable[[Known], None]
    aim: Aim = field(default_factory=Aim)

    def handler(self, act: Callable[P, None]) -> Callable[P, None]:
        """An act whose troubles are said."""
        return guarded(act, lambda why: self._show(replace(self.now.current, trouble=why)))

    def open(self, event: ft.ControlEvent) -> None:
        """Look at one of them closely."""
        self._show(replace(self.now.current, chosen=data_of(event), said="", trouble=""))

    def leave(self) -> None:
        """Back to the list, or from it home."""
        if self.now.current.chosen:
            self._show(replace(self.now.current, chosen="", trouble=""))
        else:
            self.page.navigate(addresses.HOME)

    async def look_again(self) -> None:
        """Show the people as they are by now: something has changed."""
        found = await asyncio.to_thread(look, self.book, "", self.now.current)
        now = self.now.current
        # Whoever is looked at may have been made one with somebody else.
        chosen = now.chosen if any(one.id == now.chosen for one in found.people) else ""
        newer = replace(found, chosen=chosen, said=now.said, trouble=now.trouble)
        if newer != now:
            self._show(newer)

    def rename(self, name: str) -> None:
        """Call them by another name."""
        if not self.now.current.chosen:
            return  # the second tap of two
        self.book.rename_person(self.now.current.chosen, name)
        self._show(look(self.book, finding.RENAMED, self.now.current))

    def merge(self, kept_id: str) -> None:
        """Make them one with somebody, who keeps their name."""
        if not self.now.current.chosen:
            return
        self.book.merge_people(kept_id, self.now.current.chosen)
        self._show(look(self.book, finding.MERGED, self.now.current))

    def undo(self, _: ft.ControlEvent) -> None:
        """Take the last change back."""
        if not self.aim.taken("undo"):
            return
        change = self.now.current.undo
        self.book.undo_people()
        self._show(look(self.book, words.undone(change), self.now.current))

    def redo(self, _: ft.ControlEvent) -> None:
        """Make it again."""
        if not self.aim.taken("redo"):
            return
        change = self.now.current.redo
        self.book.redo_people()
        self._show(look(self.book, words.redone(change), self.now.current))

    def _show(self, known: Known) -> None:
        # The next tap may come before this one is drawn.
        self.now.current = known
        self.put(known)


@ft.component
def people() -> ft.View:
    """The list, or one of them."""
    desk = use_desk()
    page = ft.context.page
    known, put = use_value(lambda: look(desk.book, "", Known()))
    latest = use_latest(known)
    acts = use_once(lambda: PeopleActs(book=desk.book, page=page, now=latest, put=put))
    use_changes(desk.book, acts.look_again)
    person = next((one for one in known.people if one.id == known.chosen), None)
    if person is not None:
        others = tuple(one for one in known.people if one is not person)
        rename, merge = acts.handler(acts.rename), acts.handler(acts.merge)
        body = person_panel(person, others, known.trouble, desk.screen, rename, merge)
        return leaf(desk, addresses.PEOPLE, person.name, body, acts.leave)
    return leaf(
        desk,
        addresses.PEOPLE,
        finding.PEOPLE,
        flowing(_listed(known, acts, desk.screen)),
        acts.leave,
        back_to=words.HOME,
    )


def _listed(known: Known, acts: PeopleActs, screen: Screen) -> list[ft.Control]:
    steps = [
        quiet_button(
            identifier, f"{word}: {words.change(change)}", acts.handler(act), screen, expand=1
        )
        for identifier, word, change, act in (
            (ids.PEOPLE_UNDO, words.UNDO, known.undo, acts.undo),
            (ids.PEOPLE_REDO, words.REDO, known.redo, acts.redo),
        )
        if change is not None
    ]
    lines: list[ft.Control] = [
        choice_line(
            ids.people_person(number),
            one.name,
            finding.matches(one.matches),
            acts.open,
            data=one.id,
        )
        for number, one in enumerate(known.people, start=1)
    ]
    if not known.people and not known.unread:
        lines.append(written(plain(finding.NO_PEOPLE_YET, size=theme.LEAD, color=theme.PENCIL)))
    return [
        news_line(known.said, known.trouble or known.unread),
        *([written(ft.Row(spacing=theme.GAP, controls=list(steps)))] if steps else ()),
        *lines,
    ]
