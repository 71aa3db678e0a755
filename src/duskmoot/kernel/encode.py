"""Observations: what a seat sees as numbers of a fixed size, derived from sight and bounds.

An encoder follows the sight of a game: what a seat may not see is not written. Records of seats are
turned so that the viewer's own comes first, and seats are counted from the viewer. One noun is a
1 among zeros, a pile is the number of each noun, other numbers are scaled to -1 … 1 by their
bounds. Part of the compiled build; it writes into any buffer of floats that is blank beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duskmoot.kernel import bounds as forms
from duskmoot.kernel.bounds import LOW, Bound
from duskmoot.kernel.flow import AskSeat, State, Together, Window
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import FLOW_SEES
from duskmoot.kernel.zones import BACKS, CONFIDED, DECK, HAND, OWNER, Sight, back_of

SEAT: Final[str] = "seat"

# How a field is written.
_NUMBER: Final[int] = 0
_NUMBERS: Final[int] = 1
_NOUN: Final[int] = 2
_PILE: Final[int] = 3
_ROW: Final[int] = 4
_RECORDS: Final[int] = 5
_PACKED: Final[int] = 6
_SEAT: Final[int] = 7
_SEATS: Final[int] = 8
_DECK: Final[int] = 9
_SEAT_ROW: Final[int] = 10


class Slot:
    """What one number of an observation means."""

    def __init__(self, name: str, least: float, most: float) -> None:
        self.name = name
        self.least = least
        self.most = most

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Slot, (self.name, self.least, self.most)


class Field:
    """One field of a record in an observation: where it stands and how it is written."""

    def __init__(self, name: str, way: int, who: int, bound: Bound) -> None:
        self.name = name
        self.way = way
        self.owned = who in (HAND, BACKS)
        self.secret = who == OWNER
        self.confided = who == CONFIDED
        self.length = bound.length
        self.scale = 1.0 / max(1, abs(bound.least), abs(bound.most))
        self.parts = bound.parts
        self.bits = bound.bits
        self.part_most = float((1 << bound.bits) - 1) if bound.bits else 1.0
        self.low = bool(bound.kind)
        self.at = 0
        """Where it begins in its record."""
        self.width = 0
        self.size = 0
        """How many nouns there are of its kind."""
        self.backs: list[int] = []
        self.part: Layout | None = None
        """Of a list of records: how each is written, `width` for all of them."""

    def hides_from(self, record: Any, viewer: int) -> bool:
        """Whether this seat does not even see how much there is."""
        if self.secret:
            return bool(record.seat != viewer)
        return self.confided and viewer not in record.confidants


class Layout:
    """How a record is written: its fields, one behind the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.width = 0
        self.slots: list[Slot] = []


