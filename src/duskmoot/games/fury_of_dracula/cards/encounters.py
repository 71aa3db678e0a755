"""The encounter cards, each as what befalls the hunter and what it does when it matures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula.board import BY_ROAD, NOWHERE
from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.rules.choices import encounter_cards
from duskmoot.games.fury_of_dracula.rules.choices.event_cards import look_through_discards
from duskmoot.games.fury_of_dracula.rules.choices.obstacles import block
from duskmoot.games.fury_of_dracula.rules.combat.steps import fight_vampire
from duskmoot.games.fury_of_dracula.rules.dracula.maturing import mature_vampire
from duskmoot.games.fury_of_dracula.rules.hunters.damage import delay, hurt, present
from duskmoot.games.fury_of_dracula.rules.round.decks import draw_encounters
from duskmoot.games.fury_of_dracula.rules.round.tracks import heal_dracula
from duskmoot.games.fury_of_dracula.sheets import DAY, DRACULA, MOST_BATS
from duskmoot.kernel.flow import follow

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.state import Fury


class Vampire(FuryCard):
    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        mature_vampire(g, self.matured)


class NewVampire(Vampire):
    def befall(self, g: Fury) -> None:
        encounter_cards.invite(g)


class RecklessVampire(Vampire):
    def befall(self, g: Fury) -> None:
        fight_vampire(g, [g.victim])


class AristocraticVampire(Vampire):
    def befall(self, g: Fury) -> None:
        follow(g, encounter_cards.COURTING, encounter_cards.victim(g).seat)


class Hoax(FuryCard):
    def befall(self, g: Fury) -> None:
        delay(g, encounter_cards.victim(g))

    def mature(self, g: Fury) -> None:
        look_through_discards(g)


class UnnaturalFog(FuryCard):
    def befall(self, g: Fury) -> None:
        place = encounter_cards.victim(g).place
        encounter_cards.lay_fog(g, place, encounter_cards.thicken(g, place))
        if g.step == DAY:
            for hunter in present(g, place):
                delay(g, g.hunters[hunter])

    def mature(self, g: Fury) -> None:
        follow(g, encounter_cards.FOGGING, DRACULA)


class DesecratedSoil(FuryCard):
    def befall(self, g: Fury) -> None:
        draw_encounters(g, 3)
        g.count = 3
        follow(g, encounter_cards.REPEL, encounter_cards.victim(g).seat)
        follow(g, encounter_cards.DIGGING, DRACULA)

    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        heal_dracula(g, 3)


class SzganyMob(FuryCard):
    def befall(self, g: Fury) -> None:
        g.queue = present(g, encounter_cards.victim(g).place)
        follow(g, encounter_cards.MOB, DRACULA)

    def mature(self, g: Fury) -> None:
        g.queue = encounter_cards.in_region(g, g.site)
        follow(g, encounter_cards.MOB, DRACULA)


class Rats(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, encounter_cards.REPEL, encounter_cards.victim(g).seat)
        hurt(g, encounter_cards.victim(g), 2)

    def stays(self, g: Fury) -> bool:
        return True


class Saboteur(FuryCard):
    def befall(self, g: Fury) -> None:
        delay(g, encounter_cards.victim(g))
        follow(g, encounter_cards.REPEL, encounter_cards.victim(g).seat)

    def stays(self, g: Fury) -> bool:
        return True

    def mature(self, g: Fury) -> None:
        block(g, 1)


class Wolves(FuryCard):
    def befall(self, g: Fury) -> None:
        g.queue = present(g, encounter_cards.victim(g).place)
        follow(g, encounter_cards.PACK, DRACULA)

    def mature(self, g: Fury) -> None:
        """Nowhere to go from an island without roads."""
        if BY_ROAD[g.site]:
            follow(g, encounter_cards.HUNTING, DRACULA)


class SzganyBodyguards(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, encounter_cards.GUARDED, encounter_cards.victim(g).seat)
        hurt(g, encounter_cards.victim(g), 2)

    def mature(self, g: Fury) -> None:
        """Before Dracula, until he sends them."""
        g.encounter_discard.remove(self.number)
        g.dracula.guards.append(self.number)


class Bats(FuryCard):
    def befall(self, g: Fury) -> None:
        if len([h for h in g.hunters if h.bats]) < MOST_BATS:
            encounter_cards.victim(g).bats = True


class Spy(FuryCard):
    def befall(self, g: Fury) -> None:
        follow(g, encounter_cards.SPYING, encounter_cards.victim(g).seat)

    def mature(self, g: Fury) -> None:
        """Nobody to spy upon while all hunters are defeated."""
        if any(h.place != NOWHERE for h in g.hunters):
            follow(g, encounter_cards.MARKING, DRACULA)


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
