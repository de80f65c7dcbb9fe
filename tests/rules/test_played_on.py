"""A match that a hand ended, and that the table played on all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import replay
from scorekeeper.rules.hand_codec import hand_from_json, hand_to_json
from scorekeeper.rules.hand_reader import KEYS
from scorekeeper.rules.hand_sentences import explain_hand
from scorekeeper.rules.hands import Adjustment, ContractHand, PassedIn
from scorekeeper.rules.match import Ended, Ending, Match, Opening
from scorekeeper.rules.matchfile import MatchFile, read_match, write_match
from scorekeeper.rules.options import BothReach, WinCondition
from scorekeeper.rules.prospect_sentences import status_text
from scorekeeper.rules.reading import WrongValue
from scorekeeper.rules.replay_line import replay_line
from scorekeeper.rules.results import EndReason, Status
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.sentences import outcome_text
from scorekeeper.rules.verify import default_sides

PLAYERS = ("N", "E", "S", "W")


def match_of(*hands: ContractHand | PassedIn | Adjustment, rules: RuleSet | None = None) -> Match:
    rules = rules or RuleSet()
    return Match(rules=rules, players=PLAYERS, sides=default_sides(rules, PLAYERS), hands=hands)


def made(bid: str, side: int = 0, *, played_on: bool = False) -> ContractHand:
    contract = RuleSet().parse(bid)
    return ContractHand(
        side=side,
        contractor=side,
        bid=contract,
        tricks=(10, 0)[:: 1 - 2 * side],
        played_on=played_on,
    )


def failed(bid: str, side: int = 0, *, played_on: bool = False) -> ContractHand:
    return replace(made(bid, side, played_on=played_on), tricks=(0, 10)[:: 1 - 2 * side])


def test_hands_after_it_count() -> None:
    over = replay(match_of(made("10H"), made("6S"), made("6S", 1)))
    assert [hand.after_finish for hand in over.hands] == [False, True, True]
    on = replay(match_of(made("10H", played_on=True), failed("6S"), made("7S", 1)))
    assert on.outcome.status is Status.IN_PLAY
    assert on.totals == (460, 350)
    assert not any(hand.after_finish for hand in on.hands)
    assert [outcome.hand for outcome in on.lifted] == [1]


def test_only_that_end_is_lifted_and_the_next_one_is_judged_as_ever() -> None:
    sheet = replay(match_of(made("10H", played_on=True), made("6S"), made("6S", 1)))
    assert (sheet.outcome.reason, sheet.outcome.hand) == (
        EndReason.CONTRACT_MADE_REACHING_TARGET,
        2,
    )
    assert sheet.hands[2].after_finish


def test_a_side_that_went_out_the_back_door_may_come_back() -> None:
    match = match_of(failed("10H", played_on=True), made("7S"), made("6S", 1))
    sheet = replay(match)
    assert sheet.totals[0] == -250
    assert sheet.outcome.status is Status.IN_PLAY
    still = replay(match_of(failed("10H", played_on=True), PassedIn(), made("7S")))
    assert still.outcome.hand == 2


def test_where_points_win_the_next_hand_decides() -> None:
    rules = RuleSet(win_condition=WinCondition.ANY_POINTS)
    match = match_of(made("10H", played_on=True), rules=rules)
    said = outcome_text(match, replay(match))
    assert said.endswith("play on. N & S have 500; the next hand may decide.")


def test_on_a_hand_that_ends_nothing_it_says_nothing() -> None:
    noted = replay(match_of(made("6S", played_on=True), made("7S")))
    plain = replay(match_of(made("6S"), made("7S")))
    assert noted == plain


def test_past_the_target_by_defence_nothing_ended_that_could_be_played_on_past() -> None:
    match = replace(match_of(failed("6S", played_on=True)), opening=Opening(scores=(0, 495)))
    sheet = replay(match)
    assert sheet.totals == (-40, 595)
    assert sheet.lifted == ()
    assert sheet == replay(replace(match, hands=(failed("6S"),)))


def test_a_question_is_not_asked_where_the_table_played_on() -> None:
    rules = RuleSet(win_condition=WinCondition.ANY_POINTS, both_reach=BothReach.CONTRACTOR_FIRST)
    points = Adjustment(points=(500, 500), reason="paper")
    assert replay(match_of(points, rules=rules)).outcome.status is Status.NEEDS_INPUT
    on = match_of(replace(points, played_on=True), rules=rules)
    assert replay(on).outcome.status is Status.IN_PLAY


def test_the_players_may_end_it_after_that() -> None:
    match = match_of(made("10H", played_on=True), made("7S", 1))
    ended = replace(match, ended=Ended(how=Ending.AGREED))
    sheet = replay(ended)
    assert sheet.outcome.reason is EndReason.AGREED
    assert outcome_text(ended, sheet).endswith(
        "Hand 1 had ended the match, but the table agreed to play on."
    )


def test_the_sentences_say_so() -> None:
    match = match_of(made("10H", played_on=True), made("7S", 1), made("6S", played_on=True))
    sheet = replay(match)
    assert status_text(match, sheet).startswith(
        "Hands 1 and 3 had ended the match, but the table agreed to play on. "
        "N & S have 750, but only a made contract wins."
    )
    first = explain_hand(match, sheet, 1)
    assert first[-1] == (
        "N & S made 10♥ (500) and reached 500. The table agreed to play on all the same."
    )
    assert "agreed" not in " ".join(explain_hand(match, sheet, 2))
    assert "reached 750" in explain_hand(match, sheet, 3)[-1]


def test_the_deals_are_those_of_that_time() -> None:
    rules = RuleSet(deal_limit=1)
    match = match_of(made("6S", played_on=True), PassedIn(), PassedIn(), rules=rules)
    sheet = replay(match)
    assert explain_hand(match, sheet, 1)[-1].startswith("1 deal")
    assert "2 deals" in outcome_text(match, sheet)
    assert sheet.outcome.hand == 2


def test_a_match_file_carries_it_and_so_does_the_history() -> None:
    match = match_of(made("10H", played_on=True), PassedIn(played_on=True), made("7S", 1))
    written = write_match(MatchFile(match=match))
    assert [one.get("played_on") for one in written["hands"]] == [True, True, None]
    assert read_match(written).match == match
    assert hand_from_json(hand_to_json(match.hands[0])) == match.hands[0]
    line = replay_line(written)
    assert '"status": "in_play"' in line
    assert "table agreed to play on" in line


@pytest.mark.parametrize("kind", KEYS)
def test_any_hand_may_carry_it(kind: str) -> None:
    assert "played_on" in KEYS[kind]


def test_it_is_true_or_false() -> None:
    written = write_match(MatchFile(match=match_of(made("10H"))))
    written["hands"][0]["played_on"] = "yes"
    with pytest.raises(WrongValue, match="true or false"):
        read_match(written)
