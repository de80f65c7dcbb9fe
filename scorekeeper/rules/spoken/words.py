"""The words in which the rules of a table are told: one table to translate.

A name in braces is filled in. A key is what a sentence answers and, after a full stop, how.
"""

from __future__ import annotations

from scorekeeper.rules.spoken.hand_words import ENDING, MISHAPS, SCORING
from scorekeeper.rules.spoken.table_words import AUCTION, BIDS, TABLE

SAID: dict[str, tuple[str, str]] = TABLE | BIDS | AUCTION | SCORING | MISHAPS | ENDING
"""Every sentence and its source, by its key."""

TAKEN = {
    "none.single": "take no trick",
    "none.called": "take no trick, alone",
    "none.partner": "take no trick, alone, the partner sitting out",
    "none.partners": "take no trick, alone, the partners sitting out",
    "none_by_side": "take no trick, partners included",
    "exactly": "take exactly {tricks}",
    "all": "take all ten tricks",
}
"""What must be taken for a special contract to be made."""

WHEN = {
    "any_time": "It may be called at any time.",
    "after_7": "It may be called once somebody has bid seven.",
    "after_8": "It may be called once somebody has bid eight.",
    "first_call_only": "It may only be a player's first call.",
    "partner_bid_nullo": "It may only be called by the partner of somebody who bid to take no "
    "trick.",
}
"""When it may be called."""

PLACES = {
    "between": "above {below} and below {above}",
    "lowest": "below every other bid",
    "highest": "above every other bid",
}
"""Where it stands among the bids."""

CREDIT = {
    "per_side": "Each side scores its own.",
    "per_player": "Each player scores their own.",
    "shared": "Every defender scores for all of them.",
}
"""Who scores the tricks taken in defence."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Small numbers in words."""

HEADINGS = {
    "table": "At the table",
    "bids": "Bids",
    "auction": "The auction",
    "scoring": "What a hand scores",
    "mishaps": "When something goes wrong",
    "ending": "Winning and losing",
}
"""What the chapters are called."""

PAGE = {
    "values": "What bids are worth",
    "order": "Every bid, the lowest first",
    "order_how": "A bid outranks every one before it.",
    "different": "Different from: {title}",
    "instead": "Instead of: {rule}",
    "left_out": "Not played here: {rule}",
}
"""What else is written on the page of a rule set."""

SURE = {
    "high": "",
    "medium": "Some of these rules are told by players, or pieced together.",
    "low": "A single printed table is all there is for these: agree on them first.",
}
"""How sure the sources make a named rule set."""
