"""Power cards: Hide, Feed, Dark Call, Misdirect and Wolf Form (book: 'Power cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    BY_SEA,
    CASTLE,
    CITIES,
    HIDE,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    TWO_ROADS,
    is_city,
    reach_by_road,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.dracula.movement import (
    can_move,
    forbids_move,
    forbids_place,
    move_to,
    put_down,
    rage,
)
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    at_sea,
    clear,
    current,
    current_nest,
    holds_power,
    holy,
    is_holy,
    leftmost,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import draw_encounters
from duskmoot.games.fury_of_dracula.rules.round.tracks import heal_dracula, hurt_dracula
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    FOR_ENCOUNTER,
    NONE,
    OTHER_CARD,
    SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import CLEAR, MOVE, WOLF_HIDE, WOLF_TO
from duskmoot.kernel.acts import act, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, follow
from duskmoot.kernel.zones import holds

MISDIRECTING: Final[Outline[Fury]] = Outline("misdirect")
WOLF: Final[Outline[Fury]] = Outline("wolf")

POWERS: Final[list[str]] = ["dark_call", "feed", "hide", "misdirect", "wolf_form"]
POWER_CARDS: Final[list[int]] = [named(name) for name in POWERS]


def outlines() -> None:
    MISDIRECTING.reads(ask(MISDIRECT), ask(MOVE_ON))
    WOLF.reads(ask(RUN))


def runs(g: Fury, closed: list[int]) -> list[int]:
    """One or two roads; from the sea a port, or one road on."""
    place = current(g)
    if is_city(place):
        return reach_by_road(place, 2, [], closed) if closed else TWO_ROADS[place]
    ports = [p for p in BY_SEA[place] if is_city(p) and not holds(closed, p)]
    return sorted({*ports, *[p for port in ports for p in BY_ROAD[port]]})


def wolf_runs(g: Fury) -> list[int]:
    """Where Wolf Form takes him now."""
    return [p for p in runs(g, holy(g)) if p != current(g) and not forbids_place(g, p)]


def can_run(g: Fury) -> bool:
    """Whether there is any such place."""
    here = current(g)
    return any(p != here and not forbids_place(g, p) for p in runs(g, holy(g)))


def forbids_staying(g: Fury) -> str:
    if at_sea(g):
        return "move.sea.dracula-powers-forbidden"
    return "token.consecrated.no-stay-powers" if is_holy(g, current(g)) else ""


def forbids_hiding(g: Fury) -> str:
    if holds_power(g, "hide"):
        return "trail.no-reuse-power"
    if g.dracula.lost != NOWHERE:
        return "trail.current.card-cleared"
    return forbids_staying(g)


def forbids_misdirecting(g: Fury, space: int) -> str:
    """A hideout that Misdirect cannot clear, or after which there is nowhere to go."""
    hideout = g.trail[space]
    place = hideout.location()
    powers = [card for card in hideout.powers if CARDS[card].deck == "power"]
    if powers or place in (NOWHERE, CASTLE, g.dracula.link):
        return "power.misdirect.excluded"
    if space == current_nest(g):
        return "power.misdirect.excluded"
    if can_move(g) or (holds(NEIGHBOURS[current(g)], place) and not is_holy(g, place)):
        return ""
    return "power.misdirect.location-too"


def forbids_power(g: Fury, card: int) -> str:
    name = CARDS[card].id
    if holds_power(g, name):
        return "trail.no-reuse-power"
    if name == "hide":
        return forbids_hiding(g)
    if name in ("feed", "dark_call"):
        return forbids_staying(g)
    if name == "misdirect":
        legal = any(not forbids_misdirecting(g, space) for space in range(SPACES))
        return "" if legal else "power.misdirect.none-available"
    legal = can_run(g) or not forbids_hiding(g)
    return "" if legal else "power.wolf-form.path-on-trail"


def use_power(g: Fury, card: int) -> None:
    name = CARDS[card].id
    if name == "hide":
        hide(g)
        return
    evidence.played(g, card)
    if name == "misdirect":
        follow(g, MISDIRECTING, DRACULA)
    elif name == "wolf_form":
        follow(g, WOLF, DRACULA)
    else:
        g.trail[0].powers.append(card)
        g.moved = OTHER_CARD
        g.tell(tales.PLAYS_POWER, card)
        heal_dracula(g, CARDS[card].heal)
        hurt_dracula(g, CARDS[card].damage)
        if name == "dark_call":
            draw_encounters(g, 5)


def hide(g: Fury) -> None:
    """Face down like a location, linked to the place where he stays."""
    evidence.placed(g, HIDE, NONE)
    g.trail[0].facedown.append(HIDE)
    g.dracula.link = leftmost(g)
    g.moved = FOR_ENCOUNTER
    g.tell(tales.PLACES)
    rage(g)


class Misdirect(Ask[Fury]):
    """Clears a hideout and lies there; a location card follows."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(CLEAR, space) for space in range(1, SPACES) if not g.trail[space].empty()]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return forbids_misdirecting(g, noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        evidence.misdirected(g, noun(act))
        clear(g, g.trail[noun(act)])
        g.trail[noun(act)].powers.append(named("misdirect"))
        g.tell(tales.MISDIRECTS, noun(act))


class MoveOn(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(MOVE, place) for place in LOCATIONS]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return forbids_move(g, noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        move_to(g, noun(act))


class Run(Ask[Fury]):
    """Wolf Form: a city one or two roads away, or Hide with it."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*[act(WOLF_TO, place) for place in CITIES], act(WOLF_HIDE, 0)]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if verb(act) == WOLF_HIDE:
            return forbids_hiding(g)
        if noun(act) in wolf_runs(g):
            return ""
        if noun(act) not in runs(g, []) or noun(act) == current(g):
            return "power.wolf-form.effect"
        return forbids_place(g, noun(act)) or "token.consecrated.wolf-form"

    def legal(self, g: Fury, seat: int) -> list[int]:
        """The same, found in one search."""
        hiding = [] if forbids_hiding(g) else [act(WOLF_HIDE, 0)]
        return [act(WOLF_TO, place) for place in wolf_runs(g)] + hiding

    def answer(self, g: Fury, seat: int, act: int) -> None:
        card = named("wolf_form")
        g.trail[0].powers.append(card)
        g.tell(tales.PLAYS_POWER, card)
        hurt_dracula(g, CARDS[card].damage)
        if verb(act) == WOLF_HIDE:
            hide(g)
        else:
            put_down(g, noun(act))


MISDIRECT: Final[Misdirect] = Misdirect("misdirect")
MOVE_ON: Final[MoveOn] = MoveOn("move-on")
RUN: Final[Run] = Run("run")
outlines()
