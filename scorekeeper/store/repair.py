"""Making a history whole again from rows that were saved singly.

A journal tells a match from its start, so where it is complete every row that was lost is
made again from it. Where it is not, the rows themselves must be whole.
"""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

from scorekeeper.store.database import to_json
from scorekeeper.store.journal import STARTED, UNDONE
from scorekeeper.store.names import name_key
from scorekeeper.store.raw_rows import insert, tables
from scorekeeper.store.row_images import Image, fold
from scorekeeper.store.salvage import readable_rows
from scorekeeper.store.times import offset_of

LOST = "A damaged history was saved without some of this match's hands."
"""Noted on a match of which hands are missing for good."""


def pour(broken: sqlite3.Connection, fresh: sqlite3.Connection) -> None:
    """Put every row that can be read into a new history of the same format."""
    for table in tables(fresh):
        for row in readable_rows(broken, table):
            insert(fresh, table, row)


def mend(fresh: sqlite3.Connection) -> dict[str, int]:
    """Keep each match that is whole or can be made so, and drop the remains of others.

    Returns:
        The versions that matches had whose journal was lost, by uuid: of those nobody
        can say that they are whole.
    """
    doubtful: dict[str, int] = {}
    numbers = fresh.execute("SELECT match_id FROM operation UNION SELECT id FROM match").fetchall()
    for (number,) in numbers:
        was_there = _match(fresh, number) is not None
        told = number is not None and _tell_again(fresh, number)
        match = _match(fresh, number)
        if match is None:
            continue
        if told:
            if not was_there:
                # Nobody knows whether the journal has its end.
                doubtful[match["uid"]] = match["version"]
        elif _is_seated(fresh, match):
            doubtful[match["uid"]] = match["version"]
            _make_do(fresh, match)
        else:
            fresh.execute("DELETE FROM match WHERE id = ?", (number,))
    for table, columns in tables(fresh).items():
        if "match_id" in columns:
            fresh.execute(
                f'DELETE FROM "{table}" WHERE match_id NOT IN (SELECT id FROM match)'  # noqa: S608
            )
    return doubtful


def _match(fresh: sqlite3.Connection, number: int | None) -> sqlite3.Row | None:
    row: sqlite3.Row | None = fresh.execute(
        "SELECT * FROM match WHERE id = ?", (number,)
    ).fetchone()
    return row


def _tell_again(fresh: sqlite3.Connection, number: int) -> bool:
    """Make the rows of a match that are missing from its journal, if that is complete."""
    operations = fresh.execute(
        "SELECT * FROM operation WHERE match_id = ? ORDER BY number", (number,)
    ).fetchall()
    match = _match(fresh, number)
    last = len(operations) if match is None else match["version"]
    if not operations or [row["number"] for row in operations] != list(range(1, last + 1)):
        return False
    images = {row["number"]: row for row in operations}
    told = fold(
        json.loads(images[row["of_number"] or row["number"]][_half(row["kind"])])
        for row in operations
    )
    if not told.get("match"):
        return False
    _enter(fresh, number, told, operations[-1])
    return True


def _half(kind: str) -> str:
    return "before" if kind == UNDONE else "after"


def _enter(fresh: sqlite3.Connection, number: int, told: Image, last: sqlite3.Row) -> None:
    for uid, match in told["match"].items():
        fields = dict(match or {})
        started, ended = datetime.fromisoformat(fields.pop("started")), fields.pop("ended")
        row = fields | {"id": number, "uid": uid, "version": last["number"]}
        row |= {"changed_at": last["made_at"]} | _moment("started", started)
        row |= {name: to_json(row[name]) for name in ("rules", "opening") if row[name] is not None}
        if ended is not None:
            row |= {"ended_how": ended["how"], "ended_by": ended["by"]}
            row |= _moment("ended", datetime.fromisoformat(ended["at"]))
        insert(fresh, "match", row)
    for ruling, rules in told.get("rulings", {}).items():
        was = dict(rules or {})
        row = was | {"match_id": number, "number": int(ruling), "rules": to_json(was["rules"])}
        insert(fresh, "ruling", row)
    for position, side in told["sides"].items():
        insert(fresh, "side", {"match_id": number, "position": int(position), **(side or {})})
    for key, seat in told["seats"].items():
        lineup, position = key.split("/")
        place = {"match_id": number, "lineup": int(lineup), "position": int(position)}
        uid = (seat or {})["player"]
        player = _person(fresh, uid, told["people"].get(uid) or {})
        insert(fresh, "seat", place | {"side": (seat or {})["side"], "player_id": player})
    for uid, hand in told.get("hands", {}).items():
        fields = dict(hand or {})
        at = datetime.fromisoformat(fields.pop("at"))
        row = fields | {"match_id": number, "uid": uid, "entry": to_json(fields["entry"])}
        insert(fresh, "hand", row | _moment("entered", at))