class Encoder:
    """Writes what a seat sees of a game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.kinds = game.vocabulary.nouns
        self.steps: dict[int, int] = {}
        """Places in the rules where somebody is asked: outline and step as one number."""
        self.slots: list[Slot] = []
        for outline in game.outlines:
            for number, step in enumerate(outline.steps):
                if isinstance(step, (AskSeat, Together, Window)):
                    self.steps[outline.number * 256 + number] = len(self.steps)
                    name = f"step.{outline.number}.{outline.name}.{number}"
                    self.slots.append(Slot(name, 0.0, 1.0))
        self.seat_at = len(self.slots)
        self._seats("viewer")
        self.asked_at = len(self.slots)
        self._seats("asked")
        self.given_at = len(self.slots)
        self._seats("sealed")
        self.winners_at = len(self.slots)
        self._seats("winners")
        self.options_at = len(self.slots)
        for option in game.options:
            self.slots.append(Slot(f"option.{option.key}", 0.0, 1.0))
        self.choices = [max(1, len(option.choices) - 1) for option in game.options]
        self.table_at = len(self.slots)
        self.layout = self.laid_out(game.sight, True)
        self.slots += self.layout.slots
        self.width = len(self.slots)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Encoder, (self.game, self.seats)

    def _seats(self, name: str) -> None:
        for seat in range(self.seats):
            self.slots.append(Slot(f"{name}.{seat}", 0.0, 1.0))

    def laid_out(self, sight: Sight, top: bool = False) -> Layout:
        layout = Layout()
        if "seat" in sight.sees and not top:
            self.add(layout, "seat", _SEAT, 0, Bound(forms.NOUN, 1), sight)
        for name, who in sight.pairs:
            bound = sight.bounds.get(name)
            if bound is None or bound.form == forms.OMITTED or name == "seat":
                continue
            if top and name in FLOW_SEES:
                continue
            kind = bound.kind or sight.nouns.get(name, "")
            way = bound.form
            if bound.form == forms.NOUN and kind == SEAT:
                way = _SEAT
            elif bound.form == forms.PILE and kind == SEAT:
                way = _SEATS
            elif bound.form == forms.ROW and kind == SEAT:
                way = _SEAT_ROW
            elif who == DECK:
                way = _DECK
            self.add(layout, name, way, who, bound, sight)
        return layout

    def add(
        self, layout: Layout, name: str, way: int, who: int, bound: Bound, sight: Sight
    ) -> None:
        field = Field(name, way, who, bound)
        field.at = layout.width
        kind = bound.kind or sight.nouns.get(name, "")
        names = self.kinds.get(kind, [])
        field.size = len(names)
        slots = layout.slots
        first = len(slots)
        seats = [str(seat) for seat in range(self.seats)]
        low = -1.0 if bound.least < 0 else 0.0
        if way == _NUMBER:
            slots.append(Slot(name, low, 1.0))
        elif way == _NUMBERS:
            slots += [Slot(f"{name}.{i}", low, 1.0) for i in range(bound.length)]
        elif way == _NOUN:
            slots += [Slot(f"{name}.{noun}", 0.0, 1.0) for noun in names]
        elif way in (_SEAT, _SEATS):
            slots += [Slot(f"{name}.{seat}", 0.0, 1.0) for seat in seats]
        elif way == _DECK:
            slots.append(Slot(f"{name}.size", 0.0, 1.0))
        elif way == _PILE:
            slots.append(Slot(f"{name}.size", 0.0, 1.0))
            slots += [Slot(f"{name}.{noun}", 0.0, float(bound.length)) for noun in names]
            if who == BACKS:
                field.backs = sight.backs
                most = max(sight.backs) + 1
                slots += [Slot(f"{name}.back.{i}", 0.0, float(bound.length)) for i in range(most)]
        elif way in (_ROW, _SEAT_ROW):
            each = seats if way == _SEAT_ROW else names
            slots += [Slot(f"{name}.{i}.{n}", 0.0, 1.0) for i in range(bound.length) for n in each]
        elif way == _PACKED:
            for i in range(max(1, bound.length)):
                slots += [Slot(f"{name}.{i}.{part}", 0.0, 1.0) for part in range(bound.parts)]
        elif way == _RECORDS:
            part = self.laid_out(sight.parts[name])
            field.part = part
            field.length = min(bound.shown, self.records_of(name, bound.shown))
            for i in range(field.length):
                slots.append(Slot(f"{name}.{i}", 0.0, 1.0))
                slots += [Slot(f"{name}.{i}.{s.name}", s.least, s.most) for s in part.slots]
        field.width = len(slots) - first
        layout.width = len(slots)
        layout.fields.append(field)

    def records_of(self, name: str, most: int) -> int:
        """A list with a record for each seat is as long as there are seats."""
        g = self.game.blank(self.seats, tuple([0] * len(self.game.options)), "")
        found: list[Any] = getattr(g, name)
        return len(found) if found and is_by_seat(found) else most

    def write(self, g: State, viewer: int, out: Any, at: int) -> None:
        """The observation of a seat, into a buffer that is blank from `at` on."""
        seats = self.seats
        if g.asked:
            f = g.stack[-1]
            out[at + self.steps[f.outline * 256 + f.step]] = 1.0
        out[at + self.seat_at + viewer] = 1.0
        for seat in g.asked:
            out[at + self.asked_at + (seat - viewer) % seats] = 1.0
        for seat in range(seats):
            if g.sealed[seat] != -1:
                out[at + self.given_at + (seat - viewer) % seats] = 1.0
        for seat in g.winners:
            out[at + self.winners_at + (seat - viewer) % seats] = 1.0
        for i, choice in enumerate(g.options):
            if choice:
                out[at + self.options_at + i] = choice / self.choices[i]
        self.record(g, self.layout, viewer, out, at + self.table_at)

    def record(self, record: Any, layout: Layout, viewer: int, out: Any, at: int) -> None:
        for field in layout.fields:
            mine = True
            if field.owned:
                mine = record.seat == viewer
            elif field.hides_from(record, viewer):
                continue
            value = getattr(record, field.name)
            start = at + field.at
            way = field.way
            if way == _NUMBER:
                number: int = int(value)
                if number:
                    out[start] = number * field.scale
            elif way == _NOUN:
                noun: int = value
                if noun >= 0:
                    out[start + noun] = 1.0
            elif way == _SEAT:
                seat: int = value
                if seat >= 0:
                    out[start + (seat - viewer) % self.seats] = 1.0
            elif way == _PILE:
                pile(field, value, mine, out, start)
            elif way == _DECK:
                if value:
                    out[start] = len(value) / field.length
            elif way == _NUMBERS:
                numbers(field, value, out, start)
            elif way == _ROW:
                row(field, value, out, start)
            elif way == _RECORDS:
                self.records(field, value, viewer, out, start)
            elif way == _PACKED:
                packed(field, value, out, start)
            elif way == _SEATS:
                for each in value:
                    out[start + (each - viewer) % self.seats] = 1.0
            elif way == _SEAT_ROW:
                for i, each in enumerate(value):
                    if each >= 0:
                        out[start + i * self.seats + (each - viewer) % self.seats] = 1.0

    def records(self, field: Field, found: list[Any], viewer: int, out: Any, at: int) -> None:
        """By seat from the viewer on; else in their order, of too many the newest."""
        part = field.part
        assert part is not None
        count = len(found)
        turned = count == self.seats and is_by_seat(found)
        first = max(0, count - field.length)
        for i in range(min(count, field.length)):
            each = found[(viewer + i) % count] if turned else found[first + i]
            start = at + i * (part.width + 1)
            out[start] = 1.0
            self.record(each, part, viewer, out, start + 1)


def is_by_seat(records: list[Any]) -> bool:
    return all(getattr(each, "seat", -1) == i for i, each in enumerate(records))


def pile(field: Field, cards: Any, mine: bool, out: Any, at: int) -> None:
    if not cards:
        return
    out[at] = min(1.0, len(cards) / field.length)
    if not mine:
        first = at + 1 + field.size
        for card in cards if field.backs else []:
            back = first + back_of(card, field.backs)
            out[back] = out[back] + 1.0
        return
    for card in cards:
        noun: int = card & LOW if field.low else card
        if noun >= 0:
            place = at + 1 + noun
            out[place] = out[place] + 1.0


def numbers(field: Field, values: Any, out: Any, at: int) -> None:
    scale = field.scale
    for i, value in enumerate(values):
        if value and i < field.length:
            out[at + i] = value * scale


def row(field: Field, nouns: Any, out: Any, at: int) -> None:
    for i, noun in enumerate(nouns):
        if noun >= 0 and i < field.length:
            out[at + i * field.size + noun] = 1.0


def packed(field: Field, value: Any, out: Any, at: int) -> None:
    if field.length:
        for i, each in enumerate(value):
            if i < field.length:
                unpack(field, each, out, at + i * field.parts)
    else:
        unpack(field, value, out, at)


def unpack(field: Field, value: int, out: Any, at: int) -> None:
    part = 0
    mask = (1 << field.bits) - 1
    while value and part < field.parts:
        low = value & mask
        if low:
            out[at + part] = low / field.part_most
        value >>= field.bits
        part += 1
