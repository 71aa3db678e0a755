"""The belief over Dracula's Trail: every trail that agrees with the evidence, and its weight.

A weight is the chance that a Dracula who takes each legal act equally often has come this way.
Above a cap some trails stand for many; when evidence has made them few again, the log is read once
more with hindsight, so that those come back which were given up too early.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import CARDS, HIDDEN, Ground
from duskmoot.games.fury_of_dracula.belief.hindsight import NO_CARD, Hindsight
from duskmoot.games.fury_of_dracula.belief.keys import BITS, ONE, card_in, here
from duskmoot.games.fury_of_dracula.belief.plays import NO_POWER, Plays
from duskmoot.games.fury_of_dracula.belief.reading import read
from duskmoot.games.fury_of_dracula.belief.thinning import thinned
from duskmoot.games.fury_of_dracula.evidence import (
    HALLOWED,
    PLAYED,
    SLID,
    kind_of,
    places_of,
    what_of,
)
from duskmoot.games.fury_of_dracula.sheets import OFF, SPACES
from duskmoot.kernel.chance import Chance
from duskmoot.kernel.view import IMAGINED

HERE: Final[int] = -1
"""Dracula's location, where a nest could be asked for."""
ANYWHERE: Final[int] = -2
"""The Trail and the lairs together."""
CAP: Final[int] = 20_000
FEW: Final[int] = 4
"""When only so small a part of the trails is left, those that were given up are sought again."""
TRIES: Final[int] = 6
EVERY_CARD: Final[list[bool]] = [True] * CARDS


