"""Where the program begins: opens the app, or does what the command line asks."""

import sys
from collections.abc import Sequence

from scorekeeper.cli.arguments import take_everywhere
from scorekeeper.rules.errors import ScorekeeperError


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked, and answer the exit status: 0 well, 1 a wrong input, 2 wrong usage.

    The app itself is opened without the command line's library: a person waits for it.
    """
    rest = take_everywhere(arguments)
    try:
        if not rest or rest[0] == "serve":
            from scorekeeper.cli import launch  # noqa: PLC0415

            return launch.serve(rest[1:]) if rest else launch.open_app()
        from scorekeeper.cli import commands  # noqa: PLC0415

        return commands.run(rest)
    except ScorekeeperError as error:
        print(error.message, file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # Ctrl-C is how one leaves
        return 0


if __name__ == "__main__":
    sys.exit(main())
