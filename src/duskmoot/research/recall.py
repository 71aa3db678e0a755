"""Perfect recall: all that each seat has heard, seen and done, from the first decision on.

A seat's record grows by the lines of the story that it hears, by what it sees whenever it acts,
and by its own acts. Two histories that a seat can tell apart have different records, and what it
cannot know is in none.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from duskmoot.kernel import flow
from duskmoot.kernel.chance import DealtChance, Draw, dealt, key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Setting
from duskmoot.kernel.record import canonical
from duskmoot.kernel.view import reimagine, shown_to_all, view

IMAGINED: Final[int] = -2
"""In a history: what seat 0 cannot know is drawn anew; one less for each seat after it."""


class Recall:
    """Plays a game along, with its story."""

    def __init__(self, setting: Setting, explicit_chance: bool) -> None:
        self.setting = setting
        self.explicit_chance = explicit_chance
        self.seats = setting.seats
        self.records: list[list[str]] = [[] for i in range(self.seats)]
        self.digests = [sha256() for i in range(self.seats)]
        """Of each record as far as it goes."""
        self.state: State | None = None
        self.drawn: list[int] = []
        self.act: tuple[int, int] | None = None
        """An act that waits for its draws."""
        if explicit_chance:
            self._try()
        else:
            self.state = setting.game.begin(setting, True)
            self._hear(self.state)

    def fork(self) -> Recall:
        other = Recall.__new__(Recall)
        other.__dict__.update(self.__dict__)
        other.records = [record[:] for record in self.records]
        other.digests = [digest.copy() for digest in self.digests]
        other.drawn = self.drawn[:]
        other.state = None if self.state is None else self.state.clone()
        return other

    def follow(self, seat: int, number: int) -> None:
        """A seat's act, or with seat -1 what chance has drawn; see also `IMAGINED`."""
        if seat == -1:
            self.drawn.append(number)
            self._try()
            return
        g = self.state
        assert g is not None
        if seat <= IMAGINED:
            self._imagine(g, IMAGINED - seat, number)
            return
        spelled = self.setting.game.vocabulary.spell(number)
        self._note(seat, f"? {seen(g, seat)} > {spelled}")
        if self.explicit_chance:
            self.act = seat, number
            self.drawn = []
            self._try()
        else:
            g.story = []
            flow.apply(g, seat, number)
            self._hear(g)

    def _try(self) -> None:
        chance = dealt(self.drawn[:])
        try:
            if self.state is None or self.act is None:
                g: State = self.setting.game.begin(self.setting, True, chance)
            else:
                g = self.state.clone()
                g.story = []
                g.chance = chance
                flow.apply(g, *self.act)
        except Draw:
            return
        self.state = g
        self.act = None
        self.drawn = []
        self._hear(g)

    def _imagine(self, g: State, seat: int, seed: int) -> None:
        """Only the one who imagines knows what was before."""
        self.state = imagined(g, seat, seed)
        for other in range(self.seats):
            if other != seat:
                self.records[other] = []
                self.digests[other] = sha256()
                self._note(other, f"imagined by seat {seat}")

    def _hear(self, g: State) -> None:
        for line in g.story or []:
            told = " ".join([line.tale.key, *map(str, line.values)])
            for seat in range(self.seats):
                if line.heard_by(seat):
                    self._note(seat, told)
        g.story = None

    def _note(self, seat: int, line: str) -> None:
        self.records[seat].append(line)
        self.digests[seat].update(line.encode() + b"\n")

    def text(self, seat: int) -> str:
        record = self.records[seat]
        now = "" if self.state is None else sight(self.state, seat)
        return "\n".join([f"seat {seat}", *record, now])

    def short(self, seat: int) -> str:
        """The same with a digest in place of the record."""
        now = "" if self.state is None else sight(self.state, seat)
        return f"seat {seat}\n{self.digests[seat].hexdigest()}\n{now}"


def imagined(g: State, seat: int, seed: int) -> State:
    """The position with everything that the seat cannot know drawn anew; dealt chance stays so."""
    other = reimagine(g, seat, key_from_seed(seed))
    if isinstance(g.chance, DealtChance):
        other.chance = dealt([])
    return other


def sight(g: State, seat: int) -> str:
    """All that the seat sees, as one line."""
    looked = view(g, seat, shown_to_all(g))
    return canonical([looked.table, looked.question, looked.about, looked.acts])


def seen(g: State, seat: int) -> str:
    """The same, short."""
    return sha256(sight(g, seat).encode()).hexdigest()[:16]
