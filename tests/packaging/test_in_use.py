"""Nothing is kept that nobody uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import scorekeeper

HERE = Path(scorekeeper.__file__).parent
MODULES = [ast.parse(file.read_bytes(), str(file)) for file in sorted(HERE.rglob("*.py"))]
MAIN = ast.parse((HERE.parent / "main.py").read_bytes())


def defined(module: ast.Module) -> Iterator[str]:
    """What a module names at its top, but for what is used by being declared."""
    for one in module.body:
        match one:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if not one.decorator_list:
                yield one.name
            case ast.ClassDef() if not one.keywords:  # a table has ``table=True``
                yield one.name
            case ast.Assign():
                yield from (name.id for name in one.targets if isinstance(name, ast.Name))
            case ast.AnnAssign(target=ast.Name() as name):
                yield name.id
            case _:
                pass


def used(module: ast.Module) -> Iterator[str]:
    """Every name a module reads, imports, or writes in a string: some are imported late."""
    for node in ast.walk(module):
        match node:
            case ast.Name(ctx=ast.Load()):
                yield node.id
            case ast.Attribute():
                yield node.attr
            case ast.alias():
                yield node.name
            case ast.Constant(value=str() as text):
                yield from text.split()
            case _:
                pass


def test_every_name_is_used_somewhere() -> None:
    uses = {name for module in (*MODULES, MAIN) for name in used(module)}
    unused = [
        name
        for module in MODULES
        for name in defined(module)
        if name not in uses and not name.startswith("__")
    ]
    assert unused == []
