"""Changes the rules one small thing at a time, and asks the tests whether they notice.

``python -m tests.mutation [MODULE ...]`` mutates the modules that score, replay and judge,
runs the quick tests of the rules against each mutant in a process of its own, and prints the
mutants that no test noticed. docs/mutation.md says why those that are left are harmless.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

RULES = Path(__file__).parents[2] / "scorekeeper" / "rules"
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
QUICK = ("laws", "auction", "replay", "refused", "cases", "match_file", "plain", "printed_tables")
TESTS = [f"tests/rules/test_{name}.py" for name in QUICK]

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
REASONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A module with one thing changed."""

    module: str
    line: int
    was: str
    now: str
    source: str

    def __str__(self) -> str:
        """Say what was changed and where."""
        return f"{self.module}.py:{self.line}: {self.was}  ->  {self.now}"


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module in its mutated form."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"scorekeeper.rules.{mutant.module}"
        self.mutant = mutant

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Claim the mutated module alone."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated source."""
        exec(compile(self.mutant.source, self.name, "exec"), module.__dict__)  # noqa: S102


def mutants(name: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse((RULES / f"{name}.py").read_text("utf-8"))
    for node in list(ast.walk(tree)):
        for change in changes(node):
            kept = copy.copy(node.__dict__)
            was = ast.unparse(node)
            change(node)
            yield Mutant(
                module=name,
                line=getattr(node, "lineno", 0),
                was=was[:70],
                now=ast.unparse(node)[:70],
                source=ast.unparse(ast.fix_missing_locations(tree)),
            )
            node.__dict__.clear()
            node.__dict__.update(kept)


def changes(node: ast.AST) -> Iterator[Callable[[Any], object]]:
    """The ways in which one place of the code can be changed."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield lambda it: setattr(it, "ops", [COMPARED[type(it.ops[0])]()])
        case ast.BoolOp():
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield lambda it: setattr(it, "op", other())
            if len(node.values) > 1:
                yield lambda it: setattr(it, "values", it.values[:-1])
        case ast.BinOp(op=op) if type(op) in REASONED:
            yield lambda it: setattr(it, "op", REASONED[type(it.op)]())
        case ast.UnaryOp(op=ast.USub()):
            yield lambda it: setattr(it, "op", ast.UAdd())
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield lambda it: setattr(it, "value", it.value + 1)
        case ast.Constant(value=bool()):
            yield lambda it: setattr(it, "value", not it.value)
        case ast.IfExp():
            yield lambda it: setattr(it, "body", it.orelse)


def survives(mutant: Mutant) -> bool:
    """Whether the tests pass in spite of the mutant, in a process of its own."""
    child = os.fork()
    if child == 0:
        sys.stdout = sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - the child ends
        os.dup2(sys.stdout.fileno(), 1)
        os.dup2(sys.stdout.fileno(), 2)
        sys.meta_path.insert(0, Finder(mutant))
        code = pytest.main([*TESTS, "-x", "-q", "-p", "no:cacheprovider", "--no-header"])
        os._exit(int(code))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def main(arguments: list[str]) -> int:
    """Print the mutants that survive; the exit status is 1 where there are some."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--every", type=int, default=1, help="try one mutant in so many")
    asked = parser.parse_args(arguments)
    tried = left = 0
    for name in asked.modules:
        for mutant in list(mutants(name))[:: asked.every]:
            tried += 1
            if survives(mutant):
                left += 1
                print(mutant, flush=True)  # noqa: T201 - printing is what it is for
    print(f"{tried} mutants, {left} not noticed")  # noqa: T201
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
