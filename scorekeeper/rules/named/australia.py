"""The Australian game and its house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scorekeeper.rules.named.preset import (
    BASE,
    BLIND_MISERE,
    FIVE_PLAYERS,
    MISERE,
    MISERE_ANY_TIME,
    OPEN_MISERE,
    Confidence,
    Family,
    Preset,
)
from scorekeeper.rules.options import (
    DefenceCredit,
    PartnerMethod,
    PartnerShare,
    SansKitty,
    Seating,
)


def _australian(
    preset_id: str,
    title: str,
    difference: str,
    source: str,
    **changes: Any,  # noqa: ANN401 - options are of many types
) -> Preset:
    return Preset(
        id=preset_id,
        title=title,
        family=Family.AUSTRALIA,
        difference=difference,
        confidence=Confidence.HIGH,
        source=source,
        rules=replace(BASE, **changes),
    )


AUSTRALIAN: tuple[Preset, ...] = (
    _australian(
        "au_pagat",
        "Australian, four players",
        "Misère over a seven; only a made contract wins; out the back door at −500.",
        "S002",
    ),
    _australian(
        "au_misere_any",
        "Australian, misère at any time",
        "Misère may be called before anybody has bid seven.",
        "S003 Variations",
        special_contracts=(MISERE_ANY_TIME, OPEN_MISERE),
    ),
    _australian(
        "au_no_misere",
        "Australian, no misère",
        "There are no misères.",
        "S003 Variations",
        special_contracts=(),
    ),
    _australian(
        "au_open_top",
        "Australian, open misère at the top",
        "Open misère outranks every bid.",
        "S004 Play",
        special_contracts=(MISERE, replace(OPEN_MISERE, rank="top")),
    ),
    _australian(
        "au_open_top_520",
        "Australian, open misère 520",
        "Open misère outranks every bid and is worth 520.",
        "S004 Common questions",
        special_contracts=(MISERE, replace(OPEN_MISERE, rank="top", value=520)),
    ),
    _australian(
        "au_cap_490",
        "Australian, defence stops at 490",
        "Tricks taken in defence carry a side no further than 490.",
        "S003 Variations",
        defence_cap=490,
    ),
    _australian(
        "au_cap_480",
        "Australian, defence stops at 480",
        "Tricks taken in defence carry a side no further than 480.",
        "S003 Variations",
        defence_cap=480,
    ),
    _australian(
        "au_blind",
        "Australian with blind misère",
        "Blind misère (500) as a first call; contracts without the kitty may be noted.",
        "S003 The Bidding",
        special_contracts=(MISERE, OPEN_MISERE, BLIND_MISERE),
        sans_kitty=SansKitty.FLAG_ONLY,
    ),
    _australian(
        "au_2p",
        "Australian, two players",
        "Two players with hands and piles; misère at any time, no open misère.",
        "S004 Three-handed and two-handed; Pagat, two players",
        players=2,
        sides=Seating.INDIVIDUAL,
        special_contracts=(MISERE_ANY_TIME,),
    ),
    _australian(
        "au_3p",
        "Australian, three players",
        "Everyone for himself with 33 cards; the two defenders each score their own tricks.",
        "S004 Three-handed and two-handed",
        players=3,
        sides=Seating.INDIVIDUAL,
        pack=33,
        defence_credit=DefenceCredit.PER_PLAYER,
    ),
    _australian(
        "au_5p_called",
        "Australian, five players",
        "The contractor calls a card or plays alone; the two share the value by halves.",
        "S004 Five-handed",
        **FIVE_PLAYERS,
        partner_method=PartnerMethod.CALLED_CARD_SILENT,
        partner_share=PartnerShare.HALF,
    ),
    _australian(
        "au_5p_easton",
        "Australian, five players, Easton's table",
        "Five players by halves; the only misère is open, for 230.",
        "Pagat, five players",
        **FIVE_PLAYERS,
        special_contracts=(replace(OPEN_MISERE, value=230),),
        partner_method=PartnerMethod.CALLED_CARD_SILENT,
        partner_share=PartnerShare.HALF,
    ),
    _australian(
        "au_6p_2x3",
        "Australian, six players, two sides of three",
        "Two sides of three sitting alternately, with 63 cards.",
        "S004 Six-handed",
        players=6,
        sides=Seating.PARTNERSHIP_2X3,
        pack=63,
    ),
    _australian(
        "au_6p_3x2",
        "Australian, six players, three pairs",
        "Three pairs sitting opposite, with 63 cards.",
        "S003, answer to a reader",
        players=6,
        sides=Seating.PARTNERSHIP_3X2,
        pack=63,
    ),
    _australian(
        "au_fixed_hands",
        "Australian, eight hands",
        "Eight hands are dealt and the highest total wins; 500 and −500 end nothing.",
        "S000 Progressive 500",
        target=None,
        loss_limit=None,
        deal_limit=8,
    ),
)
"""The Australian rule sets."""
