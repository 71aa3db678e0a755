"""Power, notoriety and boons (book: ТЕРМИНЫ, СОСТОЯНИЯ)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import (
    NOTHING,
    Op,
    Row,
    Rule,
    Targeting,
    again,
    offer,
)
from duskmoot.games.heritage.effects.scripts import BLAME
from duskmoot.games.heritage.lines import (
    awake,
    awake_childer,
    boons_of,
    boons_on,
    is_awake,
    on_table,
    owner_of,
    stands_awake,
    whose_boons,
)
from duskmoot.games.heritage.pieces import VISITED
from duskmoot.games.heritage.state import Bloodline, Heritage, Thread, thread
from duskmoot.games.heritage.verbs import BOON, CARD, CHOOSE
from duskmoot.kernel.acts import act, noun, verb

# What happens to tokens. Nothing reaches a vampire in torpor, nothing is taken from it.


def add_power(g: Heritage, vampire: int, n: int) -> None:
    """From the supply (state.power.supply)."""
    if n and stands_awake(g, vampire):
        b = g.bloodlines[owner_of(g, vampire)]
        b.power[b.line.index(vampire)] += n
        g.tell(tales.POWER, vampire, n)


def take_power(g: Heritage, vampire: int, n: int) -> int:
    """So many, or all there is (steal.partial); how many it was."""
    if not stands_awake(g, vampire):
        return 0
    b = g.bloodlines[owner_of(g, vampire)]
    place = b.line.index(vampire)
    taken = min(n, b.power[place])
    b.power[place] -= taken
    return taken


def add_notoriety(g: Heritage, vampire: int, n: int) -> None:
    """On a clan leader it falls on a childe, which the owner picks (state.notoriety.*)."""
    if not n or not stands_awake(g, vampire):
        return
    b = g.bloodlines[owner_of(g, vampire)]
    place = b.line.index(vampire)
    if place:
        b.notoriety[place] += n
        g.tell(tales.NOTORIETY, vampire, n)
    elif not is_spared(g, vampire):
        t = thread(BLAME, b.seat, vampire)
        t.n = n
        start(g, t)


def is_spared(g: Heritage, vampire: int) -> bool:
    """A clan leader without a childe to take it (state.notoriety.leader-no-childe)."""
    b = g.bloodlines[owner_of(g, vampire)]
    return b.line[0] == vampire and not awake_childer(b, 0)


def take_notoriety(g: Heritage, vampire: int, n: int) -> int:
    if not stands_awake(g, vampire):
        return 0
    b = g.bloodlines[owner_of(g, vampire)]
    place = b.line.index(vampire)
    taken = min(n, b.notoriety[place])
    b.notoriety[place] -= taken
    return taken


def move_boon(g: Heritage, source: int, target: int, whose: int) -> None:
    """From one vampire to another; both are awake (state.torpor.no-boon)."""
    take_boon(g, source, whose)
    put_boon(g, target, whose)


def take_boon(g: Heritage, source: int, whose: int) -> None:
    b = g.bloodlines[owner_of(g, source)]
    b.boons[b.line.index(source)] -= 1 << (4 * whose)


def put_boon(g: Heritage, target: int, whose: int) -> None:
    b = g.bloodlines[owner_of(g, target)]
    b.boons[b.line.index(target)] += 1 << (4 * whose)


class Blame(Rule):
    """Notoriety meant for a clan leader: its owner picks the childe that takes it all."""

    def candidates(self, g: Heritage, t: Thread) -> list[int]:
        b = g.bloodlines[t.actor]
        return [b.line[p] for p in awake_childer(b, 0)]

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.BLAME

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("n:number", t.n)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(CHOOSE, g.bloodlines[t.actor].line)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        fits = noun(a) in self.candidates(g, t)
        return "" if fits else "state.notoriety.leader-redirect"

    def resolve(self, g: Heritage, t: Thread) -> None:
        g.tell(tales.BLAMED, t.subject, t.chosen[0], t.n)
        add_notoriety(g, t.chosen[0], t.n)


# The ops.


class GainPower(Op):
    """On the subject (term.gain)."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.amount()

    def uses_subject(self) -> bool:
        return True

    def resolve(self, g: Heritage, t: Thread) -> None:
        add_power(g, t.subject, self.n.of(g, t))


