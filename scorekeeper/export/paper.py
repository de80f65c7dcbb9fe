"""A match as a paper score sheet has it: plain values, for everything that is written of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from scorekeeper.export.words import (
    AFTER_THE_END,
    KINDS,
    PLAYED_ON,
    with_partners,
)
from scorekeeper.rules.before import passed_in_tricks, settled_hand
from scorekeeper.rules.errors import listed
from scorekeeper.rules.hands import Adjustment, Hand, PassedIn, Redeal, Void
from scorekeeper.rules.involved import involved_in
from scorekeeper.rules.match import Match
from scorekeeper.rules.mishaps import mishaps_of
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.results import ScoredHand, Status
from scorekeeper.rules.sentences import line_text, outcome_text
from scorekeeper.scorebook.views import HandRecord, MatchView


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperLine:
    """A hand as its line has it.

    Attributes:
        number: from 1.
        kind: which way the deal ended, as a match file names it.
        bid: the contract as a match file writes it; empty without one.
        what: the contract, or what else it was, as people write it.
        contractor: who played it; a side where nobody noted who.
        taken: the contracting side's tricks; None where nobody counted.
        tricks: by side; None where nobody counted.
        made: whether the contract was made; None without one.
        points: by side.
        totals: by side, after the hand.
        reasons: by side, where its points come from.
        remark: what there is to say beside the figures; then the note.
        players: who sat at the table for it, in seat order.
        counts: False for a hand behind the end of the match.
        other_rules: whether other rules were agreed just before it.
    """

    number: int
    dealer: str
    kind: str
    bid: str
    what: str
    contractor: str
    taken: int | None
    tricks: tuple[int | None, ...]
    made: bool | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    reasons: tuple[str, ...]
    remark: str
    note: str
    players: tuple[str, ...]
    counts: bool
    other_rules: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperSide:
    """A side: its name, its seats, its total, and whether it has won."""

    name: str
    seats: tuple[int, ...]
    total: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A match as its sheet has it.

    Attributes:
        heading: its title, or who played.
        title: what somebody called it; may be empty.
        opening: what each side began with; empty where that was nothing.
        outcome: where it stands, in a sentence.
    """

    id: str
    heading: str
    title: str
    note: str
    started_at: datetime
    ended_at: datetime | None
    rules: str
    players: tuple[str, ...]
    sides: tuple[PaperSide, ...]
    opening: tuple[int, ...]
    lines: tuple[PaperLine, ...]
    over: bool
    outcome: str


def paper_of(view: MatchView) -> Paper:
    """A match as its sheet has it."""
    match, sheet = view.match, view.sheet
    known = PRESETS.get(view.preset_id or "")
    return Paper(
        id=view.id,
        heading=view.title or " – ".join(side.name for side in match.sides),
        title=view.title,
        note=view.note,
        started_at=view.started_at,
        ended_at=view.ended_at,
        rules=view.rules_name or (known.title if known else ""),
        players=match.players,
        sides=tuple(
            PaperSide(
                name=side.name,
                seats=side.seats,
                total=sheet.totals[number],
                won=number in sheet.outcome.winners,
            )
            for number, side in enumerate(match.sides)
        ),
        opening=match.opening.scores if match.opening and any(match.opening.scores) else (),
        lines=tuple(_lines(view)),
        over=sheet.outcome.status is Status.OVER,
        outcome=accented(outcome_text(match, sheet)),
    )


def accented(text: str) -> str:
    """A text with the misère as people write it."""
    return text.replace("Misere", "Misère").replace("misere", "misère")


def _lines(view: MatchView) -> Iterator[PaperLine]:
    match = view.match
    changes = {earlier.hands + 1 for earlier in match.earlier_rules}
    lifted = {outcome.hand for outcome in view.sheet.lifted}
    for hand, scored, record in zip(match.hands, view.sheet.hands, view.records, strict=True):
        line = _line(match, hand, scored, record, other_rules=scored.number in changes)
        if scored.number in lifted:
            line = replace(line, remark=", ".join(filter(None, (line.remark, PLAYED_ON))))
        yield line


def _line(
    match: Match, hand: Hand, scored: ScoredHand, record: HandRecord, *, other_rules: bool
) -> PaperLine:
    players = record.players or match.players
    rules = match.rules_of(scored.number)
    bid, what, contractor = "", KINDS.get(hand.kind, hand.kind), ""
    remarks: list[str] = []
    tricks: tuple[int | None, ...] = (None,) * len(match.sides)
    taken = None
    if isinstance(hand, Redeal | Void | Adjustment):
        remarks.append(hand.reason)
    elif isinstance(hand, PassedIn):
        tricks = passed_in_tricks(match, hand, scored.number)
    else:
        bid, what = str(hand.bid), accented(rules.name_of(hand.bid))
        contractor = match.sides[hand.side].name
        if hand.contractor is not None:
            contractor = players[hand.contractor]
        remarks += [str(mishap) for mishap in mishaps_of(match, hand, players)]
        if hand.partners:
            remarks.append(with_partners(listed([players[seat] for seat in hand.partners], "and")))
        settled = settled_hand(match, hand, scored.number)
        tricks, taken = settled.tricks, settled.taken
    if scored.after_finish:
        remarks.append(AFTER_THE_END)
    involved = involved_in(match, hand, players)
    return PaperLine(
        number=scored.number,
        dealer=players[scored.dealer],
        kind=hand.kind,
        bid=bid,
        what=what,
        contractor=contractor,
        taken=taken,
        tricks=tricks,
        made=scored.made,
        points=scored.delta,
        totals=scored.total,
        reasons=tuple(
            accented(
                "; ".join(
                    line_text(rules, line, involved=involved)
                    for line in scored.lines
                    if line.side == side
                )
            )
            for side in range(len(match.sides))
        ),
        remark=", ".join(filter(None, remarks)),
        note=record.note,
        players=players,
        counts=not scored.after_finish,
        other_rules=other_rules,
    )
