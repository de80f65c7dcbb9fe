"""What the menu of a match leads to: its story, its title and note, its seats, its dealer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from uuid import uuid4

import flet as ft

from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.carried import carry
from scorekeeper.ui.components.buttons import choice_line, main_button
from scorekeeper.ui.components.events import event_line
from scorekeeper.ui.components.export_lines import export_lines
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.following import use_match
from scorekeeper.ui.hooks import data_of, text_of, use_once, use_value
from scorekeeper.ui.looked import use_look
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.days import read_day
from scorekeeper.ui.reading.story import Event, read_match_story
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.screens.lost import lost_view, no_match
from scorekeeper.ui.screens.match_form import use_form
from scorekeeper.ui.screens.other_rules import other_rules
from scorekeeper.ui.words import keeping
from scorekeeper.ui.words import match as said

Done = Callable[[str], None]


@ft.component
def match_leaf_route() -> ft.View:
    """Whichever leaf of whichever match the address names."""
    params = ft.use_route_params()
    match_id, which = params.get("match_id", ""), params.get("leaf", "")
    return keyed(f"{match_id}/{which}", match_leaf, match_id, which)


@ft.component
def match_leaf(match_id: str, which: str) -> ft.View:
    """One leaf; done with it, the sheet says what was done."""
    desk = use_desk()
    page = ft.context.page
    view, _ = use_match(desk.book, match_id, desk.visit)
    sheet = addresses.match(match_id)
    route = addresses.match_leaf(match_id, which)
    if view is None:
        return no_match(match_id, route)
    if which not in LEAVES:
        return lost_view(desk, route, words.LOST)

    def done(news: str) -> None:
        carry(page, news)
        page.navigate(sheet)

    title, draw = LEAVES[which]
    body = keyed(which, draw, view, done)
    return leaf(
        desk, route, title, body, lambda: page.navigate(sheet), back_to=words.BACK_TO_SHEET
    )


@ft.component
def _story(view: MatchView, done: Done) -> ft.Control:  # noqa: ARG001 - as every leaf is given
    book = use_desk().book

    def read() -> tuple[Event, ...]:
        return read_match_story(book.story(view.id))

    told, look, _ = use_look(read, tuple[Event, ...])
    ft.use_effect(look, [view.version])
    events = enumerate(told.found, start=1)
    return flowing(
        [
            *trouble_line(ids.LEAF_TROUBLE, told.trouble),
            *(event_line(ids.story_event(number), event) for number, event in events),
        ]
    )


@ft.component
def _details(view: MatchView, done: Done) -> ft.Control:
    book, screen = use_desk().book, use_desk().screen
    # What is not written in stays as it is, whoever changes it meanwhile.
    title, set_title = use_value(_unwritten)
    note, set_note = use_value(_unwritten)
    day, set_day = use_value(_unwritten)
    form, trouble = use_form(view, done)

    def save(_: ft.ControlEvent) -> str:
        at = view.started_at.astimezone()
        on = at.date() if day is None else read_day(day)
        if on is None:
            form.complain(said.no_day(day or ""))
            return ""
        moved = None if on == at.date() else datetime.combine(on, at.time()).astimezone()
        book.set_details(view.id, title=title, note=note, started_at=moved, seen=form.seen)
        return said.DETAILS_SAVED

    fields = (
        (ids.DETAILS_TITLE, said.TITLE, title, view.title, set_title, 60),
        (ids.DETAILS_DAY, said.DAY, day, words.day(view.started_at), set_day, 20),
        (ids.DETAILS_NOTE, said.NOTE, note, view.note, set_note, 200),
    )
    return _form(
        [
            field(
                identifier,
                label,
                now if typed is None else typed,
                lambda event: data_of(event)(text_of(event)),
                data=put,
                names=False,
                longest=longest,
            )
            for identifier, label, typed, now, put, longest in fields
        ],
        trouble,
        ids.DETAILS_SAVE,
        form.handler(save),
        screen,
    )


@ft.component
def _seats(view: MatchView, done: Done) -> ft.Control:
    book, screen = use_desk().book, use_desk().screen
    written_in, write = use_value(dict[int, str])
    form, trouble = use_form(view, done)
    # A seat that is not written in is whoever's it is by now.
    names = tuple(written_in.get(seat, name) for seat, name in enumerate(view.match.players))

    def wrote(event: ft.ControlEvent) -> None:
        seat, text = data_of(event), text_of(event)
        write(lambda before: before | {seat: text})

    def save(_: ft.ControlEvent) -> str:
        seated = tuple(name.strip() for name in names)
        book.change_seats(view.id, seated, seen=form.seen)
        return said.SEATED.format(names=", ".join(seated))

    return _form(
        [
            plain(said.SEATS_LONG, color=theme.PENCIL),
            *(
                field(ids.seat_name(seat + 1), _seat(view, seat), name, wrote, data=seat)
                for seat, name in enumerate(names)
            ),
        ],
        trouble,
        ids.SEATS_SAVE,
        form.handler(save),
        screen,
    )


def _unwritten() -> str | None:
    """What is written in a field to begin with: nothing of one's own."""
    return None


def _seat(view: MatchView, seat: int) -> str:
    """A seat's line, with its side where several share one."""
    sides = view.match.sides
    if len(sides) == len(view.match.players):
        return words.seat(seat + 1)
    side = next(number for number, one in enumerate(sides, start=1) if seat in one.seats)
    return f"{words.seat(seat + 1)}, {words.side_field(side)}"


@ft.component
def _dealer(view: MatchView, done: Done) -> ft.Control:
    book = use_desk().book
    hand_id = use_once(lambda: str(uuid4()))
    form, trouble = use_form(view, done)

    def chosen(event: ft.ControlEvent) -> str:
        seat = data_of(event)
        book.set_dealer(view.id, seat, hand_id=hand_id, seen=form.seen)
        return said.dealer_now(view.match.players[seat])

    tapped = form.handler(chosen)
    return flowing(
        [
            written(plain(said.DEALER_LONG, color=theme.PENCIL)),
            *(
                choice_line(
                    ids.dealer_seat(seat + 1),
                    said.deals_next(name),
                    "",
                    tapped,
                    data=seat,
                    chosen=seat == view.sheet.dealer,
                )
                for seat, name in enumerate(view.match.players)
            ),
            *trouble_line(ids.LEAF_TROUBLE, trouble),
        ]
    )


def _form(
    fields: list[ft.Control],
    trouble: str,
    identifier: str,
    save: Callable[[ft.ControlEvent], None],
    screen: Screen,
) -> ft.Control:
    button = main_button(identifier, words.SAVE, save, screen, expand=1)
    return flowing(
        [
            written(*fields, spacing=theme.GAP),
            *trouble_line(ids.LEAF_TROUBLE, trouble),
            written(ft.Row(controls=[button])),
        ]
    )


@ft.component
def _export(view: MatchView, done: Done) -> ft.Control:  # noqa: ARG001 - as every leaf is given
    return export_lines(view)


LEAVES = {
    "story": (said.STORY, _story),
    "details": (said.DETAILS, _details),
    "seats": (said.SEATS, _seats),
    "dealer": (said.DEALER, _dealer),
    "other-rules": (said.RULES, other_rules),
    "export": (keeping.EXPORT_ONE, _export),
}
"""What each is called, and what draws it."""
