"""Coverage of the rules: which clauses and cards have a test that names them.

The tests are read, not run: `@rule("id")` and `@card("id")` on a test function or a test class,
or inside its `parametrize`. A test under `tests/games/<game>` speaks of that game, any other of
every game that knows the id.
"""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from duskmoot.catalogue import clauses
from duskmoot.kernel.cards import design
from duskmoot.kernel.game import registered

RULE: Final[str] = "rule"
CARD: Final[str] = "card"
NOT_RUN: Final[tuple[str, ...]] = ("skip", "skipif", "xfail")


@dataclass(frozen=True)
class Mark:
    """One id that a test names."""

    kind: str
    id: str
    game: str
    """The game whose tests these are; "" for tests of all games."""
    place: str
    """File and line."""


@dataclass
class Coverage:
    """What the tests say of one game."""

    clauses: list[str]
    cards: list[str]
    tested: set[str] = field(default_factory=set)
    tested_cards: set[str] = field(default_factory=set)

    def bare(self) -> list[str]:
        """Clauses without a test, in the order of the book."""
        return [id for id in self.clauses if id not in self.tested]

    def bare_cards(self) -> list[str]:
        return [id for id in self.cards if id not in self.tested_cards]

    def plain(self) -> dict[str, object]:
        return {
            "clauses": len(self.clauses),
            "tested": len(self.tested),
            "bare": self.bare(),
        }


def home_of_tests() -> Path:
    """Where the tests lie beside the sources; they are not part of an installed package."""
    return Path(__file__).parents[2] / "tests"


def installed(tests: Path) -> bool:
    return (tests / "rule.py").is_file()


def cover(games: list[str], tests: Path) -> tuple[dict[str, Coverage], list[Mark]]:
    """By game, what is tested; and the marks that name nothing their games know."""
    found = {
        game.name: Coverage([clause.id for clause in clauses(game.name)], card_ids(game.name))
        for game in registered()
    }
    strays: list[Mark] = []
    for mark in marks(tests):
        if mark.game and mark.game not in games:
            continue
        known = False
        for game in [mark.game] if mark.game else found:
            known = note(found[game], mark) or known
        if not known:
            strays.append(mark)
    return {game: found[game] for game in games}, strays


def note(coverage: Coverage, mark: Mark) -> bool:
    """Whether the game knows the id; if so, it has a test now."""
    if mark.kind == RULE:
        if mark.id in coverage.clauses:
            coverage.tested.add(mark.id)
        return mark.id in coverage.clauses
    if mark.id in coverage.cards:
        coverage.tested_cards.add(mark.id)
    return mark.id in coverage.cards


def card_ids(game: str) -> list[str]:
    """Every card design of the game's data files, sealed ones too, however many printings."""
    folder = files(f"duskmoot.games.{game}").joinpath("data")
    ids: list[str] = []
    for file in [*tables_in(folder), *tables_in(folder.joinpath("sealed"))]:
        rows = tomllib.loads(file.read_text("utf-8")).get("card", [])
        ids += [design(str(row["id"])) for row in rows]
    return list(dict.fromkeys(ids))


def tables_in(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted(found, key=lambda file: file.name)


def marks(tests: Path) -> list[Mark]:
    found: list[Mark] = []
    for file in sorted(tests.rglob("test_*.py")):
        parts = file.relative_to(tests).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                found += marks_on(node, game, file.relative_to(tests).as_posix())
    return found


def marks_on(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, game: str, file: str
) -> list[Mark]:
    """The marks of one test or class of tests; none on what pytest would not run."""
    if not node.name.lower().startswith("test"):
        return []
    parts = [part for decorator in node.decorator_list for part in ast.walk(decorator)]
    if any(isinstance(part, ast.Attribute) and part.attr in NOT_RUN for part in parts):
        return []
    return [
        Mark(called(part), text_of(id), game, f"{file}:{part.lineno}")
        for part in parts
        if isinstance(part, ast.Call) and called(part) in (RULE, CARD)
        for id in part.args
    ]


def called(call: ast.Call) -> str:
    """`rule` in `rule(…)` and in `pytest.mark.rule(…)`."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def text_of(id: ast.expr) -> str:
    """The id as written; one that is computed stays code, which no catalogue knows."""
    if isinstance(id, ast.Constant) and isinstance(id.value, str):
        return id.value
    return ast.unparse(id)
