"""The Dracula phase: movement step and encounter step (book: 'Dracula phase', 'Power cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import LOCATIONS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.cards.table import JONATHAN_HARKER
from duskmoot.games.fury_of_dracula.pieces import new_hideout
from duskmoot.games.fury_of_dracula.rules.dracula.maturing import SLID_OFF
from duskmoot.games.fury_of_dracula.rules.dracula.movement import (
    can_move,
    forbids_move,
    move_to,
    moves,
)
from duskmoot.games.fury_of_dracula.rules.dracula.powers import (
    POWER_CARDS,
    forbids_power,
    use_power,
)
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    answer_for,
    be_on_trail,
    clear,
    current,
    reveal,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import dracula_seat
from duskmoot.games.fury_of_dracula.rules.round.decks import refill_encounters
from duskmoot.games.fury_of_dracula.rules.round.tracks import hurt_dracula
from duskmoot.games.fury_of_dracula.sheets import FOR_ENCOUNTER, NOTHING, OTHER_CARD, SPACES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import MOVE, PLACE, POWER, RUMOR
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, for_each, when
from duskmoot.kernel.zones import holds

MOVEMENT: Final[Outline[Fury]] = Outline("movement")
PROWLING: Final[Outline[Fury]] = Outline("prowl")
LURKING: Final[Outline[Fury]] = Outline("lurk")

RUMOR_SPACES: Final[int] = 3
MISTAKE: Final[int] = 5


def outlines() -> None:
    MOVEMENT.reads(
        do(slide),
        when(slid_off, for_each(dracula_seat, SLID_OFF)),
        when(no_legal_play, do(make_mistake)),
        when(must_play, for_each(dracula_seat, PROWLING)),
    )
    PROWLING.reads(ask(PROWL))
    LURKING.reads(
        when(may_place_encounter, ask(PLACE_ENCOUNTER)),
        when(may_place_rumor, ask(PLACE_RUMOR)),
    )


# The Trail slides.


def slide(g: Fury) -> None:
    g.moved = NOTHING
    last = g.trail.pop()
    g.off = [] if last.empty() else [last]
    g.trail.insert(0, new_hideout())
    g.tell(tales.SLIDES)
    evidence.slid(g)
    if holds(g.allies, JONATHAN_HARKER):
        harker_looks(g)


def harker_looks(g: Fury) -> None:
    """With Jonathan Harker as an ally a location that comes to the last space is revealed."""
    if g.trail[-1].location() != NOWHERE:
        reveal(g, SPACES - 1)
    else:
        answer_for(g)
        evidence.no_place(g, SPACES - 1)


def slid_off(g: Fury) -> bool:
    return bool(g.off)


# What Dracula may play.


def must_play(g: Fury) -> bool:
    return g.moved == NOTHING


def no_legal_play(g: Fury) -> bool:
    if can_move(g):
        return False
    return all(forbids_power(g, power) for power in POWER_CARDS)


class Prowl(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        places = [act(MOVE, place) for place in LOCATIONS]
        return places + [act(POWER, power) for power in POWER_CARDS]

    def legal(self, g: Fury, seat: int) -> list[int]:
        """The same without the many places that are out of reach."""
        near = [act(MOVE, place) for place in sorted(moves(g))]
        return near + [act(POWER, power) for power in POWER_CARDS if not forbids_power(g, power)]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if verb(act) == MOVE:
            return forbids_move(g, noun(act))
        return forbids_power(g, noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == MOVE:
            move_to(g, noun(act))
        else:
            use_power(g, noun(act))


# No legal play.


def make_mistake(g: Fury) -> None:
    """He is revealed, the Trail is cleared but for his location, and he suffers."""
    place = current(g)
    evidence.blundered(g, place)
    for hideout in g.trail:
        clear(g, hideout)
    be_on_trail(g)
    g.trail[0].faceup.append(place)
    g.moved = OTHER_CARD
    g.tell(tales.MISTAKE, place)
    hurt_dracula(g, MISTAKE)


# The encounter step.


def may_place_encounter(g: Fury) -> bool:
    return g.moved == FOR_ENCOUNTER and bool(g.dracula.encounters)


class PlaceEncounter(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(PLACE, sorted(g.dracula.encounters))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        put_encounter(g, 0, noun(act))


def put_encounter(g: Fury, space: int, card: int) -> None:
    g.dracula.encounters.remove(card)
    g.trail[space].encounters.append(card)
    g.tell(tales.PLACES_ENCOUNTER, space)
    refill_encounters(g)


def takes_encounters(g: Fury, space: int) -> bool:
    """Neither sea, Dark Call, Feed nor Misdirect; known to all from the backs."""
    place = g.trail[space].place()
    return place != NOWHERE and not is_sea(place)


def may_place_rumor(g: Fury) -> bool:
    if g.moved != FOR_ENCOUNTER or g.dracula.rumors == 0:
        return False
    return any(not forbids_rumor(g, space) for space in range(SPACES))


def forbids_rumor(g: Fury, space: int) -> str:
    if space >= RUMOR_SPACES:
        return "rumor.place"
    hideout = g.trail[space]
    if not hideout.encounters and not hideout.revealed:
        return "rumor.on-encounter"
    return "rumor.one-per-hideout" if hideout.rumor else ""


class PlaceRumor(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(RUMOR, space) for space in range(SPACES)], DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "" if act == DONE else forbids_rumor(g, noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.trail[noun(act)].rumor = True
            g.dracula.rumors -= 1
            g.tell(tales.PLACES_RUMOR, noun(act))


PROWL: Final[Prowl] = Prowl("prowl")
PLACE_ENCOUNTER: Final[PlaceEncounter] = PlaceEncounter("place-encounter")
PLACE_RUMOR: Final[PlaceRumor] = PlaceRumor("rumor")
outlines()
