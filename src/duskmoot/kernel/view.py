"""Views: the only place that turns a state into what one seat may see, and back into a guess.

Seat -1 is the spectator: a seat with no private rights.
"""

from __future__ import annotations

from typing import Any, Final

from duskmoot.kernel import flow
from duskmoot.kernel.chance import Chance, from_key
from duskmoot.kernel.flow import Frame, State
from duskmoot.kernel.zones import (
    ALL,
    DECK,
    HAND,
    NEVER,
    OPEN,
    OWNER,
    RECORDS,
    SEALED,
    ZONES,
    Sight,
)

SPECTATOR: Final[int] = -1
IMAGINED: Final[int] = 3
"""The stream of chance from which guesses about hidden things are drawn."""
_GIVEN: Final[int] = -2
"""Stands in a view for a sealed answer that is given but hidden."""

FRAME: Final[Sight] = Sight(Frame, {"outline": ALL, "step": ALL, "seat": ALL, "queue": ALL}, {})

FLOW_SEES: Final[dict[str, int]] = {
    "options": ALL,
    "chance": NEVER,
    "stack": RECORDS,
    "asked": ALL,
    "sealed": SEALED,
    "over": ALL,
    "winners": ALL,
}
"""The sight of what every state holds; a game's own sight adds its fields to this."""

CHANCE: Final[Sight] = Sight(
    Chance, {"key": NEVER, "counters": NEVER, "blocks": NEVER, "offsets": NEVER}, {}
)


class View:
    """All that a seat may know at this moment, as plain data."""

    def __init__(self, game: str, seat: int, table: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self.question = ""
        self.about: list[tuple[str, int]] = []
        self.acts: list[int] = []
        self.story: list[dict[str, object]] = []

    def plain(self) -> dict[str, object]:
        """For JSON, and for comparing two views byte by byte."""
        return {
            "game": self.game,
            "seat": self.seat,
            "table": self.table,
            "question": self.question,
            "about": [list(pair) for pair in self.about],
            "acts": self.acts,
            "story": self.story,
        }


def view(g: State, seat: int) -> View:
    game = g.game
    seen = View(game.name, seat, _look(g, game.sight, seat))
    if g.asked:
        question = flow.question(g)
        seen.question = question.key
        if flow.may_answer(g, seat):
            seen.acts = question.legal(g, seat)
        seen.about = question.about(g, g.asked[0])
    if g.story is not None:
        seen.story = [line.told() for line in g.story if line.heard_by(seat)]
    return seen


def _look(record: Any, sight: Sight, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for name, who in sight.pairs:
        value = getattr(record, name)
        if who == ALL:
            seen[name] = list(value) if isinstance(value, (list, tuple)) else value
        elif who == OPEN:
            seen[name] = value[:]
        elif who == HAND:
            seen[name] = value[:] if record.seat == seat else len(value)
        elif who == DECK:
            seen[name] = len(value)
        elif who == RECORDS:
            part = sight.parts[name]
            seen[name] = [_look(each, part, seat) for each in value]
        elif who == OWNER:
            if record.seat == seat:
                seen[name] = list(value) if isinstance(value, list) else value
        elif who == SEALED:
            seen[name] = [v if i == seat or v < 0 else _GIVEN for i, v in enumerate(value)]
    return seen


def imagine(game: Any, seen: View, key: bytes) -> State:
    """A whole state that agrees with all that the viewing seat knows; chance is fresh."""
    g: State = _recall(seen.table, game.sight)
    g.game = game
    g.options = tuple(seen.table["options"])
    g.story = None
    _imagine_hidden(g, seen.seat, key)
    return g


def reimagine(g: State, seat: int, key: bytes) -> State:
    """The same position with everything the seat cannot know drawn anew."""
    other = g.clone()
    _imagine_hidden(other, seat, key)
    return other


def _recall(table: dict[str, Any], sight: Sight) -> Any:
    """A record with what was seen; hidden cards are blanks until they are imagined."""
    record = sight.cls()
    for name, who in sight.pairs:
        value = table.get(name, 0)
        if who == RECORDS:
            setattr(record, name, [_recall(each, sight.parts[name]) for each in value])
        elif who in ZONES and isinstance(value, int):
            setattr(record, name, [0] * value)
        elif name != "options":
            setattr(record, name, list(value) if isinstance(value, list) else value)
    return record


def _imagine_hidden(g: State, seat: int, key: bytes) -> None:
    g.chance = from_key(key)
    g.game.believe(g, seat)
    for other in range(len(g.sealed)):
        if other != seat and g.sealed[other] != -1:
            g.sealed[other] = 0  # so that the seat may be asked what it could have answered
            g.sealed[other] = g.chance.pick(IMAGINED, flow.legal(g, other))


def reveals(before: State, after: State) -> bool:
    """Whether an act cast a die or showed anybody something hidden: undo stops here.

    Something hidden was shown when chance moved, when sealed answers were opened, when a deck
    changed, when a seat sees more copies of a card than before, or when a secret changed.
    """
    if before.chance.counters != after.chance.counters:
        return True
    if before.chance.offsets != after.chance.offsets:
        return True
    if any(b >= 0 and after.sealed[i] < 0 for i, b in enumerate(before.sealed)):
        return True
    sight = before.game.sight
    if _hidden(before, sight) != _hidden(after, sight):
        return True
    for seat in range(SPECTATOR, len(before.sealed)):
        seen = _faces(before, sight, seat)
        for face, count in _faces(after, sight, seat).items():
            if count > seen.get(face, 0):
                return True
    return False


def _faces(record: Any, sight: Sight, seat: int) -> dict[int, int]:
    """How many copies of each card the seat sees in all zones of the record."""
    counts: dict[int, int] = {}
    for name in sight.names:
        who = sight.sees[name]
        if who == RECORDS:
            for each in getattr(record, name):
                for face, count in _faces(each, sight.parts[name], seat).items():
                    counts[face] = counts.get(face, 0) + count
        elif who == OPEN or (who == HAND and record.seat == seat):
            for face in getattr(record, name):
                counts[face] = counts.get(face, 0) + 1
    return counts


def _hidden(record: Any, sight: Sight) -> list[object]:
    """Secret values and what the decks hold."""
    found: list[object] = []
    for name in sight.names:
        who = sight.sees[name]
        if who in (OWNER, DECK):
            found.append(getattr(record, name))
        elif who == RECORDS:
            for each in getattr(record, name):
                found += _hidden(each, sight.parts[name])
    return found
