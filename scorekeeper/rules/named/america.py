"""The game of the 500 Rulebook (S000), and what American tables made of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scorekeeper.rules.named.preset import (
    BASE,
    DOUBLE_NULLO,
    FIVE_PLAYERS,
    NULLO,
    Confidence,
    Family,
    Preset,
)
from scorekeeper.rules.options import (
    AllPass,
    AuctionRounds,
    DefenceCredit,
    MisereDefence,
    PartnerMethod,
    PartnerShare,
    Seating,
    WinCondition,
)
from scorekeeper.rules.schedules import INVERTED, ORIGINAL

_AMERICAN = replace(
    BASE,
    auction_rounds=AuctionRounds.ONE,
    special_contracts=(),
    misere_defence=MisereDefence.TEN_PER_BIDDER_TRICK,
    win_condition=WinCondition.ANY_POINTS,
    joint_wins=False,
)
_THREE_PLAYERS: dict[str, Any] = {
    "players": 3,
    "sides": Seating.INDIVIDUAL,
    "pack": 33,
    "defence_credit": DefenceCredit.PER_PLAYER,
}


def _american(  # noqa: PLR0913 - a row of a table has many columns
    preset_id: str,
    title: str,
    difference: str,
    source: str,
    *,
    confidence: Confidence = Confidence.HIGH,
    family: Family = Family.UNITED_STATES,
    **changes: Any,  # noqa: ANN401 - options are of many types
) -> Preset:
    return Preset(
        id=preset_id,
        title=title,
        family=family,
        difference=difference,
        confidence=confidence,
        source=source,
        rules=replace(_AMERICAN, **changes),
    )


AMERICAN: tuple[Preset, ...] = (
    _american(
        "us_4p",
        "American, four players",
        "One call each, no misère; points of any kind win, the contractor counting first.",
        "S000",
    ),
    _american(
        "us_4p_nullo",
        "American, four players with nullo",
        "Nullo (250) between 8♠ and 8♣; the defenders score the contractor's tricks.",
        "S000 Nullo Bid",
        special_contracts=(NULLO,),
    ),
    _american(
        "us_4p_original",
        "American, original schedule",
        "Values of the first rulebook: a higher bid is one worth more, whatever its tricks.",
        "S000 Original Schedule",
        schedule=ORIGINAL,
    ),
    _american(
        "us_4p_original_nullo",
        "American, original schedule with nullo",
        "The original schedule, with nullo standing at its value of 250.",
        "S000 Original Schedule, Nullo Bid",
        schedule=ORIGINAL,
        special_contracts=(NULLO,),
    ),
    _american(
        "us_4p_inverted",
        "American, inverted schedule",
        "Clubs are lowest, then spades, hearts and diamonds.",
        "S000 Inverted Schedule",
        schedule=INVERTED,
    ),
    _american(
        "us_4p_allpass_nt",
        "American, passed-in hands played",
        "A hand that all pass is played at no trump, each trick 10 to its taker.",
        "S000 Making the Trump, law 8",
        all_pass=AllPass.PLAY_NO_TRUMP,
    ),
    _american(
        "us_2p",
        "American, two players",
        "Two players with 33 cards and a dead hand.",
        "S000 Five Hundred for Two",
        **(_THREE_PLAYERS | {"players": 2}),
    ),
    _american(
        "us_3p",
        "American, three players",
        "Everyone for himself with 33 cards.",
        "S000",
        **_THREE_PLAYERS,
    ),
    _american(
        "us_3p_nullo",
        "American, three players with nullo",
        "Everyone for himself, with nullo (250) between 8♠ and 8♣.",
        "S000 Nullo Bid",
        **_THREE_PLAYERS,
        special_contracts=(NULLO,),
    ),
    _american(
        "us_3p_original",
        "American, three players, original schedule",
        "Everyone for himself, with the values of the first rulebook.",
        "S000 Original Schedule",
        **_THREE_PLAYERS,
        schedule=ORIGINAL,
    ),
    _american(
        "us_3p_allpass_nt",
        "American, three players, passed-in hands played",
        "Everyone for himself; a hand that all pass is played at no trump.",
        "S000 law 8",
        **_THREE_PLAYERS,
        all_pass=AllPass.PLAY_NO_TRUMP,
    ),
    _american(
        "us_4_cutthroat_12",
        "American, four players without partners",
        "The dealer takes no cards; the highest total after twelve deals wins.",
        "S000 laws 1 and 17",
        sides=Seating.CUTTHROAT_DEALER_OUT,
        pack=33,
        defence_credit=DefenceCredit.PER_PLAYER,
        target=None,
        loss_limit=None,
        deal_limit=12,
    ),
    _american(
        "us_5p_named",
        "American, five players, named partner",
        "The contractor names a partner; both gain or lose the whole value.",
        "S000 Partners",
        **FIVE_PLAYERS,
        special_contracts=(NULLO,),
        partner_method=PartnerMethod.NAMED_PLAYER,
        partner_share=PartnerShare.FULL,
    ),
    _american(
        "us_5p_two_partners",
        "American, five players, one partner or two",
        "One partner on six and seven, two on eight, nine and ten; the whole value each.",
        "S000 Partners",
        **FIVE_PLAYERS,
        special_contracts=(NULLO,),
        partner_method=PartnerMethod.NAMED_PLAYER,
        partner_share=PartnerShare.FULL,
        partners_by_level=((6, 1), (7, 1), (8, 2), (9, 2), (10, 2)),
    ),
    _american(
        "us_5p_called",
        "American, five players, called card",
        "The holder of a called card is the partner; both gain or lose the whole value.",
        "S000 Partners",
        **FIVE_PLAYERS,
        special_contracts=(NULLO,),
        partner_method=PartnerMethod.CALLED_CARD_SILENT,
        partner_share=PartnerShare.FULL,
    ),
    _american(
        "us_6p_3x2",
        "American, six players, three pairs",
        "Three pairs sitting opposite, with 63 cards.",
        "S000 Partners",
        players=6,
        sides=Seating.PARTNERSHIP_3X2,
        pack=63,
    ),
    _american(
        "us_6p_2x3",
        "American, six players, odd against even",
        "Two sides of three sitting alternately, with 63 cards.",
        "S000 Progressive 500",
        players=6,
        sides=Seating.PARTNERSHIP_2X3,
        pack=63,
    ),
    _american(
        "us_1000_3p",
        "American to 1000, three players",
        "Points of the cards taken count too; 1000 wins.",
        "S000 Games of 1,000 and 1,500",
        **_THREE_PLAYERS,
        target=1000,
        loss_limit=-1000,
        card_points=True,
    ),
    _american(
        "us_1500_4p",
        "American to 1500, four players",
        "Points of the cards taken count too; 1500 wins.",
        "S000 Games of 1,000 and 1,500",
        target=1500,
        loss_limit=-1500,
        card_points=True,
    ),
    _american(
        "mn_45",
        "Minnesota, 45 cards",
        "No bid below seven, a kitty of five, nullo and double nullo; only a contract wins.",
        "Players' accounts",
        confidence=Confidence.MEDIUM,
        pack=45,
        kitty=5,
        min_level=7,
        special_contracts=(
            replace(NULLO, rank="below_8S"),
            replace(DOUBLE_NULLO, rank="below_10H"),
        ),
        win_condition=WinCondition.CONTRACT_ONLY,
    ),
    _american(
        "bid500_dos",
        "500 Bid",
        "American with nullo, and double nullo (500) by the partner of a nullo bidder.",
        "The rules of an old computer game",
        confidence=Confidence.MEDIUM,
        family=Family.APPS,
        special_contracts=(NULLO, DOUBLE_NULLO),
    ),
    _american(
        "trickster_us",
        "American as played online",
        "No bid below seven; nullo between 8♠ and 8♣.",
        "An online 500 with many options",
        confidence=Confidence.MEDIUM,
        family=Family.APPS,
        min_level=7,
        special_contracts=(NULLO,),
    ),
)
"""The American rule sets."""
