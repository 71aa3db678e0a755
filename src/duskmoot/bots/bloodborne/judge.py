"""Judging the plays of a round: to dream, to transform, to fight, to betray."""

from __future__ import annotations

from duskmoot.bots.bloodborne.betrayal import Betrayal
from duskmoot.bots.bloodborne.danger import rolls
from duskmoot.bots.bloodborne.outcome import Outcome
from duskmoot.bots.bloodborne.prospect import Future
from duskmoot.bots.bloodborne.spoils import Fray, trophy_gain
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import Bloodborne


class Judge:
    """Judges what one Hunter can do in one round, in Blood Echoes."""

    def __init__(self, g: Bloodborne, seat: int, temper: Temper) -> None:
        self.g = g
        self.me = g.hunters[seat]
        self.temper = temper
        self.rolls = rolls(g)
        self.fray = Fray(g, seat, self.rolls[-1][0], temper)
        self.betrayal = Betrayal(g, self.me, self.fray, self.rolls, temper)
        self.future = Future(g, self.me, temper)
        self.trophies = trophy_gain(g, self.me)
        self._fights: dict[int, float] = {}

    def play(self, number: int) -> float:
        """What it is worth to play a card of the hand."""
        card = CARDS[number]
        if card.transforms:
            return self.transform(number)
        return self.outcome(number) if card.dream else self.fight(number)

    def transform(self, number: int) -> float:
        """The best weapon of the hand, chosen with the others' cards in sight."""
        weapons = {card for card in self.me.hand if CARDS[card].weapon}
        if not weapons:
            return self.fight(number)
        foresight = self.temper.foresight if len(weapons) > 1 else 0.0
        return max([self.fight(card) for card in weapons]) + foresight - self.future.missed(number)

    def fight(self, number: int) -> float:
        """What a card brings and what rivals lose by it, less what its use costs."""
        if number not in self._fights:
            harm = self.betrayal.gain(CARDS[number])
            self._fights[number] = self.outcome(number) + harm - self.cost(number)
        return self._fights[number]

    def cost(self, number: int) -> float:
        """A used card is missed for a while or for good; a Threaded Cane brings one back."""
        card = CARDS[number]
        if card.single_use:
            return self.future.lost(number)
        back = 0.0
        if card.takes_back():
            used = [n for n in self.me.discard if CARDS[n].weapon and n != number]
            back = max([self.future.missed(n) for n in used], default=0.0)
        return self.future.missed(number) - back

    def outcome(self, number: int) -> float:
        """What the round may bring with this card, over all rolls of the die."""
        lying = self.me.revealed
        self.me.revealed = [number]
        outcome = Outcome(self.g, self.me, self.fray, self.future, self.trophies)
        value = sum([chance * outcome.after(roll) for roll, chance in self.rolls])
        self.me.revealed = lying
        return value


def without_his_blow(g: Bloodborne, seat: int, other: int, temper: Temper) -> float:
    """What the round is worth to a Hunter whose Blunderbuss cancels another's weapon."""
    g.hunters[other].cancelled = True
    value = Judge(g, seat, temper).outcome(g.hunters[seat].used())
    g.hunters[other].cancelled = False
    return value
