"""What a bot is: one small class that sees a view, never a state, and answers with an act."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from duskmoot.kernel.chance import from_key, key_from_seed
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View


class Budget:
    """How long a bot may think about one decision; 0 stands for no limit given."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Bot:
    """Plays one seat of one game. Its own chance comes from its seed, another for each seat."""

    name: str = ""
    needs_view: bool = True
    """Whether it looks at the table; where it does not, the view it is given may be blank."""
    searches: bool = False
    """Whether it plays better the more time it has."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.chance = from_key(sha256(key_from_seed(seed) + bytes([seat])).digest())

    def sits_down(self, seats: int) -> None:
        """At a table with so many seats; Refused if it cannot play there."""

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        """One of `acts`, the legal answers to the question that the view shows."""
        raise AssertionError("a bot decides")

    def weighed(self) -> list[tuple[int, float]]:
        """The acts of its last decision, each with its share: what others can learn from it."""
        return []
