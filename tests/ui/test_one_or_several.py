"""One of something is never said as if it were several, nor several as one."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from scorekeeper.rules import PRESETS
from scorekeeper.rules.errors import counted
from scorekeeper.rules.hand_errors import EntryCount, TrickCount, TrickTotal
from scorekeeper.rules.sentences import counted_text
from scorekeeper.rules.verify import WrongPlayers
from scorekeeper.store.rescue import Rescue
from scorekeeper.ui import words

THINGS = {
    **{
        one: f"{one}s"
        for one in (
            *("call", "card", "change", "deal", "document", "file", "hand", "joker"),
            *("letter", "minute", "partner", "place", "player", "point", "round"),
            *("row", "seat", "side", "trick"),
        )
    },
    "copy": "copies",
    "entry": "entries",
    "match": "matches",
    "pass": "passes",
    "person": "people",
}
ONE = "|".join(THINGS)
SEVERAL = "|".join(THINGS.values())
WRONG = re.compile(
    rf"(?<![\w.,:×+/−-])1 (?:other )?(?:{SEVERAL})\b|(?<![\w.,:−-])(?:0|2) (?:other )?(?:{ONE})\b"
)
COUNTS = (0, 1, 2)
PRESET = PRESETS["au_pagat"].rules


def modules() -> Iterator[ModuleType]:
    yield words
    for found in pkgutil.iter_modules(words.__path__, f"{words.__name__}."):
        yield import_module(found.name)


def sentences() -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions of the words that are told a number, and else only names and yes or no."""
    for module in modules():
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                kinds = [one.annotation for one in inspect.signature(function).parameters.values()]
                numbers = {"int", "int | None"} & set(kinds)
                if numbers and set(kinds) <= {"int", "int | None", "str", "str | None", "bool"}:
                    yield f"{module.__name__}.{name}", function


def said(function: Callable[..., Any], count: int) -> str:
    """What it says of so many."""
    given: dict[str, Any] = {}
    for one in inspect.signature(function).parameters.values():
        number = one.annotation.startswith("int")
        given[one.name] = count if number else one.annotation == "bool" or "Ann"
    positional = [
        given.pop(one.name)
        for one in inspect.signature(function).parameters.values()
        if one.kind is not inspect.Parameter.KEYWORD_ONLY
    ]
    return str(function(*positional, **given))


def speaks(function: Callable[..., Any]) -> bool:
    """Whether it says something of anybody; some know the names of a few things alone."""
    try:
        said(function, 2)
    except KeyError:
        return False
    return True


FOUND = {name: function for name, function in sentences() if speaks(function)}


def test_most_of_what_is_counted_is_found() -> None:
    assert {f"scorekeeper.ui.words.{one}" for one in ("hands_played", "grammar.plural")} <= set(
        FOUND
    )
    assert len(FOUND) > 40


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("name", FOUND)
def test_the_words_of_the_screens_agree_with_the_number(name: str, count: int) -> None:
    told = said(FOUND[name], count)
    assert not WRONG.search(told), told


@pytest.mark.parametrize("count", COUNTS)
def test_what_the_rules_refuse_agrees_with_the_number(count: int) -> None:
    for told in (
        counted(count, "partner"),
        counted_text("tricks", count),
        counted_text("deals", count),
        str(TrickCount("NS", count)),
        str(TrickTotal((("NS", count), ("EW", 0)), count, so_far=False)),
        str(EntryCount("points", count, count)),
        str(WrongPlayers(PRESET, count)),
        str(rescue(count, 0)),
        str(rescue(2, count)),
        str(rescue(count, count)),
    ):
        assert not WRONG.search(told), told


def test_one_match_saved_is_one() -> None:
    assert "1 match was saved from it, and is in new.db." in str(rescue(1, 0))
    assert "1 match was saved from it, from a backup, and is in new.db." in str(rescue(1, 1))
    assert "3 matches were saved from it, 1 of them from a backup, and are in" in str(rescue(3, 1))


def rescue(matches: int, from_backup: int) -> Rescue:
    return Rescue(
        reason="no",
        set_aside=Path("old.db"),
        file=Path("new.db"),
        matches=matches,
        from_backup=from_backup,
    )


@pytest.mark.parametrize(
    "told", ["1 partners", "with 1 hands", "2 trick", "0 match.", "1 other tricks"]
)
def test_the_test_knows_what_is_wrong(told: str) -> None:
    assert WRONG.search(told)


@pytest.mark.parametrize("told", ["1 partner", "21 tricks", "11 hands", "2 tricks", "hand 1 has"])
def test_and_what_is_right(told: str) -> None:
    assert not WRONG.search(told)
