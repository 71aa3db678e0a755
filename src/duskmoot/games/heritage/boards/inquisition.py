"""Inquisition (book: ИНКВИЗИЦИЯ). Its columns are the four archetypes."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import Rule
from duskmoot.games.heritage.effects.scripts import TRIAL
from duskmoot.games.heritage.effects.states import send_to_torpor
from duskmoot.games.heritage.effects.tokens import add_notoriety
from duskmoot.games.heritage.lines import awake, value_of
from duskmoot.games.heritage.pieces import (
    ARCHETYPE,
    BOARD_DATA,
    CLASS,
    HIGH,
    LOW,
    NONE,
    VALUE_NAMES,
    WAR,
)
from duskmoot.games.heritage.state import Heritage, Thread, thread

IUDICES: Final[int] = 2
"""Added to the class that a token shows."""


class Inquisition(Board):
    def setup(self, g: Heritage) -> None:
        g.inquisition = [VALUE_NAMES.index(side) for side in self.data["start"]]

    def activate(self, g: Heritage, t: Thread) -> None:
        """In the column of the archetype: to the side of the class, then to the judges."""
        archetype = value_of(t.subject, ARCHETYPE)
        g.inquisition[archetype - WAR] = t.n + IUDICES
        g.tell(tales.JUDGES, archetype, t.n)
        if all(token >= IUDICES for token in g.inquisition):
            trial = thread(TRIAL, NONE, NONE)
            trial.board = self.number
            trial.rest = g.clockwise(t.actor)
            start(g, trial)

    def vp(self, g: Heritage, seat: int) -> int:
        """The class that fewer tokens show; with two and two nobody scores."""
        high, low = showing(g, HIGH), showing(g, LOW)
        if high == low:
            return 0
        return self.count(g, seat, HIGH if high < low else LOW) * int(self.data["points"])


def showing(g: Heritage, side: int) -> int:
    """How many of the tokens, wherever they stand."""
    return len([token for token in g.inquisition if token % IUDICES == side])


def suspects(g: Heritage, seats: list[int]) -> list[int]:
    """All awake vampires with the most notoriety, if there is any, seat by seat."""
    most = max([b.notoriety[p] for b in g.bloodlines for p in awake(b)])
    found: list[int] = []
    for seat in seats:
        b = g.bloodlines[seat]
        found += [b.line[p] for p in awake(b) if most and b.notoriety[p] == most]
    return found


def suspicion(g: Heritage, vampire: int) -> int:
    """Its notoriety and the tokens that show its class."""
    b = next(b for b in g.bloodlines if vampire in b.line)
    return b.notoriety[b.line.index(vampire)] + showing(g, value_of(vampire, CLASS))


class Trial(Rule):
    """All are judged by what lies there before the trial; `rest` holds the seats in order.

    Whoever is convicted falls by the trial, not by a player: there is no actor.
    """

    def resolve(self, g: Heritage, t: Thread) -> None:
        data = BOARD_DATA["inquisition"]
        accused = suspects(g, t.rest)
        found = [suspicion(g, vampire) for vampire in accused]
        convicted: list[int] = []
        if accused:
            g.tell(tales.TRIAL, len(accused))
        else:
            g.tell(tales.NO_SUSPECT)
        for i in range(len(accused)):
            if found[i] >= int(data["conviction"]):
                g.tell(tales.CONVICTED, accused[i], found[i])
                convicted.append(accused[i])
            else:
                g.tell(tales.ACQUITTED, accused[i], found[i])
                add_notoriety(g, accused[i], int(data["notoriety"]))
        for vampire in reversed(convicted):
            send_to_torpor(g, vampire, NONE, NONE)


class Adjourn(Rule):
    """When all sentences are carried out, the tokens go back and keep their sides."""

    def resolve(self, g: Heritage, t: Thread) -> None:
        g.inquisition = [token % IUDICES for token in g.inquisition]
