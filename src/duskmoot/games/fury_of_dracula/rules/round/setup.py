"""Setup: decks, where hunters and Dracula begin (book: 'Advanced setup')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import CASTLE, CITIES, LOCATIONS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.cards.table import DECKS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.rules.round.decks import refill_encounters, show_top_event
from duskmoot.games.fury_of_dracula.sheets import (
    ALL_TICKETS,
    COMBAT,
    DEALING,
    FIRST_RUMORS,
    TICKETS,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import BEGIN_IN, POWER, START_IN
from duskmoot.kernel.acts import act, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, for_each

PLACING: Final[Outline[Fury]] = Outline("placing")
PLACED: Final[Outline[Fury]] = Outline("placed")
LANDING: Final[Outline[Fury]] = Outline("landing")


def outlines() -> None:
    PLACING.reads(for_each(next_to_place, PLACED))
    PLACED.reads(ask(START_HUNTER))
    LANDING.reads(ask(START_DRACULA))


def lay_out(g: Fury) -> None:
    """Every deck shuffled on its own; Dracula has his first encounters and a rumor."""
    g.item_deck = shuffled(g, DECKS["item"], DEALING)
    g.event_deck = shuffled(g, DECKS["event"], DEALING)
    g.encounter_deck = shuffled(g, DECKS["encounter"], DEALING)
    g.combat_deck = shuffled(g, DECKS["combat"], COMBAT)
    g.ticket_pool = shuffled(g, ALL_TICKETS, TICKETS)
    show_top_event(g)
    refill_encounters(g)
    g.dracula.rumors = FIRST_RUMORS


def shuffled(g: Fury, cards: list[int], stream: int) -> list[int]:
    deck = cards[:]
    g.chance.shuffle(stream, deck)
    return deck


def unplaced(g: Fury) -> list[Hunter]:
    return [h for h in g.hunters if h.place == NOWHERE]


def all_placed(g: Fury) -> bool:
    return not unplaced(g)


def next_to_place(g: Fury) -> list[int]:
    return [unplaced(g)[0].seat]


class StartHunter(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(START_IN, place) for place in CITIES]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "setup.hunter-start" if noun(act) == CASTLE else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = unplaced(g)[0]
        h.place = noun(act)
        g.tell(tales.STARTS, h.number, h.place)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", unplaced(g)[0].number)]


class StartDracula(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        powers = [act(POWER, card) for card in DECKS["power"]]
        return [act(BEGIN_IN, place) for place in LOCATIONS] + powers

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        place = noun(act)
        if verb(act) == POWER:
            return "setup.dracula-start-no-power"
        if is_sea(place):
            return "setup.dracula-start-not-sea"
        if place == CASTLE:
            return "setup.dracula-start-not-castle"
        return "setup.dracula-start-not-hunter-city" if present(g, place) else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        evidence.begun(g)
        g.trail[0].facedown.append(noun(act))
        g.tell(tales.PLACES)


START_HUNTER: Final[StartHunter] = StartHunter("start")
START_DRACULA: Final[StartDracula] = StartDracula("begin")
outlines()
