"""The small things that are changed: each way in which one place of the code can be wrong."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

RULES = Path(__file__).parents[2] / "scorekeeper" / "rules"

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
MISTAKEN = {"any": "all", "all": "any", "max": "min", "min": "max"}
PLACED = (ast.stmt, ast.expr, ast.pattern)

Change = Callable[[Any], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A module with one thing changed."""

    module: str
    line: int = 0
    was: str = ""
    now: str = ""
    source: str

    def __str__(self) -> str:
        """Say what was changed and where."""
        return f"{self.module}.py:{self.line}: {self.was}  ->  {self.now}"


def unchanged(name: str) -> Mutant:
    """A module with nothing changed, by the road that its mutants take."""
    return Mutant(module=name, source=ast.unparse(_parsed(name)))


def mutants(name: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = _parsed(name)
    whole = ast.unparse(tree)
    for node in list(_spoken(tree)):
        for change in changes(node):
            kept = copy.copy(node.__dict__)
            change(node)
            source = ast.unparse(ast.fix_missing_locations(tree))
            node.__dict__.clear()
            node.__dict__.update(kept)
            pairs = zip(whole.splitlines(), source.splitlines(), strict=False)
            was, now = next((was.strip(), now.strip()) for was, now in pairs if was != now)
            line = next(one.lineno for one in ast.walk(node) if isinstance(one, PLACED))
            yield Mutant(module=name, line=line, was=was, now=now, source=source)


def changes(node: ast.AST) -> Iterator[Change]:
    """The ways in which one place of the code can be changed."""
    yield from _of_conditions(node)
    yield from _of_values(node)
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            for place, statement in enumerate(block):
                if _may_be_forgotten(statement):
                    yield partial(_replace, name, place, ast.Pass())


def _of_conditions(node: ast.AST) -> Iterator[Change]:
    """What goes wrong when a condition is turned round, moved by one, or left out."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                yield partial(_replace, "ops", place, COMPARED[type(op)]())
        case ast.BoolOp(values=values):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield partial(_set, "op", other)
            for place in range(len(values)):
                yield partial(_drop, "values", place)
        case ast.UnaryOp(op=ast.Not()):
            yield partial(_negate, "operand")
        case ast.comprehension(ifs=[_, *_] as ifs):
            for place in range(len(ifs)):
                yield partial(_drop, "ifs", place)
        case ast.IfExp():
            yield partial(_set, "body", node.orelse)
            yield partial(_set, "orelse", node.body)
        case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() | ast.NamedExpr()):
            yield partial(_negate, "test")


def _of_values(node: ast.AST) -> Iterator[Change]:
    """What goes wrong when a number, a sign, an operation or an order is another."""
    match node:
        case ast.BinOp(op=op) if type(op) in REASONED:
            yield partial(_set, "op", REASONED[type(op)]())
        case ast.UnaryOp(op=ast.USub()):
            yield partial(_set, "op", ast.UAdd())
        case ast.Constant(value=bool(value)):
            yield partial(_set, "value", not value)
        case ast.Constant(value=int(value)):
            yield partial(_set, "value", value + 1)
        case ast.Name(id=name) if name in MISTAKEN:
            yield partial(_set, "id", MISTAKEN[name])
        case ast.Call(args=[_, _, *_] as args, func=func) if ast.unparse(func) not in MISTAKEN:
            for place in range(len(args) - 1):
                yield partial(_swap, place)


def _may_be_forgotten(statement: ast.stmt) -> bool:
    """Whether a statement does something, and without it the names around it still exist."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue():
            return True
        case _:
            return False


def _set(name: str, value: object, it: ast.AST) -> None:
    setattr(it, name, value)


def _replace(name: str, place: int, value: ast.AST, it: ast.AST) -> None:
    values = getattr(it, name)
    setattr(it, name, [*values[:place], value, *values[place + 1 :]])


def _drop(name: str, place: int, it: ast.AST) -> None:
    values = getattr(it, name)
    setattr(it, name, [*values[:place], *values[place + 1 :]])


def _negate(name: str, it: ast.AST) -> None:
    setattr(it, name, ast.UnaryOp(op=ast.Not(), operand=getattr(it, name)))


def _swap(place: int, it: ast.Call) -> None:
    first, second = it.args[place : place + 2]
    it.args = [*it.args[:place], second, first, *it.args[place + 2 :]]


def _parsed(name: str) -> ast.Module:
    return ast.parse((RULES / f"{name}.py").read_text("utf-8"))


def _spoken(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs when the game is scored: not decorators, types or what types need."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"decorator_list", "annotation", "returns"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _for_types(child):
                yield from _spoken(child)


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
