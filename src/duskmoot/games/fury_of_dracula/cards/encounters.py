"""The encounter cards, each as what befalls the hunter and what it does when it matures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula.board import BY_ROAD, NOWHERE
from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.rules import perils
from duskmoot.games.fury_of_dracula.rules.combat import fight_vampire
from duskmoot.games.fury_of_dracula.rules.decks import draw_encounters
from duskmoot.games.fury_of_dracula.rules.mature import mature_vampire
from duskmoot.games.fury_of_dracula.rules.obstacles import block
from duskmoot.games.fury_of_dracula.rules.ploys import look_through_discards
from duskmoot.games.fury_of_dracula.rules.tracks import heal_dracula
from duskmoot.games.fury_of_dracula.rules.wounds import delay, hurt, present
from duskmoot.games.fury_of_dracula.sheets import DAY, DRACULA, MOST_BATS
from duskmoot.games.fury_of_dracula.state import follow

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.state import Fury


class Vampire(FuryCard):
    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        mature_vampire(g, self.matured)


class NewVampire(Vampire):
    def befall(self, g: Fury) -> None:
        perils.invite(g)


class RecklessVampire(Vampire):
    def befall(self, g: Fury) -> None:
        fight_vampire(g, [g.victim])


class AristocraticVampire(Vampire):
    def befall(self, g: Fury) -> None:
        follow(g, perils.COURTING, perils.victim(g).seat)


class Hoax(FuryCard):
    def befall(self, g: Fury) -> None:
        delay(g, perils.victim(g))

    def mature(self, g: Fury) -> None:
        look_through_discards(g)


class UnnaturalFog(FuryCard):
    def befall(self, g: Fury) -> None:
        place = perils.victim(g).place
        perils.lay_fog(g, place, perils.thicken(g, place))
        if g.step == DAY:
            for hunter in present(g, place):
                delay(g, g.hunters[hunter])

    def mature(self, g: Fury) -> None:
        follow(g, perils.FOGGING, DRACULA)


class DesecratedSoil(FuryCard):
    def befall(self, g: Fury) -> None:
        draw_encounters(g, 3)
        g.count = 3
        follow(g, perils.REPEL, perils.victim(g).seat)
        follow(g, perils.DIGGING, DRACULA)

    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        heal_dracula(g, 3)


class SzganyMob(FuryCard):
    def befall(self, g: Fury) -> None:
        g.queue = present(g, perils.victim(g).place)
        follow(g, perils.MOB, DRACULA)

    def mature(self, g: Fury) -> None:
        g.queue = perils.in_region(g, g.site)
        follow(g, perils.MOB, DRACULA)


class Rats(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, perils.REPEL, perils.victim(g).seat)
        hurt(g, perils.victim(g), 2)

    def stays(self, g: Fury) -> bool:
        return True


class Saboteur(FuryCard):
    def befall(self, g: Fury) -> None:
        delay(g, perils.victim(g))
        follow(g, perils.REPEL, perils.victim(g).seat)

    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        block(g, 1)


class Wolves(FuryCard):
    def befall(self, g: Fury) -> None:
        g.queue = present(g, perils.victim(g).place)
        follow(g, perils.PACK, DRACULA)

    def mature(self, g: Fury) -> None:
        """Nowhere to go from an island without roads."""
        if BY_ROAD[g.site]:
            follow(g, perils.HUNTING, DRACULA)


class SzganyBodyguards(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, perils.GUARDED, perils.victim(g).seat)
        hurt(g, perils.victim(g), 2)

    def mature(self, g: Fury) -> None:
        """Before Dracula, until he sends them."""
        g.encounter_discard.remove(self.number)
        g.dracula.guards.append(self.number)


class Bats(FuryCard):
    def befall(self, g: Fury) -> None:
        if len([h for h in g.hunters if h.bats]) < MOST_BATS:
            perils.victim(g).bats = True


class Spy(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, perils.SPYING, perils.victim(g).seat)

    def mature(self, g: Fury) -> None:
        """Nobody to spy upon while all hunters are defeated."""
        if any(h.place != NOWHERE for h in g.hunters):
            follow(g, perils.MARKING, DRACULA)


ENCOUNTERS: Final[dict[str, type[FuryCard]]] = {
    "new_vampire": NewVampire,
    "reckless_vampire": RecklessVampire,
    "aristocratic_vampire": AristocraticVampire,
    "hoax": Hoax,
    "unnatural_fog": UnnaturalFog,
    "desecrated_soil": DesecratedSoil,
    "szgany_mob": SzganyMob,
    "rats": Rats,
    "saboteur": Saboteur,
    "wolves": Wolves,
    "szgany_bodyguards": SzganyBodyguards,
    "bats": Bats,
    "spy": Spy,
}
