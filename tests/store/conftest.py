from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from scorekeeper.store import matches, people
from scorekeeper.store.history import History
from scorekeeper.store.location import locate
from scorekeeper.store.records import NewRecord, StoredSeat

SYDNEY = timezone(timedelta(hours=11))
EVENING = datetime(2026, 11, 27, 19, 30, tzinfo=SYDNEY)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened = History.open(locate(data_dir=tmp_path))
    yield opened
    opened.close()


def add_match(history: History, uid: str = "m", names: str = "Ann Bob Cat Dan") -> None:
    with history.writing() as session:
        seats = tuple(
            StoredSeat(side=seat % 2, person=people.find_or_add(session, name))
            for seat, name in enumerate(names.split())
        )
        matches.add(
            session,
            NewRecord(
                uid=uid,
                title="",
                note="",
                rules={"players": 4},
                rules_format=1,
                rules_name="Australian",
                preset_id="au_pagat",
                first_dealer=0,
                opening=None,
                sides=(None, "The others"),
                seats=seats,
                started_at=EVENING.astimezone(UTC) if uid == "utc" else EVENING,
            ),
        )
