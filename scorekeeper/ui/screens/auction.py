"""The auction's side of the entry: the calls, one by one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.components.auction_pad import auction_pad
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.hooks import use_once
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.auction import read_auction
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.screens.auction_acts import AuctionActs
from scorekeeper.ui.screens.entry_acts import EntryActs


@piece
def auction(
    view: MatchView,
    draft: Draft,
    width: float,
    screen: Screen,
    entry: EntryActs,
    skip: Callable[[str], None],
) -> ft.Control:
    """What has been called, and every bid that may be called next.

    Args:
        view: the match, in the table's own words.
        draft: the hand as far as it is entered.
        width: of the pad.
        screen: what it is looked at on.
        entry: the acts of the entry.
        skip: remember that a hand, by its id, is entered without an auction.
    """
    acts = use_once(lambda: AuctionActs(entry=entry, skip=skip))
    taps = use_once(acts.taps)
    return auction_pad(read_auction(view, draft), width, screen, taps)
