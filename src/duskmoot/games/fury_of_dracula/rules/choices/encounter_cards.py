"""Choices that encounters give to hunters and to Dracula (cards of the encounter deck)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import (
    CITIES,
    NOWHERE,
    REGION,
    is_city,
    is_port,
    reach_by_road,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.steps import fight_vampire
from duskmoot.games.fury_of_dracula.rules.hunters.damage import delay, hurt, present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    items_of,
    reveal_hand_card,
    throw_away,
)
from duskmoot.games.fury_of_dracula.rules.round.decks import refill_encounters, return_ticket
from duskmoot.games.fury_of_dracula.sheets import DRACULA, HUNTERS, MOST_FOG
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    DISCARD,
    FOG_IN,
    JOIN,
    PICK,
    SEND_TO,
    SUBMIT,
    USE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    do,
    follow,
    for_each,
    repeat,
    repeat_seat,
    stop_if,
    when,
)

REPEL: Final[Outline[Fury]] = Outline("repel")
GUARDED: Final[Outline[Fury]] = Outline("bodyguards")
PACK: Final[Outline[Fury]] = Outline("wolves")
CORNERED: Final[Outline[Fury]] = Outline("cornered")
DEFENCE: Final[Outline[Fury]] = Outline("defence")
DEFENDING: Final[Outline[Fury]] = Outline("defending")
MOB: Final[Outline[Fury]] = Outline("mob")
ROBBED: Final[Outline[Fury]] = Outline("robbed")
RANSOM: Final[Outline[Fury]] = Outline("ransom")
RANSOMING: Final[Outline[Fury]] = Outline("ransoming")
SPYING: Final[Outline[Fury]] = Outline("spying")
MARKING: Final[Outline[Fury]] = Outline("marking")
DIGGING: Final[Outline[Fury]] = Outline("digging")
SHEDDING: Final[Outline[Fury]] = Outline("shedding")
COURTING: Final[Outline[Fury]] = Outline("courting")
DUEL: Final[Outline[Fury]] = Outline("duel")
INVITED: Final[Outline[Fury]] = Outline("invited")
JOINING: Final[Outline[Fury]] = Outline("joining")
FOGGING: Final[Outline[Fury]] = Outline("fogging")
HUNTING: Final[Outline[Fury]] = Outline("hunting")

WOLF_DAMAGE: Final[int] = 4
WEAPON_SPARES: Final[int] = 2


def outlines() -> None:
    REPEL.reads(stop_if(cannot_reveal), ask(SHOW_AGAINST))
    GUARDED.reads(stop_if(victim_gone), when(can_reveal, ask(SHOW_AGAINST)), do(overpower))
    PACK.reads(repeat(CORNERED, until=queue_empty))
    CORNERED.reads(do(next_in_queue), for_each(cornered_seat, DEFENCE), do(wolves_bite))
    DEFENCE.reads(repeat_seat(DEFENDING, until=defended))
    DEFENDING.reads(ask(DEFEND))
    MOB.reads(repeat(ROBBED, until=queue_empty))
    ROBBED.reads(do(next_in_queue), for_each(cornered_seat, RANSOM), do(mob_beats))
    RANSOM.reads(repeat_seat(RANSOMING, until=ransomed))
    RANSOMING.reads(ask(PAY))
    SPYING.reads(when(can_reveal, ask(UNMASK)), do(spy_out))
    MARKING.reads(ask(CHOOSE_MARK))
    DIGGING.reads(repeat_seat(SHEDDING, until=dug))
    SHEDDING.reads(ask(SHED))
    COURTING.reads(stop_if(victim_bound), ask(DISMISS))
    DUEL.reads(repeat(INVITED, until=queue_empty), do(duel))
    INVITED.reads(do(next_in_queue), for_each(cornered_seat, JOINING))
    JOINING.reads(ask(JOIN_FIGHT))
    FOGGING.reads(ask(CHOOSE_FOG))
    HUNTING.reads(ask(CHOOSE_HUNT))


def victim(g: Fury) -> Hunter:
    return g.hunters[g.victim]


def victim_gone(g: Fury) -> bool:
    return victim(g).place == NOWHERE


def can_reveal(g: Fury) -> bool:
    return not victim_gone(g) and bool(items_of(victim(g)))


def cannot_reveal(g: Fury) -> bool:
    return not can_reveal(g)


# What repels an encounter.


def repels(encounter: int, card: int) -> bool:
    name = CARDS[encounter].id
    if name == "desecrated_soil":
        return CARDS[card].id == "heavenly_host"
    if name == "szgany_bodyguards":
        return CARDS[card].weapon
    return CARDS[card].id in ("pistol", "rifle")


class ShowAgainst(Ask[Fury]):
    """The hunter may reveal a card that helps."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(USE, items_of(victim(g))), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE or repels(g.encounter, noun(act)):
            return ""
        return "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            reveal_hand_card(g, victim(g), noun(act))
            g.called_off = True

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("card", g.encounter)]


def overpower(g: Fury) -> None:
    """Bodyguards, unless a weapon was shown."""
    if not g.called_off:
        delay(g, victim(g))
        hurt(g, victim(g), 2)
    g.called_off = False


# One hunter after the other.


def next_in_queue(g: Fury) -> None:
    g.prey = g.queue.pop(0)
    g.count = WOLF_DAMAGE
    g.yielded = False


def prey(g: Fury) -> Hunter:
    return g.hunters[g.prey]


def queue_empty(g: Fury) -> bool:
    return not g.queue


