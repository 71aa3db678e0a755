"""Fluent files as the tests see them: messages by language, their attributes and variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import duskmoot.games as _games
from duskmoot.kernel.game import registered
from duskmoot.speech import FORMS, text_files, text_folders

__all__ = ["_games"]

SHELL: Final = ""
SOURCES: Final = [SHELL, *[game.name for game in registered()]]
"""The shell and every game."""

Messages = dict[str, ast.Message]


@cache
def messages(source: str, language: str) -> Messages:
    """All messages of the shell or of a game; what Fluent cannot read and twins are errors."""
    folder = text_folders(language, source)[-1]
    found: Messages = {}
    for file in text_files(folder):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The message itself under "", and its attributes by name."""
    found = {"": message.value} if message.value else {}
    return found | {attribute.id.name: attribute.value for attribute in message.attributes}


def attributes(message: ast.Message) -> set[str]:
    """Those that every language must have: cases are a language's own affair."""
    return set(patterns(message)) - set(FORMS)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def meant(names: set[str]) -> set[str]:
    """Without forms: `$enemy-gen` speaks of `enemy`, and `$enemy-gender` only chooses a word."""
    spoken = {name for name in names if cut(name)[2] != "gender"}
    return {head if form in FORMS else name for name in spoken for head, _, form in [cut(name)]}


def cut(name: str) -> tuple[str, str, str]:
    return name.rpartition("-")


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def selects(pattern: ast.Pattern) -> Iterator[set[str]]:
    """The names of the variants of each selection in the pattern."""
    visitor = _Selects()
    visitor.visit(pattern)
    for select in visitor.found:
        yield {
            v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
            for v in select.variants
        }


class _Prose(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.text += "{}"
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.text += "{}"
        self.generic_visit(node)


def prose(pattern: ast.Pattern) -> str:
    """All that is written out, with {} where something is put in or another variant begins."""
    visitor = _Prose()
    visitor.visit(pattern)
    return visitor.text
