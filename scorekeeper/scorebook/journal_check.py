"""Whether a journal from elsewhere is one that the app can walk along: undo, redo, every version.

Only its end is compared with what people read in a file; what lies before is looked at here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scorekeeper.rules.hand_codec import hand_from_json
from scorekeeper.rules.reading import moment_of
from scorekeeper.scorebook.opened import understood
from scorekeeper.store.journal import REDONE, STARTED, UNDONE
from scorekeeper.store.row_images import Image, lay_over
from scorekeeper.store.seat_kinds import Fields

MOST = 2**31
"""No number in a journal is as great."""


def verify_journal(entries: Iterable[Mapping[str, Any]]) -> None:
    """See that each change begins where the one before ended, and that all rows can be rows.

    Raises:
        LookupError, TypeError, ValueError: the journal was not written by the app.
        ScorekeeperError: likewise.
    """
    rows: Image = {}
    images: dict[int, tuple[Image, Image]] = {}
    for entry in entries:
        before, after = entry["before"], entry["after"]
        if entry["kind"] in (UNDONE, REDONE):
            _see(not before and not after)
            before, after = images[entry["of"]]
            lay_over(rows, before if entry["kind"] == UNDONE else after)
            continue
        if entry["kind"] != STARTED:
            _see(_keys(before) == _keys(after))
        for table, changed in after.items():
            for key, fields in changed.items():
                was = None if entry["kind"] == STARTED else before[table][key]
                if table != "people":  # what they are called may be changed from any match
                    _see(_begins_at(was, rows.get(table, {}).get(key)))
                _verify_row(table, key, fields, whole=was is None)
        images[entry["number"]] = before, after
        lay_over(rows, after)


def _keys(image: Image) -> set[tuple[str, str]]:
    return {(table, key) for table, changed in image.items() for key in changed}


def _begins_at(was: Fields | None, there: Fields | None) -> bool:
    """Whether a change begins with a row as it is there; old rows know nothing of later fields."""
    if was is None or there is None:
        return was is there
    return all(there.get(name, value) == value for name, value in was.items())


def _verify_row(table: str, key: str, fields: Fields | None, *, whole: bool) -> None:
    known = _FIELDS[table]
    if table in _NUMBERED:
        _see(all(_is_number(int(part)) for part in key.split("/")))
    if fields is None:
        return
    if whole:
        _see(fields.keys() | {"ruling"} >= known.keys())
    for name, value in fields.items():
        known[name](value)


def _see(right: bool) -> None:  # noqa: FBT001 - what it sees to
    if not right:
        raise ValueError("not as the app writes it")


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value < MOST


def _number(value: object) -> None:
    _see(_is_number(value))


def _text(value: object) -> None:
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode()


def _text_or_none(value: object) -> None:
    if value is not None:
        _text(value)


def _ended(value: Any) -> None:  # noqa: ANN401 - whatever the file held
    if value is not None:
        _text(value["how"])
        _see(value["by"] is None or _is_number(value["by"]))
        moment_of(value["at"])


def _opening(value: Any) -> None:  # noqa: ANN401
    if value is not None:
        _number(value["hands_played"])
        _see(all(type(score) is int and abs(score) < MOST for score in value["scores"]))


_RULES: dict[str, Callable[[Any], object]] = {
    "rules": understood,
    "rules_format": _number,
    "rules_name": _text,
    "preset_id": _text_or_none,
}
_FIELDS: dict[str, dict[str, Callable[[Any], object]]] = {
    "people": {"name": _text, "merged_into": _text_or_none},
    "match": {
        **_RULES,
        "title": _text,
        "note": _text,
        "first_dealer": _number,
        "opening": _opening,
        "lineup": _number,
        "ruling": _number,
        "started": moment_of,
        "ended": _ended,
    },
    "rulings": _RULES,
    "sides": {"name": _text_or_none},
    "seats": {"side": _number, "player": _text},
    "hands": {
        "position": _number,
        "lineup": _number,
        "ruling": _number,
        "entry": hand_from_json,
        "note": _text,
        "at": moment_of,
    },
}
"""The fields of each table, as ``row_images`` has them, and what says that a value can be one."""
_NUMBERED = frozenset({"sides", "seats", "rulings"})
"""The tables whose keys are numbers."""
