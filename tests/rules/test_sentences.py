"""What is said of scores, outcomes and prospects, word for word."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorekeeper.rules import (
    LEVELS,
    EndReason,
    Match,
    NotYet,
    Reason,
    ScoreSheet,
    bids_text,
    explain_hand,
    line_text,
    not_yet_text,
    outcome_text,
    prospects,
    replay_file,
    replay_json,
    replay_line,
    status_text,
)
from scorekeeper.rules.mishaps import mishaps_of
from scorekeeper.rules.words import LINES, OUTCOMES
from tests.rules.samples import NAMES, file_of, played


def sheet_of(rules: str, *hands: dict[str, Any], **fields: Any) -> tuple[Match, ScoreSheet]:  # noqa: ANN401
    return replay_file(file_of(rules, *hands, **fields))


def lines(rules: str, hand: dict[str, Any], **fields: Any) -> list[str]:  # noqa: ANN401
    match, sheet = sheet_of(rules, hand, **fields)
    return [
        f"{match.sides[line.side].name}: {line_text(match.rules, line)}"
        for line in sheet.hands[0].lines
    ]


def outcome(rules: str, *hands: dict[str, Any], **fields: Any) -> str:  # noqa: ANN401
    return outcome_text(*sheet_of(rules, *hands, **fields))


def five(**tricks: int) -> dict[str, int]:
    return {name: tricks.get(name, 0) for name in NAMES[:5]}


REVOKE: dict[str, Any] = {"type": "revoke", "contractor": "NS", "bid": "8H",
                          "tricks": {"NS": 4, "EW": 1}}  # fmt: skip
PAIR = {"partners": ["C"]}
SIDE_MISERE = {
    "special_contracts": [
        {
            "code": "SM",
            "name": "Small",
            "value": 200,
            "rank": "top",
            "tricks": "none_by_side",
            "when": "any_time",
        }
    ]
}

TOLD: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    ("au_pagat", played("8H", "NS", 8), {}, ["NS: 8♥ made: 300", "EW: 2 tricks at 10"]),
    ("au_pagat", played("7NT", "NS", 9), {}, ["NS: 7NT made: 220", "EW: 1 trick at 10"]),
    ("au_pagat", played("7NT", "NS", 0), {}, ["NS: failed 7NT: −220", "EW: 10 tricks at 10"]),
    ("au_pagat", played("6S", "NS", 10), {}, ["NS: slam: all ten tricks on 6♠ (40) score 250"]),
    ("au_pagat", played("M", "NS", 0), {}, ["NS: Misère made: 250"]),
    ("us_4p_nullo", played("M", "NS", 3), {},
     ["NS: failed Nullo: −250", "EW: 3 tricks of the contractor at 10"]),
    ("us_4p_nullo", played("M", "NS", 3), {"misere_defence": "ten_per_own_trick"},
     ["NS: failed Nullo: −250", "EW: 7 tricks at 10"]),
    ("au_5p_called", played("7H", "A", five(A=4, B=3, C=3), **PAIR), {},
     ["A: 7♥ made, half of 200: 100", "C: 7♥ made, half of 200: 100", "B: 3 tricks at 10"]),
    ("au_5p_called", played("7H", "A", five(A=3, B=4, C=3), **PAIR), {},
     ["A: failed 7♥, half of 200: −100", "C: failed 7♥, half of 200: −100",
      "B: 4 tricks at 10"]),
    ("au_5p_called", played("6S", "A", five(A=6, C=4), **PAIR), {},
     ["A: slam: all ten tricks on 6♠ (40) score 250, half: 125",
      "C: slam: all ten tricks on 6♠ (40) score 250, half: 125"]),
    ("tas_police", played("8H", "NS", 5), {},
     ["NS: failed 8♥: its value goes to the opponents", "EW: 8♥ against them failed: 300"]),
    ("au_pagat", played("6H", "NS", 5), {"defence_cap": 30},
     ["NS: failed 6♥: −100", "EW: 5 tricks at 10, but defence stops at 30: 30"]),
    ("au_pagat", played("6H", "NS", 5), {"defence_cap": 30, "defence_cap_style": "freeze"},
     ["NS: failed 6♥: −100", "EW: 5 tricks at 10 would pass 30, so none counts"]),
    ("us_4p", played("7S", "NS", 7, debarred=["E"], debarred_tricks={"EW": 1}), {},
     ["NS: 7♠ made: 140", "EW: 2 tricks at 10",
      "EW: nothing for 1 trick of a debarred player"]),
    ("us_5p_named", played("7D", "A", five(A=7, B=3), partners=["D"], debarred=["D"]), {},
     ["A: 7♦ made: 180", "D: 7♦ scores nothing for a debarred player",
      "B: 3 tricks at 10"]),
    ("us_4p_allpass_nt", {"type": "all_pass", "tricks": {"NS": 9}}, {},
     ["NS: 9 tricks at 10 in a passed-in hand", "EW: 1 trick at 10 in a passed-in hand"]),
    ("us_4p", REVOKE | {"by": "NS"}, {},
     ["NS: revoked, so 8♥ is set back: −300", "EW: 1 trick at 10"]),
    ("us_4p", REVOKE | {"by": "EW"}, {},
     ["NS: 8♥ scored as won, an opponent having revoked: 300",
      "EW: revoked, and scores nothing"]),
    ("tas_police", REVOKE | {"by": "NS"}, {},
     ["NS: revoked: the value of 8♥ goes to the opponents", "EW: 8♥ against them failed: 300"]),
    ("au_pagat", REVOKE | {"type": "irregular_bidder", "tricks": {"NS": 10}}, {},
     ["NS: a wrong number of cards sets 8♥ back: −300"]),
    ("us_3p", {"type": "scored_out", "contractor": "A", "bid": "7S", "tricks": {"B": 2},
     "score_tricks_for": ["B"]}, {}, ["B: 2 tricks at 10 when the hand was scored out"]),
    ("us_4p_nullo", played("M", "NS", 0, forced_fail=True), {},
     ["NS: the joker was kept, so Nullo is set back: −250"]),
    ("tas_police", played("M", "NS", 0, forced_fail=True), {},
     ["NS: the joker was kept: the value of Misère goes to the opponents",
      "EW: Misère against them failed: 250"]),
    ("au_5p_called", played("SM", "A", five(B=5, C=5), **PAIR, forced_fail=True), SIDE_MISERE,
     ["A: the joker was kept, so Small is set back, half of 200: −100",
      "C: the joker was kept, so Small is set back, half of 200: −100"]),
    ("us_4p_nullo", played("M", "NS", 3, debarred=["E", "W"]), {},
     ["NS: failed Nullo: −250",
      "EW: 3 tricks of the contractor, but nothing for a debarred player"]),
    ("us_3p_nullo", played("M", "A", 3, debarred=["B"]), {},
     ["A: failed Nullo: −250", "B: 3 tricks of the contractor, but nothing for a debarred player",
      "C: 3 tricks of the contractor at 10"]),
    ("us_4p_nullo", played("M", "NS", 0, debarred=["E", "W"]), {}, ["NS: Nullo made: 250"]),
    ("tas_police", played("8H", "NS", 7, debarred=["E", "W"]), {"trick_points": 0},
     ["NS: failed 8♥: its value goes to the opponents",
      "EW: 8♥ scores nothing for a debarred player"]),
    ("us_1500_4p", played("6S", "NS", 10, card_points={"NS": 312}), {},
     ["NS: slam: all ten tricks on 6♠ (40) score 250", "NS: points in the cards taken: 312"]),
    ("au_pagat", {"type": "adjustment", "points": {"NS": -50}, "reason": "late"}, {},
     ["NS: late: −50"]),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "hand", "options", "said"), TOLD)
def test_lines(rules: str, hand: dict[str, Any], options: dict[str, Any], said: list[str]) -> None:
    assert lines(rules, hand, options=options) == said


def test_a_side_above_the_stop_is_told_so() -> None:
    told = lines("au_pagat", played("6H", "NS", 7), scores={"NS": 0, "EW": 410},
                 options={"trick_points_stop_above": 400})  # fmt: skip
    assert told[1] == "EW: 3 tricks, which score nothing above 400"


OVER: list[tuple[str, list[dict[str, Any]], dict[str, Any], str]] = [
    ("au_pagat", [played("8H", "NS", 8)], {"scores": {"NS": 210, "EW": 20}},
     "NS made 8♥ (300) and reached 510."),
    ("au_pagat", [played("8H", "NS", 8)], {"scores": {"NS": 210, "EW": 490}},
     "NS made 8♥ (300) and reached 510. EW have 510, but only a made contract wins."),
    ("us_4p", [played("8H", "NS", 8)], {"scores": {"NS": 210, "EW": 490}},
     "NS made 8♥ (300) and reached 510. EW have 510, but the contract counts first."),
    ("au_pagat", [played("6S", "NS", 10)], {"scores": {"NS": 250}},
     "NS made 6♠ with all ten tricks (250) and reached 500."),
    ("us_4p", [REVOKE | {"by": "EW"}], {"scores": {"NS": 250}},
     "NS scored 8♥ (300), EW having revoked, and reached 550."),
    ("au_5p_called", [played("7H", "A", five(A=4, B=3, C=3), **PAIR)],
     {"scores": {"A": 400, "C": 430}},
     "A and C made 7♥ (100 each) and reached 500 and 530."),
    ("us_4p", [played("8H", "NS", 8)],
     {"scores": {"NS": 210, "EW": 490}, "options": {"both_reach": "highest_total"}},
     "8♥ was made (300): NS and EW reached 510 together and share the win."),
    ("us_4p", [played("7H", "NS", 3)], {"scores": {"EW": 490}}, "EW reached 560."),
    ("us_3p", [played("7S", "A", {"A": 4, "B": 4, "C": 2}, first_to_reach="B")],
     {"scores": {"B": 480, "C": 490}}, "B reached 500 before C."),
    ("us_3p", [played("7S", "A", {"A": 4, "B": 4, "C": 2})], {"scores": {"B": 480, "C": 490}},
     "B and C reached 500 on hand 1: who got there first?"),
    ("us_3p", [played("8S", "A", {"A": 5, "B": 3, "C": 2}, first_to_reach="A")],
     {"scores": {"B": 480, "C": 490}},
     ("B and C reached 500 on hand 1: who got there first? "
      "The hand names A, and that is none of them.")),
    ("au_pagat", [played("8S", "NS", 7)], {"scores": {"NS": -300, "EW": 480}},
     "NS went out the back door at −540; EW won."),
    ("au_pagat", [{"type": "adjustment", "points": {"NS": -500, "EW": -510}, "reason": "x"}], {},
     "NS and EW went out the back door at −500 and −510; nobody won."),
    ("nz_club", [played("6H", "NS", 6)], {"opening": {"scores": {"EW": 200}, "hands_played": 3}},
     "4 deals are played: EW had the highest total, 240."),
    ("nz_club", [{"type": "all_pass"}], {"opening": {"hands_played": 3}},
     "4 deals are played: NS and EW share the win at 0."),
    ("us_3p", [], {"ended": {"how": "conceded", "by": "A"}, "scores": {"B": 10}},
     "A conceded; B won."),
    ("us_3p", [], {"ended": {"how": "agreed"}, "scores": {"B": 10}},
     "Ended by agreement: B had the highest total, 10."),
    ("us_3p", [], {"ended": {"how": "agreed"}},
     "Ended by agreement: A, B and C share the win at 0."),
    ("us_3p", [], {"ended": {"how": "time_limit"}, "scores": {"B": 10}},
     "The bell went: B had the highest total, 10."),
    ("us_3p", [], {"ended": {"how": "abandoned"}}, "The match was abandoned; nobody won."),
    ("au_pagat", [], {}, "Nobody has won yet: NS 0 and EW 0."),
    ("au_pagat", [played("7H", "NS", 3)], {"scores": {"EW": 490}},
     "EW have 560, but only a made contract wins."),
    ("au_3p", [played("7H", "A", {"A": 3, "B": 7, "C": 0})], {"scores": {"B": 490}},
     "B has 560, but only a made contract wins."),
    ("us_4p", [played("6S", "NS", 3)],
     {"options": {"win_condition": "bid_points"}, "scores": {"EW": 490}},
     "EW have 560, but only points from contracts count."),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "hands", "fields", "said"), OVER)
def test_outcomes(
    rules: str, hands: list[dict[str, Any]], fields: dict[str, Any], said: str
) -> None:
    assert outcome(rules, *hands, **fields) == said


def test_every_reason_has_its_words() -> None:
    assert set(Reason) <= set(LINES)
    assert set(EndReason) <= set(OUTCOMES)


@pytest.mark.parametrize(
    ("rules", "fields", "said"),
    [
        ("au_pagat", {"scores": {"NS": 210, "EW": 40}},
         "NS win with 8♥ or better. EW win with 10♣ or better."),
        ("au_pagat", {"scores": {"NS": 250, "EW": -20}},
         "NS win with Misère, or 8♣ or better. EW win with 10NT; a failed 10♦ loses it."),
        ("au_pagat", {"scores": {"NS": 510, "EW": -490}},
         ("NS have 510, but only a made contract wins. NS win with any contract. "
          "A failed 6♠ loses the match for EW.")),
        ("us_3p", {"scores": {"A": -100}},
         ("A failed 9♥ loses the match for A. B wins with 10♥ or better; a failed 10♥ loses it. "
          "C wins with 10♥ or better; a failed 10♥ loses it.")),
        ("au_5p_easton", {"scores": {"A": 260, "B": -100, "C": 380, "D": -490}},
         ("A wins alone with 8♠ or better (not Open Misère), "
          "and with a partner with 10♦ or better. A failed 9♥ alone loses the match for B.")),
        # Alone a contract counts in full, with a partner half; misère is always alone.
        ("au_5p_called", {"scores": {"A": -170, "B": 170, "C": 460, "D": -255, "E": -430}},
         ("A failed 9♠ alone loses the match for A. B wins alone with 9♠ or better. "
          "C wins alone with any contract, and with a partner with 6♦ or better. "
          "A failed Misère, 8♣ alone or 10♥ with a partner loses the match for D. "
          "A failed 6♦ alone or 7♠ with a partner loses the match for E.")),
        ("au_5p_called", {"scores": {"A": 0, "B": 250, "C": 240, "D": 260, "E": -490}},
         ("A wins alone with Open Misère or better; a failed Open Misère or 10♥ alone loses it. "
          "B wins alone with Misère, or 8♣ or better, and with a partner with 10♥ or better. "
          "C wins alone with 8♣ or better, and with a partner with 10NT. "
          "D wins alone with Misère or better, and with a partner with 10♦ or better. "
          "A failed 6♠ loses the match for E.")),
        ("us_5p_named", {"scores": {"A": -170, "B": 170, "C": 280, "D": -430, "E": -255}},
         ("A failed 9♠ loses the match for A. B wins with 9♠ or better. "
          "C wins with 7NT or better. A failed 6♦ loses the match for D. "
          "A failed Nullo loses the match for E.")),
        ("tas_police", {"scores": {"NS": 700}},
         "NS win with 8♥ or better. A failed 8♥ of EW takes NS to 1000."),
        ("tas_police", {"scores": {"NS": 700, "EW": 900}},
         ("NS win with 8♥ or better; a failed 6♥ takes EW to 1000. "
          "EW win with 6♥ or better; a failed 8♥ takes NS to 1000.")),
        ("us_3p", {"scores": {"A": 480, "B": 95}},
         ("A wins with any contract; 2 tricks in defence reach 500. "
          "B wins with 9NT or better. C wins with 10♥ or better; a failed 10♥ loses it.")),
        ("us_4p", {"scores": {"NS": 495, "EW": 400}, "options": {"trick_points_when": "set_only"}},
         ("NS win with any contract; 1 trick in defence reaches 500 if the contract fails. "
          "EW win with 6♥ or better; 10 tricks in defence reach 500 if the contract fails.")),
        ("us_4p", {"scores": {"NS": 490}, "options": {"trick_points": 0}},
         "NS win with any contract. EW win with 10♥ or better; a failed 10♥ loses it."),
        ("au_cap_490", {"scores": {"NS": 490, "EW": 480}},
         ("NS win with any contract; defending gains them nothing more. "
          "EW win with any contract.")),
        ("au_cap_490", {"scores": {"NS": 480}, "options":
                        {"defence_cap": 485, "defence_cap_style": "freeze"}},
         ("NS win with any contract; defending gains them nothing more. "
          "EW win with Open Misère or better; a failed Open Misère loses it.")),
        ("us_4p", {"scores": {"NS": 450}, "options": {"trick_points_stop_above": 400}},
         ("NS win with 6♣ or better; defending gains them nothing more. "
          "EW win with 10♥ or better; a failed 10♥ loses it.")),
        ("us_4p", {"scores": {"NS": 450, "EW": 460}, "options": {"defence_cap": 480}},
         "NS win with 6♣ or better. EW win with any contract."),
        ("us_1000_3p", {"scores": {"A": 870, "B": 100, "C": 990}},
         "A needs 130 more, points in cards counted. C needs 10 more, points in cards counted."),
        ("us_1500_4p", {"scores": {"NS": 1400, "EW": -1400}},
         "NS need 100 more, points in cards counted. A failed 6♥ loses the match for EW."),
        ("us_4p", {"scores": {"NS": 400, "EW": 490}, "options": {"both_reach": "highest_total"}},
         ("NS win with 7♠ or better; 10 tricks in defence reach 500. "
          "EW win with any contract; 1 trick in defence reaches 500.")),
        ("us_4_cutthroat_12",
         {"opening": {"hands_played": 11, "scores": {"A": 100, "B": 30, "C": -20, "D": 90}}},
         ("B wins with 6NT or better. C wins with 7♣ or better. D wins with any contract. "
          "1 deal left: after it the highest total wins.")),
        ("nz_club", {"opening": {"hands_played": 3, "scores": {"NS": 50, "EW": 250}}},
         ("NS win with Misère or better. EW win with any contract; a failed 7♦ loses it. "
          "1 deal left: after it the highest total wins.")),
        ("nz_club", {"opening": {"hands_played": 3, "scores": {"NS": -450, "EW": 450}}},
         "EW win whatever is bid. 1 deal left: after it the highest total wins."),
        ("nz_club", {"opening": {"hands_played": 3, "scores": {"NS": -450, "EW": 450}},
                     "options": {"all_pass": "play_no_trump"}},
         "EW win whatever is bid. 1 deal left: after it the highest total wins."),
        ("us_1500_4p",
         {"opening": {"hands_played": 3, "scores": {"NS": 400, "EW": 200}},
          "options": {"deal_limit": 4}},
         ("NS win with 7♣ or better; a failed 7♦ loses it. EW win with 10NT. "
          "1 deal left: after it the highest total wins.")),
        ("au_pagat", {"scores": {"NS": -520, "EW": 560}},
         ("EW have 560, but only a made contract wins. Any hand that leaves NS at −500 or below "
          "loses the match. EW win with any contract.")),
        ("us_4p", {"scores": {"NS": -520, "EW": 560}},
         ("EW have 560 to begin with; the next hand may decide. Any hand that leaves NS at −500 "
          "or below loses the match. EW win with any contract; any hand that leaves them at 500 "
          "or more wins too, if nobody else gets there.")),
        ("us_4p", {"scores": {"NS": -500}, "options": {"loss_needs_opponent_not_negative": True}},
         ("Any hand that leaves NS at −500 or below loses the match, unless an opponent is below "
          "0. EW win with 10♥ or better.")),
        ("us_4p", {"scores": {"NS": 520, "EW": 560}},
         ("NS have 520 and EW have 560 to begin with; the next hand may decide. NS win with any "
          "contract. EW win with any contract.")),
        ("us_4_cutthroat_12", {}, "12 deals left."),
        ("au_fixed_hands", {"options": {"loss_limit": -500}}, "8 deals left."),
        ("tas_police", {"options": {"loss_limit": -500}}, ""),
        ("us_4p", {"scores": {"NS": 250, "EW": -90},
                   "options": {"loss_needs_opponent_not_negative": True}},
         "NS win with 8♣ or better. A failed 9NT loses the match for EW."),
    ],
)  # fmt: skip
def test_what_would_decide_the_match(rules: str, fields: dict[str, Any], said: str) -> None:
    told = status_text(*sheet_of(rules, **fields))
    assert said in told if rules == "au_5p_easton" else told == said


def test_the_status_of_a_match_that_is_over_is_its_outcome() -> None:
    match, sheet = sheet_of("au_pagat", played("10H", "NS", 10))
    assert status_text(match, sheet) == "NS made 10♥ (500) and reached 500."
    assert prospects(match, sheet) == ()
    assert not_yet_text(match, sheet) == ""


def test_prospects_as_data() -> None:
    match, sheet = sheet_of("au_pagat", scores={"NS": 250, "EW": 500})
    ns, ew = prospects(match, sheet)
    assert str(ns.wins[0]) == "M"
    assert ns.slam_wins
    assert ns.not_yet is None
    assert ew.wins == match.rules.ladder
    assert ew.not_yet is NotYet.ONLY_A_CONTRACT_WINS
    match, sheet = sheet_of("us_3p", played("6H", "A", {"A": 5, "B": 5, "C": 0}),
                            scores={"A": -400},
                            options={"multi_side_loss": "others_play_on"})  # fmt: skip
    assert [one.side for one in prospects(match, sheet)] == [1, 2]
    agreed = {"type": "adjustment", "points": {"EW": 600}, "reason": "late"}
    match, sheet = sheet_of("us_4p", agreed, options={"win_condition": "bid_points"})
    assert prospects(match, sheet)[1].not_yet is NotYet.ONLY_BIDS_COUNT


def test_a_side_that_begins_past_the_target_waits_for_a_hand() -> None:
    match, sheet = sheet_of("us_4p", scores={"EW": 560})
    assert prospects(match, sheet)[1].not_yet is NotYet.NO_HAND_YET
    assert not_yet_text(match, sheet) == "EW have 560 to begin with; the next hand may decide."


def test_bids_as_short_as_they_can_be_said() -> None:
    match, _ = sheet_of("au_pagat")
    ladder = match.rules.ladder
    assert bids_text(match.rules, ladder) == "any contract"
    assert bids_text(match.rules, ladder[-1:]) == "10NT"
    assert bids_text(match.rules, ladder[:1]) == "6♠"
    assert bids_text(match.rules, (*ladder[:2], *ladder[-2:])) == "6♠, 6♣, or 10♥ or better"
    assert len(LEVELS) == 5


def test_a_hand_explained() -> None:
    match, sheet = sheet_of(
        "au_pagat",
        played("8H", "N", {"NS": 8}),
        played("7NT", "EW", {"EW": 5}, sans_kitty=True),
        {"type": "all_pass"},
        {"type": "redeal", "reason": "a card was shown"},
        {"type": "void"},
        played("M", "N", {}, stopped_early=True),
        {"type": "adjustment", "points": {"EW": 20}, "reason": "late"},
    )
    told = [explain_hand(match, sheet, number) for number in range(1, 8)]
    assert told[0] == (
        "N (NS) played 8♥, worth 300, and made it with 8 tricks.",
        "NS: 8♥ made: 300.",
        "EW: 2 tricks at 10.",
        "Totals: NS 300 and EW 20.",
    )
    assert told[1][0] == (
        "EW played 7NT, worth 220, without the kitty, and was set back with 5 tricks."
    )
    assert told[2] == (
        "Everybody passed; the hand was thrown in.",
        "Nobody scored.",
        "Totals: NS 350 and EW −200.",
    )
    assert told[3][0] == "Misdeal (a card was shown): W dealt again."
    assert told[4][0] == "The hand was void."
    assert told[5][0] == "N (NS) played Misère, worth 250, and was set back."
    assert told[6][0] == "Points agreed at the table (late)."


def test_the_calls_are_told_where_they_were_noted() -> None:
    calls = [(1, "6S"), (2, "P"), (3, "8H"), (4, "P"), (1, "P")]
    auction = [{"seat": seat, "call": call} for seat, call in calls]
    hand = played("8H", "W", {"EW": 8}) | {"auction": auction}
    match, sheet = sheet_of("au_pagat", hand)
    assert explain_hand(match, sheet, 1)[0] == "The calls: E 6♠, S pass, W 8♥, N pass, E pass."


def test_a_debarred_player_is_named() -> None:
    one = played("7S", "NS", 7, debarred=["E"], debarred_tricks={"EW": 2})
    both = played("7S", "NS", 7, debarred=["E", "W"])
    side_only = played("7S", "NS", 7, debarred_tricks={"EW": 2})
    match, sheet = sheet_of("us_4p", one, both, side_only)
    told = [explain_hand(match, sheet, number)[1:-1] for number in (1, 2, 3)]
    assert told[0] == (
        "E was debarred.",
        "NS: 7♠ made: 140.",
        "EW: 1 trick at 10.",
        "EW: nothing for 2 tricks of E (debarred).",
    )
    assert told[1] == (
        "E and W were debarred.",
        "NS: 7♠ made: 140.",
        "EW: nothing for 3 tricks of E and W (debarred).",
    )
    assert told[2][-1] == "EW: nothing for 2 tricks of a debarred player."


NAMED: list[tuple[str, dict[str, Any], list[str]]] = [
    ("us_4p", REVOKE | {"by": "E"},
     ["NS: 8♥ scored as won, E having revoked: 300.",
      "EW: E revoked, so the side scores nothing."]),
    ("us_4p", REVOKE | {"by": "EW"},
     ["NS: 8♥ scored as won, EW having revoked: 300.", "EW: revoked, and scores nothing."]),
    ("us_4p", REVOKE | {"by": "S"},
     ["NS: S revoked, so 8♥ is set back: −300.", "EW: 1 trick at 10."]),
    ("tas_police", REVOKE | {"by": "S"},
     ["NS: S revoked: the value of 8♥ goes to the opponents.",
      "EW: 8♥ against them failed: 300."]),
    ("us_3p", REVOKE | {"contractor": "A", "by": "B", "tricks": {"B": 1, "C": 1}},
     ["A: 8♥ scored as won, B having revoked: 300.", "B: revoked, and scores nothing.",
      "C: 1 trick at 10."]),
    ("us_5p_named", played("7D", "A", five(A=7, B=3), partners=["D"], debarred=["D"]),
     ["A: 7♦ made: 180.", "D: 7♦ scores nothing for D (debarred).",
      "B: 3 tricks at 10."]),
    ("us_4p_nullo", played("M", "N", {"NS": 3, "EW": 7}),
     ["NS: failed Nullo: −250.", "EW: 3 tricks of N at 10."]),
    ("us_4p_nullo", played("M", "NS", 3, debarred=["E", "W"]),
     ["NS: failed Nullo: −250.", "EW: 3 tricks of NS, but nothing for E and W (debarred)."]),
    ("us_4p_nullo", played("M", "NS", 0, forced_fail=True),
     ["NS: the joker was kept, so Nullo is set back: −250."]),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "hand", "told"), NAMED)
def test_a_reason_names_whom_it_is_about(
    rules: str, hand: dict[str, Any], told: list[str]
) -> None:
    match, sheet = sheet_of(rules, hand)
    named = [one for one in explain_hand(match, sheet, 1) if not one.startswith("Totals")]
    assert named[-len(told) :] == told


def test_whoever_revoked_at_the_end_is_named_however_the_match_is_read() -> None:
    file = file_of("us_4p", REVOKE | {"by": "E"}, scores={"NS": 250})
    told = replay_json(file)["explanation"]
    assert told == "NS scored 8♥ (300), E having revoked, and reached 550."
    assert json.loads(replay_line(file))["explanation"] == told


def test_what_befell_a_hand_names_who_did_it() -> None:
    contract = {"contractor": "N", "bid": "8S", "tricks": {"NS": 4, "EW": 1}}
    revoke = contract | {"type": "revoke"}
    match, _ = sheet_of(
        "us_4p_nullo",
        revoke | {"by": "E"},
        revoke | {"by": "EW"},
        revoke | {"by": "N"},
        revoke | {"by": "S"},
        contract | {"type": "irregular_bidder", "tricks": {"NS": 8, "EW": 2}},
        contract | {"type": "scored_out", "score_tricks_for": ["EW"]},
        played("7S", "NS", 7, debarred=["E"], debarred_tricks={"EW": 1}),
        played("7S", "NS", 7, debarred=["E", "W"]),
        played("7S", "NS", 7, debarred_tricks={"EW": 1}),
        played("M", "NS", {"NS": 1}, stopped_early=True, forced_fail=True),
        played("7S", "NS", 7),
        {"type": "all_pass"},
    )
    assert [", ".join(map(str, mishaps_of(match, hand))) for hand in match.hands] == [
        "E revoked",
        "EW revoked",
        "revoked",
        "S revoked",
        "wrong count of cards",
        "EW scored out",
        "E debarred",
        "E & W debarred",
        "one of EW debarred",
        "stopped early, joker kept",
        "",
        "",
    ]


def test_irregular_hands_explained() -> None:
    match, sheet = sheet_of(
        "us_3p_nullo",
        REVOKE | {"contractor": "A", "by": "B", "tricks": {"B": 1, "C": 1}},
        {"type": "irregular_bidder", "contractor": "A", "bid": "6S",
         "tricks": {"A": 8, "B": 1, "C": 1}},
        {"type": "scored_out", "contractor": "A", "bid": "6S", "tricks": {"B": 1},
         "score_tricks_for": ["B"]},
        played("M", "A", {"A": 0}, forced_fail=True),
        {"type": "all_pass"},
    )  # fmt: skip
    told = [explain_hand(match, sheet, number)[0] for number in range(1, 6)]
    assert told == [
        "A played 8♥, worth 300; B revoked, and the hand stopped there.",
        "A played 6♠, worth 40; A or the kitty had a wrong number of cards.",
        "A played 6♠, worth 40; B scored out in play, and the rest was abandoned.",
        "A played Nullo, worth 250, and was set back for a kept joker.",
        "Everybody passed; the hand was thrown in.",
    ]
    match, sheet = sheet_of("us_4p", REVOKE | {"by": "EW"})
    assert "EW revoked" in explain_hand(match, sheet, 1)[0]
    match, sheet = sheet_of("us_4p_allpass_nt", {"type": "all_pass", "tricks": {"NS": 6}})
    assert explain_hand(match, sheet, 1)[0].endswith("played at no trump.")
    match, sheet = sheet_of("au_5p_called", played("7H", "A", five(A=7, B=3), **PAIR),
                            played("7H", "A", five(A=7, B=3)))  # fmt: skip
    assert explain_hand(match, sheet, 1)[0].startswith("A played 7♥, worth 200, with C, and made")
    assert explain_hand(match, sheet, 2)[0].startswith("A played 7♥, worth 200, alone, and made")


def test_the_deciding_hand_and_those_after_it_explained() -> None:
    match, sheet = sheet_of("au_pagat", played("10H", "NS", 10), played("8H", "EW", 8))
    assert explain_hand(match, sheet, 1)[-1] == "NS made 10♥ (500) and reached 500."
    assert explain_hand(match, sheet, 2)[-1] == (
        "The match was over before this hand, so it scores nothing."
    )
    asked = played("7S", "A", {"A": 4, "B": 4, "C": 2})
    match, sheet = sheet_of("us_3p", asked, asked, scores={"B": 480, "C": 490})
    assert explain_hand(match, sheet, 2)[-1] == (
        "The match waits for an answer, so this hand scores nothing yet."
    )


@pytest.mark.parametrize(
    ("rules", "fields", "said"),
    [
        (
            "us_4p",
            {"options": {"both_reach": "highest_total"}, "scores": {"NS": 300, "EW": 490}},
            "NS made 8♥ (300) and reached 600. EW have 510, but the highest total wins.",
        ),
        (
            "us_4p",
            {"options": {"both_reach": "highest_total"}, "scores": {"NS": 200, "EW": 490}},
            "EW reached 510. NS have 500, but the highest total wins.",
        ),
        (
            "us_4p",
            {"options": {"win_condition": "bid_points"}, "scores": {"NS": 300, "EW": 490}},
            "NS made 8♥ (300) and reached 600. EW have 510, but only points from contracts count.",
        ),
        (
            "us_4p",
            {"options": {"win_condition": "bid_points"}, "scores": {"NS": 300, "EW": 500}},
            "NS made 8♥ (300) and reached 600. EW have 520, but the contract counts first.",
        ),
    ],
)
def test_others_at_the_target_are_told_why_they_did_not_win(
    rules: str, fields: dict[str, Any], said: str
) -> None:
    hand = played("8H", "NS", {"NS": 8, "EW": 2})
    assert outcome(rules, hand, **fields) == said
    data = file_of(rules, hand, **fields)
    assert json.loads(replay_line(data)) == replay_json(data)


def test_a_partner_is_told_that_the_contractor_wins_alone() -> None:
    hand = played("8H", "A", five(A=8, C=1, D=1), partners=["B"])
    scores = dict(zip(NAMES[:5], (300, 400, 495, 0, 0), strict=True))
    assert outcome("us_5p_named", hand, scores=scores) == (
        "A made 8♥ (300) and reached 600. B has 700, but the contractor wins alone. "
        "C has 505, but the contract counts first."
    )
    data = file_of("us_5p_named", hand, scores=scores)
    assert json.loads(replay_line(data)) == replay_json(data)
    highest = {"both_reach": "highest_total"}
    scores = dict(zip(NAMES[:5], (220, 210, 530, 0, 0), strict=True))
    assert outcome("us_5p_named", hand, scores=scores, options=highest) == (
        "C reached 540. A has 520 and B has 510, but the highest total wins."
    )


def test_who_dropped_out_earlier_did_not_concede() -> None:
    sunk = played("10H", "A", {"A": 1, "B": 5, "C": 4})
    said = outcome(
        "us_3p",
        sunk,
        options={"multi_side_loss": "others_play_on"},
        ended={"how": "conceded", "by": "B"},
    )
    assert said == "B conceded; C won."


@pytest.mark.parametrize(
    ("rules", "options", "hands", "said"),
    [
        (
            "us_4_cutthroat_12",
            {},
            [played("8H", "B", {"C": 2, "D": 0})],
            "B played 8♥, worth 300, and made it with 8 tricks.",
        ),
        (
            "us_3p",
            {"multi_side_loss": "others_play_on"},
            [played("10H", "A", {"A": 1, "B": 5, "C": 4}), played("8H", "B", {"C": 2})],
            "B played 8♥, worth 300, and made it with 8 tricks.",
        ),
    ],
)
def test_tricks_that_follow_are_told_whoever_sat_out(
    rules: str, options: dict[str, Any], hands: list[dict[str, Any]], said: str
) -> None:
    match, sheet = sheet_of(rules, *hands, options=options)
    assert explain_hand(match, sheet, len(hands))[0] == said
