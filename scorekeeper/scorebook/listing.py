"""Matches as lists show them: where they stand, the words they are found by."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from typing import Any

import scorekeeper
from scorekeeper.rules.results import EndReason, Outcome, Question, ScoreSheet, Status
from scorekeeper.scorebook.opened import Opened, named_sides
from scorekeeper.scorebook.views import MatchSummary
from scorekeeper.store import listing, match_reading
from scorekeeper.store.database import Transaction
from scorekeeper.store.listing import Listed
from scorekeeper.store.records import Standing, StoredMatch
from scorekeeper.store.searching import Sought

WORD = re.compile(r"\w[\w'’-]*")


def standing_of(opened: Opened) -> Standing:
    """Where a match stands, as lists keep it."""
    stored = opened.stored
    times = (stored.started_at, *(hand.at for hand in stored.hands))
    return stand(opened.sheet, version=stored.version, times=times)


def stand(sheet: ScoreSheet, *, version: int, times: Iterable[datetime]) -> Standing:
    """Where a match stands, as lists keep it.

    Args:
        sheet: the match replayed.
        version: of the match.
        times: when it was started, and when each hand was entered.
    """
    return Standing(
        version=version,
        scored_by=scorekeeper.__version__,
        over=sheet.outcome.status is Status.OVER,
        hands=len(sheet.hands),
        totals=sheet.totals,
        outcome=_outcome_to(sheet),
        last_at=max(times),
    )


def words_of(stored: StoredMatch) -> frozenset[str]:
    """The words by which a match is found; its people are found by their names."""
    texts = [stored.title, stored.note, stored.rules_name, stored.preset_id or ""]
    texts += [name for name in stored.sides if name]
    texts += [hand.note for hand in stored.hands if hand.note]
    return words_from(texts, stored.started_at)


def words_from(texts: Iterable[str], started_at: datetime) -> frozenset[str]:
    """The words by which a match is found: of what is said of it, and of its date."""
    return frozenset(words_in(" ".join(filter(None, texts)))) | _words_of_date(started_at)


def words_in(text: str) -> list[str]:
    """The words of a text as they are looked up: without capitals and accents.

    >>> words_in("Misère, at Ann's")
    ['misere', 'at', "ann's"]
    """
    return [plain(word) for word in WORD.findall(text.casefold())]


def sought_in(text: str) -> list[Sought]:
    """What a person looks for: each word as it was typed, and as words are kept."""
    return [Sought(name=word, word=plain(word)) for word in WORD.findall(text.casefold())]


@lru_cache(maxsize=4096)
def plain(word: str) -> str:
    """A word without its accents."""
    if word.isascii():
        return word
    letters = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def note_down(transaction: Transaction, before: Opened | None, after: Opened) -> None:
    """Keep what lists need to know of a match, with the change that moved it."""
    listing.write(transaction, after.stored.row, standing_of(after))
    words = words_of(after.stored)
    if before is None or words_of(before.stored) != words:
        listing.write_words(transaction, after.stored.row, words)


def summary_of(transaction: Transaction, listed: Listed) -> MatchSummary:
    """A match as a list shows it; replayed if nobody has since it changed."""
    standing = listed.standing
    if standing is None or standing.scored_by != scorekeeper.__version__:
        standing = standing_of(Opened.of(match_reading.load(transaction, listed.uid)))
    players = tuple(person.name for _, person in listed.seats)
    seats = tuple(
        tuple(at for at, (side, _) in enumerate(listed.seats) if side == position)
        for position in range(len(listed.sides))
    )
    return MatchSummary(
        id=listed.uid,
        title=listed.title,
        note=listed.note,
        rules_name=listed.rules_name,
        players=players,
        side_names=tuple(side.name for side in named_sides(listed.sides, seats, players)),
        totals=standing.totals,
        outcome=_outcome_from(standing.outcome),
        hands=standing.hands,
        started_at=listed.started_at,
        last_at=standing.last_at,
        binned_at=listed.binned_at,
    )


def _words_of_date(at: datetime) -> frozenset[str]:
    day = at.strftime("%Y-%m-%d %B %A").casefold()
    return frozenset({*day.split(), f"{at.day}"})


def _outcome_to(sheet: ScoreSheet) -> dict[str, Any]:
    outcome = sheet.outcome
    needs = outcome.needs
    return {
        "status": outcome.status.value,
        "winners": list(outcome.winners),
        "losers": list(outcome.losers),
        "reason": outcome.reason.value if outcome.reason else None,
        "hand": outcome.hand,
        "needs": {"hand": needs.hand, "choices": list(needs.choices)} if needs else None,
    }


def _outcome_from(kept: dict[str, Any]) -> Outcome:
    needs = kept["needs"]
    return Outcome(
        status=Status(kept["status"]),
        winners=tuple(kept["winners"]),
        losers=tuple(kept["losers"]),
        reason=EndReason(kept["reason"]) if kept["reason"] else None,
        hand=kept["hand"],
        needs=Question(hand=needs["hand"], choices=tuple(needs["choices"])) if needs else None,
    )
