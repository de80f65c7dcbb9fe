"""The commands for scripts."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from scorekeeper import __version__
from scorekeeper.cli import launch, presets, scoring
from scorekeeper.export.formats import Format
from scorekeeper.rules.errors import listed, shown

WRONG_USAGE = 2
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for a script.")]

app = typer.Typer(
    name="scorekeeper",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    epilog="--data DIR, anywhere, says where the history is.",
)


def run(arguments: Sequence[str]) -> int:
    """Run a command, and answer the exit status; what is wrong is said in one line."""
    if isinstance(sys.stdout, TextIOWrapper):
        # The suits, wherever the answer is sent; and no name that breaks it.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    if unknown := _unknown_command(arguments):
        print(f"scorekeeper: {unknown}", file=sys.stderr)
        return WRONG_USAGE
    try:
        status: int | None = app(args=arguments, prog_name="scorekeeper", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()  # a full disk is noticed here, where it can still be told
    except typer.TyperException as error:
        # What a value was refused with begins, in Typer, with the kind of the error.
        message = error.format_message().replace("Value error, ", "")
        print(f"scorekeeper: {message}", file=sys.stderr)
        return error.exit_code
    return status or 0


def _unknown_command(arguments: Sequence[str]) -> str:
    """Why there is no such command; empty where there is, or where none was typed."""
    typed = next((word for word in arguments if not word.startswith("-")), None)
    known = [one.name for one in app.registered_commands]
    if typed is None or typed in known:
        return ""
    return f"There is no command {shown(typed)}: the commands are {listed(known, 'and')}."


def _say_version(value: bool) -> None:  # noqa: FBT001 - Typer calls it so
    if value:
        print(__version__)
        raise typer.Exit


@app.callback()
def scorekeeper(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Keep the score of 500. Without a command, open the app."""


@app.command(
    "serve",
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def serve(context: typer.Context) -> int:
    """Serve the app to browsers, without opening a window."""
    return launch.serve(context.args)


@app.command("replay")
def replay(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Match files; - is standard input.")
    ],
    *,
    as_json: Json = False,
) -> int:
    """Score match files. Nothing is written to the history."""
    return scoring.replay(files, as_json=as_json)


@app.command("auction")
def auction(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of calls; - is standard input.")
    ],
    *,
    as_json: Json = False,
) -> int:
    """Say of each call of an auction whether it was legal."""
    return scoring.auction(file, as_json=as_json)


@app.command("presets")
def show_presets(
    preset_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="The one to show with all its options.")
    ] = None,
    *,
    as_json: Json = False,
) -> None:
    """Show the named rule sets."""
    presets.show(preset_id, as_json=as_json)


@app.command("export")
def export(
    *,
    match_id: Annotated[
        str | None, typer.Option("--match", metavar="ID", help="One match instead of all.")
    ] = None,
    kind: Annotated[
        Format, typer.Option("--format", help="How matches are written.")
    ] = Format.JSON,
    output: Annotated[
        str | None,
        typer.Option("--output", metavar="FILE", help="Instead of the standard output."),
    ] = None,
) -> int:
    """Write matches from the history; as JSON, nothing of them is lost."""
    from scorekeeper.cli import history  # noqa: PLC0415 - it brings the database

    return history.export(match_id, kind, output)


@app.command("import")
def take_in(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Match files; - is standard input.")
    ],
) -> int:
    """Take match files into the history: each as a whole or not at all, and no match twice."""
    from scorekeeper.cli import history  # noqa: PLC0415 - it brings the database

    return history.take_in(files)


@app.command("backup")
def back_up(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write.")],
) -> int:
    """Copy the whole history to a file, even while the app is in use."""
    from scorekeeper.cli import history  # noqa: PLC0415 - it brings the database

    return history.back_up(file)


@app.command("restore")
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A copy of the history.")],
) -> int:
    """Put a copy in the place of the history; what was there is set aside first."""
    from scorekeeper.cli import history  # noqa: PLC0415 - it brings the database

    return history.restore(file)


@app.command("doctor")
def examine() -> int:
    """Read the history through, replay every match, and say what is wrong."""
    from scorekeeper.cli import history  # noqa: PLC0415 - it brings the database

    return history.examine()
