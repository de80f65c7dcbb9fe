"""The options of a rule set, and their answers, as a table would name them."""

from __future__ import annotations

from scorekeeper.rules.option_guide import Group
from scorekeeper.rules.options import (
    AllPass,
    AuctionRounds,
    BothReach,
    CapStyle,
    DefenceCredit,
    FailRule,
    MisereDefence,
    MultiSideLoss,
    PartnerMethod,
    PartnerShare,
    SansKitty,
    Seating,
    TrickPointsWhen,
    WinCondition,
)
from scorekeeper.rules.special_contracts import Undertaking, When
from scorekeeper.ui.words.grammar import number, plural

GROUPS = {
    Group.BIDS: "Bids",
    Group.SCORING: "Scoring",
    Group.WINNING: "Winning",
    Group.TABLE: "Table",
}
"""The groups of options, in the order in which house rules are usually made."""

TITLES = {
    "sides": "Who plays",
    "pack": "Cards in the pack",
    "jokers": "Jokers",
    "kitty": "Cards in the kitty",
    "partner_method": "Finding a partner",
    "partners_by_level": "How many partners",
    "schedule": "Values of the bids",
    "min_level": "Lowest bid",
    "auction_rounds": "How often each calls",
    "raise_own_after_passes": "Raising one's own bid",
    "special_contracts": "Misères and other contracts",
    "sans_kitty": "Without the kitty",
    "slam_floor": "All ten tricks",
    "fail_rule": "A failed contract",
    "trick_points": "Tricks in defence",
    "trick_points_when": "When those tricks count",
    "defence_credit": "Who scores those tricks",
    "misere_defence": "Against a misère",
    "defence_cap": "Tricks carry no further than",
    "defence_cap_style": "Tricks that would go further",
    "trick_points_stop_above": "No tricks for a total above",
    "all_pass": "Everybody passes",
    "partner_share": "Shares of the two partners",
    "card_points": "Points of the cards",
    "target": "Points to win",
    "win_condition": "What wins",
    "both_reach": "Several reach it together",
    "joint_wins": "Both partners reach it",
    "loss_limit": "Out the back door",
    "loss_needs_opponent_not_negative": "When the back door is open",
    "multi_side_loss": "Once somebody is out",
    "deal_limit": "Number of deals",
    "time_limit_minutes": "Time limit",
}
"""Each option in a word or two; how many play is asked together with who has a score."""

SEATINGS = {
    Seating.PARTNERSHIP_2X2: "Four, in two pairs",
    Seating.PARTNERSHIP_2X3: "Six, on two sides of three",
    Seating.PARTNERSHIP_3X2: "Six, in three pairs",
    Seating.INDIVIDUAL: "{} players, each alone",
    Seating.INDIVIDUAL_CALLED_PARTNER: "Five, a partner found anew each hand",
    Seating.CUTTHROAT_DEALER_OUT: "Four, the dealer sitting out",
}

_YES_NO: dict[object, str] = {True: "Allowed", False: "Not allowed"}

CHOICES: dict[str, dict[object, str]] = {
    "auction_rounds": {
        AuctionRounds.CONTINUING: "Until all but one have passed",
        AuctionRounds.ONE: "Once",
    },
    "raise_own_after_passes": _YES_NO,
    "sans_kitty": {SansKitty.OFF: "Not noted", SansKitty.FLAG_ONLY: "Noted on a hand"},
    "fail_rule": {
        FailRule.MINUS_BID: "Costs its value",
        FailRule.BID_TO_OPPONENTS: "Gives its value to the opponents",
    },
    "trick_points": {10: "10 each", 0: "Nothing"},
    "trick_points_when": {
        TrickPointsWhen.ALWAYS: "Always",
        TrickPointsWhen.SET_ONLY: "Only when the contract fails",
    },
    "defence_credit": {
        DefenceCredit.PER_SIDE: "Each side its own",
        DefenceCredit.PER_PLAYER: "Each player their own",
        DefenceCredit.SHARED: "Every defender all of them",
    },
    "misere_defence": {
        MisereDefence.NONE: "Nothing",
        MisereDefence.TEN_PER_BIDDER_TRICK: "10 for each trick of the contractor",
        MisereDefence.TEN_PER_OWN_TRICK: "10 for each trick of their own",
    },
    "defence_cap_style": {
        CapStyle.CLAMP: "Count as far as it",
        CapStyle.FREEZE: "Do not count at all",
    },
    "all_pass": {
        AllPass.REDEAL: "Thrown in",
        AllPass.PLAY_NO_TRUMP: "Played at no trump",
    },
    "partner_method": {
        PartnerMethod.CALLED_CARD_SILENT: "Called card, kept secret",
        PartnerMethod.CALLED_CARD_ANNOUNCED: "Called card, told at once",
        PartnerMethod.NAMED_PLAYER: "Named player",
    },
    "partner_share": {PartnerShare.HALF: "Half each", PartnerShare.FULL: "All of it each"},
    "card_points": {False: "Not counted", True: "Added"},
    "win_condition": {
        WinCondition.CONTRACT_ONLY: "Only a contract made",
        WinCondition.ANY_POINTS: "Points of any kind",
        WinCondition.BID_POINTS: "Points from contracts alone",
    },
    "both_reach": {
        BothReach.CONTRACTOR_FIRST: "The contractor wins",
        BothReach.HIGHEST_TOTAL: "The highest total wins",
    },
    "joint_wins": {True: "Both win", False: "The contractor wins"},
    "loss_needs_opponent_not_negative": {
        False: "Always",
        True: "While nobody else is below zero",
    },
    "multi_side_loss": {
        MultiSideLoss.HIGHEST_OTHER_WINS: "The highest of the others wins",
        MultiSideLoss.OTHERS_PLAY_ON: "The others play on",
    },
}
"""The answers of the options that have a few."""

