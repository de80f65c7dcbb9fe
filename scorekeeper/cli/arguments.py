"""What the command line understands before any command is chosen."""

import argparse
import os
from collections.abc import Sequence
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and ends with exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with what was typed."""
        self.exit(2, f"{self.prog}: {message}\n")


def everywhere() -> Parser:
    """What every command understands, wherever it is typed."""
    parser = Parser(prog="scorekeeper", add_help=False, allow_abbrev=False)
    parser.add_argument(
        "--data",
        metavar="DIR",
        help="the folder with the history (default: SCOREKEEPER_DATA_DIR, or the usual place)",
    )
    return parser


def take_everywhere(arguments: Sequence[str] | None) -> list[str]:
    """Act on what every command understands, and answer the rest."""
    parser = everywhere()
    options, rest = parser.parse_known_args(arguments)
    if options.data == "":
        parser.error("argument --data: name a folder")  # an empty variable in a script, say
    if options.data is not None:
        os.environ["SCOREKEEPER_DATA_DIR"] = options.data
        os.environ.pop("SCOREKEEPER_DATABASE_URL", None)  # typed just now goes before set once
    return rest
