"""Between two chapters: what a mark, an ancilla, a new card, an outcome is worth to an heir.

Nothing sealed is looked at: what later packets hold is met with hope, the same for all.
"""

from __future__ import annotations

from typing import Final

from duskmoot.bots.heritage.temper import Temper
from duskmoot.games.heritage.cards import BASE_EVENTS, EVENTS, VAMPIRES
from duskmoot.games.heritage.chronicle.heirs import is_full
from duskmoot.games.heritage.chronicle.tables import (
    AGES,
    OUTCOMES,
    PARAMETERS,
    STICKERS,
    overview_of,
)
from duskmoot.games.heritage.lines import clan_of
from duskmoot.games.heritage.outlook.cards import ABILITY_WORTH, WORTH
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import EMBRACE, SHELTER
from duskmoot.kernel.acts import DONE, noun, verb

MARKS: Final[list[str]] = ["trait", "discipline", "catch-up"]
AGENTS: Final[list[str]] = ["first-agent", "ascension", "ancilla", "agent"]
BLOODS: Final[list[str]] = ["first-blood", "blood"]
QUESTIONS: Final[list[str]] = [
    *["clan", "clan-leader", "conspiracy", "event", "shelter", "sticker", "outcome", "seal"],
    *MARKS,
    *AGENTS,
    *BLOODS,
]
"""Those of prologue and aftermath, and the choice of a clan: nothing is looked ahead."""


class Chronicler:
    """Judges the answers of one heir."""

    def __init__(self, g: Heritage, seat: int, temper: Temper) -> None:
        self.g = g
        self.seat = seat
        self.heir = g.present[seat] if g.chapter else NONE
        self.temper = temper

    def value(self, question: str, a: int) -> float:
        if self.heir == NONE or question == "seal":
            return 0.0
        if question in MARKS:
            return self.mark(noun(a))
        if question in AGENTS:
            return self.in_haven() if a == DONE else self.ancilla(noun(a))
        if question in BLOODS:
            return self.temper.blood + self.clan(noun(a)) if verb(a) == EMBRACE else 0.0
        if question == "event":
            event = EVENTS[len(BASE_EVENTS) + noun(a) // 2]
            return self.mark(event.answers[noun(a) % 2])
        if question == "shelter":
            return self.ancilla(self.g.incoming[0]) if verb(a) == SHELTER else self.in_haven()
        return 0.0 if a == DONE else self.card(question, noun(a))

    def card(self, question: str, number: int) -> float:
        if question == "clan":
            return self.clan(number)
        if question == "clan-leader":
            return float(number in self.g.leaders[self.heir])
        if question == "conspiracy":
            return WORTH[number]
        return ABILITY_WORTH[number] if question == "sticker" else self.outcome(number)

    # The sheet.

    def mark(self, parameter: int) -> float:
        """What the box may be worth in the end, and the stickers that it opens."""
        g = self.g
        if is_full(g, self.heir, parameter):
            return 0.0
        worth = float(g.worth[parameter])
        ages = AGES - overview_of(g.chapter).age + 1
        most = PARAMETERS[parameter].most
        worth = min(worth + self.temper.hope * ages, float(max(most, g.worth[parameter])))
        marks = g.marks[self.heir][parameter] + 1
        for n, sticker in enumerate(STICKERS):
            if sticker.parameter == parameter and sticker.marks == marks and g.stickers[n]:
                worth += self.temper.gate
        return worth

    def outcome(self, number: int) -> float:
        """The own gain less that of the rival who gains most."""
        gains = [self.gain(number, heir) for heir in range(len(self.g.marks))]
        rivals = [gain for heir, gain in enumerate(gains) if heir != self.heir]
        return gains[self.heir] - max(rivals)

    def gain(self, number: int, heir: int) -> float:
        """Marks that rise in worth; of those to come everybody may hope for some."""
        found = 0.0
        for parameter, by in OUTCOMES[number].changes:
            row = PARAMETERS[parameter]
            after = min(max(self.g.worth[parameter] + by, row.least), row.most)
            found += (after - self.g.worth[parameter]) * self.g.marks[heir][parameter]
        return found

    # Vampires and clans.

    def ancilla(self, character: int) -> float:
        """Its abilities, printed and glued on, and the places that are still free."""
        g = self.g
        card = VAMPIRES[character]
        worth = sum([ABILITY_WORTH[ability] for ability in [*card.abilities, *g.glued[character]]])
        worth += self.temper.slot * (card.slots - len(g.glued[character]))
        if g.blood[character] & 3 == 1:
            worth *= self.temper.unproven
        elif clan_of(g, character) == g.bloodlines[self.seat].clan:
            worth += self.temper.kin
        return worth

    def in_haven(self) -> float:
        """Who waits there, and would have to make room."""
        saved = self.g.havens[self.heir]
        return 0.0 if saved == NONE else self.ancilla(saved)

    def clan(self, clan: int) -> float:
        """A leader of one's own in the haven, and its own blood among those to be recruited."""
        g = self.g
        led = [v for v in g.leaders[self.heir] if VAMPIRES[v].leads == clan]
        kin = len([v for v in range(len(g.blood)) if g.blood[v] and clan_of(g, v) == clan])
        return self.temper.leader * len(led) + self.temper.family * kin


def values(g: Heritage, seat: int, question: str, acts: list[int], temper: Temper) -> list[float]:
    judge = Chronicler(g, seat, temper)
    return [judge.value(question, a) for a in acts]
