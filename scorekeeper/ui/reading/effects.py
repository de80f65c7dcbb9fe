"""What a change to a hand would move, as it is shown before it is accepted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Match
from scorekeeper.rules.results import ScoredHand, ScoreSheet, Status
from scorekeeper.scorebook.views import Change, ChangeKind, ChangePreview, MovedHand
from scorekeeper.ui.reading.past import as_played
from scorekeeper.ui.reading.sheet import hand_words
from scorekeeper.ui.reading.standing import status_words, winner_words
from scorekeeper.ui.words import mending


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedTotal:
    """A side's total after a hand: as it is, and as it would be; None where it is not."""

    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedLine:
    """A hand that a change moves.

    Attributes:
        number: as it would be; as it is, for one taken out.
        was: its number as it is, where that is another one; or that it is new, or taken out.
        title: the contract, or what else it is.
        counts: False for a hand behind the end of the match.
        label: the whole of it in words.
    """

    number: int
    was: str
    title: str
    totals: tuple[MovedTotal, ...]
    counts: bool
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """Everything that a change would move.

    Attributes:
        before: the hand as it is; empty where it is put in, or stays the same.
        after: the hand as it would be; empty where it is taken out.
        now: where the match stands.
        then: where it would stand.
        end: where it would end, against where it does.
        behind: how many hands would stand behind a new end.
        left_over: what is asked about them; empty where there are none.
        played_on: where the match would stand if they counted; empty where there are none.
    """

    before: str
    after: str
    sides: tuple[str, ...]
    lines: tuple[MovedLine, ...]
    now: str
    then: str
    end: str
    behind: int
    left_over: str
    played_on: str


def read_effects(then: ChangePreview) -> Effects:
    """A preview of a change in words and figures."""
    view = then.before
    ends = [
        outcome.hand if outcome.status is Status.OVER else None
        for outcome in (view.sheet.outcome, then.sheet.outcome)
    ]
    before, after = _what(then)
    over_by_word = view.match.ended is not None and then.match.ended is not None
    return Effects(
        before=before,
        after=after,
        sides=tuple(side.name for side in view.match.sides),
        lines=tuple(_line(then, moved) for moved in then.moved),
        now=_standing(view.match, view.sheet),
        then=_standing(then.match, then.sheet),
        end="" if over_by_word else mending.end_moved(*ends),
        behind=len(then.left_over),
        left_over=mending.left_over(then.left_over) if then.left_over else "",
        played_on=_played_on(then.match, then.played_on) if then.played_on else "",
    )


def _standing(match: Match, sheet: ScoreSheet) -> str:
    said = status_words(match, sheet)
    if sheet.outcome.status is not Status.OVER:
        return said or mending.GOES_ON
    return f"{winner_words(match, sheet.outcome)} {said}"


def _played_on(match: Match, sheet: ScoreSheet) -> str:
    totals = [(side.name, total) for side, total in zip(match.sides, sheet.totals, strict=True)]
    over = sheet.outcome.status is Status.OVER
    return mending.played_on(totals, winner_words(match, sheet.outcome) if over else "")


def _is_it(change: Change, moved: MovedHand) -> bool:
    """Whether this is the hand that a change is about."""
    match change.kind:
        case ChangeKind.HAND_REMOVED:
            return moved.number is None and moved.number_before == change.hand
        case ChangeKind.HAND_INSERTED:
            return moved.number_before is None
        case _:
            return moved.number == change.hand


def _what(then: ChangePreview) -> tuple[str, str]:
    """The hand that is changed, before and after."""
    own = next((one for one in then.moved if _is_it(then.change, one)), None)
    if own is None:
        return "", ""
    before = after = ""
    if own.number_before is not None:
        before = _named(*_hand_of(then, replace(own, number=None)))
    if own.number is not None:
        after = _named(*_hand_of(then, own))
    return ("" if before == after else before), after


def _hand_of(then: ChangePreview, moved: MovedHand) -> tuple[Match, Hand, ScoredHand]:
    """A hand as it would be, or as it is where it is taken out, and the match as played then."""
    number = moved.number or moved.number_before or 0
    was = moved.number is None
    match, sheet = (then.before.match, then.before.sheet) if was else (then.match, then.sheet)
    # A hand put in is played by those who sat there for the one that was at its place.
    record = then.before.records[(moved.number_before or number) - 1]
    played = as_played(match, number, record.players)
    return played, match.hands[number - 1], sheet.hands[number - 1]


def _named(match: Match, hand: Hand, scored: ScoredHand) -> str:
    title, detail = hand_words(match, hand, scored.dealer, match.players)
    return f"{title}, {detail}" if detail else title


def _line(then: ChangePreview, moved: MovedHand) -> MovedLine:
    match, hand, scored = _hand_of(then, moved)
    title, _ = hand_words(match, hand, scored.dealer, match.players)
    names = [side.name for side in then.match.sides]
    totals = tuple(
        MovedTotal(
            before=None if moved.total_before is None else moved.total_before[side],
            after=None if moved.total is None else moved.total[side],
        )
        for side in range(len(names))
    )
    said = ", ".join(
        mending.total_moved(name, total.before, total.after)
        for name, total in zip(names, totals, strict=True)
    )
    return MovedLine(
        number=scored.number,
        was=_was(moved),
        title=title,
        totals=totals,
        counts=not moved.after_finish,
        label=f"{mending.hand_moved(moved.number_before, moved.number)}: {title}. {said}.",
    )


def _was(moved: MovedHand) -> str:
    if moved.number_before is None:
        return mending.PUT_IN
    if moved.number is None:
        return mending.TAKEN_OUT
    return "" if moved.number == moved.number_before else str(moved.number_before)
