"""Activation and abilities (book: Активация рекрутированного персонажа, Примени способности)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.boards.morality import shift, turn_over
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.intrigue_cards import AboutPlayers
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, Rule, Targeting, again, offer
from duskmoot.games.heritage.effects.scripts import (
    ACTIVATION,
    ON_BOARD,
    SCRIPTS,
    ability_of,
    of_ability,
)
from duskmoot.games.heritage.lines import abilities_of, owner_of, stands_awake, value_of
from duskmoot.games.heritage.pieces import AXIS_NAMES, AXIS_OF, NONE
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import BOARD, CHOOSE, VALUE
from duskmoot.kernel.acts import DONE, noun

ALL_BOARDS: Final[int] = -1
CHOSEN_BOARD: Final[int] = -2


def activate_vampire(g: Heritage, actor: int, vampire: int, boards: list[int]) -> None:
    """On these battlegrounds, in the order that the acting player likes."""
    t = thread(ACTIVATION, actor, vampire)
    t.rest = boards
    start(g, t)


def activate_value(g: Heritage, actor: int, vampire: int, value: int) -> None:
    """One attribute on its battleground, with all that it triggers."""
    t = thread(ON_BOARD, actor, vampire)
    t.board = g.boards[AXIS_OF[value]]
    t.n = value
    start(g, t)


class Activation(Rule):
    """A vampire changes the battlegrounds left in `rest`; one is finished before the next."""

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step != 1 or t.chosen or len(t.rest) < 2:
            return NOTHING
        return asked.BOARD if stands_awake(g, t.subject) else NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("activated:vampire", t.subject), ("others:number", 0)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return [*offer(BOARD, t.rest), DONE]

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        """Done: the rest in printed order."""
        if a == DONE:
            t.step = 2
            t.chosen = [t.rest[0]]
            t.n = 1
        else:
            t.chosen = [noun(a)]

    def resolve(self, g: Heritage, t: Thread) -> None:
        """None may be skipped (activate.all-three), unless the vampire falls on the way."""
        if not t.rest or not stands_awake(g, t.subject):
            return
        board = t.chosen[0] if t.chosen else t.rest[0]
        t.rest.remove(board)
        if t.rest:
            again(t)
            t.step = 2 if t.n else 1
        activate_value(g, t.actor, t.subject, value_of(t.subject, BOARDS[board].axis))


class OnBoard(Rule):
    """One attribute on one battleground: what the board asks, changes and triggers."""

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1
        BOARDS[t.board].begin(g, t)

    def asks(self, g: Heritage, t: Thread) -> int:
        return BOARDS[t.board].asks(g, t)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return BOARDS[t.board].about(g, t)

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return BOARDS[t.board].offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return BOARDS[t.board].forbids(g, t, a)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        BOARDS[t.board].answer(g, t, a)

    def resolve(self, g: Heritage, t: Thread) -> None:
        BOARDS[t.board].activate(g, t)


class Activate(Targeting):
    """Vampires in the order that the actor likes, on all boards, on one of their choice or on one.

    Steps: 1 targets, 2 board, 3 which of `rest` is next, 4 the rest as they stand.
    """

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        where = row.word("battleground")
        self.axis = AXIS_NAMES.index(where) if where in AXIS_NAMES else ALL_BOARDS
        if where == "choose":
            self.axis = CHOSEN_BOARD

    def begin(self, g: Heritage, t: Thread) -> None:
        t.board = NONE
        super().begin(g, t)

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step == 2 and self.axis == CHOSEN_BOARD and t.board == NONE and t.chosen:
            return asked.BOARD
        if t.step == 3:
            return asked.NEXT if not t.chosen and len(self.waiting(g, t)) > 1 else NOTHING
        return super().asks(g, t)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        if t.step != 2:
            return []
        return [("activated:vampire", t.chosen[0]), ("others:number", len(t.chosen) - 1)]

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if t.step == 2:
            return offer(BOARD, list(g.boards))
        if t.step == 3:
            return [*offer(CHOOSE, self.waiting(g, t)), DONE]
        return super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return super().forbids(g, t, a) if t.step == 1 else ""

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if t.step == 2:
            t.board = noun(a)
        elif t.step == 3:
            if a == DONE:
                t.step = 4
            else:
                t.chosen = [noun(a)]
        else:
            super().answer(g, t, a)

    def resolve(self, g: Heritage, t: Thread) -> None:
        first = not t.rest
        if first:
            t.rest = t.chosen[:]
            t.chosen = []
        t.rest = self.waiting(g, t)
        if not t.rest:
            return
        if first and len(t.rest) > 1:
            again(t)
            t.step = 3
            return
        ordered = first or bool(t.chosen)
        vampire = t.chosen[0] if t.chosen else t.rest[0]
        t.rest.remove(vampire)
        t.last = vampire
        if t.rest:
            again(t)
            t.step = 3 if ordered else 4
        activate_vampire(g, t.actor, vampire, self.boards(g, t))

    def waiting(self, g: Heritage, t: Thread) -> list[int]:
        """Still to be activated: without those who have fallen on the way."""
        return [v for v in t.rest if stands_awake(g, v)]

    def boards(self, g: Heritage, t: Thread) -> list[int]:
        if self.axis == ALL_BOARDS:
            return list(g.boards)
        return [t.board] if self.axis == CHOSEN_BOARD else [g.boards[self.axis]]


class ActivateAttribute(Op):
    """One attribute without a vampire of its own: ankhs would go on the subject."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.axis = row.axis()
        self.value = row.word("value")
        self.times = row.number("times")

    def uses_subject(self) -> bool:
        return True

    def asks(self, g: Heritage, t: Thread) -> int:
        return asked.VALUE if self.value == "choose" and not t.chosen else NOTHING

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(VALUE, [v for v in range(len(AXIS_OF)) if AXIS_OF[v] == self.axis])

    def resolve(self, g: Heritage, t: Thread) -> None:
        if self.value == "choose":
            value = t.chosen[0]
        else:
            value = value_of(t.trigger if self.value == "trigger" else t.subject, self.axis)
        for i in range(self.times):
            activate_value(g, t.actor, t.subject, value)


class ShiftMorality(AboutPlayers):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.n = row.number()

    def resolve(self, g: Heritage, t: Thread) -> None:
        """Stops at the ends, and draws nothing."""
        for seat in t.rest:
            shift(g, seat, self.n)


class FlipMorality(AboutPlayers):
    def resolve(self, g: Heritage, t: Thread) -> None:
        for seat in t.rest:
            turn_over(g, seat)


class ApplyAbilities(Targeting):
    """All abilities of a vampire, top to bottom; it is the subject, the actor chooses."""

    def resolve(self, g: Heritage, t: Thread) -> None:
        for vampire in reversed(t.chosen):
            apply_abilities(g, t.actor, vampire)
        if t.chosen:
            t.last = t.chosen[-1]


def apply_abilities(g: Heritage, actor: int, vampire: int) -> None:
    """Whose abilities are being applied already is skipped, and who has fallen (states.silence)."""
    if not stands_awake(g, vampire) or being_applied(g, vampire):
        return
    seat = owner_of(g, vampire)
    found = abilities_of(g, seat, g.bloodlines[seat].line.index(vampire))
    live = [ability for ability in found if SCRIPTS[of_ability(ability)].ops]
    for ability in live:
        g.tell(tales.ABILITY, vampire, ability)
    for ability in reversed(live):
        start(g, thread(of_ability(ability), actor, vampire))


def being_applied(g: Heritage, vampire: int) -> bool:
    return any(t.subject == vampire and ability_of(t.script) != NONE for t in g.threads)
