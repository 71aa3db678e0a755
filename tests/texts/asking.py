"""What the code asks the texts for, read from its sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import duskmoot

SOURCE: Final = Path(duskmoot.__file__).parent
WEB: Final = SOURCE.parents[1] / "web" / "src"


@dataclass(frozen=True)
class Call:
    """A call that names its message: `say("saved", file=…)`, `Refused("not-asked")`."""

    place: str
    key: str
    parts: frozenset[str]
    open: bool
    """Whether it passes on more parts than it names."""


@cache
def modules() -> dict[str, ast.Module]:
    files = sorted(SOURCE.rglob("*.py"))
    return {f.relative_to(SOURCE).as_posix(): ast.parse(f.read_text("utf-8")) for f in files}


@cache
def scripts() -> str:
    """The sources of the browser's client, which speaks the same texts."""
    files = [file for kind in ("ts", "svelte") for file in sorted(WEB.rglob(f"*.{kind}"))]
    return "\n".join(f.read_text("utf-8") for f in files if "test" not in f.name)


def web_keys() -> set[str]:
    """The messages of the shell that the client names in full."""
    return set(re.findall(r"['\"`](web-[a-z0-9-]+)['\"`]", scripts()))


def calls(name: str) -> Iterator[Call]:
    """All calls of a function or method of this name whose first argument is written out."""
    for place, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and called(node) == name:
                for key in strings(node.args[0]):
                    parts = frozenset(word.arg for word in node.keywords if word.arg)
                    loose = any(word.arg is None for word in node.keywords)
                    yield Call(f"{place}:{node.lineno}", key, parts, loose)


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def strings(node: ast.expr) -> list[str]:
    """A constant, or both of `a if test else b`."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusals() -> set[str]:
    """The keys of all refusals, also those that a `why_not…` answers with."""
    keys = {call.key for call in calls("Refused")}
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not_"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value:
                        keys.update(strings(inner.value))
    return keys - {""}


@cache
def words() -> frozenset[str]:
    """Every string and every name in the code."""
    found: set[str] = set()
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    found.update(re.findall(r"[A-Za-z][\w-]*", scripts()))
    return frozenset(found)


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """The keys that the code builds: f"board-step-{n}" and "word-" + field, as patterns."""
    found: set[str] = set()
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add("".join(_piece(piece) for piece in node.values))
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                found.update(re.escape(head) + "(.+)" for head in strings(node.left))
    for built in re.findall(r"`([a-z]+-[^`\n]*)`", scripts()):
        pieces = re.split(r"\$\{[^}]*\}", built)
        found.add("(.+)".join(re.escape(piece) for piece in pieces))
    return tuple(re.compile(f) for f in found if re.match(r"[a-z]+\\-", f))


def _piece(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else "(.+)"


def asks_for(key: str) -> bool:
    """Whether the code names the key, or builds it from words that it names."""
    if key in words():
        return True
    for template in templates():
        match = template.fullmatch(key)
        if match and all(_named(word) for word in match.groups()):
            return True
    return False


def _named(word: str) -> bool:
    return word.isdigit() or word in words() or word.replace("-", "_") in words()


@dataclass(frozen=True)
class Literal:
    place: str
    text: str


def literals(*folders: str) -> Iterator[Literal]:
    """Strings in the modules of these folders that may reach a player.

    Left out: docstrings, and what is raised or asserted, which speaks to programmers.
    """
    for place, tree in modules().items():
        if place.startswith(folders):
            silent = {id(node) for part in _unseen(tree) for node in ast.walk(part)}
            for node in ast.walk(tree):
                hidden = id(node) in silent
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and not hidden:
                    yield Literal(f"{place}:{node.lineno}", node.value)


def _unseen(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        bases = node.bases if isinstance(node, ast.ClassDef) else []
        error = any("Exception" in ast.dump(base) for base in bases)
        if docstring or error or isinstance(node, (ast.Raise, ast.Assert)):
            yield node
