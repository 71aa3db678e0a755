"""A blank sheet for outlines: a state on which deeds and answers note what they did.

g = begun(Outline("book"), do(note("first"), note("second")))
assert g.notes == ["first", "second"]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duskmoot.kernel.acts import DONE, Verb, Vocabulary, act
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import Block, Outline, State, Step
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.view import FLOW_SEES, FRAME
from duskmoot.kernel.zones import ALL, Sight

MARK: Final = 1


class Sheet(State):
    notes: list[str]

    def clone(self) -> Sheet:
        g = Sheet()
        self.clone_flow_into(g)
        g.notes = self.notes[:]
        return g


SIGHT: Final = Sight(Sheet, {**FLOW_SEES, "notes": ALL}, {"stack": FRAME})


class Book(Game[Sheet]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Sheet:
        g = Sheet()
        g.notes = []
        return g


class Mark(Ask[Sheet]):
    """Which of three marks: 0, 1 or 2, or done. Mark 2 is against the clause `no-two`."""

    def offers(self, g: Sheet, seat: int) -> list[int]:
        return [*[act(MARK, n) for n in range(3)], DONE]

    def forbids(self, g: Sheet, seat: int, act: int) -> str:
        return "no-two" if act == marks(2) else ""

    def answer(self, g: Sheet, seat: int, act: int) -> None:
        g.notes.append(f"{seat} {VOCABULARY.spell(act)}")


VOCABULARY: Final = Vocabulary([Verb(MARK, "mark", "n")], {"n": ["0", "1", "2"]})
WHICH_MARK: Final = Mark("which-mark")


def marks(n: int) -> int:
    return act(MARK, n)


def note(text: str) -> Callable[[Sheet], None]:
    def deed(g: Sheet) -> None:
        g.notes.append(text)

    return deed


def note_seat(text: str) -> Callable[[Sheet, int], None]:
    def deed(g: Sheet, seat: int) -> None:
        g.notes.append(f"{text} {seat}")

    return deed


def noted(text: str, times: int = 1) -> Callable[[Sheet], bool]:
    """A test: whether this was noted so many times."""
    return lambda g: g.notes.count(text) >= times


def seats(*order: int) -> Callable[[Sheet], list[int]]:
    return lambda g: list(order)


def end(g: Sheet) -> None:
    g.notes.append("end")
    g.over = True


def outline(name: str, *steps: Step[Sheet] | Block[Sheet]) -> Outline[Sheet]:
    made: Outline[Sheet] = Outline(name)
    made.reads(*steps)
    return made


def book(first: Outline[Sheet], *others: Outline[Sheet]) -> Book:
    """A game of these outlines, of which the first is begun."""
    return Book("sheet", 1, (1, 7), [], VOCABULARY, SIGHT, [first, *others], [])


def begun(first: Outline[Sheet], *others: Outline[Sheet], at_table: int = 3) -> Sheet:
    """Such a game, at its first question or at its end."""
    game = book(first, *others)
    return game.begin(Setting(game, at_table, (), key_from_seed(1)))
