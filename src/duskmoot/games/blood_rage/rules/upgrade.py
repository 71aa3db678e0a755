"""Upgrading: a card from the hand goes into a slot of the clan sheet (book: 'Upgrade')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import RESERVE
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import any_room, horns_reached, of_kind
from duskmoot.games.blood_rage.rules.invade import LANDING, PLACE_FREE, nowhere_to_go
from duskmoot.games.blood_rage.rules.sheet import price
from duskmoot.games.blood_rage.state import (
    LEADER,
    LEADER_SLOT,
    MONSTER_1,
    MONSTER_SLOTS,
    NONE,
    SHIP,
    SLOTS,
    WARRIOR_SLOT,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import INTO
from duskmoot.kernel.acts import act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, when_seat

UPGRADING: Final[Outline[BloodRage]] = Outline("upgrade")


def outlines() -> None:
    UPGRADING.reads(
        when_seat(has_choice_of_slots, ask(CHOOSE_SLOT)),
        when_seat(may_invade_free, ask(PLACE_FREE)),
        when_seat(invades, call(LANDING)),
    )


def upgrade_cost(c: Clan, card: int) -> int:
    return max(0, CARDS[card].cost - price(c, gifts.CHEAP_UPGRADES))


def forbids_upgrade(g: BloodRage, c: Clan, card: int) -> str:
    if not CARDS[card].upgrade:
        return "card-type.upgrade-kinds"
    return "action.unaffordable" if upgrade_cost(c, card) > c.rage else ""


def lay_out(g: BloodRage, c: Clan, card: int) -> None:
    """Paid for before anything it replaces is gone."""
    cost = upgrade_cost(c, card)
    c.rage -= cost
    c.hand.remove(card)
    if card in c.shown:
        c.shown.remove(card)
    g.playing = [card]
    g.moving = NONE
    g.tell(tales.UPGRADES, c.seat, card, cost)
    if len(CARDS[card].fits) == 1:
        put_into(g, c, CARDS[card].fits[0])


def has_choice_of_slots(g: BloodRage, seat: int) -> bool:
    return bool(g.playing)


class ChooseSlot(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(INTO, slot) for slot in range(SLOTS)]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "" if noun(act) in CARDS[g.playing[0]].fits else "action.upgrade.slot"

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        put_into(g, g.clans[seat], noun(act))

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("card", g.playing[0])]


def put_into(g: BloodRage, c: Clan, slot: int) -> None:
    """The old card of the slot leaves the game, a monster's figure with it."""
    old = c.slots[slot]
    if old != NONE:
        g.discard.append(old)
        g.tell(tales.REPLACES, c.seat, old)
    c.slots[slot] = g.playing.pop()
    if slot in MONSTER_SLOTS:
        c.figures[monster_of(slot)] = RESERVE
    g.moving = newcomer(c, slot)


def monster_of(slot: int) -> int:
    return MONSTER_1 + MONSTER_SLOTS.index(slot)


def newcomer(c: Clan, slot: int) -> int:
    """The figure in reserve that this upgrade lets invade, or NONE."""
    if slot == WARRIOR_SLOT:
        return of_kind(c, RESERVE, 0)
    if slot in MONSTER_SLOTS:
        return monster_of(slot)
    if slot > MONSTER_SLOTS[-1]:
        return NONE
    figure = LEADER if slot == LEADER_SLOT else SHIP
    return figure if c.figures[figure] == RESERVE else NONE


def may_invade_free(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    if g.moving == NONE or horns_reached(c) or nowhere_to_go(g, c, g.moving, any_room(g)):
        g.moving = NONE
        return False
    return True


def invades(g: BloodRage, seat: int) -> bool:
    return g.moving != NONE


CHOOSE_SLOT: Final[ChooseSlot] = ChooseSlot("slot")
outlines()
