"""Dracula's events, each as what it needs and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.rules.choices import event_cards, obstacles
from duskmoot.games.fury_of_dracula.rules.dracula.phase import takes_encounters
from duskmoot.games.fury_of_dracula.rules.round.decks import back, show_top_event
from duskmoot.games.fury_of_dracula.rules.round.events import receive
from duskmoot.games.fury_of_dracula.sheets import DEALING, DRACULA, DRACULA_BACK, NONE
from duskmoot.kernel.flow import follow

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.state import Fury

NEED: Final[str] = "golden.component-over-reference"


class HiddenSchemes(FuryCard):
    def unfit(self, g: Fury, player: int) -> str:
        fits = takes_encounters(g, 2) and bool(g.dracula.encounters)
        return "" if fits else "encounter.forbidden-cards"

    def play(self, g: Fury, player: int) -> None:
        follow(g, event_cards.SCHEMING, DRACULA)


class SummonStorms(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        obstacles.raise_storms(g, 3)


class Roadblock(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        obstacles.block(g, 3)


class DevilishPower(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        follow(g, obstacles.DEVILRY, DRACULA)


class VampiricInfluence(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        if event_cards.weak_ones(g):
            follow(g, event_cards.INFLUENCING, DRACULA)


class DraculasBrides(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        event_cards.call_brides(g)


class UnearthlySwiftness(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.again += 1


class DarknessReturns(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.no_day = True
        mine = [card for card in g.event_discard if back(card) == DRACULA_BACK]
        for card in mine:
            g.event_discard.remove(card)
        g.event_deck += mine + g.buried
        g.buried.clear()
        g.chance.shuffle(DEALING, g.event_deck)
        show_top_event(g)
        g.tell(tales.NO_DAY)


class GreatWolf(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        event_cards.howl_at(g, 4)


class ImmanuelHildesheim(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        """His cards among the top six; the others lie open in the discard pile."""
        top = g.event_deck[-6:]
        del g.event_deck[-6:]
        g.event_discard += [card for card in top if back(card) != DRACULA_BACK]
        show_top_event(g)
        for card in [card for card in top if back(card) == DRACULA_BACK]:
            receive(g, NONE, card)


class NocturnalVisit(FuryCard):
    def play(self, g: Fury, player: int) -> None:
        g.visited = True


DRACULA_EVENTS: Final[dict[str, type[FuryCard]]] = {
    "hidden_schemes": HiddenSchemes,
    "summon_storms": SummonStorms,
    "roadblock": Roadblock,
    "devilish_power": DevilishPower,
    "vampiric_influence": VampiricInfluence,
    "draculas_brides": DraculasBrides,
    "unearthly_swiftness": UnearthlySwiftness,
    "darkness_returns": DarknessReturns,
    "great_wolf": GreatWolf,
    "immanuel_hildesheim": ImmanuelHildesheim,
    "nocturnal_visit": NocturnalVisit,
}
