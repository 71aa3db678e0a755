"""Judging the spoils: what is left on the enemy when a blow falls, and whether it dies."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.bloodborne.danger import fatal_total
from duskmoot.bots.bloodborne.rivals import Guess, guesses
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.state import TRACKS, TROPHY_TRACK, Bloodborne, Hunter

# When a blow falls: phase by phase, and within a phase in turn order.
INSTANT: Final[int] = 0
QUICK: Final[int] = 8
SLOW: Final[int] = 16
NEVER: Final[int] = 24

WAY_ON: Final[float] = 0.8
"""The first step on a track is worth 1 and opens steps worth 2."""


def moment(g: Bloodborne, h: Hunter, number: int) -> int:
    """When the card of this Hunter hurts the enemy; NEVER comes after all others."""
    card = CARDS[number]
    turn = (h.seat - g.first) % len(g.hunters)
    if card.instant:
        return (INSTANT if card.damage else NEVER) + turn
    if not card.attacks:
        return NEVER + turn
    return (SLOW if card.is_slow(g) else QUICK) + turn


def damage(g: Bloodborne, h: Hunter, number: int) -> int:
    """What the card would take from an enemy with echoes enough."""
    card = CARDS[number]
    if h.cancelled or not (card.damage or card.attacks):
        return 0
    return ENEMIES[g.enemy].lets_through(card, card.power(g, h))


class Blow:
    """One card that a rival may use."""

    def __init__(self, g: Bloodborne, h: Hunter, guess: Guess) -> None:
        self.card, self.chance = guess
        lying = h.revealed
        h.revealed = [self.card]
        self.moment = moment(g, h, self.card)
        self.damage = damage(g, h, self.card)
        self.fatal = fatal_total(g, h)
        """The least roll that fells its owner before he strikes."""
        h.revealed = lying


class Rival:
    """Another Hunter and the cards he may use."""

    def __init__(self, g: Bloodborne, h: Hunter, temper: Temper) -> None:
        self.hunter = h
        self.blows = [Blow(g, h, guess) for guess in guesses(h, temper) if h.taken == 0]
        self.hits = [blow for blow in self.blows if blow.damage > 0]

    def mean_melee_hit(self, echoes: int) -> float:
        """What his melee weapons take on average."""
        return sum([b.chance * min(b.damage, echoes) for b in self.blows if CARDS[b.card].melee])


class Result:
    """What a blow of ours brings on average."""

    def __init__(self, taken: float, shared_kill: float, death: float) -> None:
        self.taken = taken
        """Echoes."""
        self.shared_kill = shared_kill
        """The chance that the enemy dies and that our blow took something from it."""
        self.death = death
        """The chance that the enemy dies, whoever was in on it."""


class Odds:
    """How the enemy fares around a blow of ours, in one of the ways the die may fall."""

    def __init__(self, before: list[float], after: list[float]) -> None:
        self.before = before
        """By the echoes that our blow finds: the chance."""
        self.enough: list[float] = []
        """By the echoes that our blow leaves: the chance that later blows take them all."""
        enough = 0.0
        for chance in after:
            enough += chance
            self.enough.append(enough)
        self.enough.reverse()
        self._results: dict[int, Result] = {}

    def result(self, damage: int) -> Result:
        if damage not in self._results:
            self._results[damage] = self._result(damage)
        return self._results[damage]

    def _result(self, damage: int) -> Result:
        taken = 0.0
        kill = 0.0
        for left in range(1, len(self.before)):
            chance = self.before[left]
            taken += chance * min(damage, left)
            kill += chance * self.enough[max(0, left - damage)]
        return Result(taken, kill if damage > 0 else 0.0, self.before[0] + kill)


class Fray:
    """All that the others may still do to the enemy this round."""

    def __init__(self, g: Bloodborne, seat: int, highest_roll: int, temper: Temper) -> None:
        others = [h for h in g.hunters if h.seat != seat and h.living()]
        self.echoes = g.echoes
        self.rivals = [Rival(g, h, temper) for h in others]
        fatal = {blow.fatal for rival in self.rivals for blow in rival.hits}
        self.fatal = [roll for roll in range(highest_roll + 1) if roll in fatal]
        """Rolls from which on one more rival is felled."""
        self.after_instants = self.left(0, QUICK, -1)
        self._odds: dict[tuple[int, int], Odds] = {}

    def odds(self, moment: int, roll: int) -> Odds:
        """Around a blow of ours at that moment, with those felled whom the roll fells."""
        worst = max([fatal for fatal in self.fatal if fatal <= roll], default=-1)
        if (moment, worst) not in self._odds:
            before = self.left(0, moment, worst)
            after = self.left(moment, NEVER, worst)
            self._odds[moment, worst] = Odds(before, after)
        return self._odds[moment, worst]

    def left(self, start: int, end: int, roll: int) -> list[float]:
        """The chances of the echoes left by the blows between two moments, after this roll."""
        left = [0.0] * self.echoes + [1.0]
        for rival in self.rivals:
            hits = [0.0] * (self.echoes + 1)
            for blow in rival.hits:
                if start <= blow.moment < end and (blow.fatal > roll or blow.moment < QUICK):
                    hits[min(blow.damage, self.echoes)] += blow.chance
            left = struck(left, hits)
        return left

    def instant_death(self, ours: int) -> float:
        """The chance that Instants kill the enemy before it attacks; `ours` is our own damage."""
        return sum(self.after_instants[: ours + 1])

    def nobody_else_uses(self, number: int) -> float:
        alone = 1.0
        for rival in self.rivals:
            alone *= 1.0 - sum([blow.chance for blow in rival.blows if blow.card == number])
        return alone


def struck(left: list[float], hits: list[float]) -> list[float]:
    """The chances of the echoes left after a Hunter's hits, given the chance of each damage."""
    blows = [(d, hits[d]) for d in range(1, len(hits)) if hits[d] > 0.0]
    if not blows:
        return left
    missed = 1.0 - sum([chance for d, chance in blows])
    after = [chance * missed for chance in left]
    for echoes, here in enumerate(left):
        if here > 0.0:
            for d, chance in blows:
                after[max(0, echoes - d)] += here * chance
    return after


def trophy_gain(g: Bloodborne, h: Hunter) -> float:
    """What the enemy's trophies are worth: the next step on each track, and the way on."""
    track = TRACKS[g.options[TROPHY_TRACK]]
    gain = 0.0
    for kind in ENEMIES[g.enemy].types:
        space = h.trophies[kind]
        if space < len(track):
            gain += track[space] - (track[space - 1] if space else 0)
        if not space and g.dungeon:
            gain += WAY_ON
    return gain
