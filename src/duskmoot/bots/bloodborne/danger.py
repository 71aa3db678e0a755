"""Judging the danger: what the monster attack of this round and of the next may do."""

from __future__ import annotations

from functools import cache
from typing import Final

from duskmoot.games.bloodborne.cards.card import MONSTER
from duskmoot.games.bloodborne.cards.enemies import BloodStarvedBeast, Fleeing
from duskmoot.games.bloodborne.cards.table import CARDS, DIE_NAMES, ENEMIES
from duskmoot.games.bloodborne.rules.fight import faces
from duskmoot.games.bloodborne.rules.health import halved
from duskmoot.games.bloodborne.state import Bloodborne, Hunter

Roll = tuple[int, float]
"""The total of a die's combo and its chance."""

MOST: Final[int] = 16
"""Totals beyond this one are counted as this one."""
UNLIKELY: Final[float] = 0.025
MIDDLING: Final[int] = DIE_NAMES.index("yellow")


@cache
def combo(die: tuple[int, ...]) -> list[float]:
    """The chance of each total of a die whose + faces are rolled again."""
    chances: list[float] = []
    for total in range(MOST):
        ways = 0.0
        for face in die:
            if face % 2 == 0:
                ways += face // 2 == total
            elif face // 2 <= total:
                ways += chances[total - face // 2]
        chances.append(ways / len(die))
    return [*chances, 1.0 - sum(chances)]


def at_least(least: int, chances: list[float]) -> float:
    return sum(chances[max(0, least) :])


def rolls(g: Bloodborne) -> list[Roll]:
    """What the enemy may roll; the unlikely high totals are counted with the last of the rest."""
    chances = combo(tuple(faces(g, ENEMIES[g.enemy].lantern)))
    last = max([total for total, chance in enumerate(chances) if chance > UNLIKELY])
    return [*enumerate(chances[:last]), (last, at_least(last, chances))]


def suffers(g: Bloodborne, h: Hunter, roll: int) -> int:
    """What the monster attack does to a Hunter behind the card that lies before him."""
    enemy = ENEMIES[g.enemy]
    damage = roll + ENEMIES[g.final_boss].sharpens() + enemy.hits_harder(h)
    return damage if enemy.unpreventable else halved(g, h, CARDS[h.used()].soften(damage))


def fatal_total(g: Bloodborne, h: Hunter) -> int:
    """The least roll that fells a Hunter whose card does not halve it."""
    return h.health + MOST - suffers(g, h, MOST)


def harm_if_it_stands(g: Bloodborne, h: Hunter, struck: bool) -> int:
    """What an enemy that is not killed this round does to a Hunter beside its attack."""
    enemy = ENEMIES[g.enemy]
    if isinstance(enemy, Fleeing) or (isinstance(enemy, BloodStarvedBeast) and struck):
        return halved(g, h, enemy.harm)
    return 0


def felled_next(g: Bloodborne, health: int, dreaming: bool) -> float:
    """The chance that the next attack kills: a Boss stays, otherwise a middling enemy comes."""
    stays = ENEMIES[g.enemy].rank != MONSTER
    chances = combo(tuple(faces(g, ENEMIES[g.enemy].lantern if stays else MIDDLING)))
    needed = 2 * health if dreaming else health
    return at_least(needed - ENEMIES[g.final_boss].sharpens(), chances)
