"""Opening the app, in a process of its own as a person does it."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.error import HTTPError

import pytest

WARNING = "Anyone who can reach this address can read and change the history.\n"
SLOW = """
import sys
import scorekeeper.__main__, scorekeeper.cli.launch, scorekeeper.ui.host.server
print(*{"typer", "sqlalchemy", "sqlmodel", "alembic", "scorekeeper.rules"} & set(sys.modules))
"""


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The program, without a display unless one is given."""
    desk = ("DISPLAY", "WAYLAND_DISPLAY")
    program = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "scorekeeper", *arguments],
        env={k: v for k, v in os.environ.items() if k not in desk} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def leave(program: subprocess.Popen[str]) -> tuple[int, str]:
    """Press Ctrl-C; the exit status, and what was said in parting."""
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=20)
    return program.returncode, said


def line(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().rstrip("\n")


def ask(address: str, host: str) -> int:
    """Ask for the page by another name that leads there; the status of the answer."""
    request = urllib.request.Request(address, headers={"Host": host})  # noqa: S310
    with urllib.request.urlopen(request) as page:  # noqa: S310
        return int(page.status)


needs_ctrl_c = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows sends no Ctrl-C to a process from outside"
)


@needs_ctrl_c
def test_serving_says_where_and_ctrl_c_ends_it_quietly() -> None:
    with running("serve", "--port", "0") as program:
        said, _, address = line(program).rpartition(" ")
        assert said == "Serving 500 Scorekeeper at"
        assert address.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(address) as page:  # noqa: S310
            assert b"<title>500 Scorekeeper</title>" in page.read()
        with pytest.raises(HTTPError, match="400"):
            ask(address, "elsewhere.example")
        assert leave(program) == (0, "")


@needs_ctrl_c
def test_serving_others_warns() -> None:
    with running("serve", "--host", "0.0.0.0", "--port", "0") as program:  # noqa: S104
        said, _, address = line(program).rpartition(" ")
        assert said == "Serving 500 Scorekeeper at"
        assert ask(address, "pi.local:8500") == HTTPStatus.OK
        assert leave(program) == (0, WARNING)


@needs_ctrl_c
def test_without_a_display_the_browser_is_served() -> None:
    with running() as program:
        said = line(program)
        assert said.startswith("No display here: 500 Scorekeeper is at http://127.0.0.1:")
        with running() as another:  # the usual port is taken now: any other will do
            assert line(another) != said
            assert leave(another) == (0, "")
        assert leave(program) == (0, "")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with running("serve", "--port", "0", "--data", str(file / "folder")) as program:
        out, said = program.communicate(timeout=20)
    assert program.returncode == 1
    assert out == ""
    assert str(file / "folder") in said
    assert said.count("\n") == 1


def test_nothing_slow_is_imported_before_the_port_is_open() -> None:
    done = subprocess.run([sys.executable, "-c", SLOW], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
