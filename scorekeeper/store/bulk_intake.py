"""Many matches kept at once: rows gathered, and written table by table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple
from uuid import UUID, uuid4

from sqlalchemy import Table, func, insert, select
from sqlmodel import Session

from scorekeeper.rules.names import tidy
from scorekeeper.store.bulk_columns import COLUMNS, Values, understood
from scorekeeper.store.bulk_rows import (
    Known,
    Told,
    hand_row,
    match_row,
    operation_row,
    ruling_row,
    standing_row,
    start_row,
)
from scorekeeper.store.mergers import KEPT
from scorekeeper.store.names import name_key
from scorekeeper.store.side_tables import STANDING, WORD
from scorekeeper.store.tables import HAND, MATCH, OPERATION, PLAYER, RULING, SEAT, SIDE

MOST_ASKED = 900
"""So many values may be asked for in one question."""


AT = COLUMNS[HAND].index("entered_at")


class There(NamedTuple):
    """A match that is there already.

    Attributes:
        in_the_bin: whether it was deleted.
        scored: its number of hands and its totals, as far as lists know.
    """

    in_the_bin: bool
    scored: tuple[int, tuple[int, ...]] | None


class Intake:
    """Takes matches in, within one transaction.

    Rows are gathered as SQLite has them, JSON and times as text: that is where there may
    be a hundred thousand of them.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._native = session.connection().dialect.name == "sqlite"
        self._known_json = Known()
        self._had_hands = self._last(HAND) > 0
        self._rows: dict[Table, list[Values]] = {table: [] for table in COLUMNS}
        self._next_match = self._last(MATCH) + 1
        self._next_player = self._last(PLAYER) + 1
        self._by_name: dict[str, tuple[int, str]] = {}
        self._by_uid: dict[str, tuple[int, str]] = {}
        for row, uid, key, kept_row, kept_uid in session.execute(
            select(PLAYER.c.id, PLAYER.c.uid, PLAYER.c.name_key, KEPT.c.id, KEPT.c.uid)
            .outerjoin(KEPT, KEPT.c.id == PLAYER.c.merged_into)
            .order_by(PLAYER.c.id)
        ):
            self._by_uid[uid] = (row, uid)
            self._by_name[key] = (kept_row or row, kept_uid or uid)

    def matches_there(self, uids: Collection[str]) -> dict[str, There]:
        """Those of some matches that the history has already, and what lists say of them."""
        found: dict[str, There] = {}
        for some in _portions(uids):
            rows = self._session.execute(
                select(
                    MATCH.c.uid,
                    MATCH.c.binned_at,
                    STANDING.c.hands,
                    STANDING.c.totals,
                )
                .outerjoin(STANDING, STANDING.c.match_id == MATCH.c.id)
                .where(MATCH.c.uid.in_(some))
            )
            for uid, binned, hands, totals in rows:
                scored = None if hands is None else (hands, tuple(totals))
                found[uid] = There(in_the_bin=binned is not None, scored=scored)
        return found

    def hands_there(self, uids: Collection[str]) -> set[str]:
        """Those of some hands that the history had before anything was taken in."""
        return self._known(HAND, uids) if self._had_hands else set()

    def people(self, names: Mapping[str, str]) -> dict[str, str]:
        """The uuids that people of a match have here: known by theirs, or by name, or new.

        Args:
            names: what they are called, by the uuid that each has elsewhere.
        """
        here: dict[str, str] = {}
        for uid, name in names.items():
            known = self._by_uid.get(uid) or self._by_name.get(name_key(name))
            if known is None or known[1] in here.values():
                # Two who sat at one table are two people.
                known = self._new_person(name, uid)
            here[uid] = known[1]
        return here

    def _new_person(self, name: str, uid: str) -> tuple[int, str]:
        free = _is_uuid(uid) and uid not in self._by_uid
        new = (self._next_player, uid if free else str(uuid4()))
        self._next_player += 1
        self._by_name[name_key(name)] = self._by_uid[new[1]] = new
        self._rows[PLAYER].append((*new, tidy(name), name_key(name)))
        return new

    def add(self, told: Told) -> None:
        """Take a match in that the history does not have."""
        row = self._next_match
        self._next_match += 1
        self._rows[MATCH].append(match_row(row, told, self._known_json))
        self._rows[SIDE] += [
            (row, int(position), side["name"])
            for position, side in told.rows["sides"].items()
            if side is not None
        ]
        for key, seat in told.rows["seats"].items():
            if seat is not None:
                lineup, position = key.split("/")
                player = self._by_uid[seat["player"]][0]
                place = (row, int(lineup), int(position), seat["side"], player)
                self._rows[SEAT].append(place)
        self._rows[RULING] += [
            ruling_row(row, number, ruling, self._known_json)
            for number, ruling in told.rows.get("rulings", {}).items()
            if ruling is not None
        ]
        hands = [
            hand_row(row, uid, hand, self._known_json)
            for uid, hand in told.rows["hands"].items()
            if hand is not None
        ]
        self._rows[HAND] += hands
        if told.entries[0]["after"] is told.rows:
            self._rows[OPERATION].append(start_row(row, told, self._known_json))
        else:
            self._rows[OPERATION] += [operation_row(row, entry) for entry in told.entries]
        last_at = max([str(hand[AT]) for hand in hands], default="")
        self._rows[STANDING].append(standing_row(row, told.standing, last_at))
        self._rows[WORD] += [(word, row) for word in told.words]

    def write(self) -> None:
        """Write what has been gathered."""
        self._rows[WORD].sort()  # as they lie in the table
        connection = self._session.connection()
        for table, names in COLUMNS.items():
            rows = self._rows[table]
            if rows and self._native:
                columns, places = ", ".join(names), ", ".join("?" * len(names))
                sql = f'INSERT INTO "{table.name}" ({columns}) VALUES ({places})'  # noqa: S608
                connection.exec_driver_sql(sql, rows)
            elif rows:
                self._session.execute(insert(table), [understood(table, row) for row in rows])
            self._rows[table] = []

    def _last(self, table: Table) -> int:
        return self._session.execute(select(func.max(table.c.id))).scalar() or 0

    def _known(self, table: Table, uids: Collection[str]) -> set[str]:
        known: set[str] = set()
        for some in _portions(uids):
            known.update(
                self._session.execute(select(table.c.uid).where(table.c.uid.in_(some))).scalars()
            )
        return known


def _portions(uids: Collection[str]) -> Iterator[list[str]]:
    asked = list(uids)
    for start in range(0, len(asked), MOST_ASKED):
        yield asked[start : start + MOST_ASKED]


def _is_uuid(text: str) -> bool:
    try:
        return bool(UUID(text))
    except ValueError:
        return False
