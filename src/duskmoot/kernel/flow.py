"""Procedures of the book as outlines, the frames that remember where they stand, the run loop.

A chapter is an `Outline`: steps in the book's order, made with a few verbs. A paused game is a
stack of frames, ints only, so it can be cloned, saved and resumed anywhere.

    do(f, g)              deeds of the whole table
    do_seat(f, g)         deeds of the seat whose procedure this is
    ask(Q)                a question to the procedure's seat
    together(seats, Q)    sealed answers, revealed and applied when the last has come
    window(seats, Q)      reactions, asked in priority order until all in succession pass
    call(O)               another procedure for the same seat
    for_each(seats, O)    another procedure for each seat in order
    repeat(O, until)      another procedure again and again; repeat_seat likewise
    when(test, steps…)    a block that may be skipped; when_seat likewise
    stop_if(test)         the procedure ends here; stop_if_seat likewise
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, cast

from mypy_extensions import mypyc_attr

from duskmoot.kernel.acts import DONE
from duskmoot.kernel.ask import Ask, G, Refused
from duskmoot.kernel.chance import Chance
from duskmoot.kernel.record import pack, unpack
from duskmoot.kernel.story import EVERYBODY, Line, Tale

if TYPE_CHECKING:
    from duskmoot.kernel.game import Game


class Frame:
    """Where a procedure stands. `queue` packs up to seven waiting seats, four bits each."""

    outline: int
    step: int
    seat: int
    queue: int

    def clone(self) -> Frame:
        f = Frame()
        f.outline = self.outline
        f.step = self.step
        f.seat = self.seat
        f.queue = self.queue
        return f


def frame(outline: int, seat: int) -> Frame:
    f = Frame()
    f.outline = outline
    f.step = 0
    f.seat = seat
    f.queue = 0
    return f


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position holds; a game's own record adds its fields and clones them all."""

    game: Game[Any]
    options: tuple[int, ...]
    chance: Chance
    stack: list[Frame]
    asked: list[int]
    """Seats whose answer is missing."""
    sealed: list[int]
    """By seat: the answer given to a question asked together and not yet revealed, or -1."""
    over: bool
    winners: list[int]
    story: list[Line] | None

    def clone(self) -> State:
        raise AssertionError("a game's state clones itself")

    def clone_flow_into(self, other: State) -> None:
        """The part of `clone` that is the same for every game. The story is never cloned."""
        other.game = self.game
        other.options = self.options
        other.chance = self.chance.clone()
        other.stack = [f.clone() for f in self.stack]
        other.asked = self.asked.copy()
        other.sealed = self.sealed.copy()
        other.over = self.over
        other.winners = self.winners.copy()
        other.story = None

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position; what has been told does not matter."""
        if type(self) is not type(other):
            return False
        return pack(self) == pack(other)

    def __deepcopy__(self, memo: object) -> State:
        """A clone that also keeps what has been told."""
        other = self.clone()
        if self.story is not None:
            other.story = self.story[:]
        return other

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Plain data and the game, which is found again by its name."""
        return restored, (self.game, pack(self), told(self))

    def tell(self, tale: Tale, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A line of the story that everybody hears."""
        if self.story is not None:
            self.story.append(Line(tale, EVERYBODY, (a, b, c, d)[: len(tale.names)]))

    def whisper(self, audience: int, tale: Tale, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A line that only the seats whose bits stand in `audience` hear."""
        if self.story is not None:
            self.story.append(Line(tale, audience, (a, b, c)[: len(tale.names)]))


def told(g: State) -> list[tuple[int, int, tuple[int, ...]]] | None:
    """The story as plain data: the number of each tale, who heard it, and its values."""
    if g.story is None:
        return None
    numbers = {id(tale): number for number, tale in enumerate(g.game.tales)}
    return [(numbers[id(line.tale)], line.audience, line.values) for line in g.story]


def restored(
    game: Game[Any], packed: object, story: list[tuple[int, int, tuple[int, ...]]] | None
) -> State:
    """The state that was pickled, at home or in another process."""
    g = cast(State, unpack(packed, game.classes()))
    g.game = game
    g.story = None
    if story is not None:
        g.story = [Line(game.tales[number], heard, values) for number, heard, values in story]
    return g


def start(g: State, game: Game[Any], seats: int, options: tuple[int, ...], chance: Chance) -> None:
    """A state before its first procedure."""
    g.game = game
    g.options = options
    g.chance = chance
    g.stack = []
    g.asked = []
    g.sealed = [-1] * seats
    g.over = False
    g.winners = []
    g.story = None


class Step(Generic[G]):
    """One numbered line of an outline."""

    def run(self, g: G, f: Frame) -> None:
        raise AssertionError("a step does something")

    def question(self) -> Ask[G]:
        raise AssertionError("nobody is asked here")

    def take(self, g: G, f: Frame, seat: int, act: int) -> None:
        raise AssertionError("nobody is asked here")


class Outline(Generic[G]):
    """A named procedure. `reads` gives it its steps once the names they use exist."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        self.steps: list[Step[G]] = []

    def reads(self, *steps: Step[G] | Block[G]) -> None:
        self.steps = []
        for step in steps:
            self._add(step)
        self.steps.append(End())

    def _add(self, step: Step[G] | Block[G]) -> None:
        if isinstance(step, Step):
            self.steps.append(step)
            return
        at = len(self.steps)
        self.steps.append(step.branch)
        for inner in step.steps:
            self._add(inner)
        step.branch.past = len(self.steps)
        assert len(self.steps) > at + 1, "an empty block"


class End(Step[G]):
    def run(self, g: G, f: Frame) -> None:
        g.stack.pop()


class Branch(Step[G]):
    """The test before a block: step in, or go past it."""

    past: int

    def enters(self, g: G, seat: int) -> bool:
        raise AssertionError("a branch tests something")

    def run(self, g: G, f: Frame) -> None:
        f.step = f.step + 1 if self.enters(g, f.seat) else self.past


class BranchTable(Branch[G]):
    def __init__(self, test: Callable[[G], bool]) -> None:
        self.test = test

    def enters(self, g: G, seat: int) -> bool:
        return self.test(g)


class BranchSeat(Branch[G]):
    def __init__(self, test: Callable[[G, int], bool]) -> None:
        self.test = test

    def enters(self, g: G, seat: int) -> bool:
        return self.test(g, seat)


class Block(Generic[G]):
    def __init__(self, branch: Branch[G], steps: list[Step[G] | Block[G]]) -> None:
        self.branch = branch
        self.steps = steps


class Do(Step[G]):
    def __init__(self, deeds: list[Callable[[G], None]]) -> None:
        self.deeds = deeds

    def run(self, g: G, f: Frame) -> None:
        f.step += 1
        for deed in self.deeds:
            deed(g)


class DoSeat(Step[G]):
    def __init__(self, deeds: list[Callable[[G, int], None]]) -> None:
        self.deeds = deeds

    def run(self, g: G, f: Frame) -> None:
        f.step += 1
        for deed in self.deeds:
            deed(g, f.seat)


class StopIf(Step[G]):
    def __init__(self, test: Callable[[G], bool]) -> None:
        self.test = test

    def run(self, g: G, f: Frame) -> None:
        if self.test(g):
            g.stack.pop()
        else:
            f.step += 1


class StopIfSeat(Step[G]):
    def __init__(self, test: Callable[[G, int], bool]) -> None:
        self.test = test

    def run(self, g: G, f: Frame) -> None:
        if self.test(g, f.seat):
            g.stack.pop()
        else:
            f.step += 1


class Call(Step[G]):
    def __init__(self, outline: Outline[G]) -> None:
        self.outline = outline

    def run(self, g: G, f: Frame) -> None:
        f.step += 1
        g.stack.append(frame(self.outline.number, f.seat))


class ForEach(Step[G]):
    def __init__(self, seats: Callable[[G], list[int]], outline: Outline[G]) -> None:
        self.seats = seats
        self.outline = outline

    def run(self, g: G, f: Frame) -> None:
        f.step += 1
        for seat in reversed(self.seats(g)):
            g.stack.append(frame(self.outline.number, seat))


class Repeat(Step[G]):
    def __init__(self, outline: Outline[G], until: Callable[[G], bool]) -> None:
        self.outline = outline
        self.until = until

    def run(self, g: G, f: Frame) -> None:
        if self.until(g):
            f.step += 1
        else:
            g.stack.append(frame(self.outline.number, f.seat))


class RepeatSeat(Step[G]):
    def __init__(self, outline: Outline[G], until: Callable[[G, int], bool]) -> None:
        self.outline = outline
        self.until = until

    def run(self, g: G, f: Frame) -> None:
        if self.until(g, f.seat):
            f.step += 1
        else:
            g.stack.append(frame(self.outline.number, f.seat))


class AskSeat(Step[G]):
    def __init__(self, asks: Ask[G]) -> None:
        self.asks = asks

    def question(self) -> Ask[G]:
        return self.asks

    def run(self, g: G, f: Frame) -> None:
        g.asked.append(f.seat)

    def take(self, g: G, f: Frame, seat: int, act: int) -> None:
        f.step += 1
        g.asked.clear()
        self.asks.answer(g, seat, act)


class Together(Step[G]):
    def __init__(self, seats: Callable[[G], list[int]], asks: Ask[G]) -> None:
        self.seats = seats
        self.asks = asks

    def question(self) -> Ask[G]:
        return self.asks

    def run(self, g: G, f: Frame) -> None:
        g.asked = self.seats(g)
        if not g.asked:
            f.step += 1

    def take(self, g: G, f: Frame, seat: int, act: int) -> None:
        g.sealed[seat] = act
        if seat in g.asked:
            g.asked.remove(seat)
        if g.asked:
            return
        f.step += 1
        for each in self.seats(g):
            answer = g.sealed[each]
            g.sealed[each] = -1
            self.asks.answer(g, each, answer)


class Window(Step[G]):
    """The frame's queue holds the seats still to be asked, shifted in priority order."""

    def __init__(self, seats: Callable[[G], list[int]], asks: Ask[G]) -> None:
        self.seats = seats
        self.asks = asks

    def question(self) -> Ask[G]:
        return self.asks

    def run(self, g: G, f: Frame) -> None:
        if not f.queue:
            for seat in reversed(self.seats(g)):
                f.queue = f.queue << 4 | (seat + 1)
            if not f.queue:
                f.step += 1
                return
        g.asked.append((f.queue & 15) - 1)

    def take(self, g: G, f: Frame, seat: int, act: int) -> None:
        g.asked.clear()
        f.queue >>= 4
        if act != DONE:
            f.queue = 0  # a reaction opens the window again, for everybody
        elif not f.queue:
            f.step += 1
        self.asks.answer(g, seat, act)


def do(*deeds: Callable[[G], None]) -> Step[G]:
    return Do(list(deeds))


def do_seat(*deeds: Callable[[G, int], None]) -> Step[G]:
    return DoSeat(list(deeds))


def ask(asks: Ask[G]) -> Step[G]:
    return AskSeat(asks)


def together(seats: Callable[[G], list[int]], asks: Ask[G]) -> Step[G]:
    """Sealed answers. Their `answer` must not call procedures: follow with `for_each`."""
    return Together(seats, asks)


def window(seats: Callable[[G], list[int]], asks: Ask[G]) -> Step[G]:
    """Reactions. `seats` must rest on public information alone: who is asked is seen by all."""
    return Window(seats, asks)


def call(outline: Outline[G]) -> Step[G]:
    return Call(outline)


def for_each(seats: Callable[[G], list[int]], outline: Outline[G]) -> Step[G]:
    return ForEach(seats, outline)


def repeat(outline: Outline[G], until: Callable[[G], bool]) -> Step[G]:
    return Repeat(outline, until)


def repeat_seat(outline: Outline[G], until: Callable[[G, int], bool]) -> Step[G]:
    return RepeatSeat(outline, until)


def stop_if(test: Callable[[G], bool]) -> Step[G]:
    return StopIf(test)


def stop_if_seat(test: Callable[[G, int], bool]) -> Step[G]:
    return StopIfSeat(test)


def when(test: Callable[[G], bool], *steps: Step[G] | Block[G]) -> Block[G]:
    return Block(BranchTable(test), list(steps))


def when_seat(test: Callable[[G, int], bool], *steps: Step[G] | Block[G]) -> Block[G]:
    return Block(BranchSeat(test), list(steps))


def follow(g: State, outline: Outline[Any], seat: int) -> None:
    """A deed calls a procedure: it comes next, before whatever is to follow."""
    g.stack.append(frame(outline.number, seat))


def run(g: State) -> None:
    """On to the next question, or to the end of the game."""
    outlines = g.game.outlines
    stack = g.stack
    while not g.asked and not g.over:
        f = stack[-1]
        outlines[f.outline].steps[f.step].run(g, f)


def question(g: State) -> Ask[Any]:
    """What is being asked now."""
    f = g.stack[-1]
    return g.game.outlines[f.outline].steps[f.step].question()


def at_once(g: State) -> bool:
    """Whether several seats answer now, each in secret."""
    if not g.asked:
        return False
    f = g.stack[-1]
    return isinstance(g.game.outlines[f.outline].steps[f.step], Together)


def may_answer(g: State, seat: int) -> bool:
    """Asked, or free to change a sealed answer because somebody else's is still missing."""
    if seat in g.asked:
        return True
    return bool(g.asked) and 0 <= seat < len(g.sealed) and g.sealed[seat] >= 0


def legal(g: State, seat: int) -> list[int]:
    return question(g).legal(g, seat) if may_answer(g, seat) else []


def check(g: State, seat: int, act: int) -> None:
    """Refused, unless this is a legal act of a seat that may answer; the clause says why."""
    if not may_answer(g, seat):
        raise Refused("not-asked")
    clause = question(g).why_not(g, seat, act)
    if clause:
        raise Refused("forbidden", clause=clause)


def play(g: State, seat: int, act: int) -> None:
    """An act of a seat, and all that follows from it; Refused if it is not legal."""
    check(g, seat, act)
    apply(g, seat, act)


def apply(g: State, seat: int, act: int) -> None:
    """A legal act of a seat that may answer, and all that follows from it.

    Nothing is checked: an act that is not legal damages the game in silence. `play` checks.
    """
    f = g.stack[-1]
    g.game.outlines[f.outline].steps[f.step].take(g, f, seat, act)
    run(g)
