"""What a match file keeps beside a hand, and no score depends on."""

from __future__ import annotations

from typing import Any, NamedTuple

from scorekeeper.rules.hand_reader import EXTRA_KEYS
from scorekeeper.rules.reading import WrongValue, optional_text, optional_time


class HandExtras(NamedTuple):
    """What a file keeps beside a hand.

    A named tuple, for there is one a hand and nothing is quicker to make.

    Attributes:
        id: the hand's identifier.
        at: when it was entered, ISO 8601.
        note: what somebody wrote about it.
        edits: its earlier versions, as the app wrote them.
    """

    id: str | None = None
    at: str | None = None
    note: str | None = None
    edits: tuple[Any, ...] = ()


NO_EXTRAS = HandExtras()


def read_extras(entry: dict[str, Any]) -> HandExtras:
    """Return what an entry keeps beside its hand."""
    if entry.keys().isdisjoint(EXTRA_KEYS):
        return NO_EXTRAS
    edits = entry.get("edits")
    if edits is not None and not isinstance(edits, list):
        raise WrongValue("edits", edits, "a list of earlier versions")
    at = optional_time(entry, "at")
    return HandExtras(
        optional_text(entry, "id"), at, optional_text(entry, "note"), tuple(edits) if edits else ()
    )


def write_extras(extras: HandExtras) -> dict[str, Any]:
    """Return what is kept beside a hand as a file holds it."""
    written = {"id": extras.id, "at": extras.at, "note": extras.note}
    kept: dict[str, Any] = {key: value for key, value in written.items() if value is not None}
    return kept | {"edits": list(extras.edits)} if extras.edits else kept
