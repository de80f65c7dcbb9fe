"""Rows of matches from elsewhere, as SQLite has them: JSON and times as text."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from json.encoder import encode_basestring
from typing import Any

from scorekeeper.store.bulk_columns import Values
from scorekeeper.store.database import to_json
from scorekeeper.store.records import Standing
from scorekeeper.store.row_images import Image
from scorekeeper.store.seat_kinds import Fields

MOST_KNOWN = 1 << 13
"""So many values are remembered with their JSON."""


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


class Known:
    """JSON of values met again and again: rules, and hands played alike."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[object, str]] = {}

    def text(self, value: object) -> str:
        """The JSON of a value that nobody changes any more."""
        known = self._texts.get(id(value))
        if known is not None:
            return known[1]
        text = to_json(value)
        if len(self._texts) >= MOST_KNOWN:
            self._texts.clear()
        # Holding the value keeps its identity its own.
        self._texts[id(value)] = value, text
        return text


def match_row(row: int, told: Told, known: Known) -> Values:
    """The row of a match."""
    fields = told.rows["match"][told.uid] or {}
    ended, last = fields["ended"] or {}, told.entries[-1]
    return (
        row,
        told.uid,
        fields["title"],
        fields["note"],
        known.text(fields["rules"]),
        fields["rules_format"],
        fields["rules_name"],
        fields["preset_id"],
        fields["first_dealer"],
        None if fields["opening"] is None else to_json(fields["opening"]),
        fields["lineup"],
        fields.get("ruling", 0),
        *_moment(fields["started"]),
        ended.get("how"),
        ended.get("by"),
        *(_moment(ended["at"]) if ended else (None, None)),
        _moment(last["at"])[0],
        last["number"],
    )


def hand_row(row: int, uid: str, hand: Fields, known: Known) -> Values:
    """The row of a hand."""
    at, offset = _moment(hand["at"])
    position, lineup, ruling = hand["position"], hand["lineup"], hand.get("ruling", 0)
    entry, note = known.text(hand["entry"]), hand["note"]
    return row, uid, position, lineup, ruling, entry, note, at, offset


def hand_text(uid: str, hand: Fields, known: Known) -> str:
    """A hand in the image of a start, as JSON."""
    return (
        f'{encode_basestring(uid)}:{{"position":{hand["position"]},"lineup":{hand["lineup"]},'
        f'"ruling":{hand["ruling"]},'
        f'"entry":{known.text(hand["entry"])},"note":{encode_basestring(hand["note"])},'
        f'"at":"{hand["at"]}"}}'
    )


def ruling_row(row: int, number: str, ruling: Fields, known: Known) -> Values:
    """The row of rules that were in force before."""
    return (
        row,
        int(number),
        known.text(ruling["rules"]),
        ruling["rules_format"],
        ruling["rules_name"],
        ruling["preset_id"],
    )


def start_row(row: int, told: Told, known: Known) -> Values:
    """The row of the start of a match that begins with all its hands.

    Its image is put together from what is JSON already.
    """
    (start,) = told.entries
    parts = {table: rows for table, rows in told.rows.items() if table != "hands"}
    fields = told.rows["match"][told.uid] or {}
    head = to_json(parts | {"match": {told.uid: fields | {"rules": None}}})
    head = head.replace('"rules":null', f'"rules":{known.text(fields["rules"])}', 1)
    hands = ",".join(
        [hand_text(uid, hand or {}, known) for uid, hand in told.rows["hands"].items()]
    )
    after = f'{head[:-1]},"hands":{{{hands}}}}}'
    return row, 1, start["kind"], None, None, "{}", after, *_moment(start["at"])


def operation_row(row: int, entry: dict[str, Any]) -> Values:
    """The row of a line of the journal."""
    return (
        row,
        entry["number"],
        entry["kind"],
        entry["hand"],
        entry["of"],
        to_json(entry["before"]),
        to_json(entry["after"]),
        *_moment(entry["at"]),
    )


def standing_row(row: int, standing: Standing, last_hand_at: str) -> Values:
    """The row of where a match stands, given when its last hand was entered, if one was.

    Nothing happened later than that and the start, which may be said to be the later one.
    """
    return (
        row,
        standing.version,
        standing.scored_by,
        standing.over,
        standing.hands,
        to_json(standing.totals),
        to_json(standing.outcome),
        max(last_hand_at, _moment(standing.last_at.isoformat())[0]),
    )


def _moment(stamp: str) -> tuple[str, int]:
    """A stamp as SQLite has it: the moment in UTC, and the zone in minutes."""
    at = datetime.fromisoformat(stamp)
    ahead = at.utcoffset() or _NONE
    utc = str(at.replace(tzinfo=None) - ahead)
    return utc if "." in utc else f"{utc}.000000", ahead.days * 1440 + ahead.seconds // 60


_NONE = timedelta()
