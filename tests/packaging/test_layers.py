"""The layers hold: what the rules, the history and the screens may know of each other."""

from pathlib import Path

import pytest
from importlinter import cli

ROOT = Path(__file__).parents[2]


def test_every_import_stays_in_its_layer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert cli.lint_imports(no_cache=True) == cli.EXIT_STATUS_SUCCESS, capsys.readouterr().out
