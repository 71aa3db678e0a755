"""Views: the only place that turns a state into what one seat may see, and back into a guess.

Seat -1 is the spectator: a seat with no private rights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duskmoot.kernel import flow
from duskmoot.kernel.chance import Chance, from_key
from duskmoot.kernel.flow import Frame, State
from duskmoot.kernel.story import Line
from duskmoot.kernel.zones import (
    ALL,
    BACKS,
    CONFIDED,
    DECK,
    GIVEN,
    HAND,
    LEARNED,
    NEVER,
    OPEN,
    OWNER,
    RECORDS,
    SEALED,
    ZONES,
    Sight,
    back_of,
    face_down,
)

SPECTATOR: Final[int] = -1
IMAGINED: Final[int] = 3
"""The stream of chance from which guesses about hidden things are drawn."""
_ANSWERED: Final[int] = -2
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
        self.lines: list[Line] = []
        """Of the story, what the seat has heard."""

    @property
    def story(self) -> list[dict[str, object]]:
        """The lines as plain data, made only where somebody reads them."""
        return [line.told() for line in self.lines]

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

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Plain data, and the key of each tale."""
        told = [(line.tale.key, line.audience, line.values) for line in self.lines]
        parts = (self.game, self.seat, self.table, self.question, self.about, self.acts, told)
        return restored, parts


def restored(
    game: str,
    seat: int,
    table: dict[str, Any],
    question: str,
    about: list[tuple[str, int]],
    acts: list[int],
    told: list[tuple[str, int, tuple[int, ...]]],
) -> View:
    """The view that was pickled, at home or in another process."""
    from duskmoot.kernel.game import find

    seen = View(game, seat, table)
    seen.question = question
    seen.about = about
    seen.acts = acts
    if told:
        tales = {tale.key: tale for tale in find(game).tales}
        seen.lines = [Line(tales[key], heard, values) for key, heard, values in told]
    return seen


def view(g: State, seat: int, shown: dict[str, Any] | None = None) -> View:
    """`shown` is what a spectator sees of this position: many views of one are then cheap."""
    game = g.game
    sight = game.sight
    table = _look(g, sight, seat) if shown is None else _look_closer(g, sight, seat, shown)
    seen = View(game.name, seat, table)
    if g.asked:
        question = flow.question(g)
        seen.question = question.key
        if flow.may_answer(g, seat):
            seen.acts = question.legal(g, seat)[:]
        seen.about = question.about(g, g.asked[0])
    if g.story is not None:
        seen.lines = [line for line in g.story if line.heard_by(seat)]
    return seen


def _look(record: Any, sight: Sight, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for name, who in sight.pairs:
        value = getattr(record, name)
        if who in (ALL, LEARNED, GIVEN):
            seen[name] = list(value) if isinstance(value, (list, tuple)) else value
        elif who == OPEN:
            seen[name] = value[:]
        elif who == HAND:
            seen[name] = value[:] if record.seat == seat else len(value)
        elif who == BACKS:
            mine = record.seat == seat
            seen[name] = value[:] if mine else _backs(value, sight.backs)
        elif who == DECK:
            seen[name] = len(value)
        elif who == RECORDS:
            part = sight.parts[name]
            seen[name] = [_look(each, part, seat) for each in value]
        elif who == OWNER:
            if record.seat == seat:
                seen[name] = list(value) if isinstance(value, list) else value
        elif who == CONFIDED:
            if seat in record.confidants:
                seen[name] = list(value) if isinstance(value, list) else value
        elif who == SEALED:
            seen[name] = [v if i == seat or v < 0 else _ANSWERED for i, v in enumerate(value)]
    return seen


def _backs(cards: list[int], backs: list[int]) -> list[int]:
    """Sorted, since the order in a hand is nobody's business."""
    return sorted([face_down(back_of(card, backs)) for card in cards])


def shown_to_all(g: State) -> dict[str, Any]:
    """The table as a spectator sees it."""
    return _look(g, g.game.sight, SPECTATOR)


def _look_closer(record: Any, sight: Sight, seat: int, shown: dict[str, Any]) -> dict[str, Any]:
    """What a spectator sees, with what this seat sees besides; the rest is shared."""
    seen = shown.copy()
    for name, who in sight.private:
        value = getattr(record, name)
        if who == RECORDS:
            part = sight.parts[name]
            rows = zip(value, shown[name])
            seen[name] = [_look_closer(each, part, seat, row) for each, row in rows]
        elif who == SEALED:
            seen[name] = [v if i == seat or v < 0 else _ANSWERED for i, v in enumerate(value)]
        elif seat in record.confidants if who == CONFIDED else record.seat == seat:
            seen[name] = list(value) if isinstance(value, list) else value
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
        if name not in table:
            continue  # a secret of others: `believe` sets it
        value = table[name]
        if who == RECORDS:
            setattr(record, name, [_recall(each, sight.parts[name]) for each in value])
        elif who in ZONES and isinstance(value, int):
            setattr(record, name, [0] * value)
        elif who == GIVEN:
            setattr(record, name, _frozen(value))
        elif name != "options":
            setattr(record, name, list(value) if isinstance(value, list) else value)
    return record


def _frozen(value: Any) -> Any:
    """Tuples, also where a view has been on paper and came back with lists."""
    return tuple([_frozen(v) for v in value]) if isinstance(value, (list, tuple)) else value


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
    seen: list[dict[tuple[str, int], int]] = [{} for _ in range(len(before.sealed) + 1)]
    now: list[dict[tuple[str, int], int]] = [{} for _ in seen]
    _count_faces(before, sight, seen)
    _count_faces(after, sight, now)
    if seen == now:
        return False
    for seat in range(len(seen)):
        for face in now[seat] | now[SPECTATOR]:
            if _copies(now, seat, face) > _copies(seen, seat, face):
                return True
    return False


def _copies(faces: list[dict[tuple[str, int], int]], seat: int, face: tuple[str, int]) -> int:
    """How many copies of a card the seat sees, in its own hand and in the open."""
    open_ones = faces[SPECTATOR].get(face, 0)
    return open_ones if seat == len(faces) - 1 else open_ones + faces[seat].get(face, 0)


def _count_faces(record: Any, sight: Sight, faces: list[dict[tuple[str, int], int]]) -> None:
    """Copies of each card in all zones of the record: by owner, and last those in the open.

    A card is its kind and number: character 5 and intrigue 5 are two cards.
    """
    for name, who in sight.faced:
        value = getattr(record, name)
        if who == RECORDS:
            for each in value:
                _count_faces(each, sight.parts[name], faces)
            continue
        counts = faces[SPECTATOR] if who == OPEN else faces[record.seat]
        kind = sight.nouns.get(name, "")
        for card in value:
            counts[kind, card] = counts.get((kind, card), 0) + 1


def _hidden(record: Any, sight: Sight) -> list[object]:
    """Secret values, what the decks hold, and marks of what was learned."""
    found: list[object] = []
    for name, who in sight.hidden:
        if who != RECORDS:
            found.append(getattr(record, name))
            continue
        for each in getattr(record, name):
            found += _hidden(each, sight.parts[name])
    return found
