"""Reserving, removing and finding characters (book: ТЕРМИНЫ)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, offer
from duskmoot.games.heritage.pieces import DECKS, NONE
from duskmoot.games.heritage.rules.queue import remove, reserver, restock
from duskmoot.games.heritage.rules.recruit import bonded_elsewhere, recruit_found
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import TAKE
from duskmoot.kernel.acts import DONE, noun


class Reserve(Op):
    """One marker a player: a second reserve moves it (reserve.one)."""

    def begin(self, g: Heritage, t: Thread) -> None:
        free = [c for c in g.queue if reserver(g, c) == NONE]
        t.step = 1 if free else 2

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.CHARACTER if t.step == 1 and not t.chosen else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(TAKE, g.queue)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return "" if reserver(g, noun(a)) == NONE else "reserve.place"

    def resolve(self, g: Heritage, t: Thread) -> None:
        if t.chosen:
            g.bloodlines[t.actor].reserved = t.chosen[0]
            g.tell(tales.RESERVES, t.actor, t.chosen[0])


class RemoveFromQueue(Op):
    """One at a time, the queue refreshed after each (queue.remove-several)."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.least = row.number("min")
        self.most = row.number("max")

    def asks(self, g: Heritage, t: Thread) -> int:
        more = t.step == 1 and len(t.chosen) < self.most and g.queue
        return asked.CHARACTER if more else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return [*offer(TAKE, g.queue), DONE]

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if a == DONE and len(t.chosen) < self.least:
            return "ability.mandatory"
        return ""

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if a == DONE:
            t.step = 2
            return
        t.chosen.append(noun(a))
        remove(g, noun(a))

    def resolve(self, g: Heritage, t: Thread) -> None:
        """Each has gone when it was named."""


class RecruitFromDeck(Op):
    """Any character of the deck, at no cost, instead of the turn's recruit; then it is shuffled."""

    def recruits(self) -> str:
        return "clan.toreador.deck-recruit"

    def begin(self, g: Heritage, t: Thread) -> None:
        """Only the searcher looks through it (info.deck-search)."""
        t.step = 1
        restock(g)
        b = g.bloodlines[t.actor]
        b.searched = sorted(g.deck)
        g.deck = []
        if all(bonded_elsewhere(g, t.actor, c) for c in b.searched):
            t.step = 2

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.CHARACTER if t.step == 1 and not t.chosen else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(TAKE, g.bloodlines[t.actor].searched)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return bonded_elsewhere(g, t.actor, noun(a))

    def resolve(self, g: Heritage, t: Thread) -> None:
        b = g.bloodlines[t.actor]
        g.deck = [c for c in b.searched if c not in t.chosen]
        b.searched = []
        g.chance.shuffle(DECKS, g.deck)
        if not t.chosen:
            return
        t.recruited = t.chosen[0]
        if g.turn == t.actor:
            recruit_found(g, t.actor, t.recruited)
        else:
            b.aside = t.recruited
            g.tell(tales.SETS_ASIDE, t.actor, t.recruited)
