"""A match as it was before one of its hands, and a hand as it was entered."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from scorekeeper.rules.hands import (
    Adjustment,
    BidHand,
    ContractHand,
    Hand,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.needs import taken_by
from scorekeeper.rules.options import AllPass
from scorekeeper.rules.replay import replay
from scorekeeper.rules.settle import so_far
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import PASS, BySide, Draft, Kind, Page
from scorekeeper.ui.words import number


def as_played(match: Match, number: int, players: tuple[str, ...] = ()) -> Match:
    """A match as it was for one of its hands: by which rules, and who sat at the table.

    Args:
        match: the match.
        number: the hand.
        players: who sat there, where that is known.
    """
    then = match.by_rules_of(number)
    players = players or match.players
    return then if players == then.players else replace(then, players=players)


@lru_cache(maxsize=8)
def before_hand(view: MatchView, hand: int) -> MatchView:
    """The match with only the hands before this one, as if that were to be entered next.

    The people are those who sat at the table for it, and the rules those it is played by.
    """
    match = view.match
    past = replace(
        as_played(match, hand, view.records[hand - 1].players),
        hands=match.hands[: hand - 1],
        ended=None,
        earlier_rules=tuple(one for one in match.earlier_rules if one.hands < hand),
    )
    return replace(view, match=past, sheet=replay(past), records=view.records[: hand - 1])


def draft_of(match: Match, hand: Hand) -> Draft:
    """A hand as the entry shows it, to be entered differently."""
    if isinstance(hand, Adjustment):
        return Draft(
            page=Page.ADJUSTMENT,
            kind=Kind.ADJUSTMENT,
            points=tuple(number(points) if points else "" for points in hand.points),
            reason=hand.reason,
            first=hand.first_to_reach,
            dealer=hand.dealer,
        )
    if isinstance(hand, Redeal | Void):
        return Draft(page=Page.OTHER, auction=_calls(hand), reason=hand.reason, dealer=hand.dealer)
    if isinstance(hand, PassedIn):
        plays = match.rules.all_pass is AllPass.PLAY_NO_TRUMP
        return Draft(
            page=Page.PLAY if plays else Page.OTHER,
            kind=Kind.PASSED_IN if plays else Kind.PLAYED,
            auction=_calls(hand),
            counts=_last_left_open(hand.tricks, {hand.sits_out}),
            first=hand.first_to_reach,
            dealer=hand.dealer,
            sits_out=hand.sits_out,
        )
    return _with_contract(match, hand)


def _with_contract(match: Match, hand: BidHand) -> Draft:
    contracting = (hand.side, *hand.partners)
    taken = taken_by(hand.tricks, contracting)
    others = tuple(
        None if side in contracting else count for side, count in enumerate(hand.tricks)
    )
    if taken is None and None not in others:
        taken = TRICKS_IN_A_HAND - sum(count or 0 for count in others)
    if not so_far(hand):
        others = _last_left_open(others, {*contracting, hand.sits_out})
    alone = match.rules.partners_for(hand.bid) == (0,)
    draft = Draft(
        kind=Kind(hand.kind),
        auction=_calls(hand),
        bid=str(hand.bid),
        contractor=hand.side if match.rules.is_individual else hand.contractor,
        partners=None if alone else hand.partners,
        tricks=taken,
        counts=others,
        sans_kitty=hand.sans_kitty,
        first=hand.first_to_reach,
        dealer=hand.dealer,
        sits_out=hand.sits_out,
    )
    match hand:
        case ContractHand():
            return replace(
                draft,
                stopped_early=hand.stopped_early,
                kept_joker=hand.forced_fail,
                debarring=bool(hand.debarred or hand.debarred_tricks),
                debarred=hand.debarred,
                barred=hand.debarred_tricks,
                card_points=tuple(
                    "" if points is None else str(points) for points in hand.card_points
                ),
            )
        case Revoke():
            return replace(draft, offender=_offender(match, hand))
        case ScoredOut():
            return replace(draft, scorers=hand.score_tricks_for)
        case _:
            return draft


def _calls(hand: Hand) -> tuple[tuple[int, str], ...]:
    """The calls kept with a hand, as the entry holds them."""
    return tuple((call.seat, PASS if call.bid is None else str(call.bid)) for call in hand.auction)


def _last_left_open(counts: BySide, absent: set[int | None]) -> BySide:
    """Counts of ten tricks without the last, which follows: so another may be put right alone."""
    counted = [side for side in range(len(counts)) if side not in absent]
    if len(counted) < 2 or any(counts[side] is None for side in counted):  # noqa: PLR2004
        return counts
    return tuple(None if side == counted[-1] else count for side, count in enumerate(counts))


def _offender(match: Match, hand: Revoke) -> int | None:
    if hand.offender is None and match.rules.is_individual:
        return hand.offending_side
    return hand.offender
