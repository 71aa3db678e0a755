"""The catalogue of rules: a game's clauses, and the search among them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from duskmoot.kernel.game import find
from duskmoot.speech import Speech

_SAME: Final[dict[int, int]] = str.maketrans("ё’‘“”„«»–—\u00a0", 'е\'\'"""""-- ')
"""Letters and marks that a reader types in a simpler way than we print them."""


@dataclass(frozen=True)
class Clause:
    id: str
    source: str
    """The heading in the rulebook, in its own language."""
    kind: str
    text: str
    test: str
    """What a test of this clause should show."""
    note: str = ""


@cache
def _read(game_name: str) -> tuple[Clause, ...]:
    file = files("duskmoot").joinpath("games", game_name, "rules.toml")
    return tuple(Clause(**row) for row in tomllib.loads(file.read_text("utf-8"))["clause"])


def clauses(game_name: str) -> list[Clause]:
    """In the order of the book; Refused if there is no such game."""
    return list(_read(find(game_name).name))


def search(game_name: str, words: str, speech: Speech) -> list[Clause]:
    """Clauses whose id or text, in the language spoken, holds all the words."""
    wanted = plain(words).split()
    return [
        clause
        for clause in clauses(game_name)
        if all(word in plain(f"{clause.id} {speech.clause(clause.id)}") for word in wanted)
    ]


def plain(text: str) -> str:
    """Without capitals, ё and typographic marks, for comparing."""
    return text.casefold().translate(_SAME)
