"""Judging the actions of a turn: invade, march, upgrade, quest, pillage, and when to pass."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.blood_rage.battle import Battle
from duskmoot.bots.blood_rage.field import Field
from duskmoot.bots.blood_rage.worth import Worth
from duskmoot.games.blood_rage.board import OUTER, PROVINCES, RESERVE, VALHALLA
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.gods import FireGiant, Troll
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import (
    figures_at,
    figures_on,
    horns_reached,
    is_monster,
    is_ship,
    is_warrior,
    monster_card,
    of_kind,
    with_room,
)
from duskmoot.games.blood_rage.rules.invade import invasion_cost, places_for
from duskmoot.games.blood_rage.rules.sheet import has, price
from duskmoot.games.blood_rage.rules.upgrade import newcomer, upgrade_cost
from duskmoot.games.blood_rage.state import NONE
from duskmoot.games.blood_rage.verbs import (
    CHALLENGE,
    INVADE,
    MARCH,
    PILLAGE,
    QUEST,
    RECALL,
    UPGRADE,
)
from duskmoot.kernel.acts import DONE, noun, verb

SCRUPLE: Final[float] = 0.02
"""An action that gains less than this is worse than passing."""
NOWHERE_TO_GO: Final[float] = -9.0


class Turn:
    """Judges what one clan can do in its turn, in glory."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.g = field.g
        self.me = field.me
        self.temper = field.temper
        self.worth = Worth(field)
        self.free = with_room(field.g)

    def actions(self, acts: list[int]) -> list[float]:
        """What each action is worth; spending the last rage forgoes all that is free."""
        costs = [self.cost(a) for a in acts]
        gains = [self.gain(a, cost) for a, cost in zip(acts, costs)]
        free = [gain for a, cost, gain in zip(acts, costs, gains) if cost == 0 and a != DONE]
        forgone = sum([gain for gain in free if gain > 0.0])
        values: list[float] = []
        for cost, gain in zip(costs, gains):
            value = gain - self.temper.rage * cost
            if cost and cost == self.me.rage:
                value -= forgone
            elif value <= SCRUPLE < gain:
                value = SCRUPLE + gain / 1000.0  # rage that is left at the end is lost
            values.append(value)
        return values

    def gain(self, a: int, cost: int) -> float:
        """What the action brings, its cost apart; with the last rage there is no pillage after."""
        if a == DONE:
            return SCRUPLE
        self.field.idle = cost > 0 and cost == self.me.rage
        gain = self.judge(a)
        self.field.idle = False
        return gain

    def judge(self, a: int) -> float:
        deed = verb(a)
        if deed == INVADE:
            return self.invasion(of_kind(self.me, RESERVE, noun(a)))
        if deed == RECALL:
            return self.invasion(of_kind(self.me, VALHALLA, noun(a)))
        if deed == MARCH:
            return max([self.march(noun(a), place) for place in PROVINCES])
        if deed == UPGRADE:
            return self.upgrade(noun(a))
        if deed == QUEST:
            return self.quest(noun(a))
        if deed in (PILLAGE, CHALLENGE):
            return self.temper.haste * Battle(self.field, noun(a), self.me.seat).call()
        return self.sacrifice()

    def cost(self, a: int) -> int:
        deed = verb(a)
        if deed == INVADE:
            return invasion_cost(self.me, of_kind(self.me, RESERVE, noun(a)))
        if deed == UPGRADE:
            return upgrade_cost(self.me, noun(a))
        if deed == RECALL:
            return price(self.me, gifts.RECALL)
        if deed == CHALLENGE:
            return price(self.me, gifts.CHALLENGE)
        return 1 if deed == MARCH else 0

    # Figures.

    def invasion(self, figure: int) -> float:
        """The best that this figure can do on the board."""
        places = places_for(self.g, self.me, figure, self.free)
        best = max([self.landing(figure, p) for p in places], default=NOWHERE_TO_GO)
        return best + self.field.losses.presence(figure)

    def landing(self, figure: int, place: int) -> float:
        """What it is worth that the figure lands there."""
        gain = self.field.arrival(figure, place)
        if is_monster(figure):
            gain += self.struck(figure, place)
        if has(self.me, gifts.EXTRA_WARRIOR) and place in OUTER and not is_ship(self.me, figure):
            crowded = self.field.room[place] < 2 or horns_reached(self.me)
            gain += 0.0 if crowded else 0.5
        return gain

    def struck(self, figure: int, place: int) -> float:
        """What a monster destroys where it lands."""
        card = CARDS[monster_card(self.me, figure)]
        if not isinstance(card, Troll | FireGiant):
            return 0.0
        kills = 0.0
        for c in self.field.rivals:
            for f in figures_on(c, place):
                if is_warrior(f) or (isinstance(card, FireGiant) and not is_monster(f)):
                    kills += 1.0
        return 2.0 * self.temper.kill * kills

    def march(self, source: int, target: int) -> float:
        """What the best march from one province to the other is worth."""
        closed = self.field.destroyed >> target & 1 or self.field.room[target] <= 0
        if target == source or closed:
            return NOWHERE_TO_GO
        figures = sorted(figures_at(self.me, source), key=self.field.losses.presence)
        best = self.column(figures, target)
        if all(is_warrior(f) for f in figures):
            return best  # in whatever order they go
        return max(best, self.column(figures[::-1], target))

    def sent(self, kind: int) -> float:
        """What it is worth that a figure of this kind marches, and others after it."""
        g = self.g
        first = of_kind(self.me, g.source, kind)
        others = [f for f in figures_at(self.me, g.source) if f != first]
        return self.column([first, *others], g.target)

    def column(self, figures: list[int], target: int) -> float:
        """The first of these figures march, as many as will do best."""
        room = min(len(figures), self.field.room[target])
        return max([self.field.shift(figures[:n], target) for n in range(1, room + 1)])

    # Cards.

    def upgrade(self, number: int) -> float:
        """The gift itself, and the free invasion of its figure."""
        worth = self.worth.laid_out(number)
        card = CARDS[number]
        if len(card.fits) == 1 and not horns_reached(self.me):
            figure = newcomer(self.me, card.fits[0])
            if figure != NONE:
                worth += 0.5 * max(0.0, self.invasion(figure))
        return worth

    def quest(self, number: int) -> float:
        """To commit it now; later will do unless the last provinces may be pillaged before."""
        worth = self.field.quest_chance(number) * self.field.quest_worth(number)
        gone = self.field.pillaged | self.field.destroyed
        left = sum(1 for p in PROVINCES if not gone >> p & 1)
        urgent = left <= len(self.g.clans)
        return worth if urgent else self.temper.delay * worth + 2 * SCRUPLE

    def sacrifice(self) -> float:
        """A stat for the two figures that are missed least."""
        costs = sorted([self.victim(f) for f in self.on_board()])
        return self.field.raise_worth - sum(costs[:2])

    def on_board(self) -> list[int]:
        return [f for f, place in enumerate(self.me.figures) if place < VALHALLA]

    def victim(self, figure: int) -> float:
        """What it costs to offer this figure."""
        place = self.me.figures[figure]
        there = self.field.departure(figure, place) if place in PROVINCES else 0.0
        return self.field.losses.of(figure) + there
