"""What is typed: understood, or refused in one line."""

import os
import socket
from collections.abc import Iterator

import pytest

from scorekeeper import __version__
from scorekeeper.__main__ import main
from scorekeeper.cli.arguments import take_everywhere


@pytest.fixture
def taken() -> Iterator[str]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield str(listener.getsockname()[1])


def outcome(*arguments: str) -> int | str | None:
    try:
        return main(arguments)
    except SystemExit as end:
        return end.code


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["shuffle"], "There is no command 'shuffle': the commands are serve, replay, auction, "),
        (["imprt", "file"], "import, backup, restore and doctor.\n"),
        (["export", "--format", "foo"], "'--format': 'foo' is not one of 'json'"),
        (["doctor", "--data="], "--data: name a folder"),
        (["serve", "--port", "many"], "many is no port: give a number from 0 to 65535"),
        (["serve", "--port", "65536"], "65536 is no port"),
        (["serve", "--port", "-1"], "--port"),
        (["serve", "--loudly"], "unrecognized arguments: --loudly"),
        (["serve", "--data"], "--data: expected one argument"),
    ],
)
def test_wrong_usage_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(*arguments) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_taken_port_is_said_in_one_sentence(
    taken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome("serve", "--port", taken) == 1
    assert capsys.readouterr().err == (
        f"Port {taken} on 127.0.0.1 is taken by another program: "
        "close that, or choose another port with --port.\n"
    )


@pytest.mark.parametrize("host", ["192.0.2.77", "no-such-host.invalid", "a" * 70])
def test_an_address_of_another_machine_is_refused(
    host: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome("serve", "--host", host, "--port", "0") == 1
    assert capsys.readouterr().err.startswith(f"This machine has no address {host}: ")


@pytest.mark.parametrize(
    "typed", [["--data", "here", "serve", "--port", "1"], ["serve", "--port", "1", "--data=here"]]
)
def test_the_folder_may_be_named_anywhere(
    typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREKEEPER_DATABASE_URL", "sqlite:///elsewhere.db")
    assert take_everywhere(typed) == ["serve", "--port", "1"]
    assert os.environ["SCOREKEEPER_DATA_DIR"] == "here"
    assert "SCOREKEEPER_DATABASE_URL" not in os.environ


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome("--version") == 0
    assert capsys.readouterr().out == f"{__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"]])
def test_help_names_the_folder(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(*arguments) == 0
    assert "--data DIR" in capsys.readouterr().out
