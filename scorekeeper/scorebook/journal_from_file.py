"""A match told from a journal that came from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.rules.match import Match
from scorekeeper.rules.reading import moment_of
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.journal import REDONE, UNDONE, Entry
from scorekeeper.store.records import (
    StoredEnd,
    StoredHand,
    StoredMatch,
    StoredPerson,
    StoredRules,
    StoredSeat,
)
from scorekeeper.store.row_images import Image, fold

UNKEPT = 0
"""The row of a match that has none yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retold:
    """A match with the journal that it was told from.

    Attributes:
        uid: its uuid.
        match: the match, as the rules know it.
        names: what the people in it are called, by uuid.
        rows: all its rows as they are now.
        entries: the journal, in order.
    """

    uid: str
    match: Match
    names: Mapping[str, str]
    rows: Image
    entries: tuple[dict[str, Any], ...]


def retell(
    uid: str,
    entries: tuple[dict[str, Any], ...],
    names: Mapping[str, str],
    match: Match | None = None,
) -> Retold:
    """A match told from its journal.

    Args:
        uid: the match's uuid.
        entries: the journal, in order.
        names: what the people in it are called, by uuid.
        match: the match, where it is known already.

    Raises:
        LookupError, TypeError, ValueError: the journal was not written by the app.
        ScorekeeperError: likewise.
    """
    images = {entry["number"]: entry for entry in entries}
    rows = fold(
        images[entry["of"] or entry["number"]]["before" if entry["kind"] == UNDONE else "after"]
        for entry in entries
    )
    rows.setdefault("hands", {})
    if match is None:
        match = Opened.of(stored_from(uid, rows, entries, names)).match
    return Retold(uid=uid, match=match, names=names, rows=rows, entries=entries)


def entries_in(journal: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
    """The entries of a journal as it was written elsewhere.

    Raises:
        LookupError, TypeError, ValueError: it was not written by the app.
    """
    entries = tuple(
        {key: entry[key] for key in ("number", "kind", "hand", "of", "at", "before", "after")}
        for entry in journal["entries"]
    )
    for number, entry in enumerate(entries, start=1):
        again = entry["kind"] in (UNDONE, REDONE)
        right = (
            entry["number"] == number
            and (ChangeKind(entry["kind"]) is ChangeKind.STARTED) == (number == 1)
            and again == (entry["of"] is not None)
            and (not again or 1 < entry["of"] < number)
            and (entry["hand"] is None or (type(entry["hand"]) is int and entry["hand"] > 0))
            and moment_of(entry["at"]).tzinfo is not None
        )
        if not right:
            raise ValueError(f"entry {number} was not written by the app")
    return entries


def other_ids(
    entries: tuple[dict[str, Any], ...], *, hands: Mapping[str, str], people: Mapping[str, str]
) -> tuple[dict[str, Any], ...]:
    """The same journal with other uuids for some hands and people."""

    def other(image: Image) -> Image:
        changed = dict(image)
        for table, ids in (("hands", hands), ("people", people)):
            if table in image:
                changed[table] = {ids.get(key, key): row for key, row in image[table].items()}
        if "seats" in image:
            changed["seats"] = {
                key: row
                if row is None or "player" not in row
                else row | {"player": people.get(row["player"], row["player"])}
                for key, row in image["seats"].items()
            }
        return changed

    return tuple(
        entry | {"before": other(entry["before"]), "after": other(entry["after"])}
        for entry in entries
    )


def stored_from(
    uid: str, rows: Image, entries: tuple[dict[str, Any], ...], names: Mapping[str, str]
) -> StoredMatch:
    """A match as it would be kept, of the rows that a journal tells.

    Raises:
        LookupError, TypeError, ValueError: the journal was not written by the app.
    """
    fields: dict[str, Any] = {"ruling": 0} | (rows["match"][uid] or {})
    ended = fields.pop("ended")
    started = moment_of(fields.pop("started"))
    hands = sorted(rows.get("hands", {}).items(), key=lambda one: (one[1] or {})["position"])
    if [(row or {})["position"] for _, row in hands] != list(range(len(hands))):
        raise ValueError("hands are missing")
    sides = rows["sides"]
    rulings = rows.get("rulings", {})
    lineups = _lineups(rows, names)
    _verify_texts(fields[name] for name in ("title", "note", "rules_name"))
    if fields["lineup"] not in range(len(lineups)) or fields["ruling"] != len(rulings):
        raise ValueError("lineups or rules are missing")
    for _, hand in hands:
        row = hand or {}
        _verify_texts([row["note"]])
        if row["lineup"] not in range(len(lineups)) or row.get("ruling", 0) > len(rulings):
            raise ValueError("a hand belongs to no lineup or rules")
    return StoredMatch(
        row=UNKEPT,
        uid=uid,
        **fields,
        sides=tuple((sides[str(side)] or {})["name"] for side in range(len(sides))),
        lineups=lineups,
        rulings=tuple(
            StoredRules(**(rulings[str(number)] or {})) for number in range(len(rulings))
        ),
        hands=tuple(_hand(key, row or {}) for key, row in hands),
        ended=None
        if ended is None
        else StoredEnd(how=ended["how"], by=ended["by"], at=moment_of(ended["at"])),
        started_at=started,
        changed_at=moment_of(entries[-1]["at"]),
        binned_at=None,
        journal=tuple(
            Entry(
                number=entry["number"],
                kind=entry["kind"],
                hand=entry["hand"],
                of=entry["of"],
                at=moment_of(entry["at"]),
            )
            for entry in entries
        ),
        version=len(entries),
    )


def _verify_texts(values: Iterable[object]) -> None:
    if not all(isinstance(value, str) for value in values):
        raise TypeError("a text is none")


def _hand(uid: str, row: dict[str, Any]) -> StoredHand:
    return StoredHand(
        uid=uid,
        lineup=row["lineup"],
        ruling=row.get("ruling", 0),
        entry=row["entry"],
        note=row["note"],
        at=moment_of(row["at"]),
    )


def _lineups(rows: Image, names: Mapping[str, str]) -> tuple[tuple[StoredSeat, ...], ...]:
    lineups: dict[int, dict[int, StoredSeat]] = {}
    for key, row in rows["seats"].items():
        lineup, position = map(int, key.split("/"))
        seat = row or {}
        person = StoredPerson(uid=seat["player"], name=names[seat["player"]])
        lineups.setdefault(lineup, {})[position] = StoredSeat(side=seat["side"], person=person)
    return tuple(
        tuple(lineups[lineup][position] for position in range(len(lineups[lineup])))
        for lineup in range(len(lineups))
    )
