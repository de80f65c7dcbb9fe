"""From what was tapped to the hand as it is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.rules.contracts import Bid
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import (
    BidHand,
    ContractHand,
    Hand,
    IrregularContractor,
    PassedIn,
    Revoke,
    ScoredOut,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.needs import filled_up, sides_of_hand
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.rules.table import Table, table_of
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui.draft import BySide, Draft, Kind
from scorekeeper.ui.reading.card_points import points_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """Who plays a hand, as far as it has been said.

    Attributes:
        out: seats without cards: who deals and sits out, who has dropped out.
        allowed: how many partners the contractor may have; (0,) is alone without asking.
        asked: the partner is still to be said.
        contracting: the sides that play the contract, the contractor's first.
        defending: the sides against it.
    """

    table: Table
    out: tuple[int, ...]
    allowed: tuple[int, ...] = (0,)
    asked: bool = False
    contracting: tuple[int, ...] = ()
    defending: tuple[int, ...] = ()


def playing(view: MatchView, draft: Draft) -> Playing:
    """Who plays the hand half entered."""
    table = table_of(view.match)
    out = _out(view, draft, table)
    if draft.contractor is None or draft.bid is None:
        return Playing(table=table, out=out)
    bid = view.match.rules.parse(draft.bid)
    allowed = table.rules.partners_for(bid)
    partners = partners_of(draft, allowed)
    hand = ContractHand(
        side=table.side_of[draft.contractor], bid=bid, partners=partners or (), tricks=()
    )
    absent = tuple(table.side_of[seat] for seat in out)
    contracting, defending = sides_of_hand(table, hand, None, absent)
    return Playing(
        table=table,
        out=out,
        allowed=allowed,
        asked=partners is None,
        contracting=contracting,
        defending=defending,
    )


def partners_of(draft: Draft, allowed: tuple[int, ...]) -> tuple[int, ...] | None:
    """The partners said, as far as the contract allows them; None while there are too few."""
    if allowed == (0,):
        return ()
    if draft.partners is None or draft.contractor in draft.partners:
        return None
    return draft.partners if len(draft.partners) in allowed else None


def fitting(view: MatchView, draft: Draft) -> Draft:
    """A hand half entered without what this table does not know, or no longer."""
    match = view.match
    table = table_of(match)
    seats, sides = range(len(match.players)), range(len(match.sides))
    out = _out(view, draft, table)
    bid = _known(match.rules, draft.bid)
    if bid is not None and (draft.stopped_early or draft.kept_joker) and not table.is_misere(bid):
        bid = None
    contractor = draft.contractor
    if contractor not in seats or contractor in out:
        contractor = None
    partners = draft.partners
    if partners is not None:
        partners = tuple(seat for seat in partners if seat in seats and seat != contractor)
        if draft.partners and not partners:
            partners = None
    debarred = tuple(seat for seat in draft.debarred if seat in seats and seat != contractor)
    fit = replace(
        draft,
        bid=None if bid is None else str(bid),
        contractor=contractor,
        partners=partners,
        tricks=None if contractor is None or bid is None else draft.tricks,
        counts=_padded(draft.counts, len(sides)),
        card_points=(*draft.card_points, *[""] * len(sides))[: len(sides)],
        debarred=debarred,
        barred=_padded(draft.barred, len(sides)),
        offender=draft.offender if draft.offender in seats else None,
        scorers=tuple(side for side in draft.scorers if side in sides),
        first=draft.first if draft.first in sides else None,
    )
    return draft if fit == draft else fit


def hand_of(view: MatchView, draft: Draft) -> Hand:
    """The hand tapped; what follows from its ten tricks is filled in.

    Where it does not matter whose tricks were whose, nobody is asked, and nobody's are kept.
    """
    if draft.kind is Kind.PASSED_IN:
        return passed_in(view, draft)
    return bid_hand_of(view, draft, draft.tricks)


def passed_in(view: MatchView, draft: Draft) -> PassedIn:
    """The hand that everybody passed, as it was played."""
    return PassedIn(
        tricks=filled_up(draft.counts, in_hand(view, draft), TRICKS_IN_A_HAND),
        dealer=draft.dealer,
        sits_out=draft.sits_out,
        first_to_reach=draft.first,
    )


def bid_hand_of(view: MatchView, draft: Draft, taken: int | None) -> BidHand:
    """A hand whose contract and player are known, with so many tricks to the contracting side."""
    match = view.match
    who = playing(view, draft)
    side = who.contracting[0]
    about: dict[str, Any] = {
        "side": side,
        "contractor": draft.contractor,
        "bid": match.rules.parse(draft.bid or ""),
        "partners": who.contracting[1:],
        "tricks": counted(draft, who, taken),
        "dealer": draft.dealer,
        "sits_out": draft.sits_out,
        "sans_kitty": draft.sans_kitty,
        "first_to_reach": draft.first,
    }
    match draft.kind:
        case Kind.REVOKE:
            offender = draft.offender
            fault = side if offender is None else who.table.side_of[offender]
            return Revoke(**about, offender=offender, offending_side=fault)
        case Kind.WRONG_COUNT:
            return IrregularContractor(**about)
        case Kind.SCORED_OUT:
            return ScoredOut(**about, score_tricks_for=draft.scorers)
        case _:
            return ContractHand(
                **about,
                debarred=draft.debarred if draft.debarring else (),
                debarred_tricks=draft.barred if any_said(draft.barred) else (),
                card_points=points_of(draft),
                stopped_early=draft.stopped_early,
                forced_fail=draft.kept_joker,
            )


def counted(draft: Draft, who: Playing, taken: int | None) -> BySide:
    """Tricks by side, with what follows from ten; a partner's stand with the contractor's."""
    sides = len(who.table.seats)
    counts: list[int | None] = [None] * sides
    for side in who.defending:
        counts[side] = draft.counts[side] if side < len(draft.counts) else None
    counts[who.contracting[0]] = taken
    for partner in who.contracting[1:]:
        counts[partner] = None if taken is None else 0
    if taken is None or not is_whole(draft) or len(who.defending) == 1:
        return tuple(counts)
    return filled_up(tuple(counts), who.defending, TRICKS_IN_A_HAND - taken)


def is_whole(draft: Draft) -> bool:
    """Whether all ten tricks of the hand were played."""
    return not draft.stopped_early and draft.kind not in {Kind.REVOKE, Kind.SCORED_OUT}


def in_hand(view: MatchView, draft: Draft) -> tuple[int, ...]:
    """The sides that hold cards."""
    table = table_of(view.match)
    out = {table.side_of[seat] for seat in _out(view, draft, table)}
    return tuple(side for side in range(len(table.seats)) if side not in out)


def side_of(match: Match, seat: int) -> int:
    """The side a seat plays for."""
    return table_of(match).side_of[seat]


def any_said(counts: BySide) -> bool:
    """Whether any of these counts is known."""
    return any(count is not None for count in counts)


def _out(view: MatchView, draft: Draft, table: Table) -> tuple[int, ...]:
    dropped = tuple(seat for side in view.sheet.dropped_out for seat in table.seats[side])
    if not table.rules.dealer_sits_out:
        return dropped
    noted = draft.dealer if draft.sits_out is None else draft.sits_out
    return (*dropped, view.sheet.dealer if noted is None else noted)


def _known(rules: RuleSet, text: str | None) -> Bid | None:
    if text is None:
        return None
    try:
        return rules.parse(text)
    except ScorekeeperError:
        return None


def _padded(counts: BySide, sides: int) -> BySide:
    return (*counts, *[None] * sides)[:sides]
