"""Matches found by words: of what is said of them, and of their people's names."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, bindparam, exists, or_, select, union_all
from sqlmodel import Session

from scorekeeper.store.side_tables import WORD
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
        name = one.name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        names = {"start": f"{name}%", "inside": f"% {name}%"}
        people = session.execute(_PEOPLE, names).scalars().all()
        word = {"word": one.word, "end": one.word + LAST_LETTER}
        few = session.execute(_MATCHES, word | {"people": people}).scalars().all()
        if not few:
            return None
        # Many are told from others while going through the list in its order.
        conditions.append(MATCH.c.id.in_(few) if len(few) <= FEW else _has(one, people))
    return tuple(conditions)


_NAMED = or_(
    PLAYER.c.name_key.like(bindparam("start"), escape="\\"),
    PLAYER.c.name_key.like(bindparam("inside"), escape="\\"),
)
_PEOPLE = select(PLAYER.c.id).where(
    or_(_NAMED, PLAYER.c.merged_into.in_(select(PLAYER.c.id).where(_NAMED)))
)
"""The people with a name, or another spelling, in which a word begins so."""

# A match found twice is counted twice: so it is left sooner to the slower way.
_MATCHES = union_all(
    select(WORD.c.match_id).where(
        WORD.c.word >= bindparam("word"), WORD.c.word < bindparam("end")
    ),
    select(SEAT.c.match_id).where(SEAT.c.player_id.in_(bindparam("people", expanding=True))),
).limit(FEW + 1)
"""The first of the matches with a word that begins so, or with one of these people."""


def _has(sought: Sought, people: Sequence[int]) -> ColumnElement[bool]:
    begins = and_(WORD.c.word >= sought.word, WORD.c.word < sought.word + LAST_LETTER)
    return or_(
        exists().where(WORD.c.match_id == MATCH.c.id, begins),
        exists().where(SEAT.c.match_id == MATCH.c.id, SEAT.c.player_id.in_(people)),
    )
