"""Between the reveal and Dracula's effect: other cards, Plotting, comparison, pride, rage."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.fighters import (
    COMBAT_NAMES,
    ESCAPES,
    engaged_card,
    engaged_hunter,
    forbids_choice,
    lay_down,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import take_back
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    items_of,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_event, spend_event
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    HUNTERS,
    NONE,
    PRIDE,
    VAMPIRE,
)
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import CHOOSE, FLIP, PLAY
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask

VAMPIRE_PRIDE: Final[int] = 3


# Between reveal and comparison.


def planners(g: Fury) -> list[int]:
    """Those with a Planned Ambush before them, in the first round."""
    if g.combat_round != 1:
        return []
    return [g.hunters[i].seat for i in g.fighters if named("planned_ambush") in g.hunters[i].ready]


def planner(g: Fury, seat: int) -> Hunter:
    return next(
        g.hunters[i]
        for i in g.fighters
        if g.hunters[i].seat == seat and named("planned_ambush") in g.hunters[i].ready
    )


class SwapCard(Ask[Fury]):
    """Another card instead of the one revealed."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        h = planner(g, seat)
        cards = [*[named(name) for name in COMBAT_NAMES], *items_of(h)]
        return [*each_kind(CHOOSE, cards), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "" if act == DONE else forbids_choice(planner(g, seat), noun(act))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = planner(g, seat)
        h.ready.remove(named("planned_ambush"))
        discard_event(g, h.number, named("planned_ambush"))
        if act != DONE:
            take_back(h)
            lay_down(g, h, noun(act))


def may_plot(g: Fury) -> bool:
    card = engaged_card(g)
    return g.dracula.plots > 0 and card != NONE and CARDS[card].deck == "hunter"


class FlipPlot(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(FLIP, 0), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.dracula.plots -= 1
            engaged_hunter(g).silenced = True
            g.tell(tales.CANCELS, engaged_card(g))


# 4: comparison.


def compare(g: Fury) -> None:
    """The banner of the engaged hunter, and pride."""
    card = g.dracula.laid[0]
    h = engaged_hunter(g)
    banner = [] if h.silenced or engaged_card(g) == NONE else CARDS[engaged_card(g)].cancels
    g.cancelled = card in banner or (CARDS[card].id in ESCAPES and too_proud(g))
    if g.cancelled:
        g.tell(tales.CANCELS, card)


def too_proud(g: Fury) -> bool:
    """Whether he has played too few cards to escape."""
    if g.enraged:
        return True
    played = g.combat_round - 1 + g.options[PRIDE]
    return played < VAMPIRE_PRIDE if g.foe == VAMPIRE else played <= g.despair


def is_cancelled(g: Fury) -> bool:
    return g.cancelled


def dracula_with_events(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.events and g.cancelled else []


class Enrage(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(PLAY, g.dracula.events), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        escape = CARDS[g.dracula.laid[0]].id in ESCAPES
        return "" if noun(act) == named("enraged") and not escape else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.dracula.events.remove(noun(act))
            spend_event(g, HUNTERS, noun(act))
            g.cancelled = False
            g.enraged = True


def escapes(g: Fury) -> bool:
    return not g.cancelled and CARDS[g.dracula.laid[0]].id in ESCAPES


def avengers(g: Fury) -> list[int]:
    """Whoever has Lucy's Revenge before him."""
    if not escapes(g):
        return []
    card = named("lucys_revenge")
    return hunter_seats(g, [i for i in g.fighters if card in g.hunters[i].ready])


class Avenge(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(PLAY, named("lucys_revenge")), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            h = next(o for o in g.hunters if o.seat == seat and noun(act) in o.ready)
            h.ready.remove(noun(act))
            discard_event(g, h.number, noun(act))
            g.cancelled = True
            g.tell(tales.CANCELS, g.dracula.laid[0])


SWAP_CARD: Final[SwapCard] = SwapCard("swap")
FLIP_PLOT: Final[FlipPlot] = FlipPlot("flip")
ENRAGE: Final[Enrage] = Enrage("enrage")
AVENGE: Final[Avenge] = Avenge("avenge")
