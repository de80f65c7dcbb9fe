"""The pages of the project, and what stands in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("**/*.md")])
FOR_PLAYERS = [DOCS / "tutorial.md", *sorted(DOCS.glob("how-to/*.md"))]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def text(page: Path) -> str:
    return page.read_text("utf-8")


def fences(page: Path) -> list[tuple[str, str, str]]:
    """Each fenced block with its language and the paragraph before it, in order."""
    pattern = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
    words = text(page)
    found: list[tuple[str, str, str]] = []
    for match in pattern.finditer(words):
        indent, language, body = match.groups()
        inside = re.sub(rf"^{indent}", "", body, flags=re.MULTILINE)
        before = words[: match.start()].rstrip().rsplit("\n\n", 1)[-1]
        found.append((language, inside, before))
    return found


def code_spans(page: Path) -> list[str]:
    """What stands in backquotes in the running text."""
    outside = re.sub(r"^( *)```.*?^\1```$", "", text(page), flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"`([^`\n]+)`", outside)