SCHEDULES = {
    "avondale": "Avondale",
    "original": "Original",
    "inverted": "Inverted",
    "perfect": "Perfect",
    "custom": "Your own values",
}
NONE = {
    "slam_floor": "Only the contract's value",
    "defence_cap": "No limit",
    "trick_points_stop_above": "No such rule",
    "target": "No target",
    "loss_limit": "Nobody goes out",
    "deal_limit": "No limit",
    "time_limit_minutes": "No limit",
}
"""What no number means."""

FIGURES = {
    "slam_floor": "Worth at least",
    "defence_cap": "Another total",
    "trick_points_stop_above": "Another total",
    "target": "Another total",
    "loss_limit": "Another total below zero",
    "deal_limit": "Another number of deals",
    "time_limit_minutes": "Other minutes",
}
"""The line for a number of one's own."""

UNDERTAKINGS = {
    Undertaking.NONE: "No trick, alone",
    Undertaking.NONE_BY_SIDE: "No trick, partners playing too",
    Undertaking.EXACTLY: "An exact number of tricks",
    Undertaking.ALL: "All ten tricks",
}
RANKS = {
    "below_8S": "Below 8♠",
    "above_8S": "Between 8♠ and 8♣",
    "below_10H": "Between 10♦ and 10♥",
    "by_value": "By its value",
    "top": "Above every bid",
    "after": "Just above another bid",
}
WHENS = {
    When.ANY_TIME: "Any time",
    When.AFTER_7: "Once somebody has bid seven",
    When.AFTER_8: "Once somebody has bid eight",
    When.FIRST_CALL_ONLY: "Only as a first call",
    When.PARTNER_BID_NULLO: "After the partner bid to take no trick",
}
NO_SPECIALS = "None"
NOT_ASKED = "Not asked"
ONE_PARTNER = "One, whatever the bid"
TWO_PARTNERS = "Two, whatever the bid"


def seated(players: int, sides: Seating) -> str:
    """Who plays and who has a score."""
    counts = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}
    return SEATINGS[sides].format(counts.get(players, str(players)))


_FIGURES = {
    "kitty": lambda value: plural(value, "card"),
    "pack": lambda value: plural(value, "card"),
    "deal_limit": lambda value: plural(value, "deal"),
    "time_limit_minutes": lambda value: plural(value, "minute"),
    "min_level": lambda value: {6: "Six", 7: "Seven", 8: "Eight"}[value],
    "slam_floor": lambda value: f"At least {value}",
    "loss_limit": lambda value: f"At {number(value)}",
}


def figure(name: str, value: int | None) -> str:
    """The answer of an option that is a number, or none."""
    return NONE[name] if value is None else _FIGURES.get(name, number)(value)


def two_partners_from(level: int) -> str:
    """From which bid on a second partner plays."""
    return f"One, and two from {level} up"


def two_partners_with(levels: str) -> str:
    """With which bids a second partner plays."""
    return f"One, and two with a bid of {levels}"


def not_a_number(name: str, typed: str, least: int, most: int) -> str:
    """A number that the option cannot be."""
    span = f"from {number(least)} to {number(most)}"
    if not typed.strip():
        return f"{TITLES[name]}: there is no number yet. Write one {span}."
    return f"{TITLES[name]}: “{typed.strip()}” is no number {span}."


def not_a_value(bid: str, typed: str) -> str:
    """A value of the table that is no number of points."""
    if not typed.strip():
        return f"{bid} has no value yet. Write a whole number above 0."
    return f"{bid}: “{typed.strip()}” is no value. Write a whole number above 0."


def not_points(typed: str) -> str:
    """What a contract of one's own cannot be worth."""
    if not typed.strip():
        return "It has no value yet. Write a whole number above 0, such as 250."
    return f"“{typed.strip()}” is no value. Write a whole number above 0, such as 250."
