"""Matches found by words: of what is said of them, and of their people's names."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, and_, exists, or_, select, union_all
from sqlmodel import Session

from scorekeeper.store.beside import WORD
from scorekeeper.store.tables import MATCH, PLAYER, SEAT

LAST_LETTER = "\U0010ffff"
"""Sorts behind every other: the words that begin alike end before it."""
FEW = 1000
"""So many matches are better fetched and sorted than met by going through the list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """The beginning of a word looked for: as in people's names, and as words are kept."""

    name: str
    word: str


def found_by(
    session: Session, sought: Collection[Sought]
) -> tuple[ColumnElement[bool], ...] | None:
    """What holds of the matches that all words are found with; None where there is none."""
    conditions: list[ColumnElement[bool]] = []
    for one in sought:
        people = _people(session, one)
        few = session.execute(_matches(one, people).limit(FEW + 1)).scalars().all()
        if not few:
            return None
        # Many are told from others while going through the list in its order.
        conditions.append(MATCH.c.id.in_(few) if len(few) <= FEW else _has(one, people))
    return tuple(conditions)


def _people(session: Session, sought: Sought) -> Sequence[int]:
    """The people with a name, or another spelling, in which a word begins so."""
    named = select(PLAYER.c.id, PLAYER.c.merged_into).where(
        or_(
            PLAYER.c.name_key.startswith(sought.name, autoescape=True),
            PLAYER.c.name_key.contains(f" {sought.name}", autoescape=True),
        )
    )
    rows = session.execute(named).all()
    same = select(PLAYER.c.id).where(PLAYER.c.merged_into.in_([row for row, _ in rows]))
    return [row for row, _ in rows] + list(session.execute(same).scalars().all())


def _matches(sought: Sought, people: Sequence[int]) -> CompoundSelect[Any]:
    # A match found twice is counted twice: so it is left sooner to the slower way.
    return union_all(
        select(WORD.c.match_id).where(_begins(sought)),
        select(SEAT.c.match_id).where(SEAT.c.player_id.in_(people)),
    )


def _has(sought: Sought, people: Sequence[int]) -> ColumnElement[bool]:
    return or_(
        exists().where(WORD.c.match_id == MATCH.c.id, _begins(sought)),
        exists().where(SEAT.c.match_id == MATCH.c.id, SEAT.c.player_id.in_(people)),
    )


def _begins(sought: Sought) -> ColumnElement[bool]:
    return and_(WORD.c.word >= sought.word, WORD.c.word < sought.word + LAST_LETTER)
