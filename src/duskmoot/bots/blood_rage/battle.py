"""Judging battles: whether to call for one, whether to join, what to commit."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.blood_rage.field import Field
from duskmoot.bots.blood_rage.odds import late_bonus
from duskmoot.bots.blood_rage.raising import reward_worth
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.card import GodCard
from duskmoot.games.blood_rage.cards.gods import (
    LokisBackstab,
    LokisPoison,
    LokisTrickery,
    OdinsJudgement,
    ThorsAscension,
    ThorsHammer,
)
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.battle import total, warriors_in
from duskmoot.games.blood_rage.rules.figures import (
    figures_on,
    is_monster,
    monster_card,
    monster_strength,
    strength_of,
    warrior_strength,
)
from duskmoot.games.blood_rage.rules.sheet import upgrades_with
from duskmoot.games.blood_rage.state import AXES, LEADER, Clan

ROBBED: Final[float] = 1.5
"""What the winner's card is worth to the one who takes it."""


class Battle:
    """One pillage or battle as one clan sees it."""

    def __init__(self, field: Field, province: int, pillager: int) -> None:
        self.field = field
        self.g = field.g
        self.me = field.me
        self.temper = field.temper
        self.province = province
        self.pillages = pillager == self.me.seat
        self.own = field.strength[self.me.seat][province]
        self.figures = figures_on(self.me, province)
        self.there = [c for c in field.rivals if field.strength[c.seat][province] > 0]
        self.foes = sum(len(figures_on(c, province)) for c in self.there)
        self.spoils = self.spoils_of(pillager)

    def spoils_of(self, pillager: int) -> float:
        """The reward, or what it is worth that another does not get it."""
        if self.pillages:
            led = self.me.figures[LEADER] == self.province
            return self.field.reward(self.province, led)
        other = self.g.clans[pillager]
        return self.temper.denial * reward_worth(self.g, other, self.province)

    def win(self, fallen: int) -> float:
        """What victory brings over so many enemy figures; cards apart."""
        return self.spoils + self.me.stat(AXES) + self.temper.kill * fallen + self.gods(fallen)

    def gods(self, fallen: int) -> float:
        """What upgrades and monsters pay for dead enemies."""
        glory = 0
        for number in upgrades_with(self.me, gifts.SLAUGHTER):
            glory += CARDS[number].glory if fallen >= CARDS[number].figures else 0
        for figure in self.figures:
            if is_monster(figure):
                glory += CARDS[monster_card(self.me, figure)].glory * fallen
        return float(glory)

    def lose(self) -> float:
        """What a defeat costs: the figures, and what they stood there for."""
        if not self.figures:
            return 0.0
        stay = self.field.stay(self.province, self.own, len(self.figures))
        return -self.field.losses.all(self.figures) - stay

    # Calling for it.

    def call(self) -> float:
        """What it is worth to pillage here and now."""
        field, p = self.field, self.province
        near = field.coming(self.me, p, field.room[p] - 1)
        best = self.own + near + field.best_bonus
        chance = field.victory(p, best, field.room[p], True)
        alone = 1.0 - field.opposed(p)
        foes = max(1, self.foes)
        return (
            alone * self.spoils
            + max(0.0, chance - alone) * self.win(foes)
            + (1.0 - chance) * self.lose()
        )

    # Joining it.

    def as_it_stands(self) -> float:
        """What the battle is worth with the figures there are."""
        if not self.figures:
            return 0.0
        if not self.there:
            return self.spoils
        room = self.field.room[self.province]
        chance = self.field.victory(self.province, self.own + self.field.best_bonus, room, True)
        return chance * self.win(self.foes) + (1.0 - chance) * self.lose()

    def joined_by(self, figure: int) -> float:
        """What it is worth that this figure joins, beside staying away."""
        field, p = self.field, self.province
        source = self.me.figures[figure]
        more = field.reinforced(p, figure)
        leaving = field.departure(figure, source)
        staying = field.stay(p, self.own + more, len(self.figures) + 1)
        staying -= field.stay(p, self.own, len(self.figures))
        if not self.there:
            return staying - leaving
        best = self.own + more + field.best_bonus
        chance = field.victory(p, best, field.room[p] - 1, True)
        lost = self.lose() - field.losses.of(figure)
        joined = chance * (self.win(self.foes) + staying) + (1.0 - chance) * lost
        return joined - leaving - self.as_it_stands()

    # Committing a card.

    def commit(self, number: int, missed: float) -> float:
        """What the battle is worth with this card; `missed`: what it costs to spend it."""
        card = CARDS[number]
        chance = self.chance_with(card)
        fallen = self.foes
        won = self.win(fallen) - missed + self.if_won(card)
        lost = self.lose() + self.if_lost(card)
        if isinstance(card, OdinsJudgement):
            won += card.glory * fallen
            lost += card.glory * (len(self.figures) + fallen // 2)
        if card.tide:
            won -= self.tide()
        return chance * won + (1.0 - chance) * lost

    def if_won(self, card: GodCard) -> float:
        """What the text of a winning card brings."""
        if card.swears or (card.graces and self.pillages):
            return self.field.raise_worth
        if isinstance(card, ThorsHammer | ThorsAscension):
            return card.glory + self.temper.rage * card.rage
        return 0.0

    def if_lost(self, card: GodCard) -> float:
        """What Loki takes from the winner."""
        if isinstance(card, LokisBackstab):
            return card.glory * (1.0 + self.temper.denial)
        if isinstance(card, LokisTrickery):
            return card.rage * (self.temper.rage + self.temper.denial)
        return ROBBED if isinstance(card, LokisPoison) else 0.0

    def tide(self) -> float:
        """What it costs that all but one of the own figures fall."""
        costs = sorted([self.field.losses.of(f) for f in self.figures])
        return sum(costs[:-1])

    def chance_with(self, card: GodCard) -> float:
        """The chance to win with this card."""
        if card.mirrors:
            return self.chance_mirrored()
        own = self.own
        if card.tide:
            own = best_figure(self.me, self.province)
        if card.quest:
            own += max([CARDS[n].bonus for n in upgrades_with(self.me, gifts.QUEST_BONUS)] + [0])
        elif card.battle:
            own += card.bonus_on(self.g)
        own += late_bonus(self.g, self.me) - (card.bonus_on(self.g) if card.late else 0)
        chance = 1.0
        for c in self.there:
            chance *= self.field.odds.beaten(c.seat, self.strength_left(c, card), own)
        return chance

    def chance_mirrored(self) -> float:
        """The same bonus as the best of the others: the figures decide."""
        strongest = max([self.field.strength[c.seat][self.province] for c in self.there] + [0])
        if self.own > strongest:
            return 0.95
        return 0.2 if len(self.there) > 1 else 0.05

    def strength_left(self, c: Clan, card: GodCard) -> int:
        """The strength of a rival after the text of our card."""
        strength = self.field.strength[c.seat][self.province]
        if card.tide:
            return best_figure(c, self.province)
        if card.smites and warriors_in(c, self.province):
            return strength - warrior_strength(c)
        return strength

    def watched(self) -> float:
        """What Heimdall's Watch sees, about."""
        return sum([self.field.odds.mean[c.seat] for c in self.there])

    # Once the cards lie open.

    def wants_to_win(self) -> bool:
        fallen = sum(len(figures_on(self.g.clans[s], self.province)) for s in self.g.fighters)
        return self.win(fallen) > self.lose()

    def behind(self) -> int:
        """How much is missing to win, 0 or less if nothing is."""
        others = [seat for seat in self.g.fighters if seat != self.me.seat]
        best = max([total(self.g, self.g.clans[seat]) for seat in others])
        return best + 1 - total(self.g, self.me)


def best_figure(c: Clan, province: int) -> int:
    """The strength of the strongest figure in the province."""
    return max([strength_at(c, f, province) for f in figures_on(c, province)], default=0)


def strength_at(c: Clan, figure: int, province: int) -> int:
    """Of one figure by itself there."""
    if is_monster(figure):
        return monster_strength(c, figure, province)
    return strength_of(c, figure)
