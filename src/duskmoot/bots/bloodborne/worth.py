"""Judging the cards: what each is worth in a fight, which to gain, to give up or to keep."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.card import MONSTER
from duskmoot.games.bloodborne.cards.table import BOSSES, CARDS, ENEMIES
from duskmoot.games.bloodborne.state import BOSSES_DRAWN, CARD_LIMIT, Bloodborne, Hunter

WORTH: Final[dict[str, float]] = {
    "saw_cleaver": 1.0,
    "hunter_axe": 2.0,
    "hunter_pistol": 0.9,
    "transform_weapon": 1.2,
    "hunters_dream": 9.0,
    "kirkhammer": 3.3,
    "stake_driver": 2.9,
    "threaded_cane": 2.7,
    "ludwigs_holy_blade": 3.0,
    "tonitrus": 3.3,
    "burial_blade": 2.3,
    "chikage": 3.4,
    "repeating_pistol": 2.0,
    "ludwigs_rifle": 2.4,
    "blunderbuss": 1.5,
    "cannon": 3.4,
    "flamesprayer": 2.6,
    "blood_vial": 1.5,
    "molotov_cocktail": 2.2,
    "shaman_bone_blade": 2.2,
    "beast_blood_pellet": 1.7,
}
"""Echoes and trophies that one use brings, about."""


def worth(number: int) -> float:
    return WORTH[CARDS[number].id]


def weakest(cards: list[int]) -> int:
    return min(cards, key=worth)


def upgrade_worth(h: Hunter, number: int) -> float:
    """How much better a Hunter fights with this Upgrade: it takes a weaker card's place."""
    place = worth(weakest(h.owned)) if len(h.owned) >= CARD_LIMIT else 1.0
    return worth(number) - place


def best_upgrade(g: Bloodborne, h: Hunter) -> float:
    """What the best Available Upgrade adds."""
    return max([0.0, *[upgrade_worth(h, number) for number in g.display]])


def rounds_left(g: Bloodborne) -> float:
    """How many rounds the hunt may still last after this one."""
    bosses = BOSSES_DRAWN - sum([number in BOSSES for number in [*g.past, g.enemy]])
    left = len(g.dungeon) + 1.5 * bosses
    if g.enemy < 0 or ENEMIES[g.enemy].rank == MONSTER:
        return left + 4.0
    stands = max(0.0, g.echoes / 4.0 - 1.0)
    return stands if g.enemy == g.final_boss else left + stands + 4.0
