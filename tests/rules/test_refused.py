"""Hands and match files that cannot be right: each by its own error, place and sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.rules import (
    Adjustment,
    Call,
    ContractHand,
    Ended,
    Ending,
    HandError,
    IrregularContractor,
    MatchError,
    Opening,
    PassedIn,
    Redeal,
    Revoke,
    RulesError,
    RuleSet,
    ScoredOut,
    Side,
    can_record,
    default_sides,
    parse_bid,
    preset,
    read_match,
    replay,
    replay_json,
    replay_line,
    verify_hand,
    verify_match,
    with_dealer,
)
from scorekeeper.rules.match import EarlierRules
from scorekeeper.rules.options import MultiSideLoss
from tests.rules.samples import file_of, match_of, played, result_of

EIGHT = parse_bid("8H")


def refused(rules: str, hand: dict[str, Any], **fields: Any) -> tuple[str, str, str]:  # noqa: ANN401
    """Return the code, the place and the sentence of the error a hand gives."""
    error = result_of(rules, hand, **fields)["error"]
    return error["code"], error["where"], error["message"]


def five(**tricks: int) -> dict[str, int]:
    return {name: tricks.get(name, 0) for name in "ABCDE"}


BIDS: dict[str, Any] = {"type": "revoke", "contractor": "NS", "bid": "8H", "by": "NS"}
WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("au_pagat", played("8H", "NS", {"NS": 8, "EW": 3}), "trick_total", "tricks",
     "NS 8 and EW 3 are 11 tricks: a hand has ten."),
    ("au_pagat", {"type": "contract", "contractor": "NS", "tricks": {"NS": 8}}, "missing_key",
     "bid", "bid is missing: it is a contract such as 8H, 10NT or M."),
    ("au_pagat", played("8H", "NS", {"NS": 11}), "trick_count", "tricks", "11 tricks"),
    ("au_pagat", played("8H", "NS", {"NS": -1}), "trick_count", "tricks", "-1 tricks"),
    ("au_pagat", played("8H", "NS", 8) | {"tricks": {"EW": 2.0}}, "wrong_value", "tricks", "2.0"),
    ("au_pagat", played("8H", "NS", {"NS": True}), "wrong_value", "tricks", "be true"),
    ("au_pagat", played("8H", "NS", {"NS": 8, "XY": 2}), "unknown_name", "tricks", "NS and EW"),
    ("au_pagat", played("8H", "NS", {"N": 8}), "unknown_name", "tricks", "'N' is not a name"),
    ("au_pagat", played("8H", "NS", 8) | {"tricks": [8, 2]}, "wrong_value", "tricks", "an object"),
    ("au_pagat", played("8H", "NS", 8) | {"tricks": 8}, "wrong_value", "tricks", "an object"),
    ("au_pagat", played("8H", "NS", {}), "tricks_missing", "tricks", "did NS take"),
    ("us_3p", played("8H", "A", {"A": 8, "B": 3}), "trick_total", "tricks",
     "A 8, B 3 and C 0 are 11 tricks"),
    ("au_5p_called", played("8H", "A", {"A": 3, "B": 1}, partners=["C"]), "tricks_missing",
     "tricks", "How many tricks did C take?"),
    ("us_3p", played("8H", "A", 8), "tricks_missing", "tricks", "did B and C take"),
    ("us_3p_nullo", played("M", "A", {"B": 5}), "tricks_missing", "tricks", "did A take"),
    ("us_4p_nullo", played("M", "NS", {}, stopped_early=True), "tricks_missing", "tricks",
     "worth 10 to the defenders"),
    ("au_pagat", played("8H", "Zed", 8), "unknown_name", "contractor", "N, E, S, W, NS or EW"),
    ("au_pagat", played("8H", "NS", 8) | {"contractor": ["NS"]}, "unknown_name", "contractor",
     "is not a name"),
    ("au_pagat", {"type": "contract", "bid": "8H"}, "missing_key", "contractor", "a player or"),
    ("au_pagat", {"type": "contract", "contractor": "N"}, "missing_key", "bid", "such as 8H"),
    ("au_pagat", played("8H", "NS", 8) | {"bid": 8}, "wrong_value", "bid", "a text"),
    ("au_pagat", played("5H", "NS", 8), "not_a_bid", "bid", "6 to 10 with S, C"),
    ("au_pagat", played("BM", "NS", 0), "not_a_bid", "bid", "or M, OM"),
    ("mn_45", played("6H", "NS", 8), "not_a_bid", "bid", "7 to 10"),
    ("au_pagat", {"type": "slam"}, "wrong_value", "type", "contract, all_pass"),
    ("au_pagat", {"type": ["contract"]}, "wrong_value", "type", "contract, all_pass"),
    ("au_pagat", {}, "missing_key", "type", "contract, all_pass"),
    ("au_pagat", played("8H", "NS", 8, trick=3), "unknown_key", "trick", "means nothing here"),
    ("au_pagat", {"type": "redeal", "bid": "8H"}, "unknown_key", "bid", "reason"),
    ("au_pagat", {"type": "redeal", "reason": 3}, "wrong_value", "reason", "a text"),
    ("au_pagat", played("8H", "NS", 8, forced_fail=True), "only_in_misere", "forced_fail",
     "A kept joker is for contracts to take no trick; this was 8♥."),
    ("au_pagat", played("8H", "NS", 8, stopped_early=True), "only_in_misere", "stopped_early",
     "Stopping early is for contracts to take no trick; this was 8♥."),
    ("au_pagat", played("M", "NS", {"NS": 0}, stopped_early=True), "not_lost_yet", "tricks",
     "at least 1"),
    ("au_pagat", played("M", "NS", {"NS": 6, "EW": 5}, stopped_early=True), "trick_total",
     "tricks", "no more than ten"),
    ("au_pagat", played("8H", "NS", 8, stopped_early="yes"), "wrong_value", "stopped_early",
     "true or false"),
    ("au_pagat", played("8H", "NS", 8, partners=["E"]), "wrong_partners", "partners",
     "the same in every hand"),
    ("au_pagat", played("8H", "NS", 8, partners="E"), "wrong_value", "partners", "a list"),
    ("au_pagat", played("8H", "NS", 8, partners=["Zed"]), "unknown_name", "partners[0]", "N, E"),
    ("au_5p_called", played("8H", "A", five(A=10), partners=["A"]), "wrong_partners", "partners",
     "the contractor and the partner"),
    ("us_5p_two_partners", played("8H", "A", five(A=10), partners=["B", "B"]), "wrong_partners",
     "partners", "named twice"),
    ("us_5p_two_partners", played("8H", "A", five(A=10), partners=["B"]), "wrong_partners",
     "partners", "8♥ is not played with 1 partner: it is played alone or with 2."),
    ("us_5p_named", played("M", "A", five(B=10), partners=["B"]), "wrong_partners", "partners",
     "it is played alone."),
    ("au_pagat", played("8H", "NS", 8, sits_out="N"), "sits_out", "sits_out", "Nobody sits out"),
    ("us_4_cutthroat_12", played("8H", "A", {"A": 10}), "sits_out", "contractor", "holds no"),
    ("us_4_cutthroat_12", played("8H", "B", {"B": 8, "A": 2}), "tricks_not_counted", "tricks",
     "A cannot have tricks: who deals takes no cards."),
    ("us_4_cutthroat_12", played("8H", "B", {"B": 10}, sits_out="A", dealer="C"), "sits_out",
     "sits_out", "C dealt"),
    ("us_4_cutthroat_12", {"type": "revoke", "by": "A", "contractor": "B", "bid": "8H",
     "tricks": {"B": 3}}, "sits_out", "by", "no cards"),
    ("au_pagat", played("8H", "NS", 8, debarred=["Zed"]), "unknown_name", "debarred[0]", "N, E"),
    ("us_4p", played("8H", "N", {"NS": 8}, debarred=["N"]), "wrong_debarred", "debarred",
     "irregular_bidder"),
    ("us_3p", played("8H", "A", {"A": 10}, debarred=["A"]), "wrong_debarred", "debarred", "A is"),
    ("us_4p", played("8H", "N", {"NS": 8}, debarred=["E"]), "tricks_missing", "debarred_tricks",
     "did E take"),
    ("us_4p", played("8H", "N", {"NS": 8}, debarred=["E"], debarred_tricks={"EW": 11}),
     "wrong_debarred", "debarred_tricks", "0 to 2"),
    ("us_3p_nullo", played("M", "A", 1, debarred=["B"], debarred_tricks={"B": 11}),
     "wrong_debarred", "debarred_tricks", "0 to 10"),
    ("us_4p", played("8H", "N", {"NS": 8}, debarred_tricks={"EW": 3}), "wrong_debarred",
     "debarred_tricks", "0 to 2"),
    ("us_3p", played("8H", "A", {"A": 8, "B": 2, "C": 0}, debarred=["B"],
     debarred_tricks={"B": 1}), "wrong_debarred", "debarred_tricks", "all of its 2"),
    ("us_1500_4p", played("8H", "NS", 8, card_points={"NS": 400}), "wrong_card_points",
     "card_points", "holds 312"),
    ("us_1500_4p", played("8H", "NS", 8, card_points={"NS": -4}), "wrong_card_points",
     "card_points", "-4 card points"),
    ("us_1500_4p", played("8H", "NS", 8, card_points={"NS": 200, "EW": 200}),
     "wrong_card_points", "card_points",
     "400 card points cannot be: a pack of 43 holds 312 in all."),
    ("au_pagat", {"type": "all_pass", "tricks": {"NS": 6, "EW": 4}}, "tricks_not_counted",
     "tricks",
     "A passed-in hand cannot have tricks: at this table it is thrown in and not played."),
    ("us_4p_allpass_nt", {"type": "all_pass"}, "tricks_missing", "tricks", "did NS and EW take"),
    ("us_4p_allpass_nt", {"type": "all_pass", "tricks": {"NS": 6, "EW": 5}}, "trick_total",
     "tricks", "11 tricks"),
    ("us_4p", BIDS, "tricks_missing", "tricks", "did EW take"),
    ("us_4p", BIDS | {"tricks": {"NS": 9, "EW": 2}}, "trick_total", "tricks", "no more than"),
    ("us_4p", BIDS | {"by": "Zed"}, "unknown_name", "by", "NS or EW"),
    ("us_3p", {"type": "scored_out", "contractor": "A", "bid": "8H", "tricks": {"B": 1}},
     "nobody_scores_out", "score_tricks_for", "name those"),
    ("us_3p", {"type": "scored_out", "contractor": "A", "bid": "8H", "tricks": {"B": 1},
     "score_tricks_for": ["A"]}, "nobody_scores_out", "score_tricks_for", "A did not defend"),
    ("us_3p", {"type": "scored_out", "contractor": "A", "bid": "8H",
     "score_tricks_for": ["Zed"]}, "unknown_name", "score_tricks_for[0]", "A, B or C"),
    ("us_3p", {"type": "irregular_bidder", "contractor": "A", "bid": "8H",
     "tricks": {"A": 3, "B": 2, "C": 1}}, "trick_total", "tricks", "6 tricks"),
    ("au_pagat", {"type": "adjustment", "points": {"NS": 50}}, "reason_missing", "reason",
     "needs its reason"),
    ("au_pagat", {"type": "adjustment", "points": {}, "reason": "x"}, "wrong_points", "points",
     "An adjustment cannot be 0: it gives points to NS or EW."),
    ("au_pagat", {"type": "adjustment", "points": {"NS": 10**9}, "reason": "x"}, "wrong_points",
     "points",
     "An adjustment cannot be 1000000000: it is a whole number of points up to 100000."),
    ("au_pagat", played("8H", "NS", 8, dealer="Zed"), "unknown_name", "dealer", "N, E, S or W"),
    ("au_pagat", played("8H", "NS", 8, first_to_reach="Zed"), "unknown_name", "first_to_reach",
     "NS or EW"),
    ("au_pagat", played("8H", "NS", 8, at="noon"), "wrong_value", "at", "a time such as"),
    ("au_pagat", played("8H", "NS", 8, note=3), "wrong_value", "note", "a text"),
    ("au_pagat", played("8H", "NS", 8, edits={}), "wrong_value", "edits", "a list"),
    ("au_pagat", played("8H", "NS", 8, auction=["6S"]), "wrong_value", "auction[0]", "seat and"),
    ("au_pagat", played("8H", "NS", 8, auction=[{"seat": 5, "call": "P"}]), "wrong_value",
     "auction[0].seat", "1, the dealer's left, to 4"),
    ("au_pagat", played("8H", "NS", 8, auction=[{"seat": 1, "call": 6}]), "wrong_value",
     "auction[0].call", "or P for a pass"),
    ("au_pagat", played("8H", "NS", 8, auction=[{"seat": 1, "call": "5S"}]), "not_a_bid",
     "auction[0].call", "not a bid"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "hand", "code", "where", "says"), WRONG)
def test_hands_that_cannot_be_right(
    rules: str, hand: dict[str, Any], code: str, where: str, says: str
) -> None:
    file = file_of(rules, {"type": "redeal"}, hand)
    with pytest.raises(RulesError) as found:
        replay(read_match(file).match)
    error = found.value
    assert (error.code, error.where) == (code, f"hands[1].{where}")
    assert says in error.message
    assert error.message[-1] in ".?"


def test_a_hand_that_is_no_object_says_which() -> None:
    assert refused("au_pagat", 3)[:2] == ("wrong_value", "hands[0]")  # type: ignore[arg-type]
    file = file_of("au_pagat", {"type": "all_pass"}, "x")  # type: ignore[arg-type]
    error = replay_json(file)["error"]
    assert (error["where"], error["message"]) == (
        "hands[1]", "hand cannot be 'x': it is an object with type.",
    )  # fmt: skip
    assert json.loads(replay_line(file))["error"] == error


def test_all_whose_tricks_are_missing_are_asked_for_at_once() -> None:
    asked = "How many tricks did {} take? Each of their tricks is worth 10."
    assert refused("au_3p", played("8H", "A", 6))[2] == asked.format("B and C")
    revoke = BIDS | {"contractor": "A", "by": "A", "tricks": {"A": 4}}
    assert refused("us_3p", revoke)[2] == asked.format("B and C")
    out = {"type": "scored_out", "contractor": "A", "bid": "8H", "score_tricks_for": ["C", "B"]}
    assert refused("us_3p", out)[2] == asked.format("B and C")


def test_where_all_ten_are_taken_nobody_is_asked_for_more() -> None:
    revoke = BIDS | {"contractor": "A", "by": "B", "tricks": {"A": 10}}
    assert result_of("us_3p", revoke)["totals"] == {"A": 300, "B": 0, "C": 0}
    nullo = BIDS | {"bid": "M", "contractor": "A", "by": "A", "tricks": {"B": 4, "C": 6}}
    assert result_of("us_3p_nullo", nullo)["totals"] == {"A": -250, "B": 0, "C": 0}
    # Of a misère stopped early this says nothing more than it did.
    stopped = played("M", "A", {"B": 10}, stopped_early=True)
    own = {"misere_defence": "ten_per_own_trick"}
    assert result_of("au_3p", stopped, options=own)["totals"] == {"A": -250, "B": 100, "C": 0}


GOOD = file_of("au_pagat", played("8H", "NS", 8))
THREE = file_of("us_3p")


def changed(file: dict[str, Any], **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    return file | fields


FILES: list[tuple[Any, str, str, str]] = [
    (None, "not_a_match_file", "format", "but null:"),
    ([GOOD], "not_a_match_file", "format", "five-hundred-match"),
    (changed(GOOD, format="chess"), "not_a_match_file", "format", "'chess'"),
    (changed(GOOD, version=2), "newer_format", "version", "A newer 500 Scorekeeper"),
    (changed(GOOD, version=0), "wrong_value", "version", "it is 1"),
    (changed(GOOD, version=True), "wrong_value", "version", "it is 1"),
    (changed(GOOD, version=None), "missing_key", "version", "version is missing"),
    (changed(GOOD, openning={}), "unknown_key", "openning", "opening"),
    (changed(GOOD, rules=None), "missing_key", "rules", "preset or options"),
    (changed(GOOD, rules="au_pagat"), "wrong_value", "rules", "an object"),
    (changed(GOOD, rules={"preset": "x"}), "unknown_preset", "rules.preset", "au_pagat"),
    (changed(GOOD, rules={"preset": "au_pagat", "options": {"target": "x"}}), "wrong_option",
     "rules.options.target", "'x'"),
    (changed(GOOD, players=None), "missing_key", "players", "names in seat order"),
    (changed(GOOD, players="NESW"), "wrong_value", "players", "a list of names"),
    (changed(GOOD, players=["N", 2, "S", "W"]), "wrong_value", "players[1]", "a name"),
    (changed(GOOD, players=["", "E", "S", "W"]), "bad_match", "players[0]", "a name of"),
    (changed(GOOD, players=["N", "N", "S", "W"]), "bad_match", "players[1]", "each stands once"),
    (changed(GOOD, players=["N", "E", "S"]), "wrong_players", "players", "3 players"),
    (changed(GOOD, players=["N", "E", "S"], sides=[]), "wrong_players", "players", "3 players"),
    (changed(THREE, players=["A"], sides=None), "wrong_players", "players", "1 player "),
    (changed(THREE, players=["A", "B", "A"], sides=None), "bad_match", "players[2]",
     "each stands once"),
    (changed(THREE, players=["A", "B", " "], sides=None), "bad_match", "players[2]", "a name of"),
    (changed(THREE, players=["A", "B", "C" * 101], sides=None), "bad_match", "players[2]", "100"),
    (changed(GOOD, sides=None), "missing_key", "sides", "a list of sides"),
    (changed(GOOD, sides="NS"), "wrong_value", "sides", "a list of sides"),
    (changed(GOOD, sides=["NS"]), "wrong_value", "sides[0]", "name and players"),
    (changed(GOOD, sides=[{"name": "NS"}]), "wrong_value", "sides[0].players", "a list"),
    (changed(GOOD, sides=[{"players": []}]), "wrong_value", "sides[0].name", "a name"),
    (changed(GOOD, sides=[{"name": 3, "players": ["N", "S"]}]), "wrong_value", "sides[0].name",
     "a name"),
    (changed(GOOD, sides=[{"name": "NS", "team": 1}]), "unknown_key", "sides[0].team", "players"),
    (changed(GOOD, sides=[{"name": "NS", "players": ["X"]}]), "unknown_name",
     "sides[0].players[0]", "N, E, S or W"),
    (changed(GOOD, sides=GOOD["sides"][:1]), "bad_match", "sides", "2 sides"),
    (changed(GOOD, sides=[GOOD["sides"][0], GOOD["sides"][0]]), "bad_match", "sides[1]",
     "each stands once"),
    (changed(GOOD, sides=[{"name": "NS", "players": ["N"]}, GOOD["sides"][1]]), "bad_match",
     "sides[0].players", "2 players"),
    (changed(GOOD, sides=[GOOD["sides"][0], {"name": "EW", "players": ["N", "S"]}]), "bad_match",
     "sides[1].players", "no other side has"),
    (changed(GOOD, sides=[{"name": "E", "players": ["N", "S"]}, GOOD["sides"][1]]), "bad_match",
     "sides[0].name", "no player has"),
    (changed(GOOD, first_dealer="X"), "unknown_name", "first_dealer", "N, E, S or W"),
    (changed(GOOD, first_dealer=1), "unknown_name", "first_dealer", "N, E, S or W"),
    (changed(GOOD, opening=[]), "wrong_value", "opening", "scores and hands_played"),
    (changed(GOOD, opening={"points": 1}), "unknown_key", "opening.points", "scores"),
    (changed(GOOD, opening={"scores": 5}), "wrong_value", "opening.scores", "NS and EW"),
    (changed(GOOD, opening={"scores": {"X": 5}}), "unknown_name", "opening.scores", "NS or EW"),
    (changed(GOOD, opening={"scores": {"NS": "5"}}), "wrong_value", "opening.scores", "whole"),
    (changed(GOOD, opening={"scores": {"NS": 10**9}}), "bad_match", "opening.scores", "100000"),
    (changed(GOOD, opening={"hands_played": "5"}), "wrong_value", "opening.hands_played", "hands"),
    (changed(GOOD, opening={"hands_played": -5}), "bad_match", "opening.hands_played", "hands"),
    (file_of("au_fixed_hands", opening={"hands_played": 8}), "bad_match",
     "opening.hands_played", "fewer than the 8 deals"),
    (changed(GOOD, hands={}), "wrong_value", "hands", "a list of hands"),
    (changed(GOOD, ended="agreed"), "wrong_value", "ended", "or null"),
    (changed(GOOD, ended={"how": "won"}), "wrong_value", "ended.how", "conceded, agreed"),
    (changed(GOOD, ended={"how": "agreed", "who": 1}), "unknown_key", "ended.who", "by and at"),
    (changed(GOOD, ended={"how": "conceded"}), "bad_match", "ended.by", "the side that"),
    (changed(GOOD, ended={"how": "conceded", "by": "X"}), "unknown_name", "ended.by", "NS or EW"),
    (changed(GOOD, ended={"how": "agreed", "at": "x"}), "wrong_value", "ended.at", "a time"),
    (changed(GOOD, title=5), "wrong_value", "title", "a text"),
    (changed(GOOD, started_at="x"), "wrong_value", "started_at", "a time"),
    (changed(GOOD, started_at=5), "wrong_value", "started_at", "a time"),
    (changed(GOOD, journal=[]), "wrong_value", "journal", "the changes"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "code", "where", "says"), FILES)
def test_files_that_cannot_be_right(file: Any, code: str, where: str, says: str) -> None:  # noqa: ANN401
    with pytest.raises(RulesError) as found:
        read_match(file)
    assert (found.value.code, found.value.where) == (code, where)
    assert says in found.value.message


def test_matches_made_in_code_are_checked_too() -> None:
    match = match_of("au_pagat")
    verify_match(match)
    for wrong, where in (
        ({"players": ("A", "B")}, "players"),
        ({"first_dealer": 4}, "first_dealer"),
        ({"opening": Opening(scores=(1, 2, 3))}, "opening.scores"),
        ({"ended": Ended(how=Ending.AGREED, by=2)}, "ended.by"),
        ({"sides": (Side(name="x", seats=(0, 9)), match.sides[1])}, "sides[0].players"),
    ):
        fields = {name: getattr(match, name) for name in ("rules", "players", "sides")} | wrong
        with pytest.raises(MatchError) as found:
            verify_match(type(match)(**fields))
        assert found.value.where == where
    three = match_of("us_3p")
    swapped = type(three)(rules=three.rules, players=three.players, sides=three.sides[::-1])
    with pytest.raises(MatchError, match="in seat order"):
        verify_match(swapped)
    with pytest.raises(MatchError, match="2 players"):
        default_sides(RuleSet(), ("A", "B"))


HANDS: list[tuple[Any, str, str]] = [
    (ContractHand(side=2, bid=EIGHT, tricks=(8, 2)), "contractor",
     "There is no side 2: they are 0 to 1."),
    (ContractHand(side=-1, bid=EIGHT, tricks=(8, 2)), "contractor",
     "There is no side -1: they are 0 to 1."),
    (ContractHand(side=0, contractor=4, bid=EIGHT, tricks=(8, 2)), "contractor",
     "There is no player 4: they are 0 to 3."),
    (ContractHand(side=0, contractor=1, bid=EIGHT, tricks=(8, 2)), "contractor",
     "E does not play for NS."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2, 0)), "tricks",
     "tricks has 3 entries for 2 sides."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), debarred=(9,)), "debarred",
     "There is no player 9: they are 0 to 3."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), debarred_tricks=(1,)), "debarred_tricks",
     "debarred_tricks has 1 entry for 2 sides."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), debarred=(1,),
                  debarred_tricks=(None, 1.5)), "debarred_tricks",  # type: ignore[arg-type]
     "EW cannot have 1.5 tricks that score nothing: the count is 0 to 2."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), card_points=(1,)), "card_points",
     "card_points has 1 entry for 2 sides."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), card_points=(2.5, 1)), "card_points",  # type: ignore[arg-type]
     "2.5 card points cannot be: a pack of 43 holds 312 in all."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), dealer=4), "dealer",
     "There is no player 4: they are 0 to 3."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), first_to_reach=2), "first_to_reach",
     "There is no side 2: they are 0 to 1."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8, 2), auction=(Call(seat=4, bid=None),)),
     "auction[0].seat", "There is no caller 4: they are 0 to 3."),
    (Revoke(side=0, bid=EIGHT, tricks=(), offending_side=2), "by",
     "There is no side 2: they are 0 to 1."),
    (Revoke(side=0, bid=EIGHT, tricks=(), offending_side=-1), "by",
     "There is no side -1: they are 0 to 1."),
    (Revoke(side=0, bid=EIGHT, tricks=(), offending_side=1, offender=0), "by",
     "N does not play for EW."),
    (Revoke(side=0, bid=EIGHT, tricks=(), offending_side=1, offender=7), "by",
     "There is no player 7: they are 0 to 3."),
    (ScoredOut(side=0, bid=EIGHT, tricks=(), score_tricks_for=(2,)), "score_tricks_for",
     "2 did not defend, so no tricks of theirs count."),
    (ScoredOut(side=0, bid=EIGHT, tricks=(), score_tricks_for=(-1,)), "score_tricks_for",
     "-1 did not defend, so no tricks of theirs count."),
    (ContractHand(side=0, bid=EIGHT, tricks=(8.0, 2)), "tricks",  # type: ignore[arg-type]
     "NS cannot have 8.0 tricks: a hand has ten, 0 to 10."),
    (Adjustment(points=(1,), reason="x"), "points", "points has 1 entry for 2 sides."),
    (Adjustment(points=(2.5, 0), reason="x"), "points",  # type: ignore[arg-type]
     "An adjustment cannot be 2.5: it is a whole number of points up to 100000."),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "where", "says"), HANDS)
def test_one_rule_behind_every_door(hand: Any, where: str, says: str) -> None:  # noqa: ANN401
    match = match_of("us_4p")
    with pytest.raises(HandError) as found:
        verify_hand(match, hand)
    assert (found.value.where, found.value.message) == (where, says)
    error = can_record(match, hand)
    assert error is not None
    assert error.message == says


HI_LO = {"code": "HL", "name": "Hi-Lo", "value": 350, "tricks": "exactly:5", "rank": "top",
         "when": "any_time"}  # fmt: skip


@pytest.mark.parametrize("noted", ["forced_fail", "stopped_early"])
def test_only_a_misere_is_stopped_or_lost_by_the_joker(noted: str) -> None:
    hand = played("HL", "NS", 5, **{noted: True})
    code, where, says = refused("au_pagat", hand, options={"special_contracts": [HI_LO]})
    assert (code, where) == ("only_in_misere", f"hands[0].{noted}")
    assert "this was Hi-Lo" in says


def test_law_9_whose_tricks_they_were_is_asked_where_a_set_contract_pays_them() -> None:
    options = {"trick_points_when": "set_only"}
    lost = played("8H", "N", {"NS": 6}, debarred=["E"])
    assert refused("us_4p", lost, options=options)[:2] == (
        "tricks_missing", "hands[0].debarred_tricks",
    )  # fmt: skip


def test_how_many_partners_a_contract_may_have() -> None:
    hand = played("HL", "A", five(A=5), partners=["B", "C", "D"])
    options = {"special_contracts": [HI_LO]}
    assert refused("us_5p_two_partners", hand, options=options) == (
        "wrong_partners",
        "hands[0].partners",
        "Hi-Lo is not played with 3 partners: it is played alone or with 1 or with 2.",
    )


def test_a_partner_who_is_not_there() -> None:
    match = match_of("us_5p_named")
    hand = ContractHand(side=0, bid=EIGHT, tricks=(8, 2, 0, 0, 0), partners=(5,))
    error = can_record(match, hand)
    assert error is not None
    assert (error.where, error.message) == ("partners", "There is no player 5: they are 0 to 4.")


def test_a_bid_that_the_table_has_not() -> None:
    six = ContractHand(side=0, bid=parse_bid("6S"), tricks=(8, 2))
    error = can_record(match_of("mn_45"), six)
    assert error is not None
    assert (error.code, error.where) == ("not_a_bid", "bid")
    assert error.message == (
        "'6S' is not a bid at this table: a bid is 7 to 10 with S, C, D, H or NT, such as 8H or "
        "10NT, or M, DN."
    )


def test_the_most_points_that_an_adjustment_gives() -> None:
    assert can_record(match_of("us_4p"), Adjustment(points=(100_000, 0), reason="x")) is None


def test_law_1_somebody_who_is_not_there_cannot_sit_out() -> None:
    rules = preset("us_4_cutthroat_12").rules
    hand = ContractHand(side=1, bid=rules.parse("7S"), tricks=(0, 7, 3, 0), sits_out=4)
    error = can_record(match_of(rules), hand)
    assert error is not None
    assert (error.where, error.message) == ("sits_out", "There is no player 4: they are 0 to 3.")


def test_a_contractor_noted_by_the_side_alone_cannot_be_debarred_either() -> None:
    hand = ContractHand(side=0, bid=EIGHT, tricks=(8, 1, 1), debarred=(0,))
    error = can_record(match_of("us_3p"), hand)
    assert error is not None
    assert (error.code, error.where) == ("wrong_debarred", "debarred")


def test_a_hand_that_can_be_recorded() -> None:
    match = match_of("us_4p")
    noted = (Call(seat=0, bid=None), Call(seat=1, bid=EIGHT))
    with_auction = ContractHand(side=0, bid=EIGHT, tricks=(8, 2), auction=noted)
    assert can_record(match, with_auction) is None
    hand = IrregularContractor(side=0, contractor=2, bid=EIGHT, tricks=(8, 2), first_to_reach=1)
    assert can_record(match, hand) is None


def test_whose_deal_it_is_matters_where_the_dealer_sits_out() -> None:
    rules = preset("us_4_cutthroat_12").rules
    seven = rules.parse("7S")
    first = ContractHand(side=1, bid=seven, tricks=(None, 7, 2, 1))
    match = match_of(rules, hands=(Redeal(), first, PassedIn()))
    by_dealer = ContractHand(side=2, bid=seven, tricks=(8, 2, None, 0))
    error = can_record(match, by_dealer)
    assert error is not None
    assert "C dealt" in error.message
    assert can_record(match, by_dealer, number=2) is not None
    assert can_record(match, ContractHand(side=1, bid=seven, tricks=(3, 7, None, 0))) is None
    noted = with_dealer(match, ContractHand(side=1, bid=seven, tricks=(3, 7, None, 0)))
    assert noted.sits_out == 2  # type: ignore[union-attr]
    assert with_dealer(match, noted) is noted
    named = with_dealer(match, ContractHand(side=1, dealer=0, bid=seven, tricks=(None, 7, 3, 0)))
    assert named.sits_out == 0  # type: ignore[union-attr]
    assert with_dealer(match, Redeal()) == Redeal()
    four = match_of("au_pagat")
    plain = ContractHand(side=0, bid=EIGHT, tricks=(8, 2))
    assert with_dealer(four, plain) is plain


def test_whoever_dropped_out_neither_deals_nor_is_counted() -> None:
    """The deal passes over an empty chair, and nobody asks what it took."""
    cut_throat = replace(
        preset("us_4_cutthroat_12").rules,
        deal_limit=None,
        target=500,
        loss_limit=-500,
        multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON,
    )
    sinks = ContractHand(side=1, bid=cut_throat.parse("10NT"), tricks=(None, 9, 1, 0))
    match = match_of(cut_throat, hands=(sinks,))
    assert replay(match).dropped_out == (1,)
    seven = cut_throat.parse("7S")
    by_second = ContractHand(side=3, bid=seven, tricks=(3, None, None, 7))
    assert can_record(match, by_second) is None
    assert with_dealer(match, by_second).sits_out == 2  # type: ignore[union-attr]
    by_dealer = can_record(match, ContractHand(side=2, bid=seven, tricks=(3, None, 7, None)))
    assert by_dealer is not None
    assert "C dealt" in by_dealer.message
    following = replace(match, hands=(sinks, with_dealer(match, by_second)))
    third = ContractHand(side=0, bid=seven, tricks=(7, None, 3, None))
    assert with_dealer(following, third).sits_out == 3  # type: ignore[union-attr]
    assert with_dealer(following, third, number=1).sits_out == 0  # type: ignore[union-attr]


def test_after_somebody_dropped_out_a_revoke_is_recorded_without_their_tricks() -> None:
    rules = replace(preset("us_3p").rules, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON)
    sinks = ContractHand(side=0, bid=rules.parse("10NT"), tricks=(9, 1, 0))
    revoke = Revoke(side=1, bid=EIGHT, tricks=(None, 3, 2), offending_side=1, offender=1)
    assert can_record(match_of(rules), revoke) is not None
    assert can_record(match_of(rules, hands=(sinks,)), revoke) is None


def test_who_dropped_out_is_asked_of_the_rules_the_hand_was_played_by() -> None:
    on = replace(preset("us_3p").rules, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON)
    sinks = ContractHand(side=0, bid=on.parse("10NT"), tricks=(9, 1, 0))
    revoke = Revoke(side=1, bid=EIGHT, tricks=(None, 3, 2), offending_side=1, offender=1)
    match = match_of(
        replace(on, target=1000),
        hands=(sinks, revoke),
        earlier_rules=(EarlierRules(rules=on, hands=2),),
    )
    assert can_record(match, revoke, number=2) is None
    assert can_record(match, revoke) is not None


def test_a_player_who_is_a_side_is_not_counted_under_two_names() -> None:
    sides = [{"name": "Blue", "players": ["A"]}, *({"name": n, "players": [n]} for n in "BC")]
    hand = played("8H", "A", {"Blue": 7, "A": 3, "B": 2, "C": 1})
    code, where, message = refused("us_3p", hand, sides=sides)
    assert (code, where) == ("named_twice", "hands[0].tricks")
    assert message == "'A' is Blue, who has a count already: it is one a side."
    hand |= {"tricks": {"Blue": 7, "A": None, "B": 2, "C": 1}}
    assert "error" not in result_of("us_3p", hand, sides=sides)


def test_of_a_passed_in_hand_the_last_count_follows_though_somebody_dropped_out() -> None:
    options = {"multi_side_loss": "others_play_on"}
    sunk = played("10H", "A", {"A": 1, "B": 5, "C": 4})
    passed: dict[str, Any] = {"type": "all_pass", "tricks": {"B": 4}}
    result = result_of("us_3p_allpass_nt", sunk, passed, options=options)
    assert result["totals"] == {"A": -500, "B": 90, "C": 100}
