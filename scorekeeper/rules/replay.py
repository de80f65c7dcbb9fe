"""A match replayed: each hand scored on the totals before it, until somebody has won."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, NamedTuple

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.finish import IN_PLAY, After, judge_ended, judge_finish
from scorekeeper.rules.hand_errors import SitsOut
from scorekeeper.rules.hands import Adjustment, Redeal
from scorekeeper.rules.options import WinCondition
from scorekeeper.rules.plain import score_plain
from scorekeeper.rules.results import Outcome, ScoredHand, ScoreSheet, Status
from scorekeeper.rules.score import HandScore, Standing, score_hand, without
from scorekeeper.rules.settle import Names, verify_seat
from scorekeeper.rules.table import Table, make_table, table_of

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.rule_set import RuleSet


class State(NamedTuple):
    """A match between two hands: all that the next hand's score depends on.

    A named tuple, for there is one a hand and nothing is quicker to make.

    Attributes:
        hands: hands entered so far.
        totals: each side's total.
        from_bids: by side, points from contracts alone, and what the match began with; empty
            where these are not what wins.
        dealer: the seat that deals next.
        deals: hands dealt that count to a deal limit.
        dropped_out: sides that lost while the others play on.
        outcome: where the match stands.
        lifted: the ends that the table agreed to play on past.
    """

    hands: int
    totals: tuple[int, ...]
    from_bids: tuple[int, ...]
    dealer: int
    deals: int
    dropped_out: tuple[int, ...]
    outcome: Outcome
    lifted: tuple[Outcome, ...] = ()


_new = tuple.__new__
"""Makes a named tuple of what it holds, in order: there are two a hand, and this is quickest."""


def begin(match: Match) -> State:
    """Return a match before its first hand."""
    opening = match.opening
    rules = match.rules_of(1)
    totals = opening.scores if opening else (0,) * len(match.sides)
    return State(
        hands=0,
        totals=totals,
        from_bids=totals if rules.win_condition is WinCondition.BID_POINTS else (),
        dealer=match.first_dealer,
        deals=opening.hands_played if opening else 0,
        dropped_out=(),
        outcome=IN_PLAY,
    )


def step(table: Table, names: Names, state: State, hand: Hand) -> tuple[State, ScoredHand]:
    """Return the match after one more hand, and the hand with its points.

    A hand entered after the match was over, or while it waits for an answer, is kept,
    marked, and scores nothing.

    Raises:
        RulesError: the hand cannot have happened.
    """
    sits_out, dealer = who_deals(table, names, state.dealer, hand)
    standing = Standing(state.totals, sits_out, state.dropped_out)
    score = score_plain(table, hand, standing) or score_hand(table, hand, names, standing)
    if state.dropped_out:
        score = without(table, score, state.dropped_out)
    return advance(
        table,
        state,
        score,
        dealer,
        dealt=not isinstance(hand, (Redeal, Adjustment)),
        first_to_reach=getattr(hand, "first_to_reach", None),
        played_on=hand.played_on,
    )


def advance(  # noqa: PLR0913 - what a hand brings to a match
    table: Table,
    state: State,
    score: HandScore,
    dealer: int,
    *,
    dealt: bool = True,
    first_to_reach: int | None = None,
    played_on: bool = False,
) -> tuple[State, ScoredHand]:
    """Return the match after a hand already scored, and the hand with its points.

    Args:
        table: the rules and seats.
        state: the match before the hand.
        score: what the hand is worth.
        dealer: the seat that dealt it.
        dealt: whether the deal moves on after it.
        first_to_reach: the side that got to the target first in play, where it was noted.
        played_on: whether the table agreed to play on, should it end the match.
    """
    hands, before, bids_before, _, deals, dropped_out, outcome, lifted = state
    number = hands + 1
    if dealt:
        deals += 1
    if outcome.status is not Status.IN_PLAY:
        idle = ScoredHand(
            number, dealer, (), (0,) * len(before), before, score.made, after_finish=True
        )
        following = next_dealer(table, dealer, dropped_out) if dealt else dealer
        return state._replace(hands=number, dealer=following), idle
    totals = tuple(map(add, before, score.delta))
    from_bids = tuple(map(add, bids_before, score.from_bids)) if bids_before else ()
    if (
        max(from_bids or totals) >= table.win_at
        or min(totals) <= table.lose_at
        or deals >= table.stop_at
    ):
        after = After(number, totals, from_bids, deals, dropped_out, first_to_reach)
        outcome, dropped_out = judge_finish(table.rules, score, after)
        if played_on and outcome.status is not Status.IN_PLAY:
            # This end alone is lifted: the next hand is judged like any other.
            lifted += (outcome,)
            outcome = Outcome(losers=dropped_out)
    # Whoever drops out on this hand does not deal the next one.
    following = next_dealer(table, dealer, dropped_out) if dealt else dealer
    scored = _new(
        ScoredHand, (number, dealer, score.lines, score.delta, totals, score.made, False)
    )
    after_it = (number, totals, from_bids, following, deals, dropped_out, outcome, lifted)
    return _new(State, after_it), scored


def replay(match: Match) -> ScoreSheet:
    """Return the score sheet of a match: every hand with its points, and where it stands.

    Raises:
        RulesError: a hand cannot have happened; ``where`` says which, as ``hands[2].tricks``.
    """
    if match.earlier_rules:
        return _replay_in_parts(match)
    table, names, state = table_of(match), Names.of(match), begin(match)
    scored: list[ScoredHand] = []
    for index, hand in enumerate(match.hands):
        try:
            state, one = step(table, names, state, hand)
        except RulesError as error:
            raise error.at(f"hands[{index}]") from None
        scored.append(one)
    return finish(match, state, tuple(scored))


def _replay_in_parts(match: Match) -> ScoreSheet:
    """Return the score sheet of a match whose rules were changed in the middle.

    Where others are agreed, play goes on: an end under the earlier ones is none any more.
    """
    names, state = Names.of(match), begin(match)
    seats = tuple(side.seats for side in match.sides)
    scored: list[ScoredHand] = []
    rules = None
    for index, hand in enumerate(match.hands):
        if match.rules_of(index + 1) is not rules:
            rules = match.rules_of(index + 1)
            state = _under(rules, state)
        try:
            state, one = step(make_table(rules, seats), names, state, hand)
        except RulesError as error:
            raise error.at(f"hands[{index}]") from None
        scored.append(one)
    if match.rules is not rules:
        state = _under(match.rules, state)
    return finish(match, state, tuple(scored))


def _under(rules: RuleSet, state: State) -> State:
    """Return a match between two hands as it goes on under other rules."""
    counts_bids = rules.win_condition is WinCondition.BID_POINTS
    return state._replace(
        # What was scored before others were agreed counts like points brought along.
        from_bids=(state.from_bids or state.totals) if counts_bids else (),
        dropped_out=(),
        outcome=IN_PLAY,
    )


def finish(match: Match, state: State, hands: tuple[ScoredHand, ...]) -> ScoreSheet:
    """Return the score sheet of a match whose hands have all been stepped through."""
    outcome = state.outcome
    if match.ended is not None and outcome.status is not Status.OVER:
        outcome = judge_ended(match.ended, state.totals, state.dropped_out)
    return ScoreSheet(
        hands=hands,
        totals=state.totals,
        outcome=outcome,
        dealer=state.dealer,
        deals=state.deals,
        from_bids=state.from_bids,
        dropped_out=state.dropped_out,
        lifted=state.lifted,
    )


def state_of(sheet: ScoreSheet) -> State:
    """Return a match as the next hand finds it; ends played on past make no difference to that."""
    return State(
        hands=len(sheet.hands),
        totals=sheet.totals,
        from_bids=sheet.from_bids,
        dealer=sheet.dealer,
        deals=sheet.deals,
        dropped_out=sheet.dropped_out,
        outcome=sheet.outcome,
    )


def preview(match: Match, sheet: ScoreSheet, hand: Hand) -> tuple[ScoredHand, Outcome]:
    """Return what one more hand would score, and where the match would then stand.

    Args:
        match: the match.
        sheet: the match replayed, as it stands.
        hand: the hand that might be entered.

    Raises:
        RulesError: the hand cannot have happened.
    """
    after, scored = step(table_of(match), Names.of(match), state_of(sheet), hand)
    return scored, after.outcome


def who_deals(table: Table, names: Names, turn: int, hand: Hand) -> tuple[int | None, int]:
    """Return the side that sits out of a hand, if one does, and the seat that deals it.

    Where the dealer takes no cards, whoever sat out dealt (S000 law 1).

    Args:
        table: the rules and seats.
        names: for the errors.
        turn: the seat whose turn it is to deal.
        hand: the hand, which may name another dealer.

    Raises:
        HandError: the hand names a seat that cannot deal or sit out.
    """
    noted = getattr(hand, "sits_out", None)
    dealer = hand.dealer
    if dealer is not None:
        verify_seat(table, dealer, "dealer")
    if not table.rules.dealer_sits_out:
        if noted is not None:
            raise SitsOut("Nobody sits out at this table.").at("sits_out")
        return None, turn if dealer is None else dealer
    if noted is not None:
        verify_seat(table, noted, "sits_out")
        if dealer is not None and dealer != noted:
            raise SitsOut(
                f"{names.players[noted]} cannot sit out: the dealer does, and "
                f"{names.players[dealer]} dealt.",
            ).at("sits_out")
        return noted, noted
    seat = turn if dealer is None else dealer
    return seat, seat


def next_dealer(table: Table, dealer: int, dropped_out: tuple[int, ...] = ()) -> int:
    """Return the seat to the dealer's left, passing over those who have dropped out.

    Two sides at least are left: with one, the match is over.
    """
    players = len(table.side_of)
    seat = (dealer + 1) % players
    while dropped_out and table.side_of[seat] in dropped_out:
        seat = (seat + 1) % players
    return seat
