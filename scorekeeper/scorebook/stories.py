"""The story of a match and of a hand: every change and every version, from the journal."""

from __future__ import annotations

from scorekeeper.rules.hand_codec import hand_from_json
from scorekeeper.scorebook.match_view import change_of
from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.views import Change, HandVersion
from scorekeeper.store import journal
from scorekeeper.store.database import Transaction
from scorekeeper.store.journal import STARTED
from scorekeeper.store.seat_kinds import Fields


def match_story(opened: Opened) -> tuple[Change, ...]:
    """Everything that was done to a match, oldest first."""
    lines = opened.stored.journal
    return tuple(change_of(entry, lines) for entry in lines)


def hand_story(opened: Opened, transaction: Transaction, hand_id: str) -> tuple[HandVersion, ...]:
    """Every version that a hand of a match has had, oldest first; none where it never was.

    A hand that only made room for another is not another version of itself.
    """
    lines = opened.stored.journal
    story: list[HandVersion] = []
    now: Fields | None = None
    for entry, image in journal.told(transaction, opened.stored.row):
        if hand_id not in image.get("hands", {}):
            continue
        touched = image["hands"][hand_id]
        was, now = now, None if touched is None else (now or {}) | touched
        if entry.kind != STARTED and _same(was, now):
            continue
        story.append(
            HandVersion(
                change=change_of(entry, lines),
                hand=None if now is None else hand_from_json(now["entry"]),
                note="" if now is None else now["note"],
                number=None if now is None else now["position"] + 1,
            )
        )
    return tuple(story)


def _same(was: Fields | None, now: Fields | None) -> bool:
    if was is None or now is None:
        return was is now
    return all(was[name] == now[name] for name in ("entry", "note"))
