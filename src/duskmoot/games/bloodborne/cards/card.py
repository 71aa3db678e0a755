"""The usual card of each sort, and the moments at which an odd one may differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.bloodborne.state import HEALTH
from duskmoot.kernel.cards import Card

if TYPE_CHECKING:
    from duskmoot.games.bloodborne.state import Bloodborne, Hunter

MONSTER: Final[int] = 0
BOSS: Final[int] = 1
FINAL: Final[int] = 2


class ActionCard(Card):
    """A starting card or an Upgrade: a melee weapon, a ranged weapon or a support card."""

    copies: int = 0
    starting: bool = False
    kind: str = ""
    damage: int = 0
    instant: bool = False
    transforms: bool = False
    dream: bool = False
    slow: bool = False
    single_use: bool = False
    bonus: int = 0
    harm: int = 0
    shield: int = 0
    steals: int = 0
    most: int = 0
    melee: bool = False
    ranged: bool = False
    weapon: bool = False
    attacks: bool = False
    """Whether it has a turn in step 5."""

    def power(self, g: Bloodborne, h: Hunter) -> int:
        """Printed damage and the card's own bonuses."""
        return self.damage

    def potential(self) -> int:
        """The damage it could deal at best, before the enemy has a say."""
        return self.damage

    def is_slow(self, g: Bloodborne) -> bool:
        return self.slow

    def at_once(self, g: Bloodborne, h: Hunter) -> None:
        """What an Instant does besides damage."""

    def before_attack(self, g: Bloodborne, h: Hunter) -> None:
        pass

    def after_attack(self, g: Bloodborne, h: Hunter) -> None:
        pass

    def soften(self, damage: int) -> int:
        """What is left of the monster attack for its owner."""
        return max(0, damage - self.shield)

    def aims(self) -> bool:
        """Whether its Instant is aimed at another Hunter."""
        return False

    def spares(self, other: Hunter) -> str:
        """The clause that keeps the Instant from being aimed at this Hunter, or ""."""
        return ""

    def aim(self, g: Bloodborne, h: Hunter, other: Hunter) -> None:
        pass

    def takes_back(self) -> bool:
        """Whether a used weapon may come back after the attack."""
        return False


class Enemy(Card):
    """A Monster, a Boss or a Final Boss."""

    health: int = 0
    die: str = ""
    trophies: list[str]
    harm: int = 0
    bonus: int = 0
    takes: int = 0
    most: int = 0
    robs: bool = False
    unpreventable: bool = False
    """Its attack is not prevented, reduced or halved."""
    sleepless: bool = False
    """Hunter's Dream halves nothing while it is in play."""
    rank: int = MONSTER
    lantern: int = 0
    types: list[int]

    def on_reveal(self, g: Bloodborne) -> None:
        pass

    def on_escape(self, g: Bloodborne) -> None:
        pass

    def lets_through(self, card: ActionCard, damage: int) -> int:
        """Its reductions, then its caps, on the damage of a card."""
        return damage

    def hits_harder(self, h: Hunter) -> int:
        """Extra damage of its attack to this Hunter."""
        return 0

    def after_monster_attack(self, g: Bloodborne, killed: int) -> None:
        pass

    def after_hunters_attack(self, g: Bloodborne) -> None:
        pass

    def stays(self, g: Bloodborne) -> None:
        """What a Boss does when it would escape if it were a Monster."""

    def breaks_weapons(self) -> bool:
        return False

    # A Final Boss changes the rules for the whole game.

    def full_health(self) -> int:
        return HEALTH

    def extra_echoes(self, enemy: Enemy) -> int:
        """What it adds to the echoes of an enemy that comes into play."""
        return 0

    def sharpens(self) -> int:
        """What it adds to every enemy attack."""
        return 0

    def on_death(self, g: Bloodborne, h: Hunter) -> None:
        pass
