"""The package as a library: its names, and that nobody waits for what he does not use."""

from __future__ import annotations

import subprocess
import sys

import pytest

import scorekeeper.rules
from scorekeeper.rules import prospects, replay, replay_line


def test_every_name_is_there_and_no_other() -> None:
    names = set(scorekeeper.rules._HOME)
    assert set(scorekeeper.rules.__all__) == names
    for name in names:
        assert getattr(scorekeeper.rules, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Team'"):
        _ = scorekeeper.rules.Team


def test_a_function_hides_the_module_it_is_named_like() -> None:
    for function in (replay, replay_line, prospects):
        assert callable(function)
    script = (
        "import scorekeeper.rules.replay; from scorekeeper.rules import replay; "
        "from scorekeeper.rules.replay import step; print(callable(replay), callable(step))"
    )
    assert run(script) == "True True"


def test_an_error_or_a_result_comes_without_the_rest() -> None:
    script = (
        "import sys, scorekeeper.rules.errors, scorekeeper.rules.results; "
        "print(sorted(name for name in sys.modules if name.startswith('scorekeeper.rules.')))"
    )
    assert "rule_set" not in run(script)
    assert "presets" not in run(script)


def run(script: str) -> str:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
