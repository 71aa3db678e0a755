"""Pillaging: the call to battle and the spoils (book: 'Pillage', '1. Call to battle')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import NEIGHBOURHOOD, NEIGHBOURS, NOWHERE, PROVINCES
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules import invade
from duskmoot.games.blood_rage.rules.figures import (
    figures_on,
    footprint,
    has_room,
    is_destroyed,
    is_monster,
    is_present,
    kind_of,
    kinds_at,
    monster_card,
    of_kind,
)
from duskmoot.games.blood_rage.rules.sheet import RAISE_STAT, gain_glory, price, raise_stat
from duskmoot.games.blood_rage.state import (
    ALL_STATS,
    FIGURES,
    GLORY,
    LEADER,
    LEADER_SLOT,
    NONE,
    PILLAGE_GLORY,
    STAT_NAMES,
    BloodRage,
    Clan,
)
from duskmoot.games.blood_rage.verbs import BRING, CHALLENGE, JOIN, LEAD, RAISE
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    do_seat,
    for_each,
    repeat,
    stop_if_seat,
    when,
    when_seat,
)
from duskmoot.kernel.zones import holds

PILLAGING: Final[Outline[BloodRage]] = Outline("pillage")
CALL_ROUND: Final[Outline[BloodRage]] = Outline("call")
OFFERED: Final[Outline[BloodRage]] = Outline("offered")
SPOILS: Final[Outline[BloodRage]] = Outline("spoils")


def outlines(battle: Outline[BloodRage]) -> None:
    """Called by the battle chapter, which this one leads to."""
    PILLAGING.reads(
        do_seat(call_to_battle),
        repeat(CALL_ROUND, until=call_is_over),  # 1 call to battle
        do(muster),
        when(is_opposed, call(battle)),  # 2 cards, 3 outcome
        when(is_unopposed, call(SPOILS)),
        do(depart),
    )
    CALL_ROUND.reads(do(new_round), for_each(left_of_pillager, OFFERED))
    OFFERED.reads(
        stop_if_seat(cannot_join),
        ask(JOIN_BATTLE),
        when_seat(is_bringing, ask(BRING_FIGURE)),
    )
    SPOILS.reads(
        do_seat(take_reward),
        when_seat(is_graced, ask(RAISE_OTHER)),
        when_seat(lord_raises_one, ask(RAISE_STAT)),
        do_seat(lord_raises_all),
        when_seat(lord_may_move, ask(LEAD_AWAY)),
        do_seat(turn_token),
    )
    invade.outlines(PILLAGING)


# The action.


def forbids_pillage(g: BloodRage, c: Clan, province: int) -> str:
    if is_destroyed(g, province):
        return "board.destroyed"
    if not is_present(c, province):
        return "action.pillage.presence"
    return "action.pillage.once" if holds(g.pillaged, province) else ""


def forbids_challenge(g: BloodRage, c: Clan, province: int) -> str:
    if is_destroyed(g, province):
        return "board.destroyed"
    if not is_present(c, province):
        return "action.pillage.presence"
    if not holds(g.pillaged, province):
        return "card.clan.tyrs-challenge"
    return "action.unaffordable" if price(c, gifts.CHALLENGE) > c.rage else ""


def raid(g: BloodRage, c: Clan, province: int) -> None:
    if g.deed == CHALLENGE:
        c.rage -= price(c, gifts.CHALLENGE)
    g.province = province
    g.tell(tales.PILLAGES, c.seat, province)


# 1. The call to battle.


def call_to_battle(g: BloodRage, seat: int) -> None:
    g.pillager = seat
    g.called = True


def call_is_over(g: BloodRage) -> bool:
    """All villages are taken, or a whole round has gone by without a move."""
    return not g.called or not has_room(g, g.province)


def new_round(g: BloodRage) -> None:
    g.called = False


def left_of_pillager(g: BloodRage) -> list[int]:
    """Clockwise, the pillager last."""
    return g.clockwise((g.pillager + 1) % len(g.clans))


def cannot_join(g: BloodRage, seat: int) -> bool:
    if not has_room(g, g.province):
        return True
    return not footprint(g.clans[seat]) & NEIGHBOURHOOD[g.province]


class JoinBattle(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        there = footprint(g.clans[seat])
        places = [p for p in PROVINCES if there >> p & 1 and p != g.province]
        return [*[act(JOIN, place) for place in places], DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        if act == DONE or noun(act) in NEIGHBOURS[g.province]:
            return ""
        return "battle.call.adjacent"

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act == DONE:
            g.source = NOWHERE
            g.tell(tales.STAYS_AWAY, seat)
            return
        g.source = noun(act)
        kinds = kinds_at(g.clans[seat], g.source)
        if len(kinds) == 1:
            join(g, seat, kinds[0])

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.province)]


def is_bringing(g: BloodRage, seat: int) -> bool:
    return g.source != NOWHERE


class BringFigure(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(BRING, kind) for kind in kinds_at(g.clans[seat], g.source)]

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        join(g, seat, noun(act))

    def about(self, g: BloodRage, seat: int) -> list[tuple[str, int]]:
        return [("place", g.source)]


def join(g: BloodRage, seat: int, kind: int) -> None:
    c = g.clans[seat]
    c.figures[of_kind(c, g.source, kind)] = g.province
    g.tell(tales.JOINS, seat, kind, g.source, g.province)
    g.source = NOWHERE
    g.called = True


def muster(g: BloodRage) -> None:
    """All figures in the province and its fjord take part; alone, their clan needs no battle."""
    g.winner = NONE
    present: list[int] = []
    for seat in g.clockwise(g.pillager):
        c = g.clans[seat]
        c.slain = 0
        c.fought = 0
        for figure in figures_on(c, g.province):
            c.fought |= 1 << figure
        if c.fought:
            present.append(seat)
    if len(present) > 1:
        g.fighters = present


def is_opposed(g: BloodRage) -> bool:
    return bool(g.fighters)


def is_unopposed(g: BloodRage) -> bool:
    return not g.fighters


def depart(g: BloodRage) -> None:
    for c in g.clans:
        c.fought = 0
        c.slain = 0
    g.fighters.clear()
    g.winner = NONE
    g.pillager = NONE
    g.province = NOWHERE


# The spoils.


def take_reward(g: BloodRage, seat: int) -> None:
    """Once, or twice if a figure that took part doubles it."""
    c = g.clans[seat]
    g.tell(tales.SPOILS, seat, g.province, g.tokens[g.province])
    for i in range(2 if doubles(c) else 1):
        reward(g, c, g.tokens[g.province])


def doubles(c: Clan) -> bool:
    monsters = [f for f in range(FIGURES) if c.fought >> f & 1 and is_monster(f)]
    return any(CARDS[monster_card(c, f)].doubles for f in monsters)


def reward(g: BloodRage, c: Clan, token: int) -> None:
    if token == GLORY:
        gain_glory(g, c, PILLAGE_GLORY, tales.PILLAGE_GLORY, g.province)
    elif token == ALL_STATS:
        for stat in range(len(STAT_NAMES)):
            raise_stat(g, c, stat)
    else:
        raise_stat(g, c, token)


def is_graced(g: BloodRage, seat: int) -> bool:
    return any(CARDS[card].graces for card in g.clans[seat].deeds)


class RaiseOther(Ask[BloodRage]):
    """One more stat than the pillaged one."""

    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [act(RAISE, stat) for stat in range(len(STAT_NAMES))]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "card.battle.friggas-grace" if noun(act) == g.tokens[g.province] else ""

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        raise_stat(g, g.clans[seat], noun(act))


def leader_is_there(g: BloodRage, c: Clan) -> bool:
    return c.slots[LEADER_SLOT] != NONE and c.figures[LEADER] == g.province


def lord_raises_one(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    return leader_is_there(g, c) and CARDS[c.slots[LEADER_SLOT]].raises == 1


def lord_raises_all(g: BloodRage, seat: int) -> None:
    c = g.clans[seat]
    if leader_is_there(g, c) and CARDS[c.slots[LEADER_SLOT]].raises > 1:
        for stat in range(len(STAT_NAMES)):
            raise_stat(g, c, stat)


def lord_may_move(g: BloodRage, seat: int) -> bool:
    c = g.clans[seat]
    if not leader_is_there(g, c) or not CARDS[c.slots[LEADER_SLOT]].moves:
        return False
    return any(not forbids_lead(g, place) for place in NEIGHBOURS[g.province])


def forbids_lead(g: BloodRage, place: int) -> str:
    if is_destroyed(g, place):
        return "board.destroyed"
    return "" if has_room(g, place) else "board.village-limit"


class LeadAway(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        return [*[act(LEAD, place) for place in NEIGHBOURS[g.province]], DONE]

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        return "" if act == DONE else forbids_lead(g, noun(act))

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        if act != DONE:
            c = g.clans[seat]
            c.figures[LEADER] = noun(act)
            g.tell(tales.MARCHES, seat, kind_of(c, LEADER), g.province, noun(act))


def turn_token(g: BloodRage, seat: int) -> None:
    if g.province not in g.pillaged:
        g.pillaged.append(g.province)


JOIN_BATTLE: Final[JoinBattle] = JoinBattle("join")
BRING_FIGURE: Final[BringFigure] = BringFigure("bring")
RAISE_OTHER: Final[RaiseOther] = RaiseOther("raise-other")
LEAD_AWAY: Final[LeadAway] = LeadAway("lead")