class GainNotoriety(GainPower):
    def resolve(self, g: Heritage, t: Thread) -> None:
        add_notoriety(g, t.subject, self.n.of(g, t))


class PlacePower(Targeting):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.amount()

    def uses_subject(self) -> bool:
        return self.target.uses_subject() or self.n.uses_subject()

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        add_power(g, vampire, self.n.of(g, t))


class PlaceNotoriety(PlacePower):
    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        add_notoriety(g, vampire, self.n.of(g, t))


class RemoveNotoriety(PlacePower):
    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        taken = take_notoriety(g, vampire, self.n.of(g, t))
        if taken:
            g.tell(tales.SHEDS, vampire, taken)


class RemovePower(PlacePower):
    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        taken = take_power(g, vampire, self.n.of(g, t))
        if taken:
            g.tell(tales.LOSES_POWER, vampire, taken)


class StealPower(PlacePower):
    """Onto the subject (steal.move); a subject in torpor can take nothing."""

    def uses_subject(self) -> bool:
        return True

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        if not stands_awake(g, t.subject):
            return
        taken = take_power(g, vampire, self.n.of(g, t))
        if taken:
            b = g.bloodlines[owner_of(g, t.subject)]
            b.power[b.line.index(t.subject)] += taken
            g.tell(tales.STEALS_POWER, t.subject, vampire, taken)


class FromTo(Op):
    """An op that moves something from one vampire to another; `chosen` holds both."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.source = row.selector("from")
        self.target = row.selector("to")

    def uses_subject(self) -> bool:
        return self.source.uses_subject() or self.target.uses_subject()

    def begin(self, g: Heritage, t: Thread) -> None:
        """Nothing to move, or nobody to move it to: nothing is asked."""
        t.step = 1 if self.finds(g, t) else 2
        if t.step == 2:
            g.tell(tales.NOTHING, self.number)

    def finds(self, g: Heritage, t: Thread) -> int:
        return len([v for v in on_table(g) if not self.forbids_source(g, t, v)])

    def forbids_source(self, g: Heritage, t: Thread, vampire: int) -> str:
        clause = self.source.forbids(g, t, vampire)
        if clause:
            return clause
        others = [v for v in self.target.found(g, t) if v != vampire]
        return "" if others else "ability.as-much-as-possible"

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.TARGET if t.step == 1 and len(t.chosen) < 2 else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(CHOOSE, [v for v in on_table(g) if v not in t.chosen])

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if t.chosen:
            return self.target.forbids(g, t, noun(a))
        return self.forbids_source(g, t, noun(a))


class MoveNotoriety(FromTo):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.amount()

    def resolve(self, g: Heritage, t: Thread) -> None:
        if len(t.chosen) < 2:
            return
        source, t.last = t.chosen
        if is_spared(g, t.last):
            g.tell(tales.NOTHING, self.number)
            return
        taken = take_notoriety(g, source, self.n.of(g, t))
        if taken:
            g.tell(tales.SHIFTS, source, t.last, taken)
            add_notoriety(g, t.last, taken)


class GiveBoon(FromTo):
    """`n` boons, one at a time; which, where several clans' lie there, the actor says."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def gives(self, g: Heritage, t: Thread) -> bool:
        """Both vampires are known, and a boon is still to be moved; `rest` holds those moved."""
        if t.step != 1 or len(t.chosen) < 2 or len(t.rest) == self.n:
            return False
        return bool(boons_offered(g, t.chosen[0]))

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.BOON if self.gives(g, t) else super().asks(g, t)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("giver:vampire", t.chosen[0])] if t.chosen else []

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if self.gives(g, t):
            return offer(BOON, boons_offered(g, t.chosen[0]))
        return super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return "" if self.gives(g, t) else super().forbids(g, t, a)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if not self.gives(g, t):
            super().answer(g, t, a)
            return
        t.rest.append(noun(a))
        move_boon(g, t.chosen[0], t.chosen[1], noun(a))
        g.tell(tales.BOON, t.chosen[0], t.chosen[1], noun(a))

    def resolve(self, g: Heritage, t: Thread) -> None:
        if t.rest:
            t.last = t.chosen[1]


