"""The pages a newcomer reads: their links lead somewhere, their commands are the real ones."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, name, text

each_page = pytest.mark.parametrize("page", PAGES, ids=name)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@each_page
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?://|mailto:)([^)\s]+)\)", text(page)):
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), target


def test_the_index_leads_to_every_page() -> None:
    index = text(DOCS / "README.md")
    own = {page.relative_to(DOCS) for page in PAGES if DOCS in page.parents}
    # A folder with an index of its own is one door.
    doors = {
        path.parent / "README.md" if (DOCS / path.parent / "README.md").exists() else path
        for path in own
        if path.parent != Path()
    } | {path for path in own if path.parent == Path()}
    missing = [
        str(path) for path in doors if path != Path("README.md") and f"({path})" not in index
    ]
    assert not missing


@pytest.mark.parametrize(("extra", "program"), [("app", "scorekeeper"), ("dev", "pytest")])
def test_the_readme_says_each_command_for_both_shells(extra: str, program: str) -> None:
    readme = text(ROOT / "README.md")
    install = f"pip install -q -c constraints.txt -e '.[{extra}]'"
    posix = f"python3 -m venv .venv && .venv/bin/{install} && .venv/bin/{program}"
    windows = rf"py -m venv .venv; .venv\Scripts\{install}; .venv\Scripts\{program}"
    assert f"```sh\n{posix}\n```" in readme
    assert f"```powershell\n{windows}\n```" in readme


def test_ci_takes_its_commands_from_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    readme = text(ROOT / "README.md").splitlines()
    patterns = re.findall(r"grep -m1 '([^']+)' README.md", script)
    assert len(patterns) == 2
    for pattern in patterns:
        assert [line for line in readme if re.search(pattern, line)]
