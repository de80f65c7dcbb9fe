"""500 itself: contracts, rule sets, hands, scoring and replay. The standard library only.

>>> from scorekeeper.rules import ContractHand, Match, default_sides, parse_bid, preset, replay
>>> rules, players = preset("au_pagat").rules, ("Ann", "Bob", "Cat", "Dan")
>>> hand = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, 2))
>>> match = Match(rules=rules, players=players, sides=default_sides(rules, players), hands=(hand,))
>>> replay(match).totals
(300, 20)
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scorekeeper.rules.auction import (
        Auction,
        CallReason,
        can_call,
        judge,
        make_call,
        open_calls,
        verify_call,
    )
    from scorekeeper.rules.auctionfile import judge_auction_json
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
    from scorekeeper.rules.hand_extras import HandExtras
    from scorekeeper.rules.hand_sentences import explain_hand
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
    from scorekeeper.rules.matchfile import MatchFile, read_match, write_match
    from scorekeeper.rules.presets import (
        DEFAULT_PRESET,
        PRESETS,
        Confidence,
        Family,
        Preset,
        preset,
    )
    from scorekeeper.rules.prospect_sentences import bids_text, prospect_text, status_text
    from scorekeeper.rules.prospects import NotYet, Prospect, prospects
    from scorekeeper.rules.reading import RulesEntry, read_rules
    from scorekeeper.rules.replay import State, begin, preview, replay, step
    from scorekeeper.rules.replay_file import replay_file, replay_json, sheet_json
    from scorekeeper.rules.replay_line import replay_line
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
    from scorekeeper.rules.sentences import (
        line_text,
        not_yet_text,
        outcome_text,
        points_text,
        question_text,
    )
    from scorekeeper.rules.sharing import read_shared_rules, share_rules
    from scorekeeper.rules.special_contracts import SpecialContract, When
    from scorekeeper.rules.verify import (
        can_record,
        default_sides,
        verify_hand,
        verify_match,
        with_dealer,
    )

_HOMES = {
    "auction": (
        "Auction",
        "CallReason",
        "can_call",
        "judge",
        "make_call",
        "open_calls",
        "verify_call",
    ),
    "auctionfile": ("judge_auction_json",),
    "contracts": (
        "CONTRACTS",
        "LEVELS",
        "Bid",
        "Contract",
        "Denomination",
        "Special",
        "parse_bid",
    ),
    "errors": (
        "FormatError",
        "HandError",
        "MatchError",
        "NotABid",
        "RulesError",
        "RuleSetError",
        "ScorekeeperError",
    ),
    "hand_codec": ("HAND_FORMAT", "hand_from_json", "hand_to_json"),
    "hand_extras": ("HandExtras",),
    "hand_sentences": ("explain_hand",),
    "hands": (
        "Adjustment",
        "Call",
        "ContractHand",
        "Hand",
        "IrregularContractor",
        "PassedIn",
        "Redeal",
        "Revoke",
        "ScoredOut",
        "Void",
    ),
    "match": ("Ended", "Ending", "Match", "Opening", "Side"),
    "matchfile": ("MatchFile", "read_match", "write_match"),
    "presets": ("DEFAULT_PRESET", "PRESETS", "Confidence", "Family", "Preset", "preset"),
    "prospect_sentences": ("bids_text", "prospect_text", "status_text"),
    "prospects": ("NotYet", "Prospect", "prospects"),
    "reading": ("RulesEntry", "read_rules"),
    "sharing": ("read_shared_rules", "share_rules"),
    "replay": ("State", "begin", "preview", "replay", "step"),
    "replay_file": ("replay_file", "replay_json", "sheet_json"),
    "replay_line": ("replay_line",),
    "results": (
        "EndReason",
        "Line",
        "Outcome",
        "Question",
        "Reason",
        "ScoredHand",
        "ScoreSheet",
        "Status",
    ),
    "rule_set": ("OPTIONS", "RULE_SET_FORMAT", "RuleSet"),
    "schedules": ("SCHEDULES", "Schedule"),
    "sentences": (
        "line_text",
        "not_yet_text",
        "outcome_text",
        "points_text",
        "question_text",
    ),
    "special_contracts": ("SpecialContract", "When"),
    "verify": ("can_record", "default_sides", "verify_hand", "verify_match", "with_dealer"),
}
"""Where each name of the package lives. It is imported when it is first asked for, so that
whoever needs an error or a result alone does not wait for the whole of the rules."""
_HOME = {name: home for home, names in _HOMES.items() for name in names}


class _Package(ModuleType):
    """The package, in which a function hides the module it is named like.

    Importing ``scorekeeper.rules.replay`` would put the module in the place of ``replay``.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType) and _HOME.get(name) == name:
            value = getattr(value, name)
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> object:
    """Import a name of the package when it is first asked for."""
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


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
    "Auction",
    "Bid",
    "Call",
    "CallReason",
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
    "HandExtras",
    "IrregularContractor",
    "Line",
    "Match",
    "MatchError",
    "MatchFile",
    "NotABid",
    "NotYet",
    "Opening",
    "Outcome",
    "PassedIn",
    "Preset",
    "Prospect",
    "Question",
    "Reason",
    "Redeal",
    "Revoke",
    "RuleSet",
    "RuleSetError",
    "RulesEntry",
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
    "bids_text",
    "can_call",
    "can_record",
    "default_sides",
    "explain_hand",
    "hand_from_json",
    "hand_to_json",
    "judge",
    "judge_auction_json",
    "line_text",
    "make_call",
    "not_yet_text",
    "open_calls",
    "outcome_text",
    "parse_bid",
    "points_text",
    "preset",
    "preview",
    "prospect_text",
    "prospects",
    "question_text",
    "read_match",
    "read_rules",
    "read_shared_rules",
    "replay",
    "replay_file",
    "replay_json",
    "replay_line",
    "share_rules",
    "sheet_json",
    "status_text",
    "step",
    "verify_call",
    "verify_hand",
    "verify_match",
    "with_dealer",
    "write_match",
]
