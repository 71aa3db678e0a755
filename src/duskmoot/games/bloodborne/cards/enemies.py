"""The abilities of Monsters, Bosses and Final Bosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.bloodborne import tales
from duskmoot.games.bloodborne.cards.actions import holds_melee
from duskmoot.games.bloodborne.cards.card import ActionCard, Enemy
from duskmoot.games.bloodborne.rules.health import eliminate, hurt
from duskmoot.games.bloodborne.rules.upgrades import refill_display

if TYPE_CHECKING:
    from duskmoot.games.bloodborne.state import Bloodborne, Hunter

# Monsters: when revealed.


class BeastPatient(Enemy):
    """Bites every living Hunter."""

    def on_reveal(self, g: Bloodborne) -> None:
        hurt(g, g.in_turn_order(), self.harm)


class ManeaterBoar(Enemy):
    """Runs into the First Player."""

    def on_reveal(self, g: Bloodborne) -> None:
        hurt(g, [g.hunters[g.first]], self.harm)


class NightmareApostle(Enemy):
    """Goes for those who carry the most collected echoes."""

    def on_reveal(self, g: Bloodborne) -> None:
        most = max(h.collected for h in g.hunters)
        hurt(g, [h for h in g.in_turn_order() if h.collected == most and most > 0], self.harm)


class Scholar(Enemy):
    """Takes all Available Upgrades away; new ones are laid out."""

    def on_reveal(self, g: Bloodborne) -> None:
        g.tell(tales.DISPLAY_CLEARED)
        g.removed += g.display
        g.display.clear()
        refill_display(g)


# Monsters: when they escape.


class Fleeing(Enemy):
    """Rabid Dog and Executioner: hurt every living Hunter on their way out."""

    def on_escape(self, g: Bloodborne) -> None:
        hurt(g, g.in_turn_order(), self.harm)


class ChurchServant(Enemy):
    """Each Hunter spills a collected echo."""

    def on_escape(self, g: Bloodborne) -> None:
        for h in g.in_turn_order():
            spilled = min(self.takes, h.collected)
            if spilled:
                h.collected -= spilled
                g.tell(tales.SPILLS, h.seat, spilled)


class BellMaiden(Enemy):
    """Calls: the next enemy enters play stronger."""

    def on_escape(self, g: Bloodborne) -> None:
        g.bell += self.bonus
        g.tell(tales.BELL_TOLLS, self.bonus)


# Monsters: while in play.


class Bloodlicker(Enemy):
    """Feeds on every Hunter its attack kills."""

    def after_monster_attack(self, g: Bloodborne, killed: int) -> None:
        if killed:
            g.echoes += self.bonus * killed
            g.tell(tales.GAINS_ECHOES, self.number, self.bonus * killed)


class LabyrinthMadman(Enemy):
    """Feels melee weapons less."""

    def lets_through(self, card: ActionCard, damage: int) -> int:
        return max(0, damage - self.bonus) if card.melee else damage


class Untouchable(Enemy):
    """Celestial Child and Martyr Logarius: Instants deal no damage."""

    def lets_through(self, card: ActionCard, damage: int) -> int:
        return 0 if card.instant else damage


# Bosses.


class FatherGascoigne(Enemy):
    """Breaks the weapons that hurt him and did not kill him."""

    def breaks_weapons(self) -> bool:
        return True


class Watchdog(Enemy):
    """Ranged weapons hardly scratch it."""

    def lets_through(self, card: ActionCard, damage: int) -> int:
        return min(damage, self.most) if card.ranged else damage


class ClericBeast(Enemy):
    """Hits harder whoever stands close."""

    def hits_harder(self, h: Hunter) -> int:
        return self.bonus if holds_melee(h) else 0


class BloodStarvedBeast(Enemy):
    """Poisons those who wounded it and left it alive."""

    def after_hunters_attack(self, g: Bloodborne) -> None:
        wounders = [h for h in g.in_turn_order() if h.living() and h.taken > 0]
        if wounders:
            g.tell(tales.STRIKES_BACK, self.number)
            hurt(g, wounders, self.harm)


class VicarAmelia(Enemy):
    """Heals herself, never beyond her starting number."""

    def stays(self, g: Bloodborne) -> None:
        regained = min(self.bonus, g.full - g.echoes)
        if regained > 0:
            g.echoes += regained
            g.tell(tales.REGAINS, self.number, regained)


# Final Bosses: for the whole game.


class Gehrman(Enemy):
    """All other enemies enter play stronger."""

    def extra_echoes(self, enemy: Enemy) -> int:
        return 0 if enemy is self else self.bonus


class Rom(Enemy):
    """A second death is the last."""

    def on_death(self, g: Bloodborne, h: Hunter) -> None:
        if h.deaths == self.most:
            eliminate(g, h)


class Ebrietas(Enemy):
    """Hunters have less health."""

    def full_health(self) -> int:
        return self.most


class MergosWetNurse(Enemy):
    """Every enemy attack is stronger."""

    def sharpens(self) -> int:
        return self.bonus


class MoonPresence(Enemy):
    """Death also costs banked echoes."""

    def on_death(self, g: Bloodborne, h: Hunter) -> None:
        lost = min(self.takes, h.banked)
        if lost:
            h.banked -= lost
            g.tell(tales.LOSES_BANKED, h.seat, lost)


ODD_ENEMIES: Final[dict[str, type[Enemy]]] = {
    "beast_patient": BeastPatient,
    "maneater_boar": ManeaterBoar,
    "nightmare_apostle": NightmareApostle,
    "scholar": Scholar,
    "rabid_dog": Fleeing,
    "executioner": Fleeing,
    "church_servant": ChurchServant,
    "bell_maiden": BellMaiden,
    "bloodlicker": Bloodlicker,
    "labyrinth_madman": LabyrinthMadman,
    "celestial_child": Untouchable,
    "martyr_logarius": Untouchable,
    "father_gascoigne": FatherGascoigne,
    "watchdog_of_the_old_lords": Watchdog,
    "cleric_beast": ClericBeast,
    "blood_starved_beast": BloodStarvedBeast,
    "vicar_amelia": VicarAmelia,
    "gehrman": Gehrman,
    "rom": Rom,
    "ebrietas": Ebrietas,
    "mergos_wet_nurse": MergosWetNurse,
    "moon_presence": MoonPresence,
}