def _moment(what: str, at: datetime) -> dict[str, Any]:
    stored = at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
    return {f"{what}_at": stored, f"{what}_offset": offset_of(at)}


def _person(fresh: sqlite3.Connection, uid: str, told: dict[str, Any]) -> int | None:
    there = fresh.execute("SELECT id FROM player WHERE uid = ?", (uid,)).fetchone()
    if there is not None:
        return int(there["id"])
    name = told.get("name", "Somebody")
    return insert(fresh, "player", {"uid": uid, "name": name, "name_key": name_key(name)})


def _is_seated(fresh: sqlite3.Connection, match: sqlite3.Row) -> bool:
    """Whether all sides, seats and rules of a match are there; a lost name is made up."""
    seats = fresh.execute(
        "SELECT * FROM seat WHERE match_id = ? ORDER BY lineup, position", (match["id"],)
    ).fetchall()
    sides = fresh.execute(
        "SELECT position FROM side WHERE match_id = ? ORDER BY position", (match["id"],)
    ).fetchall()
    if "ruling" in match.keys():  # noqa: SIM118 - a row has keys, and is none
        (rulings,) = fresh.execute(
            "SELECT count(*) FROM ruling WHERE match_id = ?", (match["id"],)
        ).fetchone()
        if rulings != match["ruling"]:
            return False
    players = json.loads(match["rules"]).get("players")
    wanted = [(lineup, seat) for lineup in range(match["lineup"] + 1) for seat in range(players)]
    places = [(seat["lineup"], seat["position"]) for seat in seats]
    if places != wanted or {row["position"] for row in sides} != {row["side"] for row in seats}:
        return False
    for seat in seats:
        known = fresh.execute("SELECT 1 FROM player WHERE id = ?", (seat["player_id"],))
        if known.fetchone() is None:
            name = f"Player {seat['position'] + 1}"
            person = {"id": seat["player_id"], "uid": str(uuid4()), "name": name}
            insert(fresh, "player", person | {"name_key": name_key(name)})
    return True


def _make_do(fresh: sqlite3.Connection, match: sqlite3.Row) -> None:
    """Keep a match without its journal; where hands are missing, say so on it."""
    _begin_journal_again(fresh, match)
    hands = fresh.execute(
        "SELECT * FROM hand WHERE match_id = ? ORDER BY position", (match["id"],)
    ).fetchall()
    if [row["position"] for row in hands] != list(range(len(hands))):
        for position, hand in enumerate(hands):
            fresh.execute("UPDATE hand SET position = ? WHERE id = ?", (position, hand["id"]))
        note = f"{match['note']} {LOST}".strip()
        fresh.execute("UPDATE match SET note = ? WHERE id = ?", (note, match["id"]))


def _begin_journal_again(fresh: sqlite3.Connection, match: sqlite3.Row) -> None:
    fresh.execute("DELETE FROM operation WHERE match_id = ?", (match["id"],))
    fresh.execute("UPDATE match SET version = 1 WHERE id = ?", (match["id"],))
    start = {
        "match_id": match["id"],
        "number": 1,
        "kind": STARTED,
        "before": "{}",
        "after": "{}",
        "made_at": match["started_at"],
        "made_offset": match["started_offset"],
    }
    insert(fresh, "operation", start)
