"""Fingerprints of the rulebooks: the means to show that no sentence of ours is the publishers'.

`write BOOK...` reads the books as plain text and writes tests/texts/books.bin, the fingerprints of
every run of eight words; the words themselves cannot be read from it. tests/texts/test_books.py
looks all our texts up there. `cover BOOK...` shows how much of each game's clauses lies in runs of
five words that a book has, too.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from statistics import mean
from typing import Final
from unicodedata import normalize

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[1]
TEXTS: Final = ROOT / "src" / "duskmoot"
BOOKS: Final = ROOT / "tests" / "texts" / "books.bin"
RUN: Final = 8
"""So many words in a row are taken for a sentence of the book."""
SHORT_RUN: Final = 5
"""So many are often forced by the terms; only their share is looked at."""
SIZE: Final = 5
"""Bytes of a fingerprint: one in ten million of our runs is found by mere chance."""
FOREIGN: Final = "\N{REPLACEMENT CHARACTER}"
"""The word for whatever Fluent puts in: no book has it."""

Words = list[str]


def words(text: str) -> Words:
    """Without capitals, marks and ё; halves of a word at the end of a line are joined."""
    joined = re.sub(r"(?<=\w)[-\u00ad]\n+", "", normalize("NFC", text))
    simple = joined.casefold().replace("ё", "е").replace("\u00ad", "")
    return re.findall(rf"[^\W_]+|{FOREIGN}", simple)


def runs(of: Words, length: int) -> Iterator[tuple[str, ...]]:
    return zip(*(of[start:] for start in range(length)), strict=False)


def fingerprint(run: Iterable[str]) -> bytes:
    return blake2b(" ".join(run).encode(), digest_size=SIZE).digest()


def write(books: list[Words]) -> None:
    found = {fingerprint(run) for book in books for run in runs(book, RUN)}
    BOOKS.write_bytes(b"".join(sorted(found)))
    print(f"{BOOKS.name}: {len(found)} runs of {RUN} words from {len(books)} books")


def fingerprints() -> set[bytes]:
    """Those of the books, as they were written."""
    stored = BOOKS.read_bytes()
    return {stored[start : start + SIZE] for start in range(0, len(stored), SIZE)}


def repeated(text: str, known: set[bytes]) -> list[str]:
    """The runs of words in a text that stand in a book."""
    return [" ".join(run) for run in runs(words(text), RUN) if fingerprint(run) in known]


# Texts of ours.


class _Choice(Visitor):
    """A message as it is read when every selection takes its nth variant, or its last."""

    def __init__(self, nth: int) -> None:
        self.nth = nth
        self.text = ""
        self.most = 1

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.SelectExpression):
            variants = node.expression.variants
            self.most = max(self.most, len(variants))
            self.visit(variants[min(self.nth, len(variants) - 1)].value)
        else:
            self.text += f" {FOREIGN} "


def readings(pattern: ast.Pattern) -> list[str]:
    """The texts that a message can become, each variant in one of them at least."""
    found: list[str] = []
    most = 1
    while len(found) < most:
        choice = _Choice(len(found))
        choice.visit(pattern)
        most = max(most, choice.most)
        found.append(choice.text)
    return found


def of_messages(file: Path) -> Iterator[tuple[str, str]]:
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            named = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for name, pattern in named:
                for text in readings(pattern) if pattern else []:
                    yield entry.id.name + name, text


def of_rules(file: Path) -> Iterator[tuple[str, str]]:
    for clause in tomllib.loads(file.read_text("utf-8"))["clause"]:
        for field in clause.keys() - {"id", "kind", "ours"}:
            yield f"{clause['id']} {field}", clause[field]


def ours() -> Iterator[tuple[str, str]]:
    """Every text that we have written for people, and its place."""
    for file in sorted(TEXTS.rglob("*.ftl")):
        for key, text in of_messages(file):
            yield f"{file.relative_to(TEXTS)} {key}", text
    for file in sorted(TEXTS.glob("games/*/rules.toml")):
        for key, text in of_rules(file):
            yield f"{file.relative_to(TEXTS)} {key}", text
    for file in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]):
        yield str(file.relative_to(ROOT)), file.read_text("utf-8")


# The second figure.


def covered(text: Words, known: set[tuple[str, ...]]) -> float:
    """The share of the words that lie in a run that a book has, too."""
    within = {
        start + offset
        for start, run in enumerate(runs(text, SHORT_RUN))
        if run in known
        for offset in range(SHORT_RUN)
    }
    return len(within) / len(text) if text else 0.0


def cover(books: list[Words]) -> None:
    known = {run for book in books for run in runs(book, SHORT_RUN)}
    for file in sorted(TEXTS.glob("games/*/texts/*/clauses.ftl")):
        shares = [(covered(words(text), known), key) for key, text in of_messages(file)]
        most = ", ".join(f"{key} {share:.0%}" for share, key in sorted(shares)[-3:])
        average = mean(share for share, _ in shares)
        print(f"{file.relative_to(TEXTS)}: {average:.1%} of {len(shares)} clauses; most: {most}")


def main() -> int:
    if len(sys.argv) < 3 or sys.argv[1] not in ("write", "cover"):
        print(__doc__)
        return 2
    books = [words(Path(book).read_text("utf-8")) for book in sys.argv[2:]]
    if sys.argv[1] == "write":
        write(books)
    else:
        cover(books)
    return 0


if __name__ == "__main__":
    sys.exit(main())
