"""From a view of a match to its score sheet as it is shown."""

from __future__ import annotations

from functools import lru_cache

from scorekeeper.rules.hand_sentences import explain_hand
from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    Hand,
    PassedIn,
    Redeal,
    Void,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.results import ScoredHand, Status
from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import HandRecord, MatchView
from scorekeeper.ui import words
from scorekeeper.ui.reading.shown import HandLine, SheetReading, SideTotal
from scorekeeper.ui.reading.standing import (
    chances,
    dealer_words,
    status_words,
    waiting_words,
    winner_words,
)


@lru_cache(maxsize=16)
def read_sheet(view: MatchView) -> SheetReading:
    """Everything the sheet's pad shows."""
    match, sheet = view.match, view.sheet
    over = sheet.outcome.status is Status.OVER
    return SheetReading(
        title=view.title or rules_title(view),
        sides=read_totals(view),
        lines=tuple(
            _line(match, scored, record)
            for scored, record in zip(sheet.hands, view.records, strict=True)
        ),
        dealer=dealer_words(match, sheet),
        status=status_words(match, sheet),
        waiting=waiting_words(match, sheet),
        chances=chances(match, sheet),
        over=over,
        outcome=winner_words(match, sheet.outcome) if over else "",
        undo=words.change(view.undo) if view.undo else None,
        redo=words.change(view.redo) if view.redo else None,
    )


def rules_title(view: MatchView) -> str:
    """What the rules of a match are called, whoever named them or forgot to."""
    known = PRESETS.get(view.preset_id or "")
    return view.rules_name or (known.title if known else words.HOUSE_RULES)


def read_totals(view: MatchView) -> tuple[SideTotal, ...]:
    """Each side's total."""
    sheet = view.sheet
    return tuple(
        SideTotal(
            number=number + 1,
            name=side.name,
            total=sheet.totals[number],
            won=number in sheet.outcome.winners,
        )
        for number, side in enumerate(view.match.sides)
    )


def read_news(view: MatchView) -> str:
    """What is said once a hand has been saved: the hand, and the new totals."""
    reading = read_sheet(view)
    if not reading.lines:
        return ""
    match, last = view.match, view.sheet.hands[-1]
    title, detail = hand_words(match, match.hands[-1], last.dealer, match.players)
    return words.saved(
        last.number,
        f"{title} {detail}".strip(),
        [(side.name, side.total) for side in reading.sides],
    )


def read_reasons(view: MatchView, terms: Terms, number: int) -> tuple[str, ...]:
    """A hand explained in sentences: why it scored so, who dealt it, what was noted."""
    scored, record = view.sheet.hands[number - 1], view.records[number - 1]
    players = record.players or view.match.players
    return (
        *explain_hand(view.match, view.sheet, number, terms),
        words.dealt_by(players[scored.dealer]),
        *([record.note] if record.note else ()),
    )


def _line(match: Match, scored: ScoredHand, record: HandRecord) -> HandLine:
    hand = match.hands[scored.number - 1]
    players = record.players or match.players
    title, detail = hand_words(match, hand, scored.dealer, players)
    tricks = hand.tricks[hand.side] if isinstance(hand, ContractHand) else None
    taken = "" if tricks is None else str(tricks)
    names = [side.name for side in match.sides]
    gains = tuple(zip(names, scored.delta, strict=True))
    totals = tuple(zip(names, scored.total, strict=True))
    return HandLine(
        number=scored.number,
        title=title,
        who=_contractor(match, hand, players) if taken else detail,
        taken=taken,
        made=scored.made,
        points=scored.delta,
        totals=scored.total,
        counts=not scored.after_finish,
        label=words.hand_label(scored.number, title, detail, gains, totals),
    )


def hand_words(match: Match, hand: Hand, dealer: int, players: tuple[str, ...]) -> tuple[str, str]:
    """What a hand was, and who played it to what end."""
    if isinstance(hand, ContractHand):
        bid = words.special(match.rules.name_of(hand.bid))
        return bid, words.played(_contractor(match, hand, players), hand.tricks[hand.side])
    if isinstance(hand, PassedIn):
        return words.PASSED_IN, words.dealt_by(players[dealer])
    if isinstance(hand, Redeal):
        return words.MISDEAL, hand.reason or words.dealt_by(players[dealer])
    if isinstance(hand, Void):
        return words.VOID, hand.reason or words.dealt_by(players[dealer])
    if isinstance(hand, Adjustment):
        return words.ADJUSTMENT, hand.reason
    who = _contractor(match, hand, players)
    return words.special(match.rules.name_of(hand.bid)), words.other_end(hand.kind, who)


def _contractor(match: Match, hand: Hand, players: tuple[str, ...]) -> str:
    seat, side = getattr(hand, "contractor", None), getattr(hand, "side", 0)
    return match.sides[side].name if seat is None else players[seat]
