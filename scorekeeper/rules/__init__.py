"""500 itself: contracts, rule sets, hands, scoring and replay. The standard library only.

>>> from scorekeeper.rules import ContractHand, Match, default_sides, parse_bid, preset, replay
>>> rules, players = preset("au_pagat").rules, ("Ann", "Bob", "Cat", "Dan")
>>> hand = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, 2))
>>> match = Match(rules=rules, players=players, sides=default_sides(rules, players), hands=(hand,))
>>> replay(match).totals
(300, 20)
"""

from scorekeeper.rules.contracts import (
    CONTRACTS,
    LEVELS,
    Bid,
    Contract,
    Denomination,
    Special,
    parse_bid,
)
from scorekeeper.rules.errors import (
    FormatError,
    HandError,
    MatchError,
    NotABid,
    RulesError,
    RuleSetError,
    ScorekeeperError,
)
from scorekeeper.rules.hand_codec import HAND_FORMAT, hand_from_json, hand_to_json
from scorekeeper.rules.hands import (
    Adjustment,
    Call,
    ContractHand,
    Hand,
    IrregularContractor,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.match import Ended, Ending, Match, Opening, Side
from scorekeeper.rules.presets import (
    DEFAULT_PRESET,
    PRESETS,
    Confidence,
    Family,
    Preset,
    preset,
)
from scorekeeper.rules.replay import State, begin, preview, replay, step
from scorekeeper.rules.results import (
    EndReason,
    Line,
    Outcome,
    Question,
    Reason,
    ScoredHand,
    ScoreSheet,
    Status,
)
from scorekeeper.rules.rule_set import OPTIONS, RULE_SET_FORMAT, RuleSet
from scorekeeper.rules.schedules import SCHEDULES, Schedule
from scorekeeper.rules.special_contracts import SpecialContract, When
from scorekeeper.rules.verify import (
    can_record,
    default_sides,
    verify_hand,
    verify_match,
    with_dealer,
)

__all__ = [
    "CONTRACTS",
    "DEFAULT_PRESET",
    "HAND_FORMAT",
    "LEVELS",
    "OPTIONS",
    "PRESETS",
    "RULE_SET_FORMAT",
    "SCHEDULES",
    "Adjustment",
    "Bid",
    "Call",
    "Confidence",
    "Contract",
    "ContractHand",
    "Denomination",
    "EndReason",
    "Ended",
    "Ending",
    "Family",
    "FormatError",
    "Hand",
    "HandError",
    "IrregularContractor",
    "Line",
    "Match",
    "MatchError",
    "NotABid",
    "Opening",
    "Outcome",
    "PassedIn",
    "Preset",
    "Question",
    "Reason",
    "Redeal",
    "Revoke",
    "RuleSet",
    "RuleSetError",
    "RulesError",
    "Schedule",
    "ScoreSheet",
    "ScoredHand",
    "ScoredOut",
    "ScorekeeperError",
    "Side",
    "Special",
    "SpecialContract",
    "State",
    "Status",
    "Void",
    "When",
    "begin",
    "can_record",
    "default_sides",
    "hand_from_json",
    "hand_to_json",
    "parse_bid",
    "preset",
    "preview",
    "replay",
    "step",
    "verify_hand",
    "verify_match",
    "with_dealer",
]
