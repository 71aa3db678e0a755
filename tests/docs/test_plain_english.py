"""README and docs are in plain modern English, spelled as docs/style.md says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
BETTER = {
    r"\banew\b": "again",
    r"\bwhoever\b": "anyone who, the player who",
    r"\bif you like\b": "optional",
    r"\b(stands?|stood) (in|on|at|there|beside)\b": "is, is listed",
    r"\bspeaks? of\b": "mentions",
    r"\bbesides?\b": "next to, also",
    r"\d %": "95%",
    r"\b(color|behavior|neighbor|center|defense|gray)s?\b": "British spelling",
}
"""What makes a reader stop, and what an engineer would write."""
QUOTED = re.compile(r"^```.*?^```$|`[^`\n]+`|<!-- table: .*?<!-- end -->", re.MULTILINE | re.DOTALL)
"""Code, and tables that are generated from the texts of the games."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_uses_the_words_of_today(page: Path) -> None:
    prose = QUOTED.sub("", page.read_text("utf-8"))
    found = [
        (" ".join(prose[hit.start() - 30 : hit.end() + 30].split()), better)
        for old, better in BETTER.items()
        for hit in re.finditer(old, prose, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_no_mark_of_a_merge(page: Path) -> None:
    assert not re.search(r"^(<{7}|={7}|>{7})( |$)", page.read_text("utf-8"), re.MULTILINE)
