"""The options of house rules: a row of groups that stays in sight, and the options of one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules.option_guide import Group
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, sentence
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.house import OptionLine
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.styles import CHOICE, INKED, NO_EDGE
from scorekeeper.ui.words import house, options


@piece
def groups_row(
    changes: tuple[tuple[Group, int], ...],
    chosen: Group,
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The groups, each with the number of changes in it; two abreast where text is large."""
    slips = [
        tap(
            ids.house_group(options.GROUPS[group].casefold()),
            house.group_label(options.GROUPS[group], count),
            plain(
                options.GROUPS[group] + (f" ·{count}" if count else ""),
                size=15,
                strong=True,
                lines=1,
                align=ft.TextAlign.CENTER,
                color=theme.PAPER if group is chosen else theme.INK,
            ),
            on_tap,
            style=INKED if group is chosen else None,
            data=group,
            chosen=group is chosen,
            expand=1,
            height=screen.line(theme.TARGET),
        )
        for group, count in changes
    ]
    across = 2 if screen.text >= LARGE_TEXT and not screen.wide else 4
    lines = [slips[first : first + across] for first in range(0, len(slips), across)]
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(bottom=ft.BorderSide(1, theme.PENCIL)),
        content=ft.Column(
            spacing=theme.HAIR,
            controls=[ft.Row(spacing=theme.HAIR, controls=list(line)) for line in lines],
        ),
    )


def options_list(
    above: str,
    lines: tuple[OptionLine, ...],
    on_tap: Callable[[ft.ControlEvent], None],
    below: tuple[ft.Control, ...],
) -> ft.Control:
    """The options, each with its answer; a changed one says what it was before."""
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
                content=plain(above, size=15, color=theme.PENCIL),
            ),
            *(
                line_to_open(
                    ids.house_option(line.name),
                    line.title,
                    line.answer,
                    house.was(line.was) if line.was else "",
                    line.trouble,
                    on_tap,
                    data=line.name,
                )
                for line in lines
            ),
            *below,
        ],
    )


def line_to_open(
    identifier: str,
    title: str,
    answer: str,
    changed: str,
    trouble: str,
    on_tap: Callable[[ft.ControlEvent], None],
    *,
    data: object,
) -> ft.Control:
    """A question with its answer; a changed one has a bar at its edge and says what it was."""
    parts = [f"{title}: {answer}", *(part for part in (changed, trouble) if part)]
    return ft.Container(
        border=ft.Border(
            bottom=ft.BorderSide(1, theme.RULE),
            left=ft.BorderSide(4, theme.INK) if changed else NO_EDGE,
        ),
        content=tap(
            identifier,
            ". ".join(parts),
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
                content=ft.Column(
                    spacing=0,
                    tight=True,
                    controls=[
                        plain(title, size=15, color=theme.PENCIL),
                        sentence(answer, size=theme.LEAD, strong=True),
                        *([sentence(changed, size=15)] if changed else ()),
                        *([plain(trouble, color=theme.RED, strong=True)] if trouble else ()),
                    ],
                ),
            ),
            on_tap,
            style=CHOICE,
            data=data,
            height=None,
        ),
    )
