"""Damage, bites, defeat and hospital (book: 'Damage', 'Bites', 'Defeated hunters', 'Hospitals')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import HOSPITALS, NEAREST_HOSPITALS, NOWHERE
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, hide_shown, lose
from duskmoot.games.fury_of_dracula.rules.round.decks import (
    discard_event,
    return_ticket,
    spend_event,
)
from duskmoot.games.fury_of_dracula.rules.round.events import hunters_of, player_of, plays
from duskmoot.games.fury_of_dracula.rules.round.tracks import gain_influence
from duskmoot.games.fury_of_dracula.sheets import BITE_SPACES, DRACULA, HEALTH, HUNTERS, NONE
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import PLAY, TO_HOSPITAL
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, for_each, repeat, when, window

HARM: Final[Outline[Fury]] = Outline("harm")
THREAT: Final[Outline[Fury]] = Outline("threat")
HOSPITAL: Final[Outline[Fury]] = Outline("hospital")


def outlines() -> None:
    HARM.reads(repeat(THREAT, until=nobody_threatened))
    THREAT.reads(
        window(rescuers, RESCUE),
        do(suffer),
        when(hospitals_tie, for_each(dracula_seat, HOSPITAL)),
    )
    HOSPITAL.reads(ask(CHOOSE_HOSPITAL))


def dracula_seat(g: Fury) -> list[int]:
    return [DRACULA]


def hurt(g: Fury, h: Hunter, n: int) -> bool:
    """Whether the damage was dealt at once; what would defeat him waits for a rescue."""
    if n <= 0 or h.place == NOWHERE:
        return False
    if h.damage + n < HEALTH[h.number]:
        h.damage += n
        g.tell(tales.SUFFERS, h.number, n, h.damage)
        return True
    h.threat += n
    follow(g, HARM, h.seat)
    return False


def bite(g: Fury, h: Hunter) -> None:
    if h.place != NOWHERE:
        h.bitten = True
        follow(g, HARM, h.seat)


def heal(g: Fury, h: Hunter, n: int) -> None:
    healed = min(n, h.damage)
    if healed:
        h.damage -= healed
        g.tell(tales.HEALS, h.number, healed, h.damage)


def delay(g: Fury, h: Hunter) -> None:
    if not h.delayed and h.place != NOWHERE:
        h.delayed = True
        g.tell(tales.DELAYED, h.number)


def threatened(g: Fury) -> int:
    for h in g.hunters:
        if h.threat or h.bitten:
            return h.number
    return NONE


def nobody_threatened(g: Fury) -> bool:
    return threatened(g) == NONE


def rescuers(g: Fury) -> list[int]:
    """Whoever holds events may hold the one that helps."""
    if nobody_threatened(g):
        return []
    holders = [h.number for h in g.hunters if events_of(h) or h.number == avenged(g)]
    return hunter_seats(g, holders)


def avenged(g: Fury) -> int:
    """The threatened hunter before whom Lucy's Revenge lies, or NONE."""
    hunter = threatened(g)
    if hunter != NONE and named("lucys_revenge") in g.hunters[hunter].ready:
        return hunter
    return NONE


class Rescue(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        offered = plays(hunters_of(g, seat))
        hunter = avenged(g)
        if hunter != NONE and g.hunters[hunter].seat == seat:
            offered.append(act(PLAY, named("lucys_revenge")))
        return [*dict.fromkeys(offered), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE or noun(act) == named("great_strength"):
            return ""
        hunter = avenged(g)
        if noun(act) == named("lucys_revenge") and hunter != NONE:
            return "" if g.hunters[hunter].seat == seat else "event.timing"
        return "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            return
        h = g.hunters[threatened(g)]
        if noun(act) == named("lucys_revenge"):
            h.ready.remove(noun(act))
            discard_event(g, h.number, noun(act))
        else:
            player = player_of(hunters_of(g, seat), act)
            lose(g.hunters[player], noun(act))
            spend_event(g, player, noun(act))
        h.threat = 0
        h.bitten = False
        g.tell(tales.RESCUED, h.number, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", threatened(g))]


def suffer(g: Fury) -> None:
    hunter = threatened(g)
    if hunter == NONE:
        return
    h = g.hunters[hunter]
    if h.bitten:
        h.bitten = False
        if h.bites < BITE_SPACES[hunter]:
            h.bites += 1
            g.tell(tales.BITTEN, hunter, h.bites)
            leave_combat(g, h)
            return
        g.tell(tales.BITTEN, hunter, h.bites + 1)
    else:
        h.damage = HEALTH[hunter]
        g.tell(tales.SUFFERS, hunter, h.threat, h.damage)
    defeat(g, h)


def leave_combat(g: Fury, h: Hunter) -> None:
    """He stays where he is; his card of this round comes to nothing."""
    if h.number in g.fighters:
        g.fighters.remove(h.number)
        take_back(h)
        h.chosen.clear()
        g.tell(tales.LEAVES_COMBAT, h.number)


def take_back(h: Hunter) -> None:
    """The card of this round returns to his hand."""
    for card in h.laid:
        if CARDS[card].item:
            h.items.append(card)
    h.laid.clear()


def defeat(g: Fury, h: Hunter) -> None:
    """The figure leaves the board; Dracula's influence grows."""
    leave_combat(g, h)
    h.threat = 0
    h.bitten = False
    h.delayed = False
    h.bats = False
    near = [h.place] if h.place in HOSPITALS else NEAREST_HOSPITALS[h.place]
    h.hospital = near[0] if len(near) == 1 else NOWHERE
    h.fell = h.place if len(near) > 1 else NOWHERE
    h.place = NOWHERE
    g.tell(tales.DEFEATED, h.number)
    gain_influence(g, 2 + g.despair, tales.INFLUENCE_DEFEAT)


def undecided(g: Fury) -> int:
    """The defeated hunter to whom two hospitals are equally near."""
    for h in g.hunters:
        if h.fell != NOWHERE:
            return h.number
    return NONE


def hospitals_tie(g: Fury) -> bool:
    return undecided(g) != NONE


class ChooseHospital(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(TO_HOSPITAL, place) for place in HOSPITALS]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        near = NEAREST_HOSPITALS[g.hunters[undecided(g)].fell]
        return "" if noun(act) in near else "defeat.nearest-hospital"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[undecided(g)]
        h.hospital = noun(act)
        h.fell = NOWHERE

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", undecided(g))]


def admit(g: Fury) -> None:
    """At dawn the defeated lie in hospital, with nothing left of what they had."""
    for h in g.hunters:
        if h.hospital == NOWHERE or h.place != NOWHERE:
            continue
        h.place = h.hospital
        h.hospital = NOWHERE
        h.damage = 0
        h.bites = 0
        hide_shown(h)
        g.item_discard += h.items
        g.event_discard += h.events
        h.items.clear()
        h.events.clear()
        while h.tickets:
            return_ticket(g, h.tickets.pop())
        g.tell(tales.ADMITTED, h.number, h.place)


def present(g: Fury, place: int) -> list[int]:
    """The hunters who are in this place."""
    return [i for i in range(HUNTERS) if g.hunters[i].place == place]


RESCUE: Final[Rescue] = Rescue("rescue")
CHOOSE_HOSPITAL: Final[ChooseHospital] = ChooseHospital("hospital")
outlines()
