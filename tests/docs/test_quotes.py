"""Code that the documentation quotes is the code there is.

A block of Python whose first line is a comment with a path quotes that file; `# …` stands for
lines that are left out.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n# ([\w/]+\.py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


def quotes() -> list[tuple[str, str, str]]:
    """Page, quoted file and quoted lines."""
    return [
        (page.name, path, part.strip("\n"))
        for page in PAGES
        for path, text in BLOCK.findall(page.read_text("utf-8"))
        for part in text.split("# …\n")
    ]


def test_something_is_quoted() -> None:
    assert {page for page, _, _ in quotes()} >= {"adding_a_card.md", "adding_a_game.md"}


@pytest.mark.parametrize(("page", "path", "lines"), quotes())
def test_a_quote_stands_in_its_file(page: str, path: str, lines: str) -> None:
    assert lines in (ROOT / path).read_text("utf-8"), page
