"""A match: its score sheet, and the entry of the next hand beside it or in its place."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import flet as ft

from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import addresses, theme
from scorekeeper.ui.board import Board, show_all
from scorekeeper.ui.carried import carried
from scorekeeper.ui.components.frame import Laid, on_table
from scorekeeper.ui.components.strip_totals import strip_totals
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.following import keep_awake, use_match
from scorekeeper.ui.half_entered import use_draft
from scorekeeper.ui.hooks import Latest, use_latest, use_once, use_ref, use_value
from scorekeeper.ui.inner import way_up
from scorekeeper.ui.piece import keyed
from scorekeeper.ui.place import use_place
from scorekeeper.ui.reading.half_entered import half_entered, warned
from scorekeeper.ui.reading.sheet import read_sheet, read_totals
from scorekeeper.ui.reading.shown import SheetReading
from scorekeeper.ui.reading.told import told
from scorekeeper.ui.screen import PAD, Screen
from scorekeeper.ui.screens.entry import entry_pad
from scorekeeper.ui.screens.lost import no_match
from scorekeeper.ui.screens.match_acts import MatchActs
from scorekeeper.ui.screens.match_changes import NOBODY
from scorekeeper.ui.screens.sheet import Said, SheetTaps, sheet_pad

BESIDE_LOW, ENTRY_LOW = 226, 540
"""On a phone lying down: the least the sheet needs, and what is enough for the entry."""

SheetShown: TypeAlias = tuple[MatchView, SheetReading, Said, float, Screen, SheetTaps, Terms]
EntryShown: TypeAlias = tuple[MatchView, SheetReading, Draft, float, Screen, MatchActs]

FEW = 3
"""Up to so many columns of points need no more room than two do."""

SHEET_ALONE = 640
"""The sheet by itself is never wider than this."""


@ft.component
def match_route() -> ft.View:
    """Whichever match the address names; another one starts afresh."""
    match_id = ft.use_route_params().get("match_id", "")
    return keyed(match_id, match_screen, match_id)


@ft.component
def match_screen(match_id: str) -> ft.View:
    """The sheet, the entry, or both."""
    desk = use_desk()
    page = ft.context.page
    screen = desk.screen
    at_entry = ft.use_route_location().endswith("/record")
    own = use_ref(NOBODY)
    view, show = use_match(desk.book, match_id, desk.visit, own)
    entering, enter = use_value(lambda: at_entry)
    draft, sketch, half = use_draft(desk.book, match_id)
    terms = desk.preferences.terms
    prefers = use_latest(desk.preferences)
    shown = ft.use_memo(lambda: told(view, terms) if view else None, [view, terms])
    said, say = use_value(lambda: Said(text=carried(page) or _offered(shown, draft, screen)))
    latest = use_latest(view)
    kept: Latest[tuple[SheetShown | None, EntryShown | None]] = use_ref((None, None))
    totals = read_totals(view) if view else ()
    board, strip = use_once(lambda: (Board(totals), Board(totals)))
    in_sight = use_latest(board if screen.wide else strip)
    draw_totals = ft.use_memo(lambda: partial(strip_totals, strip, screen), [screen])
    ft.use_effect(lambda: enter(at_entry), [at_entry])
    ft.use_effect(lambda: show_all((board, strip), totals) if view else None, [totals])
    use_place(addresses.record(match_id) if at_entry else addresses.match(match_id))
    keep_awake(page, wanted=desk.preferences.awake)

    acts = use_once(
        lambda: MatchActs(
            book=desk.book,
            page=page,
            match_id=match_id,
            view=latest,
            prefers=prefers,
            board=board,
            in_sight=in_sight,
            own=own,
            half=half,
            show=show,
            say=say,
            enter=enter,
            sketch=sketch,
        )
    )
    taps = use_once(acts.taps)
    route = addresses.match(match_id)
    if view is None or shown is None:
        return no_match(match_id, route)
    reading = read_sheet(shown)
    draft = warned(view, draft)
    both = screen.wide and not reading.over
    room = min(screen.width - 2 * theme.WIDE, PAD) if screen.large else screen.width
    width = _sheet_width(screen, room, len(reading.sides)) if both else min(room, SHEET_ALONE)
    sheet_seen = both or not entering or reading.over
    entry_seen = not reading.over and (both or entering)
    gap = theme.WIDE if screen.large else 0
    # A pad that is not seen is kept as it was: it need not be drawn again to be shown again.
    sheet, entry = kept.current
    if sheet_seen:
        sheet = (shown, reading, said, width, screen, taps, terms)
    if entry_seen:
        entry = (shown, reading, draft, room - width - gap if both else room, screen, acts)
    kept.current = (sheet, entry)
    laid = []
    if sheet:
        alone = None if not both else width
        laid.append(Laid(name="sheet", pad=sheet_pad(*sheet), width=alone, seen=sheet_seen))
    if entry:
        called = both and entering and not draft.begun
        laid.append(
            Laid(
                name="entry",
                pad=entry_pad(*entry, beside=both, title=draw_totals),
                seen=entry_seen,
                called=called,
            )
        )
    if screen.lefty:
        laid.reverse()  # the entry lies on the thumb's side
    return on_table(
        desk,
        route,
        laid,
        widest=PAD if both else SHEET_ALONE,
        up=way_up("/record" if at_entry else "", lambda _: acts.leave_entry()),
    )


def _offered(view: MatchView | None, draft: Draft, screen: Screen) -> str:
    """What is said of a hand half entered; nothing on a phone lying down, which shows it."""
    return "" if screen.low and screen.wide else half_entered(view, draft)


def _sheet_width(screen: Screen, room: float, sides: int) -> float:
    """How much of the room the sheet has beside the entry: more where it has many columns."""
    if screen.low:
        return max(BESIDE_LOW, room - ENTRY_LOW)
    return round(room * (0.45 if sides <= FEW else 0.52))
