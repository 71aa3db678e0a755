"""What a search asks of whoever judges for it: a net, a table, a program of one's own."""

from __future__ import annotations

from typing import Protocol

from duskmoot.kernel.flow import State


class Judge(Protocol):
    """Judges states that are imagined from a view; whatever has these two methods will do."""

    def value(self, g: State) -> list[float]:
        """By seat, from 0 to 1: how good its position is."""

    def policy(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """How likely the seat chooses each of these acts; together 1."""