def cornered_seat(g: Fury) -> list[int]:
    return [] if prey(g).place == NOWHERE else [prey(g).seat]


def weapons(h: Hunter) -> int:
    return len([card for card in items_of(h) if CARDS[card].weapon])


def defended(g: Fury, seat: int) -> bool:
    return g.yielded or g.count <= 0 or not items_of(prey(g))


class Defend(Ask[Fury]):
    """Each weapon shown spares two wounds by the wolves."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(USE, items_of(prey(g))), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        shown = (WOLF_DAMAGE - g.count) // WEAPON_SPARES
        fits = CARDS[noun(act)].weapon and shown < weapons(prey(g))
        return "" if fits else "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.yielded = True
        else:
            reveal_hand_card(g, prey(g), noun(act))
            g.count -= WEAPON_SPARES

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.prey)]


def wolves_bite(g: Fury) -> None:
    wounds = g.count
    g.count = 0
    g.yielded = False
    hurt(g, prey(g), wounds)


def mob_beats(g: Fury) -> None:
    g.count = 0
    g.yielded = False
    hurt(g, prey(g), len(items_of(prey(g))))


def ransomed(g: Fury, seat: int) -> bool:
    return g.yielded or not items_of(prey(g))


class Pay(Ask[Fury]):
    """Items thrown to the mob."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(DISCARD, items_of(prey(g))), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.yielded = True
        else:
            throw_away(g, prey(g), noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.prey)]


# The spy.


class Unmask(Ask[Fury]):
    """A weapon given up rids of the spy."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(DISCARD, items_of(victim(g))), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        fits = act == DONE or CARDS[noun(act)].weapon
        return "" if fits else "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            throw_away(g, victim(g), noun(act))
            g.called_off = True

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.victim)]


def spy_out(g: Fury) -> None:
    """He shows all his cards and loses his tickets."""
    if g.called_off or victim_gone(g):
        g.called_off = False
        return
    h = victim(g)
    for card in items_of(h) + events_of(h):
        reveal_hand_card(g, h, card)
    while h.tickets:
        return_ticket(g, h.tickets.pop())
        g.tell(tales.RETURNS_TICKET, h.number)


class ChooseMark(Ask[Fury]):
    """A matured spy: any hunter."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(PICK, hunter) for hunter in range(HUNTERS)]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        gone = g.hunters[noun(act)].place == NOWHERE
        return "defeat.no-actions-meanwhile" if gone else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.victim = noun(act)
        follow(g, SPYING, victim(g).seat)


# Desecrated soil.


def dug(g: Fury, seat: int) -> bool:
    if g.count == 0 or not g.dracula.encounters:
        g.count = 0
        refill_encounters(g)
        return True
    return False


class Shed(Ask[Fury]):
    """Up to so many encounters out of Dracula's hand."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(DISCARD, sorted(g.dracula.encounters)), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.count = 0
        else:
            g.count -= 1
            g.dracula.encounters.remove(noun(act))
            g.encounter_discard.append(noun(act))
            g.tell(tales.DISCARDS, HUNTERS, noun(act))


# Vampires.


def victim_bound(g: Fury) -> bool:
    return victim_gone(g) or victim(g).delayed


class Dismiss(Ask[Fury]):
    """The searching hunter may be delayed to be rid of the Aristocratic Vampire."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(SUBMIT, 0), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            delay(g, victim(g))
            g.called_off = True


def invite(g: Fury) -> None:
    """Others here may join the fight with a New Vampire by being delayed."""
    here = present(g, victim(g).place)
    g.queue = [i for i in here if i != g.victim and not g.hunters[i].delayed]
    g.fighters = [g.victim]
    follow(g, DUEL, DRACULA)


class JoinFight(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(JOIN, 0), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act != DONE:
            g.fighters.append(g.prey)
            delay(g, prey(g))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.prey)]


def duel(g: Fury) -> None:
    fight_vampire(g, g.fighters)


# Fog and wolves that have matured.


def lay_fog(g: Fury, place: int, tokens: int) -> None:
    laid = min(tokens, MOST_FOG - len(g.fog))
    g.fog += [place] * laid
    if laid:
        g.tell(tales.FOG, place)


def thicken(g: Fury, place: int) -> int:
    return 2 if is_port(place) else 1


class ChooseFog(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(FOG_IN, place) for place in CITIES if REGION[place] == REGION[g.site]]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        lay_fog(g, noun(act), 2)


class ChooseHunt(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(SEND_TO, place) for place in reach_by_road(g.site, 2, [], [])]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.queue = present(g, noun(act))
        follow(g, PACK, DRACULA)


def in_region(g: Fury, place: int) -> list[int]:
    """Hunters in cities of the region of this place."""
    found = [h for h in g.hunters if is_city(h.place) and REGION[h.place] == REGION[place]]
    return [h.number for h in found]


SHOW_AGAINST: Final[ShowAgainst] = ShowAgainst("show-against")
DEFEND: Final[Defend] = Defend("defend")
PAY: Final[Pay] = Pay("pay")
UNMASK: Final[Unmask] = Unmask("unmask")
CHOOSE_MARK: Final[ChooseMark] = ChooseMark("mark")
SHED: Final[Shed] = Shed("shed")
DISMISS: Final[Dismiss] = Dismiss("dismiss")
JOIN_FIGHT: Final[JoinFight] = JoinFight("join")
CHOOSE_FOG: Final[ChooseFog] = ChooseFog("fog")
CHOOSE_HUNT: Final[ChooseHunt] = ChooseHunt("hunt")
outlines()
