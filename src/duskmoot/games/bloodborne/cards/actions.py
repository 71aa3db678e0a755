"""The odd Action cards (starting cards and Upgrades)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.card import MONSTER, ActionCard
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.rules.health import full_health, hurt
from duskmoot.games.bloodborne.state import BLOOD_VIAL, KIRKHAMMER, NONE

if TYPE_CHECKING:
    from duskmoot.games.bloodborne.state import Bloodborne, Hunter


def holds_melee(h: Hunter) -> bool:
    return h.used() != NONE and CARDS[h.used()].melee


class HunterPistol(ActionCard):
    """Two or more of them in one round cancel each other."""

    def power(self, g: Bloodborne, h: Hunter) -> int:
        alone = not any(o is not h and o.used() == self.number for o in g.hunters)
        if not alone:
            g.tell(tales.PISTOLS_CANCEL, h.seat, self.number)
        return self.damage if alone else 0


class Kirkhammer(ActionCard):
    """Attacks after all other weapons, unless the table plays it without that drawback."""

    def is_slow(self, g: Bloodborne) -> bool:
        return self.slow and g.options[KIRKHAMMER] == 0


class StakeDriver(ActionCard):
    """Deals more to a Boss or a Final Boss."""

    def power(self, g: Bloodborne, h: Hunter) -> int:
        against_boss = g.enemy != NONE and ENEMIES[g.enemy].rank != MONSTER
        return self.damage + self.bonus if against_boss else self.damage


class ThreadedCane(ActionCard):
    """One used weapon, not a Threaded Cane, may come back after the attack."""

    def takes_back(self) -> bool:
        return True


class Tonitrus(ActionCard):
    """First strikes every other living Hunter who holds a melee weapon."""

    def before_attack(self, g: Bloodborne, h: Hunter) -> None:
        hurt(g, [o for o in g.in_turn_order() if o is not h and holds_melee(o)], self.harm)


class BurialBlade(ActionCard):
    """Deals more for each other Hunter who is dead."""

    def power(self, g: Bloodborne, h: Hunter) -> int:
        return self.damage + self.bonus * sum(
            1 for o in g.hunters if o is not h and o.dead and not o.out
        )


class Chikage(ActionCard):
    """Costs its owner blood after the attack."""

    def after_attack(self, g: Bloodborne, h: Hunter) -> None:
        hurt(g, [h], self.harm)


class RepeatingPistol(ActionCard):
    """Its owner takes nothing from the monster attack."""

    def soften(self, damage: int) -> int:
        return 0


class Blunderbuss(ActionCard):
    """One other Hunter's melee weapon makes no attack this round."""

    def aims(self) -> bool:
        return True

    def spares(self, other: Hunter) -> str:
        return "" if holds_melee(other) else "card.ranged-upgrades"

    def aim(self, g: Bloodborne, h: Hunter, other: Hunter) -> None:
        other.cancelled = True
        g.tell(tales.CANCELS, h.seat, other.seat, other.used())


class Cannon(ActionCard):
    """First hurts every other living Hunter."""

    def before_attack(self, g: Bloodborne, h: Hunter) -> None:
        hurt(g, [o for o in g.in_turn_order() if o is not h], self.harm)


class BloodVial(ActionCard):
    """Restores its owner's health, or everybody's where the table reads it so."""

    def at_once(self, g: Bloodborne, h: Hunter) -> None:
        for each in [h] if g.options[BLOOD_VIAL] == 0 else g.in_turn_order():
            if each.living():
                each.health = full_health(g)
                g.tell(tales.HEALED, each.seat, each.health)


class ShamanBoneBlade(ActionCard):
    """Takes collected echoes from another Hunter; this is no damage."""

    def aims(self) -> bool:
        return True

    def aim(self, g: Bloodborne, h: Hunter, other: Hunter) -> None:
        stolen = min(self.steals, other.collected)
        other.collected -= stolen
        h.collected += stolen
        g.tell(tales.STEALS, h.seat, other.seat, stolen)


class BeastBloodPellet(ActionCard):
    """Returns what the monster attack did to its owner."""

    def power(self, g: Bloodborne, h: Hunter) -> int:
        return min(self.most, h.hit)

    def potential(self) -> int:
        return self.most


ODD_ACTIONS: Final[dict[str, type[ActionCard]]] = {
    "hunter_pistol": HunterPistol,
    "kirkhammer": Kirkhammer,
    "stake_driver": StakeDriver,
    "threaded_cane": ThreadedCane,
    "tonitrus": Tonitrus,
    "burial_blade": BurialBlade,
    "chikage": Chikage,
    "repeating_pistol": RepeatingPistol,
    "blunderbuss": Blunderbuss,
    "cannon": Cannon,
    "blood_vial": BloodVial,
    "shaman_bone_blade": ShamanBoneBlade,
    "beast_blood_pellet": BeastBloodPellet,
}
