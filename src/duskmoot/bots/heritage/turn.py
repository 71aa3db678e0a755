"""Looking ahead: an act is played on to the next deed of a turn, and the position judged there.

On the way everybody answers quickly, by what the answer itself shows.
"""

from __future__ import annotations

from duskmoot.bots.heritage import bargains, boards, targets
from duskmoot.bots.heritage.table import Table
from duskmoot.bots.heritage.temper import Temper
from duskmoot.games.heritage.effects.battle import Activate
from duskmoot.games.heritage.effects.machine import current
from duskmoot.games.heritage.effects.scripts import SCRIPTS, of_intrigue
from duskmoot.games.heritage.outlook.standing import standings
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import ACCEPT, FIRST, PLAY, TRADE, USE
from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE, noun, verb


class Ahead:
    """Judges acts of one seat by the positions to which they lead."""

    def __init__(self, g: Heritage, seat: int, temper: Temper) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper
        self.table = Table(g)

    def deeds(self, acts: list[int]) -> list[float]:
        """The deeds of a turn: who would rather not play an intrigue recruits first, or ends it."""
        now = self.after(DONE) if DONE in acts else self.judged(self.table.standings)
        found: list[float] = []
        for a in acts:
            value = self.after(a) if a != DONE else now
            optional = verb(a) in (TRADE, USE) or (
                verb(a) == PLAY and not recruits_instead(noun(a))
            )
            thrift = self.temper.hoard if verb(a) == USE else self.temper.thrift
            if optional and value < now + thrift:
                value -= self.temper.patience
            found.append(value)
        return found

    def after(self, a: int) -> float:
        """What the position is worth when all that the act begins has been resolved."""
        g = self.g.clone()
        g.story = None
        flow.apply(g, self.seat, a)
        self.play_on(g, True)
        return self.judged(standings(g))

    def play_on(self, g: Heritage, tries: bool) -> None:
        steps = 0
        while not g.over and g.threads and steps < self.temper.steps:
            seat = g.asked[0]
            acts = flow.question(g).legal(g, seat)
            flow.apply(g, seat, acts[0] if len(acts) == 1 else self.answer(g, seat, acts, tries))
            steps += 1

    def judged(self, points: list[float]) -> float:
        """The lead: over the best rival, and over all."""
        rivals = [points[s] for s in range(len(points)) if s != self.seat]
        share = self.temper.rivalry
        return points[self.seat] - share * max(rivals) - (1 - share) * sum(rivals) / len(rivals)

    # Quick answers.

    def answer(self, g: Heritage, seat: int, acts: list[int], tries: bool) -> int:
        question = flow.question(g).key
        if question == "board" and isinstance(current(g), Activate):
            return self.tried(g, seat, acts) if tries and seat == self.seat else acts[0]
        if question in ("board", "next"):
            return DONE
        best = acts[0]
        most = -1e9
        for a in acts:
            value = self.quick(g, seat, question, a)
            if value > most:
                most = value
                best = a
        return best

    def tried(self, g: Heritage, seat: int, acts: list[int]) -> int:
        """Each is played on in turn."""
        best = acts[0]
        most = -1e9
        for a in acts:
            then = g.clone()
            flow.apply(then, seat, a)
            self.play_on(then, False)
            value = self.judged(standings(then))
            if value > most:
                most = value
                best = a
        return best

    def quick(self, g: Heritage, seat: int, question: str, a: int) -> float:
        t = g.threads[-1]
        if question in ("target", "subject"):
            return targets.target(g, self.table, seat, t, a)
        if question == "sire":
            return targets.sire(g, seat, t.recruited, a)
        if question == "leader":
            return targets.leader(g, seat, t, a)
        if question in ("pay", "sacrifice", "blame", "heir"):
            return self.own_vampire(g, seat, question, a)
        if question == "character":
            return targets.character(g, self.table, seat, t, a)
        if question == "value":
            return targets.value(g, self.table, seat, t, a)
        if question == "card":
            return targets.card(g, a)
        if question in ("lender", "giver", "boon", "ring", "opponent"):
            return self.bargain(g, seat, question, a)
        if question in ("guest", "order"):
            return float(verb(a) == ACCEPT or (verb(a) == FIRST and noun(a) == seat))
        return self.on_board(g, seat, question, a)

    def own_vampire(self, g: Heritage, seat: int, question: str, a: int) -> float:
        if question == "pay":
            return targets.pay(g, self.table, seat, a)
        if question == "heir":
            return targets.heir(g, self.table, seat, a)
        return targets.fallen(g, self.table, seat, a)

    def bargain(self, g: Heritage, seat: int, question: str, a: int) -> float:
        if question == "lender":
            return bargains.lender(g, self.table, a)
        if question == "giver":
            return bargains.giver(g, seat, a)
        if question == "ring":
            return bargains.ring(g, seat, a)
        return (
            bargains.whose(seat, a) if question == "boon" else bargains.opponent(g, self.table, a)
        )

    def on_board(self, g: Heritage, seat: int, question: str, a: int) -> float:
        t = g.threads[-1]
        if question == "faction":
            return boards.faction(g, seat, t, a)
        if question == "march":
            return boards.march(g, seat, t, a)
        if question == "to":
            return boards.march_to(g, seat, t, a)
        if question == "expel":
            return boards.expel(g, seat, t, a)
        if question == "fire":
            return boards.fire(g, seat, t, a)
        if question == "side":
            return boards.side(g, seat, t, a)
        if question == "token":
            return boards.token(g, seat, t, a)
        return boards.region(g, seat, t, a) if question == "region" else 0.0


def recruits_instead(card: int) -> bool:
    """Whether it takes the place of the turn's recruit."""
    return SCRIPTS[of_intrigue(card)].recruits != ""
