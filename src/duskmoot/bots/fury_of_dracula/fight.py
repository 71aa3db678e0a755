"""Judging combat: what each pair of cards does, and what the other side may lay down."""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.bots.fury_of_dracula.duel import Duel, duel
from duskmoot.bots.fury_of_dracula.temper import COUNT, Temper
from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.combat.comparison import VAMPIRE_PRIDE
from duskmoot.games.fury_of_dracula.rules.combat.fighters import (
    COMBAT_NAMES,
    ESCAPES,
    forbids_choice,
)
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of
from duskmoot.games.fury_of_dracula.sheets import (
    BITE_SPACES,
    COMBAT_CARDS,
    DRACULA_HEALTH,
    HEALTH,
    HIMSELF,
    LAST_INFLUENCE,
    PRIDE,
)
from duskmoot.games.fury_of_dracula.state import Fury

SILENCED_BY_STRENGTH: Final[list[str]] = ["punch", "crucifix"]
HABITS: Final[dict[str, float]] = {"punch": 0.8, "dodge": 1.0, "escape": 0.4}
"""How often hunters lay down the cards that everybody has, beside an item."""
ITEM_HABIT: Final[float] = 1.6
FOES_CARDS: Final[list[int]] = sorted(set(DECKS["combat"]))
LASTING_ROUNDS: Final[int] = 3
"""A combat is judged no farther ahead than this."""


def price_of_wounds(g: Fury, h: Hunter, n: int, temper: Temper) -> float:
    """What it costs the hunters that he suffers so much."""
    left = HEALTH[h.number] - h.damage
    if n <= 0 or h.place == NOWHERE:
        return 0.0
    if n >= left:
        return price_of_defeat(g, temper)
    return danger(g, h, n, temper) - danger(g, h, 0, temper)


def danger(g: Fury, h: Hunter, n: int, temper: Temper) -> float:
    """What it costs that wounds may lead to a defeat, once he has suffered so much more."""
    left = HEALTH[h.number] - h.damage - n
    return price_of_defeat(g, temper) * temper.dread * exp(-left / 4.0)


def price_of_defeat(g: Fury, temper: Temper) -> float:
    """Influence for Dracula, and a hunter who begins anew with nothing."""
    gained = 2 + g.despair
    if g.influence + gained >= LAST_INFLUENCE:
        return temper.victory
    return temper.influence * gained + temper.anew


def price_of_bite(g: Fury, h: Hunter, temper: Temper) -> float:
    bites = temper.bite if h.bites < BITE_SPACES[h.number] else price_of_defeat(g, temper)
    return bites + (temper.victory if g.influence + 1 >= LAST_INFLUENCE else temper.influence)


def price_of_blood(g: Fury, n: int, temper: Temper) -> float:
    """What it costs Dracula to suffer so much; healing is the contrary."""
    left = DRACULA_HEALTH - g.dracula.damage
    if n >= left:
        return temper.victory
    n = max(n, -g.dracula.damage)
    return temper.blood * (exp((n - left) / 10.0) - exp(-left / 10.0))


