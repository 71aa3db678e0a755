"""Drawing, discarding and recalling intrigues; playing more of them."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, again, offer
from duskmoot.games.heritage.pieces import DECKS
from duskmoot.games.heritage.state import Bloodline, Heritage, Thread
from duskmoot.games.heritage.verbs import CARD, OPPONENT
from duskmoot.kernel.acts import noun


def draw(g: Heritage, seat: int, n: int) -> None:
    """From the player's own deck; an empty one gives nothing (intrigue.draw-empty)."""
    b = g.bloodlines[seat]
    drawn = min(n, len(b.deck))
    for i in range(drawn):
        b.hand.append(b.deck.pop())
        g.whisper(1 << seat, tales.DRAWS_CARD, b.hand[-1])
    if drawn:
        g.tell(tales.DRAWS, seat, drawn)


def leave_hand(b: Bloodline, card: int) -> None:
    b.hand.remove(card)
    if card in b.seen:
        b.seen.remove(card)


def discard(g: Heritage, seat: int, card: int) -> None:
    b = g.bloodlines[seat]
    leave_hand(b, card)
    b.discard.append(card)
    g.tell(tales.DISCARDS, seat, card)


class AboutPlayers(Op):
    """An op that concerns the actor, one other player or each opponent."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.who = row.word("who")

    def begin(self, g: Heritage, t: Thread) -> None:
        """`rest` holds the players concerned; a chosen opponent is asked for first."""
        t.step = 1
        if self.who == "actor":
            t.rest = [t.actor]
        elif self.who == "that_player":
            t.rest = [t.that]
        elif self.who == "each_opponent":
            t.rest = g.opponents(t.actor)

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.rest else asked.OPPONENT

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(OPPONENT, g.opponents(t.actor))

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        t.rest = [noun(a)]


class DrawIntrigue(AboutPlayers):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def resolve(self, g: Heritage, t: Thread) -> None:
        for seat in t.rest:
            draw(g, seat, self.n)


class DiscardIntrigue(AboutPlayers):
    """At random, or as that player chooses; an empty hand loses nothing."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()
        self.random = row.word("mode") == "random"

    def chooses(self, g: Heritage, t: Thread) -> bool:
        """Whether the player at hand has one more card to discard; `chosen` holds those gone."""
        if self.random or not t.rest:
            return False
        return len(t.chosen) < self.n and bool(g.bloodlines[t.rest[0]].hand)

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.CARD if self.chooses(g, t) else super().asks(g, t)

    def chooser(self, g: Heritage, t: Thread) -> int:
        return t.rest[0] if t.rest else t.actor

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if self.chooses(g, t):
            return offer(CARD, g.bloodlines[t.rest[0]].hand)
        return super().offers(g, t)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if self.chooses(g, t):
            discard(g, t.rest[0], noun(a))
            t.chosen.append(noun(a))
        else:
            super().answer(g, t, a)

    def resolve(self, g: Heritage, t: Thread) -> None:
        seat = t.rest.pop(0)
        if self.random:
            hand = g.bloodlines[seat].hand
            for i in range(min(self.n, len(hand))):
                discard(g, seat, g.chance.pick(DECKS, hand))
        if t.rest:
            again(t)


class RecallIntrigue(Op):
    """From the actor's discard pile to the hand; all see which (info.public)."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def asks(self, g: Heritage, t: Thread) -> int:
        left = [card for card in g.bloodlines[t.actor].discard if card not in t.chosen]
        return asked.CARD if left and len(t.chosen) < self.n else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(CARD, [c for c in g.bloodlines[t.actor].discard if c not in t.chosen])

    def resolve(self, g: Heritage, t: Thread) -> None:
        b = g.bloodlines[t.actor]
        for card in t.chosen:
            b.discard.remove(card)
            b.hand.append(card)
            b.seen.append(card)
            g.tell(tales.RECALLS, t.actor, card)


class ExtraIntrigue(Op):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def resolve(self, g: Heritage, t: Thread) -> None:
        """In the actor's own turn (turn.one-intrigue)."""
        if g.turn == t.actor:
            g.plays += self.n
            g.tell(tales.MORE_PLAYS, t.actor, self.n)
