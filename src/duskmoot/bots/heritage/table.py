"""The table as one player sees it: who leads, what vampires are worth, which values they want."""

from __future__ import annotations

from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.lines import boons_on
from duskmoot.games.heritage.outlook.grounds import activations_left, payoffs
from duskmoot.games.heritage.outlook.standing import shown_by, standings, worth_of
from duskmoot.games.heritage.pieces import TORPOR, VALUE_NAMES
from duskmoot.games.heritage.state import Bloodline, Heritage


class Table:
    """What the quick answers to lesser questions go by, reckoned once for a look ahead."""

    def __init__(self, g: Heritage) -> None:
        self.pays = payoffs(g, activations_left(g))
        self.standings = standings(g)

    def ahead(self, seat: int) -> float:
        """By how many points this player leads the average."""
        return self.standings[seat] - sum(self.standings) / len(self.standings)

    def vampire(self, b: Bloodline, place: int) -> float:
        """What its owner would lose with it."""
        if b.marks[place] & TORPOR:
            return 0.0
        return worth_of(b, place, self.pays) + boons_on(b, place)

    def character(self, number: int) -> float:
        return sum([self.pays[value] for value in VAMPIRES[number].values])


def wants(g: Heritage, seat: int) -> list[float]:
    """By value: how many more vampires of it this player has than the others on average."""
    shown = [shown_by(b) for b in g.bloodlines]
    others = len(shown) - 1
    found: list[float] = []
    for value in range(len(VALUE_NAMES)):
        all_of_it = sum([counts[value] for counts in shown])
        own = shown[seat][value]
        found.append(own - (all_of_it - own) / others)
    return found
