"""What an effect is made of: ops, and the rows of the data from which they are read.

An op is one effect of the closed vocabulary. It says what it asks, of whom, which answers there
are and why others are refused, and what it does when all is decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects.select import ALL, Amount, Pool, Selector
from duskmoot.games.heritage.lines import on_table
from duskmoot.games.heritage.pieces import AXIS_NAMES, NONE
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import CHOOSE
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.prohibit import must

# What an op may ask; the questions themselves stand in effects/machine.py, in this order.
NOTHING: Final[int] = -1
TARGET: Final[int] = 0
CHARACTER: Final[int] = 1
OPPONENT: Final[int] = 2
VALUE: Final[int] = 3
BOON: Final[int] = 4
CARD: Final[int] = 5
OPTION: Final[int] = 6
BOARD: Final[int] = 7
RING: Final[int] = 8
GUEST: Final[int] = 9
ORDER: Final[int] = 10
SUBJECT: Final[int] = 11
SACRIFICE: Final[int] = 12
BLAME: Final[int] = 13
SIRE: Final[int] = 14
FACTION: Final[int] = 15
MARCH: Final[int] = 16
TO: Final[int] = 17
EXPEL: Final[int] = 18
FIRE: Final[int] = 19
SIDE: Final[int] = 20
TOKEN: Final[int] = 21
REGION: Final[int] = 22
HEIR: Final[int] = 23
PAY: Final[int] = 24
LEADER: Final[int] = 25
LENDER: Final[int] = 26
GIVER: Final[int] = 27
NEXT: Final[int] = 28
QUESTION_NAMES: Final[list[str]] = [
    "target",
    "character",
    "opponent",
    "value",
    "boon",
    "card",
    "option",
    "board",
    "ring",
    "guest",
    "order",
    "subject",
    "sacrifice",
    "blame",
    "sire",
    "faction",
    "march",
    "to",
    "expel",
    "fire",
    "side",
    "token",
    "region",
    "heir",
    "pay",
    "leader",
    "lender",
    "giver",
    "next",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One effect. `t.step` is its own: 0 before `begin`, and back to 0 when it is done."""

    def __init__(self, row: Row) -> None:
        self.name = row.name
        self.number = NONE

    def uses_subject(self) -> bool:
        """Whether it needs to know for which vampire it is resolved."""
        return False

    def branches(self) -> bool:
        """Whether it only says which effects follow."""
        return False

    def recruits(self) -> str:
        """The clause by which it takes the place of the turn's recruit, or ""."""
        return ""

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1

    def finds(self, g: Heritage, t: Thread) -> int:
        """How many it could be done to now; NONE where it looks for nobody."""
        return NONE

    def asks(self, g: Heritage, t: Thread) -> int:
        """The question that is open now; NOTHING when all is decided."""
        return NOTHING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        """What the open question is about, beside the thread's card and vampire."""
        return []

    def chooser(self, g: Heritage, t: Thread) -> int:
        return t.actor

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        raise AssertionError(f"the op {self.name!r} offers nothing")

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return ""

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        t.chosen.append(noun(a))

    def resolve(self, g: Heritage, t: Thread) -> None:
        raise AssertionError(f"the op {self.name!r} does nothing")


def again(t: Thread) -> None:
    """Called by `resolve`: the same op once more, with what is in `t.rest`."""
    t.at -= 1
    t.step = 1
    t.chosen = []


class Rule(Op):
    """A step of the rules that asks as an effect does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = NONE


class Row:
    """One effect as it stands in the data, and what is needed to read it."""

    def __init__(
        self,
        row: dict[str, Any],
        pools: dict[str, Pool],
        nested: Callable[[list[dict[str, Any]]], int],
    ) -> None:
        self.row = row
        self.name = str(row["op"])
        self._pools = pools
        self._nested = nested

    def selector(self, key: str = "target") -> Selector:
        return self._selector(self.row[key])

    def _selector(self, row: dict[str, Any]) -> Selector:
        return Selector(self._pools[row["pool"]], row)

    def amount(self, key: str = "n") -> Amount:
        value = self.row[key]
        if isinstance(value, dict):
            counted = self._selector(value["count_of"])
            return Amount(0, counted, int(value["times"]), int(value["max"]))
        return Amount(ALL if value == "all" else int(value), None, 0, 0)

    def number(self, key: str = "n") -> int:
        return int(self.row[key])

    def word(self, key: str) -> str:
        return str(self.row[key])

    def axis(self, key: str = "axis") -> int:
        return AXIS_NAMES.index(self.row[key])

    def axes(self, key: str) -> list[int]:
        return [AXIS_NAMES.index(axis) for axis in self.row[key]]

    def condition(self) -> tuple[Selector, int]:
        cond = self.row["cond"]
        return self._selector(cond["count_of"]), int(cond["at_least"])

    def script(self, key: str) -> int:
        """The number of the list of effects that stands there."""
        return self._nested(self.row[key])


class Targeting(Op):
    """An op on vampires, picked one at a time where there is anything to choose."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.target = row.selector()

    def uses_subject(self) -> bool:
        return self.target.uses_subject()

    def forbids_target(self, g: Heritage, t: Thread, vampire: int) -> str:
        """An op with prohibitions of its own adds them here."""
        return self.target.forbids(g, t, vampire)

    def targets(self, g: Heritage, t: Thread) -> list[int]:
        table = on_table(g)
        return [v for v in table if v not in t.chosen and not self.forbids_target(g, t, v)]

    def finds(self, g: Heritage, t: Thread) -> int:
        return len(self.targets(g, t))

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1
        self.go_on(g, t)

    def go_on(self, g: Heritage, t: Thread) -> None:
        """Whether all is picked, or nothing is left to choose."""
        found = self.targets(g, t)
        left = self.target.count - len(t.chosen)
        if not left or not found:
            t.step = 2
            if not t.chosen:
                g.tell(tales.NOTHING, self.number)
        elif not self.target.up_to and len(found) <= left:
            t.chosen += found
            t.step = 2

    def asks(self, g: Heritage, t: Thread) -> int:
        return TARGET if t.step == 1 else NOTHING

    def chooser(self, g: Heritage, t: Thread) -> int:
        return t.that if self.target.owner else t.actor

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return [*each_kind(CHOOSE, [v for v in on_table(g) if v not in t.chosen]), DONE]

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if a == DONE:
            return "" if self.target.up_to else must(a, "ability.mandatory")
        return self.forbids_target(g, t, noun(a))

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if a == DONE:
            t.step = 2
            return
        t.chosen.append(noun(a))
        self.go_on(g, t)

    def resolve(self, g: Heritage, t: Thread) -> None:
        for vampire in t.chosen:
            t.last = vampire
            self.affect(g, t, vampire)

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        raise AssertionError(f"the op {self.name!r} does nothing to its target")


def offer(verb: int, nouns: list[int]) -> list[int]:
    first = act(verb, 0)
    return [first + n for n in nouns]
