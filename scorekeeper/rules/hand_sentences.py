"""A hand explained in sentences: what was played, what it scored, and what it decided."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scorekeeper.rules.before import settled_hand
from scorekeeper.rules.errors import listed
from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.involved import involved_in
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import Status
from scorekeeper.rules.sentences import (
    counted_text,
    line_text,
    outcome_text,
    scores_text,
    side_names,
)
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.rules.words import HANDS

if TYPE_CHECKING:
    from scorekeeper.rules.hands import BidHand, Hand
    from scorekeeper.rules.match import Match
    from scorekeeper.rules.results import Line, Outcome, ScoredHand, ScoreSheet


def explain_hand(
    match: Match, sheet: ScoreSheet, number: int, terms: Terms = OURS
) -> tuple[str, ...]:
    """Return hand ``number`` (from 1) in sentences.

    Args:
        match: the match.
        sheet: the match replayed.
        number: the hand.
        terms: what the table calls things.
    """
    hand, scored = match.hands[number - 1], sheet.hands[number - 1]
    taken = settled_hand(match, hand, number).taken if isinstance(hand, ContractHand) else None
    whole, match = match, match.by_rules_of(number)
    sentences = [_what_happened(match, hand, scored, taken, terms)]
    if hand.auction:
        sentences.insert(0, _auction_text(match, hand, scored.dealer))
    if scored.after_finish:
        asked = sheet.outcome.status is Status.NEEDS_INPUT
        return (*sentences, HANDS["after.needs_input" if asked else "after.over"])
    if isinstance(hand, ContractHand) and hand.debarred:
        names = [match.players[seat] for seat in hand.debarred]
        told = HANDS["debarred" if len(names) == 1 else "debarred.several"]
        sentences.append(told.format(players=listed(names, "and")))
    sentences += [_line(match, hand, line, terms) for line in scored.lines]
    if not scored.lines:
        sentences.append(HANDS["nothing"])
    sentences.append(HANDS["totals"].format(scores=scores_text(match, scored.total)))
    if sheet.outcome.hand == number:
        sentences.append(outcome_text(match, replace(sheet, lifted=())))
    for lifted in sheet.lifted:
        if lifted.hand == number:
            ended = outcome_text(match, _as_of(whole, lifted, number))
            sentences.append(HANDS["played_on"].format(outcome=ended))
    return tuple(sentences)


def _line(match: Match, hand: Hand, line: Line, terms: Terms) -> str:
    """Return a line of the score with its side, naming whom it is about."""
    told = line_text(match.rules, line, terms, involved_in(match, hand))
    return HANDS["line"].format(side=match.sides[line.side].name, line=told)


def _as_of(match: Match, outcome: Outcome, number: int) -> ScoreSheet:
    """Return the sheet as it was when a hand had ended the match."""
    then = replace(
        match,
        rules=match.rules_of(number),
        earlier_rules=tuple(one for one in match.earlier_rules if one.hands < number),
        hands=match.hands[:number],
        ended=None,
    )
    return replace(replay(then), outcome=outcome, lifted=())


def _auction_text(match: Match, hand: Hand, dealer: int) -> str:
    """Return the calls that were noted: ``Calls: Bob 6♠, Cat pass.``."""
    rules, count = match.rules, len(match.players)
    calls = [
        HANDS["auction.call"].format(
            player=match.players[(dealer + 1 + call.seat) % count],
            call=HANDS["auction.pass"] if call.bid is None else rules.name_of(call.bid),
        )
        for call in hand.auction
    ]
    return HANDS["auction"].format(calls=", ".join(calls))


def _what_happened(
    match: Match, hand: Hand, scored: ScoredHand, taken: int | None, terms: Terms
) -> str:
    match hand:
        case PassedIn():
            return HANDS[f"all_pass.{match.rules.all_pass}"]
        case Redeal() | Void() | Adjustment():
            reason = f" ({hand.reason})" if hand.reason.strip() else ""
            return HANDS[hand.kind].format(reason=reason, dealer=match.players[scored.dealer])
        case _:
            said = _contract_text(match, hand, terms)
            return f"{said}{_result_text(match, hand, scored, taken, terms)}"


def _contract_text(match: Match, hand: BidHand, terms: Terms) -> str:
    """Return who played what: ``Ann (NS) played 8♥, worth 300``."""
    rules, side = match.rules, match.sides[hand.side].name
    player = side if hand.contractor is None else match.players[hand.contractor]
    partners = ""
    if hand.partners:
        names = listed([match.players[seat] for seat in hand.partners], "and")
        partners = HANDS["contract.with"].format(partners=names)
    elif rules.finds_partner:
        partners = HANDS["contract.alone"]
    return HANDS["contract"].format(
        who=player if player == side else f"{player} ({side})",
        bid=rules.name_of(hand.bid),
        value=rules.value_of(hand.bid),
        partners=partners,
        kitty=terms.say(HANDS["contract.kitty"]) if hand.sans_kitty else "",
    )


def _result_text(
    match: Match, hand: BidHand, scored: ScoredHand, taken: int | None, terms: Terms
) -> str:
    if isinstance(hand, Revoke):
        seat, side = hand.offender, match.sides[hand.offending_side].name
        return HANDS["revoke"].format(offender=side if seat is None else match.players[seat])
    if isinstance(hand, ScoredOut):
        return HANDS[hand.kind].format(sides=side_names(match, hand.score_tricks_for))
    if not isinstance(hand, ContractHand):
        contractor = involved_in(match, hand).contractor
        return terms.say(HANDS[hand.kind]).format(contractor=contractor)
    if hand.forced_fail:
        return HANDS["joker"]
    if taken is None:
        return HANDS["stopped"]
    result = HANDS["made" if scored.made else "failed"]
    return result.format(tricks=counted_text("tricks", taken))
