"""Lists of matches: pages of them, found by words, each with where it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, delete, insert, or_, select, tuple_, union
from sqlmodel import Session

from scorekeeper.store.beside import STANDING, WORD
from scorekeeper.store.people import seated_now
from scorekeeper.store.records import Standing, StoredPerson
from scorekeeper.store.tables import MATCH, PLAYER, SEAT, SIDE
from scorekeeper.store.times import in_zone

LAST_LETTER = "\U0010ffff"
"""Sorts behind every other: the words that begin alike end before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A match as a list has it.

    Attributes:
        row: the match's row.
        sides: the name of each side; None where it is called by its players.
        seats: in seat order, the side and the person at the table now.
        standing: where it stands; None where that is not known as of its version.
    """

    row: int
    uid: str
    title: str
    note: str
    rules_name: str
    started_at: datetime
    binned_at: datetime | None
    sides: tuple[str | None, ...]
    seats: tuple[tuple[int, StoredPerson], ...]
    standing: Standing | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """The beginning of a word looked for: as in people's names, and as words are kept."""

    name: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place in the list of all matches: behind a match, in its order."""

    over: bool
    started_at: datetime
    row: int


def page(
    session: Session, sought: Collection[Sought], behind: Place | None, count: int
) -> tuple[tuple[Listed, ...], Place | None]:
    """Some matches, those in play first and then the newest first.

    Args:
        session: the look at the history.
        sought: what must all be found with a match.
        behind: where the page before ended; None for the first page.
        count: how many matches a page has.

    Returns:
        The matches, and where the page ends unless it is the last.
    """
    rows: list[Any] = []
    for over in (False, True):
        if behind is not None and behind.over and not over:
            continue
        here = behind if behind is not None and behind.over == over else None
        rows += session.execute(_in_order(sought, over, here).limit(count + 1 - len(rows))).all()
    more = len(rows) > count
    listed = _with_people(session, rows[:count])
    if not more:
        return listed, None
    last = rows[count - 1]
    return listed, Place(over=bool(last.over), started_at=last.started_at, row=last.id)


def binned(session: Session) -> tuple[Listed, ...]:
    """The matches in the bin, the last put there first."""
    rows = session.execute(
        _rows().where(MATCH.c.binned_at.is_not(None)).order_by(MATCH.c.binned_at.desc())
    ).all()
    return _with_people(session, rows)


def one(session: Session, *, over: bool | None) -> Listed | None:
    """The match in play that was touched last, or of all matches the one started last."""
    found = _rows().where(MATCH.c.binned_at.is_(None))
    if over is None:
        found = found.order_by(MATCH.c.started_at.desc(), MATCH.c.id.desc())
    else:
        found = found.where(STANDING.c.over.is_(over)).order_by(MATCH.c.changed_at.desc())
    rows = session.execute(found.limit(1)).all()
    return next(iter(_with_people(session, rows)), None)


def standing(session: Session, row: int) -> Standing | None:
    """Where lists have a match stand; None where they do not know as of its version."""
    found = session.execute(_rows().where(MATCH.c.id == row)).one()
    return _standing(found)


def write(session: Session, row: int, kept: Standing) -> None:
    """Keep where a match stands, for lists."""
    session.execute(delete(STANDING).where(STANDING.c.match_id == row))
    session.execute(insert(STANDING).values(standing_values(row, kept)))


def standing_values(row: int, kept: Standing) -> dict[str, Any]:
    """A standing as its row."""
    return {
        "match_id": row,
        "version": kept.version,
        "scored_by": kept.scored_by,
        "over": kept.over,
        "hands": kept.hands,
        "totals": list(kept.totals),
        "outcome": kept.outcome,
        "last_at": kept.last_at,
    }


def write_words(session: Session, row: int, words: Iterable[str]) -> None:
    """Keep the words by which a match is found."""
    session.execute(delete(WORD).where(WORD.c.match_id == row))
    rows = [{"word": word, "match_id": row} for word in sorted(set(words))]
    if rows:
        session.execute(insert(WORD), rows)


def _rows() -> Select[Any]:
    return select(
        MATCH.c.id,
        MATCH.c.uid,
        MATCH.c.title,
        MATCH.c.note,
        MATCH.c.rules_name,
        MATCH.c.started_at,
        MATCH.c.started_offset,
        MATCH.c.binned_at,
        MATCH.c.lineup,
        MATCH.c.version,
        STANDING.c.version.label("as_of"),
        STANDING.c.scored_by,
        STANDING.c.over,
        STANDING.c.hands,
        STANDING.c.totals,
        STANDING.c.outcome,
        STANDING.c.last_at,
    ).outerjoin(STANDING, STANDING.c.match_id == MATCH.c.id)


def _in_order(sought: Collection[Sought], over: bool, behind: Place | None) -> Select[Any]:  # noqa: FBT001
    found = _rows().where(MATCH.c.binned_at.is_(None))
    found = found.where(
        or_(STANDING.c.over, STANDING.c.over.is_(None)) if over else STANDING.c.over.is_(False)
    )
    if behind is not None:
        found = found.where(
            tuple_(MATCH.c.started_at, MATCH.c.id) < tuple_(behind.started_at, behind.row)
        )
    for one_word in sought:
        found = found.where(MATCH.c.id.in_(_found_by(one_word)))
    return found.order_by(MATCH.c.started_at.desc(), MATCH.c.id.desc())


def _found_by(sought: Sought) -> Any:  # noqa: ANN401 - SQLAlchemy has no name for it
    """The matches with a word, or a person's name, that begins so."""
    named = select(PLAYER.c.id).where(
        or_(
            PLAYER.c.name_key.startswith(sought.name, autoescape=True),
            PLAYER.c.name_key.contains(f" {sought.name}", autoescape=True),
        )
    )
    same = select(PLAYER.c.id).where(PLAYER.c.merged_into.in_(named))
    end = sought.word + LAST_LETTER
    return union(
        select(WORD.c.match_id).where(WORD.c.word >= sought.word, WORD.c.word < end),
        select(SEAT.c.match_id).where(SEAT.c.player_id.in_(union(named, same))),
    )


def _with_people(session: Session, rows: Collection[Any]) -> tuple[Listed, ...]:
    ids = [row.id for row in rows]
    sides: defaultdict[int, list[str | None]] = defaultdict(list)
    for match, name in session.execute(
        select(SIDE.c.match_id, SIDE.c.name)
        .where(SIDE.c.match_id.in_(ids))
        .order_by(SIDE.c.match_id, SIDE.c.position)
    ):
        sides[match].append(name)
    seats = seated_now(session, ids)
    return tuple(
        Listed(
            row=row.id,
            uid=row.uid,
            title=row.title,
            note=row.note,
            rules_name=row.rules_name,
            started_at=in_zone(row.started_at, row.started_offset),
            binned_at=row.binned_at,
            sides=tuple(sides[row.id]),
            seats=tuple(seats[row.id]),
            standing=_standing(row),
        )
        for row in rows
    )


def _standing(row: Any) -> Standing | None:  # noqa: ANN401 - a row of _rows
    if row.as_of != row.version:
        return None
    return Standing(
        version=row.version,
        scored_by=row.scored_by,
        over=row.over,
        hands=row.hands,
        totals=tuple(row.totals),
        outcome=row.outcome,
        last_at=row.last_at,
    )
