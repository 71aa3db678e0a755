"""What a Hunter would do without thinking: the playouts of a search are played like this.

The habits are those of the heuristic bot, read off its games: it dreams in two rounds of five,
most often when wounded or with several cards used, and seldom keeps a Transform in hand.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import NONE, Bloodborne, Hunter
from duskmoot.games.bloodborne.verbs import AIM, DROP, PLAY, REMOVE
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.view import IMAGINED

WISH_BY_HEALTH: Final[list[int]] = [10, 8, 8, 7, 6, 5, 2, 2, 1]
"""Chances to dream, in tenths."""


def lean(g: Bloodborne, seat: int, acts: list[int]) -> int:
    """By chance, but with habits; nobody declines what he is offered."""
    asked = verb(acts[0])
    if asked == PLAY:
        return lean_to_play(g, g.hunters[seat], acts)
    fitting = [a for a in acts if a != DONE] or acts
    if asked == AIM:
        return g.chance.pick(IMAGINED, fitting)
    return better_of_two(g, fitting, asked in (DROP, REMOVE))


def lean_to_play(g: Bloodborne, h: Hunter, acts: list[int]) -> int:
    dreams = g.chance.below(IMAGINED, 10) < wish_to_dream(h)
    weapons = [a for a in acts if CARDS[noun(a)].potential() > 0]
    if dreams or not weapons:
        return next(a for a in acts if CARDS[noun(a)].dream)
    for a in acts:
        if CARDS[noun(a)].transforms:
            return a
    return better_of_two(g, weapons, False)


def wish_to_dream(h: Hunter) -> int:
    used = 2 if len(h.discard) >= 2 else 0
    rich = 1 if h.collected >= 3 else 0
    return WISH_BY_HEALTH[h.health] + used + rich


def better_of_two(g: Bloodborne, acts: list[int], worse: bool) -> int:
    """Of two acts drawn by chance the one with the stronger card, or with the weaker one."""
    one = g.chance.pick(IMAGINED, acts)
    other = g.chance.pick(IMAGINED, acts)
    stronger = strength(g, noun(one)) >= strength(g, noun(other))
    return one if stronger != worse else other


def strength(g: Bloodborne, number: int) -> int:
    """Twice the damage that the card can do to this enemy, and something for striking first."""
    card = CARDS[number]
    damage = card.potential()
    if g.enemy != NONE:
        damage = ENEMIES[g.enemy].lets_through(card, damage)
    return 2 * damage + (1 if card.instant else 0) + (20 if card.dream else 0)
