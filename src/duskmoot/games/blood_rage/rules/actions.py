"""Phase 2, Action: turns, passing and the five actions (book: 'The action phase')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import tales
from duskmoot.games.blood_rage.board import PROVINCES, RESERVE, SUPPORT, VALHALLA, YGGDRASIL, bits
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import (
    any_room,
    footprint,
    horns_reached,
    kind_of,
    kinds_at,
    one_of_each,
)
from duskmoot.games.blood_rage.rules.invade import (
    INVASION,
    enter,
    forbids_invasion,
    forbids_recall,
    invasion_cost,
    nowhere_to_go,
)
from duskmoot.games.blood_rage.rules.march import MARCHING, forbids_march, set_out
from duskmoot.games.blood_rage.rules.pillage import (
    PILLAGING,
    forbids_challenge,
    forbids_pillage,
    raid,
)
from duskmoot.games.blood_rage.rules.sacrifice import SACRIFICING, forbids_sacrifice
from duskmoot.games.blood_rage.rules.sheet import has, powers, price
from duskmoot.games.blood_rage.rules.upgrade import UPGRADING, forbids_upgrade, lay_out
from duskmoot.games.blood_rage.state import ACTION, RAGE, BloodRage, Clan
from duskmoot.games.blood_rage.verbs import (
    CHALLENGE,
    INVADE,
    MARCH,
    PILLAGE,
    QUEST,
    RECALL,
    SACRIFICE,
    UPGRADE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, do_seat, for_each, repeat, when
from duskmoot.kernel.zones import move

ACTIONS: Final[Outline[BloodRage]] = Outline("action")
NEXT_TURN: Final[Outline[BloodRage]] = Outline("next-turn")
TURN: Final[Outline[BloodRage]] = Outline("turn")


def outlines() -> None:
    ACTIONS.reads(do(begin_actions), repeat(NEXT_TURN, until=nobody_may_act))
    NEXT_TURN.reads(for_each(whose_turn, TURN), do(pass_the_turn))
    TURN.reads(
        ask(TAKE_ACTION),
        when(invades, call(INVASION)),
        when(marches, call(MARCHING)),
        when(upgrades, call(UPGRADING)),
        when(pillages, call(PILLAGING)),
        when(sacrifices, call(SACRIFICING)),
        do_seat(end_turn),
    )


def begin_actions(g: BloodRage) -> None:
    """Rage to the number of the stat; what was left of it is lost."""
    g.phase = ACTION
    for c in g.clans:
        c.rage = c.stat(RAGE)
        c.passed = False
        g.tell(tales.REFILLS, c.seat, c.rage)
    g.turn = g.first


def may_act(c: Clan) -> bool:
    return c.rage > 0 and not c.passed


def nobody_may_act(g: BloodRage) -> bool:
    return not any(may_act(c) for c in g.clans) or all_pillaged(g)


def all_pillaged(g: BloodRage) -> bool:
    gone = bits(g.pillaged) | bits(g.destroyed)
    return all(gone >> p & 1 for p in PROVINCES)


def whose_turn(g: BloodRage) -> list[int]:
    """The next from here to the left who may act."""
    for seat in g.clockwise(g.turn):
        if may_act(g.clans[seat]):
            g.turn = seat
            return [seat]
    return []


def pass_the_turn(g: BloodRage) -> None:
    g.turn = (g.turn + 1) % len(g.clans)


def invades(g: BloodRage) -> bool:
    return g.deed in (INVADE, RECALL)


def marches(g: BloodRage) -> bool:
    return g.deed == MARCH


def upgrades(g: BloodRage) -> bool:
    return g.deed == UPGRADE


def pillages(g: BloodRage) -> bool:
    return g.deed in (PILLAGE, CHALLENGE)


def sacrifices(g: BloodRage) -> bool:
    return g.deed == SACRIFICE


def end_turn(g: BloodRage, seat: int) -> None:
    g.deed = DONE


class TakeAction(Ask[BloodRage]):
    def offers(self, g: BloodRage, seat: int) -> list[int]:
        c = g.clans[seat]
        offered = [act(INVADE, kind) for kind in kinds_at(c, RESERVE)]
        if has(c, gifts.RECALL):
            offered += [act(RECALL, kind) for kind in kinds_at(c, VALHALLA)]
        places = footprint(c)
        offered += [act(MARCH, province) for province in PROVINCES if places >> province & 1]
        offered += each_kind(UPGRADE, c.hand)
        offered += each_kind(QUEST, c.hand)
        offered += [act(PILLAGE, province) for province in PROVINCES]
        if has(c, gifts.CHALLENGE):
            offered += [act(CHALLENGE, province) for province in PROVINCES]
        if has(c, gifts.SACRIFICE):
            offered.append(act(SACRIFICE, 0))
        offered.append(DONE)
        return offered

    def legal(self, g: BloodRage, seat: int) -> list[int]:
        """The same as of all questions, without the many offers that are struck at a glance."""
        c = g.clans[seat]
        if c.rage == 0:
            return [DONE]
        found: list[int] = []
        room = any_room(g)
        given = powers(c)
        if not horns_reached(c):
            for figure in one_of_each(c, RESERVE):
                affordable = invasion_cost(c, figure) <= c.rage
                if affordable and not nowhere_to_go(g, c, figure, room):
                    found.append(act(INVADE, kind_of(c, figure)))
            if given >> gifts.RECALL & 1 and price(c, gifts.RECALL) <= c.rage:
                for figure in one_of_each(c, VALHALLA):
                    if not nowhere_to_go(g, c, figure, room):
                        found.append(act(RECALL, kind_of(c, figure)))
        places = footprint(c)
        for province in PROVINCES:
            if places >> province & 1 and (room or province != YGGDRASIL):
                found.append(act(MARCH, province))
        upgrades = [card for card in c.hand if CARDS[card].upgrade]
        if upgrades:
            saved = price(c, gifts.CHEAP_UPGRADES)
            found += each_kind(UPGRADE, [n for n in upgrades if CARDS[n].cost - saved <= c.rage])
        found += each_kind(QUEST, [card for card in c.hand if CARDS[card].quest])
        destroyed = bits(g.destroyed)
        pillaged = bits(g.pillaged)
        present = [p for p in PROVINCES if places & SUPPORT[p] and not destroyed >> p & 1]
        found += [act(PILLAGE, province) for province in present if not pillaged >> province & 1]
        if given >> gifts.CHALLENGE & 1 and price(c, gifts.CHALLENGE) <= c.rage:
            found += [act(CHALLENGE, province) for province in present if pillaged >> province & 1]
        if given >> gifts.SACRIFICE & 1 and not forbids_sacrifice(c):
            found.append(act(SACRIFICE, 0))
        found.append(DONE)
        return found

    def forbids(self, g: BloodRage, seat: int, act: int) -> str:
        c = g.clans[seat]
        deed = verb(act)
        if deed == DONE:
            return ""
        if c.rage == 0:
            return "action.zero-rage"
        if deed == INVADE:
            return forbids_invasion(g, c, noun(act))
        if deed == RECALL:
            return forbids_recall(g, c, noun(act))
        if deed == MARCH:
            return forbids_march(g, c, noun(act))
        if deed == UPGRADE:
            return forbids_upgrade(g, c, noun(act))
        if deed == QUEST:
            return forbids_quest(noun(act))
        if deed == PILLAGE:
            return forbids_pillage(g, c, noun(act))
        if deed == CHALLENGE:
            return forbids_challenge(g, c, noun(act))
        return forbids_sacrifice(c)

    def answer(self, g: BloodRage, seat: int, act: int) -> None:
        c = g.clans[seat]
        g.deed = verb(act)
        if act == DONE:
            give_up(g, c)
        elif g.deed in (INVADE, RECALL):
            enter(g, c, noun(act))
        elif g.deed == MARCH:
            set_out(g, c, noun(act))
        elif g.deed == UPGRADE:
            lay_out(g, c, noun(act))
        elif g.deed == QUEST:
            commit_quest(g, c, noun(act))
        elif g.deed in (PILLAGE, CHALLENGE):
            raid(g, c, noun(act))


def give_up(g: BloodRage, c: Clan) -> None:
    """Passing forfeits the rage that is left and all further turns of this Age."""
    g.tell(tales.PASSES, c.seat, c.rage)
    c.rage = 0
    c.passed = True


def forbids_quest(card: int) -> str:
    return "" if CARDS[card].quest else "action.quest.commit"


def commit_quest(g: BloodRage, c: Clan, card: int) -> None:
    move(card, c.hand, c.quests)
    g.tell(tales.COMMITS_QUEST, c.seat, len(c.quests))


TAKE_ACTION: Final[TakeAction] = TakeAction("action")
outlines()
