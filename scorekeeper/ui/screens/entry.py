"""The entry's pad: the next hand, from its first tap to the one that saves it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids, words
from scorekeeper.ui.components.adjustment_panel import adjustment_panel
from scorekeeper.ui.components.buttons import sign_button
from scorekeeper.ui.components.confirm_panel import confirm_panel
from scorekeeper.ui.components.entry import entry
from scorekeeper.ui.components.first_panel import first_panel
from scorekeeper.ui.components.frame import binding, pad
from scorekeeper.ui.components.other_panel import other_panel
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.draft import Draft, Page
from scorekeeper.ui.hooks import use_latest, use_once, use_value
from scorekeeper.ui.icons import Icons
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.confirming import read_confirmation
from scorekeeper.ui.reading.entry import read_entry, to_confirm
from scorekeeper.ui.reading.first import first_choices
from scorekeeper.ui.reading.other_hands import (
    AUCTION,
    COMMON,
    is_adjusted,
    other_choices,
    read_adjustment,
    said_of,
    why_no_points,
)
from scorekeeper.ui.reading.shown import SheetReading
from scorekeeper.ui.reading.told import told
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.screens.entry_acts import EntryActs, EntryHost


@piece
def entry_pad(
    view: MatchView,
    reading: SheetReading,
    draft: Draft,
    width: float,
    screen: Screen,
    host: EntryHost,
    *,
    beside: bool,
    title: str | Callable[[], ft.Control],
) -> ft.Control:
    """What is asked of the hand: one screen, or what else may have happened.

    Args:
        view: the match.
        reading: its sheet as it is shown.
        draft: the hand as far as it is entered.
        width: of the pad.
        screen: what it is looked at on.
        host: what the hand is for.
        beside: it lies beside the sheet, not in its place.
        title: what is being done; or what draws the totals in its place.
    """
    terms = use_desk().preferences.terms
    now = use_latest((view, draft))
    acts = use_once(lambda: EntryActs(host=host, now=now))
    taps = use_once(acts.taps)
    happened = use_once(lambda: acts.handler(acts.happened))
    adjusted = use_once(lambda: acts.handler(acts.adjusted))
    wrote_points = use_once(lambda: acts.wrote_points)
    wrote_reason = use_once(lambda: acts.wrote_reason)
    back = use_once(lambda: acts.back)
    confirmed = use_once(lambda: acts.handler(acts.confirmed))
    first = use_once(lambda: acts.handler(acts.was_first))
    back_from_first = use_once(lambda: acts.back_from_first)
    skipped, skip = use_value(str)
    noting = not view.sheet.outcome.losers  # who has dropped out calls no more
    calls_first = host.calls_first and not draft.begun and skipped != draft.hand_id
    if noting and (draft.page is Page.AUCTION or calls_first):
        # Most tables enter no calls: nobody else waits for what draws them.
        from scorekeeper.ui.screens.auction import auction  # noqa: PLC0415

        body = auction(told(view, terms), draft, width, screen, acts, skip)
    elif draft.page is Page.CONFIRM:
        shown = read_confirmation(told(view, terms), draft, terms)
        body = confirm_panel(shown, draft.trouble, screen, confirmed, back)
    elif draft.page is Page.OTHER:
        choices = said_of(other_choices(view.match, terms), draft)
        if noting:
            # Behind what happens at every table.
            choices = (*choices[:COMMON], AUCTION, *choices[COMMON:])
        to_calls = draft.came is Page.AUCTION
        back_to = words.BACK_TO_CALLS if to_calls else words.BACK_TO_PLAY
        body = other_panel(choices, draft.trouble, screen, happened, back, back=back_to)
    elif draft.page is Page.ADJUSTMENT:
        body = adjustment_panel(
            tuple(side.name for side in reading.sides),
            draft.points,
            draft.reason,
            read_adjustment(view, draft),
            draft.trouble or why_no_points(draft),
            screen,
            wrote_points,
            wrote_reason,
            adjusted,
            back,
            ready=is_adjusted(view.match, draft),
        )
    elif draft.page is Page.FIRST:
        body = first_panel(
            view.match.rules.target,
            first_choices(view, draft),
            draft.first,
            draft.trouble,
            screen,
            first,
            back_from_first,
        )
    else:
        form = read_entry(told(view, terms), draft, terms)
        if host.confirms:
            form = to_confirm(form)
        body = entry(form, width, screen, taps)
    strip: ft.Control | None = None
    if not beside:
        strip = binding(
            screen,
            title=title if isinstance(title, str) else title(),
            left=sign_button(ids.RECORD_CANCEL, words.CANCEL, Icons.CLOSE_ROUNDED, host.leave),
        )
    elif not screen.low:
        strip = binding(screen, title=words.hand_number(len(view.match.hands) + 1))
    return pad(strip, body)