class Fight:
    """One round of combat, judged by what the hunters gain by it."""

    def __init__(self, g: Fury, temper: Temper) -> None:
        self.g = g
        self.temper = temper
        self.fighters = [g.hunters[i] for i in g.fighters]
        self.proud = self.is_proud()
        self.left = min(LASTING_ROUNDS, COMBAT_CARDS - g.combat_round - 1)
        """Rounds that may follow this one."""
        self._dracula_may: dict[int, float] = {}

    def is_proud(self) -> bool:
        """Whether an escape is cancelled in the round for which cards are chosen, or lie open."""
        g = self.g
        played = g.combat_round - len(g.dracula.laid) + g.options[PRIDE]
        if g.foe == HIMSELF:
            return g.enraged or played <= g.despair
        return g.enraged or played < VAMPIRE_PRIDE

    # What a pair of cards does.

    def harm(self, n: int) -> float:
        """What it is worth to hurt the foe so much."""
        if n == 0:
            return 0.0
        g = self.g
        if g.foe == HIMSELF:
            return price_of_blood(g, n, self.temper)
        if n >= self.foe_left():
            return self.temper.vampire
        return self.temper.scratch * n

    def struck(self, h: Hunter, card: int, theirs: int, engaged: bool, cancelled: bool) -> float:
        """What the hunter's own card does, if it is not silenced."""
        mine = CARDS[card]
        answer = CARDS[theirs].id
        if mine.id == "crucifix":
            fits = engaged and cancelled and answer in ("fangs", "mesmerize")
            return self.harm(mine.damage) if fits else 0.0
        if mine.id == "garlic":
            fits = engaged and answer in ("fangs", "claws")
            return self.harm(mine.damage) if fits else 0.0
        if mine.id == "heavenly_host":
            if engaged and answer == "fangs":
                return -price_of_bite(self.g, h, self.temper)
            return self.harm(mine.damage) - self.temper.item
        if mine.id == "holy_circle":
            return self.out_of_it(h) - self.temper.item
        if mine.id == "escape":
            return self.out_of_it(h)
        return self.harm(mine.damage - int(h.mesmerized and mine.weapon))

    def out_of_it(self, h: Hunter) -> float:
        """What it is worth to leave the combat: the rounds that would still come."""
        if len(self.fighters) > 1:
            wounds = price_of_wounds(self.g, h, 2, self.temper) * 0.6 / len(self.fighters)
            blows = self.harm(self.blow(h)) * 0.6
            return (wounds - blows) * max(1, self.left)
        left = HEALTH[h.number] - h.damage
        fight = self.duel(h)
        return fight.shaken(left) - fight.worth(left, self.foe_left(), self.left)

    def duel(self, h: Hunter) -> Duel:
        """This combat as a lone hunter sees it."""
        temper = self.temper
        defeat = price_of_defeat(self.g, temper)
        if self.g.foe != HIMSELF:
            return duel(self.blow(h), defeat, temper.vampire, temper.scratch, 0.1)
        wound = round(price_of_blood(self.g, 1, temper), 2)
        return duel(self.blow(h), defeat, temper.victory, wound, 0.0 if self.proud else 0.3)

    def foe_left(self) -> int:
        """The health that is left to the foe."""
        g = self.g
        if g.foe == HIMSELF:
            return DRACULA_HEALTH - g.dracula.damage
        hideout = g.hideouts()[g.nest]
        if g.encounter not in hideout.revealed:
            return 1
        return CARDS[g.encounter].health - hideout.wounds[hideout.revealed.index(g.encounter)]

    def blow(self, h: Hunter) -> int:
        """What he deals on average with his better cards, as far as one can tell."""
        armed = [CARDS[c].damage for c in items_of(h) if CARDS[c].weapon]
        return max(armed, default=1)

    def clash(self, h: Hunter, card: int, theirs: int, engaged: bool) -> float:
        """What the hunters gain when this card meets that one; the other hunters apart."""
        answer = CARDS[theirs].id
        cancelled = engaged and theirs in CARDS[card].cancels
        if answer in ESCAPES:
            cancelled = cancelled or self.proud
            if not cancelled:
                return 0.0
        if not engaged or cancelled:
            return self.struck(h, card, theirs, engaged, cancelled)
        loss, silenced = self.suffered(h, card, theirs)
        if silenced:
            return -loss
        if answer in ("fangs", "strength", "claws") and h.damage + 2 >= HEALTH[h.number]:
            return -loss  # he is defeated before he strikes
        return self.struck(h, card, theirs, True, False) - loss

    def suffered(self, h: Hunter, card: int, theirs: int) -> tuple[float, bool]:
        """What Dracula's card does to the engaged hunter, and whether it silences his own."""
        g, temper = self.g, self.temper
        answer = CARDS[theirs].id
        if answer == "fangs":
            healed = -price_of_blood(g, -2, temper) if g.foe == HIMSELF else 0.0
            if g.at_night and h.mesmerized:
                return healed + price_of_bite(g, h, temper), True
            wreath = self.harm(4) if named("garlic_wreath") in h.ready else 0.0
            return healed + price_of_wounds(g, h, 2, temper) - wreath, False
        if answer == "strength":
            mine = CARDS[card]
            silenced = mine.weapon or mine.id in SILENCED_BY_STRENGTH
            lost = temper.item if silenced and g.at_night and mine.item else 0.0
            return price_of_wounds(g, h, 2, temper) + lost, silenced
        if answer == "claws":
            if not g.at_night:
                return price_of_wounds(g, h, 2, temper), False
            if h.damage + 2 >= HEALTH[h.number]:
                return price_of_wounds(g, h, 2, temper), False
            others = [price_of_wounds(g, o, 2, temper) for o in self.fighters if o is not h]
            second = price_of_wounds(g, h, 4, temper) - price_of_wounds(g, h, 2, temper)
            return price_of_wounds(g, h, 2, temper) + max([second, *others]), False
        if answer == "mesmerize":
            return temper.mesmerized * (1.5 if g.at_night else 0.5) * (not h.mesmerized), True
        return temper.plot, False

    # What the others may lay down.

    def dracula_may(self) -> dict[int, float]:
        """By card: how likely Dracula lays it down, as far as hunters can tell."""
        if not self._dracula_may:
            d = self.g.dracula
            gone = d.played + d.laid
            for hideout in self.g.hideouts():
                gone += [card for card in hideout.powers if CARDS[card].deck == "combat"]
            unseen = {card: DECKS["combat"].count(card) - gone.count(card) for card in FOES_CARDS}
            his = Fight(self.g, COUNT)
            liked = {card: his.of_dracula(card) for card, n in unseen.items() if n > 0}
            best = max(liked.values())
            weights = {
                card: unseen[card] * exp(self.temper.insight * (worth - best))
                for card, worth in liked.items()
            }
            total = sum(weights.values())
            self._dracula_may = {card: weight / total for card, weight in weights.items()}
        return self._dracula_may

    def hunter_may(self, h: Hunter) -> dict[int, float]:
        """By card: how likely this hunter lays it down, as far as Dracula can tell."""
        weights: dict[int, float] = {}
        low = HEALTH[h.number] - h.damage <= 2
        for name in COMBAT_NAMES:
            if not forbids_choice(h, named(name)):
                weights[named(name)] = HABITS[name] * (2.5 if low and name != "punch" else 1.0)
        for card in h.shown:
            if CARDS[card].banner and h.last != card:
                weights[card] = ITEM_HABIT
        unseen = self.unseen_items()
        for card in set(unseen):
            if CARDS[card].banner and card != h.last:
                share = unseen.count(card) / len(unseen)
                weights[card] = weights.get(card, 0.0) + ITEM_HABIT * share * len(h.items)
        total = sum(weights.values())
        return {card: weight / total for card, weight in weights.items()}

    def unseen_items(self) -> list[int]:
        """Items that may be in the hunters' hands, as far as Dracula can tell."""
        rest = DECKS["item"][:]
        for card in self.g.item_discard:
            rest.remove(card)
        for h in self.g.hunters:
            for card in h.shown + h.ready + h.laid:
                if card in rest:
                    rest.remove(card)
        return rest

    # Choosing.

    def of_hunter(self, h: Hunter, card: int) -> float:
        """What it is worth to a hunter to lay this card down."""
        chosen = 1.0 / len(self.fighters)
        worth = 0.0
        for theirs, chance in self.dracula_may().items():
            worth += chance * chosen * self.clash(h, card, theirs, True)
            if chosen < 1.0:
                worth += chance * (1.0 - chosen) * self.clash(h, card, theirs, False)
        return worth

    def of_dracula(self, card: int) -> float:
        """What it is worth to Dracula to lay this card down, against the hunter it suits best."""
        return max([self.engaging(h, card) for h in self.fighters])

    def engaging(self, engaged: Hunter, card: int) -> float:
        """What it is worth to Dracula to engage this hunter with this card."""
        gain = 0.0
        escape = CARDS[card].id in ESCAPES
        away = 0.0
        for h in self.fighters:
            for mine, chance in self.hunter_may(h).items():
                gain += chance * self.clash(h, mine, card, h is engaged)
        if escape and not self.proud:
            for mine, chance in self.hunter_may(engaged).items():
                away += 0.0 if card in CARDS[mine].cancels else chance
            others = [h for h in self.fighters if h is not engaged]
            struck = sum([self.plain_blows(h) for h in others])
            gain += (1.0 - away) * struck
        flight = away * self.rounds_to_come() if escape else 0.0
        return flight - gain

    def plain_blows(self, h: Hunter) -> float:
        """What a hunter gains by his own card alone when another is engaged."""
        gain = 0.0
        plotting = named("plotting")
        for mine, chance in self.hunter_may(h).items():
            gain += chance * self.clash(h, mine, plotting, False)
        return gain

    def rounds_to_come(self) -> float:
        """What Dracula is spared by leaving now: the blows of the rounds that would follow."""
        blows = sum([self.plain_blows(h) for h in self.fighters])
        wounds = max([price_of_wounds(self.g, h, 2, self.temper) for h in self.fighters])
        spared = (blows * 0.8 - wounds * 0.6) * max(0, self.left)
        return spared if self.g.foe == HIMSELF else -0.2

    def after_reveal(self, h: Hunter, card: int) -> float:
        """What the card is worth to the hunters now that Dracula's lies open."""
        return self.clash(h, card, self.g.dracula.laid[0], self.g.engaged == h.number)
