"""Choices, conditions, and what is done to each opponent."""

from __future__ import annotations

from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, Rule, offer
from duskmoot.games.heritage.lines import owner_of, stands_awake
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import CHOOSE, OPTION
from duskmoot.kernel.acts import noun


class Jump(Rule):
    """The end of a branch: on to what follows all branches."""

    def __init__(self) -> None:
        super().__init__("jump")
        self.to = NONE

    def branches(self) -> bool:
        return True

    def resolve(self, g: Heritage, t: Thread) -> None:
        t.at = self.to


class Branch(Op):
    def branches(self) -> bool:
        return True


class If(Branch):
    """Evaluated when reached; the branch for "yes" follows it, the other begins at `other`."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.count_of, self.at_least = row.condition()
        self.other = NONE

    def uses_subject(self) -> bool:
        return self.count_of.uses_subject()

    def resolve(self, g: Heritage, t: Thread) -> None:
        if len(self.count_of.found(g, t)) < self.at_least:
            t.at = self.other


class ChooseOne(Branch):
    """Exactly one option is resolved; `starts` says where each begins, `past` what follows."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.who = row.word("chooser")
        self.starts: list[int] = []
        self.past = NONE
        self.first = NONE
        """The number of its first option."""

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.OPTION if not t.chosen and self.chooser(g, t) != NONE else NOTHING

    def chooser(self, g: Heritage, t: Thread) -> int:
        """`owner` is the owner of the vampire chosen last; nobody's: nothing happens."""
        if self.who == "owner":
            return owner_of(g, t.last)
        return t.that if self.who == "that_player" else t.actor

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(OPTION, [self.first + n for n in range(len(self.starts))])

    def resolve(self, g: Heritage, t: Thread) -> None:
        t.at = self.starts[t.chosen[0] - self.first] if t.chosen else self.past


class EachOpponent(Op):
    """Once for each opponent, clockwise from the actor."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.inner = row.script("do")

    def uses_subject(self) -> bool:
        return True

    def resolve(self, g: Heritage, t: Thread) -> None:
        address(g, t, self.inner, g.opponents(t.actor))


def address(g: Heritage, t: Thread, script: int, seats: list[int]) -> None:
    """A list of effects for each of these players in turn, as an effect of this thread."""
    for seat in reversed(seats):
        inner = thread(script, t.actor, t.subject)
        inner.that = seat
        inner.card = t.card
        start(g, inner)


class AsSubject(Rule):
    """A player without a coterie picks an own vampire for which list `t.n` is then resolved."""

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.SUBJECT

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(CHOOSE, g.bloodlines[t.actor].line)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return "" if stands_awake(g, noun(a)) else "state.torpor.no-target"

    def resolve(self, g: Heritage, t: Thread) -> None:
        inner = thread(t.n, t.actor, t.chosen[0])
        inner.card = t.card
        start(g, inner)


class Static(Op):
    """Never applied: asked for where it matters."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.key = row.word("key")
