"""Changes the rules one small thing at a time, and asks the tests whether they notice.

``python -m tests.mutation [MODULE ...]`` mutates the modules that score, replay and judge,
runs the quick tests of the rules against each mutant in a process of its own, and prints the
mutants that no test noticed. docs/mutation.md says why those that are left are harmless.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.abc
import importlib.util
import os
import signal
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.operators import Mutant, mutants, unchanged

MODULES = (
    "auction",
    "contract_score",
    "debarred",
    "defence",
    "finish",
    "ladder",
    "plain",
    "replay",
    "score",
    "settle",
)
QUICK = ("laws", "cases", "endings", "refused", "replay", "match_file", "sentences")
ITS_OWN = {
    "auction": ("auction",),
    "contract_score": ("printed_tables",),
    "ladder": ("auction", "rule_set", "printed_tables"),
    "plain": ("plain",),
    "replay": ("replay", "earlier_rules", "plain", "played_on"),
}
OPTIONS = (
    "-x",
    "-q",
    # Nothing but pytest itself, for most of the time goes into starting it.
    "--noconftest",
    "--import-mode=importlib",
    "--assert=plain",
    "-c/dev/null",
    "--rootdir=.",
    *("-pno:" + plugin for plugin in ("cacheprovider", "unraisableexception", "doctest")),
)
MOST_SECONDS = 60
NOT_THERE = 99


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module in its mutated form."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"scorekeeper.rules.{mutant.module}"
        self.mutant = mutant
        self.loaded = False

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Claim the mutated module alone."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated source."""
        self.loaded = True
        exec(compile(self.mutant.source, self.name, "exec"), module.__dict__)  # noqa: S102


def survives(mutant: Mutant) -> bool:
    """Whether the tests pass in spite of the mutant, in a process of its own."""
    child = os.fork()
    if child == 0:
        signal.alarm(MOST_SECONDS)  # a mutant may go round for ever
        with Path(os.devnull).open("w") as nowhere:
            sys.stdout = sys.stderr = nowhere
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            os._exit(_tried(Finder(mutant)))
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code == NOT_THERE:
        raise RuntimeError(f"the tests ran without {mutant}")
    return code == 0


def _tried(finder: Finder) -> int:
    """Run the tests against a mutant until one fails."""
    sys.meta_path.insert(0, finder)
    for name in (*ITS_OWN.get(finder.mutant.module, ()), *QUICK):
        test = f"tests/rules/test_{name}.py"
        code = pytest.main([test, *OPTIONS])
        if not finder.loaded:
            return NOT_THERE
        if code:
            return int(code)
    return 0


def forget_the_rules() -> None:
    """Load all that the tests need, so that no child has to, and let go of the game itself."""
    importlib.import_module("tests.rules.samples")
    for name in list(sys.modules):
        if name.startswith(("scorekeeper", "tests.rules")):
            del sys.modules[name]


def main(arguments: list[str]) -> int:
    """Print the mutants that survive; the exit status is 1 where there are some."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--every", type=int, default=1, help="try one mutant in so many")
    asked = parser.parse_args(arguments)
    forget_the_rules()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    tried = left = 0
    for name in asked.modules:
        if not survives(unchanged(name)):
            raise RuntimeError(f"the tests fail with {name} as it is")
        for mutant in list(mutants(name))[:: asked.every]:
            tried += 1
            if survives(mutant):
                left += 1
                print(mutant, flush=True)  # noqa: T201 - printing is what it is for
    print(f"{tried} mutants, {left} not noticed")  # noqa: T201
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
