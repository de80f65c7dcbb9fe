"""A match as plain text, to be read, pasted and sent."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.export.paper import Paper, PaperLine
from scorekeeper.export.words import OTHER_RULES, number, signed


def match_lines(paper: Paper) -> Iterator[str]:
    """A match line by line: who, when, every hand with its points, and how it stands."""
    yield f"{paper.heading}, {paper.started_at:%Y-%m-%d}"
    if paper.rules:
        yield paper.rules
    if paper.note:
        yield paper.note
    yield ""
    yield _columns("", [side.name for side in paper.sides])
    for line in paper.lines:
        if line.other_rules:
            yield f"     {OTHER_RULES}"
        yield _columns(f"{line.number:3}. {line.what} {line.contractor}".rstrip(), _cells(line))
        if beside := ", ".join(filter(None, (line.remark, line.note))):
            yield f"     {beside}"
    yield ""
    yield paper.outcome


def _cells(line: PaperLine) -> list[str]:
    if not line.counts:
        return ["-"] * len(line.totals)
    return [
        f"{number(total)} ({signed(delta)})" if delta else number(total)
        for total, delta in zip(line.totals, line.points, strict=True)
    ]


def _columns(label: str, cells: list[str]) -> str:
    return f"{label:24}" + "".join(f"{cell:>18}" for cell in cells)
