"""From a view of a match to its score sheet as it is shown."""

from __future__ import annotations

from functools import lru_cache

from scorekeeper.rules.hand_sentences import explain_hand
from scorekeeper.rules.hands import (
    Adjustment,
    BidHand,
    ContractHand,
    Hand,
    PassedIn,
    Redeal,
    Void,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.mishaps import mishaps_of
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.results import ScoredHand, ScoreSheet, Status
from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook.views import HandRecord, MatchView
from scorekeeper.ui import words
from scorekeeper.ui.reading.company import (
    absent_sides,
    plays_alone,
    together,
    tricks_taken,
    who_played,
)
from scorekeeper.ui.reading.past import as_played
from scorekeeper.ui.reading.shown import HandLine, SheetReading, SideTotal
from scorekeeper.ui.reading.standing import (
    chances,
    dealer_words,
    notes_words,
    status_words,
    winner_words,
)
from scorekeeper.ui.words import sheet as said

TWO = 2
"""Two sides have what the next hand could do for them in a line of its own."""


@lru_cache(maxsize=4)  # a sheet in several windows; each is as long as its match
def read_sheet(view: MatchView) -> SheetReading:
    """Everything the sheet's pad shows."""
    match, sheet = view.match, view.sheet
    over = sheet.outcome.status is Status.OVER
    needs, sides = sheet.outcome.needs, read_totals(view)
    return SheetReading(
        title=view.title or rules_title(view),
        sides=sides,
        lines=tuple(
            _line(match, sheet, scored, record)
            for scored, record in zip(sheet.hands, view.records, strict=True)
        ),
        dealer=dealer_words(match, sheet),
        status=status_words(match, sheet),
        notes=notes_words(match, sheet),
        asks=() if needs is None else tuple(sides[side] for side in needs.choices),
        chances=_in_common(chances(match, sheet)),
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
    """Each side's total; of several, what the next hand could do for it alone stands below."""
    sheet, sides = view.sheet, view.match.sides
    may = _in_common(chances(view.match, sheet)) if len(sides) > TWO else ()
    return tuple(
        SideTotal(
            number=number + 1,
            name=side.name,
            total=sheet.totals[number],
            won=number in sheet.outcome.winners,
            out=number in sheet.dropped_out,
            chance=may[number] if len(may) == len(sides) else "",
        )
        for number, side in enumerate(sides)
    )


def _in_common(may: tuple[str, ...]) -> tuple[str, ...]:
    """What the next hand could do, by side; once where it is the same for all."""
    return may[:1] if len(set(may)) == 1 else may


def read_news(view: MatchView) -> tuple[str, str]:
    """What is said once a hand has been saved: the hand, and the new totals."""
    reading = read_sheet(view)
    if not reading.lines:
        return "", ""
    match, last = view.match, view.sheet.hands[-1]
    hand = match.hands[-1]
    title, detail = hand_words(match, hand, last.dealer, match.players)
    between = " " if isinstance(hand, BidHand) else ", "
    return (
        words.saved(last.number, between.join(filter(None, (title, detail)))),
        words.now([(side.name, side.total) for side in reading.sides]),
    )


def read_reasons(view: MatchView, terms: Terms, number: int) -> tuple[str, ...]:
    """A hand explained in sentences: why it scored so, who dealt it, what was noted."""
    scored, record = view.sheet.hands[number - 1], view.records[number - 1]
    players = record.players or view.match.players
    match = as_played(view.match, number, players)
    taken = tricks_taken(match, match.hands[number - 1])
    return (
        *explain_hand(match, view.sheet, number, terms),
        *([said.tricks_of(taken)] if len(taken) > TWO else ()),
        words.capital(said.dealt_by(players[scored.dealer])),
        *([record.note] if record.note else ()),
    )


def _line(match: Match, sheet: ScoreSheet, scored: ScoredHand, record: HandRecord) -> HandLine:
    match = as_played(match, scored.number, record.players)
    hand, players = match.hands[scored.number - 1], match.players
    title, detail = hand_words(match, hand, scored.dealer, players)
    tricks = hand.tricks[hand.side] if isinstance(hand, ContractHand) else None
    taken = "" if tricks is None else str(tricks)
    names = [side.name for side in match.sides]
    gains = tuple(zip(names, scored.delta, strict=True))
    totals = tuple(zip(names, scored.total, strict=True))
    absent = absent_sides(match, sheet, scored)
    label = words.hand_label(scored.number, title, detail, gains, totals)
    return HandLine(
        number=scored.number,
        title=title,
        who=together(match, hand, players)
        if isinstance(hand, BidHand)
        else (words.capital(detail),),
        mishaps=mishaps_of(match, hand, players),
        alone=plays_alone(match, hand),
        taken=taken,
        made=scored.made,
        points=scored.delta,
        beside=tuple(
            absent.get(side) or words.signed(points) if not scored.after_finish else ""
            for side, points in enumerate(scored.delta)
        ),
        totals=scored.total,
        counts=not scored.after_finish,
        label=" ".join([label, *(said.absent(names[side], why) for side, why in absent.items())]),
    )


def hand_words(match: Match, hand: Hand, dealer: int, players: tuple[str, ...]) -> tuple[str, str]:
    """What a hand was, and who played it to what end."""
    if isinstance(hand, PassedIn):
        return words.PASSED_IN, said.dealt_by(players[dealer])
    if isinstance(hand, Redeal):
        return words.MISDEAL, hand.reason or said.dealt_by(players[dealer])
    if isinstance(hand, Void):
        return words.VOID, hand.reason or said.dealt_by(players[dealer])
    if isinstance(hand, Adjustment):
        return words.ADJUSTMENT, hand.reason
    tricks = hand.tricks[hand.side] if isinstance(hand, ContractHand) else None
    played = words.played(who_played(match, hand, players), tricks)
    told = said.befell(played, mishaps_of(match, hand, players))
    return words.special(match.rules.name_of(hand.bid)), told
