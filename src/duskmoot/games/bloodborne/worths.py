"""Judging the cards: what each is worth in a fight, which to gain, to give up or to keep."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.card import MONSTER
from duskmoot.games.bloodborne.cards.table import BOSSES, CARDS, ENEMIES
from duskmoot.games.bloodborne.state import BOSSES_DRAWN, CARD_LIMIT, NONE, Bloodborne, Hunter

WORTH: Final[dict[str, float]] = {
    "saw_cleaver": 1.0,
    "hunter_axe": 1.4,
    "hunter_pistol": 1.8,
    "transform_weapon": 1.8,
    "hunters_dream": 9.0,
    "kirkhammer": 1.9,
    "stake_driver": 2.8,
    "threaded_cane": 1.8,
    "ludwigs_holy_blade": 2.3,
    "tonitrus": 2.3,
    "burial_blade": 1.9,
    "chikage": 2.6,
    "repeating_pistol": 2.7,
    "ludwigs_rifle": 3.3,
    "blunderbuss": 2.6,
    "cannon": 2.7,
    "flamesprayer": 2.15,
    "blood_vial": 2.1,
    "molotov_cocktail": 3.1,
    "shaman_bone_blade": 2.1,
    "beast_blood_pellet": 2.25,
}
"""Echoes and trophies that one use brings, about."""


CROWD: Final[float] = 0.5
"""How much less a second card without damage is worth."""
FINAL_FIGHT: Final[float] = 4.0
"""Rounds that the Final Boss takes, about."""
BOSS_FIGHT: Final[float] = 2.5
ROUND_OF_BLOWS: Final[float] = 4.0
"""Echoes that all Hunters together take in a round, about."""


def worth(number: int) -> float:
    return WORTH[CARDS[number].id]


def weakest(cards: list[int]) -> int:
    return min(cards, key=worth)


def upgrade_worth(h: Hunter, number: int) -> float:
    """How much better a Hunter fights with this Upgrade: it takes a weaker card's place."""
    place = worth(weakest(h.owned)) if len(h.owned) >= CARD_LIMIT else 1.0
    return worth(number) - crowding(h, number) - place


def crowding(h: Hunter, number: int) -> float:
    """Cards that deal no damage are worth less the more of them a Hunter has."""
    if CARDS[number].potential():
        return 0.0
    return CROWD * sum(1 for card in h.owned if deals_no_damage(card))


def deals_no_damage(number: int) -> bool:
    """Hunter's Dream and Transform aside, which every Hunter starts with."""
    card = CARDS[number]
    return not (card.potential() or card.dream or card.transforms)


def best_upgrade(g: Bloodborne, h: Hunter) -> float:
    """What the best Available Upgrade adds."""
    return max([0.0, *[upgrade_worth(h, number) for number in g.display]])


def rounds_left(g: Bloodborne) -> float:
    """How many rounds the hunt may still last after this one, about."""
    stays = 0.0
    if g.enemy != NONE and ENEMIES[g.enemy].rank != MONSTER:
        stays = max(0.0, g.echoes / ROUND_OF_BLOWS - 1.0)
    if g.enemy == g.final_boss:
        return stays
    bosses = BOSSES_DRAWN - sum(1 for number in [*g.past, g.enemy] if number in BOSSES)
    return stays + len(g.dungeon) - bosses + BOSS_FIGHT * bosses + FINAL_FIGHT
