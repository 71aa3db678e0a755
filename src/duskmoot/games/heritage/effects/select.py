"""Selectors and amounts: whom an effect means, and how much (book: ТЕРМИНЫ)."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games.heritage.lines import (
    abilities_of,
    boons_of,
    boons_on,
    childer,
    on_table,
    owner_of,
    value_of,
)
from duskmoot.games.heritage.pieces import (
    AXIS_NAMES,
    EXHAUSTED,
    NONE,
    TORPOR,
    VALUE_NAMES,
)
from duskmoot.games.heritage.state import Heritage, Thread

ALL: Final[int] = 255
"""As many as there are."""


class Pool:
    """Which vampires a selector chooses among; `asleep` if also those in torpor."""

    def __init__(self, asleep: bool = False) -> None:
        self.asleep = asleep

    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        """The clause that keeps a vampire of this seat out."""
        return ""

    def uses_subject(self) -> bool:
        return False


class TheSubject(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if vampire == t.subject else "ability.subject"

    def uses_subject(self) -> bool:
        return True


class ItsSire(TheSubject):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if vampire == sire_of(g, t.subject) else "term.sire-childe"


class ItsChilder(TheSubject):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if sire_of(g, vampire) == t.subject else "term.sire-childe"


class TheCoterie(TheSubject):
    """The subject and its immediate childer; who lent an archetype does not belong."""

    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        joined = vampire == t.subject or sire_of(g, vampire) == t.subject
        return "" if joined else "coterie.members"


class Own(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if seat == t.actor else "term.bloodline"


class Opponents(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if seat != t.actor else "term.any-opponent"


class ThatPlayer(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if seat == t.that else "term.bloodline"


class TheLast(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if vampire == t.last else "ability.order"


class TheRecruited(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if vampire == t.recruited else "ability.order"


class ClanLeader(Pool):
    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        mine = seat == t.actor and g.bloodlines[seat].line[0] == vampire
        return "" if mine else "setup.clan-leader"


def sire_of(g: Heritage, vampire: int) -> int:
    """The vampire directly above; NONE for a clan leader."""
    seat = owner_of(g, vampire)
    if seat == NONE:
        return NONE
    b = g.bloodlines[seat]
    above = b.sire[b.line.index(vampire)]
    return NONE if above == NONE else b.line[above]


class Selector:
    """Pool, how many of it, who chooses, and the filters, all of which must hold."""

    def __init__(self, pool: Pool, row: dict[str, Any]) -> None:
        self.pool = pool
        self.asleep = pool.asleep
        self.count = int(row.get("count", ALL))
        self.up_to = bool(row.get("up_to", False))
        self.owner = row.get("chooser") == "owner"
        only: dict[str, Any] = row.get("only", {})
        self.notoriety = int(only.get("notoriety_min", 0))
        self.power = int(only.get("power_min", 0))
        self.boons = int(only.get("boon_min", 0))
        self.my_boon = bool(only.get("has_my_boon", False))
        self.foreign_boon = bool(only.get("foreign_boon", False))
        self.not_subject = bool(only.get("not_subject", False))
        self.ancilla = wanted(only, "ancilla")
        self.fledgling = wanted(only, "fledgling")
        self.exhausted = wanted(only, "exhausted")
        self.torpid = wanted(only, "in_torpor")
        self.axes = [axis for axis in range(4) if AXIS_NAMES[axis] in only]
        self.values = [reading(str(only[AXIS_NAMES[axis]])) for axis in self.axes]

    def uses_subject(self) -> bool:
        """Also where it compares with the subject."""
        compares = any(value < 0 for value in self.values)
        return self.pool.uses_subject() or self.not_subject or compares

    def forbids(self, g: Heritage, t: Thread, vampire: int) -> str:
        seat = owner_of(g, vampire)
        outside = self.pool.forbids(g, t, vampire, seat)
        if outside:
            return outside
        b = g.bloodlines[seat]
        place = b.line.index(vampire)
        if b.marks[place] & TORPOR and not self.asleep:
            return "state.torpor.no-target"
        if b.notoriety[place] < self.notoriety:
            return "state.notoriety.target-criterion"
        if b.power[place] < self.power or (self.boons and boons_on(b, place) < self.boons):
            return "state.power.on-vampire"
        if self.my_boon and not boons_of(b, place, t.actor):
            return "state.power.on-vampire"
        if self.foreign_boon and boons_on(b, place) == boons_of(b, place, seat):
            return "state.power.on-vampire"
        if self.not_subject and vampire == t.subject:
            return "ability.subject"
        if self.ancilla >= 0 and bool(abilities_of(g, seat, place)) != bool(self.ancilla):
            return "term.ancilla"
        if self.fledgling >= 0 and bool(childer(b, place)) == bool(self.fledgling):
            return "term.fledgling"
        if self.exhausted >= 0 and (b.marks[place] & EXHAUSTED != 0) != bool(self.exhausted):
            return "state.exhausted.otherwise-normal"
        if self.torpid >= 0 and (b.marks[place] & TORPOR != 0) != bool(self.torpid):
            return "state.torpor.ignored"
        return self._attributes(t, vampire)

    def _attributes(self, t: Thread, vampire: int) -> str:
        for i in range(len(self.axes)):
            axis = self.axes[i]
            value = self.values[i]
            if value >= 0:
                fits = value_of(vampire, axis) == value
            else:
                same = t.subject != NONE and value_of(vampire, axis) == value_of(t.subject, axis)
                fits = same == (value == SAME)
            if not fits:
                return "term.attributes"
        return ""

    def found(self, g: Heritage, t: Thread) -> list[int]:
        return [vampire for vampire in on_table(g) if not self.forbids(g, t, vampire)]


SAME: Final[int] = -1
DIFFERENT: Final[int] = -2
"""In place of a value: as the subject's, or other than that."""


def reading(value: str) -> int:
    if value == "same_as_subject":
        return SAME
    return DIFFERENT if value == "different_from_subject" else VALUE_NAMES.index(value)


def wanted(only: dict[str, Any], key: str) -> int:
    """1 or 0 as the filter says, NONE where it says nothing."""
    return int(bool(only[key])) if key in only else NONE


class Amount:
    """A number, "all", or so many times what a selector finds, up to a limit."""

    def __init__(self, fixed: int, count_of: Selector | None, times: int, most: int) -> None:
        self.fixed = fixed
        self.count_of = count_of
        self.times = times
        self.most = most

    def of(self, g: Heritage, t: Thread) -> int:
        if self.count_of is None:
            return self.fixed
        return min(self.times * len(self.count_of.found(g, t)), self.most)

    def uses_subject(self) -> bool:
        return self.count_of is not None and self.count_of.uses_subject()
