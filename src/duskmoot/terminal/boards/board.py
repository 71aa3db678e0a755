"""What a drawer of tables offers. It sees a view and never a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from duskmoot.chronicle.book import Chronicle
from duskmoot.kernel.view import View
from duskmoot.speech import Speech
from duskmoot.terminal.look import one_line

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

    def fitted(self, line: Text) -> Text:
        """On as many rows as it takes; cut to one where rows are scarce."""
        return line if self.detail == WHOLE else one_line(line)


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

    def chronicle(self, name: str, chronicle: Chronicle, speech: Speech) -> list[RenderableType]:
        """A page of a chronicle of this game; nothing where there is nothing to tell."""
        return []

    def chapter(self, number: int, speech: Speech) -> str:
        """Where and when a chapter of this game takes place, once it has been opened."""
        return ""

    def party(self, seat: int, seen: View, canvas: Canvas) -> Text:
        """Whom a seat plays, where that is more than a player."""
        return Text()

    def scores(self, seen: View, canvas: Canvas) -> RenderableType:
        """How it ended beyond the account that every game has."""
        return Group()
