"""Judging the small questions: what is offered by cards, and what must be given up."""

from __future__ import annotations

from duskmoot.bots.blood_rage.battle import Battle, strength_at
from duskmoot.bots.blood_rage.turn import Turn
from duskmoot.games.blood_rage.board import PROVINCES, RESERVE
from duskmoot.games.blood_rage.cards import card as powers
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.features import glory_of_death
from duskmoot.games.blood_rage.rules.fall import doomed, may_flee
from duskmoot.games.blood_rage.rules.figures import (
    figures_at,
    figures_on,
    kind_of,
    of_kind,
)
from duskmoot.games.blood_rage.rules.invade import WARRIOR
from duskmoot.games.blood_rage.rules.sheet import price
from duskmoot.games.blood_rage.state import LEADER, RAGNAROK


class Offers:
    """Judges what may be accepted or must be chosen, beside 0 for declining."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.field = turn.field
        self.g = turn.g
        self.me = turn.me
        self.temper = turn.temper

    # Figures about to fall.

    def save(self, kind: int) -> float:
        """A figure of this kind for rage."""
        figure = next(f for f in doomed(self.me) if kind_of(self.me, f) == kind)
        place = self.me.figures[figure]
        there = self.field.departure(figure, place) if place in PROVINCES else 0.0
        spent = self.temper.rage * price(self.me, powers.SAVE)
        return self.field.losses.of(figure) + there - spent

    def flee(self) -> float:
        """To Yggdrasil, unless Ragnarök pays more."""
        witch = next(f for f in doomed(self.me) if may_flee(self.me, f))
        kept = self.field.losses.of(witch) + 1.0
        if self.g.phase == RAGNAROK:
            return kept - glory_of_death(self.g, self.me)
        return kept

    def keep(self, kind: int) -> float:
        """The one that Odin's Tide leaves: for the battle first, then by what it is missed."""
        figures = figures_on(self.me, self.g.province)
        figure = next(f for f in figures if kind_of(self.me, f) == kind)
        strength = strength_at(self.me, figure, self.g.province)
        return strength + 0.1 * self.field.losses.of(figure)

    def offer_from(self, place: int) -> float:
        return max([-self.turn.victim(f) for f in figures_at(self.me, place)])

    def offer(self, kind: int) -> float:
        return -self.turn.victim(of_kind(self.me, self.g.source, kind))

    # Figures that come.

    def newcomer(self, place: int) -> float:
        """One more warrior, free of charge."""
        warrior = of_kind(self.me, RESERVE, WARRIOR)
        gain = self.field.arrival(warrior, place)
        return gain + self.field.losses.presence(warrior)

    def storm(self) -> float:
        """A pillage at once, for rage."""
        battle = Battle(self.field, self.g.target, self.me.seat)
        return battle.call() - self.temper.rage * price(self.me, powers.STORM)

    def lead(self, place: int) -> float:
        """The lord goes on to where he does more."""
        gain = self.field.arrival(LEADER, place)
        return gain - self.field.departure(LEADER, self.g.province)

    # Cards.

    def retrieve(self, number: int) -> float:
        """A card that won, back for rage."""
        spent = self.temper.rage * price(self.me, powers.RETRIEVE)
        return self.turn.worth.missed(number) * 2.0 - spent

    def late(self, number: int) -> float:
        """A late card, if it turns a defeat into a victory together with the others in hand."""
        battle = self.battle()
        missing = battle.behind()
        hand = [CARDS[n].bonus_on(self.g) for n in self.me.hand if CARDS[n].late]
        if missing <= 0 or sum(hand) < missing or not battle.wants_to_win():
            return -1.0
        return 10.0 - abs(CARDS[number].bonus_on(self.g) - missing)

    def count(self) -> float:
        """To count a revealed quest, unless defeat pays."""
        return 1.0 if self.battle().wants_to_win() else -1.0

    def battle(self) -> Battle:
        return Battle(self.field, self.g.province, self.g.pillager)
