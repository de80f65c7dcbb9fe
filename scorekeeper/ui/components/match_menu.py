"""What else there is to do with a match: names, and ending it by the players' own word."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.panel import panel_title
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.ending import EndLine
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import keeping, rules_page
from scorekeeper.ui.words import match as said


@piece
def match_menu(
    endings: tuple[EndLine, ...],
    screen: Screen,
    on_tap: Callable[[ft.ControlEvent], None],
    *,
    over: bool,
    by_word: bool,
    deciding: int | None = None,
    behind: int = 0,
) -> ft.Control:
    """One line each; every one of them can be undone.

    Args:
        endings: how its players may end it; none once it is over.
        screen: what it is looked at on.
        on_tap: does what the line tapped stands for.
        over: whether the match has ended.
        by_word: whether its players ended it.
        deciding: the number of the hand that ended it, if one did.
        behind: how many hands stand behind that end.
    """
    lines = [
        (ids.MENU_NAMES, words.NAMES, words.NAMES_HOW, "names"),
        (ids.MENU_DETAILS, said.DETAILS, said.DETAILS_HOW, "leaf:details"),
        (ids.MENU_STORY, said.STORY, said.STORY_HOW, "leaf:story"),
    ]
    if not over:
        lines += [
            (ids.MENU_SEATS, said.SEATS, said.SEATS_HOW, "leaf:seats"),
            (ids.MENU_DEALER, said.DEALER, said.DEALER_HOW, "leaf:dealer"),
        ]
    lines += [
        (ids.MENU_RULES_PAGE, rules_page.RULES, rules_page.RULES_HOW, "leaf:rules"),
        (ids.MENU_DEAL, rules_page.DEAL, rules_page.DEAL_HOW, "leaf:deal"),
        (ids.MENU_RULES, said.RULES, said.RULES_HOW, "leaf:other-rules"),
    ]
    lines.append((ids.MENU_EXPORT, keeping.EXPORT_ONE, keeping.EXPORT_ONE_HOW, "leaf:export"))
    lines.append((ids.MENU_COPY, said.COPY, said.COPY_HOW, "copy"))
    if deciding is not None:
        correct = f"leaf:hand/{deciding}/correct"
        lines += [
            (ids.MENU_DECIDING, said.DECIDING, said.deciding_how(deciding), correct),
            (ids.MENU_REOPEN, words.REOPEN, said.played_on_how(deciding, behind), "reopen"),
        ]
    if by_word:
        lines.append((ids.MENU_REOPEN, words.REOPEN, words.REOPEN_HOW, "reopen"))
    lines += [(one.identifier, one.title, one.detail, one.does) for one in endings]
    lines += [
        (ids.MENU_SETTINGS, words.SETTINGS, "", "settings"),
        (ids.MENU_BIN, said.BIN, said.BIN_HOW, "bin"),
    ]
    return ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(words.THIS_MATCH),
            *(
                choice_line(identifier, title, detail, on_tap, data=what)
                for identifier, title, detail, what in lines
            ),
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=quiet_button(
                    ids.MENU_CLOSE, words.BACK_TO_SHEET, on_tap, screen, data="close"
                ),
            ),
        ],
    )
