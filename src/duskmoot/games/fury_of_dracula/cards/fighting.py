"""Cards of combat: the hunters' weapons and tricks, and Dracula's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.choices import combat_cards
from duskmoot.games.fury_of_dracula.rules.combat import flight
from duskmoot.games.fury_of_dracula.rules.combat.fighters import (
    engaged_card,
    engaged_hunter,
    heal_foe,
    hurt_foe,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import bite, hurt, leave_combat
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_item
from duskmoot.games.fury_of_dracula.rules.round.tracks import gain_influence
from duskmoot.games.fury_of_dracula.sheets import DRACULA, HIMSELF, RECKLESS_VAMPIRE, VAMPIRE
from duskmoot.kernel.flow import follow

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.pieces import Hunter
    from duskmoot.games.fury_of_dracula.state import Fury


class Weapon(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        hurt_foe(g, self.damage - int(h.mesmerized and self.weapon))


class Firearm(Weapon):
    def strike(self, g: Fury, h: Hunter) -> None:
        super().strike(g, h)
        combat_cards.load(g, h)


class Crucifix(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        """Only if it has cancelled Fangs or Mesmerize."""
        card = CARDS[g.dracula.played[-1]].id
        if g.cancelled and g.engaged == h.number and card in ("fangs", "mesmerize"):
            hurt_foe(g, self.damage)


class Garlic(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        card = CARDS[g.dracula.played[-1]].id
        if g.engaged == h.number and card in ("fangs", "claws"):
            hurt_foe(g, self.damage)


class HeavenlyHost(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        h.laid.remove(self.number)
        discard_item(g, h.number, self.number)
        if g.engaged == h.number and CARDS[g.dracula.played[-1]].id == "fangs":
            bite(g, h)
        else:
            hurt_foe(g, self.damage)


class HolyCircle(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        h.laid.remove(self.number)
        discard_item(g, h.number, self.number)
        follow(g, combat_cards.CIRCLE, h.seat)


class Escape(FuryCard):
    def strike(self, g: Fury, h: Hunter) -> None:
        leave_combat(g, h)


class Fangs(FuryCard):
    def resolve(self, g: Fury) -> None:
        """A mesmerized hunter is bitten at night; every wreath bites back."""
        heal_foe(g, self.damage)
        h = engaged_hunter(g)
        if emboldens(g):
            gain_influence(g, 1, tales.INFLUENCE_FANGS)
        if g.at_night and h.mesmerized:
            gain_influence(g, 1, tales.INFLUENCE_FANGS)
            bite(g, h)
        elif hurt(g, h, self.damage):
            for wreath in [card for card in h.ready if card == named("garlic_wreath")]:
                hurt_foe(g, CARDS[wreath].damage)


def emboldens(g: Fury) -> bool:
    """Fangs of a Reckless Vampire, in an ambush or in every combat."""
    ours = g.foe == VAMPIRE and CARDS[g.encounter].id == "reckless_vampire"
    return ours and (g.ambush or g.options[RECKLESS_VAMPIRE] > 0)


class Strength(FuryCard):
    def resolve(self, g: Fury) -> None:
        h = engaged_hunter(g)
        card = CARDS[engaged_card(g)]
        if card.weapon or card.id in ("punch", "crucifix"):
            h.silenced = True
            g.tell(tales.CANCELS, card.number)
            if g.at_night and card.item:
                h.laid.remove(card.number)
                discard_item(g, h.number, card.number)
        hurt(g, h, self.damage)


class Claws(FuryCard):
    def resolve(self, g: Fury) -> None:
        for other in g.hunters:
            while named("garlic_wreath") in other.ready:
                other.ready.remove(named("garlic_wreath"))
                discard_item(g, other.number, named("garlic_wreath"))
        if g.at_night:
            follow(g, combat_cards.CLAWING, DRACULA)
        hurt(g, engaged_hunter(g), self.damage)


class Mesmerize(FuryCard):
    def resolve(self, g: Fury) -> None:
        h = engaged_hunter(g)
        h.silenced = True
        h.mesmerized = True
        g.tell(tales.MESMERIZED, h.number)


class Plotting(FuryCard):
    def resolve(self, g: Fury) -> None:
        g.dracula.plots += 1
        if g.combat_deck:
            follow(g, combat_cards.SEEKING, DRACULA)


class EscapeAsMist(FuryCard):
    def resolve(self, g: Fury) -> None:
        g.fled = True
        g.tell(tales.FLEES)


class EscapeAsBat(FuryCard):
    def resolve(self, g: Fury) -> None:
        g.fled = True
        g.tell(tales.FLEES)
        if g.at_night and g.foe == HIMSELF:
            follow(g, flight.FLIGHT, DRACULA)


FIGHTING: Final[dict[str, type[FuryCard]]] = {
    "rifle": Firearm,
    "pistol": Firearm,
    "knife": Weapon,
    "punch": Weapon,
    "crucifix": Crucifix,
    "garlic": Garlic,
    "heavenly_host": HeavenlyHost,
    "holy_circle": HolyCircle,
    "escape": Escape,
    "fangs": Fangs,
    "strength": Strength,
    "claws": Claws,
    "mesmerize": Mesmerize,
    "plotting": Plotting,
    "escape_as_mist": EscapeAsMist,
    "escape_as_bat": EscapeAsBat,
}
