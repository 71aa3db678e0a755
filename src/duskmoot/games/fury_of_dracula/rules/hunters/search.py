"""Searching a hideout or a lair (book: 'Search')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.dracula.ambush import DOGGED, meet
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    clear_empty_lairs,
    discard_encounter,
    nests_at,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import bite
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of, reveal_hand_card, throw_away
from duskmoot.games.fury_of_dracula.rules.round.decks import spend_event
from duskmoot.games.fury_of_dracula.sheets import DRACULA, HUNTERS, NONE
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import DISCARD, MEET, PLAY, TAKE, USE
from duskmoot.kernel.acts import DONE, NOUNS, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, repeat_seat, when, window
from duskmoot.kernel.zones import holds

SEARCHING: Final[Outline[Fury]] = Outline("search")
EQUIPPING: Final[Outline[Fury]] = Outline("equipping")
STAKING: Final[Outline[Fury]] = Outline("staking")
SEDUCTION: Final[Outline[Fury]] = Outline("seduction")
FINDING: Final[Outline[Fury]] = Outline("finding")
DOGS_OUT: Final[int] = 16


def outlines() -> None:
    SEARCHING.reads(
        do(get_ready),
        repeat_seat(EQUIPPING, until=is_equipped),
        do(turn_all_up, let_dogs_out),
        repeat_seat(STAKING, until=stakes_used),
        when(vampire_found, window(dracula_with_events, SEDUCE)),
        repeat_seat(FINDING, until=nothing_left),
        do(clear_empty_lairs, end_search),
    )
    EQUIPPING.reads(ask(EQUIP))
    STAKING.reads(when(stake_must_choose, ask(DRIVE_STAKE)), do(drive_stake))
    SEDUCTION.reads(when(several_vampires, ask(CHOOSE_SEDUCER)), do(seduce))
    FINDING.reads(ask(NEXT_FIND))


def forbids_search(g: Fury, h: Hunter) -> str:
    if holds(g.fog, h.place):
        return "search.fog"
    return "" if nests_at(g, h.place) else "search.requires-hideout"


def search(g: Fury, h: Hunter) -> None:
    g.tell(tales.SEARCHES, h.number, h.place)
    g.victim = h.number
    follow(g, SEARCHING, h.seat)


def get_ready(g: Fury) -> None:
    g.tools = 0
    g.searching = True


def is_equipped(g: Fury, seat: int) -> bool:
    return not g.searching or not items_of(g.hunters[g.victim])


class Equip(Ask[Fury]):
    """Stake and Dogs are revealed before the search."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(USE, items_of(g.hunters[g.victim])), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        h = g.hunters[g.victim]
        if act == DONE:
            return ""
        if noun(act) == named("stake"):
            more = g.tools % DOGS_OUT < items_of(h).count(named("stake"))
            return "" if more else "golden.component-over-reference"
        fits = noun(act) == named("dogs") and g.tools < DOGS_OUT
        return "" if fits else "golden.component-over-reference"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            g.searching = False
            return
        reveal_hand_card(g, g.hunters[g.victim], noun(act))
        g.tools += 1 if noun(act) == named("stake") else DOGS_OUT


def turn_all_up(g: Fury) -> None:
    """Dracula reveals all encounters there."""
    g.searching = True
    g.pending.clear()
    hideouts = g.hideouts()
    for nest in nests_at(g, g.hunters[g.victim].place):
        hideout = hideouts[nest]
        for card in hideout.encounters[:]:
            hideout.encounters.remove(card)
            hideout.revealed.append(card)
            hideout.wounds.append(0)
            g.tell(tales.FINDS, g.victim, card)
        g.pending += [nest * NOUNS + card for card in hideout.revealed]


def let_dogs_out(g: Fury) -> None:
    """They drive all their prey away."""
    for found in g.pending[:]:
        if g.tools >= DOGS_OUT and CARDS[found % NOUNS].id in DOGGED:
            drive_off(g, found)


# Each Stake rids of one vampire or Hoax; which one, the hunter says.


def staked(g: Fury) -> list[int]:
    """What a Stake can be driven into."""
    cards = [found % NOUNS for found in g.pending]
    return [card for card in cards if CARDS[card].vampire or CARDS[card].id == "hoax"]


def stakes_used(g: Fury, seat: int) -> bool:
    return g.tools % DOGS_OUT == 0 or not staked(g)


def stake_must_choose(g: Fury) -> bool:
    return len(set(staked(g))) > 1


class DriveStake(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(DISCARD, staked(g))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.encounter = noun(act)


def drive_stake(g: Fury) -> None:
    card = staked(g)[0] if g.encounter == NONE else g.encounter
    g.encounter = NONE
    g.tools -= 1
    throw_away(g, g.hunters[g.victim], named("stake"))
    drive_off(g, next(found for found in g.pending if found % NOUNS == card))


def drive_off(g: Fury, found: int) -> None:
    g.pending.remove(found)
    discard_encounter(g, g.hideouts()[found // NOUNS], found % NOUNS)
    g.tell(tales.CALLS_OFF, found % NOUNS)


def vampires(g: Fury) -> list[int]:
    return [found for found in g.pending if CARDS[found % NOUNS].vampire]


def vampire_found(g: Fury) -> bool:
    return bool(vampires(g))


def dracula_with_events(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.events and vampires(g) else []


class Seduce(Ask[Fury]):
    """Instead of meeting the vampire the hunter is bitten, and the card returns to the hand."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(PLAY, g.dracula.events), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        return "" if act == DONE or noun(act) == named("seduction") else "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            return
        g.dracula.events.remove(noun(act))
        spend_event(g, HUNTERS, noun(act))
        follow(g, SEDUCTION, DRACULA)


def several_vampires(g: Fury) -> bool:
    return len({found % NOUNS for found in vampires(g)}) > 1


class ChooseSeducer(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(TAKE, sorted([found % NOUNS for found in vampires(g)]))

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.encounter = noun(act)


def seduce(g: Fury) -> None:
    card = vampires(g)[0] % NOUNS if g.encounter == NONE else g.encounter
    g.encounter = NONE
    found = next(found for found in vampires(g) if found % NOUNS == card)
    g.pending.remove(found)
    discard_encounter(g, g.hideouts()[found // NOUNS], card)
    g.encounter_discard.remove(card)
    g.dracula.encounters.append(card)
    bite(g, g.hunters[g.victim])


def still_there(g: Fury) -> list[int]:
    """What is left to be met."""
    hideouts = g.hideouts()
    return [f for f in g.pending if f % NOUNS in hideouts[f // NOUNS].revealed]


def nothing_left(g: Fury, seat: int) -> bool:
    gone = not nests_at(g, g.hunters[g.victim].place)
    return gone or not still_there(g)


class NextFind(Ask[Fury]):
    """The order is the searching hunter's."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(MEET, [found % NOUNS for found in still_there(g)])

    def answer(self, g: Fury, seat: int, act: int) -> None:
        found = next(f for f in still_there(g) if f % NOUNS == noun(act))
        g.pending.remove(found)
        meet(g, found // NOUNS, noun(act), False)


def end_search(g: Fury) -> None:
    g.pending.clear()
    g.searching = False
    g.victim = NONE
    g.tools = 0


EQUIP: Final[Equip] = Equip("equip")
SEDUCE: Final[Seduce] = Seduce("seduce")
CHOOSE_SEDUCER: Final[ChooseSeducer] = ChooseSeducer("seduced")
DRIVE_STAKE: Final[DriveStake] = DriveStake("stake")
NEXT_FIND: Final[NextFind] = NextFind("meet")
outlines()
