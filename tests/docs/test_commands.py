"""The page on the commands: its examples are run, and no command is missing."""

import json
import re
from pathlib import Path

import pytest

from scorekeeper.__main__ import main
from scorekeeper.cli.commands import app
from tests.cli.test_scoring import WON

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text("utf-8")


def block(language: str, start: str = "") -> str:
    blocks: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return next(found for found in blocks if found.startswith(start))


@pytest.mark.parametrize(
    ("command", "file", "content"),
    [
        ("replay", "match.json", json.dumps(WON)),
        ("auction", "calls.json", block("json")),
    ],
)
def test_an_example_prints_what_the_page_says(
    command: str,
    file: str,
    content: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(file).write_text(content, "utf-8")
    typed = f"$ scorekeeper {command} {file}\n"
    assert main([command, file]) == 0
    assert typed + capsys.readouterr().out.rstrip("\n") + "\n" == block("console", typed)


def test_every_command_is_on_the_page() -> None:
    names = [command.name for command in app.registered_commands]
    assert [name for name in names if f"scorekeeper {name}" not in PAGE] == []
