"""The backups: what is inside each, and putting one back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, main_button, quiet_button
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.news import news_line
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import Latest, data_of, use_latest, use_once, use_value
from scorekeeper.ui.says import saying
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import keeping


@dataclass(frozen=True, slots=True, kw_only=True)
class Copy:
    """A backup as the list shows it."""

    path: Path
    when: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What is shown of the backups.

    Attributes:
        copies: newest first.
        chosen: the one looked into.
        inside: what it holds; None while that is found out.
        aside: the history that was set aside by the last restoring.
        busy: one is being put back: until that is done, nothing else is.
        said: what has just been done.
        trouble: why something could not be.
    """

    copies: tuple[Copy, ...] = ()
    chosen: Copy | None = None
    inside: tuple[str, ...] | None = None
    aside: Path | None = None
    busy: bool = False
    said: str = ""
    trouble: str = ""


def look(book: Scorebook) -> Shown:
    """The backups there are."""
    try:
        found = book.backups()
    except ScorekeeperError as error:
        return Shown(trouble=error.message)
    return Shown(
        copies=tuple(
            Copy(path=one.path, when=words.moment(one.at), kind=keeping.KINDS[one.kind.value])
            for one in found
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BackupActs:
    """What can be done with them; all of it in a thread."""

    book: Scorebook
    page: ft.Page
    now: Latest[Shown]
    put: Callable[[Shown], None]

    def open(self, event: ft.ControlEvent) -> None:
        """Look inside one."""
        path = data_of(event)
        chosen = next((one for one in self.now.current.copies if one.path == path), None)
        if chosen is None:
            return  # the list was another when it was tapped
        self._show(replace(self.now.current, chosen=chosen, inside=None, said="", trouble=""))
        self._start(lambda: self._look_inside(chosen))

    def restore(self) -> None:
        """Put the one that was looked into in the place of the history."""
        chosen = self.now.current.chosen
        if chosen is not None and self.now.current.inside is not None:
            self._put_in_place(chosen.path)

    def undo(self) -> None:
        """Put back the history that was set aside."""
        aside = self.now.current.aside
        if aside is not None:
            self._put_in_place(aside)

    def leave(self) -> None:
        """Back to the list, or from it to the settings."""
        if self.now.current.chosen is not None:
            self._show(replace(self.now.current, chosen=None, trouble=""))
        else:
            self.page.navigate(addresses.SETTINGS)

    async def _look_inside(self, chosen: Copy) -> None:
        found = await asyncio.to_thread(self.book.look_inside, chosen.path)
        last = _moment(found.last_at)
        inside = keeping.inside(found.matches, found.hands, found.people, last)
        if self.now.current.chosen is chosen:
            self._show(replace(self.now.current, inside=tuple(inside)))

    def _put_in_place(self, path: Path) -> None:
        if not self.now.current.busy:  # not the second tap of two
            self._show(replace(self.now.current, busy=True, said="", trouble=""))
            self._start(lambda: self._restore(path))

    async def _restore(self, path: Path) -> None:
        aside = await asyncio.to_thread(self.book.restore, path)
        self._show(replace(look(self.book), aside=aside.path, said=keeping.RESTORED))

    def _start(self, act: Callable[[], Awaitable[None]]) -> None:
        self.page.run_task(saying, act, self._complain)

    def _complain(self, why: str) -> None:
        self._show(replace(self.now.current, busy=False, trouble=why))

    def _show(self, shown: Shown) -> None:
        self.now.current = shown
        self.put(shown)


@ft.component
def backups() -> ft.View:
    """The list, or what is inside one."""
    desk = use_desk()
    page = ft.context.page
    shown, put = use_value(lambda: look(desk.book))
    latest = use_latest(shown)
    acts = use_once(lambda: BackupActs(book=desk.book, page=page, now=latest, put=put))
    body = (
        _inside(shown, shown.chosen, acts, desk.screen)
        if shown.chosen is not None
        else _listed(shown, acts, desk.screen, has_file=desk.book.location.file is not None)
    )
    return leaf(
        desk,
        addresses.BACKUPS,
        keeping.BACKUPS,
        flowing([news_line(shown.said, shown.trouble), *body]),
        acts.leave,
        back_to=words.BACK,
    )


def _listed(shown: Shown, acts: BackupActs, screen: Screen, *, has_file: bool) -> list[ft.Control]:
    lines: list[ft.Control] = []
    if shown.aside is not None:
        lines.append(
            written(
                quiet_button(
                    ids.BACKUPS_UNDO,
                    keeping.UNDO_RESTORE,
                    None if shown.busy else acts.undo,
                    screen,
                )
            )
        )
    if not shown.copies:
        why = keeping.NO_BACKUPS if has_file else keeping.NO_BACKUPS_HERE
        lines.append(written(plain(why, size=theme.LEAD, color=theme.PENCIL)))
    lines += [
        choice_line(ids.backup(number), one.when, one.kind, acts.open, data=one.path)
        for number, one in enumerate(shown.copies, start=1)
    ]
    return lines


def _inside(shown: Shown, chosen: Copy, acts: BackupActs, screen: Screen) -> list[ft.Control]:
    ready = shown.inside is not None and not shown.busy
    said = shown.inside if shown.inside is not None else (keeping.WORKING,)
    return [
        written(
            plain(chosen.when, size=theme.LEAD, strong=True),
            plain(chosen.kind, color=theme.PENCIL),
        ),
        ft.Semantics(
            identifier=ids.BACKUPS_INSIDE,
            container=True,
            live_region=True,
            content=written(*(plain(one) for one in said), spacing=theme.HAIR),
        ),
        written(plain(keeping.RESTORE_HOW, size=15, color=theme.PENCIL)),
        written(
            ft.Row(
                spacing=theme.GAP,
                controls=[
                    quiet_button(
                        ids.BACKUPS_BACK,
                        words.BACK,
                        acts.leave,
                        screen,
                        expand=1,
                        height=56,
                    ),
                    main_button(
                        ids.BACKUPS_RESTORE,
                        keeping.RESTORE,
                        acts.restore if ready else None,
                        screen,
                        expand=2,
                    ),
                ],
            )
        ),
    ]


def _moment(at: datetime | None) -> str:
    return "" if at is None else words.moment(at)
