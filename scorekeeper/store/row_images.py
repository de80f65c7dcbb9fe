"""Images of rows: what a change touched, as it was and as it became.

An image is ``{table: {key: fields or None}}``, plain JSON. None stands for a row that does
not exist; fields are those that the change touched, or all of a row that it made or removed.

==========  ====================  ==============================================
table       key                   fields
==========  ====================  ==============================================
``people``  the person's uuid     name, merged_into
``match``   the match's uuid      title, note, rules and so on, started, ended
``rulings`` number                rules, rules_format, rules_name, preset_id
``sides``   position              name
``seats``   ``lineup/position``   side, player
``hands``   the hand's uuid       position, lineup, ruling, entry, note, at
==========  ====================  ==============================================
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from sqlmodel import Session

from scorekeeper.store.match_kinds import Details, Hands, Rulings
from scorekeeper.store.seat_kinds import Fields, Kind, People, Seats, Sides

Image: TypeAlias = dict[str, dict[str, Fields | None]]

NO_MATCH = 0
"""Stands for the match where only people are touched."""

KINDS: Mapping[str, Kind] = {
    "people": People(),
    "match": Details(),
    "rulings": Rulings(),
    "sides": Sides(),
    "seats": Seats(),
    "hands": Hands(),
}
"""In the order in which they are written: who is seated is known before the seat."""


def both_images(session: Session, match: int, wanted: Image) -> tuple[Image, Image]:
    """What a change would touch, as it is now and as it is wanted.

    Fields and rows that are as wanted already are left out of both.
    """
    before: Image = {}
    after: Image = {}
    for table, rows in wanted.items():
        current = KINDS[table].read(session, match, rows)
        for key, fields in rows.items():
            was: Fields | None = current.get(key)
            becomes = fields
            if was is not None and fields is not None:
                becomes = {name: value for name, value in fields.items() if was[name] != value}
                was = {name: was[name] for name in becomes}
            if was != becomes:
                before.setdefault(table, {})[key] = was
                after.setdefault(table, {})[key] = becomes
    return before, after


def whole_image(session: Session, match: int, keys: Mapping[str, Collection[str]]) -> Image:
    """Rows as they are now, whole.

    Args:
        session: the look at the history.
        match: the match's row.
        keys: the rows wanted of each table.
    """
    return {
        table: dict[str, Fields | None](KINDS[table].read(session, match, wanted))
        for table, wanted in keys.items()
    }


def apply(session: Session, match: int, image: Image) -> None:
    """Make the rows as the image has them."""
    for table, kind in KINDS.items():
        rows = image.get(table, {})
        kept = {key: fields for key, fields in rows.items() if fields is not None}
        gone = [key for key in rows if key not in kept]
        if gone and table != "people":
            kind.remove(session, match, gone)
        if kept:
            kind.write(session, match, kept)
    leaving = [key for key, fields in image.get("people", {}).items() if fields is None]
    if leaving:
        # After the seats: nobody goes while a chair is theirs.
        KINDS["people"].remove(session, match, leaving)


def fold(images: Iterable[Image]) -> Image:
    """The rows after a run of changes, from nothing.

    >>> fold([{"sides": {"0": {"name": "Us"}}}, {"sides": {"0": {"name": "We"}}}])
    {'sides': {'0': {'name': 'We'}}}
    """
    rows: Image = {}
    for image in images:
        lay_over(rows, image)
    return rows


def lay_over(rows: Image, image: Image) -> None:
    """Change rows as an image has them."""
    for table, changed in image.items():
        there = rows.setdefault(table, {})
        for key, fields in changed.items():
            if fields is None:
                there.pop(key, None)
            else:
                there[key] = (there.get(key) or {}) | fields
