"""Encounters: ambushes, what befalls the hunter, what stays (book: 'Ambush', 'Encounter cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    clear_empty_lairs,
    discard_encounter,
    nests_at,
    turn_up_encounter,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import dracula_seat
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    items_of,
    lose,
    throw_away,
)
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.rules.round.decks import spend_event
from duskmoot.games.fury_of_dracula.sheets import DRACULA, NONE
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import AMBUSH, PLAY, USE
from duskmoot.kernel.acts import DONE, NOUNS, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, follow, for_each, repeat, when, window

AMBUSHES: Final[Outline[Fury]] = Outline("ambushes")
AMBUSHING: Final[Outline[Fury]] = Outline("ambushing")
CHOICE: Final[Outline[Fury]] = Outline("ambush")
ENCOUNTER: Final[Outline[Fury]] = Outline("encounter")

DOGGED: Final[list[str]] = ["rats", "saboteur", "spy", "wolves"]
"""The encounters that Dogs drive away."""


def outlines() -> None:
    AMBUSHES.reads(repeat(AMBUSHING, until=no_more_ambushes), do(clear_empty_lairs, end_ambushes))
    AMBUSHING.reads(for_each(dracula_seat, CHOICE))
    CHOICE.reads(ask(CHOOSE_AMBUSH))
    ENCOUNTER.reads(
        when(is_ambush, window(the_ambushed, REACT)),
        when(goes_on, do(befall)),
        do(settle),
        call(TIDY),
    )


# Ambushes, directly after an arrival.


def lie_in_wait(g: Fury, hunter: int) -> None:
    """Dracula may ambush this hunter with what lies where he has come."""
    g.victim = hunter
    g.lurks = True
    g.pending.clear()
    follow(g, AMBUSHES, DRACULA)


def lurking(g: Fury) -> list[int]:
    """All encounters in the place of the hunter who has come that have not struck him yet."""
    found: list[int] = []
    nests = g.hideouts()
    for nest in nests_at(g, g.hunters[g.victim].place):
        found += nests[nest].encounters + unused(g, nest)
    return found


def unused(g: Fury, nest: int) -> list[int]:
    """The open encounters of a hideout without those already used in this ambush."""
    rest = g.hideouts()[nest].revealed[:]
    for used in g.pending:
        if used // NOUNS == nest and used % NOUNS in rest:
            rest.remove(used % NOUNS)
    return rest


def no_more_ambushes(g: Fury) -> bool:
    return g.victim == NONE or not g.lurks or not lurking(g)


def end_ambushes(g: Fury) -> None:
    g.victim = NONE
    g.lurks = False
    g.pending.clear()


class ChooseAmbush(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*sorted(each_kind(AMBUSH, lurking(g))), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "" if act == DONE or CARDS[noun(act)].ambushes else "ambush.card-forbids"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.lurks = False
            return
        nest = lies_in(g, noun(act))
        if noun(act) not in unused(g, nest):
            turn_up_encounter(g.hideouts()[nest], noun(act))
        g.pending.append(nest * NOUNS + noun(act))
        g.tell(tales.AMBUSHES, noun(act), g.victim)
        meet(g, nest, noun(act), True)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.victim)]


def lies_in(g: Fury, card: int) -> int:
    """The hideout here that holds this encounter; an open one before a hidden one."""
    nests = nests_at(g, g.hunters[g.victim].place)
    hideouts = g.hideouts()
    for nest in nests:
        if card in unused(g, nest):
            return nest
    return next(nest for nest in nests if card in hideouts[nest].encounters)


# The encounter itself.


def meet(g: Fury, nest: int, card: int, ambush: bool) -> None:
    g.nest = nest
    g.encounter = card
    g.ambush = ambush
    g.called_off = False
    follow(g, ENCOUNTER, g.hunters[g.victim].seat)


def is_ambush(g: Fury) -> bool:
    return g.ambush


def goes_on(g: Fury) -> bool:
    return not g.called_off


def the_ambushed(g: Fury) -> list[int]:
    """He may hold something against it, as far as others can tell."""
    h = g.hunters[g.victim]
    return [h.seat] if (items_of(h) or events_of(h)) and not g.called_off else []


class React(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        h = g.hunters[g.victim]
        return [*each_kind(USE, items_of(h)), *each_kind(PLAY, events_of(h)), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        card = CARDS[g.encounter]
        if act == DONE:
            return ""
        if verb(act) == USE:
            fits = noun(act) == named("dogs") and card.id in DOGGED
            return "" if fits else "golden.component-over-reference"
        fits = noun(act) == named("forewarned") and not card.vampire
        return "" if fits else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            h = g.hunters[g.victim]
            if verb(act) == PLAY:
                lose(h, noun(act))
                spend_event(g, h.number, noun(act))
            else:
                throw_away(g, h, noun(act))
            g.called_off = True
            g.tell(tales.CALLS_OFF, g.encounter)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("card", g.encounter)]


def befall(g: Fury) -> None:
    CARDS[g.encounter].befall(g)


def settle(g: Fury) -> None:
    """Discarded, unless it stays; a vampire that fell is gone already."""
    hideout = g.hideouts()[g.nest]
    stays = CARDS[g.encounter].stays(g) and not g.called_off
    if g.encounter in hideout.revealed and not stays:
        discard_encounter(g, hideout, g.encounter)
    g.called_off = False
    g.encounter = NONE
    g.nest = NONE
    g.prey = NONE
    if g.victim != NONE and g.hunters[g.victim].place == NOWHERE:
        g.lurks = False


CHOOSE_AMBUSH: Final[ChooseAmbush] = ChooseAmbush("ambush")
REACT: Final[React] = React("react")
outlines()
