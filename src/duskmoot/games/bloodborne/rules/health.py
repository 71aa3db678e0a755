"""Damage to Hunters and their death (book: 'Monster attack', 'Death of a Hunter')."""

from __future__ import annotations

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import NONE, Bloodborne, Hunter


def full_health(g: Bloodborne) -> int:
    return ENEMIES[g.final_boss].full_health()


def dreams(h: Hunter) -> bool:
    """Whether Hunter's Dream is the card played this round."""
    return bool(h.revealed) and CARDS[h.revealed[0]].dream


def halved(g: Bloodborne, h: Hunter, damage: int) -> int:
    """Hunter's Dream halves each damage of the round on its own, rounded down."""
    if dreams(h) and not (g.enemy != NONE and ENEMIES[g.enemy].sleepless):
        return damage // 2
    return damage


def hurt(g: Bloodborne, victims: list[Hunter], amount: int) -> None:
    """The same damage to several Hunters at once; the dead take none."""
    living = [h for h in victims if h.living()]
    wound(g, living, [halved(g, h, amount) for h in living])


def wound(g: Bloodborne, victims: list[Hunter], damages: list[int]) -> int:
    """Lower all dials first, then let die who stands at 0; how many did."""
    for i, h in enumerate(victims):
        if damages[i] > 0:
            h.health = max(0, h.health - damages[i])
            g.tell(tales.HURT, h.seat, damages[i], h.health)
    killed = [h for h in victims if h.health == 0]
    for h in killed:
        die(g, h)
    return len(killed)


def die(g: Bloodborne, h: Hunter) -> None:
    h.dead = True
    h.deaths += 1
    g.tell(tales.DIES, h.seat)
    if h.collected:
        g.tell(tales.LOSES_COLLECTED, h.seat, h.collected)
        h.collected = 0
    ENEMIES[g.final_boss].on_death(g, h)


def eliminate(g: Bloodborne, h: Hunter) -> None:
    """The Hunter leaves the game at once, and all his cards with him."""
    h.out = True
    g.tell(tales.ELIMINATED, h.seat)
    g.removed += h.hand + h.revealed + h.discard
    h.hand.clear()
    h.revealed.clear()
    h.discard.clear()
    h.owned.clear()
