"""``scorekeeper presets``."""

import json

import pytest

from scorekeeper.__main__ import main
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.rule_set import RuleSet


def test_every_named_rule_set_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(PRESETS)


def test_one_is_shown_with_all_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "au_cap_490"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(PRESETS["au_cap_490"].title + "\n")
    assert "\n  defence_cap: 490\n" in said


def test_json_is_one_line_that_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    read = {one["id"]: RuleSet.from_json(one["options"]) for one in json.loads(out)}
    assert read == {name: one.rules for name, one in PRESETS.items()}


def test_one_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "us_4p", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["win_condition"] == "any_points"


def test_an_unknown_one_is_said_with_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "us_4"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "us_4p" in captured.err
