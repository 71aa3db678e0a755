"""What a drawer of tables offers. It sees a view and never a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from duskmoot.kernel.view import View
from duskmoot.speech import Speech

BARE: Final[int] = 0
TITLES: Final[int] = 1
WHOLE: Final[int] = 2


@dataclass(frozen=True)
class Canvas:
    """Where a table is drawn, and for whom."""

    speech: Speech
    names: list[str]
    width: int
    detail: int = WHOLE
    """How much is shown where rows are scarce: all texts, no texts of cards, or bare lines."""
    reckoned: dict[str, list[int]] = field(default_factory=dict)
    """What the seat can work out, as the game reckons it."""

    def wide(self) -> bool:
        """Whether two parts find room side by side: on a terminal of 100 columns they do."""
        return self.width >= 98


class Board:
    """A table: everything open, what the seat may know besides, and how the game ended."""

    on_table: frozenset[str] = frozenset()
    """Lines of the log that the table itself shows: news that give way where rows are scarce."""

    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        """From top to bottom. What the legal acts show anyway is not shown twice."""
        raise AssertionError("a board draws a table")

    def beside(self, act: int, seen: View, canvas: Canvas) -> Text:
        """What stands beside an act: the text of the card it speaks of, for instance."""
        return Text()

    def scores(self, seen: View, canvas: Canvas) -> RenderableType:
        """Who ended where, once the game is over."""
        raise AssertionError("a board draws the scores")
