"""Taking matches from a backup that a damaged history has lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from scorekeeper.store.raw_rows import insert, tables


def fill_from(
    fresh: sqlite3.Connection, backup: sqlite3.Connection, doubtful: Mapping[str, int]
) -> int:
    """Take the matches that are missing, or are better kept, from a backup; how many.

    Args:
        fresh: the history made of what could be read.
        backup: a sound one, of the same format.
        doubtful: the versions of matches that may miss something, by uuid.
    """
    filled = 0
    for match in backup.execute("SELECT * FROM match").fetchall():
        there = fresh.execute("SELECT id FROM match WHERE uid = ?", (match["uid"],)).fetchone()
        if there is not None:
            version = doubtful.get(match["uid"])
            if version is None:
                continue
            same = match["version"] >= version
            if not same and _hands(fresh, there["id"]) >= _hands(backup, match["id"]):
                continue
            _delete(fresh, there["id"])
        _take(fresh, backup, match)
        filled += 1
    _take_profiles(fresh, backup)
    return filled


def _take_profiles(fresh: sqlite3.Connection, backup: sqlite3.Connection) -> None:
    """Take the house rules that are missing; those of a name that is there stay out."""
    for profile in backup.execute("SELECT * FROM profile").fetchall():
        insert(fresh, "profile", dict(profile) | {"id": None})


def _hands(connection: sqlite3.Connection, match: int) -> int:
    counted = connection.execute("SELECT count(*) FROM hand WHERE match_id = ?", (match,))
    return int(counted.fetchone()[0])


def _take(fresh: sqlite3.Connection, backup: sqlite3.Connection, match: sqlite3.Row) -> None:
    row = dict(match)
    del row["id"]
    number = insert(fresh, "match", row)
    for table, columns in tables(backup).items():
        if "match_id" not in columns:
            continue
        rows = backup.execute(
            f'SELECT * FROM "{table}" WHERE match_id = ?',  # noqa: S608 - our own names
            (match["id"],),
        )
        for old in rows.fetchall():
            new = dict(old) | {"match_id": number}
            del new["id"]
            if "player_id" in new:
                new["player_id"] = _same_person(fresh, backup, new["player_id"])
            insert(fresh, table, new)


def _same_person(fresh: sqlite3.Connection, backup: sqlite3.Connection, number: int) -> int | None:
    person = dict(backup.execute("SELECT * FROM player WHERE id = ?", (number,)).fetchone())
    there = fresh.execute("SELECT id FROM player WHERE uid = ?", (person["uid"],)).fetchone()
    if there is not None:
        return int(there["id"])
    return insert(fresh, "player", person | {"id": None, "merged_into": None})


def _delete(fresh: sqlite3.Connection, match: int) -> None:
    for table, columns in tables(fresh).items():
        if "match_id" in columns:
            fresh.execute(f'DELETE FROM "{table}" WHERE match_id = ?', (match,))  # noqa: S608
    fresh.execute("DELETE FROM match WHERE id = ?", (match,))
