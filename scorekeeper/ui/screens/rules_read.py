"""Rules read from what somebody sent: a message, or a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.reading import RulesEntry
from scorekeeper.scorebook.book import Scorebook
from scorekeeper.scorebook.views import Profile
from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, heading, leaf, written
from scorekeeper.ui.components.lettering import plain, sentence, slab
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hooks import text_of, use_latest, use_once, use_value
from scorekeeper.ui.house_files import open_file, rules_in
from scorekeeper.ui.reading.named_rules import ancestry, free_name
from scorekeeper.ui.says import saying
from scorekeeper.ui.words import house as said

LONGEST = 4000
"""No message with rules in it is longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pasted:
    """A message as pasted, and the rules in it.

    Attributes:
        found: the rules; None while there are none.
        name: what they will be called.
        trouble: why there are none, or why they cannot be kept.
    """

    text: str = ""
    found: RulesEntry | None = None
    name: str = ""
    trouble: str = ""


def understood(text: str, taken: tuple[str, ...]) -> Pasted:
    """A message looked through for rules."""
    if not text.strip():
        return Pasted(text=text)
    try:
        found = rules_in(text)
    except ScorekeeperError as error:
        return Pasted(text=text, trouble=error.message)
    name = found.name or ""
    if not name or name.casefold() in {one.casefold() for one in taken}:
        name = free_name(taken, name or said.HOUSE_RULES)
    return Pasted(text=text, found=found, name=name)


@ft.component
def read_rules_sent() -> ft.View:
    """A field to paste a message into, and the rules that are found in it."""
    desk = use_desk()
    page = ft.context.page
    taken = use_once(lambda: tuple(one.name for one in _known(desk.book)))
    pasted, put = use_value(Pasted)
    latest = use_latest(pasted)

    def rename(event: ft.ControlEvent) -> None:
        now = latest.current
        put(Pasted(text=now.text, found=now.found, name=text_of(event)))

    def keep(_: ft.ControlEvent) -> None:
        now = latest.current
        if now.found is not None:
            kept = desk.book.save_profile(now.name, now.found.rules, preset_id=now.found.preset)
            latest.current = Pasted()  # for the second tap of two
            page.navigate(addresses.rules_of(kept.id))

    def complain(why: str) -> None:
        now = latest.current
        put(Pasted(text=now.text, found=now.found, name=now.name, trouble=why))

    async def open_it() -> None:
        text = await open_file()
        if text is not None:
            put(understood(text, taken))

    body = flowing(
        [
            written(
                plain(said.PASTE_LONG, color=theme.PENCIL),
                field(
                    ids.READ_TEXT,
                    said.PASTE,
                    pasted.text,
                    lambda event: put(understood(text_of(event), taken)),
                    names=False,
                    longest=LONGEST,
                ),
                quiet_button(
                    ids.READ_FILE,
                    said.OPEN_FILE,
                    lambda _: page.run_task(saying, open_it, complain),
                    desk.screen,
                ),
            ),
            *trouble_line(ids.READ_TROUBLE, pasted.trouble),
            *([_found(pasted, rename)] if pasted.found is not None else ()),
            *(
                [
                    written(
                        main_button(ids.READ_SAVE, said.KEEP, guarded(keep, complain), desk.screen)
                    )
                ]
                if pasted.found is not None
                else ()
            ),
        ]
    )
    return leaf(
        desk,
        addresses.RULES_READ,
        said.READ_SENT,
        body,
        lambda: page.navigate(addresses.RULES),
        back_to=said.RULES,
    )


def _found(pasted: Pasted, on_name: Callable[[ft.ControlEvent], None]) -> ft.Control:
    found = pasted.found
    known = PRESETS.get((found.preset if found else None) or "")
    told = ancestry(found.rules, known.id) if found and known else ""
    return written(
        heading(said.FOUND),
        ft.Semantics(
            identifier=ids.READ_FOUND,
            container=True,
            content=ft.Column(
                spacing=0,
                controls=[
                    slab((found.name if found else "") or said.HOUSE_RULES, lines=2),
                    *([sentence(told)] if told else ()),
                ],
            ),
        ),
        field(ids.READ_NAME, said.NAME, pasted.name, on_name, names=False),
    )


def _known(book: Scorebook) -> tuple[Profile, ...]:
    try:
        return book.profiles()
    except ScorekeeperError:
        return ()
