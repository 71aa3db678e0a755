"""Steps 3, 4 and 5: Instant effects, the monster's attack, the Hunters' attack; trophies."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.card import FINAL, ActionCard
from duskmoot.games.bloodborne.cards.table import CARDS, DICE_FACES, DOUBTED_YELLOW, ENEMIES
from duskmoot.games.bloodborne.rules.health import halved, wound
from duskmoot.games.bloodborne.state import (
    DICE,
    NONE,
    TRACKS,
    TROPHY_TRACK,
    YELLOW_DIE,
    Bloodborne,
    Hunter,
)
from duskmoot.games.bloodborne.verbs import AIM, TAKE_BACK
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do_seat, when_seat
from duskmoot.kernel.prohibit import must
from duskmoot.kernel.zones import move

INSTANT: Final[Outline[Bloodborne]] = Outline("instant")
ATTACK: Final[Outline[Bloodborne]] = Outline("attack")


def outlines() -> None:
    INSTANT.reads(
        when_seat(has_target, ask(CHOOSE_TARGET)),
        do_seat(resolve_instant),
    )
    ATTACK.reads(
        do_seat(attack),
        when_seat(may_take_back, ask(TAKE_WEAPON_BACK)),
    )


def enemy_stands(g: Bloodborne) -> bool:
    return g.enemy != NONE


def final_boss_dead(g: Bloodborne) -> bool:
    return bool(g.past) and ENEMIES[g.past[-1]].rank == FINAL


# Step 3: Instant effects.


def with_instants(g: Bloodborne) -> list[int]:
    return [h.seat for h in g.in_turn_order() if h.revealed and CARDS[h.revealed[-1]].instant]


def not_a_target(g: Bloodborne, seat: int, other: int) -> str:
    if not g.hunters[other].living():
        return "death.not-target"
    return CARDS[g.hunters[seat].used()].spares(g.hunters[other])


def has_target(g: Bloodborne, seat: int) -> bool:
    if not CARDS[g.hunters[seat].used()].aims():
        return False
    return any(h.seat != seat and not not_a_target(g, seat, h.seat) for h in g.hunters)


class ChooseTarget(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*[act(AIM, h.seat) for h in g.hunters if h.seat != seat], DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return must(act, "round.instant.text") or not_a_target(g, seat, noun(act))

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        h = g.hunters[seat]
        CARDS[h.used()].aim(g, h, g.hunters[noun(act)])

    def about(self, g: Bloodborne, seat: int) -> list[tuple[str, int]]:
        return [("card", g.hunters[seat].used())]


def resolve_instant(g: Bloodborne, seat: int) -> None:
    h = g.hunters[seat]
    card = CARDS[h.used()]
    card.at_once(g, h)
    if card.damage:
        deal(g, h, card)


def deal(g: Bloodborne, h: Hunter, card: ActionCard) -> None:
    """Printed damage, own bonuses, the enemy's reductions and caps, the echoes left."""
    damage = 0
    if enemy_stands(g):
        damage = min(ENEMIES[g.enemy].lets_through(card, card.power(g, h)), g.echoes)
    if damage <= 0:
        g.tell(tales.TAKES_NOTHING, h.seat, card.number)
        return
    g.echoes -= damage
    h.collected += damage
    h.taken += damage
    g.tell(tales.TAKES, h.seat, card.number, damage, g.enemy)
    if g.echoes == 0:
        kill(g)


def kill(g: Bloodborne) -> None:
    """The enemy leaves the game; whoever took an echo from it this round earns its trophies."""
    enemy = ENEMIES[g.enemy]
    g.tell(tales.KILLED, enemy.number)
    last = len(TRACKS[g.options[TROPHY_TRACK]])
    for h in g.in_turn_order():
        if h.taken > 0:
            for trophy in enemy.types:
                h.trophies[trophy] = min(last, h.trophies[trophy] + 1)
                g.tell(tales.TROPHY, h.seat, trophy)
    g.past.append(g.enemy)
    g.enemy = NONE


