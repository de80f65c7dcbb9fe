"""The closed answers of a rule set's options."""

from __future__ import annotations

from enum import StrEnum


class Seating(StrEnum):
    """Who has a score."""

    PARTNERSHIP_2X2 = "partnership_2x2"
    """Two pairs, partners opposite."""
    PARTNERSHIP_2X3 = "partnership_2x3"
    """Two sides of three, sitting alternately."""
    PARTNERSHIP_3X2 = "partnership_3x2"
    """Three pairs, partners opposite."""
    INDIVIDUAL = "individual"
    """Everyone for himself."""
    INDIVIDUAL_CALLED_PARTNER = "individual_called_partner"
    """Five scores; the contractor finds a partner anew each hand."""
    CUTTHROAT_DEALER_OUT = "cutthroat_dealer_out"
    """Four scores; the dealer takes no cards (S000 law 1)."""


class AuctionRounds(StrEnum):
    """How often a player may call."""

    CONTINUING = "continuing"
    """Until all but one have passed (S002 03)."""
    ONE = "one"
    """Once each (S000 law 5)."""


class SansKitty(StrEnum):
    """Whether a contract without the kitty is noted."""

    OFF = "off"
    """It is not."""
    FLAG_ONLY = "flag_only"
    """It may be noted on a hand; it never changes a score (S003)."""


class FailRule(StrEnum):
    """What a failed contract costs."""

    MINUS_BID = "minus_bid"
    """Its value is taken from the contracting side (S000 "Set Back")."""
    BID_TO_OPPONENTS = "bid_to_opponents"
    """Its value goes to each opposing side; nothing is taken away (S004)."""


class TrickPointsWhen(StrEnum):
    """On which hands the defenders' tricks count."""

    ALWAYS = "always"
    """Whether the contract is made or fails."""
    SET_ONLY = "set_only"
    """Only when it fails."""


class DefenceCredit(StrEnum):
    """Who scores the defenders' tricks."""

    PER_SIDE = "per_side"
    """Each defending side, its own."""
    PER_PLAYER = "per_player"
    """Each defender, his own (S000 law 17)."""
    SHARED = "shared"
    """Every defender, all of them."""


class MisereDefence(StrEnum):
    """What the defenders score in a contract to take no trick."""

    NONE = "none"
    """Nothing (S002 07)."""
    TEN_PER_BIDDER_TRICK = "ten_per_bidder_trick"
    """10 for every trick the contractor takes, to each opposing side (S000 Nullo)."""
    TEN_PER_OWN_TRICK = "ten_per_own_trick"
    """10 for every trick of their own."""


class CapStyle(StrEnum):
    """What happens to trick points that would pass the cap."""

    CLAMP = "clamp"
    """They stop at it."""
    FREEZE = "freeze"
    """None of them counts."""


class AllPass(StrEnum):
    """What becomes of a hand that everybody passed."""

    REDEAL = "redeal"
    """Thrown in; the next dealer deals."""
    PLAY_NO_TRUMP = "play_no_trump"
    """Played at no trump, 10 a trick to whoever takes it (S000 law 8)."""


class PartnerMethod(StrEnum):
    """How the contractor finds a partner, five-handed."""

    CALLED_CARD_SILENT = "called_card_silent"
    """The holder of a named card, who keeps quiet until it is played."""
    CALLED_CARD_ANNOUNCED = "called_card_announced"
    """The holder of a named card, who says so at once."""
    NAMED_PLAYER = "named_player"
    """Whomever the contractor names."""


class PartnerShare(StrEnum):
    """What the contractor and a partner each gain or lose."""

    HALF = "half"
    """Half the value (S004)."""
    FULL = "full"
    """All of it (S000 "Set Back")."""


class WinCondition(StrEnum):
    """What it takes to win at the target."""

    CONTRACT_ONLY = "contract_only"
    """A contract made by the side that reaches it (S002 08)."""
    ANY_POINTS = "any_points"
    """Points of any kind (S000 "Game")."""
    BID_POINTS = "bid_points"
    """Points from contracts alone."""


class BothReach(StrEnum):
    """Who wins when several reach the target on one hand."""

    CONTRACTOR_FIRST = "contractor_first"
    """The contractor, if the contract was made; else whoever got there first in play."""
    HIGHEST_TOTAL = "highest_total"
    """The highest total; equal totals share."""


class MultiSideLoss(StrEnum):
    """What happens when one of three or more scores falls to the loss limit."""

    HIGHEST_OTHER_WINS = "highest_other_wins"
    """The match ends; the highest of the others wins, equal totals share."""
    OTHERS_PLAY_ON = "others_play_on"
    """It drops out; the others play on."""
