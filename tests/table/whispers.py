"""Two small games: in one two seats may whisper at times, in the other seats reckon something.

Seat 0 marks a sheet six times. After mark 1 the seats 1 and 2 may talk unheard; after any other
they may not. What a seat can work out is its own number, how many notes there are, and how often
this worker was asked. To decline is more than the reckoning can bear; twice in a row kills it.

Imported by the workers, which then know the games.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from duskmoot.kernel.flow import ask, do, for_each
from duskmoot.kernel.game import register
from tests.kernel.sheet import (
    SIGHT,
    VOCABULARY,
    WHICH_MARK,
    Book,
    Sheet,
    end,
    outline,
    seats,
)

GATE: Final = "DUSKMOOT_TEST_GATE"
"""In the environment: a pipe from which a worker reads before it reckons the first position."""


class Whispering(Book):
    def __init__(self, name: str) -> None:
        turn = outline("turn", ask(WHICH_MARK))
        first = outline("book", for_each(seats(*[0] * 6), turn), do(end))
        super().__init__(name, 1, (3, 3), [], VOCABULARY, SIGHT, [first, turn], [])

    def scores(self, g: Sheet) -> list[int]:
        return [0, 0, 0]

    def worth(self, g: Sheet) -> list[float]:
        return [0.5, 0.5, 0.5]

    def confidants(self, g: Sheet) -> list[int]:
        return [1, 2] if g.notes and g.notes[-1] == "0 mark 1" else []


class Reckoning(Whispering):
    asked = 0

    def believe(self, g: Sheet, seat: int) -> None:
        """Nothing is hidden here."""

    def reckoning(self, g: Sheet, seat: int) -> dict[str, list[int]]:
        self.asked += 1
        if not g.notes and GATE in os.environ:
            Path(os.environ[GATE]).read_text("utf-8")
        if g.notes[-2:] == ["0 done"] * 2:
            os._exit(3)
        if g.notes[-1:] == ["0 done"]:
            raise ZeroDivisionError("nobody thought of this")
        return {"seat": [seat], "notes": [len(g.notes)], "asked": [self.asked]} if seat else {}


GAMES: Final = (Whispering("whispers"), Reckoning("reckons"))
for game in GAMES:
    register(game)
