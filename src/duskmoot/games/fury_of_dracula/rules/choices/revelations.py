"""What events make Dracula show: cities, spaces, seas, encounters, his hand (event cards)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import (
    CITIES,
    HIDE,
    NOWHERE,
    PLACE_BACKS,
    SEA_BACK,
)
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    answer_for,
    hide_space,
    reveal,
    reveal_place,
    turn_up,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import (
    refill_encounters,
)
from duskmoot.games.fury_of_dracula.sheets import HUNTERS, NONE, SPACES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    ANALYSE,
    DEDUCE,
    DISCARD,
    REVEAL,
    SCOUT,
)
from duskmoot.kernel.acts import act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, follow, repeat_seat

SCOUTING: Final[Outline[Fury]] = Outline("scouting")
SCOUTED: Final[Outline[Fury]] = Outline("scouted")
SPACE: Final[Outline[Fury]] = Outline("space")
WAXWORK: Final[Outline[Fury]] = Outline("wax-cylinders")
VEIL: Final[Outline[Fury]] = Outline("veil")
MONEY: Final[Outline[Fury]] = Outline("money-trail")


def outlines() -> None:
    SCOUTING.reads(repeat_seat(SCOUTED, until=none_left))
    SCOUTED.reads(ask(SCOUT_CITY))
    SPACE.reads(ask(CHOOSE_SPACE))
    WAXWORK.reads(ask(LISTEN))
    VEIL.reads(ask(TEAR_VEIL))
    MONEY.reads(ask(CHOOSE_SEA))


def none_left(g: Fury, seat: int) -> bool:
    return g.count == 0


# Reveal locations.


def scout(g: Fury, seat: int, cities: int) -> None:
    g.count = cities
    follow(g, SCOUTING, seat)


class ScoutCity(Ask[Fury]):
    """A city whose card Dracula must reveal."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(SCOUT, place) for place in CITIES]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "golden.component-over-reference" if noun(act) == g.site else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.count -= 1
        g.site = noun(act) if g.count else NOWHERE  # the second city is another one
        found = reveal_place(g, noun(act))
        g.tell(tales.SCOUTS_FIND if found else tales.SCOUTS_MISS, noun(act))


class ChooseSpace(Ask[Fury]):
    """Newspaper Reports kept: space 5 or 6."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(REVEAL, 4), act(REVEAL, 5)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        reveal_space(g, noun(act))


def reveal_space(g: Fury, space: int) -> None:
    """Its location card; Hide is shown only through its location."""
    answer_for(g)
    if g.trail[space].location() != NOWHERE:
        reveal(g, space)
    else:
        evidence.no_place(g, space)
        g.tell(tales.NOTHING_THERE, space)


class ChooseSea(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(REVEAL, space) for space in hidden_seas(g)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        reveal(g, noun(act))


def hidden_seas(g: Fury) -> list[int]:
    """Spaces where a sea card lies face down: known by its back."""
    spaces = [i for i in range(SPACES) if g.trail[i].facedown]
    return [i for i in spaces if PLACE_BACKS[g.trail[i].facedown[0]] == SEA_BACK]


# Wax Cylinders.


class Listen(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        filled = [i for i in range(SPACES) if g.trail[i].encounters]
        return [*[act(DEDUCE, space) for space in filled], act(ANALYSE, 0)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.returns = verb(act) == ANALYSE
        answer_for(g)
        if verb(act) == ANALYSE:
            space = hide_space(g)
            evidence.hide_found(g, space)
            if space == NONE:
                g.tell(tales.SCOUTS_MISS, HIDE)
            else:
                turn_up(g, g.trail[space])
            return
        hideout = g.trail[noun(act)]
        for card in hideout.encounters:
            g.tell(tales.FINDS, g.players[-1], card)
            hideout.revealed.append(card)
            hideout.wounds.append(0)
        hideout.encounters.clear()


# Behind the Veil.


def tear_veil(g: Fury, seat: int) -> None:
    d = g.dracula
    for card in d.events:
        g.tell(tales.REVEALS, HUNTERS, card)
    d.open_hand += sorted(d.encounters)
    d.encounters.clear()
    for card in d.open_hand:
        g.tell(tales.REVEALS, HUNTERS, card)
    if d.open_hand:
        follow(g, VEIL, seat)


class TearVeil(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(DISCARD, g.dracula.open_hand)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        d = g.dracula
        d.open_hand.remove(noun(act))
        g.encounter_discard.append(noun(act))
        g.tell(tales.DISCARDS, HUNTERS, noun(act))
        d.encounters += d.open_hand
        d.open_hand.clear()
        refill_encounters(g)


SCOUT_CITY: Final[ScoutCity] = ScoutCity("scout")
CHOOSE_SPACE: Final[ChooseSpace] = ChooseSpace("space")
CHOOSE_SEA: Final[ChooseSea] = ChooseSea("sea")
LISTEN: Final[Listen] = Listen("listen")
TEAR_VEIL: Final[TearVeil] = TearVeil("veil")
outlines()
