"""The clock of a match with a time limit: only what happened is kept of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.rules import Ended, Ending, RuleSet
from scorekeeper.rules.results import EndReason, Status
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.scorebook.match_clock import MatchClock, clock_from_json
from tests.scorebook.conftest import MADE_8H, SYDNEY, Clock, open_book, play

TEN = timedelta(minutes=10)
NOON = datetime(2026, 11, 27, 12, 0, tzinfo=SYDNEY)


def minutes(count: float) -> timedelta:
    return timedelta(minutes=count)


def timed(book: Scorebook) -> MatchView:
    return book.start(
        NewMatch(
            rules=RuleSet(time_limit_minutes=10),
            preset_id=None,
            rules_name="Ten minutes",
            players=("Ann", "Bob", "Cat", "Dan"),
        )
    )


def left(book: Scorebook, match: MatchView, clock: Clock) -> timedelta:
    found = book.clock(match.id)
    assert found is not None
    return found.left(clock.now)


def test_it_goes_from_the_start_of_the_match(book: Scorebook, clock: Clock) -> None:
    match = timed(book)
    began = clock.now
    clock.now = began + minutes(7)
    assert left(book, match, clock) == minutes(3)
    clock.now = began + minutes(10)
    found = book.clock(match.id)
    assert found is not None
    assert found.rung(clock.now)
    clock.now = began + minutes(500)
    assert left(book, match, clock) == timedelta()


def test_while_it_stands_no_time_goes(book: Scorebook, clock: Clock) -> None:
    match = timed(book)
    began = clock.now
    clock.now = began + minutes(3)  # a look at the clock takes one more
    book.stop_clock(match.id)
    clock.now = began + minutes(60)
    assert left(book, match, clock) == minutes(6)
    book.start_clock(match.id)
    clock.now += minutes(2)
    assert left(book, match, clock) == minutes(4)


def test_stopping_or_starting_it_twice_is_once(book: Scorebook, clock: Clock) -> None:
    match = timed(book)
    book.stop_clock(match.id)
    stood = left(book, match, clock)
    book.stop_clock(match.id)
    assert left(book, match, clock) == stood
    book.start_clock(match.id)
    began = clock.now
    book.start_clock(match.id)
    assert left(book, match, clock) == stood - (clock.now - began)


def test_it_survives_a_restart(tmp_path: Path, clock: Clock) -> None:
    book = open_book(tmp_path, clock)
    match = timed(book)
    book.stop_clock(match.id)
    stood = left(book, match, clock)
    book.close()
    again = open_book(tmp_path, clock)
    assert left(again, match, clock) == stood
    again.close()


def test_a_match_started_twice_has_not_more_time(book: Scorebook, clock: Clock) -> None:
    match = timed(book)
    before = book.clock(match.id)
    clock.now += minutes(5)
    book.start(
        NewMatch(
            match_id=match.id,
            rules=RuleSet(time_limit_minutes=10),
            preset_id=None,
            rules_name="Ten minutes",
            players=("Ann", "Bob", "Cat", "Dan"),
        )
    )
    assert book.clock(match.id) == before


def test_other_rules_have_no_clock(book: Scorebook) -> None:
    match = book.start(
        NewMatch(
            rules=RuleSet(),
            preset_id=None,
            rules_name="Usual",
            players=("Ann", "Bob", "Cat", "Dan"),
        )
    )
    assert book.clock(match.id) is None
    assert book.stop_clock(match.id) is None


def test_the_bell_ends_the_match_and_undo_takes_that_back(book: Scorebook) -> None:
    match = timed(book)
    play(book, match.id, MADE_8H)
    ended = book.end(match.id, Ended(how=Ending.TIME_LIMIT))
    assert ended.sheet.outcome.status is Status.OVER
    assert ended.sheet.outcome.winners == (0,)
    assert ended.sheet.outcome.reason is EndReason.TIME_LIMIT
    assert book.undo(match.id).sheet.outcome.status is Status.IN_PLAY


def test_turning_it_is_nothing_that_undo_takes_back(book: Scorebook) -> None:
    match = timed(book)
    after = play(book, match.id, MADE_8H)
    book.stop_clock(match.id)
    book.start_clock(match.id)
    assert book.match(match.id) == after


def test_playing_on_after_the_bell_is_remembered(book: Scorebook, clock: Clock) -> None:
    match = timed(book)
    clock.now += minutes(30)
    book.play_on(match.id)
    found = book.clock(match.id)
    assert found is not None
    assert found.played_on
    assert found.rung(clock.now)


def test_others_hear_that_it_was_turned(book: Scorebook) -> None:
    match = timed(book)
    heard: list[str] = []
    book.subscribe(match.id, heard.append)
    book.stop_clock(match.id)
    assert heard == [match.id]


def test_a_devices_clock_that_is_put_back_gives_no_time() -> None:
    clock = MatchClock(limit=TEN).set_going(NOON)
    assert clock.left(NOON - minutes(90)) == TEN


def test_a_clock_is_read_as_it_was_kept() -> None:
    clock = MatchClock(limit=TEN, ran=minutes(3), since=NOON)
    assert clock_from_json(TEN, clock.to_json()).left(NOON + minutes(2)) == minutes(5)
    stood = replace(clock.stopped(NOON + minutes(2)), played_on=True)
    assert clock_from_json(TEN, stood.to_json()) == stood


@pytest.mark.parametrize(
    "kept",
    [None, {}, {"ran": "long"}, {"ran": None}, {"since": "noon"}, {"since": 12}, {"ran": 1e300}],
)
def test_a_damaged_clock_is_one_that_never_went(kept: dict[str, object] | None) -> None:
    assert clock_from_json(TEN, kept) == MatchClock(limit=TEN)
