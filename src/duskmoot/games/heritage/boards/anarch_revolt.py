"""Anarch Revolt (book: ВОССТАНИЕ АНАРХОВ).

`t.chosen` holds the direction whose city it is, then whether the ankh burns.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.ankhs import (
    ankhs_on,
    holders,
    on_vampires,
    put_ankh,
    take_ankhs,
)
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.op import FACTION, FIRE, NOTHING, offer
from duskmoot.games.heritage.effects.tokens import add_power
from duskmoot.games.heritage.lines import stands_awake
from duskmoot.games.heritage.pieces import (
    BOARD_DATA,
    CITY_NAMES,
    DIRECTIONS,
    EACH_ANKH,
    NORTH,
    OUTSIDER,
    RESPITE,
)
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import BURN, KEEP, VALUE
from duskmoot.kernel.acts import act, noun, verb

BURNED: Final[int] = int(BOARD_DATA["anarch_revolt"]["burned"])
"""So many ankhs in the fire burn their city."""


class AnarchRevolt(Board):
    def setup(self, g: Heritage) -> None:
        """By direction the ankhs in the city, then by direction those in the fire."""
        g.cities = [int(self.data["ankhs"])] * len(CITY_NAMES) + [0] * len(CITY_NAMES)

    def begin(self, g: Heritage, t: Thread) -> None:
        """An outsider activates a city of the acting player's choice."""
        if t.n != OUTSIDER:
            t.chosen = [t.n]

    def asks(self, g: Heritage, t: Thread) -> int:
        if not t.chosen:
            return FACTION if any(not burned(g, d) for d in DIRECTIONS) else NOTHING
        if len(t.chosen) == 1 and not burned(g, t.chosen[0]):
            return FIRE
        return NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("city", t.chosen[0] - NORTH)] if t.chosen else super().about(g, t)

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if not t.chosen:
            return offer(VALUE, DIRECTIONS)
        return [act(KEEP, 0), act(BURN, 0)]

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if not t.chosen:
            return "battleground.anarch-revolt.burned" if burned(g, noun(a)) else ""
        asleep = verb(a) == KEEP and not stands_awake(g, t.subject)
        return "state.torpor.ignored" if asleep else ""

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        t.chosen.append(int(verb(a) == BURN) if t.chosen else noun(a))

    def activate(self, g: Heritage, t: Thread) -> None:
        """A burned city can no longer be activated."""
        if len(t.chosen) < 2:
            g.tell(tales.LIES_IN_ASHES)
            return
        direction = t.chosen[0]
        g.cities[direction - NORTH] -= 1
        if t.chosen[1]:
            self.feed_the_fire(g, direction, 1)
        else:
            put_ankh(g, t.subject, direction)
            g.tell(tales.TAKES_ANKH, t.subject, direction - NORTH)
        if not g.cities[direction - NORTH] and not burned(g, direction):
            self.respite(g, direction)

    def feed_the_fire(self, g: Heritage, direction: int, n: int) -> None:
        """With the third ankh of a city its fourth burns, too, wherever it lies."""
        city = direction - NORTH
        g.cities[len(CITY_NAMES) + city] += n
        g.tell(tales.INTO_FIRE, city, n)
        if not burned(g, direction):
            return
        for vampire in holders(g, direction):
            take_ankhs(g, vampire, direction)
        g.cities[city] = 0
        g.cities[len(CITY_NAMES) + city] = int(self.data["ankhs"])
        g.tell(tales.CITY_BURNS, city)

    def respite(self, g: Heritage, direction: int) -> None:
        """When the last ankh has left a city that stands, its ankhs come back from vampires."""
        city = direction - NORTH
        g.tell(tales.RESPITE, city, on_vampires(g, direction))
        for vampire in holders(g, direction):
            each = ankhs_on(g, vampire, direction) if g.options[RESPITE] == EACH_ANKH else 1
            add_power(g, vampire, each * int(self.data["power"]))
            g.cities[city] += take_ankhs(g, vampire, direction)

    def when_torpid(self, g: Heritage, vampire: int, culprit: int, credit: int) -> None:
        """Coup: all its ankhs go into the fire."""
        held = sum([ankhs_on(g, vampire, direction) for direction in DIRECTIONS])
        if held:
            g.tell(tales.COUP, vampire, held)
        for direction in DIRECTIONS:
            burning = take_ankhs(g, vampire, direction)
            if burning:
                self.feed_the_fire(g, direction, burning)

    def vp(self, g: Heritage, seat: int) -> int:
        """As many points as cities are burned, for each vampire whose city stands."""
        standing = [d for d in DIRECTIONS if not burned(g, d)]
        worth = len(DIRECTIONS) - len(standing)
        vampires = sum([self.count(g, seat, direction) for direction in standing])
        return vampires * worth + self.outsiders(g, seat)


def in_fire(g: Heritage, direction: int) -> int:
    return g.cities[len(CITY_NAMES) + direction - NORTH]


def burned(g: Heritage, direction: int) -> bool:
    """All its ankhs are in the fire then."""
    return in_fire(g, direction) >= BURNED