class TrailBelief:
    ground: Ground
    cap: int
    log: list[int]
    keys: dict[int, float]
    exact: bool
    """Whether no trail was ever given up, or all have come back."""
    plays: Plays
    anchor: dict[int, float]
    """All trails before the first were given up; `anchored` is the length of the log then."""
    anchored: int
    watch: int
    """How few trails are a reason to seek those given up."""
    _order: list[int]
    _sums: list[float]
    _heat: dict[int, list[float]]
    _hindsight: list[Hindsight]

    def __init__(self, ground: Ground, cap: int = CAP) -> None:
        self.ground = ground
        self.cap = cap
        self.log = []
        self.keys = {0: 1.0}
        self.exact = True
        self.plays = Plays(ground)
        self.anchor = {}
        self.anchored = 0
        self.watch = 0
        self._order = []
        self._sums = []
        self._heat = {}
        self._hindsight = []

    def fork(self) -> TrailBelief:
        """One that goes on by itself; trails are never changed in place, so they are shared."""
        other = TrailBelief(self.ground, self.cap)
        other.log = self.log[:]
        other.keys = self.keys
        other.exact = self.exact
        other.plays = self.plays.fork()
        other.anchor = self.anchor
        other.anchored = self.anchored
        other.watch = self.watch
        return other

    # Evidence.

    def observe(self, entry: int) -> None:
        before = self.keys
        self._order = []
        self._heat = {}
        self._hindsight = []
        self.log.append(entry)
        self.keys = read(self.plays, before, entry, EVERY_CARD)
        if len(self.keys) > self.cap:
            if self.exact:
                self._give_up_some(before, len(self.log) - 1)
            self.keys = thinned(self.keys, self.cap, self.log)
        if not self.exact and len(self.keys) < self.watch:
            self._repair()

    def _give_up_some(self, before: dict[int, float], length: int) -> None:
        self.exact = False
        self.anchor = before
        self.anchored = length
        self.watch = self.cap // FEW

    def _repair(self) -> None:
        hindsight = Hindsight(self.ground, self.log, self.anchored)
        start = {key: w for key, w in self.anchor.items() if hindsight.fits(key)}
        since = self.anchored
        most = self.cap
        for attempt in range(TRIES):
            self._replay(start, since, most, hindsight)
            if self.keys or self.exact:
                break
            most *= 3
        self.watch = 0 if self.exact else max(1, len(self.keys) // FEW)

    def _replay(self, start: dict[int, float], since: int, most: int, hindsight: Hindsight) -> None:
        self.plays = self._plays_before(since)
        self.exact = True
        self.keys = start
        for i in range(since, len(self.log)):
            before = self.keys
            allowed = hindsight.masks[i] or EVERY_CARD
            self.keys = read(self.plays, before, self.log[i], allowed)
            if len(self.keys) > most:
                if self.exact:
                    self._give_up_some(before, i)
                self.keys = thinned(self.keys, most, self.log[: i + 1])
        if self.exact:
            self.anchor = {}

    def _plays_before(self, length: int) -> Plays:
        """What earlier entries say about those to come."""
        plays = Plays(self.ground)
        plays.lost = True
        for entry in self.log[:length]:
            if kind_of(entry) == HALLOWED:
                plays.hallow(places_of(entry))
            elif kind_of(entry) == SLID:
                plays.power = NO_POWER
            elif kind_of(entry) == PLAYED:
                plays.power = what_of(entry)
        return plays

    # What it says.

    def weights(self, what: int = HERE) -> list[float]:
        """By location: how likely Dracula, or the card of a nest, or any card, is that one."""
        if what not in self._heat:
            self._heat[what] = self._weigh(what)
        return self._heat[what]

    def _weigh(self, what: int) -> list[float]:
        by_card = [0.0] * CARDS
        total = 0.0
        for key, weight in self.keys.items():
            total += weight
            if what == HERE:
                by_card[here(key)] += weight
            elif what == ANYWHERE:
                for nest in range(OFF):
                    by_card[card_in(key, nest)] += weight
            else:
                by_card[card_in(key, what)] += weight
        return self._shares(by_card, total)

    def weigh_all(self) -> None:
        """Dracula and the cards of all nests at one go, for those who will ask for most of them."""
        if HERE in self._heat and OFF - 1 in self._heat:
            return
        sums = [[0.0] * CARDS for nest in range(OFF)]
        by_card = [0.0] * CARDS
        total = 0.0
        for key, weight in self.keys.items():
            total += weight
            by_card[here(key)] += weight
            rest = key
            nest = 0
            while rest and nest < OFF:
                sums[nest][rest & ONE] += weight
                rest >>= BITS
                nest += 1
        self._heat[HERE] = self._shares(by_card, total)
        for nest in range(OFF):
            self._heat[nest] = self._shares(sums[nest], total)

    def _shares(self, by_card: list[float], total: float) -> list[float]:
        """By location."""
        if total == 0.0:
            return [0.0] * self.ground.places
        return [weight / total for weight in by_card[1 : self.ground.places + 1]]

    def possible(self, what: int = HERE) -> list[bool]:
        """By location: False only where it cannot be, also while trails are given up."""
        if self.exact:
            return [weight > 0.0 for weight in self.weights(what)]
        if not self._hindsight:
            self._hindsight = [Hindsight(self.ground, self.log, 0)]
        hindsight = self._hindsight[0]
        nests = [what]
        if what == ANYWHERE:
            nests = list(range(OFF))
        elif what == HERE:
            nests = self._where_he_may_be(hindsight)
        found = [not nests] * CARDS
        for nest in nests:
            for card in range(CARDS):
                if hindsight.may_be(nest)[card]:
                    found[card] = True
        return found[1 : self.ground.places + 1]

    def _where_he_may_be(self, hindsight: Hindsight) -> list[int]:
        """The newest cards, as far as they may be Hide; none if his may have been cleared away."""
        nests: list[int] = []
        for space in range(SPACES):
            if hindsight.nests[space] != NO_CARD:
                nests.append(space)
                if not hindsight.may_be(space)[HIDDEN]:
                    return nests
        return nests if len(nests) > 1 else []

    def sample(self, chance: Chance) -> int:
        """A trail, as often as it is likely."""
        if not self._order:
            self._order = list(self.keys)
            self._sums = []
            total = 0.0
            for weight in self.keys.values():
                total += weight
                self._sums.append(total)
        drawn = 0
        for i in range(4):
            drawn = drawn * 256 + chance.byte(IMAGINED)
        at = bisect_right(self._sums, drawn / (1 << 32) * self._sums[-1])
        return self._order[min(at, len(self._order) - 1)]
