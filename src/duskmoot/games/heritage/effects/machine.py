"""The machine that resolves effects: one thread a list, one op after another (ability.order).

A trial, a sacrifice or an edict in the middle of an effect is a frame and a thread on top.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.effects.op import NOTHING, QUESTION_NAMES, Op
from duskmoot.games.heritage.effects.scripts import SCRIPTS, ability_of
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Frame, Outline, Step, ask, do, follow, frame

EFFECTS: Final[Outline[Heritage]] = Outline("effects")
STEPS: Final[Outline[Heritage]] = Outline("steps")
EFFECT: Final[Outline[Heritage]] = Outline("effect")
CHOICES: Final[list[Outline[Heritage]]] = [Outline("choice") for name in QUESTION_NAMES]
"""By question: the outline that asks it."""


def outlines() -> None:
    EFFECTS.reads(EachEffect(), do(end))
    STEPS.reads(EachEffect())
    EFFECT.reads(do(go_on))
    for number, name in enumerate(QUESTION_NAMES):
        CHOICES[number].reads(ask(Question(name)))


def start(g: Heritage, t: Thread) -> None:
    """A list of effects that comes next, before whatever is to follow."""
    g.threads.append(t)
    follow(g, EFFECTS, t.actor)


def current(g: Heritage) -> Op:
    t = g.threads[-1]
    return SCRIPTS[t.script].ops[t.at]


class EachEffect(Step[Heritage]):
    """`repeat(EFFECT)` until the list is done: most lists are, before anything comes between."""

    def run(self, g: Heritage, f: Frame) -> None:
        t = g.threads[-1]
        if t.at < len(SCRIPTS[t.script].ops):
            frames = len(g.stack)
            go_on(g)
            if len(g.stack) > frames:
                effect = frame(EFFECT.number, f.seat)
                effect.step = 1
                g.stack.insert(frames, effect)
                return
        f.step += 1


def end(g: Heritage) -> None:
    g.threads.pop()


def go_on(g: Heritage) -> None:
    """Op after op, as far as nobody has to be asked and nothing comes in between."""
    t = g.threads[-1]
    ops = SCRIPTS[t.script].ops
    frames = len(g.stack)
    while t.at < len(ops) and len(g.stack) == frames:
        op = ops[t.at]
        if not t.step:
            op.begin(g, t)
        question = op.asks(g, t)
        if question == NOTHING:
            resolve(g, t, op)
        else:
            put_the_question(g, t, op, question)


def put_the_question(g: Heritage, t: Thread, op: Op, question: int) -> None:
    """Where one answer alone is left, it is given without asking."""
    only = NONE
    for a in op.offers(g, t):
        if not op.forbids(g, t, a):
            if only != NONE:
                follow(g, CHOICES[question], op.chooser(g, t))
                return
            only = a
    assert only != NONE, f"nothing can be answered to {op.name!r}"
    op.answer(g, t, only)


def resolve(g: Heritage, t: Thread, op: Op) -> None:
    t.at += 1
    t.step = 0
    op.resolve(g, t)
    if not t.step:
        t.chosen = []
        t.rest = []


class Question(Ask[Heritage]):
    """Whatever the op at hand asks."""

    def offers(self, g: Heritage, seat: int) -> list[int]:
        return current(g).offers(g, g.threads[-1])

    def forbids(self, g: Heritage, seat: int, act: int) -> str:
        return current(g).forbids(g, g.threads[-1], act)

    def legal(self, g: Heritage, seat: int) -> list[int]:
        """What offers and forbids leave, with the op looked up once."""
        t = g.threads[-1]
        op = SCRIPTS[t.script].ops[t.at]
        return [a for a in op.offers(g, t) if not op.forbids(g, t, a)]

    def answer(self, g: Heritage, seat: int, act: int) -> None:
        current(g).answer(g, g.threads[-1], act)

    def about(self, g: Heritage, seat: int) -> list[tuple[str, int]]:
        t = g.threads[-1]
        op = current(g)
        said = [("op", op.number), source(g)]
        if t.subject != NONE:
            said.append(("vampire", t.subject))
        if t.card != NONE:
            said.append(("intrigue", t.card))
        if t.board != NONE:
            said.append(("board", t.board))
        return said + op.about(g, t)


def source(g: Heritage) -> tuple[str, int]:
    """The ability or card by which all this happens; without one the effect itself."""
    for t in reversed(g.threads):
        if ability_of(t.script) != NONE:
            return ("source:ability", ability_of(t.script))
        if t.card != NONE:
            return ("source:intrigue", t.card)
    return ("source:op", current(g).number)


outlines()
