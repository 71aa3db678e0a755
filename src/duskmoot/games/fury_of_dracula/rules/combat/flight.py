"""Dracula's flight as a bat (book: 'Escape as Bat')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import CITIES, is_city, reach_by_road
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.pieces import new_hideout
from duskmoot.games.fury_of_dracula.rules.dracula.movement import rage
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    be_on_trail,
    clear,
    current,
    current_nest,
    holy,
    lair_of,
    on_trail,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.sheets import NONE, SPACES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import FLY
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask

FLIGHT: Final[Outline[Fury]] = Outline("flight")


class Fly(Ask[Fury]):
    """To a city one or two roads away without hunters, or stay."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        place = current(g)
        near = reach_by_road(place, 2, [], []) if is_city(place) else CITIES
        return [*[act(FLY, p) for p in near], DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        place = noun(act)
        if place not in reach_by_road(current(g), 2, [], holy(g)):
            return "combat.bat.destination"
        free = not present(g, place) and not on_trail(g, place) and lair_of(g, place) == NONE
        return "" if free else "combat.bat.destination"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            fly_to(g, noun(act))


def fly_to(g: Fury, place: int) -> None:
    """Hideouts before the cleared one close up; the new one lies first."""
    nest = current_nest(g)
    if nest == NONE:
        nest = next((i for i in range(SPACES) if g.trail[i].empty()), SPACES - 1)
    evidence.flown(g, place, nest)
    clear(g, g.trail[nest])
    g.trail.pop(nest)
    fresh = new_hideout()
    fresh.facedown.append(place)
    fresh.powers.append(named("escape_as_bat"))
    g.dracula.laid.remove(named("escape_as_bat"))
    g.trail.insert(0, fresh)
    be_on_trail(g)
    g.tell(tales.FLIES)
    rage(g)


FLY_TO: Final[Fly] = Fly("fly")
FLIGHT.reads(ask(FLY_TO))