def boons_offered(g: Heritage, vampire: int) -> list[int]:
    b = g.bloodlines[owner_of(g, vampire)]
    return whose_boons(b, b.line.index(vampire))


class StealBoon(Targeting):
    """`n` boons of any clan from each chosen vampire onto the subject."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def uses_subject(self) -> bool:
        return True

    def begin(self, g: Heritage, t: Thread) -> None:
        super().begin(g, t)
        self.plan(g, t)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if t.step == 3:
            self.steal(g, t, noun(a))
            return
        super().answer(g, t, a)
        self.plan(g, t)

    def plan(self, g: Heritage, t: Thread) -> None:
        """Once the victims are known: one entry for each boon that will be taken."""
        if t.step == 2 and stands_awake(g, t.subject):
            for vampire in t.chosen:
                b = g.bloodlines[owner_of(g, vampire)]
                t.rest += [vampire] * min(self.n, boons_on(b, b.line.index(vampire)))
            t.step = 3

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step == 3:
            return asked.BOON if t.rest else NOTHING
        return super().asks(g, t)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("giver:vampire", t.rest[0])] if t.rest else []

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if t.step == 3:
            return offer(BOON, boons_offered(g, t.rest[0]))
        return super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return "" if t.step == 3 else super().forbids(g, t, a)

    def steal(self, g: Heritage, t: Thread, whose: int) -> None:
        victim = t.rest.pop(0)
        move_boon(g, victim, t.subject, whose)
        g.tell(tales.BOON, victim, t.subject, whose)

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        """The boons have been taken one by one."""


class ReclaimBoon(Op):
    """Up to `n` boons of the actor's own clan, from vampires or market cards, onto the subject."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def uses_subject(self) -> bool:
        return True

    def lent(self, g: Heritage, t: Thread) -> list[int]:
        """What would give a boon back: vampires not in torpor, and market cards."""
        found: list[int] = []
        for b in g.bloodlines:
            for p in awake(b):
                if b.line[p] != t.subject and boons_of(b, p, t.actor):
                    found.append(act(CHOOSE, b.line[p]))
            for i in range(len(b.market)):
                if b.stalls[i] == t.actor:
                    found.append(act(CARD, b.market[i]))
        return found

    def finds(self, g: Heritage, t: Thread) -> int:
        return len(self.lent(g, t)) if stands_awake(g, t.subject) else 0

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1 if self.finds(g, t) else 2

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.TARGET if t.step == 1 and not t.chosen else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        others = [a for a in self.lent(g, t) if verb(a) == CARD]
        return offer(CHOOSE, on_table(g)) + others

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return "" if a in self.lent(g, t) else "state.power.on-vampire"

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        t.chosen.append(a)

    def resolve(self, g: Heritage, t: Thread) -> None:
        if not t.chosen:
            return
        source = noun(t.chosen[0])
        if verb(t.chosen[0]) == CHOOSE:
            move_boon(g, source, t.subject, t.actor)
            g.tell(tales.BOON, source, t.subject, t.actor)
        else:
            take_from_market(g, source)
            put_boon(g, t.subject, t.actor)
            g.tell(tales.TAKES_BACK, source, t.subject)
        t.rest.append(source)
        if len(t.rest) < self.n and self.lent(g, t):
            again(t)


def take_from_market(g: Heritage, card: int) -> None:
    """It stays closed for this round (clan.nosferatu.once-per-round)."""
    for b in g.bloodlines:
        if card in b.market:
            b.stalls[b.market.index(card)] = VISITED


def boon_givers(b: Bloodline) -> list[int]:
    """Vampires of a bloodline from which a boon can be spent."""
    return [b.line[p] for p in range(len(b.line)) if b.boons[p] and is_awake(b, p)]
