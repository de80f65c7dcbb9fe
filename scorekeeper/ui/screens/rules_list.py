"""All the rules there are: to be read, changed, sent, and begun with."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.news import news_line
from scorekeeper.ui.components.rules_choice import players_filter, rules_choice
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.reading.named_rules import NamedRules, rules_groups
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.screens.rules_acts import LIST, RulesActs, Shelf, look, looked_at
from scorekeeper.ui.words import house as said

DOORS = ((addresses.RULES_READ, said.READ_SENT, said.READ_SENT_HOW),)


@ft.component
def rules_list() -> ft.View:
    """The list, or what can be done with some of them."""
    desk = use_desk()
    page = ft.context.page
    shelf, put = use_value(lambda: look(desk.book, looked_at(page.route or "")))
    latest = use_latest(shelf)
    acts = use_once(lambda: RulesActs(book=desk.book, page=page, now=latest, put=put))
    on_players, on_look = use_once(lambda: acts.players), use_once(lambda: acts.look_at)
    on_door = use_once(lambda: lambda _: page.navigate(addresses.RULES_READ))
    chosen = shelf.open
    if chosen is not None:
        body: ft.Control = _close(chosen, shelf, acts, desk)
        return leaf(desk, addresses.RULES, chosen.title, body, acts.leave)
    doors = tuple((ids.RULES_READ, title, detail) for _, title, detail in DOORS)
    body = ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            players_filter(shelf.players, desk.screen, on_players),
            news_line(shelf.said, shelf.trouble),
            *_bring_back(shelf, acts, desk.screen),
            rules_choice(
                rules_groups(shelf.own, shelf.players, terms=desk.preferences.terms),
                doors,
                ids.rules_listed,
                on_look,
                on_door,
                LIST,
            ),
        ],
    )
    return leaf(desk, addresses.RULES, said.RULES, body, acts.leave, back_to=words.HOME)


def _bring_back(shelf: Shelf, acts: RulesActs, screen: Screen) -> list[ft.Control]:
    if shelf.deleted is None:
        return []
    text = said.bring_back(shelf.deleted.name)
    back = acts.handler(acts.bring_back)
    return [written(quiet_button(ids.RULES_BRING_BACK, text, back, screen))]


def _close(rules: NamedRules, shelf: Shelf, acts: RulesActs, desk: Desk) -> ft.Control:
    """What can be done with some rules."""
    screen, about = desk.screen, rules.told(desk.preferences.terms)
    is_default = shelf.default == rules.id
    change, how = (
        (said.CHANGE_OWN, said.CHANGE_OWN_HOW)
        if rules.own
        else (said.MAKE_FROM, said.MAKE_FROM_HOW)
    )
    lines: list[ft.Control] = [
        news_line(shelf.said, shelf.trouble),
        *([written(plain(about, color=theme.PENCIL))] if about else ()),
        *(
            choice_line(identifier, title, detail, acts.go, data=address)
            for identifier, title, detail, address in (
                (ids.RULES_OPEN, said.OPEN, said.OPEN_HOW, addresses.rules(rules.id)),
                (ids.RULES_EDIT, change, how, addresses.rules_edit(rules.id)),
                (ids.RULES_SHARE, said.SHARE, said.SHARE_HOW, addresses.rules_share(rules.id)),
            )
        ),
        choice_line(
            ids.RULES_DEFAULT,
            said.DEFAULT,
            said.DEFAULT_HOW,
            acts.handler(acts.make_default),
            chosen=is_default,
        ),
    ]
    if rules.own:
        lines += [
            choice_line(ids.RULES_COPY, said.COPY, said.COPY_HOW, acts.handler(acts.copy)),
            choice_line(ids.RULES_DELETE, said.DELETE, said.DELETE_HOW, acts.handler(acts.delete)),
            written(
                field(ids.RULES_NEW_NAME, said.NAME, shelf.name, acts.write_name, names=False),
                quiet_button(ids.RULES_RENAME, said.RENAME, acts.handler(acts.rename), screen),
            ),
        ]
    return flowing(lines)
