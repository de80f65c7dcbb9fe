"""Where the program begins: opens the app, or does what the command line asks."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from scorekeeper.cli.arguments import take_everywhere


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked, and answer the exit status: 0 well, 1 a wrong input, 2 wrong usage."""
    rest = take_everywhere(arguments)
    try:
        return _run(rest)
    except KeyboardInterrupt:  # Ctrl-C is how one leaves
        return 0
    except Exception as error:
        from scorekeeper.rules.errors import ScorekeeperError  # noqa: PLC0415

        if not isinstance(error, ScorekeeperError):
            raise
        print(error.message, file=sys.stderr)
        return 1


def _run(arguments: Sequence[str]) -> int:
    # Whoever opens the app waits for it: not for the library of the command line as well, nor
    # for the rules, which load while the browser is still fetching the client.
    if not arguments or arguments[0] == "serve":
        from scorekeeper.cli import launch  # noqa: PLC0415

        return launch.serve(arguments[1:]) if arguments else launch.open_app()
    from scorekeeper.cli import commands  # noqa: PLC0415

    try:
        return commands.run(arguments)
    except OSError as error:  # a full disk, or nobody reads the answer
        _let_go_of_output()
        print(f"{error.filename or 'The answer'}: {error.strerror or error}.", file=sys.stderr)
        return 1


def _let_go_of_output() -> None:
    """Have nothing more written where it cannot be: Python would try again as it ends."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
