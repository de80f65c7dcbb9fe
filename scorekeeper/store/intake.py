"""Many matches kept at once: rows gathered, and written table by table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import Table, func, insert, select
from sqlmodel import Session

from scorekeeper.store.beside import STANDING, WORD
from scorekeeper.store.images import Image
from scorekeeper.store.listing import standing_values
from scorekeeper.store.names import name_key, tidy
from scorekeeper.store.people import KEPT
from scorekeeper.store.records import Standing
from scorekeeper.store.tables import HAND, MATCH, OPERATION, PLAYER, SEAT, SIDE
from scorekeeper.store.times import offset_of

MOST_ASKED = 900
"""So many values may be asked for in one question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A match from elsewhere, told from its start.

    Attributes:
        rows: all its rows as they are now.
        entries: its journal as it was written elsewhere, in order.
        standing: where it stands.
        words: the words it is found by.
    """

    uid: str
    rows: Image
    entries: tuple[dict[str, Any], ...]
    standing: Standing
    words: Collection[str]


class Intake:
    """Takes matches in, within one transaction."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._rows: dict[Table, list[dict[str, Any]]] = defaultdict(list)
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

    def matches_there(self, uids: Collection[str]) -> set[str]:
        """Those of some matches that the history has already."""
        return self._known(MATCH, uids)

    def hands_there(self, uids: Collection[str]) -> set[str]:
        """Those of some hands that belong to a match of the history already."""
        return self._known(HAND, uids)

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
        new = (
            self._next_player,
            uid if _is_uuid(uid) and uid not in self._by_uid else str(uuid4()),
        )
        self._next_player += 1
        self._by_name[name_key(name)] = self._by_uid[new[1]] = new
        self._rows[PLAYER].append(
            {
                "id": new[0],
                "uid": new[1],
                "name": tidy(name),
                "name_key": name_key(name),
                "merged_into": None,
            }
        )
        return new

    def add(self, told: Told) -> None:
        """Take a match in that the history does not have."""
        row = self._next_match
        self._next_match += 1
        self._rows[MATCH].append(_match_row(row, told))
        self._rows[SIDE].extend(
            {"match_id": row, "position": int(position), "name": (side or {})["name"]}
            for position, side in told.rows["sides"].items()
        )
        for key, seat in told.rows["seats"].items():
            lineup, position = map(int, key.split("/"))
            fields = seat or {}
            self._rows[SEAT].append(
                {
                    "match_id": row,
                    "lineup": lineup,
                    "position": position,
                    "side": fields["side"],
                    "player_id": self._by_uid[fields["player"]][0],
                }
            )
        for hand, values in told.rows.get("hands", {}).items():
            entered = dict(values or {})
            at = datetime.fromisoformat(entered.pop("at"))
            moment = {"entered_at": at, "entered_offset": offset_of(at)}
            self._rows[HAND].append({"match_id": row, "uid": hand, "ruling": 0} | entered | moment)
        self._rows[OPERATION].extend(_operation_row(row, entry) for entry in told.entries)
        self._rows[STANDING].append(standing_values(row, told.standing))
        self._rows[WORD].extend({"word": word, "match_id": row} for word in told.words)

    def write(self) -> None:
        """Write what has been gathered."""
        for table in (PLAYER, MATCH, SIDE, SEAT, HAND, OPERATION, STANDING, WORD):
            if self._rows[table]:
                self._session.execute(insert(table), self._rows[table])
        self._rows.clear()

    def _last(self, table: Table) -> int:
        return self._session.execute(select(func.max(table.c.id))).scalar() or 0

    def _known(self, table: Table, uids: Collection[str]) -> set[str]:
        asked = list(uids)
        known: set[str] = set()
        for start in range(0, len(asked), MOST_ASKED):
            some = asked[start : start + MOST_ASKED]
            known.update(
                self._session.execute(select(table.c.uid).where(table.c.uid.in_(some))).scalars()
            )
        return known


def _match_row(row: int, told: Told) -> dict[str, Any]:
    ((_, fields),) = told.rows["match"].items()
    values = dict(fields or {})
    started = datetime.fromisoformat(values.pop("started"))
    ended = values.pop("ended") or {}
    end = datetime.fromisoformat(ended["at"]) if ended else None
    last = told.entries[-1]
    return (
        {"ruling": 0, "binned_at": None}
        | values
        | {
            "id": row,
            "uid": told.uid,
            "started_at": started,
            "started_offset": offset_of(started),
            "ended_how": ended.get("how"),
            "ended_by": ended.get("by"),
            "ended_at": end,
            "ended_offset": None if end is None else offset_of(end),
            "changed_at": datetime.fromisoformat(last["at"]),
            "version": last["number"],
        }
    )


def _operation_row(row: int, entry: dict[str, Any]) -> dict[str, Any]:
    at = datetime.fromisoformat(entry["at"])
    return {
        "match_id": row,
        "number": entry["number"],
        "kind": entry["kind"],
        "hand": entry["hand"],
        "of_number": entry["of"],
        "before": entry["before"],
        "after": entry["after"],
        "made_at": at,
        "made_offset": offset_of(at),
    }


def _is_uuid(text: str) -> bool:
    try:
        return bool(UUID(text))
    except ValueError:
        return False
