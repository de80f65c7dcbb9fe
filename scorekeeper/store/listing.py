"""Lists of matches: pages of them, found by words, each with where it stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, cast

from sqlalchemy import (
    CursorResult,
    Select,
    bindparam,
    delete,
    false,
    insert,
    select,
    tuple_,
    update,
)
from sqlmodel import Session

from scorekeeper.store.people import seated_now
from scorekeeper.store.records import Standing, StoredPerson
from scorekeeper.store.searching import Sought, found_by
from scorekeeper.store.side_tables import STANDING, WORD
from scorekeeper.store.tables import MATCH
from scorekeeper.store.times import UtcTime, in_zone


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
    conditions = found_by(session, sought)
    if conditions is None:
        return (), None
    ids: list[tuple[int, datetime, bool]] = []
    for over in (False, True):
        if behind is not None and behind.over and not over:
            continue
        here = behind if behind is not None and behind.over == over else None
        wanted = _in_order(over=over, further=here is not None)
        wanted = wanted.where(*conditions).limit(count + 1 - len(ids))
        place = {} if here is None else {"started_at": here.started_at, "row": here.row}
        ids += [
            (row, started_at, over) for row, started_at in session.execute(wanted, place).all()
        ]
    listed = _of_rows(session, [row for row, _, _ in ids[:count]])
    if len(ids) <= count:
        return listed, None
    row, started_at, over = ids[count - 1]
    return listed, Place(over=over, started_at=started_at, row=row)


def binned(session: Session) -> tuple[Listed, ...]:
    """The matches in the bin, the last put there first."""
    binned_at = MATCH.c.binned_at
    ids = session.execute(
        select(MATCH.c.id).where(binned_at.is_not(None)).order_by(binned_at.desc())
    )
    return _of_rows(session, list(ids.scalars()))


def in_play_last(session: Session) -> Listed | None:
    """The match in play that was touched last."""
    wanted = select(MATCH.c.id).where(MATCH.c.id.in_(_in_play()), MATCH.c.binned_at.is_(None))
    wanted = wanted.order_by(MATCH.c.changed_at.desc()).limit(1)
    return next(iter(_of_rows(session, list(session.execute(wanted).scalars()))), None)


def started_last(session: Session) -> Listed | None:
    """The match that was started last."""
    wanted = select(MATCH.c.id).where(MATCH.c.binned_at.is_(None)).order_by(*_NEWEST).limit(1)
    return next(iter(_of_rows(session, list(session.execute(wanted).scalars()))), None)


def standing(session: Session, row: int) -> Standing | None:
    """Where lists have a match stand; None where they do not know as of its version."""
    found = session.execute(_rows().where(MATCH.c.id == row)).one()
    return _standing(found)


_STAND = update(STANDING).where(STANDING.c.match_id == bindparam("row"))


def write(session: Session, row: int, kept: Standing) -> None:
    """Keep where a match stands, for lists."""
    values = standing_values(row, kept)
    stood = cast("CursorResult[Any]", session.execute(_STAND, {"row": row, **values}))
    if stood.rowcount == 0:
        session.execute(insert(STANDING), values)


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


_NEWEST = (MATCH.c.started_at.desc(), MATCH.c.id.desc())


def _in_play() -> Select[Any]:
    return select(STANDING.c.match_id).where(STANDING.c.over == false())


@cache
def _in_order(*, over: bool, further: bool) -> Select[Any]:
    """The matches in play or those over, the newest first, by an index alone.

    Args:
        over: which.
        further: whether only those behind ``started_at`` and ``row``, to be given.
    """
    # The arithmetic keeps SQLite from fetching all of them first and sorting them then.
    row = MATCH.c.id + 0
    found = select(MATCH.c.id, MATCH.c.started_at).where(
        MATCH.c.binned_at.is_(None),
        row.not_in(_in_play()) if over else MATCH.c.id.in_(_in_play()),
    )
    if further:
        behind = tuple_(bindparam("started_at", type_=UtcTime()), bindparam("row"))
        found = found.where(tuple_(MATCH.c.started_at, MATCH.c.id) < behind)
    return found.order_by(*_NEWEST)


_ROWS_OF = _rows().where(MATCH.c.id.in_(bindparam("ids", expanding=True)))


def _of_rows(session: Session, ids: list[int]) -> tuple[Listed, ...]:
    """Matches by their rows, in this order."""
    if not ids:
        return ()
    rows = {row.id: row for row in session.execute(_ROWS_OF, {"ids": ids}).all()}
    tables = seated_now(session, ids)
    return tuple(
        Listed(
            row=row.id,
            uid=row.uid,
            title=row.title,
            note=row.note,
            rules_name=row.rules_name,
            started_at=in_zone(row.started_at, row.started_offset),
            binned_at=row.binned_at,
            sides=tuple(name for _, name in sorted(tables[row.id].sides.items())),
            seats=tuple(tables[row.id].seats),
            standing=_standing(row),
        )
        for row in map(rows.__getitem__, ids)
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