# Step 4: the monster attacks.


def faces(g: Bloodborne, lantern: int) -> list[int]:
    doubted = g.options[YELLOW_DIE] == 1 and lantern == 1
    return DOUBTED_YELLOW if doubted else DICE_FACES[lantern]


def roll(g: Bloodborne) -> int:
    """All rolls of the combo, added up."""
    lantern = ENEMIES[g.enemy].lantern
    total = 0
    combo = True
    while combo:
        face = g.chance.pick(DICE, faces(g, lantern))
        g.rolls.append(face)
        g.tell(tales.ROLLS, lantern, face)
        total += face // 2
        combo = face % 2 == 1
    return total


def monster_attack(g: Bloodborne) -> None:
    enemy = ENEMIES[g.enemy]
    total = roll(g) + ENEMIES[g.final_boss].sharpens()
    g.tell(tales.ATTACKS_ALL, g.enemy, total)
    victims = [h for h in g.in_turn_order() if not h.dead]
    damages: list[int] = []
    for h in victims:
        damage = total + enemy.hits_harder(h)
        if not enemy.unpreventable:
            damage = halved(g, h, CARDS[h.used()].soften(damage))
        h.hit = damage
        damages.append(damage)
    enemy.after_monster_attack(g, wound(g, victims, damages))


# Step 5: the Hunters attack.


def attackers(g: Bloodborne) -> list[int]:
    """Whose weapon attacks, in turn order; slow weapons after all others."""
    quick: list[int] = []
    slow: list[int] = []
    for h in g.in_turn_order():
        if h.revealed and CARDS[h.revealed[-1]].attacks:
            (slow if CARDS[h.revealed[-1]].is_slow(g) else quick).append(h.seat)
    return quick + slow


def can_attack(g: Bloodborne, h: Hunter) -> bool:
    """Still alive, not cancelled, and the game is not over."""
    return not (h.dead or h.out or h.cancelled or final_boss_dead(g))


def attack(g: Bloodborne, seat: int) -> None:
    h = g.hunters[seat]
    if can_attack(g, h):
        card = CARDS[h.used()]
        card.before_attack(g, h)
        deal(g, h, card)
        if not final_boss_dead(g):
            card.after_attack(g, h)


def no_return(g: Bloodborne, seat: int, card: int) -> str:
    """The Threaded Cane takes back weapons only, and no Threaded Cane."""
    fetched = CARDS[card].weapon and card != g.hunters[seat].used()
    return "" if fetched else "card.melee-upgrades"


def may_take_back(g: Bloodborne, seat: int) -> bool:
    h = g.hunters[seat]
    if not h.revealed or not CARDS[h.revealed[-1]].takes_back() or not can_attack(g, h):
        return False
    return any(not no_return(g, seat, card) for card in h.discard)


class TakeWeaponBack(Ask[Bloodborne]):
    def offers(self, g: Bloodborne, seat: int) -> list[int]:
        return [*each_kind(TAKE_BACK, g.hunters[seat].discard), DONE]

    def forbids(self, g: Bloodborne, seat: int, act: int) -> str:
        return "" if act == DONE else no_return(g, seat, noun(act))

    def answer(self, g: Bloodborne, seat: int, act: int) -> None:
        if act != DONE:
            h = g.hunters[seat]
            move(noun(act), h.discard, h.hand)
            g.tell(tales.TAKES_BACK, seat, noun(act))


def after_hunters_attack(g: Bloodborne) -> None:
    if enemy_stands(g):
        ENEMIES[g.enemy].after_hunters_attack(g)


CHOOSE_TARGET: Final[ChooseTarget] = ChooseTarget("aim")
TAKE_WEAPON_BACK: Final[TakeWeaponBack] = TakeWeaponBack("take-back")
outlines()
