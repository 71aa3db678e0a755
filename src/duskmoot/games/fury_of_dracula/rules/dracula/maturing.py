"""What slides off the Trail: lairs and maturing (book: 'Lairs', 'Maturing')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import HIDE, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hideout
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    clear,
    current_nest,
    leave_trail,
    reveal,
    turn_up_encounter,
    unlink,
)
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.rules.round.decks import refill_encounters
from duskmoot.games.fury_of_dracula.rules.round.tracks import gain_influence
from duskmoot.games.fury_of_dracula.sheets import LAIRS, NONE, OFF, SPACES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import LAIR, MATURE, PLACE, RESOLVE
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, repeat_seat, when

SLID_OFF: Final[Outline[Fury]] = Outline("slid-off")
MATURING: Final[Outline[Fury]] = Outline("maturing")


def outlines() -> None:
    SLID_OFF.reads(
        when(may_be_lair, ask(MATURE_OR_LAIR)),
        when(became_lair, when(holds_encounters, ask(FURNISH)), do(end_furnishing)),
        when(
            still_off,
            repeat_seat(MATURING, until=all_matured),
            do(clear_off),
        ),
    )
    MATURING.reads(ask(RESOLVE_MATURED), call(TIDY))


def may_be_lair(g: Fury) -> bool:
    """As far as hunters can tell: a card that may be a city."""
    place = g.off[0].place()
    return place != NOWHERE and not is_sea(place) and g.off[0].faceup != [HIDE]


def free_lair(g: Fury) -> int:
    for i in range(LAIRS):
        if g.lairs[i].empty():
            return SPACES + i
    return NONE


class MatureOrLair(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        free = free_lair(g)
        lairs = [SPACES + i for i in range(LAIRS)] if free == NONE else [free]
        return [act(MATURE, 0), *[act(LAIR, nest) for nest in lairs]]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        hide = g.off[0].place() == HIDE
        return "lair.no-power-cards" if verb(act) == LAIR and hide else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == LAIR:
            make_lair(g, noun(act))
        else:
            evidence.left_to_mature(g, len(self.offers(g, seat)) - 1)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return []


def make_lair(g: Fury, nest: int) -> None:
    """Power cards return to the deck; a lair that is in the way is cleared."""
    evidence.lair_made(g, nest)
    lair = g.off.pop()
    if not g.lairs[nest - SPACES].empty():
        clear(g, g.lairs[nest - SPACES])
        g.tell(tales.LAIR_CLEARED)
    unlink(g, lair.location())
    for card in lair.powers:
        if CARDS[card].deck == "combat":
            g.combat_deck.append(card)
    lair.powers.clear()
    g.lairs[nest - SPACES] = lair
    g.nest = nest
    g.tell(tales.LAIR_MADE)


def became_lair(g: Fury) -> bool:
    return not g.off


def still_off(g: Fury) -> bool:
    return bool(g.off)


def holds_encounters(g: Fury) -> bool:
    return bool(g.dracula.encounters)


class Furnish(Ask[Fury]):
    """A new lair gets an encounter from the hand."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(PLACE, sorted(g.dracula.encounters))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.dracula.encounters.remove(noun(act))
        g.hideouts()[g.nest].encounters.append(noun(act))
        refill_encounters(g)


def end_furnishing(g: Fury) -> None:
    g.nest = NONE


# Maturing.


def matured(g: Fury) -> Hideout:
    return g.off[0]


def all_matured(g: Fury, seat: int) -> bool:
    """Done, or nothing is left that could be resolved, as far as hunters can tell."""
    if not g.off or g.nest == OFF:
        return True
    return not g.off[0].encounters and not g.off[0].revealed


class ResolveMatured(Ask[Fury]):
    """Any number of encounters, one by one."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        off = matured(g)
        return [*each_kind(RESOLVE, sorted(off.encounters + off.revealed)), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        if matured(g).place() == HIDE:
            return "power.hide.no-mature"
        return "" if CARDS[noun(act)].matures else "encounter.two-effects"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.nest = OFF
            return
        card = CARDS[noun(act)]
        off = matured(g)
        evidence.resolved(g)
        if card.number not in off.revealed:
            turn_up_encounter(off, card.number)
        g.tell(tales.MATURES, card.number)
        if card.shows_place:
            reveal(g, OFF)
            g.site = off.location()
        at = off.revealed.index(card.number)
        off.revealed.pop(at)
        off.wounds.pop(at)
        g.encounter_discard.append(card.number)
        card.mature(g)


def mature_vampire(g: Fury, influence: int) -> None:
    """Influence, more with a rumor; this hideout and the spaces 4 to 6 are cleared."""
    off = g.off[0]
    gain_influence(g, influence + (3 if off.rumor else 0), tales.INFLUENCE_VAMPIRE)
    here = current_nest(g)
    if here >= 3:
        leave_trail(g, g.trail[here])
    evidence.swept(g)
    clear(g, off)
    for space in range(3, SPACES):
        clear(g, g.trail[space])


def clear_off(g: Fury) -> None:
    for hideout in g.off:
        evidence.cleared(g, OFF)
        clear(g, hideout)
    g.off.clear()
    g.nest = NONE
    g.site = NOWHERE
    g.prey = NONE
    g.victim = NONE
    g.tell(tales.SLIDES_OFF)


MATURE_OR_LAIR: Final[MatureOrLair] = MatureOrLair("mature-or-lair")
FURNISH: Final[Furnish] = Furnish("furnish")
RESOLVE_MATURED: Final[ResolveMatured] = ResolveMatured("resolve-matured")
outlines()
