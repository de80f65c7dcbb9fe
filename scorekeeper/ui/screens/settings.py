"""How the app looks and behaves on this device."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui import words as common
from scorekeeper.ui.components.buttons import sign_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.history_lines import history_lines
from scorekeeper.ui.components.panel import panel_title
from scorekeeper.ui.components.preference_lines import pick_line, switch_line
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.hooks import data_of
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.words import settings as words

WIDEST = 480


@ft.component
def settings() -> ft.View:
    """Every preference, grouped, with what it does; and what can be done with the history."""
    desk = use_desk()
    page = ft.context.page
    body = ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(words.LOOK),
            *_look(desk),
            panel_title(words.RECORDING),
            *_recording(desk),
            panel_title(words.DURING_A_MATCH),
            _switch(desk, "awake", words.AWAKE, words.AWAKE_DOES),
            panel_title(words.NAMES_OF_THINGS),
            *_names(desk),
            history_lines(),
            ft.Container(height=theme.VAST),
        ],
    )
    strip = binding(
        desk.screen,
        title=common.SETTINGS,
        left=sign_button(
            ids.BACK,
            common.HOME,
            Icons.ARROW_BACK_ROUNDED,
            lambda: page.navigate(addresses.HOME),
        ),
    )
    return on_table(desk, addresses.SETTINGS, [Laid(pad=pad(strip, body))], widest=WIDEST)


def _look(desk: Desk) -> list[ft.Control]:
    now = desk.preferences
    return [
        pick_line(
            "theme",
            words.LIGHT,
            words.LOOKS,
            now.look,
            words.LOOK_DOES[now.look],
            desk.screen,
            lambda event: desk.prefer("look", data_of(event)),
        ),
        _pick(desk, "text", words.TEXT, words.TEXTS, words.TEXT_SAMPLE),
        _pick(desk, "suits", words.SUITS, words.SUIT_COLORS, words.SUITS_SAMPLE),
        _pick(desk, "thumb", words.THUMB, words.THUMBS, words.THUMB_SAMPLE[now.thumb]),
    ]


def _recording(desk: Desk) -> list[ft.Control]:
    return [
        _switch(desk, "confirm", words.CONFIRM, words.CONFIRM_DOES),
        _switch(desk, "auction", words.AUCTION, words.AUCTION_DOES),
        _switch(desk, "haptics", words.HAPTICS, words.HAPTICS_DOES),
    ]


def _names(desk: Desk) -> list[ft.Control]:
    terms = desk.preferences.terms
    return [
        _pick(desk, "misere", words.MISERE, words.MISERES, words.misere_sample(terms)),
        _pick(desk, "kitty", words.KITTY, words.KITTIES, words.kitty_sample(terms)),
        _pick(
            desk,
            "contractor",
            words.CONTRACTOR,
            words.CONTRACTORS,
            words.contractor_sample(terms),
        ),
    ]


def _switch(desk: Desk, name: str, title: str, does: Mapping[bool, str]) -> ft.Control:
    on = bool(getattr(desk.preferences, name))
    return switch_line(name, title, does[on], lambda _: desk.prefer(name, not on), on=on)


def _pick(
    desk: Desk, name: str, title: str, choices: Mapping[str, str], sample: str
) -> ft.Control:
    return pick_line(
        name,
        title,
        choices,
        getattr(desk.preferences, name),
        sample,
        desk.screen,
        lambda event: desk.prefer(name, data_of(event)),
    )
