"""War of Princes (book: ВОЙНА ПРИНЦЕВ; its variant: АЛЬТЕРНАТИВНЫЕ ПРАВИЛА).

`t.chosen` holds faction, source, target and, with contested borders, who is expelled.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.op import EXPEL, FACTION, MARCH, NOTHING, TO, offer
from duskmoot.games.heritage.pieces import (
    ADJACENT,
    BORDERS,
    CONTESTED,
    DIRECTIONS,
    NORTH,
    OUTSIDER,
    TERRITORY_NAMES,
    TERRITORY_WORTH,
)
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import EXPEL as DRIVE_OUT
from duskmoot.games.heritage.verbs import MARCH as MARCH_FROM
from duskmoot.games.heritage.verbs import TO as MARCH_TO
from duskmoot.games.heritage.verbs import VALUE
from duskmoot.kernel.acts import noun

FACTIONS: Final[int] = 4
"""The first four territories are their start areas."""


class WarOfPrinces(Board):
    def setup(self, g: Heritage) -> None:
        g.princes = [0] * (FACTIONS * len(TERRITORY_NAMES))
        for faction in range(FACTIONS):
            g.princes[faction * FACTIONS + faction] = int(self.data["ankhs"])

    def begin(self, g: Heritage, t: Thread) -> None:
        """An outsider activates a faction of the acting player's choice."""
        if t.n != OUTSIDER:
            t.chosen = [t.n]

    def asks(self, g: Heritage, t: Thread) -> int:
        known = len(t.chosen)
        if not known:
            return FACTION
        if known == 1:
            return MARCH if self.sources(g, t.chosen[0]) else NOTHING
        if known == 2:
            return TO
        return EXPEL if known == 3 and self.weaker(g, t) else NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        said = super().about(g, t)
        return [*said, ("territory", t.chosen[-1])] if len(t.chosen) > 1 else said

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if not t.chosen:
            return offer(VALUE, DIRECTIONS)
        if len(t.chosen) == 1:
            return offer(MARCH_FROM, self.sources(g, t.chosen[0]))
        if len(t.chosen) == 2:
            start_areas = list(range(FACTIONS))
            return offer(MARCH_TO, [*ADJACENT[t.chosen[1]], *start_areas])
        return offer(DRIVE_OUT, self.weaker(g, t))

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return closed(g, t.chosen[0], noun(a)) if len(t.chosen) == 2 else ""

    def sources(self, g: Heritage, faction: int) -> list[int]:
        """Territories from which an ankh of the faction can move."""
        found: list[int] = []
        for p in range(len(ADJACENT)):
            if g.princes[p * FACTIONS + faction - NORTH]:
                for q in ADJACENT[p]:
                    if not closed(g, faction, q):
                        found.append(p)
                        break
        return found

    def weaker(self, g: Heritage, t: Thread) -> list[int]:
        """Factions with fewer ankhs in the target than this one had before it moved."""
        if g.options[BORDERS] != CONTESTED:
            return []
        faction, _, target = t.chosen[:3]
        before = ankhs(g, target, faction)
        return [f for f in DIRECTIONS if f != faction and 0 < ankhs(g, target, f) < before]

    def activate(self, g: Heritage, t: Thread) -> None:
        if len(t.chosen) < 3:
            g.tell(tales.BLOCKED, t.chosen[0])
            return
        faction, source, target = t.chosen[:3]
        add(g, source, faction, -1)
        add(g, target, faction, 1)
        g.tell(tales.MARCHES, faction, source, target)
        if len(t.chosen) == 4:
            add(g, target, t.chosen[3], -1)
            g.tell(tales.EXPELS, t.chosen[3], target)

    def vp(self, g: Heritage, seat: int) -> int:
        """Each vampire of a leading faction, and each outsider; who holds nothing leads nowhere."""
        worths = [worth(g, faction) for faction in DIRECTIONS]
        leading = [f for f in DIRECTIONS if worths[f - NORTH] == max(worths) > 0]
        vampires = sum([self.count(g, seat, faction) for faction in leading])
        return vampires * int(self.data["points"]) + self.outsiders(g, seat)


def ankhs(g: Heritage, territory: int, faction: int) -> int:
    return g.princes[territory * FACTIONS + faction - NORTH]


def add(g: Heritage, territory: int, faction: int, n: int) -> None:
    g.princes[territory * FACTIONS + faction - NORTH] += n


def closed(g: Heritage, faction: int, territory: int) -> str:
    """The clause that keeps an ankh of this faction out."""
    if territory < FACTIONS:
        return "battleground.war-of-princes.no-start-area"
    if g.options[BORDERS] == CONTESTED:
        return ""
    first = territory * FACTIONS
    for f in range(FACTIONS):
        if g.princes[first + f] and f != faction - NORTH:
            return "battleground.war-of-princes.occupied"
    return ""


def worth(g: Heritage, faction: int) -> int:
    """Territories in which the faction is present; the centre counts as two."""
    held = [p for p in range(len(TERRITORY_NAMES)) if controls(g, faction, p)]
    return sum([TERRITORY_WORTH[p] for p in held])


def controls(g: Heritage, faction: int, territory: int) -> bool:
    """Present there; with contested borders also with nobody ahead of it."""
    own = ankhs(g, territory, faction)
    if g.options[BORDERS] != CONTESTED:
        return own > 0
    return own > 0 and own == max([ankhs(g, territory, f) for f in DIRECTIONS])
