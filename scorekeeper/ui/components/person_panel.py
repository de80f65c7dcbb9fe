"""One person: their name, and who they are as well."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.scorebook.views import Person
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import choice_line, main_button, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, heading, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.hooks import data_of, text_of, use_latest, use_value
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import finding


@ft.component
def person_panel(
    person: Person,
    others: tuple[Person, ...],
    trouble: str,
    screen: Screen,
    on_rename: Callable[[str], None],
    on_merge: Callable[[str], None],
) -> ft.Control:
    """The name to be changed; the others, one of whom may be the same person."""
    name, write = use_value(lambda: person.name)
    latest = use_latest(name)
    same_id, choose = use_value(str)
    same = next((one for one in others if one.id == same_id), None)
    save = written(
        field(ids.PEOPLE_NAME, finding.NAME, name, lambda event: write(text_of(event))),
        plain(finding.RENAME_HOW, size=15, color=theme.PENCIL),
        ft.Row(
            controls=[
                quiet_button(
                    ids.PEOPLE_RENAME,
                    finding.RENAME,
                    lambda _: on_rename(latest.current),
                    screen,
                    expand=1,
                )
            ]
        ),
    )
    top: list[ft.Control] = [save, *trouble_line(ids.PEOPLE_TROUBLE, trouble)]
    if same is not None:
        return flowing(
            [
                *top,
                written(
                    plain(finding.make_one(same.name, person.name), size=theme.LEAD, strong=True),
                    plain(finding.MERGE_HOW, size=15, color=theme.PENCIL),
                    ft.Row(
                        spacing=theme.GAP,
                        controls=[
                            quiet_button(
                                ids.PEOPLE_MERGE_BACK,
                                finding.NOT_THE_SAME,
                                lambda _: choose(""),
                                screen,
                                expand=1,
                                height=56,
                            ),
                            main_button(
                                ids.PEOPLE_CONFIRM,
                                finding.MAKE_ONE,
                                lambda _: on_merge(same.id),
                                screen,
                                expand=2,
                            ),
                        ],
                    ),
                ),
            ]
        )
    if others:
        top += [
            written(heading(finding.MERGE)),
            *(
                choice_line(
                    ids.people_merge(number),
                    one.name,
                    finding.matches(one.matches),
                    lambda event: choose(data_of(event)),
                    data=one.id,
                )
                for number, one in enumerate(others, start=1)
            ),
        ]
    return flowing(top)
