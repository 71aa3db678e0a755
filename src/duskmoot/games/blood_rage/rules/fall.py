"""Figures about to be destroyed: who is saved, who goes to Valhalla (book: 'Figures')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import VALHALLA, YGGDRASIL, is_fjord
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import is_monster, is_ship, kind_of, monster_card
from duskmoot.games.blood_rage.rules.sheet import gain_glory, has, price
from duskmoot.games.blood_rage.state import (
    FIGURES,
    NONE,
    RAGNAROK,
    RAGNAROK_GLORY,
    SHIP_SLOT,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import FLEE, SAVE
from duskmoot.kernel.acts import DONE, act, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do_seat, repeat_seat

FALL: Final[Outline[BloodRage]] = Outline("fall")
SAVING: Final[Outline[BloodRage]] = Outline("saving")


def outlines() -> None:
    FALL.reads(repeat_seat(SAVING, until=nothing_to_save), do_seat(let_fall))
    SAVING.reads(ask(SAVE_FIGURE))


def doom(c: Clan, figures: list[int]) -> None:
    for figure in figures:
        c.doomed |= 1 << figure


def doomed(c: Clan) -> list[int]:
    return [f for f in range(FIGURES) if c.doomed >> f & 1]


def spare(c: Clan, figure: int) -> None:
    c.doomed &= ~(1 << figure)


def owners_of_doomed(g: BloodRage) -> list[int]:
    """In a battle from the pillager clockwise, else from the one whose turn it is."""
    start = g.pillager if g.fighters else g.turn
    return [seat for seat in g.clockwise(start) if g.clans[seat].doomed]


def may_pay(g: BloodRage, c: Clan) -> bool:
    """Rage is spent in the action phase only."""
    return g.phase != RAGNAROK and has(c, gifts.SAVE) and c.rage >= price(c, gifts.SAVE)


def may_flee(c: Clan, figure: int) -> bool:
    """Out of an outer province only."""
    place = c.figures[figure]
    if not is_monster(figure) or place == YGGDRASIL or is_fjord(place):
        return False
    return CARDS[monster_card(c, figure)].flees


def nothing_to_save(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    if not c.doomed:
        return True
    return not may_pay(g, c) and not any(may_flee(c, f) for f in doomed(c))


class SaveFigure(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        c = g.clans[seat]
        kinds = dict.fromkeys([kind_of(c, f) for f in doomed(c)])
        flight = [act(FLEE, 0)] if any(may_flee(c, f) for f in doomed(c)) else []
        return [*[act(SAVE, kind) for kind in kinds], *flight, DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        if verb(act) == SAVE and not may_pay(g, g.clans[seat]):
            return "card.clan.friggas-protection"
        return ""

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        if act == DONE:
            let_fall(g, seat)
        elif verb(act) == FLEE:
            flee(g, c)
        else:
            save(g, c, noun(act))


def flee(g: BloodRage, c: Clan) -> None:
    figure = next(f for f in doomed(c) if may_flee(c, f))
    spare(c, figure)
    c.figures[figure] = YGGDRASIL
    g.tell(tales.FLEES, c.seat, kind_of(c, figure))


def save(g: BloodRage, c: Clan, kind: int) -> None:
    figure = next(f for f in doomed(c) if kind_of(c, f) == kind)
    spare(c, figure)
    c.rage -= price(c, gifts.SAVE)
    g.tell(tales.SAVES, c.seat, kind, c.rage)


def let_fall(g: BloodRage, seat: int) -> None:
    """All doomed figures of the clan go to Valhalla."""
    c = g.clans[seat]
    fallen = doomed(c)
    for figure in fallen:
        destroy(g, c, figure)
    if g.phase == RAGNAROK and fallen:
        times = 2 if has(c, gifts.DOUBLE_RAGNAROK) else 1
        glory = RAGNAROK_GLORY[g.age - 1] * len(fallen) * times
        gain_glory(g, c, glory, tales.RAGNAROK_GLORY, len(fallen))


def destroy(g: BloodRage, c: Clan, figure: int) -> None:
    spare(c, figure)
    place = c.figures[figure]
    c.figures[figure] = VALHALLA
    g.tell(tales.FALLS, c.seat, kind_of(c, figure), place)
    if g.fighters:
        c.slain += 1
    if is_ship(c, figure) and c.slots[SHIP_SLOT] != NONE:
        card = CARDS[c.slots[SHIP_SLOT]]
        gain_glory(g, c, card.glory, tales.CARD_GLORY, card.number)


SAVE_FIGURE: Final[SaveFigure] = SaveFigure("save")
outlines()
