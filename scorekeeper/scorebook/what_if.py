"""A match as a change would make it, without making it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from scorekeeper.store.records import StoredEnd, StoredHand, StoredMatch, StoredRules
from scorekeeper.store.row_images import Image

_DETAILS = frozenset(
    {
        "rules",
        "rules_format",
        "rules_name",
        "preset_id",
        "first_dealer",
        "opening",
        "lineup",
        "ruling",
    }
)


def imagine(stored: StoredMatch, image: Image) -> StoredMatch:
    """A match with the hands, rules and end of an image; names and seats stay as they are."""
    fields = image.get("match", {}).get(stored.uid) or {}
    return replace(
        stored,
        ended=_ended(fields["ended"]) if "ended" in fields else stored.ended,
        hands=_hands(stored, image),
        rulings=_rulings(stored, image),
        **{name: value for name, value in fields.items() if name in _DETAILS},
    )


def _ended(fields: dict[str, Any] | None) -> StoredEnd | None:
    if fields is None:
        return None
    return StoredEnd(how=fields["how"], by=fields["by"], at=datetime.fromisoformat(fields["at"]))


def _rulings(stored: StoredMatch, image: Image) -> tuple[StoredRules, ...]:
    numbered = dict(enumerate(stored.rulings))
    for key, fields in image.get("rulings", {}).items():
        if fields is None:
            numbered.pop(int(key), None)
        else:
            numbered[int(key)] = StoredRules(**fields)
    return tuple(rules for _, rules in sorted(numbered.items()))


def _hands(stored: StoredMatch, image: Image) -> tuple[StoredHand, ...]:
    placed = {hand.uid: (position, hand) for position, hand in enumerate(stored.hands)}
    for uid, fields in image.get("hands", {}).items():
        if fields is None:
            placed.pop(uid, None)
            continue
        position, hand = placed.get(uid, (0, None))
        at = fields.get("at")
        hand = StoredHand(
            uid=uid,
            lineup=fields.get("lineup", hand.lineup if hand else 0),
            ruling=fields.get("ruling", hand.ruling if hand else 0),
            entry=fields.get("entry", hand.entry if hand else {}),
            note=fields.get("note", hand.note if hand else ""),
            at=datetime.fromisoformat(at) if at else (hand.at if hand else stored.started_at),
        )
        placed[uid] = (fields.get("position", position), hand)
    return tuple(hand for _, hand in sorted(placed.values(), key=lambda one: one[0]))
