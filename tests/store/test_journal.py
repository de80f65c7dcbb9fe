from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from scorekeeper.store import journal, match_reading
from scorekeeper.store.history import History
from scorekeeper.store.journal import Deed, Entry
from scorekeeper.store.records import StoredMatch
from scorekeeper.store.row_images import Image
from tests.store.conftest import EVENING, add_match


def a_hand(position: int, **changes: object) -> dict[str, Any]:
    at = (EVENING + timedelta(minutes=position)).isoformat()
    return {
        "position": position,
        "lineup": 0,
        "entry": {"bid": "8H"},
        "note": "",
        "at": at,
    } | changes


def do(history: History, wanted: Image, kind: str = "changed") -> bool:
    with history.writing() as session:
        match = match_reading.load(session, "m")
        return journal.perform(session, match.row, wanted, Deed(kind=kind, at=EVENING))


def undo(history: History) -> Entry | None:
    with history.writing() as session:
        return journal.undo(session, match_reading.load(session, "m").row, EVENING)


def redo(history: History) -> Entry | None:
    with history.writing() as session:
        return journal.redo(session, match_reading.load(session, "m").row, EVENING)


def now(history: History) -> StoredMatch:
    with history.reading() as session:
        return match_reading.load(session, "m")


def state(history: History) -> dict[str, Any]:
    match = now(history)
    return {
        "hands": match.hands,
        "sides": match.sides,
        "lineups": match.lineups,
        "lineup": match.lineup,
        "ended": match.ended,
        "title": match.title,
        "rules": match.rules,
        "opening": match.opening,
    }


CHANGES: dict[str, Image] = {
    "record": {"hands": {"h2": a_hand(2)}},
    "correct": {"hands": {"h0": {"entry": {"bid": "7S"}}}},
    "remove the first": {"hands": {"h0": None, "h1": {"position": 0}}},
    "insert before the first": {
        "hands": {"h9": a_hand(0), "h0": {"position": 1}, "h1": {"position": 2}}
    },
    "swap": {"hands": {"h0": {"position": 1}, "h1": {"position": 0}}},
    "end": {"match": {"m": {"ended": {"how": "conceded", "by": 1, "at": EVENING.isoformat()}}}},
    "rules": {"match": {"m": {"rules": {"players": 4, "target": 1000}, "title": "Long"}}},
    "opening": {"match": {"m": {"opening": {"scores": [210, 490]}}}},
    "name a side": {"sides": {"0": {"name": "Us"}, "1": {"name": None}}},
    "somebody new sits down": {
        "people": {"zed": {"name": "Zed", "merged_into": None}},
        "seats": {
            "1/0": {"side": 0, "player": "zed"},
        },
        "match": {"m": {"lineup": 1}},
    },
}


@pytest.fixture
def two_hands(history: History) -> History:
    add_match(history)
    do(history, {"hands": {"h0": a_hand(0)}})
    do(history, {"hands": {"h1": a_hand(1)}})
    return history


@pytest.mark.parametrize("wanted", CHANGES.values(), ids=CHANGES)
def test_undo_and_redo_are_inverses(two_hands: History, wanted: Image) -> None:
    before = state(two_hands)
    assert do(two_hands, wanted, "tested")
    after = state(two_hands)
    assert after != before
    undone = undo(two_hands)
    assert undone is not None
    assert undone.kind == "tested"
    assert state(two_hands) == before
    assert redo(two_hands) == undone
    assert state(two_hands) == after


def test_images_hold_only_what_changed(two_hands: History) -> None:
    wanted: Image = {"hands": {"h0": a_hand(0, note="late"), "h1": a_hand(1)}}
    do(two_hands, wanted)
    match = now(two_hands)
    with two_hands.reading() as session:
        assert journal.images_of(session, match.row, match.version) == (
            {"hands": {"h0": {"note": ""}}},
            {"hands": {"h0": {"note": "late"}}},
        )


def test_a_change_to_the_same_is_no_change(two_hands: History) -> None:
    before = now(two_hands)
    assert not do(two_hands, {"hands": {"h0": a_hand(0)}})
    assert now(two_hands) == before


def test_the_start_cannot_be_undone(history: History) -> None:
    add_match(history)
    assert undo(history) is None
    assert redo(history) is None
    assert now(history).version == 1


def test_a_new_change_closes_the_way_to_redo_but_the_undone_stays_on_record(
    two_hands: History,
) -> None:
    undo(two_hands)
    do(two_hands, {"hands": {"h7": a_hand(1)}})
    assert redo(two_hands) is None
    match = now(two_hands)
    assert [entry.kind for entry in match.journal] == [
        "started",
        "changed",
        "changed",
        "undone",
        "changed",
    ]
    with two_hands.reading() as session:
        _, after = journal.images_of(session, match.row, 3)
    assert "h1" in after["hands"]


def test_undo_walks_back_to_the_start_and_redo_to_the_end(two_hands: History) -> None:
    for wanted in CHANGES.values():
        do(two_hands, {"hands": {"h0": {"note": f"{wanted!r}"[:40]}}})
    last = state(two_hands)
    while undo(two_hands):
        pass
    assert state(two_hands)["hands"] == ()
    while redo(two_hands):
        pass
    assert state(two_hands) == last


def test_times_come_back_in_the_zone_they_were_entered_in(two_hands: History) -> None:
    match = now(two_hands)
    assert match.started_at == EVENING
    assert match.started_at.utcoffset() == timedelta(hours=11)
    assert match.hands[1].at.isoformat() == "2026-11-27T19:31:00+11:00"


def test_a_person_who_sat_down_only_here_goes_with_the_undo(two_hands: History) -> None:
    do(two_hands, CHANGES["somebody new sits down"])
    add_match(two_hands, "other", "Zed Bob Cat Dan")
    undo(two_hands)
    with two_hands.reading() as session:
        other = match_reading.load(session, "other")
    assert other.lineups[0][0].person.name == "Zed"
