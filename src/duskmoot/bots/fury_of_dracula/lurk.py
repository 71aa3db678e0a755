"""Judging Dracula's encounters: where they lie, when they strike, what matures."""

from __future__ import annotations

from duskmoot.bots.fury_of_dracula.cards import AMBUSHED, MATURED, vampires_among
from duskmoot.bots.fury_of_dracula.count import Count
from duskmoot.bots.fury_of_dracula.fight import price_of_blood, price_of_wounds
from duskmoot.games.fury_of_dracula.board import HIDE, NOWHERE, REGION, is_city, roads_from
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hideout
from duskmoot.games.fury_of_dracula.rules.choices.encounter_cards import in_region
from duskmoot.games.fury_of_dracula.sheets import HEALTH, LAST_INFLUENCE, SPACES
from duskmoot.games.fury_of_dracula.verbs import AMBUSH, LAIR, MATURE, RESOLVE, RUMOR
from duskmoot.kernel.acts import DONE, noun, verb


class Lurk:
    """What Dracula's encounters are worth in their places, in points."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.g = count.g
        self.temper = count.temper

    # Laying them out.

    def place(self, card: int, space: int) -> float:
        """What the encounter is worth in the hideout on this space."""
        hideout = self.g.trail[space]
        place = hideout.location()
        name = CARDS[card].id
        if place == NOWHERE:  # Hide: nothing matures there
            return AMBUSHED[name] - 0.8 * self.ripe(card, 0.5)
        safe = 0.0 if hideout.faceup else self.count.safety(place)
        return self.ripe(card, safe) * self.timely(card, space) + AMBUSHED[name] * (1.0 - safe)

    def ripe(self, card: int, safe: float) -> float:
        """What it brings if it matures, by the chance that it does."""
        if CARDS[card].vampire:
            return 0.8 * safe * self.temper.influence * CARDS[card].matured
        return 0.7 * safe * MATURED[CARDS[card].id]

    def timely(self, card: int, space: int) -> float:
        """A vampire that matures before this one clears it away."""
        if not CARDS[card].vampire:
            return 1.0
        for other in range(space + 1, SPACES):
            ahead = self.g.trail[other]
            if other - space <= 3 and vampires_among(ahead.encounters + ahead.revealed):
                return 0.3 if not ahead.faceup else 0.7
        return 1.0

    def rumor(self, a: int) -> float:
        """A rumor where a vampire will mature soon, and nobody is near."""
        if a == DONE or verb(a) != RUMOR:
            return 0.0
        hideout = self.g.trail[noun(a)]
        if not vampires_among(hideout.encounters) or hideout.location() == NOWHERE:
            return -2.0
        safe = self.count.safety(hideout.location()) * (0.3 if hideout.faceup else 1.0)
        gained = 3 * self.temper.influence * safe
        return gained - 1.0 if noun(a) == 2 else 0.5 * gained - 1.5

    def furnish(self, card: int) -> float:
        """A lair seldom comes back to the Trail: vampires stay in hand."""
        return AMBUSHED[CARDS[card].id] - self.ripe(card, 0.6)

    # Maturing.

    def mature_or_lair(self, a: int) -> float:
        off = self.g.off[0]
        if verb(a) == MATURE:
            return sum([max(0.0, self.matured(c)) for c in off.encounters + off.revealed])
        old = self.g.lairs[noun(a) - SPACES]
        replaced = 0.0 if old.empty() else 0.4 + 0.2 * len(old.encounters)
        return (0.2 if off.faceup else 0.6) - replaced if verb(a) == LAIR else 0.0

    def resolve(self, a: int) -> float:
        """All that helps, and a vampire last: it ends the maturing."""
        if a == DONE or verb(a) != RESOLVE:
            return 0.0
        worth = self.matured(noun(a))
        if CARDS[noun(a)].vampire:
            return worth
        return worth + 50.0 if worth > 0.0 else worth

    def matured(self, card: int) -> float:
        """What the matured effect of this encounter is worth now."""
        g, temper = self.g, self.temper
        kind = CARDS[card]
        off = g.off[0]
        if not kind.matures or off.place() == HIDE:
            return 0.0
        if kind.vampire:
            gained = kind.matured + (3 if off.rumor else 0)
            if g.influence + gained >= LAST_INFLUENCE:
                return temper.victory
            lost = [self.lost(g.trail[i]) for i in range(3, SPACES)]
            return gained * temper.influence - sum(lost)
        return self.others_matured(kind.id, off)

    def others_matured(self, name: str, off: Hideout) -> float:
        g, temper = self.g, self.temper
        place = off.location()
        if name == "desecrated_soil":
            return -price_of_blood(g, -3, temper)
        if name == "szgany_mob":
            struck = [g.hunters[i] for i in in_region(g, place)]
            return sum([0.3 * len(h.items) + 0.2 for h in struck]) - 0.2
        if name == "wolves":
            roads = roads_from(place)
            struck = [h for h in g.hunters if is_city(h.place) and 0 <= roads[h.place] <= 2]
            wounds = [price_of_wounds(g, h, 2, temper) for h in struck]
            return max(wounds, default=0.0) - 0.1
        if name == "unnatural_fog":
            near = [h for h in g.hunters if is_city(h.place) and REGION[h.place] == REGION[place]]
            return 0.4 * len(near) - 0.1
        return MATURED[name]

    def lost(self, hideout: Hideout) -> float:
        """What is cleared away with a hideout."""
        ripe = 1.5 * vampires_among(hideout.encounters)
        return ripe + 0.2 * len(hideout.encounters)

    # Ambushes.

    def ambush(self, a: int) -> float:
        """To strike the hunter who has come, or to keep the card for later."""
        if a == DONE or verb(a) != AMBUSH:
            return 0.0
        g, temper = self.g, self.temper
        h = g.hunters[g.victim]
        card = CARDS[noun(a)]
        left = HEALTH[h.number] - h.damage
        worth = AMBUSHED[card.id]
        if card.id in ("rats", "wolves", "szgany_bodyguards"):
            worth = 0.7 * price_of_wounds(g, h, 2, temper) + 0.3
        if card.vampire:
            worth = 0.5 * price_of_wounds(g, h, 3, temper) + (0.5 if left < 5 else 0.0)
            return worth - 0.1 * self.temper.influence * card.matured
        met = h.place == self.count.here
        return worth + (0.3 if met else 0.0) - 0.15 * MATURED[card.id]

    def victim(self, hunter: int, wounds: int) -> float:
        """What it is worth to hurt this hunter."""
        return price_of_wounds(self.g, self.g.hunters[hunter], wounds, self.temper)
