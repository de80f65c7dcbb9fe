"""Every command on the pages is a real one; those that can be are run, as they are printed."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from scorekeeper.__main__ import main
from scorekeeper.cli import launch
from scorekeeper.cli.commands import app
from scorekeeper.rules import hand_reader, matchfile, read_rules, replay_json
from scorekeeper.scorebook import Scorebook
from tests.cli.test_scoring import WON
from tests.docs.pages import DOCS, FOR_PLAYERS, PAGES, code_spans, fences, name, text

SHELLS = {"sh", "powershell", "console"}
PROGRAM = re.compile(r"(?:\.venv/bin/|\.venv\\Scripts\\)?scorekeeper")
OURS = re.compile(r"(?:\.venv/bin/|\.venv\\Scripts\\)(\w[\w-]*)")
MATCHES = 12
"""So many are in the history that the examples are run over."""

EVERYWHERE = ("--data", "--help")

Type = Callable[[str], str]
COMMANDS = [str(command.name) for command in app.registered_commands]


def commands_in(line: str) -> Iterator[str]:
    """The single commands of a line, without what the shell adds."""
    for part in re.split(r"\s+&&\s+|;\s+", line.removeprefix("$ ").split("  #")[0].strip()):
        yield part.strip()


def lines(page: Path) -> list[str]:
    """What a page has people type in a shell."""
    return [
        command
        for language, body, _ in fences(page)
        if language in SHELLS
        for line in body.splitlines()
        if language != "console" or line.startswith("$ ")
        for command in commands_in(line)
    ]


WITH_COMMANDS = [page for page in PAGES if any(map(PROGRAM.match, lines(page)))]


@pytest.fixture
def a_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_history: Path) -> None:
    """A folder to type in, a history with some matches, and a match file."""
    monkeypatch.chdir(tmp_path)
    book = Scorebook.open(data_dir=own_history)
    book.take_in(WON | {"title": f"Evening {number}"} for number in range(MATCHES))
    book.close()
    Path("match.json").write_text(json.dumps(WON), "utf-8")


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types a command, one or several in a pipe, and answers what it prints."""

    def typing(line: str) -> str:
        said = ""
        for command in line.split(" | "):
            program, *arguments = shlex.split(command.replace("\\", "/"))
            assert PROGRAM.fullmatch(program.replace("/Scripts/", "/bin/"))
            if not arguments or arguments[0] == "serve":
                launch._serve_parser().parse_args(arguments[1:])
                continue
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said.encode())))
            status = main(arguments)
            said, complained = capsys.readouterr()
            assert (status, complained) == (0, ""), line
        return said

    return typing


@pytest.mark.usefixtures("a_history")
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name)
def test_a_pages_commands_do_what_it_says(page: Path, typed: Type) -> None:
    for language, body, before in fences(page):
        if language == "json":
            save(body, before)
        elif language == "console":
            for command, output in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
                assert typed(command).rstrip("\n") == output.rstrip("\n")
        elif language in SHELLS:
            for line in body.splitlines():
                for command in commands_in(line):
                    if PROGRAM.match(command):
                        typed(command)


def save(body: str, before: str) -> None:
    """Puts what stands in a block where the text says, or where its kind is looked for."""
    named = re.search(r"as `([\w-]+\.json)`", before)
    if named or '"calls"' in body:
        Path(named[1] if named else "calls.json").write_text(body, "utf-8")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_programs_of_the_environment_are_there(page: Path) -> None:
    here = Path(sys.executable).parent
    for line in lines(page):
        for program in OURS.findall(line):
            if program not in {"pip", "python"}:
                assert any(here.glob(f"{program}*")), f"{program} in {line}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_in_the_text_and_their_options_exist(page: Path) -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for span in code_spans(page):
        program, _, rest = span.partition(" ")
        command, *more = rest.replace("[", "").replace("]", "").split() or [""]
        if program != "scorekeeper" or not command or command.startswith("-"):
            continue
        assert command in known, span
        offered = [*EVERYWHERE, *(flag for one in known[command].params for flag in one.opts)]
        if command == "serve":
            offered += ["--host", "--port"]
        assert {option for option in more if option.startswith("--")} <= {*offered}, span


def test_every_command_is_on_its_page() -> None:
    page = text(DOCS / "commands.md")
    assert [command for command in COMMANDS if f"scorekeeper {command}" not in page] == []


@pytest.mark.usefixtures("a_history")
@pytest.mark.parametrize("page", FOR_PLAYERS, ids=name)
def test_python_on_a_page_runs(page: Path) -> None:
    for language, body, before in fences(page):
        if language == "json":
            save(body, before)
        elif language == "python":
            path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
            done = subprocess.run(
                [sys.executable, "-c", body],
                env=os.environ | {"PATH": path, "PYTHONIOENCODING": "utf-8"},
                capture_output=True,
                check=False,
                encoding="utf-8",
            )
            assert done.returncode == 0, done.stderr
            assert done.stdout


def blocks(page: Path) -> list[Any]:
    return [json.loads(body) for language, body, _ in fences(page) if language == "json"]


def test_the_page_on_match_files_shows_what_is_read_and_answered() -> None:
    file, rules, answer = blocks(DOCS / "match-file.md")
    assert "error" not in replay_json(file)
    assert read_rules(rules).rules.defence_cap == 490
    assert answer == replay_json(WON)


def test_the_tables_of_match_files_have_every_key() -> None:
    page = set(code_spans(DOCS / "match-file.md"))
    of_hands = {key for keys in hand_reader.KEYS.values() for key in keys}
    assert {*matchfile._KEYS, *hand_reader.KEYS, *of_hands} - page == set()


def test_rules_and_endings_shown_can_be_read() -> None:
    *_, rules = blocks(DOCS / "how-to" / "own-rules.md")
    assert read_rules(rules).rules.schedule.name == "custom"
    (ended,) = blocks(DOCS / "how-to" / "end-a-match.md")
    assert replay_json(WON | {"hands": [], "ended": ended | {"by": "EW"}})["winners"] == ["NS"]
