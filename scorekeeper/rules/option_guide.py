"""Every option of a rule set in plain words: what it decides, and where the rule comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.rules.errors import listed
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK, CHOICES, NUMBERS, OPTIONAL
from scorekeeper.rules.schedules import SCHEDULES


class Group(StrEnum):
    """Where a person looks for an option."""

    TABLE = "The table"
    BIDS = "Bids"
    SCORING = "Scoring a hand"
    WINNING = "Winning, losing, length"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionGuide:
    """An option in plain words.

    Attributes:
        name: the option.
        group: where a person looks for it.
        effect: what it decides, in a sentence or two.
        source: where the rule comes from.
    """

    name: str
    group: Group
    effect: str
    source: str

    @property
    def values(self) -> str:
        """The values it can have."""
        none = ", or none" if self.name in OPTIONAL else ""
        if choices := CHOICES.get(self.name):
            return listed([f"`{choice}`" for choice in choices]) + none
        if limits := NUMBERS.get(self.name):
            return f"{limits[0]} to {limits[1]}{none}"
        return _OTHER_VALUES.get(self.name, "true or false")


_OTHER_VALUES = {
    "pack": listed([str(pack) for pack in CARD_POINTS_IN_PACK]),
    "schedule": (
        listed([f"`{name}`" for name in SCHEDULES])
        + ", or five rows of five values: a row a level, or a list for each of S, C, D, H, NT"
    ),
    "special_contracts": "a list; see below",
    "trick_points": "10 or 0",
    "partners_by_level": "1 or 2 for each level from 6 to 10, or none",
}


_GUIDES = (
    OptionGuide(
        name="players",
        group=Group.TABLE,
        effect="How many sit down.",
        source="S000 Number of Players",
    ),
    OptionGuide(
        name="sides",
        group=Group.TABLE,
        effect=(
            "Who has a score: two pairs, two sides of three, three pairs, everyone "
            "for himself, five with a partner found anew each hand, or four of whom "
            "the dealer takes no cards."
        ),
        source="S000 Partners, law 1; S004",
    ),
    OptionGuide(
        name="pack",
        group=Group.TABLE,
        effect=("Cards in the pack, jokers included. It changes no score; it bounds card points."),
        source="S000 The Pack; S002; S004",
    ),
    OptionGuide(
        name="jokers",
        group=Group.TABLE,
        effect="Jokers in the pack. They change no score.",
        source="S000 The Joker; S003",
    ),
    OptionGuide(
        name="kitty",
        group=Group.TABLE,
        effect="Cards in the kitty. They change no score.",
        source="S000 Dealing; S003",
    ),
    OptionGuide(
        name="partner_method",
        group=Group.TABLE,
        effect=("How the contractor of five finds a partner. Each hand says who it was, or none."),
        source="S000 Partners; S004 Five-handed",
    ),
    OptionGuide(
        name="partners_by_level",
        group=Group.TABLE,
        effect=("How many partners go with a bid of each level; none is one for every level."),
        source="S000 Partners",
    ),
    OptionGuide(
        name="schedule",
        group=Group.BIDS,
        effect=(
            "What each numbered bid is worth. A higher bid is worth more points or, "
            "at the same points, promises more tricks."
        ),
        source="S000 Tables of Scoring Points, laws 5 and 7",
    ),
    OptionGuide(
        name="min_level",
        group=Group.BIDS,
        effect=("The lowest bid. Where a six is only a signal, sevens are the lowest contracts."),
        source="S000 Making the Trump; players' accounts",
    ),
    OptionGuide(
        name="auction_rounds",
        group=Group.BIDS,
        effect=(
            "Whether a player calls once, or the auction goes on until all but one have passed."
        ),
        source="S000 law 5; S002 03",
    ),
    OptionGuide(
        name="raise_own_after_passes",
        group=Group.BIDS,
        effect=("Whether the last bidder may raise the bid after everyone else has passed."),
        source="S000 Making the Trump; S003 Variations",
    ),
    OptionGuide(
        name="special_contracts",
        group=Group.BIDS,
        effect="The misères and whatever else may be bid beside the numbers.",
        source="S002 03; S000 Nullo Bid; S003",
    ),
    OptionGuide(
        name="sans_kitty",
        group=Group.BIDS,
        effect=("Whether a contract without the kitty is noted on a hand. It changes no score."),
        source="S003 The Bidding",
    ),
    OptionGuide(
        name="slam_floor",
        group=Group.SCORING,
        effect=(
            "All ten tricks on a made numbered bid worth less score this instead. "
            "Never on a special contract, a failed bid, or after an opponent's "
            "revoke."
        ),
        source="S000 Scoring, law 17; S002 07",
    ),
    OptionGuide(
        name="fail_rule",
        group=Group.SCORING,
        effect=(
            "A failed contract costs its value, or the value goes to each opposing "
            "side and nothing is taken away. Undertricks do not matter. A set back "
            "for a revoke or a wrong count goes the same way."
        ),
        source="S000 Set Back; S004 Playing without the back door",
    ),
    OptionGuide(
        name="trick_points",
        group=Group.SCORING,
        effect="What each trick of the defenders is worth.",
        source="S000 law 17; S002 07; S004",
    ),
    OptionGuide(
        name="trick_points_when",
        group=Group.SCORING,
        effect=("Whether defenders are paid for tricks always, or only when the contract fails."),
        source="House rules",
    ),
    OptionGuide(
        name="defence_credit",
        group=Group.SCORING,
        effect=(
            "Who is paid for them: each side or each player for their own, or every "
            "defender for all of them."
        ),
        source="S000 law 17; S004",
    ),
    OptionGuide(
        name="misere_defence",
        group=Group.SCORING,
        effect=(
            "What defenders score against a contract to take no trick: nothing, 10 "
            "for each trick the contractor takes (to each opposing side), or 10 for "
            "each of their own."
        ),
        source="S002 07; S000 Nullo Bid",
    ),
    OptionGuide(
        name="defence_cap",
        group=Group.SCORING,
        effect="Points for tricks carry nobody past this total. Contracts do.",
        source="S003 Variations",
    ),
    OptionGuide(
        name="defence_cap_style",
        group=Group.SCORING,
        effect="Trick points that would pass the cap stop at it, or none of them counts.",
        source="S003 Variations",
    ),
    OptionGuide(
        name="trick_points_stop_above",
        group=Group.SCORING,
        effect="A side above this total scores nothing for tricks.",
        source="House rules",
    ),
    OptionGuide(
        name="all_pass",
        group=Group.SCORING,
        effect=(
            "A hand that everybody passed is thrown in, or played at no trump for 10 "
            "a trick, with no set back."
        ),
        source="S002 03; S000 Making the Trump, law 8",
    ),
    OptionGuide(
        name="partner_share",
        group=Group.SCORING,
        effect=(
            "Whether the contractor of five and a partner each gain or lose half the "
            "value or all of it. Halves are exact: half a slam is 125."
        ),
        source="S004 Five-handed; S000 Set Back",
    ),
    OptionGuide(
        name="card_points",
        group=Group.SCORING,
        effect=(
            "Whether points of the cards taken are added. A contractor who is set "
            "back loses them; none are counted in a misère."
        ),
        source="S000 Games of 1,000 and 1,500",
    ),
    OptionGuide(
        name="target",
        group=Group.WINNING,
        effect=(
            "The total that wins; reaching it exactly is enough. Without one, only "
            "the deals or the clock end a match, and the loss limit ends nothing."
        ),
        source="S000 Game; S002 08",
    ),
    OptionGuide(
        name="win_condition",
        group=Group.WINNING,
        effect=(
            "Whether only a contract made wins at the target, or points of any kind, "
            "or points from contracts alone have to reach it."
        ),
        source="S002 08; S000 Game",
    ),
    OptionGuide(
        name="both_reach",
        group=Group.WINNING,
        effect=(
            "Where several reach the target on one hand: the contractor who made the "
            "bid first, then whoever got there first in play (which has to be asked); "
            "or the highest total, equal totals sharing."
        ),
        source="S000 law 17",
    ),
    OptionGuide(
        name="joint_wins",
        group=Group.WINNING,
        effect=(
            "Five-handed, whether a contractor and partner who both reach the target "
            "both win, or the contractor alone."
        ),
        source="S000 Game; S004",
    ),
    OptionGuide(
        name="loss_limit",
        group=Group.WINNING,
        effect="The total that loses, exactly or below. Totals go on below it.",
        source="S000 Set Back; S002 08",
    ),
    OptionGuide(
        name="loss_needs_opponent_not_negative",
        group=Group.WINNING,
        effect="Whether the loss limit waits while any other score is below zero.",
        source="House rules",
    ),
    OptionGuide(
        name="multi_side_loss",
        group=Group.WINNING,
        effect=(
            "Where one of three or more scores falls to the limit: the highest of the "
            "others wins, equal totals sharing, or it drops out and the others play "
            "on."
        ),
        source="S000 law 17; house rules",
    ),
    OptionGuide(
        name="deal_limit",
        group=Group.WINNING,
        effect=(
            "After so many deals the highest total wins, equal totals sharing. A "
            "passed-in hand is a deal; a misdeal is not."
        ),
        source="S000 law 17",
    ),
    OptionGuide(
        name="time_limit_minutes",
        group=Group.WINNING,
        effect=("When the bell goes the highest total wins; the hand in progress does not count."),
        source="A club's rules for its evenings",
    ),
)

OPTION_GUIDE: dict[str, OptionGuide] = {one.name: one for one in _GUIDES}
"""Every option by its name, in the order in which a person meets them."""
