"""Exhaustion, torpor, sacrifice, recovery (book: СОСТОЯНИЯ; ТЕРМИНЫ: Торпор, Пожертвуй)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Row, Rule, Targeting, offer
from duskmoot.games.heritage.effects.scripts import FALL, SCRIPTS, ability_of, has_static
from duskmoot.games.heritage.lines import (
    abilities_of,
    awake_childer,
    guarded,
    is_awake,
    no_room,
    owner_of,
    stands_awake,
)
from duskmoot.games.heritage.pieces import EXHAUSTED, LIMITED, NONE, SACRIFICE, TORPOR
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import CHOOSE
from duskmoot.games.heritage.verbs import SIRE as UNDER
from duskmoot.kernel.acts import noun


def send_to_torpor(g: Heritage, victim: int, culprit: int, credit: int) -> None:
    """By this player, to the profit of the vampire `credit`; both are NONE in a trial."""
    seat = owner_of(g, victim)
    if seat == NONE:
        return
    t = thread(FALL, culprit, victim)
    t.that = seat
    t.trigger = credit
    start(g, t)


class Fall(Rule):
    """A vampire should go to torpor: its owner may send a childe in its place."""

    def candidates(self, g: Heritage, t: Thread) -> list[int]:
        """Who may fall: the victim, and the childer that can be sacrificed for it.

        Nobody where the recruit guard keeps the victim awake: then nothing is to be averted.
        """
        b = g.bloodlines[t.that]
        if t.subject not in b.line:
            return []
        place = b.line.index(t.subject)
        if not is_awake(b, place) or (place and guarded(g, t.that, place)):
            return []
        return [b.line[p] for p in [place, *awake_childer(b, place)] if not kept(g, t, p)]

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.chosen or not self.candidates(g, t):
            return NOTHING
        return asked.SACRIFICE

    def chooser(self, g: Heritage, t: Thread) -> int:
        return t.that

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        b = g.bloodlines[t.that]
        place = b.line.index(t.subject)
        below = [b.line[p] for p in range(len(b.line)) if b.sire[p] == place]
        return offer(CHOOSE, [t.subject, *below])

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return kept(g, t, g.bloodlines[t.that].line.index(noun(a)))

    def resolve(self, g: Heritage, t: Thread) -> None:
        """Sacrificed or not, this one counts as sent (sacrifice.counts-as-sent)."""
        if not t.chosen:
            return
        fallen = t.chosen[0]
        if fallen != t.subject:
            g.tell(tales.SACRIFICED, t.subject, fallen)
        b = g.bloodlines[t.that]
        b.marks[b.line.index(fallen)] = TORPOR
        annals.write(g, annals.FELL, t.actor, fallen, t.that)
        g.tell(tales.FALLS, fallen)
        silence(g, fallen)
        for board in reversed(g.boards):
            BOARDS[board].when_torpid(g, fallen, t.actor, t.trigger)


def silence(g: Heritage, fallen: int) -> None:
    """Its abilities that have not begun are no longer applied (state.torpor.ignored)."""
    for t in g.threads:
        if t.subject == fallen and ability_of(t.script) != NONE and not t.at and not t.step:
            t.at = len(SCRIPTS[t.script].ops)


def kept(g: Heritage, t: Thread, place: int) -> str:
    """The clause that keeps this vampire awake when the thread's subject should fall."""
    b = g.bloodlines[t.that]
    if not is_awake(b, place):
        return "sacrifice.not-torpid"
    if b.line[place] != t.subject and not may_sacrifice(g, t):
        return "variant.sacrifice-limited"
    if not place:
        return "sacrifice.leader"
    return "state.torpor.recruit-guard" if guarded(g, t.that, place) else ""


def may_sacrifice(g: Heritage, t: Thread) -> bool:
    """Always, or by the variant only for a clan leader and who has the ability."""
    if g.options[SACRIFICE] != LIMITED:
        return True
    place = g.bloodlines[t.that].line.index(t.subject)
    return not place or has_static(abilities_of(g, t.that, place), "sacrifice")


class SendToTorpor(Targeting):
    def uses_subject(self) -> bool:
        return True

    def forbids_target(self, g: Heritage, t: Thread, vampire: int) -> str:
        """A clan leader may be chosen: a childe falls for it (sacrifice.leader)."""
        clause = self.target.forbids(g, t, vampire)
        if clause:
            return clause
        seat = owner_of(g, vampire)
        place = g.bloodlines[seat].line.index(vampire)
        return "state.torpor.recruit-guard" if place and guarded(g, seat, place) else ""

    def resolve(self, g: Heritage, t: Thread) -> None:
        for vampire in reversed(t.chosen):
            send_to_torpor(g, vampire, t.actor, t.subject)
        if t.chosen:
            t.last = t.chosen[-1]


class Recover(Targeting):
    """Of all effects this one reaches into torpor."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.target.asleep = True

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        b = g.bloodlines[owner_of(g, vampire)]
        place = b.line.index(vampire)
        if b.marks[place]:
            b.marks[place] = 0
            g.tell(tales.RECOVERS, vampire)


class Exhaust(Targeting):
    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        exhaust(g, vampire)


def exhaust(g: Heritage, vampire: int) -> None:
    if not stands_awake(g, vampire):
        return
    b = g.bloodlines[owner_of(g, vampire)]
    place = b.line.index(vampire)
    if not b.marks[place] & EXHAUSTED:
        b.marks[place] |= EXHAUSTED
        g.tell(tales.EXHAUSTS, vampire)


class Resire(Targeting):
    """A fledgling moves under another vampire of its bloodline that may take a childe."""

    def forbids_target(self, g: Heritage, t: Thread, vampire: int) -> str:
        clause = self.target.forbids(g, t, vampire)
        if clause:
            return clause
        moves = any(not self.closed(g, vampire, v) for v in self.family(g, vampire))
        return "" if moves else "recruit.max-childer"

    def family(self, g: Heritage, vampire: int) -> list[int]:
        return g.bloodlines[owner_of(g, vampire)].line

    def closed(self, g: Heritage, vampire: int, sire: int) -> str:
        b = g.bloodlines[owner_of(g, vampire)]
        place = b.line.index(sire)
        if sire == vampire or b.sire[b.line.index(vampire)] == place or b.line[0] == vampire:
            return "term.sire-childe"
        return no_room(b, place)

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step == 2 and t.chosen and not t.rest:
            return asked.SIRE
        return super().asks(g, t)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("childe:vampire", t.chosen[0])] if t.chosen else []

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if t.step == 2:
            return offer(UNDER, self.family(g, t.chosen[0]))
        return super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if t.step == 2:
            return self.closed(g, t.chosen[0], noun(a))
        return super().forbids(g, t, a)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if t.step == 2:
            t.rest.append(noun(a))
        else:
            super().answer(g, t, a)

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        b = g.bloodlines[owner_of(g, vampire)]
        b.sire[b.line.index(vampire)] = b.line.index(t.rest[0])
        g.tell(tales.RESIRED, vampire, t.rest[0])
