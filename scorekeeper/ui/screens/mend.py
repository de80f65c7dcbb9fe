"""A hand put right: entered differently, inserted, removed, moved, with a note; and its story."""

from __future__ import annotations

import flet as ft

from scorekeeper.scorebook.views import HandVersion, MatchView
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.events import event_line
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.frame import Laid, on_table
from scorekeeper.ui.components.leaf import WIDEST, flowing, leaf, written
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.components.review import places, review
from scorekeeper.ui.desk import Desk, use_desk
from scorekeeper.ui.following import use_match
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.looked import use_look
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.reading.effects import read_effects
from scorekeeper.ui.reading.past import as_played, before_hand, draft_of
from scorekeeper.ui.reading.sheet import read_sheet
from scorekeeper.ui.reading.story import read_hand_story
from scorekeeper.ui.reading.told import told_change
from scorekeeper.ui.screens.entry import entry_pad
from scorekeeper.ui.screens.lost import lost_view, no_match
from scorekeeper.ui.screens.mend_acts import Deed, Mend, MendActs
from scorekeeper.ui.words import mending


@ft.component
def mend_route() -> ft.View:
    """Whichever hand the address names, and what is to be done to it."""
    params = ft.use_route_params()
    match_id = params.get("match_id", "")
    number, deed = params.get("hand", ""), params.get("deed", "")
    if not number.isdecimal() or deed not in set(Deed):
        return keyed("lost", _no_such_hand, match_id)
    key = f"{match_id}/{number}/{deed}"
    return keyed(key, mend_screen, match_id, int(number), Deed(deed))


@ft.component
def _no_such_hand(match_id: str) -> ft.View:
    return lost_view(use_desk(), addresses.match(match_id), mending.NO_SUCH_HAND)


@ft.component
def mend_screen(match_id: str, hand: int, deed: Deed) -> ft.View:
    """The entry of it, or what it would move."""
    desk = use_desk()
    page = ft.context.page
    view, _ = use_match(desk.book, match_id, desk.visit)
    hand_id = use_once(lambda: _id_of(view, hand))
    latest = use_latest(view)
    mend, put = use_value(lambda: _begun(view, hand, deed))
    kept = use_latest(mend)
    acts = use_once(
        lambda: MendActs(
            book=desk.book,
            page=page,
            deed=deed,
            hand_id=hand_id,
            view=latest,
            mend=kept,
            put=put,
        )
    )
    ft.use_effect(acts.begin, [])
    ft.use_effect(acts.look_again, [view.version if view else 0])
    route = addresses.hand(match_id, hand, deed)
    if view is None:
        return no_match(match_id, route)
    if not acts.number:
        return lost_view(desk, route, mending.NO_SUCH_HAND)
    title = mending.title(deed, acts.number)
    match deed:
        case Deed.STORY:
            body = keyed("story", _story, view, hand_id, acts.number)
        case Deed.NOTE:
            body = _note(desk, mend, acts)
        case Deed.CORRECT | Deed.INSERT if mend.hand is None:
            return _entering(desk, route, view, mend, acts, title)
        case _:
            body = _review(desk, view, mend, acts)
    return leaf(desk, route, title, body, acts.leave)


def _id_of(view: MatchView | None, hand: int) -> str:
    if view is None or not 1 <= hand <= len(view.records):
        return ""
    return view.records[hand - 1].id


def _begun(view: MatchView | None, hand: int, deed: Deed) -> Mend:
    if not _id_of(view, hand) or view is None:
        return Mend()
    note = view.records[hand - 1].note
    if deed is Deed.CORRECT:
        match = as_played(view.match, hand)
        return Mend(draft=draft_of(match, match.hands[hand - 1]), to=hand, note=note)
    return Mend(to=hand, note=note, seen=view.version)


def _entering(
    desk: Desk, route: str, view: MatchView, mend: Mend, acts: MendActs, title: str
) -> ft.View:
    screen = desk.screen
    past = before_hand(view, acts.number)
    room = min(screen.width - 2 * theme.WIDE, WIDEST) if screen.large else screen.width
    entry = entry_pad(
        past, read_sheet(past), mend.draft, room, screen, acts, beside=False, title=title
    )
    return on_table(desk, route, [Laid(name="entry", pad=entry)], widest=WIDEST)


def _review(desk: Desk, view: MatchView, mend: Mend, acts: MendActs) -> ft.Control:
    number, screen, terms = acts.number, desk.screen, desk.preferences.terms
    above = None
    if acts.deed is Deed.MOVE:
        last = len(view.records)
        above = places(
            mending.to_place(number, mend.to),
            screen,
            acts.handler(lambda: acts.step(-1)) if mend.to > 1 else None,
            acts.handler(lambda: acts.step(1)) if mend.to < last else None,
        )
    return review(
        read_effects(told_change(mend.then, terms)) if mend.then else None,
        mend.trouble,
        mending.confirm(acts.deed, number),
        screen,
        acts.handler(acts.confirm),
        acts.leave,
        on_drop=acts.handler(acts.drop),
        on_play_on=acts.handler(acts.play_on),
        above=above,
        ready=acts.deed is not Deed.MOVE or mend.to != number,
    )


def _note(desk: Desk, mend: Mend, acts: MendActs) -> ft.Control:
    screen = desk.screen
    save = acts.handler(acts.save_note)
    return flowing(
        [
            written(
                field(
                    ids.HAND_NOTE_TEXT,
                    mending.NOTE_FIELD,
                    mend.note,
                    acts.wrote,
                    longest=200,
                    names=False,
                    on_submit=save,
                )
            ),
            *trouble_line(ids.HAND_TROUBLE, mend.trouble),
            written(
                ft.Row(
                    spacing=theme.GAP,
                    controls=[
                        quiet_button(
                            ids.HAND_BACK, words.BACK, acts.leave, screen, expand=1, height=56
                        ),
                        main_button(ids.HAND_NOTE_SAVE, words.SAVE, save, screen, expand=2),
                    ],
                )
            ),
        ]
    )


@ft.component
def _story(view: MatchView, hand_id: str, hand: int) -> ft.Control:
    desk = use_desk()
    book, terms = desk.book, desk.preferences.terms

    def read() -> tuple[HandVersion, ...]:
        return book.hand_story(view.id, hand_id)

    told, look, _ = use_look(read, tuple[HandVersion, ...])
    ft.use_effect(look, [view.version])
    match = as_played(terms.told_match(view.match), hand, view.records[hand - 1].players)
    versions = enumerate(read_hand_story(match, told.found), start=1)
    return flowing(
        [
            *trouble_line(ids.HAND_TROUBLE, told.trouble),
            *(event_line(ids.hand_version(number), event) for number, event in versions),
        ]
    )
