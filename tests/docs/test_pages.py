"""The pages a newcomer reads: their links lead somewhere, their commands are the real ones."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?://|mailto:)([^)\s]+)\)", page.read_text("utf-8")):
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), target


@pytest.mark.parametrize(("extra", "program"), [("app", "scorekeeper"), ("dev", "pytest")])
def test_the_readme_says_each_command_for_both_shells(extra: str, program: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    install = f"pip install -q -c constraints.txt -e '.[{extra}]'"
    posix = f"python3 -m venv .venv && .venv/bin/{install} && .venv/bin/{program}"
    windows = rf"py -m venv .venv; .venv\Scripts\{install}; .venv\Scripts\{program}"
    assert f"```sh\n{posix}\n```" in readme
    assert f"```powershell\n{windows}\n```" in readme


def test_ci_takes_its_commands_from_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8").splitlines()
    patterns = re.findall(r"grep -m1 '([^']+)' README.md", script)
    assert len(patterns) == 2
    for pattern in patterns:
        assert [line for line in readme if re.search(pattern, line)]
