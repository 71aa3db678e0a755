"""Dense ids of acts: 0 to n - 1 without holes, frozen for each version of a game's rules.

The table of a game is a file with one act in each line; an act's id is the number of its line. New
acts are appended, and nothing is ever moved: a net that was trained stays right. Part of the
compiled build, since masks are written here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from duskmoot.kernel.game import Game


class ActionTable:
    """Acts of one game by their dense ids, and back."""

    def __init__(self, game: Game[Any], spelled: list[str]) -> None:
        read = game.vocabulary.read
        self.game = game
        self.spelled = spelled
        self.acts = [read(each) for each in spelled]
        """By id."""
        self.ids = [-1] * game.vocabulary.size()
        """By act; -1 for a number that is none."""
        for number, act in enumerate(self.acts):
            self.ids[act] = number

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return table_of, (self.game,)

    def __len__(self) -> int:
        return len(self.acts)

    def id(self, act: int) -> int:
        return self.ids[act]

    def act(self, number: int) -> int:
        return self.acts[number]

    def name(self, number: int) -> str:
        return self.spelled[number]

    def legal(self, acts: list[int]) -> list[int]:
        """The ids of these acts, ascending, each once."""
        ids = self.ids
        return sorted({ids[act] for act in acts})

    def mark(self, acts: list[int], out: Any, at: int) -> None:
        """Set the places of these acts in a mask that is blank from `at` on."""
        ids = self.ids
        for act in acts:
            out[at + ids[act]] = 1


def table_of(game: Game[Any]) -> ActionTable:
    """The frozen table of a game's rules; a game from elsewhere may have none and gets its own."""
    file = files("duskmoot.research").joinpath("tables", f"{game.name}-{game.version}.txt")
    found = file.read_text("utf-8").splitlines() if file.is_file() else every_act(game)
    return ActionTable(game, found)


def every_act(game: Game[Any]) -> list[str]:
    """All acts of the vocabulary in the order of their codes, as a new table lists them."""
    found: list[str] = []
    for verb in sorted(game.vocabulary.verbs.values(), key=lambda verb: verb.code):
        nouns = game.vocabulary.nouns[verb.kind] if verb.kind else [""]
        found += [f"{verb.key} {noun}".strip() for noun in nouns]
    return found
