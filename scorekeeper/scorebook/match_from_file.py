"""A match file as the history would keep it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import NAMESPACE_OID, uuid5

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hand_extras import NO_EXTRAS
from scorekeeper.rules.matchfile import MatchFile
from scorekeeper.rules.names import tidy
from scorekeeper.rules.reading import moment_of
from scorekeeper.rules.rule_set import RULE_SET_FORMAT
from scorekeeper.scorebook.journal_check import verify_journal
from scorekeeper.scorebook.journal_from_file import (
    Retold,
    entries_in,
    other_ids,
    retell,
    stored_from,
)
from scorekeeper.scorebook.opened import named_sides, opening_to
from scorekeeper.scorebook.readable_part import is_told, kept_hand, kept_rules
from scorekeeper.store.bulk_intake import Intake
from scorekeeper.store.journal import STARTED
from scorekeeper.store.row_images import Image

CANONICAL = len("2026-11-27T19:30:00+11:00")


def from_file(file: MatchFile, intake: Intake, *, at: datetime) -> Retold:
    """A match file as the history would keep it.

    Its journal is taken over where it tells the same match as the file's readable part.
    Where somebody has changed that by hand, or there is no journal, the match begins with
    what can be read.

    Args:
        file: the match, with a uuid.
        intake: knows the people.
        at: now, for what the file says no time of.
    """
    return _with_journal(file, intake) or _plain(file, intake, at)


def with_other_hands(one: Retold, taken: set[str]) -> Retold:
    """The same match, its hands told apart from those that other matches have."""
    others = {
        uid: str(uuid5(NAMESPACE_OID, f"{one.uid}/{uid}"))
        for uid in one.rows.get("hands", {})
        if uid in taken
    }
    if not others:
        return one
    return retell(one.uid, other_ids(one.entries, hands=others, people={}), one.names, one.match)


def _with_journal(file: MatchFile, intake: Intake) -> Retold | None:
    if file.journal is None:
        return None
    uid = str(file.id)
    try:
        entries = entries_in(file.journal)
        verify_journal(entries)
        names = dict(file.journal["people"])
        one = retell(uid, entries, names, file.match)
        stored = stored_from(uid, one.rows, entries, names)
        if not is_told(file, stored):
            return None
        people = intake.people(names)
        if all(uid == here for uid, here in people.items()):
            return one
        names = {people[here]: name for here, name in names.items()}
        return retell(uid, other_ids(entries, hands={}, people=people), names, file.match)
    except (LookupError, TypeError, ValueError, AttributeError, ScorekeeperError):
        # Not as the app wrote it; the readable part speaks for itself.
        return None


def _plain(file: MatchFile, intake: Intake, at: datetime) -> Retold:
    match, uid = file.match, str(file.id)
    started = _moment(file.started_at, at)
    people = intake.people({name: name for name in match.players})
    side_of = {seat: at for at, side in enumerate(match.sides) for seat in side.seats}
    seats = tuple(side.seats for side in match.sides)
    usual = named_sides((None,) * len(seats), seats, match.players)
    rows: Image = {
        "match": {uid: _details(file, started, at)},
        "sides": {
            str(position): {"name": None if side == usual[position] else tidy(side.name)}
            for position, side in enumerate(match.sides)
        },
        "seats": {
            f"0/{seat}": {"side": side_of[seat], "player": people[name]}
            for seat, name in enumerate(match.players)
        },
        "hands": _hands(file, started),
    }
    if match.earlier_rules:
        rows["rulings"] = _rulings(file)
    start = {
        "number": 1,
        "kind": STARTED,
        "hand": None,
        "of": None,
        "at": started.isoformat(),
        "before": {},
        "after": rows,
    }
    names = {people[name]: name for name in match.players}
    return Retold(uid=uid, match=match, names=names, rows=rows, entries=(start,))


def _details(file: MatchFile, started: datetime, at: datetime) -> dict[str, Any]:
    match, ended = file.match, file.match.ended
    return {
        "title": (file.title or "").strip(),
        "note": (file.note or "").strip(),
        "rules": kept_rules(match.rules),
        "rules_format": RULE_SET_FORMAT,
        "rules_name": file.rules_name or "",
        "preset_id": file.preset,
        "first_dealer": match.first_dealer,
        "opening": opening_to(match.opening),
        "lineup": 0,
        "ruling": len(match.earlier_rules),
        "started": started.isoformat(),
        "ended": None
        if ended is None
        else {
            "how": ended.how.value,
            "by": ended.by,
            "at": _moment(file.ended_at, at).isoformat(),
        },
    }


def _rulings(file: MatchFile) -> dict[str, dict[str, Any] | None]:
    earlier = file.match.earlier_rules
    named = file.earlier or (None,) * len(earlier)
    return {
        str(number): {
            "rules": one.rules.to_json(),
            "rules_format": RULE_SET_FORMAT,
            "rules_name": (entry.name if entry else None) or "",
            "preset_id": entry.preset if entry else None,
        }
        for number, (one, entry) in enumerate(zip(earlier, named, strict=True))
    }


def _hands(file: MatchFile, started: datetime) -> dict[str, dict[str, Any] | None]:
    rows: dict[str, dict[str, Any] | None] = {}
    began, earlier = started.isoformat(), file.match.earlier_rules
    extras = file.extras or (NO_EXTRAS,) * len(file.match.hands)
    for position, (hand, extra) in enumerate(zip(file.match.hands, extras, strict=True)):
        uid = extra.id
        if not uid or uid in rows:
            uid = str(uuid5(NAMESPACE_OID, f"{file.id}/{position}"))
        rows[uid] = {
            "position": position,
            "lineup": 0,
            "ruling": sum(position >= one.hands for one in earlier),
            "entry": kept_hand(hand),
            "note": (extra.note or "").strip(),
            "at": _time(extra.at) if extra.at else began,
        }
    return rows


def _moment(said: str | None, otherwise: datetime) -> datetime:
    """A time of a file; one without a zone was on the clock of this place."""
    return otherwise if said is None else _zoned(moment_of(said))


def _time(said: str) -> str:
    """A time of a hand, with its zone, as it is kept."""
    if len(said) == CANONICAL and said[10] == "T" and said[19] in "+-":
        return said
    return _zoned(moment_of(said)).isoformat()


def _zoned(moment: datetime) -> datetime:
    """A time with its zone: without one it was on the clock of this place."""
    if moment.tzinfo is not None:
        return moment
    here = moment.astimezone()
    ahead = here.utcoffset()
    # Clocks that went by the sun, long ago, were ahead by seconds too.
    return here.astimezone(UTC) if ahead and ahead % timedelta(minutes=1) else here
