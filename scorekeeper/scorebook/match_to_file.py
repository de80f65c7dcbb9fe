"""A match as its file: readable, and with its journal, so that nothing is lost."""

from __future__ import annotations

from typing import Any

from scorekeeper.rules.hand_codec import hand_from_json
from scorekeeper.rules.hand_extras import HandExtras
from scorekeeper.rules.hand_writer import write_hand
from scorekeeper.rules.matchfile import MatchFile, write_match
from scorekeeper.rules.reading import RulesEntry
from scorekeeper.scorebook.opened import Opened
from scorekeeper.store import journal, people
from scorekeeper.store.database import Transaction
from scorekeeper.store.seat_kinds import Fields


def to_file(opened: Opened, transaction: Transaction) -> dict[str, Any]:
    """A match as a file holds it, with every earlier version of every hand."""
    stored, match = opened.stored, opened.match
    told = journal.told(transaction, stored.row)
    edits = _edits(opened, told)
    file = MatchFile(
        match=match,
        id=stored.uid,
        title=stored.title or None,
        note=stored.note or None,
        started_at=stored.started_at.isoformat(),
        ended_at=stored.ended.at.isoformat() if stored.ended else None,
        preset=stored.preset_id,
        rules_name=stored.rules_name,
        earlier=tuple(
            RulesEntry(rules=was.rules, preset=ruling.preset_id, name=ruling.rules_name)
            for was, ruling in zip(match.earlier_rules, stored.rulings, strict=True)
        ),
        extras=tuple(
            HandExtras(
                id=hand.uid,
                at=hand.at.isoformat(),
                note=hand.note or None,
                edits=tuple(edits.get(hand.uid, ())),
            )
            for hand in stored.hands
        ),
        journal=_journal_of(opened, transaction),
    )
    return write_match(file)


def _edits(opened: Opened, told: tuple[Any, ...]) -> dict[str, list[dict[str, Any]]]:
    """What each hand was before it was changed, for people to read."""
    now: dict[str, Fields] = {}
    edits: dict[str, list[dict[str, Any]]] = {}
    for entry, image in told:
        for uid, fields in image.get("hands", {}).items():
            was = now.get(uid)
            if fields is None:
                now.pop(uid, None)
                continue
            now[uid] = (was or {}) | fields
            if was is not None and was["entry"] != now[uid]["entry"]:
                hand = write_hand(hand_from_json(was["entry"]), opened.match)
                edits.setdefault(uid, []).append({"until": entry.at.isoformat(), "was": hand})
    return edits


def _journal_of(opened: Opened, transaction: Transaction) -> dict[str, Any]:
    """Every change as the history keeps it, and what the people in it are called."""
    row = opened.stored.row
    entries = list(journal.written(transaction, row))
    return {"people": people.called(transaction, row), "entries": entries}
